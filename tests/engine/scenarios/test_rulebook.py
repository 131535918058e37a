"""Texts that follow the values, and links between rules and parameters."""

from __future__ import annotations

import pytest

from engine.discovery import discover
from engine.scenarios.rulebook import in_words, links, named_in, pieces, unsaid

VALUES = {
    "rounds": 1,
    "score": (10, 11),
    "equal": (7, 7),
    "curve": "wide",
    "names": ("red", "blue"),
}


def text(template):
    return "".join(pieces(template, VALUES))


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("Play {rounds:round|rounds}.", "Play 1 round."),
        ("{equal:point|points}", "7 points"),
        ("{score:point|points}", "10 and 11 points in seat order"),
        ("{names}", "red and blue"),
        ("{curve=wide:a wide one}{curve=sharp:a sharp one}", "a wide one"),
        ("{curve=sharp,wide:either}", "either"),
        ("{curve!=wide:no}{rounds!=2:not two but #}", "not two but 1"),
        ("{curve=wide&rounds=1:both}{curve=wide&rounds=2:one}", "both"),
        ("No braces: {curve=wide:with a colon: here}", "No braces: with a colon: here"),
    ],
)
def test_a_text_follows_the_values(template, said):
    """Numbers, nouns, readings and combinations come out as the file's head tells."""
    assert text(template) == said


def test_pieces_stand_in_their_places():
    """So that two variants can be held against each other piece by piece."""
    made = pieces("Always. {curve=wide&rounds=1:Now.}{curve!=wide:Never.}", VALUES)
    assert made == ["Always. ", "Now.", "", "", ""]


def test_nonsense_in_braces_is_refused():
    """The author of a game hears of a slip; players never see braces."""
    with pytest.raises(ValueError, match="not part of a rule"):
        text("{curve~wide:x}")


def test_names_in_a_template_are_found_once():
    """Seats are no parameter and are left out."""
    assert named_in("{a=x&b!=y:t} {a:n} {seats} {c}") == ("a", "b", "c")


def test_a_list_in_words():
    """As people write lists."""
    assert in_words(("a", "b", "c")) == "a, b and c"


def test_links_go_both_ways(pennies):
    """A rule that names a toggle is linked to it, and the toggle to the rule."""
    found = links(pennies)
    assert found.rules_of["tie"] == ("PN-5",)
    assert set(found.parameters_of["PN-5"]) == {"prize", "tie"}
    assert [name for names in found.sections.values() for name in names].count("tie") == 1


@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.name)
def test_every_parameter_stands_under_a_section(game):
    """No parameter of an installed game is lost from the form, or in it twice."""
    listed = [name for names in links(game).sections.values() for name in names]
    assert sorted(listed) == sorted(game.parameters)
    assert "" not in links(game).sections


@pytest.mark.parametrize("game", discover().values(), ids=lambda game: game.name)
def test_sheets_name_known_parameters_and_readings(game):
    """A slip in a sheet's braces would silently leave a sentence out."""
    for rule in game.rules.values():
        assert set(named_in(rule.sheet + rule.card)) <= set(game.parameters), rule.id
    assert unsaid(game) == [], "these parameters stand in no rule's text"

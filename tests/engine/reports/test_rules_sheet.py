"""The rules sheet: every toggle and number drives the text, and changes are marked."""

from __future__ import annotations

import re

import pytest

from engine.declared import default_value
from engine.discovery import discover, registered
from engine.game import Rule
from engine.reports.rules_sheet import _line, html, paragraphs, rules_sheet, sheet_of
from engine.scenarios.catalog import find_variant, variants
from engine.scenarios.variants import Variant, read_variant
from tests.support.every_column import GAME as CITY
from tests.support.every_column import written

GAMES = list(discover().values())


def defaults(game, seats):
    return {name: default_value(one, seats) for name, one in game.parameters.items()}


def texts(sheet):
    return [line.text for _, lines in sheet.sections for line in lines]


def other_values(parameter, seats):
    """Every other reading; the ends of a range; another order of names."""
    if parameter.kind == "choice":
        return [entry.key for entry in parameter.readings[1:]]
    if parameter.kind == "names":
        return [tuple(reversed(parameter.default))]
    ends = {parameter.low, parameter.high}
    return [(end,) * seats if parameter.per_seat else end for end in ends]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_value_of_every_parameter_gives_another_sheet(game):
    """No toggle and no number is silent: all readings of each one read differently."""
    seats = max(game.seats)
    usual = defaults(game, seats)
    for name, parameter in game.parameters.items():
        sheets = {
            tuple(texts(sheet_of(game, seats, {**usual, name: value})))
            for value in [usual[name], *other_values(parameter, seats)]
        }
        values = {usual[name], *other_values(parameter, seats)}
        assert len(sheets) == len(values), name


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_marked_with_the_defaults_and_something_with_any_other_value(game):
    """The mark means: other than the game itself, no more and no less."""
    seats = max(game.seats)
    usual = defaults(game, seats)
    plain = sheet_of(game, seats, usual)
    assert not any(line.changed for _, lines in plain.sections for line in lines)
    for name, parameter in game.parameters.items():
        for value in other_values(parameter, seats):
            if value != usual[name]:
                made = sheet_of(game, seats, {**usual, name: value})
                assert [change.parameter.name for change in made.changes] == [name]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_braces_and_no_toggle_ids_are_left_in_a_sheet(game):
    """A sheet is for players: they need no machinery."""
    toggles = {one.rule for one in game.parameters.values()} - game.rules.keys()
    for seats in game.seats:
        said = " ".join(texts(sheet_of(game, seats, defaults(game, seats))))
        assert not re.search(r"[{}]|toggle|  ", said)
        assert not toggles & set(re.findall(r"[\w-]+", said))


def test_a_game_without_sheets_tells_its_parameters_apart(pennies):
    """A new game has an honest sheet before anybody writes texts for it."""
    values = defaults(pennies, 3) | {"tie": "nobody"}
    said = texts(sheet_of(pennies, 3, values))
    assert any("nobody wins" in line for line in said)
    assert any(line.endswith("4 rounds") for line in said)


def test_a_sheet_of_a_variant_that_cannot_be_played_says_so(table):
    """The page is made all the same, with the defaults in the place of what is wrong."""
    variant = Variant("pennies", "x", "Odd", seats=3, parameters={"rounds": 99})
    sheet = rules_sheet(variant)
    assert any("out of range" in fault for fault in sheet.faults)
    assert "Not playable as it stands" in html(sheet)


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("entry", variants(), ids=lambda entry: entry.source)
def test_every_shipped_variant_has_a_whole_page(entry, plain):
    """Each rule stands on the page, and the page needs nothing from elsewhere."""
    variant = read_variant(find_variant(entry.source))
    page = html(rules_sheet(variant), plain=plain)
    game = discover()[entry.game]
    assert all(f">{rule}" in page for rule in game.rules)
    assert not re.search(r"<script|https?://|src=|@import", page)
    assert rules_sheet(variant).faults == []


def test_a_title_cannot_break_the_page(table):
    """What a designer writes is text, never markup."""
    page = html(rules_sheet(Variant("pennies", "x", "<b>Bold & brave</b>", seats=3)))
    assert "&lt;b&gt;Bold &amp; brave&lt;/b&gt;" in page


def test_paragraphs_keep_lists():
    """Lines that begin with a dash stay apart, wrapped lines are joined."""
    assert paragraphs("One\ntwo\n\nthree\n- a\n  b\n- c\n") == ["One two", "three", "- a b", "- c"]


def test_effects_of_cards_are_told_in_sentences(tmp_path):
    """Each with the cards that have it, as the deck's file says now."""
    folder = tmp_path / "variants/city"
    written(folder / "decks")
    path = folder / "plain.toml"
    path.write_text(
        'format = 1\ngame = "city"\ntitle = "Plain"\nseats = 2\n[decks]\nbuildings = "all"\n',
        encoding="utf-8",
    )
    with registered(CITY):
        title, lines = rules_sheet(read_variant(path, tmp_path)).sections[-1]
    assert title == "Buildings: effects"
    assert [line.text for line in lines] == [
        "Tower: Hands of more than 7 cards are halved. Nothing happens.",
        "Harbour: Seats 1 and 3 change places.",
    ]


def test_a_rule_is_marked_if_its_text_is_another_one():
    """Also where something is left out; not where another parameter says the same."""
    usual, here = {"a": 1, "b": "x"}, {"a": 1, "b": "y"}

    def marked(sheet):
        rule = Rule("R-1", "S", "Text.", "us", sheet=sheet)
        return [(part.text, part.changed) for part in _line(rule, sheet, here, usual).parts]

    assert marked("Take {b=x:one}{a=1&b=y:one}{b=z:none}.") == [
        ("Take ", False),
        ("one", False),
        (".", False),
    ]
    assert marked("Stop.{b=x: Or go.}") == [("Stop.", False), ("", True)]
    assert marked("Stop.{b=y: Or go.}") == [("Stop.", False), (" Or go.", True)]

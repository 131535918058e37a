"""Looks of a game: read from its folder, refused with every fault at once."""

from __future__ import annotations

import pytest

from engine.discovery import discover
from engine.errors import ScenarioError
from engine.language import speaking
from engine.looks import FILE, Card, Looks, Stamp, looks_in, read_looks
from engine.schema_words import looks_in_words
from tests.support.pennies import GAME as PENNIES

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path class="{}"/></svg>'
GAMES = [game for game in discover().values() if (game.folder / FILE).exists()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_looks_of_a_game_have_no_fault(game):
    """Every ground of its boards has a fill, and every drawing is used or can be."""
    found = looks_in(game.folder)
    kinds = game.board_schema.kinds if game.board_schema else ()
    assert {kind.key for kind in kinds} <= found.fills.keys()
    assert all(found.of(name) is not None for name in (*found.stamps, *found.strokes))


def test_a_folder_without_the_file_has_no_looks(tmp_path):
    """A game need not declare any."""
    assert looks_in(tmp_path) == Looks()


def test_all_faults_are_told_at_once(tmp_path):
    """Of the file and of its drawings, each with its place."""
    (tmp_path / "bad.svg").write_text(SVG.format("crimson ink-line"), encoding="utf-8")
    (tmp_path / FILE).write_text(
        "format = 1\n"
        '[stamp.a]\nsvg = "bad.svg"\n'
        '[stamp.b]\nsvg = "none.svg"\nsize = -1\n'
        '[stroke.c]\nlayers = [{ width = 0.1, colour = "pinkish" }]\nstamp = "d"\n'
        '[fill.e]\nstrength = 3\ncolour = "ink"\n'
        '[card.f]\ntitle = "{name}"\nrows = [[]]\nsize = [0, 2]\nfoot = -1\n'
        '[card.g]\nstamps = "{goods}"\n',
        encoding="utf-8",
    )
    with pytest.raises(ScenarioError) as refused:
        read_looks(tmp_path / FILE)
    assert {fault.place for fault in refused.value.faults} == {
        *("stamp.a.svg", "stamp.b.svg", "stamp.b.size", "stroke.c.layers[1].colour"),
        *("stroke.c.stamp", "fill.e.strength", "fill.e.colour", "card.f.rows", "card.f.rows[1]"),
        *("card.f.size", "card.f.foot", "card.g.rows"),
    }


def test_what_was_given_is_quoted_as_it_stands_in_the_file(tmp_path):
    """A text in quotation marks, as other faults have it."""
    rim = 'rim = { width = "a", colour = "ink" }'
    text = f'format = 1\n[fill.e]\nhatched = "yes"\nstrength = true\n{rim}\n'
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(ScenarioError) as refused:
        read_looks(tmp_path / FILE)
    told = {fault.place: fault.what for fault in refused.value.faults}
    assert told == {
        "fill.e.hatched": '"yes" is not valid',
        "fill.e.strength": "true is not valid",
        "fill.e.rim.width": '"a" is not valid',
    }


def test_a_card_says_how_large_it_is(tmp_path):
    """And what shows of it on another card, what stands large on it, and its sentences."""
    text = 'format = 1\n[card.a]\nsize = [1, 1.5]\nfoot = 0.5\nbig = "{1}"\nedge = "{1} {0}"\n'
    (tmp_path / FILE).write_text(text + 'text = "{2}"\n[card.b]\n', encoding="utf-8")
    cards = read_looks(tmp_path / FILE).cards
    assert cards["a"] == Card(size=(1.0, 1.5), foot=0.5, big="{1}", edge="{1} {0}", text="{2}")
    assert cards["b"] == Card()


def test_a_card_fills_its_blanks():
    """Blanks beyond the texts are empty."""
    card = Card("{0}", (("{1}", "{2}", "({3})"),))
    assert card.filled("{1} {2}", ("a", "roads", "3")) == "roads 3"
    assert card.filled("{1}{5}", ("a", "b")) == "b"


def test_cards_speak_the_language_of_the_table():
    """The word on a back is translated, and blanks stay blanks."""
    plain = looks_in(PENNIES.folder).cards["penny"]
    with speaking("fr"):
        french = looks_in_words(PENNIES).cards["penny"]
    assert (plain.back, french.back) == ("Pennies", "Sous")
    assert french.title == plain.title == "{0}"


def test_a_card_shows_stamps_by_their_names():
    """As often as a text names them, in its order; a name of no stamp shows nothing."""
    coal, gold = Stamp("coal", 1.0), Stamp("gold", 1.0)
    looks = Looks(stamps={"coal": coal, "gold": gold})
    card = Card(stamps="{1} tin")
    assert looks.stamps_on(card, ("5 ecus", "gold coal  gold")) == (gold, coal, gold)
    assert looks.stamps_on(card, ()) == looks.stamps_on(Card(), ("coal",)) == ()

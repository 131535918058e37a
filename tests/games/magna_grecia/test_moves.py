"""Moves as texts and as clicks."""

from __future__ import annotations

import re
from itertools import product

import pytest

from engine.errors import RecordError
from engine.games.magna_grecia import GAME
from engine.language import speaking
from tests.support.magna_grecia_scenes import position, scene

PLACES = "c . v . . o . c"
FLAT = """
c   v   .
  .   .
.   .   c
"""


def table(orientation):
    """A scene on a small board of either orientation."""
    if orientation == "flat":
        return scene(FLAT, seats=2, orientation="flat")
    return scene(PLACES, seats=2)


@pytest.fixture(params=["pointy", "flat"])
def here(request):
    """A first position on boards of both orientations."""
    return table(request.param).started(1)


def test_texts_of_all_codes_differ(here):
    """No two move codes of a scenario are written alike."""
    codes = GAME.codes(here.record)
    texts = {GAME.to_text(here.record, here.state, int(code)) for code in codes}
    empty = {"draw 0 roads"}
    assert (len(texts), texts & empty) == (len(codes), empty)


def test_every_text_is_read_back(here):
    """The text of a move code gives that code again."""
    record = here.record
    codes = [int(code) for code in GAME.codes(record)]
    read = [here.code(GAME.to_text(record, here.state, code)) for code in codes]
    assert read == codes


@pytest.mark.parametrize(
    ("tongue", "said"),
    [("en", "road a1 ne-sw"), ("fr", "route a1 ne-so"), ("cs", "cesta a1 sv-jz")],
)
def test_edges_are_said_in_the_language_of_the_reader(here, tongue, said):
    """South-west is so in French and jz in Czech; files keep "sw"."""
    record = here.record
    code = here.code("road a1 ne-sw")
    with speaking(tongue):
        assert GAME.in_words(record, here.state, code) == said
        assert GAME.to_text(record, here.state, code) == "road a1 ne-sw"


def test_every_move_has_its_own_clicks(here):
    """No two move codes are clicked alike, so that one mouse tool can tell them apart."""
    record = here.record
    clicks = {GAME.gesture(record, here.state, int(code)) for code in GAME.codes(record)}
    assert len(clicks) == len(GAME.codes(record))


def test_clicks_name_spaces_of_the_board(here):
    """Every clicked space is a hex of the board."""
    record = here.record
    cells = {
        click.cell
        for code in GAME.codes(record)
        for click in GAME.gesture(record, here.state, int(code))
        if click.target == "thing"
    }
    assert cells == set(range(len(here.scene.board)))


def test_gesture_of_a_road():
    """A road is clicked as the tool, the hex and the two edges."""
    here = position("c . .", yellow={"city_tiles": ["a1"]})
    clicks = GAME.gesture(here.record, here.state, here.code("road b1 e-w"))
    assert [(click.target, click.cell, click.name) for click in clicks] == [
        ("button", -1, "road"),
        ("thing", here.scene.board.cell_of("b1"), ""),
        ("choice", -1, "e-w"),
    ]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Road  B1 w-e", "road b1 e-w"),
        (" DONE ", "done"),
        ("draw 1 roads 1 cities", "draw 1 road 1 city"),
        ("draw 2 city", "draw 2 cities"),
        ("keep  sold", "keep sold"),
    ],
)
def test_free_spelling(written, meant):
    """Case, spaces, the order of edges and plurals do not matter."""
    here = position("c . .")
    assert GAME.to_text(here.record, here.state, here.code(written)) == meant


@pytest.mark.parametrize("name", ["c1", "d1", "e1"])
def test_any_hex_of_a_city_names_it(name):
    """A city goes by its first village hex, but may be written with any of its hexes."""
    here = position("c . c . c", seats=2, yellow={"city_tiles": ["c1", "d1", "e1"]})
    assert here.code(f"buy {name}") == here.code("buy c1")
    assert GAME.to_text(here.record, here.state, here.code(f"sell {name}")) == "sell c1"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is not a valid move"),
        ("dance", "this is not a valid move"),
        ("road b1", "this is not a valid move"),
        ("road b1 e-e", "not a pair of edges"),
        ("road b1 n-s", "not a pair of edges"),
        ("city z9", "not a hex of this board"),
        ("city", "this is not a valid move"),
        ("draw", "this is not a valid draw"),
        ("draw 21 roads", "this is not a valid draw"),
        ("draw 2 markets", "this is not a valid draw"),
        ("oracle b1", "there is no village on b1"),
        ("control b1 a1", "this is not a valid move"),
    ],
)
def test_no_move(text, said):
    """A text that is no move is refused in words that name it and show a right one."""
    with pytest.raises(RecordError, match=re.escape(said)) as refused:
        position("c . v").code(text)
    fault = refused.value.faults[0]
    assert text in fault.place
    assert fault.remedy


def test_draws_of_a_small_reserve():
    """Draws are listed for every mix that the reserve holds."""
    here = position(
        "c .", yellow={"reserve_roads": 2, "roads": 18, "reserve_cities": 1, "cities": 19}
    )
    mixes = {(roads, cities) for roads, cities in product(range(3), range(2)) if roads + cities}
    words = {
        "draw 1 road",
        "draw 2 roads",
        "draw 1 city",
        "draw 1 road 1 city",
        "draw 2 roads 1 city",
    }
    assert here.legal("draw") == words
    assert len(words) == len(mixes)

"""Positions made by hand: what no game leads to is refused, with the rule."""

from __future__ import annotations

import pytest

from engine.errors import RecordError
from engine.records.position import position_text, read_position_file
from tests.support.magna_grecia_scenes import position

BESIDE = {"yellow": {"city_tiles": ["a1", "b1"]}}
OWED = {"turn": {"cities_laid": 1, "must_cover": ["c1"]}}
HAND = """# Only what matters, edges the other way round
format = 1
variant = "classic"
seats = 2
[position.seats.orange]
city_tiles = ["u8", "t5"]
road_tiles = ["t6 se-n", "u7 s-nw"]
[position]
round = 2
phase = "market"
"""
EXTENSIONS = {"rules": {"founding_distance": "extensions_only"}}


@pytest.mark.parametrize(
    ("drawing", "tables", "said"),
    [
        ("c . v", BESIDE, "'b1' is next to the village 'c1'; cover c1, or name it in turn.must_"),
        ("c . v", BESIDE | {"phase": "market"}, "next to the village 'c1'; cover c1 (MG-22)"),
        ("c . v", BESIDE | OWED | {"active": "red"}, "next to the village 'c1'; cover c1 (MG-22)"),
        ("c . v", BESIDE | EXTENSIONS, "next to the village 'c1'"),
        ("c v", {"yellow": {"city_tiles": ["a1"]}}, "'a1' is next to the village 'b1'"),
        ("c . o", BESIDE, "'b1' is next to the oracle 'c1'"),
        ("c . c", BESIDE | {"red": {"city_tiles": ["c1"]}}, "'b1' is next to another seat's city"),
    ],
)
def test_a_city_beside_what_it_may_not_touch_is_refused(drawing, tables, said):
    """MG-22: seat, hex and what it touches are named with the rule."""
    with pytest.raises(RecordError) as caught:
        position(drawing, **tables)
    text = str(caught.value)
    assert said in text
    assert "MG-22" in text
    assert "seats.yellow.city_tiles" in text


@pytest.mark.parametrize(
    ("drawing", "tables"),
    [
        ("c . v", BESIDE | OWED),
        ("c v", EXTENSIONS | {"yellow": {"city_tiles": ["a1"]}}),
        ("c c", EXTENSIONS | {"yellow": {"city_tiles": ["a1"]}, "red": {"city_tiles": ["b1"]}}),
    ],
)
def test_what_a_game_may_come_to_is_read(drawing, tables):
    """MG-23, MG-A9: a village that is still to be covered, and what a founding may touch."""
    assert position(drawing, **tables).codes()


def test_markets_that_left_the_game():
    """MG-1, MG-A27: fewer markets than at the start are right only where they can be lost."""
    yellow = {"yellow": {"markets": 18}}
    assert position("c . v", rules={"merged_markets": "out_of_game"}, **yellow).codes()
    with pytest.raises(RecordError, match="together they must be 20"):
        position("c . v", **yellow)


def test_a_file_written_by_hand_is_saved_in_full(tmp_path):
    """MG-1: what is left out is filled in, stocks too; saved again it is the same position."""
    path = tmp_path / "hand.toml"
    path.write_text(HAND, encoding="utf-8")
    scenario, state = read_position_file(path)
    text = position_text(scenario, state)
    assert 'road_tiles = ["t6 n-se", "u7 nw-s"]\ncity_tiles = ["t5", "u8"]' in text
    assert "reserve_roads = 14\nreserve_cities = 14\nmarkets = 20" in text
    path.write_text(text, encoding="utf-8")
    assert read_position_file(path)[1].tobytes() == state.tobytes()

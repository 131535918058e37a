"""Every reason why a move is refused: a position in which exactly that one is given."""

from __future__ import annotations

import pytest

from engine.games.magna_grecia import GAME
from engine.games.magna_grecia.reasons import reason
from engine.games.magna_grecia.refusals import SENTENCES, Why
from engine.games.magna_grecia.state import CITY_MOVE, ORACLE_MOVE, ROAD_MOVE
from tests.support.magna_grecia_scenes import position, scene

LINE = "c . . v . . . c"
CITY = {"city_tiles": ["a1"]}
WHOLE = {"city_grace": "whole_city"}
MARKET = {"phase": "market"}
OVER = {"phase": "over", "round": 13, "cards": list(range(1, 13))}
LAID = {"founded": True}
TIED = {
    "rules": {"simultaneous_challenge": "active_decides"},
    "oracles": {"e1": "", "i1": ""},
    "phase": "control",
    "turn": {"contested": ["e1", "i1"]},
    "yellow": {"city_tiles": ["g1"], "road_tiles": ["f1 e-w", "h1 e-w"]},
    "red": {"city_tiles": ["c1", "k1"], "road_tiles": ["b1 e-w", "d1 e-w", "j1 e-w", "l1 e-w"]},
}
TIE = "v . c . o . c . o . c . v"
KEEP = {
    "phase": "keep",
    "yellow": {"city_tiles": ["a1", "b1", "c1"], "unsold": ["a1"], "sold": ["a1"]},
    "turn": {"keep": ["yellow"], "keep_in": "a1"},
}

# Code, drawing, tables of the position, move, hex that the sentence must name (or a word).
CASES = [
    (Why.GAME_OVER, LINE, OVER, "done", ""),
    (Why.ACTIONS_FIRST, LINE, {}, "pass", ""),
    (Why.ACTIONS_FIRST, LINE, {}, "buy d1", ""),
    (Why.ACTIONS_OVER, LINE, MARKET, "done", ""),
    (Why.ACTIONS_OVER, LINE, MARKET | {"yellow": CITY}, "road b1 e-w", ""),
    (Why.KEEP_FIRST, "c . c", KEEP, "done", ""),
    (Why.CONTROL_FIRST, TIE, TIED, "done", "e1"),
    (Why.DRAFT_OVER, LINE, {}, "oracle d1", ""),
    (Why.NOTHING_TO_KEEP, LINE, {}, "keep sold", ""),
    (Why.NOTHING_CONTESTED, LINE, {"yellow": CITY}, "control d1 a1", ""),
    (Why.ROAD_FACE, LINE, {"yellow": CITY}, "road b1 nw-w", "nw and w"),
    (Why.ROAD_ON_PLACE, LINE, {"yellow": {"road_tiles": ["c1 e-w"]}}, "road d1 e-w", "village"),
    (Why.ROAD_ON_PLACE, "c . o .", {"yellow": {"road_tiles": ["b1 e-w"]}}, "road c1 e-w", "oracle"),
    (Why.ROAD_ON_TILE, LINE, {"yellow": CITY | {"road_tiles": ["b1 e-w"]}}, "road b1 ne-w", "b1"),
    (Why.ROAD_STOCK, LINE, {"yellow": CITY | {"roads": 0}}, "road b1 e-w", ""),
    (Why.ROAD_AMOUNT, LINE, {"yellow": CITY, "turn": {"roads_laid": 4}}, "road b1 e-w", ""),
    (
        Why.ROAD_AMOUNT,
        LINE,
        {"yellow": CITY, "turn": {"roads_laid": 3, "cities_laid": 1}},
        "road b1 e-w",
        "",
    ),
    (Why.ROAD_SECOND_KIND, LINE, {"yellow": CITY, "turn": {"cities_laid": 3}}, "road b1 e-w", ""),
    (
        Why.ROAD_DEBT,
        "c . v . .\n . . . . .",
        {
            "yellow": {"city_tiles": ["a1", "b1"]},
            "turn": {"cities_laid": 2, "must_cover": ["c1"]},
        },
        "road a2 e-nw",
        "",
    ),
    (
        Why.UNFINISHED,
        ". . c . .",
        {
            "rules": WHOLE,
            "yellow": {"city_tiles": ["b1"]},
            "turn": {"cities_laid": 1, "unfinished": ["b1"], "must_cover": ["c1"]},
        },
        "done",
        "",
    ),
    (
        Why.ROAD_BORDER,
        LINE,
        {"rules": {"road_to_border": "forbidden"}, "yellow": CITY},
        "road b1 ne-w",
        "",
    ),
    (
        Why.ROAD_JOIN,
        LINE,
        {
            "rules": {"mixed_roads": "forbidden"},
            "yellow": CITY,
            "red": {"road_tiles": ["c1 e-w"]},
        },
        "road b1 e-w",
        "",
    ),
    (Why.ROAD_NO_START, LINE, {"yellow": CITY}, "road f1 e-w", ""),
    (Why.ROAD_FOREIGN_END, LINE, {"red": CITY | {"road_tiles": ["b1 e-w"]}}, "road c1 ne-w", ""),
    (Why.ROAD_NOT_NETWORK, LINE, {"yellow": CITY}, "road e1 e-w", "at d1, which is"),
    (
        Why.ROAD_NO_CITY_YET,
        LINE,
        {"rules": {"foreign_start": "after_first_city"}, "red": CITY},
        "road b1 e-w",
        "",
    ),
    (Why.CITY_ON_ORACLE, "c . o .", {"yellow": CITY}, "city c1", "c1"),
    (Why.CITY_ON_TILE, LINE, {"yellow": CITY, "red": {"road_tiles": ["b1 e-w"]}}, "city b1", "b1"),
    (Why.CITY_STOCK, LINE, {"yellow": CITY | {"cities": 0}}, "city b1", ""),
    (Why.CITY_AMOUNT, LINE, {"yellow": CITY, "turn": {"cities_laid": 3}}, "city b1", ""),
    (
        Why.CITY_AMOUNT,
        LINE,
        {"yellow": CITY, "turn": {"cities_laid": 2, "roads_laid": 1}},
        "city b1",
        "",
    ),
    (Why.CITY_SECOND_KIND, LINE, {"yellow": CITY, "turn": {"roads_laid": 4}}, "city b1", ""),
    (Why.CITY_POINTS, LINE, {"yellow": CITY | {"score": 0}}, "city b1", ""),
    (
        Why.CITY_NEAR_FOREIGN,
        "c . c",
        {"yellow": CITY, "red": {"city_tiles": ["c1"]}},
        "city b1",
        "b1",
    ),
    (Why.CITY_NEAR_ORACLE, "c . o", {"yellow": CITY}, "city b1", "b1"),
    (Why.CITY_ALONE, LINE, {"yellow": CITY}, "city f1", "f1"),
    (Why.CITY_SECOND_FOUNDING, LINE, {"yellow": CITY, "turn": LAID}, "city h1", ""),
    (Why.CITY_NO_ROAD, LINE, {"yellow": CITY}, "city d1", ""),
    (Why.CITY_DEBT, "c . v", {"yellow": CITY | {"cities": 1}}, "city b1", ""),
    (Why.CITY_DEBT_SPOILED, "c . v o", {"yellow": CITY}, "city b1", ""),
    (
        Why.CITY_DEBT_SPOILED,
        "c . v c",
        {
            "rules": {"founding_distance": "extensions_only"},
            "yellow": CITY,
            "red": {"city_tiles": ["d1"]},
        },
        "city b1",
        "",
    ),
    (
        Why.CITY_AT_ONCE,
        "c . v",
        {"rules": {"city_test": "each_tile"}, "yellow": CITY},
        "city b1",
        "b1",
    ),
    (Why.CITY_NEVER_WHOLE, LINE, {"rules": WHOLE, "yellow": {"cities": 1}}, "city b1", ""),
    (
        Why.CITY_BESIDE_GROUP,
        ". . c . . . c .",
        {
            "rules": WHOLE,
            "yellow": {"city_tiles": ["b1"]},
            "turn": {"cities_laid": 1, "unfinished": ["b1"], "must_cover": ["c1"]},
        },
        "city g1",
        "g1",
    ),
    (Why.CITY_SECOND_FOUNDING, LINE, {"rules": WHOLE, "turn": LAID}, "city h1", ""),
    (Why.CITY_DEBT, "c . v", {"rules": WHOLE, "yellow": CITY | {"cities": 1}}, "city b1", ""),
    (Why.DRAW_AMOUNT, LINE, {}, "draw 8 roads", ""),
    (Why.DRAW_AMOUNT, LINE, {"turn": {"roads_laid": 1}}, "draw 3 roads 3 cities", ""),
    (Why.DRAW_RESERVE, LINE, {"yellow": {"roads": 18}}, "draw 3 roads", ""),
    (
        Why.DRAW_THIRD_KIND,
        LINE,
        {"turn": {"roads_laid": 1, "cities_laid": 1}},
        "draw 1 road",
        "",
    ),
    (
        Why.DRAW_DEBT,
        "c . v",
        {"yellow": {"city_tiles": ["a1", "b1"]}, "turn": {"cities_laid": 1, "must_cover": ["c1"]}},
        "draw 1 road",
        "",
    ),
    (Why.DRAW_BEYOND, LINE, {"turn": {"roads_laid": 4}}, "draw 1 road", ""),
    (Why.DRAW_BEYOND, LINE, {"turn": {"cities_laid": 3}}, "draw 1 road", ""),
    (Why.DRAW_NOTHING, LINE, {}, "draw 0 roads", ""),
    (
        Why.DONE_DEBT,
        "c . v",
        {"yellow": {"city_tiles": ["a1", "b1"]}, "turn": {"cities_laid": 1, "must_cover": ["c1"]}},
        "done",
        "",
    ),
    (Why.BUY_NOWHERE, "c . o", MARKET, "buy b1", ""),
    (Why.BUY_NOWHERE, "c . o", MARKET, "buy c1", ""),
    (Why.BUY_OWN_CITY, LINE, MARKET | {"yellow": CITY}, "buy a1", ""),
    (Why.BUY_TWICE, LINE, MARKET | {"yellow": {"sold": ["d1"]}}, "buy d1", ""),
    (
        Why.BUY_POINTS,
        LINE,
        MARKET
        | {"yellow": {"score": 2}, "red": CITY | {"unsold": ["d1"]}, "brown": {"unsold": ["d1"]}},
        "buy d1",
        "costs 3; you have 2",
    ),
    (Why.BUY_SUPPLY, LINE, MARKET | {"rules": {"markets": 0}}, "buy d1", ""),
    (Why.BUY_REACH, LINE, MARKET | {"rules": {"market_reach": "network"}}, "buy d1", ""),
    (Why.SELL_NONE, LINE, MARKET, "sell d1", ""),
    (Why.SELL_SOLD, LINE, MARKET | {"yellow": {"sold": ["d1"]}}, "sell d1", ""),
    (Why.SELL_WORTHLESS, LINE, MARKET | {"yellow": CITY | {"unsold": ["a1"]}}, "sell a1", ""),
    (Why.SELL_INACTIVE, LINE, MARKET | {"yellow": {"unsold": ["d1"]}}, "sell d1", ""),
    (
        Why.SELL_LAST_ROUND,
        LINE,
        MARKET
        | {
            "rules": {"last_round_sale": "forbidden"},
            "round": 12,
            "yellow": CITY | {"unsold": ["a1"]},
        },
        "sell a1",
        "",
    ),
    (Why.TAKE_OTHER_ORACLE, TIE, TIED, "control i1 g1", "e1"),
    (Why.TAKE_WEAKER, TIE, TIED, "control e1 k1", ""),
]

DRAFT = [
    (Why.DRAFT_FIRST, "done"),
    (Why.ORACLE_COASTAL, "oracle a1"),
    (Why.ORACLE_TAKEN, "oracle c1"),
    (Why.ORACLE_DISTANCE, "oracle e1"),
]
CODES = [
    (Why.NO_SUCH_MOVE, ROAD_MOVE | 2000 << 4),
    (Why.NO_SUCH_MOVE, ROAD_MOVE | 1 << 4 | 15),
    (Why.NO_SUCH_MOVE, CITY_MOVE | 2000),
]


def check(here, move, wanted):
    """The refusal of a move, which must have the wanted code and its rules."""
    found = reason(here.record, here.state, move)
    assert (Why(found).name, move in here.codes()) == (wanted.name, False)
    refusal = GAME.why_not(here.record, here.state, move)
    assert refusal is not None
    assert refusal.rules == SENTENCES[wanted][1]
    assert "{" not in refusal.text
    return refusal.text


@pytest.mark.parametrize(
    ("code", "drawing", "tables", "move", "named"),
    CASES,
    ids=[f"{case[0].name.lower()}-{case[3].replace(' ', '_')}" for case in CASES],
)
def test_refusal(code, drawing, tables, move, named):
    """The move is refused for this reason, in a sentence that names what it is about."""
    here = position(drawing, **tables)
    assert named in check(here, here.code(move), code)


@pytest.mark.parametrize(("code", "move"), DRAFT, ids=[case[0].name.lower() for case in DRAFT])
def test_refusal_in_the_draft(code, move):
    """MG-3: what is refused while oracles are placed."""
    here = scene("c . v . v . . v", oracles=2, oracle_distance=3).started(1).play("oracle c1")
    check(here, here.code(move), code)


@pytest.mark.parametrize(("code", "move"), CODES)
def test_refusal_of_a_code_beyond_the_board(code, move):
    """A code that means nothing on this board is refused too."""
    check(position(LINE), move, code)


def test_refusal_of_an_oracle_beyond_the_board():
    """A code for a place that this board does not have is refused in the draft."""
    here = scene("c . v . v . . v", oracles=2).started(1)
    check(here, ORACLE_MOVE | 63, Why.NO_SUCH_MOVE)


def test_every_code_is_tested():
    """Each sentence of the refusals has a position above."""
    tested = {case[0] for case in (*CASES, *DRAFT, *CODES)}
    assert {Why(code).name for code in SENTENCES} == {code.name for code in tested}


def test_every_reason_names_known_rules():
    """The ids of a refusal are rules or toggles of the game, most telling first."""
    known = set(GAME.rules) | {one.rule for one in GAME.parameters.values()}
    assert {rule for _, ids in SENTENCES.values() for rule in ids} <= known
    assert all(ids for _, ids in SENTENCES.values())

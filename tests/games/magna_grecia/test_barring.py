"""Why a kind of moves is impossible: one sentence that is true of every move of the kind."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.games.magna_grecia import GAME
from engine.games.magna_grecia.barring import why_none
from engine.games.magna_grecia.reasons import reason
from engine.games.magna_grecia.refusals import LACKS, SENTENCES, Lack, Why
from engine.games.magna_grecia.state import CITY_TILE, KIND_SHIFT, MOVE_KINDS, ROAD_TILE
from engine.remarks import Barring
from engine.scenarios.catalog import load_scenario
from tests.games.magna_grecia.test_golden import GAMES, GOLDEN
from tests.support.magna_grecia_scenes import position
from tests.support.magna_grecia_side_by_side import case, game
from tests.support.positions import legal_codes

LINE = "c . . v . . . c"
CITY = {"city_tiles": ["a1"]}
MARKET = {"phase": "market"}
RIM = {"road_to_border": "forbidden"}
FIRST = {"foreign_start": "after_first_city"}

# Reason, drawing, tables of the position, kind of move, words that the sentence must have.
CASES = [
    (Why.ACTIONS_FIRST, LINE, {}, "buy", ""),
    (Why.ACTIONS_FIRST, LINE, {}, "pass", ""),
    (Why.ACTIONS_OVER, LINE, MARKET, "draw", ""),
    (Why.ACTIONS_OVER, LINE, MARKET, "done", ""),
    (Why.DRAFT_OVER, LINE, {}, "place_oracle", ""),
    (Why.NOTHING_TO_KEEP, LINE, {}, "keep", ""),
    (Why.NOTHING_CONTESTED, LINE, {}, "take", ""),
    (Why.ROAD_AMOUNT, LINE, {"yellow": CITY, "turn": {"roads_laid": 4}}, "road", ""),
    (Why.ROAD_STOCK, LINE, {"yellow": CITY | {"roads": 0}}, "road", ""),
    (Lack.ROAD_START, LINE, {}, "road", "no city and no road"),
    (Lack.ROAD_OWN_START, LINE, {"rules": FIRST, "red": CITY}, "road", "opponent"),
    (Lack.ROAD_HEX, "c", {"yellow": CITY}, "road", ""),
    (Lack.ROAD_HEX, "c", {"red": CITY}, "road", ""),
    (Lack.ROAD_END, "c .", {"rules": RIM, "yellow": CITY}, "road", ""),
    (Why.CITY_AMOUNT, LINE, {"yellow": CITY, "turn": {"cities_laid": 3}}, "city", ""),
    (Why.CITY_POINTS, LINE, {"yellow": CITY | {"score": 0}}, "city", ""),
    (Lack.CITY_VILLAGE, "c o c", {"seats": 2}, "city", ""),
    (Lack.CITY_EXTENSION, "c", {"yellow": CITY, "turn": {"founded": True}}, "city", ""),
    (Lack.CITY_HEX, "c . o c", {"yellow": CITY, "seats": 2}, "city", ""),
    (Why.DRAW_THIRD_KIND, LINE, {"turn": {"roads_laid": 1, "cities_laid": 1}}, "draw", ""),
    (Lack.DRAW_RESERVE, LINE, {"yellow": {"roads": 20, "cities": 20}}, "draw", ""),
    (Why.BUY_SUPPLY, LINE, MARKET | {"rules": {"markets": 0}}, "buy", ""),
    (Lack.BUY_PLACE, LINE, MARKET | {"rules": {"market_reach": "network"}}, "buy", ""),
    (Lack.BUY_POINTS, LINE, MARKET | {"yellow": {"score": 0}}, "buy", "costs 1; you have 0"),
    (Lack.SELL_MARKET, LINE, MARKET, "sell", ""),
    (Lack.SELL_UNSOLD, LINE, MARKET | {"yellow": {"sold": ["d1"]}}, "sell", ""),
    (Lack.SELL_VALUE, LINE, MARKET | {"yellow": CITY | {"unsold": ["a1"]}}, "sell", ""),
    (
        Lack.SELL_ACTIVE,
        LINE,
        MARKET | {"rules": {"sellable": "active"}, "yellow": {"unsold": ["d1"]}},
        "sell",
        "",
    ),
]


def rules_of(found):
    """Ids of the rules of a reason."""
    return (LACKS if isinstance(found, Lack) else SENTENCES)[found][1]


@pytest.mark.parametrize(
    ("found", "drawing", "tables", "kind", "words"),
    CASES,
    ids=[f"{case[3]}-{case[0].name.lower()}" for case in CASES],
)
def test_the_reason_is_the_general_one(found, drawing, tables, kind, words):
    """The sentence tells what bars the kind, not what is wrong with one of its moves."""
    here = position(drawing, **tables)
    kinds = {MOVE_KINDS[code >> KIND_SHIFT] for code in here.codes()}
    assert kind not in kinds
    refusal = why_none(here.record, here.state, kind)
    assert refusal.rules == rules_of(found)
    assert words in refusal.text
    assert "{" not in refusal.text


@pytest.mark.parametrize(
    ("kind", "found"),
    [("buy", Why.BUY_NOWHERE), ("sell", Why.SELL_NONE), ("road", Why.ACTIONS_OVER)],
)
def test_a_hex_without_a_place_has_a_reason_of_its_own(kind, found):
    """MG-32, MG-37: no move buys or sells on open land, whatever is legal elsewhere."""
    here = position(LINE, **MARKET)
    cell = here.scene.board.cell_of("b1")
    refusal = why_none(here.record, here.state, kind, cell)
    assert (refusal.text, refusal.rules) == SENTENCES[found]


def test_a_city_goes_by_its_first_village():
    """MG-18: every hex of a city leads to the one by which moves name it; others to themselves."""
    here = position(". c . . v", yellow={"city_tiles": ["a1", "b1", "c1"]})
    names = [here.scene.board.cell_of(name) for name in ("a1", "b1", "c1", "e1")]
    found = [GAME.named_space(here.record, here.state, cell) for cell in names]
    assert found == [names[1]] * 3 + names[3:]


def test_all_sentences_are_tested():
    """Each sentence of its own has a position above, but for an amount of 0 on a card."""
    assert {one[0] for one in CASES if isinstance(one[0], Lack)} == set(Lack) - {Lack.DRAW_AMOUNT}
    assert isinstance(GAME, Barring)


# What is wrong with a move by itself, whatever seat, turn and round it is.
ITSELF = {Why.ROAD_ON_TILE, Why.ROAD_ON_PLACE, Why.ROAD_FACE, Why.DRAW_NOTHING, Why.DRAW_AMOUNT}


def check_kinds(record, state, codes, every, seen):
    """Every kind without a legal move: its reason stands in the way of each of its moves."""
    legal = {code >> KIND_SHIFT for code in codes}
    own = {}
    for code in every:
        if code >> KIND_SHIFT not in legal:
            own.setdefault(code >> KIND_SHIFT, set()).add(reason(record, state, code))
    for number, reasons in own.items():
        refusal = why_none(record, state, MOVE_KINDS[number])
        seen[refusal.text] += 1
        assert refusal.text.endswith(".")
        for code in reasons - ITSELF:
            assert set(SENTENCES[code][1]) & set(refusal.rules), (refusal, Why(code))
        if refusal.text == LACKS[Lack.ROAD_START][0]:
            mine = {ROAD_TILE + int(state.seat), *range(CITY_TILE, CITY_TILE + 4)}
            assert not mine & set(state.tile.tolist())


@pytest.mark.parametrize("name", GAMES)
def test_no_reason_is_false_in_a_stored_game(name):
    """In positions of whole games the reason for a kind holds for each move of the kind."""
    scenario = load_scenario(name)
    seen = Counter()
    every = GAME.codes(scenario.record).tolist()
    for number, state in enumerate(GOLDEN.positions(name)):
        if number % 7 == 0:
            codes = legal_codes(GAME, scenario.record, state)
            check_kinds(scenario.record, state, codes, every, seen)
    assert len(seen) > 5


@pytest.mark.parametrize("number", range(12))
def test_no_reason_is_false_under_random_rules(number):
    """The same on random boards, decks and rules, with scarce stocks."""
    here, seen = case(number), Counter()
    every = GAME.codes(here.record).tolist()
    for ply, (state, _) in enumerate(game(here, Random(number))):
        if ply % 5 == 0:
            check_kinds(here.record, state, here.codes(state), every, seen)
    assert seen

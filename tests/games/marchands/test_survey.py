"""What the rules find in a map that is being drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.declared import default_value
from engine.games.marchands import GAME
from engine.scenarios.catalog import load_scenario

STANDARD = load_scenario("marchands/standard")
BOARD = STANDARD.board
USUAL = {name: default_value(parameter, 4) for name, parameter in GAME.parameters.items()}


def told(board, seats=4, **values):
    """Every problem: how bad, what, what mends it, by which rule."""
    found = GAME.survey(seats, board, USUAL | values)
    return [(one.severity, one.what, one.remedy, one.rule) for one in found]


def changed(**kinds):
    """The usual map with other kinds of some spaces."""
    spaces = [
        replace(space, kind=kinds.get(space.key.replace("-", "_"), space.kind))
        for space in BOARD.map.spaces
    ]
    return replace(BOARD, map=replace(BOARD.map, spaces=tuple(spaces)))


@pytest.mark.parametrize("variant", ["standard", "small-map", "nine-rounds", "city-cards"])
def test_shipped_maps_have_nothing_wrong(variant):
    """Neither faults nor warnings."""
    scenario = load_scenario(f"marchands/{variant}")
    assert GAME.survey(scenario.seats, scenario.board, USUAL | scenario.parameters) == ()


def test_a_map_needs_a_capital():
    """ME-3: the first goods are laid there."""
    fault = "the map has no capital", "make one of its spaces the capital", "ME-3"
    assert told(changed(capital="level_1"))[0] == ("fault", *fault)


def test_a_map_needs_a_city_for_each_site():
    """ME-3: goods and contracts of the set-up lie on different cities."""
    fault = "the map has 20 cities", "draw 32 at least", "ME-3"
    assert told(BOARD, goods_sites=16, contract_sites=16) == [("fault", *fault)]


def test_a_map_needs_a_city_for_each_caravan():
    """ME-4: no two begin in one city; the refusal of a scenario says the same."""
    few = changed(**{space.key: "capital" for space in BOARD.map.spaces[3:]})
    rules = {"goods_sites": 0, "contract_sites": 1}
    count = sum(kind.startswith("level") for kind in few.kinds)
    fault = f"the map has {count} cities", "draw 4 at least"
    assert told(few, **rules)[0] == ("fault", *fault, "ME-4")
    record = STANDARD.record.copy()
    record.goods_sites, record.contract_sites, record.cities = 0, 1, count
    assert GAME.unfit(record, {}) == [("board", *fault)]


def test_cities_and_regions_that_do_not_meet():
    """ME-17: electors come from cities to the regions that these touch."""
    first = BOARD.map.areas[0]
    alone = replace(first, spaces=(BOARD.kinds.index("capital"),))
    board = replace(BOARD, map=replace(BOARD.map, areas=(alone,)))
    found = told(board)
    assert [one[0] for one in found] == ["warning", "warning"]
    assert found[0][1].startswith("no region is near 1, 2, 3, 4 and 16 more")
    assert found[1][1] == f"no city touches {first.name}"
    assert {one[3] for one in found} == {"ME-17"}
    assert told(replace(board, map=replace(board.map, areas=()))) == []


def test_a_contract_that_nobody_can_fulfil_is_told():
    """As one that needs seven gold where there are six."""
    cards = [{"needs": {"gold": 7}, "ecus": 12, "copies": 1}, *STANDARD.decks["contracts"].cards]
    ((place, what, _),) = GAME.doubts(STANDARD.record, {"contracts": cards})
    assert place == "contracts.cards[1].needs"
    assert "7 gold" in what
    assert "6" in what

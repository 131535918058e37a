"""The pieces in the box follow the parameters of a variant."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.game import Boxed, Styled
from engine.scenarios.catalog import load_scenario


def counted(**changes):
    """How many pieces of each title and owner there are."""
    scenario = load_scenario("classic", changes)
    found = Counter()
    for piece in scenario.game.components(scenario.record):
        found[piece.title, piece.style.name if piece.style else ""] += piece.count
    return found


def test_every_seat_has_its_pieces():
    """MG-1: 20 road tiles, 20 city tiles and 20 markets each; MG-3: nine oracles."""
    found = counted()
    for colour in ("yellow", "orange", "brown", "red"):
        own = {title: found[title, colour] for title in ("Road tile", "City tile", "Market")}
        assert own == {"Road tile": 20, "City tile": 20, "Market": 20}
    assert found["Oracle", ""] == 9


def test_parameters_change_the_pieces():
    """Stock and reserve together are the tiles; without oracles there are none."""
    found = counted(stock_roads="1", reserve_roads="6", markets="3", oracles="0")
    assert found["Road tile", "red"] == 7
    assert found["Market", "red"] == 3
    assert ("Oracle", "") not in found


@pytest.mark.parametrize(
    ("curve", "backs"),
    [("wide", {(0, 2): 20}), ("sharp", {(0, 1): 20}), ("both", {(0, 2): 10, (0, 1): 10})],
)
def test_road_tiles_bear_the_curves_of_the_variant(curve, backs):
    """MG-A2: the other face of a road tile is a curve that may be laid."""
    scenario = load_scenario("classic", {"curve": curve})
    yellow = [
        piece
        for piece in scenario.game.components(scenario.record)
        if piece.glyph == "road" and piece.style.name == "yellow"
    ]
    assert {piece.back_edges: piece.count for piece in yellow} == backs


def test_the_game_says_that_it_knows():
    """Print finds pieces and colours by the contract."""
    game = load_scenario("classic").game
    assert isinstance(game, Boxed)
    assert isinstance(game, Styled)

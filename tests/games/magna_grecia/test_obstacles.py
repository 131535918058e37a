"""What stands in the way of a refused move: the hexes that a board should highlight."""

from __future__ import annotations

import pytest

from engine.game import Obstructed
from engine.games.magna_grecia import GAME
from engine.games.magna_grecia.moves import cell_name
from tests.games.magna_grecia.test_refusals import CASES
from tests.support.magna_grecia_scenes import position

LINE = "c . . v . . . c"
CITY = {"city_tiles": ["a1"]}
IN_THE_WAY = [
    ("c . c", {"yellow": CITY, "red": {"city_tiles": ["c1"]}}, "city b1", "c1"),
    ("c . o", {"yellow": CITY}, "city b1", "c1"),
    (LINE, {"yellow": {"road_tiles": ["c1 e-w"]}}, "road d1 e-w", "d1"),
    (LINE, {"yellow": CITY}, "buy b1", ""),
    (LINE, {"phase": "market", "yellow": CITY}, "buy a1", "a1"),
    (LINE, {"phase": "market", "yellow": CITY}, "sell b1", ""),
]


def found(here, move):
    """Names of the obstacles of a move."""
    cells = GAME.obstacles(here.record, here.state, here.code(move))
    return " ".join(cell_name(here.record, cell) for cell in cells)


@pytest.mark.parametrize(("drawing", "tables", "move", "named"), IN_THE_WAY)
def test_obstacles(drawing, tables, move, named):
    """The enemy's city, the oracle, the village: never the move's own hex beside them."""
    assert found(position(drawing, **tables), move) == named


def test_the_contract_sees_that_the_game_knows():
    """The game offers the optional method."""
    assert isinstance(GAME, Obstructed)


@pytest.mark.parametrize(("code", "drawing", "tables", "move", "_named"), CASES)
def test_every_refusal_can_be_asked(code, drawing, tables, move, _named):
    """Obstacles are hexes of the board, in rising order, whatever the reason."""
    here = position(drawing, **tables)
    cells = GAME.obstacles(here.record, here.state, here.code(move))
    assert list(cells) == sorted(set(cells))
    assert all(0 <= cell < here.record.cells for cell in cells), code

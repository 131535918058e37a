"""A board in a field of a record comes out as it went in."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from engine.boards.layouts import map_of, parse_board
from engine.boards.stored import BOARD, store_board, stored_board, stored_map, stored_names
from engine.errors import BoardError
from tests.engine.boards.pebbles import SCHEMA as PEBBLES
from tests.engine.boards.pebbles import board_of
from tests.engine.boards.test_graph import FILE, SCHEMA

HEXES = board_of({(0, 0): "sand", (1, 0): "well", (2, 0): "harbour"})
GRAPH = parse_board(FILE, Path("latium.toml"), lambda _: SCHEMA)


@pytest.mark.parametrize(("board", "schema"), [(HEXES, PEBBLES), (GRAPH, SCHEMA)])
def test_a_stored_board_has_the_same_places(board, schema):
    """Of both layouts, with names, attributes and outlines."""
    record = np.zeros(1, [BOARD]).view(np.recarray)[0]
    store_board(record.board, board, schema)
    assert stored_board(record.board, schema).digest == board.digest
    assert stored_map(record.board, schema) == map_of(board)
    names = stored_names(record.board, schema)
    assert names.all() == map_of(board).keys[: len(board)]  # spaces alone
    assert [names.find(name) for name in names.all()] == [*range(len(board))]


def test_a_board_that_is_too_large_is_refused():
    """The fault names the board."""
    with pytest.raises(BoardError) as caught:
        store_board(np.zeros(20, np.uint8), HEXES, PEBBLES)
    assert [fault.file for fault in caught.value.faults] == ["beach"]
    assert caught.value.faults[0].remedy

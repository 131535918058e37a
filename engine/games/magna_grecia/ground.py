"""Magna Grecia: the board of a scenario record, without its texts."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from engine.boards.board import Board
from engine.boards.layouts import map_of
from engine.boards.map import Map
from engine.game import Record
from engine.games.magna_grecia.setup import KINDS

_KIND_KEYS: Final = tuple(sorted(KINDS, key=lambda key: KINDS[key]))


def board_of(record: Record) -> Board:
    """The hexes of a record and their kinds."""
    cells = int(record.cells)
    return _board(
        record.axial[:cells].tobytes(), record.ground[:cells].tobytes(), bool(record.flat_tops)
    )


def places(record: Record) -> Map:
    """See `engine.game.Game.map`."""
    return map_of(board_of(record))


@lru_cache(maxsize=16)
def _board(axial: bytes, ground: bytes, flat: bool) -> Board:
    hexes = np.frombuffer(axial, dtype=np.int16).reshape(-1, 2).tolist()
    return Board(
        game="",
        name="",
        title="",
        note="",
        orientation="flat" if flat else "pointy",
        cells=tuple((q, r) for q, r in hexes),
        kinds=tuple(_KIND_KEYS[kind] for kind in ground),
    )

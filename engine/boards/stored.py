"""A whole board in a field of the scenario's record, for games that need no more of it.

A game's `map` knows the record alone. A record that holds the board as its file has it can give
the places back, with their names, whatever the layout.
"""

from __future__ import annotations

import zlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.layouts import AnyBoard, board_text, map_of, parse_board
from engine.boards.map import Map
from engine.errors import BoardError, Fault
from engine.language import say
from engine.positions.schema import Names, listed_names
from engine.schema import BoardSchema

ROOM: Final = 8192  # bytes, packed: enough for several hundred spaces
BOARD: Final[tuple[Any, ...]] = ("board", np.uint8, (ROOM,))  # to put into a record's dtype


def store_board(out: NDArray[np.uint8], board: AnyBoard, schema: BoardSchema) -> None:
    """Put a board into the field BOARD of a record.

    Args:
        out: Written; uint8, shape (ROOM,).

    Raises:
        BoardError: It does not fit into the schema or the room.
    """
    packed = zlib.compress(board_text(board, schema).encode(), 9)
    if len(packed) > len(out):
        raise BoardError(
            Fault(board.name, "", say("the board is too large"), say("make the board smaller"))
        )
    out[:] = 0
    out[: len(packed)] = np.frombuffer(packed, np.uint8)


def stored_board(held: NDArray[np.uint8], schema: BoardSchema) -> AnyBoard:
    """The board in the field BOARD of a record; it has no name."""
    return _unpacked(held.tobytes(), schema)


def stored_map(held: NDArray[np.uint8], schema: BoardSchema) -> Map:
    """The places of the board in the field BOARD of a record."""
    return map_of(stored_board(held, schema))


def stored_names(held: NDArray[np.uint8], schema: BoardSchema) -> Names:
    """What position files call the spaces of the board in the field BOARD of a record.

    Where things lie on links and areas, too, names are `listed_names(stored_map(...).keys)`.
    """
    return listed_names([space.key for space in stored_map(held, schema).spaces])


@lru_cache(maxsize=16)
def _unpacked(packed: bytes, schema: BoardSchema) -> AnyBoard:
    text = zlib.decompressobj().decompress(packed).decode()
    return parse_board(text, Path("board.toml"), lambda _: schema)

"""Questions about a board that any game may ask: islands, borders, distances, oddities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.boards.board import EDGE, Board, Cell
from engine.boards.lattice import distance
from engine.errors import Fault
from engine.language import say
from engine.schema import BoardSchema

UNREACHABLE = -1
_BITS = 64


def islands(board: Board) -> tuple[tuple[Cell, ...], ...]:
    """Connected parts of a board, each in reading order; ordered by their first cells."""
    left = np.ones(len(board), dtype=bool)
    found = []
    while left.any():
        part = steps_from(board, [int(left.argmax())]) != UNREACHABLE
        found.append(tuple(np.flatnonzero(part).tolist()))
        left &= ~part
    return tuple(found)


def border(board: Board) -> tuple[Cell, ...]:
    """Cells with at least one edge to the outside or to a hole, in reading order."""
    return tuple(int(cell) for cell in np.flatnonzero((board.neighbours == EDGE).any(axis=1)))


def steps_from(board: Board, start: Iterable[Cell]) -> NDArray[np.int16]:
    """Fewest steps over the board to each cell from the nearest cell of a set.

    Returns:
        int16, shape (cells,); UNREACHABLE on other islands.
    """
    steps = np.full(len(board), UNREACHABLE, dtype=np.int16)
    wave = np.array(sorted(set(start)), dtype=np.int64)
    steps[wave] = 0
    away = 0
    while len(wave):
        away += 1
        beside = board.neighbours[wave].ravel()
        beside = beside[beside != EDGE]
        wave = np.unique(beside[steps[beside] == UNREACHABLE])
        steps[wave] = away
    return steps


def ways(board: Board, cells: Sequence[Cell]) -> NDArray[np.int16]:
    """Fewest steps over the board between each two of some cells.

    Returns:
        int16, shape (n, n), in the order of `cells`; UNREACHABLE between islands.
    """
    found = np.full((len(cells), len(cells)), UNREACHABLE, dtype=np.int16)
    for first in range(0, len(cells), _BITS):
        found[first : first + _BITS] = _ways_from(board, cells[first : first + _BITS], cells)
    return found


def _ways_from(board: Board, start: Sequence[Cell], ends: Sequence[Cell]) -> NDArray[np.int16]:
    """Steps from up to 64 cells to others: one bit for each, all waves spread at once."""
    bits = np.uint64(1) << np.arange(len(start), dtype=np.uint64)
    reached = np.zeros(len(board) + 1, dtype=np.uint64)  # the last one is the outside
    np.bitwise_or.at(reached, list(start), bits)
    steps = np.full((len(start), len(ends)), UNREACHABLE, dtype=np.int16)
    away = 0
    while True:
        here = (reached[list(ends)][None, :] & bits[:, None]) != 0
        steps[here & (steps == UNREACHABLE)] = away
        wider = np.bitwise_or.reduce(reached[board.neighbours], axis=1) | reached[:-1]
        if (wider == reached[:-1]).all():
            return steps
        reached[:-1] = wider
        away += 1


def distances(board: Board, cells: Sequence[Cell]) -> NDArray[np.int16]:
    """Steps between each two of some cells as on a board without holes.

    Returns:
        int16, shape (n, n), in the order of `cells`; 0 on the diagonal.
    """
    hexes = [board.cells[cell] for cell in cells]
    rows = [[distance(one, other) for other in hexes] for one in hexes]
    return np.array(rows, dtype=np.int16).reshape(len(hexes), len(hexes))


def warnings(board: Board, named: Iterable[str], file: str = "") -> list[Fault]:
    """What is allowed on a board but seldom meant.

    Args:
        named: Kind keys of the places that should not touch each other.
        file: Path to name.
    """
    found = []
    parts = islands(board)
    if len(parts) > 1:
        first = ", ".join(board.name_of(part[0]) for part in parts)
        what = say(
            "the board falls into {count:island|islands}, beginning at {spaces}",
            count=len(parts),
            spaces=first,
        )
        found.append(Fault(file, "map", what, say("join them if roads should lead across")))
    places = set(board.of_kind(*named))
    for cell in sorted(places):
        beside = sorted(places.intersection(int(near) for near in board.neighbours[cell]))
        for other in beside:
            if other > cell:
                what = say(
                    "{first} and {second} touch each other",
                    first=board.name_of(cell),
                    second=board.name_of(other),
                )
                found.append(Fault(file, "map", what, say("leave a hex between them")))
    return found


def named_kinds(schema: BoardSchema) -> tuple[str, ...]:
    """Kinds that are places: those the engine counts, or else all but open ground."""
    return tuple(
        kind.key
        for kind in schema.kinds[0 if schema.most_named else 1 :]
        if kind.key in schema.most_named or not schema.most_named
    )

"""Questions about a board that any game may ask: islands, borders, distances, oddities."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from engine.boards.board import EDGE, Board, Cell
from engine.boards.lattice import distance
from engine.errors import Fault

UNREACHABLE = -1


def islands(board: Board) -> tuple[tuple[Cell, ...], ...]:
    """Connected parts of a board, each in reading order; ordered by their first cells."""
    left = set(range(len(board)))
    found = []
    while left:
        steps = steps_from(board, [min(left)])
        part = tuple(int(cell) for cell in np.flatnonzero(steps != UNREACHABLE))
        found.append(part)
        left -= set(part)
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
    wave = sorted(set(start))
    steps[wave] = 0
    while wave:
        reached = []
        for cell in wave:
            for beside in board.neighbours[cell]:
                if beside != EDGE and steps[beside] == UNREACHABLE:
                    steps[beside] = steps[cell] + 1
                    reached.append(int(beside))
        wave = reached
    return steps


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
        what = f"the board falls into {len(parts)} islands, beginning at {first}"
        found.append(Fault(file, "map", what, "join them if roads should lead across"))
    places = set(board.of_kind(*named))
    for cell in sorted(places):
        beside = sorted(places.intersection(int(near) for near in board.neighbours[cell]))
        for other in beside:
            if other > cell:
                what = f"{board.name_of(cell)} and {board.name_of(other)} touch each other"
                found.append(Fault(file, "map", what, "leave a hex between them"))
    return found

"""How a board hangs together: spaces that hold it, and borders between parts of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.boards.board import EDGE, Board, Cell
from engine.boards.lattice import EDGES, Hex


@dataclass(frozen=True)
class Passage:
    """The border between two regions.

    Attributes:
        regions: Two region numbers, the lower first.
        edges: Pairs of touching hexes, one of each region.
        hexes: Fewest hexes that must be blocked so that no step leads across.
    """

    regions: tuple[int, int]
    edges: int
    hexes: int


@dataclass(frozen=True)
class Connectivity:
    """How the board hangs together.

    Attributes:
        degrees: Spaces with 0, 1, ... 6 neighbours.
        mean_degree: Neighbours of a space.
        cuts: Spaces whose loss would part their island.
        exits: Places with 0, 1, ... 6 neighbours that are no places: a bound on the ways
            that can begin there.
        walled: Places with no exit.
        passages: Borders between the regions of `Fairness`.
    """

    degrees: tuple[int, ...]
    mean_degree: float
    cuts: tuple[Hex, ...]
    exits: tuple[int, ...]
    walled: tuple[Hex, ...]
    passages: tuple[Passage, ...]


def connectivity(
    board: Board, is_place: NDArray[np.bool_], region_of: NDArray[np.int64]
) -> Connectivity:
    """How a board hangs together.

    Args:
        is_place: Which cells are places; shape (cells,).
        region_of: Region of each cell, negative for none; shape (cells,).
    """
    beside = board.neighbours != EDGE
    degrees = beside.sum(axis=1)
    exits = (beside & ~is_place[board.neighbours]).sum(axis=1) if len(board) else degrees
    return Connectivity(
        degrees=tuple(np.bincount(degrees, minlength=EDGES + 1).tolist()),
        mean_degree=float(degrees.mean()) if len(board) else 0.0,
        cuts=tuple(board.cells[cell] for cell in cut_cells(board)),
        exits=tuple(np.bincount(exits[is_place], minlength=EDGES + 1).tolist()),
        walled=tuple(
            board.cells[cell] for cell in np.flatnonzero(is_place & (exits == 0)).tolist()
        ),
        passages=tuple(
            Passage(pair, len(edges), fewest_to_block(edges))
            for pair, edges in sorted(crossings(board, region_of.tolist()).items())
        ),
    )


def cut_cells(board: Board) -> tuple[Cell, ...]:
    """Cells whose loss would part the island that they are on, in reading order.

    Source: J. Hopcroft and R. Tarjan, "Efficient algorithms for graph manipulation",
    Communications of the ACM 16 (1973): a cell is one if some part of the search below it
    leads back to no cell before it.
    """
    outside = board.neighbours == EDGE
    # Neighbours that follow each other around a cell touch: one group of them needs no cell.
    groups = (outside & ~np.roll(outside, 1, axis=1)).sum(axis=1)
    if not (groups > 1).any():
        return ()
    beside = [[near for near in row if near != EDGE] for row in board.neighbours.tolist()]
    parent = [EDGE] * len(board)
    cuts = []
    for root in range(len(board)):
        if parent[root] == EDGE:
            cuts += _cuts_of(_tree(root, beside, parent), beside, parent)
    return tuple(sorted(cuts))


def _tree(root: Cell, beside: list[list[Cell]], parent: list[Cell]) -> list[Cell]:
    """Cells of an island as a walk that always goes on comes to them. Writes `parent`."""
    order = [root]
    parent[root] = root
    path = [(root, iter(beside[root]))]
    while path:
        cell, left = path[-1]
        near = next((near for near in left if parent[near] == EDGE), EDGE)
        if near == EDGE:
            path.pop()
            continue
        parent[near] = cell
        order.append(near)
        path.append((near, iter(beside[near])))
    return order


def _cuts_of(order: list[Cell], beside: list[list[Cell]], parent: list[Cell]) -> list[Cell]:
    """Cells of an island from some child of which no way leads back past them."""
    number = {cell: count for count, cell in enumerate(order)}
    low = dict(number)  # the earliest cell that can be come back to from below
    cuts = []
    for cell in reversed(order):
        children = [near for near in beside[cell] if parent[near] == cell]
        back = [number[near] for near in beside[cell] if near != parent[cell]]
        low[cell] = min([low[cell], *back, *(low[near] for near in children)])
        if cell == order[0]:
            holds = len(children) > 1
        else:
            holds = any(low[near] >= number[cell] for near in children)
        if holds:
            cuts.append(cell)
    return cuts


def crossings(
    board: Board, region_of: Sequence[int]
) -> dict[tuple[int, int], list[tuple[Cell, Cell]]]:
    """Touching cells of different regions, by pair of regions, the lower one first.

    Args:
        region_of: Region of each cell; negative for none.
    """
    found: dict[tuple[int, int], list[tuple[Cell, Cell]]] = {}
    for cell, row in enumerate(board.neighbours.tolist()):
        for near in row:
            if near != EDGE and 0 <= region_of[cell] < region_of[near]:
                found.setdefault((region_of[cell], region_of[near]), []).append((cell, near))
    return found


def fewest_to_block(pairs: Sequence[tuple[Cell, Cell]]) -> int:
    """Fewest cells that take part in all the pairs, each from one side to the other.

    That is the largest number of pairs without a common cell (D. Kőnig, 1931), found by
    growing it along alternating paths.
    """
    across: dict[Cell, list[Cell]] = {}
    for one, other in pairs:
        across.setdefault(one, []).append(other)
    partner: dict[Cell, Cell] = {}  # far cell -> near cell
    return sum(_grown(cell, across, partner) for cell in across)


def _grown(start: Cell, across: dict[Cell, list[Cell]], partner: dict[Cell, Cell]) -> bool:
    """Give a cell a partner, if need be by giving others a new one; wave by wave."""
    came_from: dict[Cell, Cell] = {}  # far cell -> near cell on the way from the start
    wave = [start]
    while wave:
        reached = []
        for cell in wave:
            for other in across[cell]:
                if other in came_from:
                    continue
                came_from[other] = cell
                if other not in partner:
                    _swap(other, came_from, partner, start)
                    return True
                reached.append(partner[other])
        wave = reached
    return False


def _swap(end: Cell, came_from: dict[Cell, Cell], partner: dict[Cell, Cell], start: Cell) -> None:
    """Give every near cell on the way back the far cell that follows it."""
    held = {cell: other for other, cell in partner.items()}
    while True:
        cell = came_from[end]
        partner[end] = cell
        if cell == start:
            return
        end = held[cell]

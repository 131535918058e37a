"""The tree of a search: positions where a seat decides, and the moves from them.

Nodes and edges are rows of two arrays that a desk holds; nothing is allocated while a tree
grows. The moves of a node stand one after another, the opened ones first; moves that only
another redrawing of hidden things has brought hang behind in a chain.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import EXPLORE, SCALE, TRUST, WIDEN, Desk
from engine.jit import Whole, kernel
from engine.rng import mix

NONE: Final = -1


@kernel
def logarithm(count: Whole) -> float:
    """About the logarithm to base 2 of a count from 1: exact at powers of two, straight between."""
    whole = 0
    while count >> (whole + 1) > 0:
        whole += 1
    return whole + count / (1 << whole) - 1.0


@kernel
def signature(moves: NDArray[np.int32], count: int) -> np.uint64:
    """A number that tells lists of moves apart."""
    found = np.uint64(count)
    for index in range(count):
        found = found * np.uint64(0x100000001B3) ^ np.uint64(moves[index])
    return mix(found)


@kernel
def is_listed(moves: NDArray[np.int32], count: int, move: Whole) -> bool:
    """Whether a move is in a list."""
    for index in range(count):
        if moves[index] == move:
            return True
    return False


@kernel
def new_node(desk: Desk, seat: Whole, group: Whole) -> int:
    """A position without moves; NONE when there is no room. Writes `desk`.

    Args:
        group: Number of the group in which the seat decides, or 0.
    """
    node = desk.used[0]
    if node == desk.used[2]:
        return NONE
    desk.used[0] += 1
    row = desk.nodes[node]
    row.seat = seat
    row.group = group
    row.visits = 0
    row.first = 0
    row.count = 0
    row.opened = 0
    row.extra = NONE
    row.sibling = NONE
    row.total = 0.0
    row.best = 0.0
    row.listed = np.uint64(0)
    row.merged = np.uint64(0)
    return node


@kernel
def new_edge(desk: Desk, move: Whole, prior: float, missed: Whole) -> None:
    """A move at the end of `desk.edges`, for which there must be room. Writes `desk`."""
    row = desk.edges[desk.used[1]]
    desk.used[1] += 1
    row.move = move
    row.visits = 0
    row.missed = missed
    row.child = NONE
    row.next = NONE
    row.prior = prior
    row.total = 0.0


@kernel
def child_of(desk: Desk, edge: Whole, seat: Whole, group: Whole) -> int:
    """The node behind an edge where a seat decides, made if it is not there; or NONE."""
    node = desk.edges[edge].child
    while node != NONE:
        if desk.nodes[node].seat == seat and desk.nodes[node].group == group:
            return node
        node = desk.nodes[node].sibling
    node = new_node(desk, seat, group)
    if node != NONE:
        desk.nodes[node].sibling = desk.edges[edge].child
        desk.edges[edge].child = node
    return node


@kernel
def is_known(desk: Desk, node: int, move: Whole) -> bool:
    """Whether a node has a move already."""
    row = desk.nodes[node]
    for edge in range(row.first, row.first + row.count):
        if desk.edges[edge].move == move:
            return True
    edge = row.extra
    while edge != NONE:
        if desk.edges[edge].move == move:
            return True
        edge = desk.edges[edge].next
    return False


@kernel
def open_next(desk: Desk, node: int) -> None:
    """Put the best appraised of the unopened moves behind the opened ones. Writes `desk`."""
    row = desk.nodes[node]
    place = row.first + row.opened
    best = place
    for edge in range(place + 1, row.first + row.count):
        if desk.edges[edge].prior > desk.edges[best].prior:
            best = edge
    row.opened += 1
    if best != place:
        one = desk.edges[place]
        two = desk.edges[best]
        one.move, two.move = two.move, one.move
        one.prior, two.prior = two.prior, one.prior
        one.missed, two.missed = two.missed, one.missed


@kernel
def worth(desk: Desk, node: int, edge: int, trust: float, explore: float) -> float:
    """Upper confidence bound of a move for the seat that decides at a node."""
    row = desk.nodes[node]
    move = desk.edges[edge]
    mean = row.total / row.visits if row.visits > 0 else row.best
    weight = trust + move.visits
    value = mean + move.prior
    if weight > 0:
        value = (trust * value + move.total) / weight
    chances = max(row.visits - move.missed, 1)
    return value + explore * sqrt(logarithm(chances + 1) / (1 + move.visits))


@kernel
def select(
    desk: Desk,
    node: int,
    moves: NDArray[np.int32],
    count: int,
    same: bool,
    options: NDArray[np.float64],
) -> int:
    """The edge to follow from a node, or NONE if none of its moves is in the list.

    Args:
        desk: Written: moves are opened and their absence is counted.
        moves: Legal now; not looked at if `same`.
        same: Whether these are the moves with which the node was expanded.
        options: Of the search.
    """
    row = desk.nodes[node]
    explore = options[EXPLORE] / (2.0 * options[SCALE])  # points, as squashed near a lead of 0
    wanted = min(row.count, 1 + int(options[WIDEN] * sqrt(1.0 * row.visits)))
    while row.opened < wanted:
        open_next(desk, node)
    best = -1e300
    chosen = NONE
    index = 0
    while index < row.opened:
        edge = row.first + index
        index += 1
        if same or is_listed(moves, count, desk.edges[edge].move):
            value = worth(desk, node, edge, options[TRUST], explore)
            if value > best:
                best = value
                chosen = edge
        else:
            desk.edges[edge].missed += 1
        if index == row.opened and chosen == NONE and row.opened < row.count and row.extra == NONE:
            open_next(desk, node)
    edge = row.extra
    while edge != NONE:
        if is_listed(moves, count, desk.edges[edge].move):
            value = worth(desk, node, edge, options[TRUST], explore)
            if value > best:
                best = value
                chosen = edge
        else:
            desk.edges[edge].missed += 1
        edge = desk.edges[edge].next
    return chosen

"""Magna Grecia: what each legal move is worth to a bot that looks one move ahead.

Most moves are draws, and road tiles that join nothing: what they change is known
without making them. The others are made on a copy. A test holds the short cut against
making every move.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, holds
from engine.games.magna_grecia.rules import apply
from engine.games.magna_grecia.state import (
    ARGUMENT,
    DONE,
    DRAW,
    EMPTY,
    KIND_SHIFT,
    NO_PLACE,
    OVER,
    PAIR_EDGES,
    ROAD,
)
from engine.games.magna_grecia.values import evaluate, rest_of_game, stock_hopes
from engine.jit import Whole, copy_record, inlined, kernel, population_count, trailing_zeros


@inlined
def reach(
    close: np.uint64, farther: np.uint64, fresh: np.uint64, weights: NDArray[np.float64]
) -> float:
    """Weighted number of fresh places that one or two more road tiles would reach."""
    close = close & fresh
    farther = farther & fresh & ~close
    return weights[9] * population_count(close) + weights[10] * population_count(farther)


@kernel
def prospects(S: Record, G: Record, seat: Whole, weights: NDArray[np.float64]) -> float:
    """What the places outside its network that the seat's roads could soon reach are worth."""
    close = ZERO
    farther = ZERO
    for word in range((S.cells + 63) >> 6):
        rest = G.frontier[seat, word]
        while rest != ZERO:
            cell = (word << 6) + trailing_zeros(rest)
            rest &= rest - ONE
            close |= S.near_places[cell]
            farther |= S.next_places[cell]
    return reach(close, farther, ~(G.network[seat] | G.cities[seat]), weights)


@kernel
def best_rival(S: Record, G: Record, seat: Whole, weights: NDArray[np.float64]) -> float:
    """Highest expected final score among the other seats."""
    best = -1e300
    for other in range(S.seats):
        if other != seat:
            best = max(best, evaluate(S, G, other, weights))
    return best


@kernel
def lead(S: Record, G: Record, seat: Whole, weights: NDArray[np.float64]) -> float:
    """Expected final score of a seat and its prospects, less the best of the others."""
    own = evaluate(S, G, seat, weights)
    if G.phase != OVER:
        own += rest_of_game(S, G) * prospects(S, G, seat, weights)
    return own - best_rival(S, G, seat, weights)


@kernel
def is_plain_road(S: Record, G: Record, seat: Whole, cell: Whole, pair: Whole) -> bool:
    """Whether a road tile here joins nothing and touches no new place.

    True if one of its edges is where it starts, and the other faces an empty ordinary
    hex, a closed side or the border.
    """
    start = np.int64(G.start[seat, cell])
    open_ends = 0
    for index in range(2):
        edge = PAIR_EDGES[pair, index]
        near = S.neighbours[cell, edge]
        if (start >> edge) & 1:
            place = np.int64(G.place[near])
            if place != NO_PLACE and not holds(G.network[seat] | G.cities[seat], place):
                return False
            continue
        open_ends += 1
        if near >= 0 and (G.tile[near] != EMPTY or G.place[near] != NO_PLACE):
            return False
    return open_ends == 1


@kernel
def union_without(
    S: Record, G: Record, seat: Whole, cells: NDArray[np.int64], masks: NDArray[np.uint64]
) -> Whole:
    """For each frontier cell, the places close to the others and farther from the others.

    Args:
        cells: Written: the frontier cells in rising order.
        masks: Written; uint64, shape (2, cells + 1).

    Returns:
        Number of frontier cells.
    """
    count = 0
    close = ZERO
    farther = ZERO
    for word in range((S.cells + 63) >> 6):
        rest = G.frontier[seat, word]
        while rest != ZERO:
            cell = (word << 6) + trailing_zeros(rest)
            rest &= rest - ONE
            cells[count] = cell
            masks[0, count] = close
            masks[1, count] = farther
            close |= S.near_places[cell]
            farther |= S.next_places[cell]
            count += 1
    close = ZERO
    farther = ZERO
    for index in range(count - 1, -1, -1):
        masks[0, index] |= close
        masks[1, index] |= farther
        close |= S.near_places[cells[index]]
        farther |= S.next_places[cells[index]]
    masks[0, count] = close
    masks[1, count] = farther
    return count


@kernel
def appraise(
    S: Record,
    G: Record,
    seat: Whole,
    moves: NDArray[np.int32],
    count: Whole,
    scratch: Any,
    weights: NDArray[np.float64],
    out: NDArray[np.float64],
) -> None:
    """The seat's lead after each of the moves. See `engine.game.Kernels.appraise`."""
    cells = np.empty(S.cells, dtype=np.int64)
    masks = np.empty((2, S.cells + 1), dtype=np.uint64)
    number: Whole = -1
    base = 0.0
    left = rest_of_game(S, G)
    fresh = ~(G.network[seat] | G.cities[seat])
    cursor = 0
    after = scratch[1]
    for index in range(count):
        move = np.int64(moves[index])
        kind = move >> KIND_SHIFT
        argument = move & ARGUMENT
        if kind in (DONE, DRAW, ROAD) and number < 0:
            number = union_without(S, G, seat, cells, masks)
            now = reach(masks[0, number], masks[1, number], fresh, weights)
            hopes = stock_hopes(G.front_roads[seat], G.front_cities[seat], weights)
            base = evaluate(S, G, seat, weights) - best_rival(S, G, seat, weights) - left * hopes
        if kind == DONE:
            out[index] = base + left * (hopes + now)
        elif kind == DRAW:
            roads = G.front_roads[seat] + (argument >> 6)
            cities = G.front_cities[seat] + (argument & 63)
            out[index] = base + left * (stock_hopes(roads, cities, weights) + now)
        elif kind == ROAD and is_plain_road(S, G, seat, argument >> 4, argument & 15):
            cell = argument >> 4
            while cells[cursor] != cell:
                cursor += 1
            close = masks[0, cursor]
            farther = masks[1, cursor]
            for end in range(2):
                edge = PAIR_EDGES[argument & 15, end]
                near = S.neighbours[cell, edge]
                if near >= 0 and G.tile[near] == EMPTY and G.place[near] == NO_PLACE:
                    close |= S.near_places[near]
                    farther |= S.next_places[near]
            fewer = stock_hopes(G.front_roads[seat] - 1, G.front_cities[seat], weights)
            out[index] = base + left * (fewer + reach(close, farther, fresh, weights))
        else:
            copy_record(after, G)
            apply(S, after, moves[index])
            out[index] = lead(S, after, seat, weights)

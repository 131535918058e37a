"""Magna Grecia: what each legal move is worth to a bot that looks one move ahead.

Most moves are draws, and road tiles that connect nothing: what they change is known
without making them. The others are made on a copy. A test holds the short cut against
making every move.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.places import in_network, network, trace_colour
from engine.games.magna_grecia.rules import act
from engine.games.magna_grecia.state import (
    ARGUMENT,
    BUY,
    DONE,
    DRAW,
    EDGES,
    EMPTY,
    KIND_SHIFT,
    NO_PLACE,
    OVER,
    PAIR_EDGES,
    ROAD,
    ROAD_TILE,
    SELL,
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
    return reach(close, farther, ~(network(S, G, seat) | G.cities[seat]), weights)


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
def tally_frontier(S: Record, G: Record, seat: Whole, near: NDArray[np.uint64]) -> None:
    """Places by how many frontier cells of a seat they are near. Writes `near`.

    Args:
        near: Places at distance one from one cell or more, and from two or more; then the
            same at distance two. uint64, shape (4,).
    """
    near[:] = ZERO
    for word in range((S.cells + 63) >> 6):
        rest = G.frontier[seat, word]
        while rest != ZERO:
            cell = (word << 6) + trailing_zeros(rest)
            rest &= rest - ONE
            near[1] |= near[0] & S.near_places[cell]
            near[0] |= S.near_places[cell]
            near[3] |= near[2] & S.next_places[cell]
            near[2] |= S.next_places[cell]


@kernel
def survey(
    S: Record,
    G: Record,
    seat: Whole,
    cell: Whole,
    ends: NDArray[np.int64],
    gains: NDArray[np.uint64],
) -> None:
    """What a road tile of the seat on a free cell would bring by each edge it may use.

    Args:
        ends: Written: the place that the edge would be connected to, or -1; shape (6,).
        gains: Written: places at distance one and two from the cells where the seat may
            go on, and the place that joins its network; uint64, shape (6, 3).
    """
    gains[:] = ZERO
    for edge in range(EDGES):
        ends[edge] = trace_colour(S, G, cell, edge, ROAD_TILE + seat)
        near = S.neighbours[cell, edge]
        if near < 0:
            continue
        place = np.int64(G.place[near])
        if place == NO_PLACE:
            if G.tile[near] == EMPTY:
                gains[edge, 0] = S.near_places[near]
                gains[edge, 1] = S.next_places[near]
        elif not in_network(S, G, seat, place):
            gains[edge, 2] = bit(place)
            if holds(G.villages | G.oracle_places, place):
                look_around(S, G, place, cell, gains[edge])


@kernel
def look_around(S: Record, G: Record, place: Whole, taken: Whole, gain: NDArray[np.uint64]) -> None:
    """Add what the free cells around a village or oracle are near, but for one cell."""
    middle = S.place_cell[place]
    for edge in range(EDGES):
        near = S.neighbours[middle, edge]
        if near >= 0 and near != taken and G.tile[near] == EMPTY and G.place[near] == NO_PLACE:
            gain[0] |= S.near_places[near]
            gain[1] |= S.next_places[near]


@inlined
def connects(G: Record, first: Whole, second: Whole) -> bool:
    """Whether a road between these places (-1 for none) is a new connection (MG-29)."""
    if first < 0 or second < 0 or first == second:
        return False
    return not holds(G.links[first], second)


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
    near = np.empty(4, dtype=np.uint64)
    ends = np.empty(EDGES, dtype=np.int64)
    gains = np.empty((EDGES, 3), dtype=np.uint64)
    tally_frontier(S, G, seat, near)
    fresh = ~(network(S, G, seat) | G.cities[seat])
    left = rest_of_game(S, G)
    now = left * reach(near[0], near[2], fresh, weights)
    hopes = stock_hopes(G.front_roads[seat], G.front_cities[seat], weights)
    rivals = best_rival(S, G, seat, weights)
    base = evaluate(S, G, seat, weights) - rivals - left * hopes
    looked: Whole = -1
    after = scratch[1]
    for index in range(count):
        move = np.int64(moves[index])
        kind = move >> KIND_SHIFT
        argument = move & ARGUMENT
        if kind == ROAD:
            cell = argument >> 4
            if cell != looked:
                survey(S, G, seat, cell, ends, gains)
                looked = cell
            first = PAIR_EDGES[argument & 15, 0]
            second = PAIR_EDGES[argument & 15, 1]
            if not connects(G, ends[first], ends[second]):
                close = (
                    near[0] & ~S.near_places[cell] | near[1] | gains[first, 0] | gains[second, 0]
                )
                farther = near[2] & ~S.next_places[cell] | near[3]
                farther |= gains[first, 1] | gains[second, 1]
                unmet = fresh & ~(gains[first, 2] | gains[second, 2])
                fewer = stock_hopes(G.front_roads[seat] - 1, G.front_cities[seat], weights)
                out[index] = base + left * (fewer + reach(close, farther, unmet, weights))
                continue
        elif kind == DONE:
            out[index] = base + left * hopes + now
            continue
        elif kind == DRAW:
            roads = G.front_roads[seat] + (argument >> 6)
            cities = G.front_cities[seat] + (argument & 63)
            out[index] = base + left * stock_hopes(roads, cities, weights) + now
            continue
        copy_record(after, G)
        act(S, after, moves[index])
        if kind in (BUY, SELL) and after.rounds_played == G.rounds_played and after.phase != OVER:
            out[index] = evaluate(S, after, seat, weights) - rivals + now
        else:
            out[index] = lead(S, after, seat, weights)

"""Magna Grecia: road tiles (MG-12 to MG-17)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bitsets import drop, put
from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.city_tests import tiles_owed
from engine.games.magna_grecia.places import (
    link,
    opposite,
    oracles_around,
    settle_oracles,
    touch_place,
    trace,
)
from engine.games.magna_grecia.state import (
    CITY_TILE,
    EDGES,
    EMPTY,
    NO_JOIN,
    NO_PLACE,
    PAIR_EDGES,
    PAIR_MASK,
    ROAD_MOVE,
    ROAD_TILE,
    SEATS,
)
from engine.jit import Whole, inlined, kernel, trailing_zeros


@inlined
def roads_allowed(S: Record, G: Record) -> bool:
    """Whether the turn still has room for a road tile (MG-8, MG-9, MG-11, MG-23)."""
    amounts = S.amounts[G.cards[G.rounds_played]]
    if G.front_roads[G.seat] == 0 or G.unfinished_count > 0:
        return False
    if G.cities_laid == 0:
        return G.roads_laid < amounts[3]
    return G.roads_laid < amounts[0] and G.cities_laid + tiles_owed(S, G) <= amounts[1]


@kernel
def usable_edges(S: Record, G: Record, seat: Whole, cell: Whole) -> Whole:
    """Mask of the edges that a road tile of the seat may use here (MG-A14, MG-A15)."""
    allowed: Whole = 63
    if S.road_to_border != 0:
        allowed &= np.int64(S.on_board[cell])
    if S.mixed_roads == NO_JOIN:
        for edge in range(EDGES):
            near = S.neighbours[cell, edge]
            if near < 0:
                continue
            tile = np.int64(G.tile[near])
            if tile == EMPTY or tile >= CITY_TILE or tile == ROAD_TILE + seat:
                continue
            if (np.int64(G.ends[near]) >> opposite(edge)) & 1:
                allowed &= ~(1 << edge)
    return allowed


@kernel
def list_roads(S: Record, G: Record, out: NDArray[np.int32], count: Whole) -> Whole:
    """Append every road move of the seat to move, by cell and pair (MG-12, MG-13).

    Args:
        out: Written from `count` on.

    Returns:
        The new count.
    """
    seat = G.seat
    frontier = G.frontier[seat]
    start = G.start[seat]
    free = S.road_to_border == 0 and S.mixed_roads != NO_JOIN
    for word in range((S.cells + 63) >> 6):
        rest = frontier[word]
        while rest != ZERO:
            cell = (word << 6) + trailing_zeros(rest)
            rest &= rest - ONE
            edges = np.int64(start[cell])
            base = ROAD_MOVE | cell << 4
            if free:
                pairs = S.touching_list[edges]
                first = np.int32(base)
                for index in range(S.touching_count[edges]):
                    out[count + index] = first | pairs[index]
                count += S.touching_count[edges]
                continue
            mask = np.uint64(S.touching[edges] & S.within[usable_edges(S, G, seat, cell)])
            while mask != ZERO:
                out[count] = base | trailing_zeros(mask)
                count += 1
                mask &= mask - ONE
    return count


@kernel
def starts_abroad(S: Record, G: Record, seat: Whole, cell: Whole, pair: Whole) -> bool:
    """Whether this road tile can start from an opponent's city only."""
    edges = np.int64(G.start[seat, cell]) & PAIR_MASK[pair]
    for edge in range(EDGES):
        if not (edges >> edge) & 1:
            continue
        tile = np.int64(G.tile[S.neighbours[cell, edge]])
        if tile < CITY_TILE or tile == CITY_TILE + seat:
            return False
    return True


@kernel
def close_cell(S: Record, G: Record, cell: Whole) -> None:
    """Take an occupied cell out of every list of free cells."""
    for seat in range(SEATS):
        drop(G.frontier[seat], cell)
        drop(G.extend[seat], cell)
        G.start[seat, cell] = 0


@kernel
def reach_out(S: Record, G: Record, seat: Whole, cell: Whole, edge: Whole) -> None:
    """Let the seat go on where an end of its new road tile faces (MG-13, MG-14)."""
    near = S.neighbours[cell, edge]
    if near < 0:
        return
    place = np.int64(G.place[near])
    if place == NO_PLACE:
        if G.tile[near] == EMPTY:
            G.start[seat, near] |= np.uint8(1 << opposite(edge))
            put(G.frontier[seat], near)
    else:
        touch_place(S, G, seat, place)


@kernel
def lay_road(S: Record, G: Record, cell: Whole, pair: Whole) -> None:
    """Lay a road tile of the seat to move. Unchecked; writes G."""
    seat = G.seat
    if starts_abroad(S, G, seat, cell, pair):
        G.foreign_starts[seat] += 1
    G.tile[cell] = ROAD_TILE + seat
    G.ends[cell] = PAIR_MASK[pair]
    G.front_roads[seat] -= 1
    G.roads_laid += 1
    close_cell(S, G, cell)
    reach_out(S, G, seat, cell, PAIR_EDGES[pair, 0])
    reach_out(S, G, seat, cell, PAIR_EDGES[pair, 1])
    first = trace(S, G, cell, PAIR_EDGES[pair, 0])
    if first < 0:
        return
    second = trace(S, G, cell, PAIR_EDGES[pair, 1])
    if second < 0 or second == first or holds(G.links[first], second):
        return
    link(S, G, first, second)
    if S.control_timing == 0:
        ends = bit(first) | bit(second)
        settle_oracles(S, G, oracles_around(G, ends))

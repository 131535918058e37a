"""Magna Grecia: the reading `city_grace = "whole_city"` (MG-A25).

A new city is judged as a whole: its tiles may begin anywhere if the turn can still make
a right city of them. The README of this folder states the reading. This is the only
part of the rules that searches, and the only one whose kernels allocate scratch arrays.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bitsets import has, put
from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.cities import finish_city, lay_city, pay_for_tile, settle_tile, unite
from engine.games.magna_grecia.city_tests import (
    foreign_near,
    owed_by,
    own_cities_beside,
    reached,
    spoiled,
    tiles_left,
)
from engine.games.magna_grecia.roads import close_cell
from engine.games.magna_grecia.state import (
    CITY_MOVE,
    CITY_TILE,
    COASTAL,
    EDGES,
    EMPTY,
    NO_PLACE,
)
from engine.jit import Whole, kernel, population_count, trailing_zeros

MOST_TILES = 64


@kernel
def is_free(S: Record, G: Record, cell: Whole) -> bool:
    """Whether a cell bears neither a tile nor an oracle (MG-21)."""
    if G.tile[cell] != EMPTY:
        return False
    place = S.place_of[cell]
    return place == NO_PLACE or not holds(G.oracle_places, np.int64(place))


@kernel
def is_clean(S: Record, G: Record, seat: Whole, cell: Whole) -> bool:
    """Whether a cell is free and next to no opponent's city and no oracle (MG-22)."""
    return (
        is_free(S, G, cell)
        and not foreign_near(G, seat, cell)
        and (S.near_places[cell] & G.oracle_places) == ZERO
    )


@kernel
def leads_in(S: Record, G: Record, seat: Whole, cell: Whole) -> bool:
    """Whether a hex of the group fulfils the founding need (MG-A5, MG-A22)."""
    if S.late_city_link != 0 and S.place_of[cell] == NO_PLACE:
        return False
    return reached(S, G, seat, cell)


@kernel
def touches_group(S: Record, G: Record, cell: Whole) -> bool:
    """Whether a cell is next to the turn's unfinished group."""
    for edge in range(EDGES):
        near = S.neighbours[cell, edge]
        if near >= 0 and has(G.unfinished, near):
            return True
    return False


@kernel
def is_complete(S: Record, G: Record, seat: Whole, group: NDArray[np.int64], size: Whole) -> bool:
    """Whether these adjacent tiles are a city or part of one (MG-18, MG-19)."""
    village = False
    road = False
    for index in range(size):
        cell = group[index]
        if own_cities_beside(S, G, seat, cell) != ZERO:
            return True
        village = village or S.place_of[cell] != NO_PLACE
        road = road or S.ground[cell] == COASTAL or leads_in(S, G, seat, cell)
    return village and road


@kernel
def gather(
    S: Record,
    G: Record,
    seat: Whole,
    chosen: NDArray[np.int64],
    count: Whole,
    group: NDArray[np.int64],
) -> Whole:
    """List the unfinished group with further tiles and the villages they oblige to cover.

    Args:
        chosen: Further tiles, the first `count` entries; each joins the group.
        group: Written: the cells, connected ones only.

    Returns:
        Number of cells in `group`, or -1 if a village that must be covered cannot be.
    """
    size = 0
    owed = G.debt
    for word in range((S.cells + 63) >> 6):
        rest = G.unfinished[word]
        while rest != ZERO:
            group[size] = (word << 6) + trailing_zeros(rest)
            rest &= rest - ONE
            size += 1
    for index in range(count):
        group[size] = chosen[index]
        size += 1
        owed |= owed_by(S, G, seat, chosen[index])
    for index in range(size):
        if S.place_of[group[index]] != NO_PLACE:
            owed &= ~bit(np.int64(S.place_of[group[index]]))
    if spoiled(G, seat, owed):
        return -1
    cursor = 0
    while cursor < size:
        near = S.near_places[group[cursor]] & owed
        owed &= ~near
        while near != ZERO:
            group[size] = S.place_cell[trailing_zeros(near)]
            near &= near - ONE
            size += 1
        cursor += 1
    return size


@kernel
def debt_after(S: Record, G: Record, seat: Whole, chosen: NDArray[np.int64], count: Whole) -> Whole:
    """Villages that must still be covered once the chosen tiles lie."""
    owed = G.debt
    for index in range(count):
        owed |= owed_by(S, G, seat, chosen[index])
    for index in range(count):
        if S.place_of[chosen[index]] != NO_PLACE:
            owed &= ~bit(np.int64(S.place_of[chosen[index]]))
    return population_count(owed)


@kernel
def next_tiles(
    S: Record, G: Record, seat: Whole, group: NDArray[np.int64], size: Whole, out: NDArray[np.int64]
) -> Whole:
    """List the clean ordinary cells next to a group. Writes `out`; returns their number."""
    count = 0
    for index in range(size):
        for edge in range(EDGES):
            near = np.int64(S.neighbours[group[index], edge])
            if near < 0 or S.place_of[near] != NO_PLACE or not is_clean(S, G, seat, near):
                continue
            known = False
            for other in range(size):
                known = known or group[other] == near
            for other in range(count):
                known = known or out[other] == near
            if not known and count < out.shape[0]:
                out[count] = near
                count += 1
    return count


@kernel
def completable(S: Record, G: Record, seat: Whole, cell: Whole, left: Whole) -> bool:
    """Whether the group with one more tile can be made a city in this turn.

    Searches the sets of further tiles depth first; every set is connected to the group.

    Args:
        cell: Clean cell that begins or enlarges the group.
        left: City tiles that may still be laid, this one included.
    """
    chosen = np.empty(left + 1, dtype=np.int64)
    group = np.empty(left + 2 * MOST_TILES, dtype=np.int64)
    ways = np.empty((left + 1, MOST_TILES), dtype=np.int64)
    number = np.zeros(left + 1, dtype=np.int64)
    chosen[0] = cell
    depth = 1
    fresh = True
    while depth > 0:
        if fresh:
            number[depth - 1] = 0
            size = gather(S, G, seat, chosen, depth, group)
            spare = left - depth - debt_after(S, G, seat, chosen, depth)
            if size >= 0 and spare >= 0:
                if is_complete(S, G, seat, group, size):
                    return True
                if spare > 0:
                    number[depth - 1] = next_tiles(S, G, seat, group, size, ways[depth - 1])
        if number[depth - 1] == 0:
            depth -= 1
            fresh = False
            continue
        number[depth - 1] -= 1
        chosen[depth] = ways[depth - 1, number[depth - 1]]
        depth += 1
        fresh = True
    return False


@kernel
def whole_city_allowed(S: Record, G: Record, seat: Whole, cell: Whole, left: Whole) -> bool:
    """Whether a city tile may be laid on a free cell under this reading."""
    if left <= 0 or not is_clean(S, G, seat, cell):
        return False
    if G.unfinished_count > 0:
        if not touches_group(S, G, cell):
            return False
    elif G.founded and own_cities_beside(S, G, seat, cell) == ZERO:
        return False
    if own_cities_beside(S, G, seat, cell) == ZERO:
        return completable(S, G, seat, cell, left)
    owed = G.debt | owed_by(S, G, seat, cell)
    if S.place_of[cell] != NO_PLACE:
        owed &= ~bit(np.int64(S.place_of[cell]))
    return bool(not spoiled(G, seat, owed) and population_count(owed) < left)


@kernel
def near_anchors(S: Record, G: Record, seat: Whole, left: Whole) -> NDArray[np.uint8]:
    """Marks the cells from which a group can reach what a city needs with `left` tiles.

    A necessary condition only: it spares the search on open land.
    """
    steps = np.zeros(S.cells, dtype=np.uint8)
    queue = np.empty(S.cells, dtype=np.int64)
    tail = 0
    for cell in range(S.cells):
        if not is_clean(S, G, seat, cell):
            continue
        anchor = (
            S.ground[cell] == COASTAL
            or has(G.extend[seat], cell)
            or leads_in(S, G, seat, cell)
            or touches_group(S, G, cell)
        )
        if anchor:
            steps[cell] = 1
            queue[tail] = cell
            tail += 1
    head = 0
    while head < tail:
        cell = queue[head]
        head += 1
        if steps[cell] >= left:
            continue
        for edge in range(EDGES):
            near = S.neighbours[cell, edge]
            if near >= 0 and steps[near] == 0 and is_clean(S, G, seat, np.int64(near)):
                steps[near] = steps[cell] + 1
                queue[tail] = near
                tail += 1
    return steps


@kernel
def list_whole_cities(S: Record, G: Record, out: NDArray[np.int32], count: Whole) -> Whole:
    """Append every city move under this reading, by cell. Writes `out`; returns the count."""
    seat = G.seat
    left = tiles_left(S, G)
    if left <= 0:
        return count
    steps = near_anchors(S, G, seat, left)
    for cell in range(S.cells):
        if steps[cell] != 0 and whole_city_allowed(S, G, seat, cell, left):
            out[count] = CITY_MOVE | cell
            count += 1
    return count


@kernel
def lay_whole_city(S: Record, G: Record, cell: Whole) -> None:
    """Lay a city tile under this reading. Unchecked; writes G."""
    seat = G.seat
    beside = own_cities_beside(S, G, seat, cell)
    if beside != ZERO and G.unfinished_count == 0:
        lay_city(S, G, cell)
        return
    pay_for_tile(S, G)
    G.debt |= owed_by(S, G, seat, cell)
    G.tile[cell] = CITY_TILE + seat
    close_cell(S, G, cell)
    put(G.unfinished, cell)
    G.unfinished_count += 1
    if S.place_of[cell] != NO_PLACE:
        covered = bit(np.int64(S.place_of[cell]))
        G.pending |= covered
        G.debt &= ~covered
    group = np.empty(MOST_TILES, dtype=np.int64)
    size = 0
    for word in range((S.cells + 63) >> 6):
        rest = G.unfinished[word]
        while rest != ZERO:
            group[size] = (word << 6) + trailing_zeros(rest)
            rest &= rest - ONE
            size += 1
    if is_complete(S, G, seat, group, size):
        complete(S, G, seat, group, size)


@kernel
def complete(S: Record, G: Record, seat: Whole, group: NDArray[np.int64], size: Whole) -> None:
    """Turn the finished group into a city, or into part of those it touches."""
    parts = G.pending
    for index in range(size):
        parts |= own_cities_beside(S, G, seat, group[index])
    founding = (parts & G.cities[seat]) == ZERO
    G.pending = ZERO
    G.unfinished_count = 0
    for word in range(G.unfinished.shape[0]):
        G.unfinished[word] = ZERO
    root = unite(S, G, seat, parts)
    changed = bit(root)
    for index in range(size):
        changed |= settle_tile(S, G, seat, group[index], root)
    finish_city(S, G, seat, root, parts, founding, changed)

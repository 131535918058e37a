"""Magna Grecia: founding, extending and merging cities (MG-19 to MG-27)."""

from __future__ import annotations

import numpy as np

from engine.bitsets import drop, put
from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.city_tests import foreign_near, owed_by, own_cities_beside
from engine.games.magna_grecia.places import (
    absorb,
    link,
    merge_markets,
    open_linked,
    opposite,
    oracles_around,
    refresh_price,
    road_owner,
    settle_oracles,
    touch_place,
    trace,
)
from engine.games.magna_grecia.roads import close_cell
from engine.games.magna_grecia.state import (
    CITY_TILE,
    EDGES,
    EMPTY,
    LINKED,
    NO_PLACE,
    SEATS,
)
from engine.jit import Whole, kernel, population_count, trailing_zeros


@kernel
def occupy(S: Record, G: Record, seat: Whole, cell: Whole, root: Whole) -> None:
    """Make a cell a city tile of a place and tell its neighbours (MG-13, MG-20, MG-22)."""
    G.tile[cell] = CITY_TILE + seat
    G.place[cell] = root
    G.city_size[root] += 1
    close_cell(S, G, cell)
    G.near_cities[seat] |= S.near_places[cell]
    for edge in range(EDGES):
        near = S.neighbours[cell, edge]
        if near < 0:
            continue
        G.near[near] |= np.uint8(1 << seat)
        if G.tile[near] != EMPTY:
            continue
        place = np.int64(G.place[near])
        if place != NO_PLACE and holds(G.oracle_places, place):
            continue
        open_neighbour(S, G, seat, near, opposite(edge), place == NO_PLACE)


@kernel
def open_neighbour(
    S: Record, G: Record, seat: Whole, near: Whole, back: Whole, ordinary: bool
) -> None:
    """Note what a new city tile makes possible and impossible on a free neighbour."""
    if not foreign_near(G, seat, near) and (S.near_places[near] & G.oracle_places) == ZERO:
        put(G.extend[seat], near)
    for other in range(SEATS):
        if other != seat:
            G.extend[other, near >> 6] &= ~(ONE << np.uint64(near & 63))
        if ordinary and (other == seat or S.foreign_start == 0 or G.cities[other] != ZERO):
            G.start[other, near] |= np.uint8(1 << back)
            put(G.frontier[other], near)
        elif ordinary:  # roads led this seat to the village that was there (MG-A6)
            G.start[other, near] &= np.uint8(~(1 << back) & 63)
            if G.start[other, near] == 0:
                drop(G.frontier[other], near)


@kernel
def join_waiting_roads(S: Record, G: Record, cell: Whole, root: Whole) -> np.uint64:
    """Join road ends in front of a new city tile on an ordinary hex to it (MG-A22).

    Returns:
        The places that were newly connected to `root`.
    """
    joined = ZERO
    for edge in range(EDGES):
        near = S.neighbours[cell, edge]
        if near < 0:
            continue
        owner = road_owner(np.int64(G.tile[near]))
        if owner < 0 or not (np.int64(G.ends[near]) >> opposite(edge)) & 1:
            continue
        if S.late_city_link != 0:
            G.ends[cell] |= np.uint8(1 << edge)
            continue
        touch_place(S, G, owner, root)
        place = trace(S, G, cell, edge)
        if place >= 0 and place != root and not holds(G.links[root], place):
            link(S, G, root, place)
            joined |= bit(place)
    return joined


@kernel
def welcome_first_city(S: Record, G: Record, seat: Whole) -> None:
    """Under MG-A6 `after_first_city`: open every opponent's city to a seat's roads."""
    for cell in range(S.cells):
        if G.tile[cell] != EMPTY or G.place[cell] != NO_PLACE or G.near[cell] == 0:
            continue
        for edge in range(EDGES):
            near = S.neighbours[cell, edge]
            if near >= 0 and G.tile[near] >= CITY_TILE and G.place[near] != NO_PLACE:
                G.start[seat, cell] |= np.uint8(1 << edge)
                put(G.frontier[seat], cell)


@kernel
def bring_free_market(S: Record, G: Record, seat: Whole, place: Whole) -> None:
    """Place the free market of a founding (MG-26, MG-A20)."""
    if holds(G.unsold[seat], place):
        return
    if holds(G.sold[seat], place):
        if S.sold_blocks_founding != 0:
            G.sold[seat] &= ~bit(place)
            G.unsold[seat] |= bit(place)
        return
    if G.supply[seat] > 0:
        G.supply[seat] -= 1
        G.unsold[seat] |= bit(place)


@kernel
def make_city(S: Record, G: Record, seat: Whole, place: Whole) -> None:
    """Turn a village into a city of the seat that has no tile yet."""
    G.villages &= ~bit(place)
    G.cities[seat] |= bit(place)
    G.city_size[place] = 0
    if S.foreign_start != 0 and G.cities[seat] == bit(place):
        welcome_first_city(S, G, seat)


@kernel
def unite(S: Record, G: Record, seat: Whole, parts: np.uint64) -> Whole:
    """Make cities of the seat and villages it covers one city; returns its place (MG-27)."""
    root = trailing_zeros(parts)
    cities = parts & G.cities[seat]
    if holds(G.villages, root):
        make_city(S, G, seat, root)
    if population_count(cities) > 1:
        G.merges[seat] += population_count(cities) - 1
        if S.merged_control != 0:
            release(G, cities)
    rest = parts & ~bit(root)
    while rest != ZERO:
        other = trailing_zeros(rest)
        rest &= rest - ONE
        absorb(S, G, seat, root, other)
    return root


@kernel
def release(G: Record, cities: np.uint64) -> None:
    """Free every oracle that one of these cities controls (MG-A12 `released`)."""
    oracles = G.oracle_places
    while oracles != ZERO:
        oracle = trailing_zeros(oracles)
        oracles &= oracles - ONE
        holder = np.int64(G.controller[oracle])
        if holder != NO_PLACE and holds(cities, holder):
            G.controller[oracle] = NO_PLACE


@kernel
def pay_for_tile(S: Record, G: Record) -> None:
    """Take a city tile from the front stock and its price from the score (MG-25)."""
    seat = G.seat
    G.score[seat] -= S.city_tile_cost
    G.tile_points[seat] += S.city_tile_cost
    G.front_cities[seat] -= 1
    G.cities_laid += 1


@kernel
def lay_city(S: Record, G: Record, cell: Whole) -> None:
    """Lay a city tile of the seat to move: found, extend or merge. Unchecked; writes G."""
    seat = G.seat
    pay_for_tile(S, G)
    covered = bit(np.int64(S.place_of[cell])) if S.place_of[cell] != NO_PLACE else ZERO
    beside = own_cities_beside(S, G, seat, cell)
    founding = beside == ZERO
    if not founding or S.founding_distance == 0:
        G.debt |= owed_by(S, G, seat, cell)
    G.debt &= ~covered
    parts = beside | covered
    root = unite(S, G, seat, parts)
    changed = bit(root) | settle_tile(S, G, seat, cell, root)
    finish_city(S, G, seat, root, parts, founding, changed)


@kernel
def settle_tile(S: Record, G: Record, seat: Whole, cell: Whole, root: Whole) -> np.uint64:
    """Put a tile on the board as part of a city; returns the places newly connected to it."""
    occupy(S, G, seat, cell, root)
    if S.place_of[cell] != NO_PLACE:
        return ZERO
    return join_waiting_roads(S, G, cell, root)


@kernel
def finish_city(
    S: Record,
    G: Record,
    seat: Whole,
    root: Whole,
    parts: np.uint64,
    founding: bool,
    changed: np.uint64,
) -> None:
    """Markets, network and oracles after a city has changed (MG-26, MG-27, MG-39)."""
    if population_count(parts) > 1:
        merge_markets(S, G, root, parts)
        changed |= G.links[root]
    if founding:
        G.founded = 1
        G.foundings[seat] += 1
        bring_free_market(S, G, seat, root)
    refresh_price(S, G, root)
    if S.network == LINKED:
        open_linked(S, G, root)
    if S.control_timing == 0:
        settle_oracles(S, G, oracles_around(G, changed))

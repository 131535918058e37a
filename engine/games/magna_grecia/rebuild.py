"""Magna Grecia: everything that is kept up to date, computed anew from what lies there.

Position files are read with this, and the invariants compare it with a played state.
Here each field is found from its definition, by scanning the board.
"""

from __future__ import annotations

import numpy as np

from engine.bitsets import put
from engine.game import Record
from engine.games.magna_grecia.bits import ZERO, bit, holds
from engine.games.magna_grecia.places import (
    in_network,
    opposite,
    refresh_price,
    road_owner,
    trace,
)
from engine.games.magna_grecia.state import (
    CITY_TILE,
    EDGES,
    EMPTY,
    NO_PLACE,
    PLACES,
    SEATS,
)
from engine.jit import Whole, kernel


@kernel
def rebuild(S: Record, G: Record) -> None:
    """Compute every derived field of a state.

    Reads `tile`, `ends`, `unfinished`, `oracle_places`, `unsold` and `sold`; writes what
    `state_dtype` lists as kept up to date.
    """
    clear_beyond(S, G)
    form_cities(S, G)
    find_places(S, G)
    find_neighbourhoods(S, G)
    find_links(S, G)
    find_touched(S, G)
    find_starts(S, G)
    for place in range(PLACES):
        G.price[place] = 0
        if place < S.places and (holds(G.villages, place) or G.city_size[place] > 0):
            refresh_price(S, G, place)


@kernel
def is_city_hex(G: Record, cell: Whole) -> bool:
    """Whether a tile of a finished city lies on a cell."""
    if G.tile[cell] < CITY_TILE:
        return False
    return (G.unfinished[cell >> 6] >> np.uint64(cell & 63)) & np.uint64(1) == ZERO


@kernel
def clear_beyond(S: Record, G: Record) -> None:
    """Nothing lies on the cells that a record has beyond those of its board."""
    for cell in range(S.cells, G.place.shape[0]):
        G.place[cell] = S.place_of[cell]
        G.near[cell] = 0
        for seat in range(SEATS):
            G.start[seat, cell] = 0


@kernel
def form_cities(S: Record, G: Record) -> None:
    """Name every city after the first of its village hexes (MG-18).

    Writes `place` of the tiles of finished cities; NO_PLACE, which is larger than any place,
    where a city holds no village hex.
    """
    for cell in range(S.cells):
        if is_city_hex(G, cell):
            G.place[cell] = S.place_of[cell]
    spreading = True
    while spreading:
        spreading = False
        for cell in range(S.cells):
            if not is_city_hex(G, cell):
                continue
            for edge in range(EDGES):
                near = np.int64(S.neighbours[cell, edge])
                if near < 0 or G.tile[near] != G.tile[cell] or not is_city_hex(G, near):
                    continue
                if G.place[near] < G.place[cell]:
                    G.place[cell] = G.place[near]
                    spreading = True


@kernel
def find_places(S: Record, G: Record) -> None:
    """Villages, cities, their sizes and the place on each cell."""
    G.villages = (S.inland | S.coastal) & ~G.oracle_places
    G.pending = ZERO
    G.unfinished_count = 0
    for place in range(PLACES):
        G.city_size[place] = 0
    for seat in range(SEATS):
        G.cities[seat] = ZERO
    for cell in range(S.cells):
        own = np.int64(S.place_of[cell])
        if is_city_hex(G, cell):
            root = np.int64(G.place[cell])
            if root == NO_PLACE:
                continue
            G.cities[np.int64(G.tile[cell]) - CITY_TILE] |= bit(root)
            G.city_size[root] += 1
            if own != NO_PLACE:
                G.villages &= ~bit(own)
            continue
        G.place[cell] = own
        if G.tile[cell] >= CITY_TILE:
            G.unfinished_count += 1
            if own != NO_PLACE:
                G.pending |= bit(own)


@kernel
def find_neighbourhoods(S: Record, G: Record) -> None:
    """What is next to cities and oracles, and where cities may grow."""
    G.near_oracles = ZERO
    for seat in range(SEATS):
        G.near_cities[seat] = ZERO
        for word in range(G.unfinished.shape[0]):
            G.extend[seat, word] = ZERO
    for cell in range(S.cells):
        G.near[cell] = 0
        own = np.int64(S.place_of[cell])
        if own != NO_PLACE and holds(G.oracle_places, own):
            G.near_oracles |= S.near_places[cell]
        if is_city_hex(G, cell):
            G.near_cities[np.int64(G.tile[cell]) - CITY_TILE] |= S.near_places[cell]
        for edge in range(EDGES):
            near = S.neighbours[cell, edge]
            if near >= 0 and is_city_hex(G, np.int64(near)):
                G.near[cell] |= np.uint8(1 << (np.int64(G.tile[near]) - CITY_TILE))
    for cell in range(S.cells):
        own = np.int64(S.place_of[cell])
        oracle = own != NO_PLACE and holds(G.oracle_places, own)
        if G.tile[cell] != EMPTY or oracle or (S.near_places[cell] & G.oracle_places) != ZERO:
            continue
        for seat in range(SEATS):
            if G.near[cell] == 1 << seat:
                put(G.extend[seat], cell)


@kernel
def find_links(S: Record, G: Record) -> None:
    """Direct connections, from every hex of every place (MG-29)."""
    for place in range(PLACES):
        G.links[place] = ZERO
    for cell in range(S.cells):
        own = np.int64(G.place[cell])
        if own == NO_PLACE:
            continue
        closed = np.int64(G.ends[cell]) if G.tile[cell] >= CITY_TILE else np.int64(0)
        for edge in range(EDGES):
            near = S.neighbours[cell, edge]
            if near < 0 or (closed >> edge) & 1 or road_owner(np.int64(G.tile[near])) < 0:
                continue
            other = trace(S, G, cell, edge)
            if other >= 0 and other != own:
                G.links[own] |= bit(other)
                G.links[other] |= bit(own)


@kernel
def find_touched(S: Record, G: Record) -> None:
    """Places that the ends of each seat's road tiles face."""
    for seat in range(SEATS):
        G.touched[seat] = ZERO
    for cell in range(S.cells):
        owner = road_owner(np.int64(G.tile[cell]))
        if owner < 0:
            continue
        for edge in range(EDGES):
            near = S.neighbours[cell, edge]
            if near < 0 or not (np.int64(G.ends[cell]) >> edge) & 1:
                continue
            if G.place[near] == NO_PLACE:
                continue
            if G.tile[near] >= CITY_TILE and (np.int64(G.ends[near]) >> opposite(edge)) & 1:
                continue
            G.touched[owner] |= bit(np.int64(G.place[near]))


@kernel
def find_starts(S: Record, G: Record) -> None:
    """Edges of free ordinary cells where each seat may start a road (MG-13)."""
    for seat in range(SEATS):
        for cell in range(S.cells):
            G.start[seat, cell] = 0
        for word in range(G.unfinished.shape[0]):
            G.frontier[seat, word] = ZERO
    for cell in range(S.cells):
        if G.tile[cell] != EMPTY or S.place_of[cell] != NO_PLACE:
            continue
        for edge in range(EDGES):
            near = np.int64(S.neighbours[cell, edge])
            if near < 0:
                continue
            for seat in range(SEATS):
                if starts_at(S, G, seat, near, opposite(edge)):
                    G.start[seat, cell] |= np.uint8(1 << edge)
                    put(G.frontier[seat], cell)


@kernel
def starts_at(S: Record, G: Record, seat: Whole, near: Whole, back: Whole) -> bool:
    """Whether a road of the seat may start at this neighbour, through its edge `back`."""
    owner = road_owner(np.int64(G.tile[near]))
    if owner >= 0:
        return owner == seat and (np.int64(G.ends[near]) >> back) & 1 != 0
    if is_city_hex(G, near):
        mine = G.tile[near] == CITY_TILE + seat
        return mine or S.foreign_start == 0 or G.cities[seat] != ZERO
    place = np.int64(G.place[near])
    return place != NO_PLACE and in_network(S, G, seat, place)

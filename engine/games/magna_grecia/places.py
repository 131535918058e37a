"""Magna Grecia: connections, merging places, control of oracles (MG-27 to MG-41).

S is the scenario record, G the state record (see `state.py`). Everything here is kept
up to date by the piece just laid; nothing scans the board.
"""

from __future__ import annotations

import numpy as np

from engine.bitsets import put
from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.state import (
    ACTIVE_CITY,
    ACTIVE_DECIDES,
    CITY_TILE,
    EMPTY,
    INERT,
    LINKED,
    NO_PLACE,
    ROAD_TILE,
    SEATS,
)
from engine.jit import Whole, inlined, kernel, population_count, trailing_zeros


@inlined
def opposite(edge: Whole) -> Whole:
    """The same edge as seen from the neighbour."""
    return edge + 3 if edge < 3 else edge - 3


@inlined
def all_cities(G: Record) -> np.uint64:
    """Mask of the cities of all seats."""
    return G.cities[0] | G.cities[1] | G.cities[2] | G.cities[3]


@inlined
def connectivity(G: Record, place: Whole) -> Whole:
    """Number of other places directly connected to a place (MG-30)."""
    return population_count(G.links[place])


@kernel
def is_active(G: Record, seat: Whole, place: Whole) -> bool:
    """Whether a market of the seat in this place is active (MG-35)."""
    return holds(G.cities[seat], place) or (G.links[place] & G.cities[seat]) != ZERO


@kernel
def market_value(S: Record, G: Record, seat: Whole, place: Whole) -> Whole:
    """What an unsold market of the seat in this place is worth now (MG-36, MG-A21)."""
    if not is_active(G, seat, place):
        return 0
    if S.village_market_value != 0 and holds(G.villages, place):
        return 0
    return connectivity(G, place)


@kernel
def markets_here(G: Record, place: Whole) -> Whole:
    """Unsold markets of all seats in a place."""
    count = 0
    for seat in range(SEATS):
        if holds(G.unsold[seat], place):
            count += 1
    return count


@kernel
def refresh_price(S: Record, G: Record, place: Whole) -> None:
    """Bring the price of a market in a place up to date (MG-33). Writes `price`."""
    crowd = S.market_market_cost * markets_here(G, place)
    if holds(G.villages, place):
        G.price[place] = S.market_village_cost + crowd
    else:
        G.price[place] = S.market_tile_cost * np.int64(G.city_size[place]) + crowd


@kernel
def trace(S: Record, G: Record, cell: Whole, edge: Whole) -> Whole:
    """The place at the end of the chain that leaves a cell by an edge, or -1.

    Follows road tiles end to end (MG-29). Under MG-A14 `inert` a chain of more than one
    colour leads nowhere; the colour is that of the first tile met, or of `cell` itself.
    """
    colour: Whole = np.int64(G.tile[cell])
    return trace_colour(S, G, cell, edge, EMPTY if colour >= CITY_TILE else colour)


@kernel
def trace_colour(S: Record, G: Record, cell: Whole, edge: Whole, colour: Whole) -> Whole:
    """As `trace`, for a road tile of this colour on the cell; EMPTY for any colour."""
    while True:
        step = S.neighbours[cell, edge]
        if step < 0:
            return -1
        back = opposite(edge)
        place = np.int64(G.place[step])
        if place != NO_PLACE:
            if G.tile[step] >= CITY_TILE and (np.int64(G.ends[step]) >> back) & 1:
                return -1
            return place
        tile = np.int64(G.tile[step])
        if tile == EMPTY or tile >= CITY_TILE or not (np.int64(G.ends[step]) >> back) & 1:
            return -1
        if S.mixed_roads == INERT:
            if colour == EMPTY:
                colour = tile
            elif colour != tile:
                return -1
        cell = np.int64(step)
        rest = np.int64(G.ends[step]) & ~(1 << back)
        edge = trailing_zeros(np.uint64(rest))


@inlined
def in_network(S: Record, G: Record, seat: Whole, place: Whole) -> bool:
    """Whether a place belongs to a seat's road network (MG-14, MG-A4)."""
    if holds(G.touched[seat], place):
        return True
    return bool(S.network == LINKED and (G.links[place] & G.cities[seat]) != ZERO)


@kernel
def network(S: Record, G: Record, seat: Whole) -> np.uint64:
    """Mask of the places of a seat's road network (MG-14, MG-A4)."""
    found = G.touched[seat]
    if S.network != LINKED:
        return found
    cities = G.cities[seat]
    while cities != ZERO:
        city = trailing_zeros(cities)
        cities &= cities - ONE
        found |= G.links[city]
    return found


@kernel
def touch_place(S: Record, G: Record, seat: Whole, place: Whole) -> None:
    """Note that a road tile of the seat faces a place. Writes `touched`, `start`, `frontier`."""
    if holds(G.touched[seat], place):
        return
    G.touched[seat] |= bit(place)
    open_place(S, G, seat, place)


@kernel
def open_place(S: Record, G: Record, seat: Whole, place: Whole) -> None:
    """Let a seat start roads at a village or an oracle. Writes `start`, `frontier`."""
    if not holds(G.villages | G.oracle_places, place):
        return
    cell = S.place_cell[place]
    for edge in range(6):
        near = S.neighbours[cell, edge]
        if near >= 0 and G.tile[near] == EMPTY and G.place[near] == NO_PLACE:
            G.start[seat, near] |= np.uint8(1 << opposite(edge))
            put(G.frontier[seat], near)


@kernel
def open_linked(S: Record, G: Record, place: Whole) -> None:
    """Let seats start roads where a changed place has linked them (MG-A4). As `open_place`."""
    around = G.links[place]
    for seat in range(SEATS):
        if (around & G.cities[seat]) != ZERO:
            open_place(S, G, seat, place)
        if holds(G.cities[seat], place):
            rest = around
            while rest != ZERO:
                other = trailing_zeros(rest)
                rest &= rest - ONE
                open_place(S, G, seat, other)


@kernel
def link(S: Record, G: Record, first: Whole, second: Whole) -> None:
    """Connect two different places directly (MG-29). Writes `links` and what follows."""
    if holds(G.links[first], second):
        return
    G.links[first] |= bit(second)
    G.links[second] |= bit(first)
    if S.network == LINKED:
        open_linked(S, G, first)
        open_linked(S, G, second)


@kernel
def oracles_around(G: Record, places: np.uint64) -> np.uint64:
    """Oracles among places, or connected to a city among them: their control may change."""
    oracles = places & G.oracle_places
    cities = places & all_cities(G)
    while cities != ZERO:
        city = trailing_zeros(cities)
        cities &= cities - ONE
        oracles |= G.links[city] & G.oracle_places
    return oracles


@kernel
def tied_cities(G: Record, oracle: Whole) -> np.uint64:
    """The cities connected to an oracle whose connectivity is the highest."""
    rivals = G.links[oracle] & all_cities(G)
    best: Whole = 0
    tied = ZERO
    while rivals != ZERO:
        city = trailing_zeros(rivals)
        rivals &= rivals - ONE
        strength = connectivity(G, city)
        if strength > best:
            best = strength
            tied = bit(city)
        elif strength == best:
            tied |= bit(city)
    return tied


@kernel
def settle_oracle(S: Record, G: Record, oracle: Whole) -> None:
    """Decide who controls one oracle now (MG-38, MG-39, MG-A10).

    Writes `controller` and `contested`.
    """
    G.contested &= ~bit(oracle)
    tied = tied_cities(G, oracle)
    if tied == ZERO:
        return
    holder = np.int64(G.controller[oracle])
    if holder != NO_PLACE and holds(tied, holder):
        return
    if population_count(tied) > 1:
        if S.simultaneous_challenge == ACTIVE_DECIDES:
            G.contested |= bit(oracle)
            return
        if S.simultaneous_challenge != ACTIVE_CITY:
            return
        tied &= G.cities[G.active]
        if population_count(tied) != 1:
            return
    G.controller[oracle] = trailing_zeros(tied)


@kernel
def settle_oracles(S: Record, G: Record, oracles: np.uint64) -> None:
    """Bring the control of these oracles up to date, lowest place first."""
    while oracles != ZERO:
        oracle = trailing_zeros(oracles)
        oracles &= oracles - ONE
        settle_oracle(S, G, oracle)


@kernel
def absorb(S: Record, G: Record, seat: Whole, root: Whole, other: Whole) -> None:
    """Make a village or a city of the seat part of another of its cities (MG-24, MG-27).

    Connections, roads that lead in, size and cells of `other` become `root`'s; markets are merged
    afterwards by `merge_markets`.
    """
    around = G.links[other]
    G.links[other] = ZERO
    G.price[other] = 0
    rest = around
    while rest != ZERO:
        place = trailing_zeros(rest)
        rest &= rest - ONE
        G.links[place] &= ~bit(other)
        if place != root:
            G.links[place] |= bit(root)
    G.links[root] = (G.links[root] | around) & ~(bit(root) | bit(other))
    for any_seat in range(SEATS):
        if holds(G.touched[any_seat], other):
            G.touched[any_seat] = (G.touched[any_seat] & ~bit(other)) | bit(root)
    if holds(G.villages, other):
        G.villages &= ~bit(other)
        G.place[S.place_cell[other]] = root
        return
    G.city_size[root] += G.city_size[other]
    G.city_size[other] = 0
    G.cities[seat] &= ~bit(other)
    tile = CITY_TILE + seat
    for cell in range(S.cells):
        if G.place[cell] == other and G.tile[cell] == tile:
            G.place[cell] = root
    oracles = G.oracle_places
    while oracles != ZERO:
        oracle = trailing_zeros(oracles)
        oracles &= oracles - ONE
        if G.controller[oracle] == other:
            G.controller[oracle] = root


@kernel
def merge_markets(S: Record, G: Record, root: Whole, merged: np.uint64) -> None:
    """Leave each seat one market in a merged city (MG-27, MG-A13, MG-A27).

    Writes `unsold`, `sold`, `supply`; a seat with both kinds is noted in `keep_pending`
    and keeps both until it has chosen.
    """
    for seat in range(S.seats):
        fresh = population_count(G.unsold[seat] & merged)
        spent = population_count(G.sold[seat] & merged)
        if fresh + spent == 0:
            continue
        G.unsold[seat] &= ~merged
        G.sold[seat] &= ~merged
        if fresh > 0:
            G.unsold[seat] |= bit(root)
        if fresh == 0 or (spent > 0 and S.merge_choice == 0):
            G.sold[seat] |= bit(root)
        chooses = fresh > 0 and spent > 0 and S.merge_choice == 0
        if S.merged_markets == 0:
            G.supply[seat] += fresh + spent - (2 if chooses else 1)
        if chooses:
            G.keep_pending |= 1 << seat
            G.keep_place = root


@kernel
def road_owner(tile: Whole) -> Whole:
    """The seat of a road tile, or -1 for anything else on a cell."""
    if tile >= ROAD_TILE and tile < CITY_TILE:
        return tile - ROAD_TILE
    return -1

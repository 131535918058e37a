"""Magna Grecia: where city tiles may be laid (MG-18 to MG-25)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.places import opposite, road_owner, trace
from engine.games.magna_grecia.state import (
    BY_ANY_CHAIN,
    BY_OWN_CHAIN,
    BY_TOUCH,
    CITY_MOVE,
    CITY_TILE,
    EDGES,
    EMPTY,
    INERT,
    NO_CELL,
    NO_PLACE,
    ROAD_TILE,
    SEATS,
)
from engine.jit import Whole, inlined, kernel, population_count, trailing_zeros

NEVER = 1 << 20  # more tiles than there are


@inlined
def tiles_left(S: Record, G: Record) -> Whole:
    """City tiles that the seat to move may still lay in this turn (MG-8, MG-11, MG-25)."""
    amounts = S.amounts[G.cards[G.rounds_played]]
    seat = G.seat
    if G.roads_laid == 0:
        left = amounts[4] - G.cities_laid
    elif G.roads_laid <= amounts[0]:
        left = amounts[1] - G.cities_laid
    else:
        return 0
    left = min(left, G.front_cities[seat])
    if S.city_tile_cost > 0:
        left = min(left, G.score[seat] // S.city_tile_cost)
    return max(left, 0)


@inlined
def foreign_near(G: Record, seat: Whole, cell: Whole) -> bool:
    """Whether an opponent's city tile is adjacent to a cell."""
    return (np.int64(G.near[cell]) & ~(1 << seat)) != 0


@kernel
def spread(S: Record, owed: np.uint64, uncovered: np.uint64, founded: np.uint64) -> np.uint64:
    """Villages that must be covered if some must: each obliges to cover those beside it (MG-23).

    Args:
        owed: Villages that must be covered.
        uncovered: All villages that are not covered.
        founded: The village that is founded on, whose tile obliges to nothing (MG-A9), or none.
    """
    fresh = owed & ~founded
    while fresh != ZERO:
        place = trailing_zeros(fresh)
        fresh &= fresh - ONE
        more = S.near_places[S.place_cell[place]] & uncovered & ~owed
        owed |= more
        fresh |= more & ~founded
    return owed


@kernel
def owed_by(S: Record, G: Record, seat: Whole, cell: Whole) -> np.uint64:
    """Villages that a tile on a cell obliges to cover (MG-23).

    All of them, found from one to the next; where MG-22 binds extensions only (MG-A9), those
    next to the tile, since a village beside one of them may still be founded on.
    """
    uncovered = G.villages & ~G.pending
    if S.place_of[cell] != NO_PLACE:
        uncovered &= ~bit(np.int64(S.place_of[cell]))
    owed = S.near_places[cell] & uncovered
    return owed if S.founding_distance != 0 else spread(S, owed, uncovered, ZERO)


@kernel
def spoiled(G: Record, seat: Whole, villages: np.uint64) -> bool:
    """Whether a village among these is next to an opponent's city or an oracle."""
    blocked = G.near_oracles
    for other in range(SEATS):
        if other != seat:
            blocked |= G.near_cities[other]
    return (villages & blocked) != ZERO


@kernel
def least_owed(S: Record, G: Record, seat: Whole, cell: Whole, founding: bool) -> Whole:
    """City tiles that must follow a tile, where MG-22 binds extensions only (MG-A9, MG-23).

    A village that the turn may still found on obliges to cover nothing beside it, and may be
    next to opponents' cities and oracles.

    Args:
        cell: Of the tile; NO_CELL for none.
        founding: Whether the tile is a founding.

    Returns:
        The least number with which the step can be ended, or NEVER.
    """
    covered = ZERO
    owed = ZERO
    if cell != NO_CELL:
        if S.place_of[cell] != NO_PLACE:
            covered = bit(np.int64(S.place_of[cell]))
        if not founding:
            owed = S.near_places[cell]
    uncovered = G.villages & ~covered
    owed = (owed | G.debt) & uncovered
    if owed == ZERO:
        return 0
    every = spread(S, owed, uncovered, ZERO)
    least = NEVER if spoiled(G, seat, every) else population_count(every)
    if founding or G.founded:
        return least
    rest = every & ~owed & ~G.near_cities[seat]
    while rest != ZERO:
        place = trailing_zeros(rest)
        rest &= rest - ONE
        if holds(S.coastal, place) or reached_with(S, G, seat, place, cell):
            some = spread(S, owed, uncovered, bit(place))
            if not spoiled(G, seat, some & ~bit(place)):
                least = min(least, population_count(some))
    return least


@kernel
def tiles_owed(S: Record, G: Record) -> Whole:
    """City tiles that must still be laid before the step can be ended (MG-23)."""
    if S.founding_distance == 0 or G.debt == ZERO:
        return population_count(G.debt)
    return least_owed(S, G, G.seat, NO_CELL, founding=False)


@kernel
def reached_with(S: Record, G: Record, seat: Whole, place: Whole, cell: Whole) -> bool:
    """As `reached`, for a village if one more city tile of the seat lay on a cell (MG-A5)."""
    village = np.int64(S.place_cell[place])
    if reached(S, G, seat, village):
        return True
    if S.inland_founding == BY_TOUCH or cell == NO_CELL:
        return False
    if S.late_city_link != 0 and S.place_of[cell] == NO_PLACE:
        return False
    for edge in range(EDGES):
        if far_end(S, G, seat, village, edge) == cell:
            return True
    return False


@kernel
def far_end(S: Record, G: Record, seat: Whole, cell: Whole, edge: Whole) -> Whole:
    """The hex without a road behind the chain at an edge of a cell, or NO_CELL for none.

    The chain is one that may carry a founding: of own tiles under MG-A5 `own_chain`, of one
    colour under MG-A14 `inert`.
    """
    colour: Whole = ROAD_TILE + seat if S.inland_founding == BY_OWN_CHAIN else EMPTY
    here = cell
    while True:
        step = S.neighbours[here, edge]
        if step < 0:
            return NO_CELL
        tile = np.int64(G.tile[step])
        if road_owner(tile) < 0:
            return NO_CELL if here == cell else np.int64(step)
        back = opposite(edge)
        if not (np.int64(G.ends[step]) >> back) & 1:
            return NO_CELL
        if colour == EMPTY and S.mixed_roads == INERT:
            colour = tile
        if colour not in (EMPTY, tile):
            return NO_CELL
        here = np.int64(step)
        edge = trailing_zeros(np.uint64(np.int64(G.ends[step]) & ~(1 << back)))


@kernel
def owed_after(S: Record, G: Record, cell: Whole, owed: np.uint64) -> Whole:
    """Villages that must still be covered after a tile on a cell that adds some."""
    debt = G.debt
    if S.place_of[cell] != NO_PLACE:
        debt &= ~bit(np.int64(S.place_of[cell]))
    return population_count(debt | owed)


@kernel
def can_be_mended(
    S: Record, G: Record, seat: Whole, cell: Whole, left: Whole, founding: bool
) -> bool:
    """Whether the turn can be ended rightly after a tile on this cell (MG-22, MG-23).

    Args:
        left: City tiles that may still be laid, this one included.
        founding: Whether the tile is a founding.
    """
    if S.founding_distance != 0:
        if S.city_test != 0 and not founding and owed_by(S, G, seat, cell) != ZERO:
            return False
        return bool(least_owed(S, G, seat, cell, founding) < left)
    owed = owed_by(S, G, seat, cell)
    if owed != ZERO and (S.city_test != 0 or spoiled(G, seat, owed)):
        return False
    return bool(owed_after(S, G, cell, owed) < left)


@kernel
def own_chain_reaches(S: Record, G: Record, seat: Whole, cell: Whole) -> bool:
    """Whether only own road tiles join this cell to an own city (MG-A5 `own_chain`)."""
    for edge in range(EDGES):
        here = cell
        side = edge
        while True:
            step = S.neighbours[here, side]
            if step < 0:
                break
            back = opposite(side)
            place = np.int64(G.place[step])
            if place != NO_PLACE:
                shut = G.tile[step] >= CITY_TILE and (np.int64(G.ends[step]) >> back) & 1
                if here != cell and holds(G.cities[seat], place) and not shut:
                    return True
                break
            if G.tile[step] != ROAD_TILE + seat or not (np.int64(G.ends[step]) >> back) & 1:
                break
            here = np.int64(step)
            side = trailing_zeros(np.uint64(np.int64(G.ends[step]) & ~(1 << back)))
    return False


@kernel
def road_leads_in(S: Record, G: Record, seat: Whole, cell: Whole) -> bool:
    """Whether an end of one of the seat's road tiles faces this cell."""
    for edge in range(EDGES):
        near = S.neighbours[cell, edge]
        if near >= 0 and G.tile[near] == ROAD_TILE + seat:
            if (np.int64(G.ends[near]) >> opposite(edge)) & 1:
                return True
    return False


@kernel
def chain_leads_in(S: Record, G: Record, seat: Whole, cell: Whole) -> bool:
    """Whether a chain of any colours joins this cell to an own city (MG-A5 `any_chain`)."""
    for edge in range(EDGES):
        near = S.neighbours[cell, edge]
        if near < 0 or road_owner(np.int64(G.tile[near])) < 0:
            continue
        place = trace(S, G, cell, edge)
        if place >= 0 and holds(G.cities[seat], place):
            return True
    return False


@kernel
def reached(S: Record, G: Record, seat: Whole, cell: Whole) -> bool:
    """Whether the seat's roads reach a hex in the sense of MG-19 (MG-A5)."""
    if S.inland_founding == BY_TOUCH:
        return road_leads_in(S, G, seat, cell)
    if S.inland_founding == BY_OWN_CHAIN:
        return own_chain_reaches(S, G, seat, cell)
    return chain_leads_in(S, G, seat, cell)


@kernel
def foundable(S: Record, G: Record, seat: Whole) -> np.uint64:
    """Villages on which the seat could found as far as MG-19 and lasting MG-22 go."""
    places = G.villages & ~G.near_cities[seat]
    if S.founding_distance == 0:
        places &= ~G.near_oracles
        for other in range(SEATS):
            if other != seat:
                places &= ~G.near_cities[other]
    if S.inland_founding == BY_TOUCH:
        return places & (S.coastal | G.touched[seat])
    ready = places & S.coastal
    rest = places & ~S.coastal
    while rest != ZERO:
        place = trailing_zeros(rest)
        rest &= rest - ONE
        if S.inland_founding == BY_ANY_CHAIN:
            if (G.links[place] & G.cities[seat]) != ZERO:
                ready |= bit(place)
        elif reached(S, G, seat, S.place_cell[place]):
            ready |= bit(place)
    return ready


@kernel
def list_cities(S: Record, G: Record, out: NDArray[np.int32], count: Whole) -> Whole:
    """Append every city move: extensions by cell, then foundings by place.

    Args:
        out: Written from `count` on.

    Returns:
        The new count.
    """
    seat = G.seat
    left = tiles_left(S, G)
    if left <= 0:
        return count
    extend = G.extend[seat]
    for word in range((S.cells + 63) >> 6):
        rest = extend[word]
        while rest != ZERO:
            cell = (word << 6) + trailing_zeros(rest)
            rest &= rest - ONE
            if G.debt != ZERO or (S.near_places[cell] & G.villages) != ZERO:
                if not can_be_mended(S, G, seat, cell, left, founding=False):
                    continue
            out[count] = CITY_MOVE | cell
            count += 1
    if G.founded:
        return count
    places = foundable(S, G, seat)
    while places != ZERO:
        village = np.int64(S.place_cell[trailing_zeros(places)])
        places &= places - ONE
        if G.debt != ZERO or (S.near_places[village] & G.villages) != ZERO:
            if not can_be_mended(S, G, seat, village, left, founding=True):
                continue
        out[count] = CITY_MOVE | village
        count += 1
    return count


@kernel
def own_cities_beside(S: Record, G: Record, seat: Whole, cell: Whole) -> np.uint64:
    """The seat's cities with a tile next to a cell."""
    found = ZERO
    for edge in range(EDGES):
        near = S.neighbours[cell, edge]
        if near < 0 or G.tile[near] != CITY_TILE + seat or G.place[near] == NO_PLACE:
            continue
        found |= bit(np.int64(G.place[near])) & G.cities[seat]
    return found

"""Magna Grecia: a new game, the oracle draft, and what a seat cannot see (MG-1 to MG-5)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit, holds
from engine.games.magna_grecia.state import (
    ACTIONS,
    AS_LISTED,
    BY_BOARD,
    BY_DRAFT,
    DRAFT,
    IN_SETS,
    MOST_CARDS,
    NO_PLACE,
    ORACLE_MOVE,
    PLACES,
    SEATS,
    SEE_ALL,
    SEE_NEXT,
)
from engine.jit import Whole, kernel, population_count, trailing_zeros
from engine.rng import DECK, SETUP, below, derive


@kernel
def restack(S: Record, G: Record, first: Whole, stream: NDArray[np.uint64]) -> None:
    """Redraw the cards from position `first` on, as the stacking would (MG-4).

    Within each set the positions are shuffled, then the cards of each border colour among
    the positions of that colour: a uniform draw from what agrees with the cards before.
    Writes `cards` and `stream`.
    """
    if S.stacking == AS_LISTED:
        return
    for last in range(S.cards - 1, first, -1):
        low = first
        if S.stacking == IN_SETS:
            while S.set_of[low] != S.set_of[last]:
                low += 1
        swap(G, last, low + below(stream, last - low + 1))
    if S.stacking != IN_SETS:
        return
    for last in range(S.cards - 1, first, -1):
        same = 0
        for position in range(first, last + 1):
            if S.border[G.cards[position]] == S.border[G.cards[last]]:
                same += 1
        pick = below(stream, same)
        for position in range(first, last + 1):
            if S.border[G.cards[position]] == S.border[G.cards[last]]:
                if pick == 0:
                    swap(G, last, position)
                    break
                pick -= 1


@kernel
def swap(G: Record, one: Whole, other: Whole) -> None:
    """Exchange two cards of the stack."""
    card = G.cards[one]
    G.cards[one] = G.cards[other]
    G.cards[other] = card


@kernel
def deal(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Round in which each card is in play, 0 for the first; S.rounds if it is in none (MG-4).

    Args:
        G: A game that was just reset.
        out: Written; int64, shape (cards,).
    """
    for position in range(S.cards):
        out[G.cards[position]] = min(position, S.rounds)


@kernel
def open_cards(S: Record, G: Record) -> Whole:
    """How many cards from the top of the stack everybody has seen (MG-5, MG-A17)."""
    if S.visible_cards == SEE_ALL or S.stacking == AS_LISTED:
        return S.cards
    seen = G.rounds_played + 1
    if S.visible_cards == SEE_NEXT:
        seen += 1
    return min(seen, S.cards)


@kernel
def put_in_order(S: Record, G: Record, first: Whole) -> None:
    """Bring the cards from position `first` on into an order that tells nothing of theirs.

    Each set keeps as many cards of each border colour as it has. Writes `cards`.
    """
    in_sets = S.stacking == IN_SETS
    for low in range(first, S.cards - 1):
        best = low
        for position in range(low + 1, S.cards):
            if in_sets and S.set_of[position] != S.set_of[low]:
                break
            one = G.cards[position]
            other = G.cards[best]
            same = not in_sets or S.border[one] == S.border[other]
            if one < other if same else S.border[one] < S.border[other]:
                best = position
        swap(G, low, best)
    if not in_sets:
        return
    for low in range(first, S.cards - 1):
        best = low
        for position in range(low + 1, S.cards):
            one = G.cards[position]
            if S.border[one] == S.border[G.cards[low]] and one < G.cards[best]:
                best = position
        swap(G, low, best)


@kernel
def determinize(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> None:
    """Redraw the cards that no seat can see. Writes `cards` and `stream`."""
    if S.stacking != AS_LISTED:
        first = open_cards(S, G)
        put_in_order(S, G, first)
        restack(S, G, first, stream)


@kernel
def free_for_oracle(S: Record, G: Record) -> np.uint64:
    """Inland villages on which the next oracle may be placed (MG-3, MG-A24)."""
    places = S.inland & ~G.oracle_places
    if S.oracle_distance <= 1:
        return places
    rest = places
    while rest != ZERO:
        place = trailing_zeros(rest)
        rest &= rest - ONE
        oracles = G.oracle_places
        while oracles != ZERO:
            oracle = trailing_zeros(oracles)
            oracles &= oracles - ONE
            if S.far[S.place_cell[place], oracle] < S.oracle_distance:
                places &= ~bit(place)
                break
    return places


@kernel
def list_oracle_places(S: Record, G: Record, out: NDArray[np.int32]) -> Whole:
    """List the moves of the draft, by place. Writes `out`; returns the count."""
    count = 0
    places = free_for_oracle(S, G)
    while places != ZERO:
        place = trailing_zeros(places)
        places &= places - ONE
        out[count] = ORACLE_MOVE | place
        count += 1
    return count


@kernel
def put_oracle(S: Record, G: Record, place: Whole) -> None:
    """Make an inland village an oracle (MG-3). Writes G."""
    G.villages &= ~bit(place)
    G.oracle_places |= bit(place)
    G.near_oracles |= S.near_places[S.place_cell[place]]
    G.price[place] = 0
    G.oracles_left -= 1


@kernel
def begin_turn(S: Record, G: Record) -> None:
    """Give the turn to the seat that the card names (MG-6). Writes G."""
    G.active = S.order[G.cards[G.rounds_played], G.turn]
    G.seat = G.active
    G.phase = ACTIONS
    G.roads_laid = 0
    G.cities_laid = 0
    G.founded = 0
    G.debt = ZERO


@kernel
def next_in_draft(S: Record, G: Record) -> None:
    """Go on with the draft, or begin the first turn when it is over. Writes G."""
    if G.oracles_left > 0 and free_for_oracle(S, G) != ZERO:
        return
    G.oracles_left = 0
    G.turn = 0
    begin_turn(S, G)


@kernel
def place_oracle(S: Record, G: Record, place: Whole) -> None:
    """One placement of the draft (MG-3). Unchecked; writes G."""
    put_oracle(S, G, place)
    G.turn = (G.turn + 1) % S.seats
    G.active = S.order[G.cards[0], G.turn]
    G.seat = G.active
    next_in_draft(S, G)


@kernel
def clear(S: Record, G: Record) -> None:
    """Empty board and empty stocks. Writes G.

    Loops, not slices: slices of records take long to compile.
    """
    G.phase = DRAFT
    G.rounds_played = 0
    G.turn = 0
    G.roads_laid = 0
    G.cities_laid = 0
    G.founded = 0
    G.keep_place = 0
    G.keep_pending = 0
    G.unfinished_count = 0
    G.debt = ZERO
    G.pending = ZERO
    G.contested = ZERO
    G.oracle_places = ZERO
    G.near_oracles = ZERO
    G.villages = S.inland | S.coastal
    for place in range(PLACES):
        G.links[place] = ZERO
        G.city_size[place] = 0
        G.controller[place] = NO_PLACE
        G.price[place] = S.market_village_cost if holds(G.villages, place) else 0
    for cell in range(S.cells):
        G.tile[cell] = 0
        G.ends[cell] = 0
        G.near[cell] = 0
    for cell in range(G.place.shape[0]):
        G.place[cell] = S.place_of[cell]
    for word in range(G.unfinished.shape[0]):
        G.unfinished[word] = ZERO
    for seat in range(SEATS):
        clear_seat(S, G, seat)


@kernel
def clear_seat(S: Record, G: Record, seat: Whole) -> None:
    """Take away all that one seat has. Writes G."""
    G.cities[seat] = ZERO
    G.near_cities[seat] = ZERO
    G.touched[seat] = ZERO
    G.unsold[seat] = ZERO
    G.sold[seat] = ZERO
    G.score[seat] = 0
    G.front_roads[seat] = 0
    G.front_cities[seat] = 0
    G.reserve_roads[seat] = 0
    G.reserve_cities[seat] = 0
    G.supply[seat] = 0
    G.sold_points[seat] = 0
    G.tile_points[seat] = 0
    G.market_points[seat] = 0
    G.market_value[seat] = 0
    G.oracle_points[seat] = 0
    G.foundings[seat] = 0
    G.merges[seat] = 0
    G.foreign_starts[seat] = 0
    for cell in range(S.cells):
        G.start[seat, cell] = 0
    for word in range(G.unfinished.shape[0]):
        G.frontier[seat, word] = ZERO
        G.extend[seat, word] = ZERO


@kernel
def set_oracles(S: Record, G: Record, seed: np.uint64) -> None:
    """Place the oracles that nobody drafts (MG-A16 `random` and `fixed`). Writes G."""
    stream = np.empty(1, dtype=np.uint64)
    stream[0] = derive(seed, SETUP, ZERO)
    while G.oracles_left > 0:
        if S.oracle_setup == BY_BOARD:
            places = S.sites & ~G.oracle_places
            pick: Whole = 0
        else:
            places = free_for_oracle(S, G)
            pick = below(stream, max(population_count(places), 1))
        if places == ZERO:
            break
        for _ in range(pick):
            places &= places - ONE
        put_oracle(S, G, trailing_zeros(places))


@kernel
def reset(S: Record, G: Record, seed: np.uint64) -> None:
    """Write a whole new game (MG-1 to MG-4). The seed decides cards and drawn oracles."""
    clear(S, G)
    for seat in range(S.seats):
        G.score[seat] = S.start_score[seat]
        G.front_roads[seat] = S.stock_roads
        G.front_cities[seat] = S.stock_cities
        G.reserve_roads[seat] = S.reserve_roads
        G.reserve_cities[seat] = S.reserve_cities
        G.supply[seat] = S.markets
    for position in range(MOST_CARDS):
        G.cards[position] = S.stack[position]
    stream = np.empty(1, dtype=np.uint64)
    stream[0] = derive(seed, DECK, ZERO)
    restack(S, G, 0, stream)
    G.oracles_left = S.oracles
    G.active = S.order[G.cards[0], 0]
    G.seat = G.active
    if S.oracle_setup != BY_DRAFT:
        set_oracles(S, G, seed)
    next_in_draft(S, G)

"""Greeks: bids are looked at, and cards of the frieze are won or beaten (GR-8, GR-14 to GR-18).

Functions write G.
"""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.piles import discard, draw_item, into_hand
from engine.games.greeks.possessions import (
    build_on,
    most_lands,
    only_site,
    settle,
    sites_for,
)
from engine.games.greeks.strength import bids_on, forget_bid, strength
from engine.jit import Whole, apart

NONE, TIED = -1, -2


@apart
def reveal(S: Record, G: Record) -> None:
    """What lies face down is turned up (GR-Q9)."""
    G.stage = at.RESOLVE
    for place in range(S.frieze):
        if G.cancels[place] == 0:
            if S.winter == at.WHOLE_ROUND and G.winters[place]:
                G.storm = 1
            if S.hero:
                G.aided |= G.heroes[place]
    if S.bids == 0:
        return
    for card in range(S.resources):
        if G.slot[card] > at.DOWN:
            G.slot[card] -= at.DOWN


@apart
def counted(S: Record, G: Record, place: Whole, seat: Whole, card: Whole) -> Whole:
    """What a bid on a unit counts for its owner (GR-15, GR-V4, GR-V7)."""
    found = strength(S, G, place, seat, card)
    if S.leader_tax:
        found -= S.leader_tax * max(0, G.lands[seat] - most_lands(S, G, seat))
    if S.land_price and S.card_kind[card] == at.LAND:
        found -= S.land_price * G.lands[seat]
    return found


@apart
def winner_of(S: Record, G: Record, place: Whole, card: Whole) -> Whole:
    """The seat that wins a unit; NONE if bids are too weak, TIED if none is the best (GR-15)."""
    below: Whole = np.int64(1) << 62
    looked = False
    while True:
        best: Whole = -below
        owner: Whole = NONE
        for seat in range(S.seats):
            if not bids_on(S, G, place, seat):
                continue
            amount = counted(S, G, place, seat, card)
            if amount >= below:
                continue
            if amount > best:
                best, owner = amount, seat
            elif amount == best:
                owner = TIED
        if owner == NONE or best <= S.strength[card]:
            return TIED if looked else NONE
        if owner != TIED or S.unit_tie != at.TIE_SECOND:
            return owner
        below = best
        looked = True


@apart
def clear_bids(S: Record, G: Record, place: Whole, keeps: Whole, winner: Whole) -> None:
    """Discard all that was laid on a place; who bid in vain takes the best back (GR-8, GR-V9).

    Args:
        keeps: How many values each other bidder takes back.
        winner: Who takes none back.
    """
    for seat in range(S.seats):
        if seat == winner:
            continue
        for _ in range(min(keeps, np.int64(G.count[place, seat]))):
            best: Whole = np.int64(G.bid[place, seat, 0]) - 1
            for spot in range(1, G.count[place, seat]):
                other = np.int64(G.bid[place, seat, spot]) - 1
                if S.worth[other] > S.worth[best]:
                    best = other
            forget_bid(S, G, best, place, seat)
            into_hand(S, G, best, seat)
    if G.winters[place] or G.heroes[place] or G.cancels[place]:
        G.winters[place] = G.heroes[place] = G.cancels[place] = 0
        for card in range(S.first_special, S.resources):
            if G.slot[card] == place + 1 and G.holder[card] >= at.BIDDEN:
                discard(S, G, card)
    G.busy &= ~(1 << place)
    for seat in range(S.seats):
        G.frozen[seat] &= ~(1 << place)
        for spot in range(G.count[place, seat]):
            discard(S, G, np.int64(G.bid[place, seat, spot]) - 1)
            G.bid[place, seat, spot] = 0
        if G.taken[place, seat]:
            G.count[place, seat] = G.taken[place, seat] = 0
            G.full[seat] &= ~(1 << place)


@apart
def leave_frieze(G: Record, place: Whole) -> None:
    """The card of a place is gone."""
    G.frieze[place] = 0
    G.filled &= ~(1 << place)


@apart
def resolve(S: Record, G: Record, place: Whole) -> None:
    """Look at a place of the frieze, until somebody chooses where to lay a unit (GR-8)."""
    card = np.int64(G.frieze[place]) - 1
    if card < 0 or G.cancels[place]:
        clear_bids(S, G, place, 0, NONE)
    elif S.card_kind[card] == at.DISASTER:
        resolve_disaster(S, G, place, card)
    else:
        resolve_unit(S, G, place, card)


@apart
def resolve_disaster(S: Record, G: Record, place: Whole, card: Whole) -> None:
    """A disaster is beaten by all bids together, or stays (GR-17, GR-Q20)."""
    total: Whole = 0
    best: Whole = 0
    owner: Whole = NONE
    for seat in range(S.seats):
        if bids_on(S, G, place, seat):
            amount = strength(S, G, place, seat, card)
            G.helped[seat] += G.count[place, seat]
            total += amount
            if amount > best:
                best, owner = amount, seat
            elif amount == best:
                owner = NONE
    if total > S.strength[card]:
        G.where[card] = at.DISCARD
        G.beaten += 1
        leave_frieze(G, place)
        if owner != NONE:
            thank(S, G, owner, card)
    clear_bids(S, G, place, 0, NONE)


@apart
def thank(S: Record, G: Record, owner: Whole, card: Whole) -> None:
    """The reward for a beaten disaster (GR-Q20)."""
    if S.reward == at.REWARD_CARDS:
        for _ in range(S.reward_size):
            draw_item(S, G, owner, at.ANY)
    elif S.reward == at.REWARD_POINTS:
        G.trophies[owner] += S.card_points[card]


@apart
def resolve_unit(S: Record, G: Record, place: Whole, card: Whole) -> None:
    """A unit is won, stays or is discarded (GR-15, GR-16, GR-18)."""
    bidden = False
    for seat in range(S.seats):
        bidden |= bids_on(S, G, place, seat)
    winner = winner_of(S, G, place, card)
    no_room = (
        winner >= 0 and S.card_kind[card] == at.BUILDING and sites_for(S, G, winner, card) == 0
    )
    goes = bidden and (
        (winner == NONE and S.unit_below)
        or (winner == TIED and S.unit_tie == at.TIE_DISCARDS)
        or (no_room and S.no_room == 0)
    )
    if goes:
        G.where[card] = at.DISCARD
        leave_frieze(G, place)
    if winner < 0 or no_room:
        clear_bids(S, G, place, 0, NONE)
        return
    clear_bids(S, G, place, S.consolation, winner)
    G.winner = winner + 1
    if S.card_kind[card] == at.LAND and G.lands[winner] == 0:
        settle(S, G, card, winner, 0)
        leave_frieze(G, place)
    elif S.card_kind[card] == at.BUILDING and sites_for(S, G, winner, card) == 1:
        build_on(S, G, card, only_site(S, G, winner, card), winner)
        leave_frieze(G, place)
    else:
        G.mover = winner
        G.place = place + 1

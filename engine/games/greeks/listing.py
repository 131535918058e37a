"""Greeks: the legal moves of the seat to move, listed without trying every code."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bitsets import ONE, ZERO, has
from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.auction import (
    NO_PLACE,
    carried,
    has_raven,
    has_value,
    may_play_raven,
    offered,
    owed,
    places_to_lift,
    places_with_room,
    targets,
)
from engine.games.greeks.piles import NONE
from engine.games.greeks.possessions import takes
from engine.games.greeks.reasons import FINE, against_keeping, card_to_lay
from engine.jit import Whole, apart, trailing_zeros


@apart
def legal(S: Record, G: Record, out: NDArray[np.int32]) -> Whole:
    """See `Kernels.legal`. Writes `out`."""
    stage = G.stage
    if stage == at.AUCTION:
        return bids(S, G, G.mover, out)
    if stage == at.KEEP:
        return keeps(S, G, G.mover, out)
    if stage in (at.STRIKE, at.UPKEEP) and G.due[G.mover] > 0:
        return of_hand(S, G, G.mover, S.first_code[at.DROP], -1, out)
    if stage == at.TRADE:
        return trades(S, G, G.mover, out)
    if stage in (at.FOUND, at.RESOLVE):
        return sites(S, G, G.mover, out)
    return 0


@apart
def of_hand(
    S: Record, G: Record, seat: Whole, first: Whole, suit: Whole, out: NDArray[np.int32]
) -> Whole:
    """A code for each face in a hand, of one suit unless that is -1. Writes `out`."""
    count = 0
    before: Whole = -1
    for word in range(S.words):
        left = G.hand[seat, word]
        while left != ZERO:
            card = 64 * word + trailing_zeros(left)
            left &= left - ONE
            face = np.int64(S.face[card])
            if face != before and (suit < 0 or has(S.of_suit[suit], card)):
                out[count] = first + face
                count += 1
            before = face
    return count


@apart
def keeps(S: Record, G: Record, seat: Whole, out: NDArray[np.int32]) -> Whole:
    """What a seat may keep (GR-2). Writes `out`."""
    count = 0
    before: Whole = -1
    for card in range(S.resources):
        face = np.int64(S.face[card])
        if G.holder[card] == at.DEALT + seat and face != before:
            if against_keeping(S, G, seat, face) == FINE:
                out[count] = S.first_code[at.RETAIN] + face
                count += 1
            before = face
    for card in range(S.events):
        if G.where[card] == at.EVENT_DEALT + seat:
            if against_keeping(S, G, seat, S.faces + card) == FINE:
                out[count] = S.first_code[at.RETAIN] + S.faces + card
                count += 1
    return count


@apart
def sites(S: Record, G: Record, seat: Whole, out: NDArray[np.int32]) -> Whole:
    """Where a seat may lay the unit that is to be laid (GR-3, GR-16). Writes `out`."""
    card, count = card_to_lay(S, G, seat), 0
    if card >= S.lands:
        for land in range(S.lands):
            if G.where[land] == at.OWNED + seat and takes(S, G, land, card):
                out[count] = S.first_code[at.BUILD] + land
                count += 1
        return count
    if G.lands[seat] > 0:
        out[0], out[1] = S.first_code[at.LEFT], S.first_code[at.RIGHT]
        return 2
    for land in range(S.lands):
        if G.where[land] == at.KEPT + seat:
            out[count] = S.first_code[at.START] + land
            count += 1
    return count


@apart
def trades(S: Record, G: Record, seat: Whole, out: NDArray[np.int32]) -> Whole:
    """Offers, or answers to one (GR-Q27). Writes `out`."""
    card = offered(S, G)
    out[0] = S.first_code[at.DONE]
    if card != NONE:
        suit = np.int64(G.slot[card]) - 1
        return 1 + of_hand(S, G, seat, S.first_code[at.GIVE], suit, out[1:])
    count = 1
    before: Whole = -1
    for mine in range(S.resources):
        face = np.int64(S.face[mine])
        if not has(G.hand[seat], mine) or face == before:
            continue
        before = face
        for asked in range(S.asked):
            if not has(S.of_suit[S.asked_suit[asked]], mine):
                out[count] = S.first_code[at.SWAP] + face * S.asked + asked
                count += 1
    return count


@apart
def lays(
    S: Record, G: Record, seat: Whole, places: Whole, specials: Whole, out: NDArray[np.int32]
) -> Whole:
    """Every face of a hand on every place where it may be laid (GR-7). Writes `out`.

    Args:
        places, specials: For values, and for Winter, Hero and Cancel, as bits.
    """
    count: Whole = 0
    width = np.int64(S.frieze)  # read once, since `out` is written between
    whole = (1 << width) - 1
    before: Whole = -1
    for word in range(S.words):
        left = G.hand[seat, word]
        while left != ZERO:
            card = 64 * word + trailing_zeros(left)
            left &= left - ONE
            face = np.int64(S.face[card])
            if face == before or S.special[card] == at.RAVEN:
                continue
            before = face
            open_ = places if S.special[card] == at.VALUE else specials
            first = face * width
            if open_ == whole:
                for place in range(width):
                    out[count + place] = first + place
                count += width
                continue
            while open_:
                out[count] = first + trailing_zeros(open_)
                open_ &= open_ - 1
                count += 1
    return count


@apart
def bids(S: Record, G: Record, seat: Whole, out: NDArray[np.int32]) -> Whole:
    """What a seat may do in its turn of the auction (GR-7). Writes `out`."""
    count: Whole = 0
    if G.naming:
        for other in range(S.seats):
            if G.out[other] == 0:
                out[count] = S.first_code[at.HIT] + other
                count += 1
        return count
    if G.raven:
        return with_raven(S, G, seat, out)
    places, specials = targets(S, G, seat, at.VALUE), targets(S, G, seat, at.WINTER)
    count = lays(S, G, seat, places, specials, out)
    free = owed(S, G, seat) == NO_PLACE
    if G.laid > 0:
        out[count] = S.first_code[at.DONE]
        count += 1
    elif not G.backed and free and (S.passing == 0 or G.played[seat] > 0):
        out[count] = S.first_code[at.PASS]
        count += 1
    if may_play_raven(S, G, seat) and has_raven(S, G, seat):
        out[count] = S.first_code[at.RAVEN_OUT]
        count += 1
    if S.coalition and G.laid == 0 and not G.backed and free and has_value(S, G, seat):
        for other in range(S.seats):
            if other != seat and G.out[other] == 0 and places_with_room(S, G, other):
                out[count] = S.first_code[at.BACK] + other
                count += 1
    return count


@apart
def with_raven(S: Record, G: Record, seat: Whole, out: NDArray[np.int32]) -> Whole:
    """What a seat may do while its Raven is out (GR-13). Writes `out`."""
    card = carried(S, G)
    if card != NONE:
        places, count = places_to_lift(S, G, card, seat), 0
        for place in range(S.frieze):
            if places >> place & 1:
                out[count] = np.int64(S.face[card]) * S.frieze + place
                count += 1
        return count
    out[0] = S.first_code[at.DONE]
    count = 1
    for number in range(S.resources):
        if G.holder[number] != at.BIDDEN + seat or places_to_lift(S, G, number, seat) == 0:
            continue
        code = S.first_code[at.LIFT] + S.face[number] * S.frieze + (G.slot[number] & 15) - 1
        same = False
        for before in range(count):
            same |= out[before] == code
        if not same:
            out[count] = code
            count += 1
    return count

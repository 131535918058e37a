"""Greeks: what speaks against a move. `refusals` has a sentence for each code but FINE."""

from __future__ import annotations

import numpy as np

from engine.bitsets import has
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
from engine.games.greeks.piles import NONE, in_hand
from engine.games.greeks.possessions import takes
from engine.games.greeks.rounds import first_kept, kept_by, lands_kept
from engine.jit import Whole, apart, inlined

# Of two codes for moves of one kind the larger has met more conditions.
(
    FINE, OVER, KEEPING, LAYING_OUT, OWING, TRADING, PLACING, BIDDING, NOT_DEALT, NEEDS_LAND,
    ROW_BEGUN, NOT_KEPT, ROW_EMPTY, NO_LAND, NO_BUILDING, NOT_YOURS, LAND_FULL, WRONG_KIND,
    NAME_FIRST, NO_NAME, NO_RAVEN_OUT, LIFT_FIRST, CARRYING, NO_COALITION, TURN_BEGUN, ITSELF,
    IS_OUT, NO_OFFER, ANSWERING, NOT_IN_HAND, RAVEN_ASIDE, EMPTY_PLACE, LAID_ALREADY, BACKING,
    LAY_FIRST, DUTY, NOTHING_LAID, NOT_THERE, SAME_PLACE, NO_ROOM, OTHER_PLACE, NOWHERE, OWN_SUIT,
    OTHER_SUIT,
) = range(44)  # fmt: skip


@apart
def kind(S: Record, G: Record, move: Whole) -> Whole:
    """What kind of move a code is."""
    found = 0
    while move >= S.first_code[found + 1]:
        found += 1
    return found


@inlined
def rank(S: Record, move: Whole, kind_of: Whole) -> Whole:
    """The number of a move among those of its kind."""
    return move - S.first_code[kind_of]


@apart
def unfit_stage(G: Record, what: Whole) -> Whole:
    """FINE if moves of a kind can be made at this stage of the game, else why not."""
    stage = G.stage
    if stage == at.OVER:
        return OVER
    if stage == at.KEEP:
        return FINE if what == at.RETAIN else KEEPING
    if stage == at.FOUND:
        fits = what == at.START or at.LEFT <= what <= at.BUILD
        return FINE if fits else LAYING_OUT
    if stage in (at.STRIKE, at.UPKEEP):
        return FINE if what == at.DROP and G.due[G.mover] > 0 else OWING
    if stage == at.TRADE:
        return FINE if what == at.DONE or what >= at.SWAP else TRADING
    if stage == at.RESOLVE:
        return FINE if at.LEFT <= what <= at.BUILD else PLACING
    fits = what <= at.LIFT or what in (at.HIT, at.BACK)
    return FINE if fits else BIDDING


@apart
def reason(S: Record, G: Record, move: Whole) -> Whole:
    """FINE if a move is legal, else the code of what speaks against it."""
    what = kind(S, G, move)
    number = rank(S, move, what)
    unfit = unfit_stage(G, what)
    if unfit != FINE:
        return unfit
    seat = G.mover
    if what == at.RETAIN:
        return against_keeping(S, G, seat, number)
    if what == at.START or at.LEFT <= what <= at.BUILD:
        return against_laying_out(S, G, seat, what, number)
    if what == at.DROP:
        return FINE if in_hand(S, G, seat, number) != NONE else NOT_IN_HAND
    if G.stage == at.TRADE:
        return against_trade(S, G, seat, what, number)
    if G.naming and what != at.HIT:
        return NAME_FIRST
    if what == at.HIT:
        if not G.naming:
            return NO_NAME
        return IS_OUT if G.out[number] else FINE
    if what == at.LIFT:
        return against_lifting(S, G, seat, number)
    if G.raven and carried(S, G) == NONE:
        return FINE if what == at.DONE else LIFT_FIRST
    if what == at.LAY:
        return against_laying(S, G, seat, number // S.frieze, number % S.frieze)
    if G.raven:
        return CARRYING
    return against_turn(S, G, seat, what, number)


@apart
def against_keeping(S: Record, G: Record, seat: Whole, number: Whole) -> Whole:
    """What speaks against keeping a face, or an event behind the faces (GR-2)."""
    if number >= S.faces:
        card = number - S.faces
        if G.where[card] != at.EVENT_DEALT + seat:
            return NOT_DEALT
        if card < S.lands:
            return FINE
    else:
        dealt = False
        for card in range(S.face_start[number], S.face_start[number + 1]):
            dealt |= G.holder[card] == at.DEALT + seat
        if not dealt:
            return NOT_DEALT
    last = kept_by(S, G, seat) + 1 == S.keeps
    return NEEDS_LAND if last and lands_kept(S, G, seat) == 0 else FINE


@apart
def card_to_lay(S: Record, G: Record, seat: Whole) -> Whole:
    """The unit that the seat lays now, or NONE (GR-3, GR-16)."""
    if G.stage == at.FOUND:
        return first_kept(S, G, seat)
    return np.int64(G.frieze[G.place - 1]) - 1


@apart
def against_laying_out(S: Record, G: Record, seat: Whole, what: Whole, number: Whole) -> Whole:
    """What speaks against laying a unit in one's row (GR-3, GR-16, GR-Q18)."""
    card = card_to_lay(S, G, seat)
    is_land = card < S.lands
    if what == at.START:
        if G.stage != at.FOUND:
            return PLACING
        if G.lands[seat] > 0:
            return ROW_BEGUN
        return FINE if G.where[number] == at.KEPT + seat else NOT_KEPT
    if what != at.BUILD:
        if not is_land:
            return NO_LAND
        return ROW_EMPTY if G.lands[seat] == 0 else FINE
    if is_land:
        return NO_BUILDING
    if G.where[number] != at.OWNED + seat:
        return NOT_YOURS
    if G.built[number] >= S.buildings:
        return LAND_FULL
    return FINE if takes(S, G, number, card) else WRONG_KIND


@apart
def against_trade(S: Record, G: Record, seat: Whole, what: Whole, number: Whole) -> Whole:
    """What speaks against an offer, an answer or doing nothing (GR-Q27)."""
    card = offered(S, G)
    if what == at.DONE:
        return FINE
    if what == at.SWAP:
        if card != NONE:
            return ANSWERING
        mine = in_hand(S, G, seat, number // S.asked)
        if mine == NONE:
            return NOT_IN_HAND
        return OWN_SUIT if has(S.of_suit[S.asked_suit[number % S.asked]], mine) else FINE
    if card == NONE:
        return NO_OFFER
    mine = in_hand(S, G, seat, number)
    if mine == NONE:
        return NOT_IN_HAND
    return FINE if has(S.of_suit[G.slot[card] - 1], mine) else OTHER_SUIT


@apart
def lies_at(S: Record, G: Record, seat: Whole, face: Whole, place: Whole) -> Whole:
    """The lowest card with a face in the bid of a seat on a place, or NONE."""
    for card in range(S.face_start[face], S.face_start[face + 1]):
        if G.holder[card] == at.BIDDEN + seat and G.slot[card] & 15 == place + 1:
            return card
    return NONE


@apart
def against_lifting(S: Record, G: Record, seat: Whole, number: Whole) -> Whole:
    """What speaks against taking a card back with a Raven (GR-13)."""
    if not G.raven:
        return NO_RAVEN_OUT
    if carried(S, G) != NONE:
        return CARRYING
    card = lies_at(S, G, seat, number // S.frieze, number % S.frieze)
    if card == NONE:
        return NOT_THERE
    return FINE if places_to_lift(S, G, card, seat) else NOWHERE


@apart
def against_laying(S: Record, G: Record, seat: Whole, face: Whole, place: Whole) -> Whole:
    """What speaks against laying a card on a place of the frieze (GR-7)."""
    card = carried(S, G)
    if card != NONE:
        if S.face[card] != face:
            return CARRYING
        if G.frieze[place] == 0:
            return EMPTY_PLACE
        if G.slot[card] & 15 == place + 1:
            return SAME_PLACE
        return FINE if places_to_lift(S, G, card, seat) >> place & 1 else NO_ROOM
    card = in_hand(S, G, seat, face)
    if card == NONE:
        return NOT_IN_HAND
    special = S.special[card]
    if special == at.RAVEN:
        return RAVEN_ASIDE
    if G.frieze[place] == 0:
        return EMPTY_PLACE
    if special != at.VALUE and G.backed:
        return BACKING
    duty = 0 if G.backed else owed(S, G, seat)
    if duty and (special != at.VALUE or not duty >> place & 1):
        return DUTY
    if targets(S, G, seat, special) >> place & 1:
        return FINE
    if G.laid > 0 and S.targets == 0 and G.target != place + 1:
        return OTHER_PLACE
    return NO_ROOM


@apart
def against_turn(S: Record, G: Record, seat: Whole, what: Whole, number: Whole) -> Whole:
    """What speaks against passing, being done, a Raven, or bidding for another player."""
    if what == at.DONE:
        return FINE if G.laid > 0 else NOTHING_LAID
    if what == at.RAVEN_OUT and not has_raven(S, G, seat):
        return NOT_IN_HAND
    if what == at.RAVEN_OUT:
        if G.backed:
            return BACKING
        return FINE if may_play_raven(S, G, seat) else DUTY
    if what == at.BACK and S.coalition == 0:
        return NO_COALITION
    if G.laid > 0:
        return TURN_BEGUN if what == at.BACK else LAID_ALREADY
    if what == at.BACK and number == seat:
        return ITSELF
    if what == at.BACK and G.out[number]:
        return IS_OUT
    if G.backed:
        return BACKING
    if what == at.PASS and S.passing and G.played[seat] == 0:
        return LAY_FIRST
    if owed(S, G, seat) != NO_PLACE:
        return DUTY
    if what == at.BACK and not (has_value(S, G, seat) and places_with_room(S, G, number)):
        return NO_ROOM
    return FINE

"""Greeks: turns of the auction (GR-7) and of the trade before it (GR-Q27).

`targets` says on which places a card may be laid now; `reasons`, `legal` and the order of turns
go by it.
"""

from __future__ import annotations

import numpy as np

from engine.bitsets import meet
from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.possessions import points_of
from engine.jit import Whole, apart, inlined

NONE = -1
NO_PLACE = 0  # a set of places


@inlined
def distance(S: Record, G: Record, seat: Whole) -> Whole:
    """How many seats after the first player a seat sits."""
    return seat - G.first if seat >= G.first else seat - G.first + S.seats


@apart
def rank_in_order(S: Record, G: Record, seat: Whole) -> Whole:
    """A number that rises along the order of the seats (GR-V3)."""
    place = distance(S, G, seat)
    if S.order == 0:
        return place
    points = points_of(S, G, seat)
    return place + at.PLACES * (points if S.order == at.FEWEST_FIRST else -points)


@apart
def next_in_order(S: Record, G: Record, seat: Whole) -> Whole:
    """The next seat in play in the order of the seats, or NONE.

    Args:
        seat: The one before; NONE for the first seat in order.
    """
    if S.order == 0:
        later = 0 if seat == NONE else distance(S, G, seat) + 1
        while later < S.seats:
            found = G.first + later
            if found >= S.seats:
                found -= S.seats
            if G.out[found] == 0:
                return found
            later += 1
        return NONE
    bound = -(1 << 40) if seat == NONE else rank_in_order(S, G, seat)
    best: Whole = 1 << 40
    following: Whole = NONE
    for other in range(S.seats):
        number = rank_in_order(S, G, other)
        if G.out[other] == 0 and bound < number < best:
            best, following = number, other
    return following


@apart
def places_with_room(S: Record, G: Record, owner: Whole) -> Whole:
    """Places of the frieze on which a seat's bid has room for a value, as bits (GR-7)."""
    return G.filled & ~G.full[owner]


@apart
def all_places(S: Record, G: Record) -> Whole:
    """Places of the frieze on which a card lies, as bits."""
    return G.filled


@apart
def disaster_places(S: Record, G: Record) -> Whole:
    """Places of the frieze on which a disaster lies, as bits."""
    found = 0
    for place in range(S.frieze):
        card = np.int64(G.frieze[place]) - 1
        if card >= 0 and S.card_kind[card] == at.DISASTER:
            found |= 1 << place
    return found


@inlined
def has_value(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a seat has a resource in hand that is not special."""
    return meet(G.hand[seat], S.values, S.words)


@inlined
def has_raven(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a seat has a Raven in hand."""
    return meet(G.hand[seat], S.ravens, S.words)


@inlined
def has_power(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a seat has a Winter, a Hero or a Cancel in hand."""
    return meet(G.hand[seat], S.powers, S.words)


@apart
def owed(S: Record, G: Record, seat: Whole) -> Whole:
    """Disasters' places with room, as bits, while the seat owes values there; else 0 (GR-V8)."""
    if S.duty == 0:
        return NO_PLACE
    disasters, laid = disaster_places(S, G), 0
    for place in range(S.frieze):
        laid += G.count[place, seat] if disasters >> place & 1 else 0
    if laid >= points_of(S, G, seat) // S.duty or not has_value(S, G, seat):
        return NO_PLACE
    return disasters & places_with_room(S, G, seat)


@apart
def targets(S: Record, G: Record, seat: Whole, special: Whole) -> Whole:
    """Places on which the seat whose turn it is may lay a card from its hand, as bits.

    Args:
        special: VALUE, or what a Winter, a Hero or a Cancel is.
    """
    if G.laid >= S.lays or G.raven or G.naming:
        return NO_PLACE
    one = (1 << (G.target - 1)) if G.laid > 0 and G.target > 0 and S.targets == 0 else -1
    if G.backed:
        return NO_PLACE if special != at.VALUE else one & places_with_room(S, G, G.backed - 1)
    duty = owed(S, G, seat)
    if duty != NO_PLACE:
        return NO_PLACE if special != at.VALUE else one & duty
    if special != at.VALUE and S.special_places == 0:
        return one & all_places(S, G)
    return one & places_with_room(S, G, seat)


@apart
def may_play_raven(S: Record, G: Record, seat: Whole) -> bool:
    """Whether the seat whose turn it is may play a Raven, if it has one (GR-13)."""
    if G.laid >= S.lays or G.raven or G.naming or G.backed:
        return False
    return owed(S, G, seat) == NO_PLACE


@apart
def goes_on(S: Record, G: Record, seat: Whole) -> bool:
    """Whether the seat may lay something else in this turn."""
    if G.laid >= S.lays:
        return False
    if targets(S, G, seat, at.VALUE) and has_value(S, G, seat):
        return True
    if targets(S, G, seat, at.WINTER) and has_power(S, G, seat):
        return True
    return may_play_raven(S, G, seat) and has_raven(S, G, seat)


@apart
def can_bid(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a turn of the seat would have a card to lay (GR-7)."""
    if G.out[seat] or G.passed[seat] or G.held[seat] == 0:
        return False
    room = places_with_room(S, G, seat)
    if room and has_value(S, G, seat):
        return True
    places = room if S.special_places else all_places(S, G)
    if places and has_power(S, G, seat):
        return True
    return has_raven(S, G, seat)


@apart
def begin_auction(S: Record, G: Record) -> None:
    """The first seat in order that can bid has its turn (GR-7). Writes G."""
    G.stage = at.AUCTION
    for seat in range(S.seats):
        G.starved[seat] += G.held[seat] == 0 and G.out[seat] == 0
    next_turn(S, G, NONE)


@apart
def next_turn(S: Record, G: Record, seat: Whole) -> None:
    """The turn of the next seat that can bid, or the end of the auction. Writes G.

    Args:
        seat: Whose turn is over; NONE at the start.
    """
    for _ in range(S.seats + 1):
        seat = next_in_order(S, G, seat)
        if seat == NONE:
            G.turn += 1
            if G.turn == S.turns:
                break
        elif can_bid(S, G, seat):
            G.mover = seat
            G.laid = G.target = 0
            return
    G.stage = at.REVEAL
    G.turn = G.laid = G.target = 0
    for other in range(S.seats):
        G.played[other] = G.passed[other] = 0


@apart
def end_turn(S: Record, G: Record) -> None:
    """The turn of the seat to move is over. Writes G."""
    G.backed = G.naming = G.raven = 0
    next_turn(S, G, G.mover)


@apart
def go_on(S: Record, G: Record) -> None:
    """After a card: the seat goes on, or its turn is over. Writes G."""
    if not goes_on(S, G, G.mover):
        end_turn(S, G)


@apart
def places_to_lift(S: Record, G: Record, card: Whole, seat: Whole) -> Whole:
    """Places on which a resource of a bid could be laid instead, as bits (GR-13)."""
    origin = 1 << ((G.slot[card] & 15) - 1)
    if S.special[card] == at.VALUE or S.special_places:
        return places_with_room(S, G, seat) & ~origin
    return all_places(S, G) & ~origin


@apart
def may_lift(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a Raven has something to take back (GR-13)."""
    for card in range(S.resources):
        if G.holder[card] == at.BIDDEN + seat and places_to_lift(S, G, card, seat):
            return True
    return False


@apart
def carried(S: Record, G: Record) -> Whole:
    """The resource that a Raven carries, or NONE."""
    if G.raven:
        for card in range(S.resources):
            if G.holder[card] == at.CARRIED:
                return card
    return NONE


@apart
def offered(S: Record, G: Record) -> Whole:
    """The resource that is offered, or NONE (GR-Q27)."""
    for card in range(S.resources):
        if G.holder[card] == at.OFFERED:
            return card
    return NONE


@apart
def lies_down(S: Record, G: Record, card: Whole, place: Whole, owner: Whole) -> bool:
    """Whether a resource is laid face down there (GR-Q9); asked before it is laid."""
    if G.backed or S.bids == 0:
        return False
    if S.winter == at.ONE_PLAYER and S.special[card] == at.WINTER:
        return False
    if S.bids == at.ALL_DOWN:
        return True
    return S.special[card] == at.VALUE and G.count[place, owner] == at.BID - 1


@apart
def begin_trade(S: Record, G: Record) -> None:
    """The first seat in order that has cards may trade, if there is trade (GR-Q27). Writes G."""
    if S.trade == 0:
        begin_auction(S, G)
        return
    G.stage = at.TRADE
    next_trader(S, G, NONE)


@apart
def next_trader(S: Record, G: Record, seat: Whole) -> None:
    """The next seat in order that has cards may trade; after the last the auction. Writes G.

    Args:
        seat: The one before; NONE at the start.
    """
    seat = next_in_order(S, G, seat)
    while seat != NONE:
        if G.held[seat] > 0:
            G.mover = seat
            G.trader = seat + 1
            return
        seat = next_in_order(S, G, seat)
    G.trader = 0
    begin_auction(S, G)


@apart
def ask_next(S: Record, G: Record) -> bool:
    """Whether another seat is asked about an offer; it is to move then. Writes G."""
    seat = G.mover
    for _ in range(S.seats + 1):
        seat = next_in_order(S, G, seat)
        if seat == G.trader - 1:
            return False
        if seat != NONE and G.held[seat] > 0:
            G.mover = seat
            return True
    return False

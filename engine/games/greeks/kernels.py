"""Greeks: the decisions (GR-2, GR-3, GR-7, GR-13, GR-16), scores, and the whole set of kernels."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bitsets import has
from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.appraisal import appraise, hunch
from engine.games.greeks.auction import (
    ask_next,
    carried,
    end_turn,
    go_on,
    lies_down,
    may_lift,
    next_trader,
    offered,
)
from engine.games.greeks.dealing import blind, determinize, reopen, reset, secrecy, shown
from engine.games.greeks.disasters import pay
from engine.games.greeks.listing import legal
from engine.games.greeks.piles import (
    NONE,
    discard,
    draw_any,
    draw_of,
    in_hand,
    into_hand,
    out_of_hand,
)
from engine.games.greeks.possessions import build_on, points_of, settle
from engine.games.greeks.reasons import card_to_lay, kind, lies_at, rank, reason
from engine.games.greeks.rebuild import rebuild
from engine.games.greeks.resolution import leave_frieze
from engine.games.greeks.rounds import advance, end_keeping, found, may_keep
from engine.games.greeks.strength import forget_bid, note_bid
from engine.games.greeks.values import evaluate, measure, observe
from engine.jit import Whole, apart

__all__ = [
    "act",
    "advance",
    "appraise",
    "blind",
    "deal",
    "determinize",
    "evaluate",
    "hunch",
    "kind",
    "legal",
    "measure",
    "observe",
    "ranking",
    "reason",
    "rebuild",
    "reopen",
    "reset",
    "score",
    "seat_to_move",
    "secrecy",
    "shown",
]


@apart
def seat_to_move(S: Record, G: Record) -> Whole:
    """Who decides; -1 when the game is over."""
    return -1 if G.stage == at.OVER else G.mover


@apart
def act(S: Record, G: Record, move: Whole) -> None:
    """Make a decision; see `Kernels.act`. Writes G."""
    what = kind(S, G, move)
    number = rank(S, move, what)
    if what == at.LAY:
        lay(S, G, number // S.frieze, number % S.frieze)
    elif what == at.PASS:
        G.passed[G.mover] = 1
        end_turn(S, G)
    elif what == at.DONE:
        done(S, G)
    elif what == at.RAVEN_OUT:
        play_raven(S, G)
    elif what == at.LIFT:
        lift(S, G, number // S.frieze, number % S.frieze)
    elif what <= at.BUILD or what == at.START:
        lay_out(S, G, what, number)
    elif what == at.DROP:
        pay(S, G, in_hand(S, G, G.mover, number))
    elif what == at.RETAIN:
        keep(S, G, number)
    elif what == at.HIT:
        G.frozen[number] |= 1 << (G.naming - 1)
        G.naming = 0
        go_on(S, G)
    elif what == at.BACK:
        G.backed = number + 1
    else:
        trade(S, G, what, number)


@apart
def keep(S: Record, G: Record, number: Whole) -> None:
    """Keep a face, or an event behind the faces; after the last card all is laid out (GR-2).

    Writes G.
    """
    seat = G.mover
    if number >= S.faces:
        G.where[number - S.faces] = at.KEPT + seat
    else:
        for card in range(S.face_start[number], S.face_start[number + 1]):
            if G.holder[card] == at.DEALT + seat:
                into_hand(S, G, card, seat)
                break
    for step in range(S.seats):
        other = (seat + step) % S.seats
        if may_keep(S, G, other):
            G.mover = other
            return
    end_keeping(S, G)


@apart
def lay_out(S: Record, G: Record, what: Whole, number: Whole) -> None:
    """Lay a kept or won unit in one's row (GR-3, GR-16). Writes G."""
    seat = G.mover
    card = number if what == at.START else card_to_lay(S, G, seat)
    if what == at.BUILD:
        build_on(S, G, card, number, seat)
    else:
        settle(S, G, card, seat, G.lands[seat] if what == at.RIGHT else 0)
    if G.stage == at.FOUND:
        found(S, G)
    else:
        leave_frieze(G, G.place - 1)
        G.place = 0


@apart
def lay(S: Record, G: Record, face: Whole, place: Whole) -> None:
    """Lay a resource on a place of the frieze (GR-7). Writes G."""
    seat = G.mover
    card = carried(S, G)
    owner = G.backed - 1 if G.backed else seat
    if card != NONE:
        G.raven = 0
    else:
        card = in_hand(S, G, seat, face)
        out_of_hand(S, G, card, seat)
        G.laid += 1
        G.played[seat] += 1
        G.target = place + 1
        G.changed = 1
    G.slot[card] = place + 1 + (at.DOWN if lies_down(S, G, card, place, owner) else 0)
    G.holder[card] = at.BIDDEN + owner
    note_bid(S, G, card, place, owner)
    if S.special[card] == at.WINTER and S.winter == at.ONE_PLAYER:
        G.naming = place + 1
    else:
        go_on(S, G)


@apart
def play_raven(S: Record, G: Record) -> None:
    """Lay a Raven beside the frieze (GR-13). Writes G."""
    seat = G.mover
    for card in range(S.first_special, S.resources):
        if S.special[card] == at.RAVEN and has(G.hand[seat], card):
            out_of_hand(S, G, card, seat)
            G.holder[card] = at.ASIDE
            break
    G.laid += 1
    G.played[seat] += 1
    G.changed = 1
    if may_lift(S, G, seat):
        G.raven = 1
    else:
        go_on(S, G)


@apart
def lift(S: Record, G: Record, face: Whole, place: Whole) -> None:
    """A Raven takes a resource back (GR-13). Writes G."""
    card = lies_at(S, G, G.mover, face, place)
    forget_bid(S, G, card, place, G.mover)
    G.holder[card] = at.CARRIED


@apart
def done(S: Record, G: Record) -> None:
    """Do no more: with a Raven, in a turn, in trade, about an offer. Writes G."""
    if G.stage == at.AUCTION:
        if G.raven:
            G.raven = 0
            go_on(S, G)
        else:
            end_turn(S, G)
        return
    card = offered(S, G)
    if card != NONE and ask_next(S, G):
        return
    if card != NONE:
        into_hand(S, G, card, G.trader - 1)
    next_trader(S, G, G.trader - 1)


@apart
def trade(S: Record, G: Record, what: Whole, number: Whole) -> None:
    """Offer a card, exchange it with the pile, or answer an offer (GR-Q27). Writes G."""
    seat = G.mover
    if what == at.GIVE:
        card, given = offered(S, G), in_hand(S, G, seat, number)
        out_of_hand(S, G, given, seat)
        into_hand(S, G, given, G.trader - 1)
        into_hand(S, G, card, seat)
        next_trader(S, G, G.trader - 1)
        return
    suit = np.int64(S.asked_suit[number % S.asked])
    card = in_hand(S, G, seat, number // S.asked)
    out_of_hand(S, G, card, seat)
    if S.trade == at.EXCHANGE:
        G.holder[card] = at.OFFERED
        G.slot[card] = suit + 1
        if not ask_next(S, G):
            into_hand(S, G, card, seat)
            next_trader(S, G, G.trader - 1)
        return
    discard(S, G, card)
    if draw_of(S, G, seat, suit, S.of_suit) or draw_any(S, G, seat):
        G.changed = 1
    next_trader(S, G, G.trader - 1)


# Scores.


@apart
def score(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Points of each seat (GR-21). Writes `out`."""
    for seat in range(S.seats):
        out[seat] = points_of(S, G, seat)


@apart
def ranking(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """By points, then those who are out, the last ones first (GR-19, GR-21). Writes `out`."""
    playing = 0
    for seat in range(S.seats):
        playing += G.out[seat] == 0
    for seat in range(S.seats):
        out[seat] = 0
        if G.lost or playing == 0:
            continue
        out[seat] = 1
        for other in range(S.seats):
            if G.out[seat] == 0:
                ahead = points_of(S, G, other) > points_of(S, G, seat) and G.out[other] == 0
            else:
                ahead = G.out[other] == 0 or G.out[other] > G.out[seat]
            out[seat] += ahead


@apart
def deal(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Which seat was dealt each card at the start, from 1; 0 for none. Writes `out`."""
    for card in range(S.events):
        where = np.int64(G.where[card])
        out[card] = where - at.EVENT_DEALT + 1 if at.EVENT_DEALT <= where < at.OWNED else 0

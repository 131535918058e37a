"""Greeks: what moves are worth to a bot that plans one bid at a time.

A card that is laid belongs to a plan: the bid that the seat could complete with the cards that
it has. A plan is worth the chance to win times what is won, less what its cards are worth.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.auction import carried, offered
from engine.games.greeks.combining import any_suit, best_pair, best_third, highest
from engine.games.greeks.piles import NONE, in_hand
from engine.games.greeks.reasons import kind, lies_at, rank
from engine.games.greeks.resolution import counted
from engine.games.greeks.strength import (
    combination,
    hero_helps,
    strength,
    value_in_bid,
    winter_strikes,
)
from engine.games.greeks.values import (
    BASE,
    CARDS,
    CLEARING,
    CROWD,
    DENY,
    RELIEF,
    SCALE,
    SUPPORT,
    VALUES,
    worth_of_unit,
)
from engine.jit import Whole, inlined, kernel
from engine.rng import below

Weights = NDArray[np.float64]
NOTHING = -1e6  # of a plan that cannot be


class Plan(NamedTuple):
    """What a seat may do on a place of the frieze.

    Attributes:
        place, target: The place, and the event there.
        most: Values that the seat may still lay there.
        values: Those in its hand, whatever their suits, as bits.
        frozen, double: Whether Winter strikes its bid, and a Hero helps it.
        mine: Strength of its bid as it is.
        need: What it must exceed; on a disaster the strength of all bids.
        handicap: What its bid counts less (GR-V4, GR-V7).
        worth: What is won, in points.
        before: What its bid is worth as it is.
    """

    place: Whole
    target: Whole
    most: Whole
    values: Whole
    frozen: bool
    double: bool
    mine: Whole
    need: Whole
    handicap: Whole
    worth: float
    before: float


@kernel
def appraise(
    S: Record,
    G: Record,
    seat: Whole,
    moves: NDArray[np.int32],
    count: Whole,
    scratch: NDArray[np.void],
    weights: Weights,
    out: NDArray[np.float64],
) -> None:
    """See `Kernels.appraise`. Writes `out`.

    Cards are looked at place by place, so that what a place asks for is found once.
    """
    lays = S.first_code[at.PASS]
    for index in range(count):
        if moves[index] >= lays:
            what = kind(S, G, np.int64(moves[index]))
            out[index] = of_move(S, G, seat, what, rank(S, np.int64(moves[index]), what), weights)
    if count == 0 or moves[0] >= lays:
        return
    values = any_suit(S, G, seat)
    for place in range(S.frieze):
        if G.frieze[place] == 0:
            continue
        plan = plan_for(S, G, seat, place, values, weights)
        for index in range(count):
            move = np.int64(moves[index])
            if move < lays and move % S.frieze == place:
                out[index] = of_card(S, G, seat, move // S.frieze, place, plan, weights)


@kernel
def plan_for(
    S: Record, G: Record, seat: Whole, place: Whole, values: Whole, weights: Weights
) -> Plan:
    """What a place of the frieze asks for, and what the bid there is worth as it is."""
    target = np.int64(G.frieze[place]) - 1
    turns = (S.turns - G.turn) * S.lays - G.laid
    most = min(at.BID - np.int64(G.count[place, seat]), turns)
    frozen = winter_strikes(S, G, place, seat)
    double = hero_helps(S, G, place, seat)
    mine = strength(S, G, place, seat, target)
    if S.card_kind[target] == at.DISASTER:
        total = 0
        for other in range(S.seats):
            total += strength(S, G, place, other, target)
        worth = worth_of_disaster(S, G, target, weights)
        return Plan(place, target, most, values, frozen, double, mine, total, 0, worth, 0.0)
    need = needed(S, G, seat, place, target)
    net = counted(S, G, place, seat, target)
    worth = worth_of_unit(S, target, weights)
    before = chance(S, G, seat, net - need, weights) * worth
    handicap = mine - net
    return Plan(place, target, most, values, frozen, double, mine, need, handicap, worth, before)


@kernel
def of_move(
    S: Record, G: Record, seat: Whole, what: Whole, number: Whole, weights: Weights
) -> float:
    """What a move is worth in points; 0 for doing nothing."""
    if what == at.RETAIN:
        return of_keeping(S, G, number, weights)
    if what == at.DROP:
        return -price(S, S.face_start[number], weights)
    if what == at.HIT:
        card = np.int64(G.frieze[G.naming - 1]) - 1
        return NOTHING if number == seat else float(strength(S, G, G.naming - 1, number, card))
    if what == at.LIFT:
        lifted = lies_at(S, G, seat, number // S.frieze, number % S.frieze)
        return price(S, lifted, weights) - weights[CARDS] - 1.0
    if what in (at.RAVEN_OUT, at.BACK):
        return -weights[CARDS]
    if what == at.SWAP:
        mean = weights[CARDS] + weights[VALUES] * 5.5
        return mean - price(S, S.face_start[number // S.asked], weights) - 0.1
    if what == at.GIVE:
        return price(S, offered(S, G), weights) - price(S, S.face_start[number], weights)
    if what == at.BUILD:
        return 0.1 * G.shielded[number]
    return 0.0


@inlined
def price(S: Record, card: Whole, weights: Weights) -> float:
    """What a resource in hand is worth; a special one counts as one of middle value."""
    value = S.worth[card] if S.special[card] == at.VALUE else 5
    return weights[CARDS] + weights[VALUES] * value


@kernel
def of_keeping(S: Record, G: Record, number: Whole, weights: Weights) -> float:
    """What it is worth to keep a face, or an event behind the faces (GR-2)."""
    if number < S.faces:
        return price(S, S.face_start[number], weights)
    card = number - S.faces
    if S.card_kind[card] == at.DISASTER:
        return NOTHING
    return worth_of_unit(S, card, weights)


@kernel
def of_card(
    S: Record, G: Record, seat: Whole, face: Whole, place: Whole, plan: Plan, weights: Weights
) -> float:
    """What it is worth to lay a face on a place of the frieze."""
    card = carried(S, G)
    if card == NONE:
        card = in_hand(S, G, seat, face)
    target = plan.target
    if S.special[card] != at.VALUE:
        return of_special(S, G, seat, card, plan, weights)
    if S.card_kind[target] == at.DISASTER:
        return on_disaster(S, G, seat, card, plan, weights)
    if G.backed:
        return -price(S, card, weights)
    return on_unit(S, G, seat, card, plan, weights)


@kernel
def hunch(
    S: Record, G: Record, moves: NDArray[np.int32], count: Whole, stream: NDArray[np.uint64]
) -> Whole:
    """What most players would keep: lands, then buildings, then high values (GR-2).

    See `Kernels.hunch`. Writes `stream`.
    """
    best: Whole = 0
    most: Whole = -1
    for index in range(count):
        number = rank(S, np.int64(moves[index]), at.RETAIN)
        liking: Whole = S.worth[S.face_start[number]] if number < S.faces else 0
        if number >= S.faces and S.card_kind[number - S.faces] != at.DISASTER:
            liking = 10 + 5 * (number - S.faces < S.lands)
        liking = 8 * liking + below(stream, 40)
        if liking > most:
            best, most = index, liking
    return best


@kernel
def needed(S: Record, G: Record, seat: Whole, place: Whole, target: Whole) -> Whole:
    """What a bid on a unit has to exceed: its strength and the bids of others."""
    most = S.strength[target]
    for other in range(S.seats):
        if other != seat and G.count[place, other]:
            most = max(most, counted(S, G, place, other, target))
    return most


@kernel
def chance(S: Record, G: Record, seat: Whole, margin: Whole, weights: Weights) -> float:
    """The chance to win with so much more than is needed now."""
    if margin <= 0:
        return 0.0
    for other in range(S.seats):
        if other != seat and G.out[other] == 0 and not G.passed[other] and G.held[other] > 0:
            return min(1.0, max(weights[BASE], 0.0) + margin / max(weights[SCALE], 1.0))
    return 1.0


@kernel
def on_unit(S: Record, G: Record, seat: Whole, card: Whole, plan: Plan, weights: Weights) -> float:
    """The best plan for a unit that lays this resource now, less what is laid already is worth."""
    best = NOTHING
    for more in range(plan.most):
        found, paid = planned(S, G, seat, card, more, plan, weights)
        odds = chance(S, G, seat, found - plan.handicap - plan.need, weights)
        best = max(best, odds * plan.worth - paid)
    return best - price(S, card, weights) - plan.before


@kernel
def planned(
    S: Record, G: Record, seat: Whole, card: Whole, more: Whole, plan: Plan, weights: Weights
) -> tuple[Whole, float]:
    """The strongest bid with a resource and so many more of the hand, and the price of these.

    Two more make up the best combination with it; one more that with what lies there already.
    """
    place, target, frozen = plan.place, plan.target, plan.frozen
    laid = np.int64(G.count[place, seat])
    total = 1 if frozen else value_in_bid(S, G, card, target, seat)
    for spot in range(laid):
        other = np.int64(G.bid[place, seat, spot]) - 1
        total += 1 if frozen else value_in_bid(S, G, other, target, seat)
    bonus: Whole = 0
    added: Whole = 0
    suit, value = np.int64(S.suit[card]), np.int64(S.worth[card])
    if more == 2:
        bonus, added = best_pair(S, G, seat, suit, value, plan.values)
    elif laid == 1 and more == 1:
        other = np.int64(G.bid[place, seat, 0]) - 1
        suit2, value2 = np.int64(S.suit[other]), np.int64(S.worth[other])
        bonus, added = best_third(S, G, seat, suit, value, suit2, value2, plan.values)
    elif more == 1:
        added = highest(S, G, seat, suit, value, plan.values)
    elif laid == 2:
        bonus = of_three(S, G, card, place, seat)
    if added == 0 and more > 0:
        return -1, 0.0
    total += more if frozen else added
    if plan.double:
        total *= 2
    if S.no_combinations[target]:
        bonus = 0
    return total + bonus, weights[CARDS] * more + weights[VALUES] * added


@kernel
def of_three(S: Record, G: Record, card: Whole, place: Whole, seat: Whole) -> Whole:
    """The bonus of a resource with the two that lie on a place."""
    one, two = np.int64(G.bid[place, seat, 0]) - 1, np.int64(G.bid[place, seat, 1]) - 1
    a, b, c = np.int64(S.worth[one]), np.int64(S.worth[two]), np.int64(S.worth[card])
    low, high = min(a, b, c), max(a, b, c)
    return combination((S.suit[one], S.suit[two], S.suit[card]), low, a + b + c - low - high, high)


@kernel
def worth_of_disaster(S: Record, G: Record, card: Whole, weights: Weights) -> float:
    """What it is worth to beat a disaster."""
    disasters: Whole = 0
    for place in range(S.frieze):
        other = np.int64(G.frieze[place]) - 1
        disasters += other >= 0 and S.card_kind[other] == at.DISASTER
    found = weights[CLEARING] + weights[CROWD] * (disasters / S.frieze) ** 3
    return found + (weights[RELIEF] if G.where[card] == at.FACE_UP else 0.0)


@kernel
def on_disaster(
    S: Record, G: Record, seat: Whole, card: Whole, plan: Plan, weights: Weights
) -> float:
    """What a resource on a disaster is worth: what it adds to the bids that shall beat it."""
    total, goal, best = plan.need, S.strength[plan.target] + 1.0, NOTHING
    if total >= goal:
        return -price(S, card, weights)
    for more in range(plan.most):
        found, paid = planned(S, G, seat, card, more, plan, weights)
        helped = weights[SUPPORT] * (found - plan.mine) / goal
        if total + found - plan.mine >= goal:
            helped = 1.0
        best = max(best, plan.worth * helped - paid)
    return best - price(S, card, weights)


@kernel
def of_special(
    S: Record, G: Record, seat: Whole, card: Whole, plan: Plan, weights: Weights
) -> float:
    """What Hero, Winter or Cancel is worth on a place of the frieze."""
    paid, place, target = price(S, card, weights), plan.place, plan.target
    if S.card_kind[target] == at.DISASTER:
        return -paid
    if S.special[card] == at.HERO:
        if plan.double or G.count[place, seat] == 0:
            return -paid
        added = 0
        for spot in range(G.count[place, seat]):
            other = np.int64(G.bid[place, seat, spot]) - 1
            added += value_in_bid(S, G, other, target, seat)
        margin = plan.mine + added - plan.handicap - plan.need
        return plan.worth * chance(S, G, seat, margin, weights) - plan.before - paid
    led = plan.before == 0.0 and plan.need > S.strength[target]
    if not led or G.winters[place] or G.cancels[place]:
        return -paid
    part = 1.0 if S.special[card] == at.CANCEL else 0.5
    return part * weights[DENY] * plan.worth - paid

"""Greeks: what moves are worth to a bot that plans one bid at a time.

A card that is laid belongs to a plan: the bid that the seat could complete with the cards that
it has. A plan is worth the chance to win times what is won, less what its cards are worth.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.auction import offered
from engine.games.greeks.combining import any_suit
from engine.games.greeks.planning import (
    BEFORE,
    COLUMNS,
    DOUBLE,
    FROZEN,
    HANDICAP,
    MINE,
    MOST,
    NEED,
    WORTH,
    Hand,
    Plan,
    Plans,
    Taste,
    Weights,
    chance,
    hand_with,
    planned,
    taste_of,
)
from engine.games.greeks.reasons import kind, lies_at, rank
from engine.games.greeks.resolution import counted
from engine.games.greeks.strength import hero_helps, strength, value_in_bid, winter_strikes
from engine.games.greeks.values import (
    CARDS,
    CLEARING,
    CROWD,
    RELIEF,
    VALUES,
    room_for,
    worth_of_unit,
)
from engine.jit import Whole, apart, inlined
from engine.rng import below

NOTHING = -1e6  # of a plan that cannot be


@apart
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

    What a place asks for is found once, and what goes with a card once for all places.
    """
    lays = S.first_code[at.PASS]
    for index in range(count):
        if moves[index] >= lays:
            what = kind(S, G, np.int64(moves[index]))
            out[index] = of_move(S, G, seat, what, rank(S, np.int64(moves[index]), what), weights)
    if count == 0 or moves[0] >= lays:
        return
    taste = taste_of(S, G, seat, weights)
    plans = np.empty((at.PLACES, COLUMNS), dtype=np.float64)
    for place in range(S.frieze):
        if G.frieze[place]:
            plan_for(S, G, seat, place, taste, weights, plans[place])
    values = any_suit(S, G, seat)
    face: Whole = -1
    hand = Hand(0, 0, 0.0, 0, 0, 0, 0, 0)  # of no face yet
    for index in range(count):
        move = np.int64(moves[index])
        if move < lays:
            if move // S.frieze != face:
                face = move // S.frieze
                hand = hand_with(S, G, seat, face, values, taste)
            out[index] = of_card(S, G, seat, hand, move - face * S.frieze, plans, taste)


@apart
def plan_for(
    S: Record, G: Record, seat: Whole, place: Whole, taste: Taste, weights: Weights, plan: Plan
) -> None:
    """What a place of the frieze asks for, and what the bid there is worth as it is.

    Writes `plan`.
    """
    target = np.int64(G.frieze[place]) - 1
    turns = (S.turns - G.turn) * S.lays - G.laid
    plan[MOST] = min(at.BID - np.int64(G.count[place, seat]), turns)
    plan[FROZEN] = winter_strikes(S, G, place, seat)
    plan[DOUBLE] = hero_helps(S, G, place, seat)
    plan[MINE] = strength(S, G, place, seat, target)
    plan[HANDICAP] = plan[BEFORE] = 0.0
    if S.card_kind[target] == at.DISASTER:
        total: Whole = 0
        for other in range(S.seats):
            total += strength(S, G, place, other, target)
        plan[NEED] = total
        plan[WORTH] = worth_of_disaster(S, G, target, weights)
        return
    plan[NEED] = needed(S, G, seat, place, target)
    net = counted(S, G, place, seat, target)
    plan[WORTH] = worth_of_unit(S, G, seat, target, taste.left, taste.room, weights)
    plan[BEFORE] = chance(net - plan[NEED], taste) * plan[WORTH]
    plan[HANDICAP] = plan[MINE] - net


@apart
def of_move(
    S: Record, G: Record, seat: Whole, what: Whole, number: Whole, weights: Weights
) -> float:
    """What a move is worth in points; 0 for doing nothing."""
    if what == at.RETAIN:
        return of_keeping(S, G, seat, number, weights)
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


@apart
def of_keeping(S: Record, G: Record, seat: Whole, number: Whole, weights: Weights) -> float:
    """What it is worth to keep a face, or an event behind the faces (GR-2)."""
    if number < S.faces:
        return price(S, S.face_start[number], weights)
    card = number - S.faces
    if S.card_kind[card] == at.DISASTER:
        return NOTHING
    return worth_of_unit(S, G, seat, card, 1.0, room_for(S, 0), weights)


@inlined
def of_card(
    S: Record, G: Record, seat: Whole, hand: Hand, place: Whole, plans: Plans, taste: Taste
) -> float:
    """What it is worth to lay a card on a place of the frieze, less its own price."""
    disaster = S.card_kind[G.frieze[place] - 1] == at.DISASTER
    if hand.special != at.VALUE:
        gain = 0.0 if disaster else of_special(S, G, seat, hand, place, plans, taste)
    elif disaster:
        gain = on_disaster(S, G, seat, hand, place, plans, taste)
    elif G.backed:
        gain = 0.0
    else:
        gain = on_unit(S, G, seat, hand, place, plans, taste)
    return gain - hand.price


@apart
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


@apart
def needed(S: Record, G: Record, seat: Whole, place: Whole, target: Whole) -> Whole:
    """What a bid on a unit has to exceed: its strength and the bids of others."""
    most = S.strength[target]
    for other in range(S.seats):
        if other != seat and G.count[place, other]:
            most = max(most, counted(S, G, place, other, target))
    return most


@inlined
def on_unit(
    S: Record, G: Record, seat: Whole, hand: Hand, place: Whole, plans: Plans, taste: Taste
) -> float:
    """The best plan for a unit that lays this resource now, less what is laid already is worth."""
    best, need = NOTHING, plans[place, HANDICAP] + plans[place, NEED]
    for more in range(int(plans[place, MOST])):
        found, paid = planned(S, G, seat, hand, more, place, plans, taste)
        best = max(best, chance(found - need, taste) * plans[place, WORTH] - paid)
    return best - plans[place, BEFORE]


@apart
def worth_of_disaster(S: Record, G: Record, card: Whole, weights: Weights) -> float:
    """What it is worth to beat a disaster."""
    disasters: Whole = 0
    for place in range(S.frieze):
        other = np.int64(G.frieze[place]) - 1
        disasters += other >= 0 and S.card_kind[other] == at.DISASTER
    found = weights[CLEARING] + weights[CROWD] * (disasters / S.frieze) ** 3
    return found + (weights[RELIEF] if G.where[card] == at.FACE_UP else 0.0)


@inlined
def on_disaster(
    S: Record, G: Record, seat: Whole, hand: Hand, place: Whole, plans: Plans, taste: Taste
) -> float:
    """What a resource on a disaster is worth: what it adds to the bids that shall beat it."""
    goal, best = S.strength[G.frieze[place] - 1] + 1.0, NOTHING
    others = plans[place, NEED] - plans[place, MINE]
    if plans[place, NEED] >= goal:
        return 0.0
    for more in range(int(plans[place, MOST])):
        found, paid = planned(S, G, seat, hand, more, place, plans, taste)
        helped = taste.support * (found - plans[place, MINE]) / goal
        if others + found >= goal:
            helped = 1.0
        best = max(best, plans[place, WORTH] * helped - paid)
    return best


@apart
def of_special(
    S: Record, G: Record, seat: Whole, hand: Hand, place: Whole, plans: Plans, taste: Taste
) -> float:
    """What Hero, Winter or Cancel is worth on a unit of the frieze."""
    target = np.int64(G.frieze[place]) - 1
    if hand.special == at.HERO:
        if plans[place, DOUBLE] != 0 or G.count[place, seat] == 0:
            return 0.0
        added: Whole = 0
        for spot in range(G.count[place, seat]):
            other = np.int64(G.bid[place, seat, spot]) - 1
            added += value_in_bid(S, G, other, target, seat)
        margin = plans[place, MINE] + added - plans[place, HANDICAP] - plans[place, NEED]
        return plans[place, WORTH] * chance(margin, taste) - plans[place, BEFORE]
    led = plans[place, BEFORE] == 0.0 and plans[place, NEED] > S.strength[target]
    if not led or G.winters[place] or G.cancels[place]:
        return 0.0
    part = 1.0 if hand.special == at.CANCEL else 0.5
    return part * taste.deny * plans[place, WORTH]

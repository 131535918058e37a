"""Greeks: bids that a seat could complete with the cards that it has."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.auction import carried
from engine.games.greeks.combining import best_pair, best_third, highest
from engine.games.greeks.piles import NONE, in_hand
from engine.games.greeks.strength import combination, value_in_bid
from engine.games.greeks.values import (
    BASE,
    CARDS,
    DENY,
    SCALE,
    SUPPORT,
    VALUES,
    items_of_seat,
    room_for,
    still_to_come,
)
from engine.jit import Whole, apart, inlined

Weights = NDArray[np.float64]

# Columns of a plan, what a seat may do on a place of the frieze: values that it may still lay
# there; whether Winter strikes its bid, and a Hero helps it; the strength of its bid as it is,
# and what it must exceed, on a disaster that of all bids together; what its bid counts less
# (GR-V4, GR-V7); what is won, in points; what its bid is worth as it is.
MOST, FROZEN, DOUBLE, MINE, NEED, HANDICAP, WORTH, BEFORE = range(8)
COLUMNS = 8
Plan = NDArray[np.float64]
Plans = NDArray[np.float64]  # shape (places, COLUMNS)


class Taste(NamedTuple):
    """Weights that are asked about for every card; see weights.toml. `rise` is 1 / scale.

    Attributes:
        rivals: Whether another seat may still bid.
        left: See `values.still_to_come`.
        room: See `values.room_for`.
    """

    cards: float
    values: float
    base: float
    rise: float
    support: float
    deny: float
    rivals: bool
    left: float
    room: float


class Hand(NamedTuple):
    """A resource in hand, and what goes with it.

    Attributes:
        card: The resource; `special` and `price` are its own.
        value: What it counts for the seat, where cards of the frieze do not change that.
        values: Values in the hand, whatever their suits, as bits.
        bonus, pair: The best combination with two more cards of the hand, and their values.
        one: The highest value beside it.
    """

    card: Whole
    special: Whole
    price: float
    value: Whole
    values: Whole
    bonus: Whole
    pair: Whole
    one: Whole


@apart
def taste_of(S: Record, G: Record, seat: Whole, weights: Weights) -> Taste:
    """What a seat goes by in its turn."""
    base, rise = max(weights[BASE], 0.0), 1.0 / max(weights[SCALE], 1.0)
    rivals = False
    for other in range(S.seats):
        if other != seat and G.out[other] == 0 and not G.passed[other] and G.held[other] > 0:
            rivals = True
    kept = 1.0  # part of the hand that is not too much for the limit, once lands have produced
    room = room_for(S, items_of_seat(S, G, seat) if S.threshold_means == at.LIMIT else 0)
    if G.held[seat] > 0:
        kept = min(room / G.held[seat], 1.0)
    return Taste(
        kept * weights[CARDS],
        kept * weights[VALUES],
        base,
        rise,
        weights[SUPPORT],
        weights[DENY],
        rivals,
        still_to_come(S, G),
        room,
    )


@apart
def hand_with(S: Record, G: Record, seat: Whole, face: Whole, values: Whole, taste: Taste) -> Hand:
    """The card of a face that would be laid, and what goes with it."""
    card = carried(S, G)
    if card == NONE:
        card = in_hand(S, G, seat, face)
    suit, value = np.int64(S.suit[card]), np.int64(S.worth[card])
    special = np.int64(S.special[card])
    if special != at.VALUE:
        return Hand(card, special, taste.cards + taste.values * 5, 0, values, 0, 0, 0)
    cost = taste.cards + taste.values * value
    bonus, pair = best_pair(S, G, seat, suit, value, values)
    one = highest(S, G, seat, suit, value, values)
    return Hand(card, special, cost, value + G.bonus[seat, suit], values, bonus, pair, one)


@inlined
def chance(margin: float, taste: Taste) -> float:
    """The chance to win with so much more than is needed now, while rivals may go on or not."""
    if margin <= 0:
        return 0.0
    return min(1.0, taste.base + margin * taste.rise) if taste.rivals else 1.0


@inlined
def planned(
    S: Record,
    G: Record,
    seat: Whole,
    hand: Hand,
    more: Whole,
    place: Whole,
    plans: Plans,
    taste: Taste,
) -> tuple[float, float]:
    """The strongest bid with a resource and so many more of the hand, and the price of these.

    Two more make up the best combination with it; one more that with what lies there already.
    """
    target, frozen = np.int64(G.frieze[place]) - 1, plans[place, FROZEN] != 0
    laid, ones = np.int64(G.count[place, seat]), frozen or S.each_one[target]
    total: Whole = 1 if ones else hand.value + S.each_plus[target]
    for spot in range(laid):
        other = np.int64(G.bid[place, seat, spot]) - 1
        total += 1 if frozen else value_in_bid(S, G, other, target, seat)
    bonus: Whole = 0
    added: Whole = 0
    if more == 2:
        bonus, added = hand.bonus, hand.pair
    elif laid == 1 and more == 1:
        bonus, added = with_one(S, G, place, seat, hand)
    elif more == 1:
        added = hand.one
    elif laid == 2:
        bonus = of_three(S, G, hand.card, place, seat)
    if added == 0 and more > 0:
        return -1.0, 0.0
    total += more if frozen else added
    if plans[place, DOUBLE] != 0:
        total *= 2
    if S.no_combinations[target]:
        bonus = 0
    return float(total + bonus), taste.cards * more + taste.values * added


@apart
def with_one(S: Record, G: Record, place: Whole, seat: Whole, hand: Hand) -> tuple[Whole, Whole]:
    """The best combination with the one that lies there: its bonus, and the value of the third."""
    card, other = hand.card, np.int64(G.bid[place, seat, 0]) - 1
    suit, value = np.int64(S.suit[card]), np.int64(S.worth[card])
    suit2, value2 = np.int64(S.suit[other]), np.int64(S.worth[other])
    return best_third(S, G, seat, suit, value, suit2, value2, hand.values)


@apart
def of_three(S: Record, G: Record, card: Whole, place: Whole, seat: Whole) -> Whole:
    """The bonus of a resource with the two that lie on a place."""
    one, two = np.int64(G.bid[place, seat, 0]) - 1, np.int64(G.bid[place, seat, 1]) - 1
    a, b, c = np.int64(S.worth[one]), np.int64(S.worth[two]), np.int64(S.worth[card])
    low, high = min(a, b, c), max(a, b, c)
    return combination((S.suit[one], S.suit[two], S.suit[card]), low, a + b + c - low - high, high)

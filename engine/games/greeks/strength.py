"""Greeks: the strength of a bid (GR-10 to GR-12), and where resources of bids lie.

The derived fields `bid`, `count`, `taken`, `winters`, `heroes` and `cancels` follow every card
that is laid or taken back.
"""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.greeks import state as at
from engine.jit import Whole, apart, inlined

STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH, STRAIGHT = 120, 90, 60, 30
ONES = 1  # winter_combinations: recomputed


@apart
def take_place(G: Record, place: Whole, seat: Whole, number: Whole) -> None:
    """Places of a bid are taken, or free again. Writes `taken`, `full`."""
    G.taken[place, seat] = np.int64(G.taken[place, seat]) + number
    if G.taken[place, seat] < at.BID:
        G.full[seat] &= ~(1 << place)
    else:
        G.full[seat] |= 1 << place


@apart
def note_bid(S: Record, G: Record, card: Whole, place: Whole, seat: Whole) -> None:
    """A resource has come to lie in the bid of a seat. Writes the derived fields of bids."""
    special = S.special[card]
    G.busy |= 1 << place
    if special == at.VALUE and G.count[place, seat] == at.BID:
        G.taken[place, seat] += 1  # only a faulty file has a fourth one, which is told
        return
    if special == at.VALUE:
        spot = np.int64(G.count[place, seat])
        while spot > 0 and G.bid[place, seat, spot - 1] > card + 1:
            G.bid[place, seat, spot] = G.bid[place, seat, spot - 1]
            spot -= 1
        G.bid[place, seat, spot] = card + 1
        G.count[place, seat] += 1
        take_place(G, place, seat, 1)
        return
    take_place(G, place, seat, S.special_places)
    if special == at.WINTER:
        G.winters[place] += 1
    elif special == at.HERO:
        G.heroes[place] |= 1 << seat
    else:
        G.cancels[place] += 1


@apart
def forget_bid(S: Record, G: Record, card: Whole, place: Whole, seat: Whole) -> None:
    """A resource no longer lies in the bid of a seat. Writes the derived fields of bids."""
    take_away(S, G, card, place, seat)
    lying = np.int64(G.winters[place]) + G.heroes[place] + G.cancels[place]
    for other in range(S.seats):
        lying += G.count[place, other]
    if lying == 0:
        G.busy &= ~(1 << place)


@apart
def take_away(S: Record, G: Record, card: Whole, place: Whole, seat: Whole) -> None:
    """All of this but `busy`. Writes the derived fields of bids."""
    special = S.special[card]
    if special == at.VALUE:
        spot = 0
        while G.bid[place, seat, spot] != card + 1:
            spot += 1
        for later in range(spot, at.BID - 1):
            G.bid[place, seat, later] = G.bid[place, seat, later + 1]
        G.bid[place, seat, at.BID - 1] = 0
        G.count[place, seat] -= 1
        take_place(G, place, seat, -1)
        return
    take_place(G, place, seat, -S.special_places)
    if special == at.WINTER:
        G.winters[place] -= 1
        if G.winters[place] == 0:
            for other in range(S.seats):
                G.frozen[other] &= ~(1 << place)
    elif special == at.CANCEL:
        G.cancels[place] -= 1
    else:
        other_heroes = 0
        for hero in range(S.first_special, S.resources):
            same = S.special[hero] == at.HERO and hero != card
            other_heroes += (
                same and G.holder[hero] == at.BIDDEN + seat and G.slot[hero] & 15 == place + 1
            )
        if other_heroes == 0:
            G.heroes[place] &= 255 ^ (1 << seat)


@apart
def winter_strikes(S: Record, G: Record, place: Whole, seat: Whole) -> bool:
    """Whether the values of a bid count 1 (GR-11)."""
    if S.winter == at.ONE_PLAYER:
        return bool(G.frozen[seat] >> place & 1)
    if S.winter == at.WHOLE_ROUND:
        if G.storm:
            return True
        for other in range(S.frieze):
            if G.winters[other] and not G.cancels[other]:
                return True
        return False
    return G.winters[place] > 0


@apart
def hero_helps(S: Record, G: Record, place: Whole, seat: Whole) -> bool:
    """Whether the values of a bid count twice (GR-12)."""
    if S.hero == 0:
        return bool(G.heroes[place] >> seat & 1)
    if G.aided >> seat & 1:
        return True
    for other in range(S.frieze):
        if not G.cancels[other] and G.heroes[other] >> seat & 1:
            return True
    return False


@inlined
def combination(suits: tuple[Whole, Whole, Whole], low: Whole, middle: Whole, high: Whole) -> Whole:
    """The bonus for three cards whose values rise from `low` to `high` (GR-10)."""
    in_sequence = low + 1 == middle and middle + 1 == high
    if suits[0] == suits[1] and suits[1] == suits[2] and suits[0] != at.NO_SUIT:
        if in_sequence:
            return STRAIGHT_FLUSH
        return THREE_OF_A_KIND if low == high else FLUSH
    if low == high:
        return THREE_OF_A_KIND
    return STRAIGHT if in_sequence else 0


@apart
def bonus_of_three(S: Record, one: Whole, two: Whole, three: Whole, frozen: bool) -> Whole:
    """The bonus for three resources; by values of 1 if they are frozen and that is the rule."""
    if frozen and S.winter_combinations == ONES:
        return THREE_OF_A_KIND
    a, b, c = np.int64(S.worth[one]), np.int64(S.worth[two]), np.int64(S.worth[three])
    low, high = min(a, b, c), max(a, b, c)
    suits = (S.suit[one], S.suit[two], S.suit[three])
    return combination(suits, low, a + b + c - low - high, high)


@apart
def value_in_bid(S: Record, G: Record, card: Whole, target: Whole, seat: Whole) -> Whole:
    """What a resource counts on a card of the frieze where no Winter strikes (GR-10)."""
    if S.each_one[target]:
        return 1
    return np.int64(S.worth[card]) + G.bonus[seat, S.suit[card]] + S.each_plus[target]


@apart
def strength(S: Record, G: Record, place: Whole, seat: Whole, target: Whole) -> Whole:
    """The strength of a seat's bid on the event `target` that lies on a place (GR-10)."""
    if S.special_faces:
        return strength_with_specials(S, G, place, seat, target)
    count = G.count[place, seat]
    if count == 0:
        return 0
    frozen = winter_strikes(S, G, place, seat)
    total: Whole = np.int64(count)
    if not frozen:
        total = 0
        for spot in range(count):
            total += value_in_bid(S, G, np.int64(G.bid[place, seat, spot]) - 1, target, seat)
    if hero_helps(S, G, place, seat):
        total *= 2
    if count == at.BID and not S.no_combinations[target]:
        one, two = np.int64(G.bid[place, seat, 0]) - 1, np.int64(G.bid[place, seat, 1]) - 1
        total += bonus_of_three(S, one, two, np.int64(G.bid[place, seat, 2]) - 1, frozen)
    return total


@apart
def strength_with_specials(S: Record, G: Record, place: Whole, seat: Whole, target: Whole) -> Whole:
    """The same where suit and value of special resources count (GR-Q14)."""
    frozen = winter_strikes(S, G, place, seat)
    total, combined = 0, 0
    one = two = three = 0
    for card in range(S.resources):
        if G.holder[card] != at.BIDDEN + seat or G.slot[card] & 15 != place + 1:
            continue
        if S.special[card] == at.VALUE or S.worth[card] > 0:
            total += 1 if frozen else value_in_bid(S, G, card, target, seat)
        if S.special[card] == at.VALUE or (S.special_places and S.suit[card] != at.NO_SUIT):
            combined += 1
            one, two, three = two, three, card
    if hero_helps(S, G, place, seat):
        total *= 2
    if combined == at.BID and not S.no_combinations[target]:
        total += bonus_of_three(S, one, two, three, frozen)
    return total


@apart
def bids_on(S: Record, G: Record, place: Whole, seat: Whole) -> bool:
    """Whether a seat bids on a place: a value lies there, or a special that counts as one."""
    if G.count[place, seat] > 0:
        return True
    if S.special_faces:
        for card in range(S.first_special, S.resources):
            counts = S.worth[card] > 0 and G.holder[card] == at.BIDDEN + seat
            if counts and G.slot[card] & 15 == place + 1:
                return True
    return False

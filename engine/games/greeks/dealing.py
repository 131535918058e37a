"""Greeks: a new game, choosing what to keep, and what a seat cannot see (GR-1, GR-2)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine import rng
from engine.bitsets import ONE, ZERO, drop, ranked, size
from engine.game import GAME, GROUP, NEVER, PERIOD, Record
from engine.games.greeks import state as at
from engine.games.greeks.auction import carried, lies_down
from engine.games.greeks.piles import (
    NONE,
    bring_resources,
    drawn,
    in_hand,
    into_hand,
    lay_on_deck,
    lay_on_pile,
    off_pile,
    out_of_hand,
)
from engine.games.greeks.reasons import kind, lies_at, rank
from engine.games.greeks.rebuild import rebuild
from engine.games.greeks.rounds import may_keep
from engine.jit import Whole, apart, trailing_zeros

MOST_TRIES = 100  # of dealing a hand with a land, or of drawing bids that can be


@apart
def reset(S: Record, G: Record, seed: np.uint64) -> None:
    """A new game: cards are dealt, of which each seat keeps some (GR-1, GR-2). Writes G."""
    G.chance[0] = rng.derive(seed, rng.SETUP, np.uint64(0))
    clear(S, G)
    for card in range(S.events):
        if S.card_era[card] == 0:
            lay_on_deck(S, G, card)
    bring_resources(S, G, 0)
    G.beginner = rng.below(G.chance, S.seats)
    G.first = G.mover = G.beginner
    for step in range(S.seats):
        deal_hand(S, G, (G.beginner + step) % S.seats, G.chance)


@apart
def clear(S: Record, G: Record) -> None:
    """Nothing lies anywhere. Writes all of G but `chance`."""
    G.finished = G.stage = G.age = G.stock_age = G.turn = G.laid = G.target = G.backed = 0
    G.naming = G.raven = G.place = G.effect = G.last = G.changed = G.lost = G.winner = 0
    G.trader = G.struck = G.beaten = G.idle = G.storm = G.aided = 0
    G.out[:] = 0
    G.helped[:] = 0
    G.starved[:] = 0
    G.due[:] = 0
    G.played[:] = 0
    G.trophies[:] = 0
    G.passed[:] = 0
    G.frozen[:] = 0
    G.lands[:] = 0
    G.row[:] = 0
    G.frieze[:] = 0
    G.where[:] = at.LATER
    G.on[:] = 0
    G.holder[:] = at.LATER
    G.slot[:] = 0
    rebuild(S, G)


@apart
def deal_hand(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> None:
    """Deal the cards of the first era to a seat; a hand without a land anew (GR-2).

    Writes G and `stream`.
    """
    for _ in range(MOST_TRIES):
        take_back(S, G, seat)
        if deal_once(S, G, seat, stream):
            return
    force_land(S, G, seat, stream)


@apart
def deal_once(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> bool:
    """Deal cards to a seat; whether a land is among them. Writes G and `stream`."""
    found = False
    events, resources = size(G.deck, at.EVENT_WORDS), G.piled
    for _ in range(S.dealt):
        number = rng.below(stream, events + resources)
        if number < events:
            card = ranked(G.deck, number)
            drop(G.deck, card)
            G.where[card] = at.EVENT_DEALT + seat
            found |= card < S.lands
            events -= 1
        else:
            card = ranked(G.pile, number - events)
            off_pile(S, G, card)
            G.holder[card] = at.DEALT + seat
            resources -= 1
    return found


@apart
def take_back(S: Record, G: Record, seat: Whole) -> None:
    """What a seat was dealt goes back into the pile. Writes G."""
    for card in range(S.events):
        if G.where[card] == at.EVENT_DEALT + seat:
            lay_on_deck(S, G, card)
    for card in range(S.resources):
        if G.holder[card] == at.DEALT + seat:
            lay_on_pile(S, G, card)


@apart
def force_land(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> None:
    """The lowest card of a hand without a land makes place for one (GR-2).

    It is drawn from the pile, or comes from the seat with the most lands. Writes G and `stream`.
    """
    lowest = NONE
    for card in range(S.events):
        if lowest == NONE and G.where[card] == at.EVENT_DEALT + seat:
            lowest = card
            lay_on_deck(S, G, card)
    for card in range(S.resources):
        if lowest == NONE and G.holder[card] == at.DEALT + seat:
            lowest = card
            lay_on_pile(S, G, card)
    left, held = 0, np.zeros(at.SEATS, np.int64)
    for card in range(S.lands):
        left += G.where[card] == at.PILE
        if at.EVENT_DEALT <= G.where[card] < at.KEPT:
            held[G.where[card] - at.EVENT_DEALT] += 1
    rank_of = rng.below(stream, left) if left > 0 else 0
    source = np.int64(at.PILE if left > 0 else at.EVENT_DEALT + np.argmax(held))
    for card in range(S.lands):
        if G.where[card] == source:
            if rank_of == 0:
                drop(G.deck, card)
                G.where[card] = at.EVENT_DEALT + seat
                return
            rank_of -= 1


# Choosing at the same time.


@apart
def blind(S: Record, G: Record) -> Whole:
    """All seats choose at the same time what they keep (GR-2)."""
    return 256 + (1 << S.seats) - 1 if G.stage == at.KEEP else 0


@apart
def choose_again(S: Record, G: Record, seat: Whole) -> None:
    """What a seat has kept is only dealt again. Writes G."""
    for card in range(S.events):
        if G.where[card] == at.KEPT + seat:
            G.where[card] = at.EVENT_DEALT + seat
    for card in range(S.resources):
        if G.holder[card] == at.HAND + seat:
            out_of_hand(S, G, card, seat)
            G.holder[card] = at.DEALT + seat


@apart
def reopen(S: Record, G: Record, seat: Whole) -> None:
    """See `Kernels.reopen`. Writes G."""
    for other in range(S.seats):
        if other != seat:
            choose_again(S, G, other)
    G.mover = seat if seat >= 0 else G.beginner
    if not may_keep(S, G, G.mover):
        G.mover = (G.mover + 1) % S.seats


@apart
def secrecy(S: Record, G: Record, move: Whole) -> Whole:
    """Kept resources and bids that lie face down are secret; see `Kernels.secrecy`."""
    what = kind(S, G, move)
    number = rank(S, move, what)
    if what == at.RETAIN:
        return GAME if number < S.faces else GROUP
    if S.bids == 0 or (what not in (at.LAY, at.LIFT)) or G.stage != at.AUCTION:
        return NEVER
    if what == at.LIFT:
        card = lies_at(S, G, G.mover, number // S.frieze, number % S.frieze)
        return PERIOD if card != NONE and G.slot[card] > at.DOWN else NEVER
    card = carried(S, G)
    if card == NONE:
        card = in_hand(S, G, G.mover, number // S.frieze)
    if card == NONE or S.special[card] == at.RAVEN:
        return NEVER
    return PERIOD if lies_down(S, G, card, number % S.frieze, G.mover) else NEVER


@apart
def shown(S: Record, before: Record, G: Record, move: Whole) -> bool:
    """Bids lie open once they have been turned up; see `Kernels.shown`."""
    return before.stage == at.AUCTION and G.stage == at.RESOLVE


# What a seat cannot see.


@apart
def determinize(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> None:
    """See `Kernels.determinize`: hands of others, what they laid face down, and the pile.

    The backs of cards show their eras, so each card is exchanged for one of its era.
    """
    if G.stage == at.KEEP:
        for other in range(S.seats):
            if other != seat:
                choose_again(S, G, other)
                take_back(S, G, other)
        for step in range(S.seats):
            other = (G.beginner + step) % S.seats
            if other != seat:
                deal_hand(S, G, other, stream)
        return
    if S.bids == 0 and S.piles == at.TWO_PILES:
        redeal(S, G, seat, stream)
        return
    cards, places = np.empty(at.RESOURCES, np.int64), np.empty(at.RESOURCES, np.int64)
    for era in range(len(at.ERAS)):
        count = unseen(S, G, seat, era, cards, places)
        places[:count].sort()
        for _ in range(MOST_TRIES):
            rng.shuffle(stream, cards, count)
            for number in range(count):
                G.holder[cards[number]], G.slot[cards[number]] = divmod(places[number], 32)
            if S.bids == 0 or bids_can_be(S, G):
                break
    if S.piles != at.TWO_PILES:
        mix_under(S, G, stream)
    rebuild(S, G)


@apart
def redeal(S: Record, G: Record, seat: Whole, stream: NDArray[np.uint64]) -> None:
    """Draw the hands of others anew, era by era, where nothing else is hidden but the pile.

    Writes G and `stream`.
    """
    counts = np.zeros((at.SEATS, len(at.ERAS)), np.int64)
    for other in range(S.seats):
        if other == seat:
            continue
        for word in range(S.words):
            left = G.hand[other, word]
            G.pile[word] |= left
            while left != ZERO:
                hidden = 64 * word + trailing_zeros(left)
                left &= left - ONE
                G.holder[hidden] = at.PILE
                counts[other, S.era[hidden]] += 1
            G.hand[other, word] = ZERO
        G.held[other] = 0
        G.ranks[other, :] = 0
        G.alike[other, :] = 0
    for other in range(S.seats):
        for era in range(len(at.ERAS)):
            for _ in range(counts[other, era]):
                card = drawn(G, S.of_era, era, 0, S.words - 1, stream)
                drop(G.pile, card)
                into_hand(S, G, card, other)


@apart
def unseen(
    S: Record,
    G: Record,
    seat: Whole,
    era: Whole,
    cards: NDArray[np.int64],
    places: NDArray[np.int64],
) -> Whole:
    """Resources of an era that a seat does not see.

    Args:
        cards: Written; int64, shape (RESOURCES,). Their numbers, rising.
        places: Written; 32 times the holder of each, and its slot.

    Returns:
        How many they are.
    """
    count = 0
    for card in range(S.resources):
        holder, slot = np.int64(G.holder[card]), np.int64(G.slot[card])
        hidden = holder in (at.PILE, at.UNDER)
        if at.HAND <= holder < at.DEALT:
            hidden = bool(holder != at.HAND + seat)
        elif holder == at.CARRIED:
            hidden = bool(slot > at.DOWN and G.mover != seat)
        elif holder >= at.BIDDEN:
            hidden = bool(slot > at.DOWN and holder != at.BIDDEN + seat)
        if hidden and S.era[card] == era:
            cards[count], places[count] = card, 32 * holder + slot
            count += 1
    return count


@apart
def bids_can_be(S: Record, G: Record) -> bool:
    """Whether no bid has more than its places (GR-7), and only what may lies face down there."""
    taken = np.zeros((at.PLACES, at.SEATS), np.int64)
    for card in range(S.resources):
        if G.holder[card] < at.BIDDEN:
            continue
        special = S.special[card]
        if special == at.RAVEN:
            return False
        dark = G.slot[card] > at.DOWN
        if dark and special != at.VALUE:
            named = special == at.WINTER and S.winter == at.ONE_PLAYER
            if S.bids == at.THIRD_DOWN or named:
                return False
        place, owner = (G.slot[card] & 15) - 1, G.holder[card] - at.BIDDEN
        taken[place, owner] += special == at.VALUE or S.special_places
        if taken[place, owner] > at.BID:
            return False
    return True


@apart
def mix_under(S: Record, G: Record, stream: NDArray[np.uint64]) -> None:
    """Which events went under nobody saw (GR-Q1). Writes `where` and `stream`."""
    cards, places = np.empty(at.EVENTS, np.int64), np.empty(at.EVENTS, np.int64)
    for era in range(len(at.ERAS)):
        count = 0
        for card in range(S.events):
            hidden = G.where[card] == at.PILE or G.where[card] == at.UNDER
            if hidden and S.card_era[card] == era and not S.closing[card]:
                cards[count], places[count] = card, G.where[card]
                count += 1
        places[:count].sort()
        rng.shuffle(stream, cards, count)
        for number in range(count):
            G.where[cards[number]] = places[number]

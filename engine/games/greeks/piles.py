"""Greeks: the piles, and the cards drawn from them (GR-1, GR-2, GR-5, GR-6).

A pile has no order: its top card is any of its cards, drawn when it is needed. Functions write
G where their docstring says so.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine import rng
from engine.bitsets import bit_with_rank, drop, put, ranked, size
from engine.game import Record
from engine.games.greeks import state as at
from engine.jit import Whole, apart, inlined, population_count

NONE: int = -1


@apart
def lay_on_pile(S: Record, G: Record, card: Whole) -> None:
    """Put a resource into the pile. Writes `holder`, `pile`, `piled`."""
    G.holder[card] = at.PILE
    put(G.pile, card)
    G.piled += 1


@apart
def off_pile(S: Record, G: Record, card: Whole) -> None:
    """Take a resource from the pile; its holder is to be written. Writes `pile`, `piled`."""
    drop(G.pile, card)
    G.piled -= 1


@apart
def discard(S: Record, G: Record, card: Whole) -> None:
    """Discard a resource that is neither in a hand nor in the pile. Writes `holder`, `slot`."""
    G.holder[card] = at.DISCARD
    G.slot[card] = 0


@apart
def into_hand(S: Record, G: Record, card: Whole, seat: Whole) -> None:
    """Give a resource to a seat. Writes G."""
    G.holder[card] = at.HAND + seat
    G.slot[card] = 0
    note_held(S, G, card, seat)


@apart
def note_held(S: Record, G: Record, card: Whole, seat: Whole) -> None:
    """A resource has come into a hand. Writes the derived fields of hands."""
    put(G.hand[seat], card)
    G.held[seat] += 1
    if S.special[card] == at.VALUE:
        G.ranks[seat, S.suit[card]] |= 1 << (at.HIGHEST - np.int64(S.worth[card]))
        G.alike[seat, S.worth[card]] |= 1 << np.int64(S.suit[card])


@apart
def out_of_hand(S: Record, G: Record, card: Whole, seat: Whole) -> None:
    """Take a resource from the hand of a seat; its holder is to be written. Writes G."""
    drop(G.hand[seat], card)
    G.held[seat] -= 1
    if S.special[card] != at.VALUE:
        return
    face = S.face[card]
    for other in range(S.face_start[face], S.face_start[face + 1]):
        if other != card and G.holder[other] == at.HAND + seat:
            return
    G.ranks[seat, S.suit[card]] &= ~(1 << (at.HIGHEST - np.int64(S.worth[card])))
    G.alike[seat, S.worth[card]] &= ~(1 << np.int64(S.suit[card]))


@apart
def in_hand(S: Record, G: Record, seat: Whole, face: Whole) -> Whole:
    """The lowest card with a face in a hand, or NONE."""
    for card in range(S.face_start[face], S.face_start[face + 1]):
        if G.holder[card] == at.HAND + seat:
            return card
    return NONE


@apart
def lay_on_deck(S: Record, G: Record, card: Whole) -> None:
    """Put an event into the pile. Writes `where`, `deck`."""
    G.where[card] = at.PILE
    if not S.closing[card]:
        put(G.deck, card)


@apart
def raise_what_is_under(S: Record, G: Record) -> None:
    """All that went under comes back into the pile (GR-Q1). Writes G."""
    for card in range(S.events):
        if G.where[card] == at.UNDER:
            lay_on_deck(S, G, card)
    for card in range(S.resources):
        if G.holder[card] == at.UNDER:
            lay_on_pile(S, G, card)


@apart
def has_events_under(S: Record, G: Record) -> bool:
    """Whether an event that closes no era went under."""
    for card in range(S.events):
        if G.where[card] == at.UNDER:
            return True
    return False


@apart
def bring_resources(S: Record, G: Record, era: Whole) -> None:
    """Put the resources of an era into the pile. Writes G."""
    G.stock_age = era
    for card in range(S.resources):
        if S.era[card] == era and G.holder[card] == at.LATER:
            lay_on_pile(S, G, card)


@apart
def begin_era(S: Record, G: Record) -> None:
    """The next era begins (GR-5, GR-Q2, GR-Q22). Writes G."""
    G.age += 1
    for card in range(S.events):
        if S.card_era[card] == G.age and G.where[card] == at.LATER:
            lay_on_deck(S, G, card)
        if S.reactivation and G.where[card] == at.FACE_DOWN:
            G.where[card] = at.FACE_UP
    if S.piles == at.TWO_PILES and S.eras == at.INDEPENDENT:
        return
    if S.piles == at.TWO_PILES:
        for card in range(S.resources):
            if G.holder[card] == at.PILE or G.holder[card] == at.UNDER:
                discard(S, G, card)
        G.pile[:] = 0
        G.piled = 0
    bring_resources(S, G, G.age)


@apart
def no_events_left(S: Record, G: Record) -> bool:
    """Whether the pile of events is empty (GR-21)."""
    for card in range(S.events):
        if G.where[card] <= at.UNDER:
            return False
    return True


@apart
def take_closing(S: Record, G: Record) -> Whole:
    """One of the disasters in the pile that close an era, or NONE. Writes G."""
    count = 0
    for card in range(S.events):
        count += S.closing[card] and G.where[card] == at.PILE
    if count == 0:
        return NONE
    rank = rng.below(G.chance, count)
    for card in range(S.events):
        if S.closing[card] and G.where[card] == at.PILE:
            if rank == 0:
                return card
            rank -= 1
    return NONE


@apart
def draw_event(S: Record, G: Record, room: Whole) -> Whole:
    """The next card of the frieze, or NONE; resources that are shown take room (GR-5, GR-Q1).

    The card's place is to be written. With NONE there may be no more room. Writes G.
    """
    while room > 0:
        events = size(G.deck, at.EVENT_WORDS)
        resources = 0 if S.piles == at.TWO_PILES else G.piled
        if S.piles == at.GO_UNDER and events == 0 and not has_events_under(S, G):
            resources = 0
        if events + resources > 0:
            rank = rng.below(G.chance, events + resources)
            if rank < events:
                card = ranked(G.deck, rank)
                drop(G.deck, card)
                return card
            card = ranked(G.pile, rank - events)
            off_pile(S, G, card)
            if S.piles == at.GO_UNDER:
                G.holder[card] = at.UNDER
            elif S.piles == at.GO_AWAY:
                G.holder[card] = at.DISCARD
            else:
                G.holder[card] = at.SHOWN
                room -= 1
        elif has_events_under(S, G):
            raise_what_is_under(S, G)
        else:
            card = take_closing(S, G)
            if card != NONE:
                return card
            if G.age + 1 >= len(at.ERAS):
                return NONE
            begin_era(S, G)
    return NONE


@apart
def renew_pile(S: Record, G: Record) -> bool:
    """Whether there is a resource in the pile, if need be after renewing it (GR-6, GR-Q28).

    Writes G.
    """
    if G.piled > 0:
        return True
    found = False
    for card in range(S.resources):
        found |= G.holder[card] == at.UNDER
    if found:
        raise_what_is_under(S, G)
        return True
    if S.piles == at.TWO_PILES and S.eras == at.INDEPENDENT:
        while G.stock_age + 1 < len(at.ERAS):
            bring_resources(S, G, G.stock_age + 1)
            if G.piled > 0:
                return True
    if S.discards <= at.WHEN_WANTED:
        return bring_discards(S, G)
    if S.discards == at.END_GAME:
        G.last = 1
    return False


@apart
def bring_discards(S: Record, G: Record) -> bool:
    """Shuffle the discards into the pile; whether there were any (GR-Q28). Writes G."""
    found = False
    for card in range(S.resources):
        if G.holder[card] == at.DISCARD:
            lay_on_pile(S, G, card)
            found = True
    return found


@apart
def draw_any(S: Record, G: Record, seat: Whole) -> bool:
    """The top resource comes into a hand, if there is one (GR-6). Writes G."""
    while renew_pile(S, G):
        events = 0 if S.piles == at.TWO_PILES else size(G.deck, at.EVENT_WORDS)
        rank = rng.below(G.chance, events + G.piled)
        if rank >= events:
            card = ranked(G.pile, rank - events)
            off_pile(S, G, card)
            into_hand(S, G, card, seat)
            return True
        card = ranked(G.deck, rank)
        drop(G.deck, card)
        G.where[card] = at.DISCARD if S.piles == at.GO_AWAY else at.UNDER
    return False


@apart
def draw_of(S: Record, G: Record, seat: Whole, suit: Whole, meant: NDArray[np.uint64]) -> bool:
    """The topmost resource of a suit comes into a hand, if there is one in the pile (GR-6).

    Args:
        meant: `S.of_suit`, or `S.of_effect` where goods mean any kind of goods.

    Writes G.
    """
    card = drawn(G, meant, suit, S.first_word[suit], S.last_word[suit], G.chance)
    if card == NONE:
        return False
    off_pile(S, G, card)
    into_hand(S, G, card, seat)
    return True


@inlined
def drawn(
    G: Record,
    meant: NDArray[np.uint64],
    row: Whole,
    first: Whole,
    last: Whole,
    stream: NDArray[np.uint64],
) -> Whole:
    """Any card of the pile that is in one of several sets, or NONE. Writes `stream`.

    Args:
        meant: The sets.
        row: Which of them.
        first, last: Of the words of the sets to look at.
    """
    count = 0
    for each in range(first, last + 1):
        count += population_count(G.pile[each] & meant[row, each])
    if count == 0:
        return NONE
    rank = rng.below(stream, count)
    for word in range(first, last + 1):
        mask = G.pile[word] & meant[row, word]
        count = population_count(mask)
        if rank < count:
            return 64 * word + bit_with_rank(mask, rank)
        rank -= count
    return NONE


@apart
def draw_item(S: Record, G: Record, seat: Whole, item: Whole) -> bool:
    """A produced resource comes into a hand, unless that is full (GR-6, GR-Q3). Writes G."""
    if S.threshold_means == at.LIMIT and G.held[seat] >= S.hand_threshold:
        return False
    if item == at.ANY:
        found = draw_any(S, G, seat)
    else:
        found = renew_pile(S, G) and draw_of(S, G, seat, item, S.of_effect)
        if not found and S.discards == at.WHEN_WANTED and bring_discards(S, G):
            found = draw_of(S, G, seat, item, S.of_effect)
    if found:
        G.changed = 1
    return found

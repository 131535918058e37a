"""Pennies: the rules, compiled. PN-1 to PN-7 refer to rules.toml in this folder.

S is the scenario record and G the state record; both are described in state.py.
"""

from __future__ import annotations

import numpy as np

from engine import rng
from engine.game import GROUP
from engine.jit import kernel
from tests.support.pennies.state import CANCEL, CHOSEN, PILE, PLAYED

FINE, OVER, NO_CARD, NOT_YOURS = range(4)


@kernel
def reset(S, G, seed):
    """Deal the cards of the game with this seed (PN-1)."""
    G.finished = 0
    G.turn = 0
    G.asked = 0
    for seat in range(S.seats):
        G.score[seat] = S.start_score[seat]
        G.won[seat] = 0
    for card in range(S.cards):
        G.holder[card] = card // S.hand if card < S.hand * S.seats else PILE
    G.stream[0] = rng.derive(seed, rng.DECK, np.uint64(0))
    rng.shuffle(G.stream, G.holder, S.cards)
    G.stream[0] = np.uint64(0)  # nothing is drawn any more, so equal positions are equal bytes


@kernel
def has_chosen(S, G, seat):
    """Whether a seat's card of this round lies on the table."""
    chosen = False
    for card in range(S.cards):
        chosen = chosen or G.holder[card] == CHOSEN + seat
    return chosen


@kernel
def seat_to_move(S, G):
    """Who is asked next (PN-2), or -1 after the last round (PN-6)."""
    if G.finished >= S.rounds:
        return -1
    seat = G.asked
    while has_chosen(S, G, seat):
        seat = (seat + 1) % S.seats
    return seat


@kernel
def blind(S, G):
    """A round is one group of all seats (PN-3)."""
    if G.finished >= S.rounds:
        return 0
    return (G.finished + 1) << 8 | (1 << S.seats) - 1


@kernel
def reopen(S, G, seat):
    """Take chosen cards back into the hands of the others; the seat is asked next."""
    for card in range(S.cards):
        if G.holder[card] >= CHOSEN and G.holder[card] != CHOSEN + seat:
            G.holder[card] -= CHOSEN
            G.turn -= 1
    if seat >= 0:
        G.asked = seat


@kernel
def secrecy(S, G, move):
    """A choice is secret until all have chosen (PN-3)."""
    return GROUP


@kernel
def reason(S, G, move):
    """FINE, or why the card cannot be chosen."""
    seat = seat_to_move(S, G)
    if seat < 0:
        return OVER
    if move < 0 or move >= S.cards:
        return NO_CARD
    if G.holder[move] != seat:
        return NOT_YOURS
    return FINE


@kernel
def legal(S, G, out):
    """The cards in the hand of the seat to move (PN-4)."""
    count = 0
    seat = seat_to_move(S, G)
    if seat < 0:
        return count
    for card in range(S.cards):
        if G.holder[card] == seat:
            out[count] = card
            count += 1
    return count


@kernel
def _same(S, G, card):
    """How many of the chosen cards have the value of this one."""
    count = 0
    for other in range(S.cards):
        if G.holder[other] >= CHOSEN and S.value[other] == S.value[card]:
            count += 1
    return count


@kernel
def best_card(S, G):
    """The chosen card that wins, or -1 (PN-5)."""
    best = -1
    for card in range(S.cards):
        if G.holder[card] < CHOSEN:
            continue
        if S.tie == CANCEL and _same(S, G, card) > 1:
            continue
        if best < 0 or S.value[card] > S.value[best]:
            best = card
    if best >= 0 and _same(S, G, best) > 1:
        return -1
    return best


@kernel
def act(S, G, move):
    """Choose a card; after the last seat's choice the round is decided (PN-3, PN-5)."""
    G.holder[move] = CHOSEN + seat_to_move(S, G)
    G.turn += 1
    if G.turn < S.seats:
        return
    best = best_card(S, G)
    if best >= 0:
        winner = G.holder[best] - CHOSEN
        G.score[winner] += S.prize
        G.won[winner] += 1
    for card in range(S.cards):
        if G.holder[card] >= CHOSEN:
            G.holder[card] = PLAYED
    G.turn = 0
    G.finished += 1
    G.asked = G.finished % S.seats


@kernel
def rebuild(S, G):
    """The seats that have chosen are those with a card face down; who is asked first."""
    G.asked = G.finished % S.seats
    G.turn = 0
    for card in range(S.cards):
        if G.holder[card] >= CHOSEN:
            G.turn += 1


@kernel
def period(S, G):
    """Finished rounds."""
    return G.finished


@kernel
def score(S, G, out):
    """The scores."""
    for seat in range(S.seats):
        out[seat] = G.score[seat]


@kernel
def is_hidden(G, card, seat):
    """Whether a seat does not know where a card is: not its own, played or chosen now."""
    holder = G.holder[card]
    return holder != seat and holder < PLAYED


@kernel
def determinize(S, G, seat, stream):
    """Shuffle the places of all cards that a seat cannot see; every deal is as likely.

    They are sorted first, so that what is drawn depends on the stream alone and not on
    where the hidden cards really are.
    """
    hidden = 0
    for card in range(S.cards):
        if not is_hidden(G, card, seat):
            continue
        hidden += 1
        for before in range(card):
            if is_hidden(G, before, seat) and G.holder[before] > G.holder[card]:
                kept = G.holder[before]
                G.holder[before] = G.holder[card]
                G.holder[card] = kept
    for last in range(S.cards - 1, -1, -1):
        if not is_hidden(G, last, seat):
            continue
        skip = rng.below(stream, hidden)
        hidden -= 1
        other = 0
        while skip > 0 or not is_hidden(G, other, seat):
            if is_hidden(G, other, seat):
                skip -= 1
            other += 1
        kept = G.holder[last]
        G.holder[last] = G.holder[other]
        G.holder[other] = kept


@kernel
def evaluate(S, G, seat, weights):
    """Score, and the values left in the hand times weights[0]."""
    left = 0
    for card in range(S.cards):
        if G.holder[card] == seat:
            left += S.value[card]
    return G.score[seat] + weights[0] * left


@kernel
def observe(S, before, G, move, fired):
    """PN-2 and PN-4 at every choice; PN-3 and PN-5 at the last of a round; PN-6, PN-7 at the end."""
    fired[1] += 1
    fired[3] += 1
    if G.finished > before.finished:
        fired[2] += 1
        fired[4] += 1
        if G.finished == S.rounds:
            fired[5] += 1
            fired[6] += 1


@kernel
def measure(S, G, out):
    """Rounds won, cards and values left in the hand."""
    for seat in range(S.seats):
        out[0, seat] = G.won[seat]
        out[1, seat] = 0
        out[2, seat] = 0
    for card in range(S.cards):
        if G.holder[card] < S.seats:
            out[1, G.holder[card]] += 1
            out[2, G.holder[card]] += S.value[card]


@kernel
def kind(S, G, move):
    """The metal of the chosen card."""
    return S.metal[move]


@kernel
def deal(S, G, out):
    """The seat that holds each card, S.seats for the pile."""
    for card in range(S.cards):
        out[card] = min(S.seats, G.holder[card])

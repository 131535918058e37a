"""Pennies: the rules, compiled. PN-1 to PN-7 refer to rules.toml in this folder."""

import numpy as np

from engine import rng
from engine.game import GROUP
from engine.jit import kernel
from tests.support.pennies.state import CHOSEN, MOST_CARDS, MOST_VALUE, NOBODY, PILE, PLAYED

FINE, OVER, NO_CARD, NOT_YOURS = range(4)


@kernel
def reset(S, G, seed):
    """Deal the cards of the game with this seed (PN-1)."""
    stream = np.empty(1, np.uint64)
    stream[0] = rng.derive(seed, rng.DECK, np.uint64(0))
    G.score[:] = S.start_score
    G.won[:] = 0
    G.holder[:] = PILE
    for card in range(S.hand * S.seats):
        G.holder[card] = card // S.hand
    rng.shuffle(stream, G.holder, S.cards)
    G.finished = 0
    rebuild(S, G)


@kernel
def rebuild(S, G):
    """Count the cards that lie face down; another seat is asked first each round (PN-2)."""
    G.turn = (G.holder >= CHOSEN).sum()
    G.asked = G.finished % S.seats


@kernel
def seat_to_move(S, G):
    """Who is asked next (PN-2), or -1 after the last round (PN-6)."""
    if G.finished >= S.rounds:
        return -1
    seat = G.asked
    while (G.holder == CHOSEN + seat).any():
        seat = (seat + 1) % S.seats
    return seat


@kernel
def blind(S, G):
    """A round is one group of all seats (PN-3)."""
    return 0 if G.finished >= S.rounds else (G.finished + 1) << 8 | (1 << S.seats) - 1


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
    """FINE, or why the card cannot be chosen (PN-4)."""
    seat = seat_to_move(S, G)
    if seat < 0:
        return OVER
    if move < 0 or move >= S.cards:
        return NO_CARD
    return FINE if G.holder[move] == seat else NOT_YOURS


@kernel
def best_card(S, G):
    """The chosen card that wins, or -1 (PN-5)."""
    for value in range(MOST_VALUE, -1, -1):
        equal = (G.holder >= CHOSEN) & (S.value == value)
        if equal.sum() == 1:
            return np.argmax(equal)
        if S.tie == NOBODY and equal.any():
            return -1
    return -1


@kernel
def act(S, G, move):
    """Choose a card; after the last seat's choice the round is decided (PN-3, PN-5)."""
    G.holder[move] = CHOSEN + seat_to_move(S, G)
    G.turn += 1
    if G.turn < S.seats:
        return
    best = best_card(S, G)
    if best >= 0:
        G.score[G.holder[best] - CHOSEN] += S.prize
        G.won[G.holder[best] - CHOSEN] += 1
    for card in range(S.cards):
        G.holder[card] = min(G.holder[card], PLAYED)
    G.finished += 1
    rebuild(S, G)


@kernel
def determinize(S, G, seat, stream):
    """Deal the cards that a seat does not see afresh; what is drawn hangs on the stream alone."""
    places = np.empty(MOST_CARDS, np.uint8)
    count = 0
    for place in range(PLAYED):
        for card in range(S.cards):
            if G.holder[card] == place and place != seat:
                places[count] = place
                count += 1
    rng.shuffle(stream, places, count)
    for card in range(S.cards):
        if G.holder[card] < PLAYED and G.holder[card] != seat:
            count -= 1
            G.holder[card] = places[count]


@kernel
def evaluate(S, G, seat, weights):
    """Score, and the values left in the hand times weights[0]."""
    return G.score[seat] + weights[0] * (S.value * (G.holder == seat)).sum()


@kernel
def observe(S, before, G, move, fired):
    """PN-2 and PN-4 at every choice; PN-3 and PN-5 at the last of a round; PN-6, PN-7 at the end."""
    closed = G.finished > before.finished
    fired[1:4:2] += 1
    fired[2:5:2] += closed
    fired[5:7] += closed and G.finished == S.rounds


@kernel
def used(S, before, G, move, out):
    """The card that was chosen (PN-4)."""
    out[move] += 1


@kernel
def measure(S, G, out):
    """Rounds won, cards and values left in the hand."""
    for seat in range(S.seats):
        out[0, seat] = G.won[seat]
        out[1, seat] = (G.holder == seat).sum()
        out[2, seat] = (S.value * (G.holder == seat)).sum()


@kernel
def kind(S, G, move):
    """The metal of the chosen card."""
    return S.metal[move]


@kernel
def deal(S, G, out):
    """The seat that holds each card, S.seats for the pile."""
    for card in range(S.cards):
        out[card] = min(S.seats, G.holder[card])

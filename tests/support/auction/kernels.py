"""Auction: the rules, compiled. AU-1 to AU-6 refer to rules.toml in this folder."""

from __future__ import annotations

import numpy as np

from engine import rng
from engine.game import GAME, NEVER, PERIOD
from engine.jit import kernel, population_count
from tests.support.auction import state as at

FINE, OVER, NOT_NOW, TWICE, WRONG_FACE, NO_RAISE, TOO_POOR = range(7)


@kernel
def put_up(G, slot):
    """Draw a card into the row (AU-1)."""
    card = 0
    while card < at.COLOURS or G.holder[card] != at.DECK:
        card = rng.below(G.chance, at.CARDS)
    G.holder[card] = at.ROW + slot


@kernel
def reset(S, G, seed):
    """Draw who begins, deal coins, fill the row (AU-1)."""
    G.chance[0] = rng.derive(seed, rng.SETUP, np.uint64(0))
    G.finished = 0
    G.first = rng.below(G.chance, S.seats)
    G.mover = G.first
    G.holder[:] = at.DECK
    for seat in range(at.SEATS):
        G.money[seat] = S.coins if seat < S.seats else 0
        G.chosen[seat] = G.bid[seat] = G.bids[seat] = G.out[seat] = 0
    for slot in range(min(at.LOTS, S.rounds)):
        put_up(G, slot)


@kernel
def blind(S, G):
    """All seats choose targets at the same time (AU-2)."""
    for seat in range(S.seats):
        if population_count(G.chosen[seat]) < at.CHOSEN:
            return 256 + (1 << S.seats) - 1
    return 0


@kernel
def reopen(S, G, seat):
    """The others have chosen nothing; the seat is asked first."""
    for other in range(S.seats):
        if other != seat:
            G.chosen[other] = 0
    G.mover = seat if seat >= 0 else G.first


@kernel
def secrecy(S, G, move):
    """Targets are secret to the end (AU-2), bids laid face down until the card is sold (AU-4)."""
    return GAME if move < at.PASS else PERIOD if move > at.PASS + at.MOST else NEVER


@kernel
def leader(S, G, open_only):
    """Who has the highest bid; of equal ones the first from the beginner on (AU-5); or -1."""
    best = -1
    for step in range(S.seats):
        seat = (G.first + G.finished + step) % S.seats
        seen = G.bids[seat] > 0 and not (open_only and G.bids[seat] == at.BIDS)
        if seen and (best < 0 or G.bid[seat] > G.bid[best]):
            best = seat
    return best


@kernel
def bidder(S, G):
    """Who is asked for a bid; -1 when the card is to be sold (AU-3)."""
    alone = -1 if G.bids.max() == at.BIDS else leader(S, G, False)
    for step in range(S.seats):
        seat = (G.mover + step) % S.seats
        if G.out[seat] == 0 and G.bids[seat] < at.BIDS and seat != alone:
            return seat
    return -1


@kernel
def seat_to_move(S, G):
    """Who chooses a target or bids; -1 when all cards are sold."""
    if G.finished >= S.rounds:
        return -1
    if blind(S, G) == 0:
        return max(bidder(S, G), 0)
    seat = G.mover
    while population_count(G.chosen[seat]) == at.CHOSEN:
        seat = (seat + 1) % S.seats
    return seat


@kernel
def reason(S, G, move):
    """FINE, or why the move is not allowed."""
    seat = seat_to_move(S, G)
    if seat < 0:
        return OVER
    if (move < at.PASS) != (blind(S, G) != 0):
        return NOT_NOW
    if move < at.PASS:
        return TWICE if G.chosen[seat] >> np.uint64(move) & np.uint64(1) else FINE
    if move == at.PASS:
        return FINE
    face_down, coins = divmod(move - at.PASS - 1, at.MOST)
    if face_down != (G.bids[seat] == at.BIDS - 1):
        return WRONG_FACE
    best = leader(S, G, True)
    raised = coins + 1 - (G.bid[best] if best >= 0 else 0)
    if not face_down and not 1 <= raised <= at.RAISE:
        return NO_RAISE
    return TOO_POOR if coins >= G.money[seat] else FINE


@kernel
def act(S, G, move):
    """Choose a target, pass, or lay a bid."""
    seat = seat_to_move(S, G)
    if move < at.PASS:
        G.chosen[seat] |= np.uint64(1) << np.uint64(move)
        if blind(S, G) == 0:
            G.mover = G.first
        return
    if move == at.PASS:
        G.out[seat] = 1
    else:
        G.bid[seat] = (move - at.PASS - 1) % at.MOST + 1
        G.bids[seat] += 1
    G.mover = (seat + 1) % S.seats


@kernel
def advance(S, G):
    """Sell the card (AU-5); then move the row up and fill it (AU-1)."""
    card = np.argmax(G.holder == at.ROW)  # 0, which is a target, if none is up
    if G.finished >= S.rounds or blind(S, G) or (card > 0 and bidder(S, G) >= 0):
        return 0
    if card == 0:
        for other in range(at.CARDS):
            G.holder[other] -= G.holder[other] > at.ROW
        if G.finished + at.LOTS <= S.rounds:
            put_up(G, at.LOTS - 1)
        return 1
    winner = leader(S, G, False)
    G.holder[card] = winner if winner >= 0 else at.DECK
    for seat in range(S.seats):
        G.money[seat] -= G.bid[seat] if seat == winner else 0
        G.bid[seat] = G.bids[seat] = G.out[seat] = 0
    G.finished += 1
    G.mover = (G.first + G.finished) % S.seats
    return 1


@kernel
def determinize(S, G, seat, stream):
    """Draw the targets of the others and their bids that lie face down, all as likely."""
    for other in range(S.seats):
        if other == seat or G.finished >= S.rounds:
            continue
        count = population_count(G.chosen[other])
        G.chosen[other] = 0
        while population_count(G.chosen[other]) < count:
            G.chosen[other] |= np.uint64(1) << np.uint64(rng.below(stream, at.COLOURS))
        if G.bids[other] == at.BIDS:
            G.bid[other] = 1 + rng.below(stream, G.money[other])


@kernel
def worth(S, G, seat, card, open_):
    """Points of a card for a seat (AU-6); those of targets only if they are open."""
    colour, value = divmod(card - at.COLOURS, at.VALUES)
    wanted = open_ and G.chosen[seat] >> np.uint64(colour) & np.uint64(1)
    return value + 1 + (S.bonus if wanted else 0)


@kernel
def score(S, G, out):
    """Cards and coins, and targets once they are open (AU-6)."""
    for seat in range(S.seats):
        out[seat] = G.money[seat] // 4
    for card in range(at.COLOURS, at.CARDS):
        if G.holder[card] < S.seats:
            out[G.holder[card]] += worth(S, G, G.holder[card], card, G.finished >= S.rounds)


@kernel
def evaluate(S, G, seat, weights):
    """Cards, coins by weights[0], and a part weights[1] of what the highest bid would win."""
    found = weights[0] * G.money[seat]
    for card in range(at.COLOURS, at.CARDS):
        if G.holder[card] == seat:
            found += worth(S, G, seat, card, True)
        elif G.holder[card] == at.ROW and leader(S, G, False) == seat:
            found += weights[1] * (worth(S, G, seat, card, True) - weights[0] * G.bid[seat])
    return found

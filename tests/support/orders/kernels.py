"""Orders: the rules, compiled. OR-1 to OR-7 refer to rules.toml in this folder."""

import numpy as np

from engine import rng
from engine.game import GROUP
from engine.jit import kernel
from tests.support.orders.state import DONE, LETTERS, NONE, TAKE

FINE, OVER, NO_ROAD = range(3)


@kernel
def reset(S, G, seed):
    """All pawns stand in the first town; the lot says whose orders come first (OR-1)."""
    G.chance[0] = rng.derive(seed, rng.GAME, np.uint64(0))
    G.finished = 0
    G.score[:] = 0
    G.town[:] = 0
    G.plan[:] = NONE
    G.goods[:] = 0
    G.goods[S.sites - S.areas : S.sites] = 2
    G.starter = rng.below(G.chance, S.seats)
    rebuild(S, G)


@kernel
def rebuild(S, G):
    """No order of this round has been carried out; the starter is asked first."""
    G.step = 0
    G.asked = G.starter


@kernel
def laid(S, G, seat):
    """Orders that a seat has laid; all of them once it is done."""
    for slot in range(S.orders):
        if G.plan[seat, slot] == DONE:
            return S.orders
        if G.plan[seat, slot] == NONE:
            return slot
    return S.orders


@kernel
def planned(S, G, seat):
    """The town that a seat's pawn reaches by its orders."""
    town = G.town[seat]
    for code in G.plan[seat]:
        if NONE < code <= LETTERS and S.road[town, code] >= 0:
            town = S.end[town, code]
    return town


@kernel
def waiting(S, G):
    """The seat that is asked next, or -1 once all have laid their orders (OR-2)."""
    for later in range(S.seats):
        seat = (G.asked + later) % S.seats
        if laid(S, G, seat) < S.orders:
            return seat
    return -1


@kernel
def seat_to_move(S, G):
    """Who lays an order; the starter while orders are carried out; -1 at the end."""
    if G.finished >= S.rounds:
        return -1
    seat = waiting(S, G)
    return seat if seat >= 0 else G.starter


@kernel
def blind(S, G):
    """All lay their orders at the same time (OR-2)."""
    if G.finished >= S.rounds or waiting(S, G) < 0:
        return 0
    return (G.finished + 1) << 8 | (1 << S.seats) - 1


@kernel
def reopen(S, G, seat):
    """Take the orders of the others back; the seat is asked next."""
    for other in range(S.seats):
        if other != seat:
            G.plan[other] = NONE
    if seat >= 0:
        G.asked = seat


@kernel
def secrecy(S, G, move):
    """Orders are secret until all are laid (OR-2)."""
    return GROUP


@kernel
def reason(S, G, move):
    """FINE, or why this cannot be ordered."""
    if G.finished >= S.rounds:
        return OVER
    if move < LETTERS and S.road[planned(S, G, seat_to_move(S, G)), move + 1] < 0:
        return NO_ROAD
    return FINE


@kernel
def act(S, G, move):
    """Lay an order (OR-3)."""
    seat = seat_to_move(S, G)
    G.plan[seat, laid(S, G, seat)] = move + 1


@kernel
def best_site(S, G, town):
    """Where goods beside a town are worth most, or -1 (OR-5)."""
    best = -1
    for site in range(S.sites):
        there = S.beside[town, site] and G.goods[site] > 0
        if there and (best < 0 or S.worth[site] > S.worth[best]):
            best = site
    return best


@kernel
def advance(S, G):
    """The next order that lies there, else the end of the round (OR-4, OR-6)."""
    if G.finished >= S.rounds or waiting(S, G) >= 0:
        return 0
    while G.step < S.orders * S.seats:
        seat = (G.starter + G.step) % S.seats
        code, town = G.plan[seat, G.step // S.seats], G.town[seat]
        G.step += 1
        if code == TAKE:
            site = best_site(S, G, town)
            if site >= 0:
                G.goods[site] -= 1
                G.score[seat] += S.worth[site]
        elif NONE < code <= LETTERS and S.road[town, code] >= 0:
            G.town[seat] = S.end[town, code]
        if NONE < code < DONE:
            return 1
    for _ in range(S.harvest):
        site = S.sites - 1 - rng.below(G.chance, S.areas)
        G.goods[site] = min(G.goods[site] + 1, 9)
    G.plan[:] = NONE
    G.finished += 1
    G.starter = (G.starter + 1) % S.seats
    rebuild(S, G)
    return 1


@kernel
def hunch(S, G, moves, count, stream):
    """Mostly take what lies there, else go somewhere; letters are listed first."""
    at_hand = best_site(S, G, planned(S, G, seat_to_move(S, G))) >= 0
    return count - 2 if at_hand and rng.below(stream, 4) > 0 else rng.below(stream, count - 1)


@kernel
def evaluate(S, G, seat, weights):
    """The score, and a part of what could be taken next."""
    site = best_site(S, G, G.town[seat])
    return G.score[seat] + (weights[0] * S.worth[site] if site >= 0 else 0.0)

"""Crown: the rules, compiled. CR-1 to CR-4 refer to rules.toml in this folder."""

import numpy as np

from engine import rng
from engine.jit import kernel
from tests.support.crown.state import CROWNER

FINE, OVER = range(2)


@kernel
def reset(S, G, seed):
    """The lot says whether the game is open (CR-1)."""
    G.chance[0] = rng.derive(seed, rng.GAME, np.uint64(0))
    G.open = rng.below(G.chance, 100) < S.open
    G.finished = 0
    G.score[:] = 0


@kernel
def seat_to_move(S, G):
    """The third seat, once (CR-2)."""
    return -1 if G.finished else CROWNER


@kernel
def reason(S, G, move):
    """FINE, or that the game is over."""
    return OVER if G.finished else FINE


@kernel
def act(S, G, move):
    """Crown a seat, and see who wins (CR-3, CR-4)."""
    hope = rng.below(G.chance, 100)
    roll = rng.below(G.chance, 100)
    edge = S.edge if G.open else 50
    winner = move if roll < edge else 1 - move
    if hope < S.hope:
        winner = CROWNER
    G.score[winner] = 1
    G.finished = 1


@kernel
def evaluate(S, G, seat, weights):
    """The score, and a little for an open game."""
    return G.score[seat] + weights[0] * G.open


@kernel
def observe(S, before, G, move, fired):
    """CR-1 to CR-3 with the one decision; CR-4 when the third seat wins."""
    fired[:3] += 1
    fired[3] += G.score[CROWNER]

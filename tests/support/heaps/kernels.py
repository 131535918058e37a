"""Heaps: the rules, compiled. HP-1 to HP-3 refer to rules.toml in this folder."""

from __future__ import annotations

from engine.jit import kernel
from tests.support.heaps.state import MOST, SEATS

FINE, OVER, NOTHING, TOO_MANY, UNEQUAL = range(5)


@kernel
def reset(S, G, seed):
    """Both heaps are whole; nothing is left to chance."""
    G.left = S.left
    G.right = S.right
    G.plies = 0


@kernel
def seat_to_move(S, G):
    """The seats in turn; nobody once all stones are taken."""
    return -1 if G.left + G.right == 0 else G.plies % SEATS


@kernel
def reason(S, G, move):
    """FINE, or why these stones cannot be taken."""
    left, right = divmod(move, MOST + 1)
    if G.left + G.right == 0:
        return OVER
    if left + right == 0:
        return NOTHING
    if left > G.left or right > G.right:
        return TOO_MANY
    if left > 0 and right > 0 and left != right:
        return UNEQUAL
    return FINE


@kernel
def act(S, G, move):
    """Take the stones."""
    G.left -= move // (MOST + 1)
    G.right -= move % (MOST + 1)
    G.plies += 1


@kernel
def period(S, G):
    """Rounds in which both seats have moved."""
    return G.plies // SEATS


@kernel
def standing(S, G, out):
    """A point for the last stone (HP-3)."""
    for seat in range(SEATS):
        out[seat] = 0
    if G.left + G.right == 0:
        out[(G.plies - 1) % SEATS] = 1


@kernel
def ranking(S, G, out):
    """The last stone makes a first and a second; both are first before it is taken."""
    for seat in range(SEATS):
        out[seat] = 1
    if G.left + G.right == 0:
        out[G.plies % SEATS] = 2


@kernel
def evaluate(S, G, seat, weights):
    """A point for the last stone, and a little for unequal heaps."""
    if G.left + G.right == 0:
        return 1.0 if (G.plies - 1) % SEATS == seat else 0.0
    return weights[0] * abs(G.left - G.right)


@kernel
def observe(S, before, G, move, fired):
    """HP-1 and HP-2 with every move, HP-3 with the last."""
    fired[0] += 1
    fired[1] += 1
    if G.left + G.right == 0:
        fired[2] += 1


@kernel
def measure(S, G, out):
    """Moves made by each seat."""
    for seat in range(SEATS):
        out[0, seat] = (G.plies + SEATS - 1 - seat) // SEATS

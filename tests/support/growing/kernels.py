"""Growing: the rules, compiled. GW-1 to GW-6 refer to rules.toml in this folder.

`ground` is 1 + the kind of what lies on a cell and `owner` 1 + the seat of its house, 0 for
none; `group` the first cell of the houses that touch.
"""

from __future__ import annotations

import numpy as np

from engine import rng
from engine.jit import kernel
from tests.support.growing import state as at

FINE, OVER, NOT_NOW, OUTSIDE, TAKEN, APART, NO_SPACE, OCCUPIED, TOO_FEW = range(9)


@kernel
def beside(cell, side):
    """The cell across a side, or -1 outside the window."""
    row, column = divmod(cell, at.WIDE)
    row += (side == 0) - (side == 1)
    column += (side == 2) - (side == 3)
    inside = 0 <= row < at.WIDE and 0 <= column < at.WIDE
    return row * at.WIDE + column if inside else -1


@kernel
def reset(S, G, seed):
    """Lay a tile in the middle, deal cards, draw the first tile (GW-1)."""
    G.chance[0] = rng.derive(seed, rng.SETUP, np.uint64(0))
    G.turn = 0
    G.stage = at.PLACING
    G.ground[:] = 0
    G.owner[:] = 0
    for seat in range(at.SEATS):
        G.hand[seat, :] = S.start if seat < S.seats else 0
    lay(G, at.CELLS // 2, 0, rng.below(G.chance, at.KINDS**2))
    G.tile = rng.below(G.chance, at.KINDS**2)
    rebuild(S, G)


@kernel
def lay(G, cell, down, tile):
    """Both halves of a tile."""
    G.ground[cell] = 1 + tile // at.KINDS
    G.ground[beside(cell, 0 if down else 2)] = 1 + tile % at.KINDS


@kernel
def join(G, cell):
    """A new house and the groups that it touches are one group."""
    G.group[cell] = cell
    for side in range(4):
        near = beside(cell, side)
        one = G.group[cell]
        if near < 0 or G.owner[near] != G.owner[cell] or G.group[near] < 0 or G.group[near] == one:
            continue
        first, last = min(one, G.group[near]), max(one, G.group[near])
        for other in range(at.CELLS):
            if G.group[other] == last:
                G.group[other] = first


@kernel
def rebuild(S, G):
    """Find the groups of houses afresh."""
    G.group[:] = -1
    for cell in range(at.CELLS):
        if G.owner[cell] > 0:
            join(G, cell)


@kernel
def seat_to_move(S, G):
    """The seats in turn; -1 after the last round."""
    return G.turn % S.seats if G.turn < S.seats * S.rounds else -1


@kernel
def why_not_lay(G, cell, other):
    """FINE, or why a tile cannot lie on two cells (GW-2)."""
    if other < 0:
        return OUTSIDE
    if G.ground[cell] or G.ground[other]:
        return TAKEN
    for side in range(4):
        for half in (cell, other):
            if beside(half, side) >= 0 and G.ground[beside(half, side)]:
                return FINE
    return APART


@kernel
def reason(S, G, move):
    """FINE, or why the move is not allowed."""
    seat = seat_to_move(S, G)
    if seat < 0:
        return OVER
    if (move < at.BUILD) != (G.stage == at.PLACING):
        return NOT_NOW
    if move == at.PASS:
        return FINE
    if move < at.BUILD:
        return why_not_lay(G, move // 2, beside(move // 2, 0 if move % 2 else 2))
    cell, kind = divmod(move - at.BUILD, at.KINDS)
    if G.ground[cell] == 0:
        return NO_SPACE
    if G.owner[cell] > 0:
        return OCCUPIED
    return FINE if G.hand[seat, kind] >= price(G, cell, kind) else TOO_FEW


@kernel
def price(G, cell, kind):
    """Cards of a kind that pay for a house: one that fits, or two (GW-4)."""
    return 1 if G.ground[cell] == 1 + kind else 2


@kernel
def usual(S, G, move):
    """Of all payments for the same house the one that is listed: with the fewest cards."""
    cell, best = divmod(move - at.BUILD, at.KINDS)
    for kind in range(at.KINDS):
        payment = (price(G, cell, kind), kind)
        if payment < (price(G, cell, best), best) and reason(S, G, move - best + kind) == FINE:
            move, best = move - best + kind, kind
    return move


@kernel
def legal(S, G, out):
    """All that is allowed, but of the payments for a house one."""
    count = 0
    for move in range(at.PASS + 1):
        if reason(S, G, move) == FINE and (
            move < at.BUILD or move == at.PASS or usual(S, G, move) == move
        ):
            out[count] = move
            count += 1
    return count


@kernel
def act(S, G, move):
    """Lay the tile, or build or pass."""
    if move < at.BUILD:
        lay(G, move // 2, move % 2, G.tile)
        G.stage = at.BUILDING
        return
    if move < at.PASS:
        cell, kind = divmod(move - at.BUILD, at.KINDS)
        seat = seat_to_move(S, G)
        G.hand[seat, kind] -= price(G, cell, kind)
        G.owner[cell] = 1 + seat
        join(G, cell)
    G.stage = at.DRAWING


@kernel
def advance(S, G):
    """Draw a tile for the next seat, then give it the cards of both halves (GW-5)."""
    if G.stage == at.DRAWING:
        G.turn += 1
        G.tile = rng.below(G.chance, at.KINDS**2)
        G.stage = at.REAPING
        return 1
    if G.stage == at.REAPING:
        seat = G.turn % S.seats
        G.hand[seat, G.tile // at.KINDS] += 1
        G.hand[seat, G.tile % at.KINDS] += 1
        G.stage = at.PLACING
        return 1
    return 0


@kernel
def period(S, G):
    """Finished rounds."""
    return G.turn // S.seats


@kernel
def score(S, G, out):
    """A point for each house, and one more for each of the largest group (GW-6)."""
    for seat in range(S.seats):
        largest = 0
        for cell in range(at.CELLS):
            if G.group[cell] == cell and G.owner[cell] == 1 + seat:
                largest = max(largest, (G.group == cell).sum())
        out[seat] = (G.owner == 1 + seat).sum() + largest


@kernel
def evaluate(S, G, seat, weights):
    """Points, and cards in hand times weights[0]."""
    points = np.empty(at.SEATS, np.int64)
    score(S, G, points)
    return points[seat] + weights[0] * G.hand[seat].sum()


@kernel
def placements(S, G, out):
    """Houses."""
    for cell in range(at.CELLS):
        if G.owner[cell] > 0:
            out[G.owner[cell] - 1, cell] += 1

"""Growing: the rules, compiled. GW-1 to GW-6 refer to rules.toml in this folder.

`ground` is 1 + the kind of what lies on a cell and `owner` 1 + the seat of its house, 0 for
none; `group` the first cell of the houses that touch, which has their number in `members`.
"""

# ruff: noqa: N803  (S and G, as in every kernel)

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
    G.members[cell] = 1
    for side in range(4):
        near = beside(cell, side)
        one = G.group[cell]
        if near < 0 or G.owner[near] != G.owner[cell] or G.group[near] < 0 or G.group[near] == one:
            continue
        first, last = min(one, G.group[near]), max(one, G.group[near])
        for other in range(at.CELLS):
            if G.group[other] == last:
                G.group[other] = first
        G.members[first] += G.members[last]
        G.members[last] = 0


@kernel
def rebuild(S, G):
    """Find the groups of houses afresh."""
    G.group[:] = -1
    G.members[:] = 0
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
def usual(S, G, cell):
    """The payment that is listed: one that fits before two others; -1 if none is possible."""
    for price_ in (1, 2):
        for kind in range(at.KINDS):
            if (
                price(G, cell, kind) == price_
                and reason(S, G, at.BUILD + at.KINDS * cell + kind) == FINE
            ):
                return kind
    return -1


@kernel
def legal(S, G, out):
    """Places for the tile, or spaces to build on, each with one payment; and pass."""
    count = 0
    for cell in range(at.CELLS):
        for down in range(2):
            if G.stage == at.PLACING and reason(S, G, 2 * cell + down) == FINE:
                out[count] = 2 * cell + down
                count += 1
        kind = usual(S, G, cell) if G.stage == at.BUILDING and G.ground[cell] else -1
        if kind >= 0:
            out[count] = at.BUILD + at.KINDS * cell + kind
            count += 1
    if reason(S, G, at.PASS) == FINE:
        out[count] = at.PASS
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
        out[seat] = 0
        for cell in range(at.CELLS):
            if G.owner[cell] == 1 + seat:
                out[seat] += 1
                largest = max(largest, G.members[cell])
        out[seat] += largest


@kernel
def evaluate(S, G, seat, weights):
    """Points, and cards in hand times weights[0]."""
    points = np.empty(at.SEATS, np.int64)
    score(S, G, points)
    return points[seat] + weights[0] * G.hand[seat].sum()


@kernel
def observe(S, before, G, move, fired):
    """GW-2 with a tile, GW-3 and GW-4 with a house or a pass, GW-5 with a drawn tile."""
    fired[4 if move < 0 else 1 if move < at.BUILD else 3 if move < at.PASS else 2] += 1


@kernel
def placements(S, G, out):
    """Houses."""
    for cell in range(at.CELLS):
        if G.owner[cell] > 0:
            out[G.owner[cell] - 1, cell] += 1

"""The bot that searches: a tree of its own and the others' decisions, grown move by move.

Information-set Monte-Carlo tree search. Each iteration redraws what the seat cannot see,
walks down the tree by what has gone well for whoever decides, adds one position, judges it
and tells the judgement to every position on the way. Many moves are possible and few are
any good, so that a position opens its moves one after another, the best appraised first,
and the appraisal counts as some visits.

A node is a decision of one seat after the same moves; what was redrawn may differ. Moves
that are not there under a redrawing are passed over, and how often that happened is known.
Where seats decide at the same time, what one of them does is not to hang on what the others
have chosen: a member's decision lies below its own last move, not below theirs, so that each
has a tree of its own (decoupled UCT), and the group is played to its end before anything is
judged. Behind it the tree goes on below the move of the thinker. The move itself is drawn by
how often each was tried, since whoever always does the same can be seen through; moves that
were tried less than half as often as the most tried one are left out.
All functions are templates, bound to a game by `registry`; they allocate nothing. Only
basic arithmetic and square roots are used, so that every machine finds the same moves.

Source: L. Kocsis, C. Szepesvári: Bandit Based Monte-Carlo Planning, ECML 2006 (UCT);
P. Cowling, E. Powley, D. Whitehouse: Information Set Monte Carlo Tree Search, IEEE TCIAIG
4 (2012), with one tree for the searching seat and counts of availability; R. Coulom:
Computing Elo Ratings of Move Patterns in the Game of Go, 2007 (progressive widening);
G. Chaslot et al.: Progressive Strategies for Monte-Carlo Tree Search, 2008 (bias by a
heuristic value); M. Tak, M. Lanctot, M. Winands: Monte Carlo Tree Search Variants for
Simultaneous Move Games, CIG 2014 (decoupled UCT); S. Ganzfried, T. Sandholm, K. Waugh:
Strategy Purification and Thresholding, AAMAS 2012 (what is left out of a mixed choice).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import (
    EDGES,
    ITERATIONS,
    NANOSECONDS,
    NODES,
    PLIES,
    ROLLOUT,
    SCALE,
    Desk,
    Minds,
)
from engine.bots.tree import (
    NONE,
    child_of,
    is_known,
    new_edge,
    select,
    signature,
)
from engine.game import Record
from engine.jit import Whole, copy_record, kernel, trailing_zeros
from engine.rng import below, draw

NO_ROLLOUT, UNIFORM_ROLLOUT, GREEDY_ROLLOUT = range(3)
LOT: Final = 1e-24  # times 48 random bits: makes one of equal moves the first


@kernel
def squashed(lead: float, scale: float) -> float:
    """A lead in points as a share of the win: 1/2 at 0, 3/4 at `scale`, 1 at the far end."""
    return 0.5 + 0.5 * lead / (scale + abs(lead))


def expand(
    S: Record,
    G: Record,
    node: int,
    seat: int,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    minds: Minds,
    thinker: int,
    stream: NDArray[np.uint64],
) -> bool:
    """Give a seat's node its moves, or those of a list that it has not met; False without room.

    Priors are how much worse than the best one a move is appraised, in squashed leads.
    Writes `desk` and `stream`.
    """
    row = desk.nodes[node]
    if desk.used[1] + count > desk.used[3]:
        return False
    seen = G
    if blind(S, G) != 0:  # type: ignore[name-defined]  # noqa: F821
        seen = desk.states[2]
        copy_record(seen, G)
        reopen(S, seen, seat)  # type: ignore[name-defined]  # noqa: F821
    weigh(S, seen, seat, moves, count, desk, minds, thinker, stream)  # type: ignore[name-defined]  # noqa: F821
    scale = minds.options[thinker, SCALE]
    best = desk.values[0]
    for index in range(1, count):
        best = max(best, desk.values[index])
    top = squashed(best, scale)
    fresh = row.count == 0
    if fresh:
        row.first = desk.used[1]
        row.best = top
    for index in range(count):
        move = moves[index]
        if not fresh and is_known(desk, node, move):
            continue
        prior = squashed(desk.values[index], scale) - top + LOT * (draw(stream) >> np.uint64(16))
        new_edge(desk, move, prior, 0 if fresh else row.visits)
        if not fresh:
            desk.edges[desk.used[1] - 1].next = row.extra
            row.extra = desk.used[1] - 1
    if fresh:
        row.count = count
    return True


def play_on(
    S: Record, G: Record, desk: Desk, minds: Minds, thinker: int, stream: NDArray[np.uint64]
) -> None:
    """Play behind the tree: so many decisions, or the rest of the turn. Writes G and `desk`.

    A group in which it has decided anything is played to its end.
    """
    options = minds.options[thinker]
    policy = int(options[ROLLOUT])
    plies = int(options[PLIES])
    played = 0
    inside = 0
    mover = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821
    while policy != NO_ROLLOUT:
        seat = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821
        group = blind(S, G) >> 8  # type: ignore[name-defined]  # noqa: F821
        ended = seat != mover if plies == 0 else played >= plies
        if seat < 0 or (ended and (group == 0 or group != inside)):
            return
        inside = group
        count = legal(S, G, desk.moves)  # type: ignore[name-defined]  # noqa: F821
        chosen: Whole = 0
        if count > 1 and policy == UNIFORM_ROLLOUT:
            chosen = below(stream, count)
        elif count > 1 and group != 0:
            chosen = hunch(S, G, desk.moves, count, stream)  # type: ignore[name-defined]  # noqa: F821
        elif count > 1:
            weigh(S, G, seat, desk.moves, count, desk, minds, thinker, stream)  # type: ignore[name-defined]  # noqa: F821
            for index in range(1, count):
                if desk.values[index] > desk.values[chosen]:
                    chosen = index
        apply(S, G, desk.moves[chosen])  # type: ignore[name-defined]  # noqa: F821
        played += 1


def judge(S: Record, G: Record, desk: Desk, minds: Minds, thinker: int) -> None:
    """What a position is worth to each seat, from 0 to 1. Writes `desk.rewards`.

    A running game: the lead over the best of the others in expected final scores,
    squashed. A finished one: half of it is the share of the win.
    """
    scale = minds.options[thinker, SCALE]
    over = seat_to_move(S, G) < 0  # type: ignore[name-defined]  # noqa: F821
    if over:
        standing(S, G, desk.standing)  # type: ignore[name-defined]  # noqa: F821
        outcome(S, G, desk.shares)  # type: ignore[name-defined]  # noqa: F821
    for seat in range(S.seats):
        if over:
            desk.scores[seat] = desk.standing[seat]
        else:
            desk.scores[seat] = evaluate(S, G, seat, minds.weights[thinker])  # type: ignore[name-defined]  # noqa: F821
    for seat in range(S.seats):
        rival = -1e300
        for other in range(S.seats):
            if other != seat:
                rival = max(rival, desk.scores[other])
        reward = squashed(desk.scores[seat] - rival if S.seats > 1 else desk.scores[seat], scale)
        desk.rewards[seat] = 0.5 * (reward + desk.shares[seat]) if over else reward


def iterate(
    S: Record, G: Record, desk: Desk, minds: Minds, thinker: int, stream: NDArray[np.uint64]
) -> None:
    """Grow the tree by one position. Writes `desk` and `stream`."""
    sim = desk.states[0]
    copy_record(sim, G)
    imagine(S, sim, thinker, stream)  # type: ignore[name-defined]  # noqa: F821
    options = minds.options[thinker]
    node = 0
    edge = 0  # below which the next decision hangs
    group = 0  # that is open
    member = thinker  # below whose last move the tree goes on behind the group
    depth = 0
    while depth < desk.path.shape[0] - 1:
        count = 0
        same = True
        seat = thinker
        around = blind(S, sim)  # type: ignore[name-defined]  # noqa: F821
        if around >> 8 != group:
            if group != 0:
                edge = desk.last[member]
            group = around >> 8
            for each in range(S.seats):
                desk.last[each] = edge
            member = thinker
            if group != 0 and (around >> thinker) & 1 == 0:
                member = trailing_zeros(np.uint64(around & 255))
        if depth > 0:
            count = legal(S, sim, desk.moves)  # type: ignore[name-defined]  # noqa: F821
            if count == 0:
                break
            seat = seat_to_move(S, sim)  # type: ignore[name-defined]  # noqa: F821
            if seat == thinker and minds.shaped[seat] != 0:
                count = permitted(S, sim, desk.moves, count, minds, seat)  # type: ignore[name-defined]  # noqa: F821
            if count == 1:  # nothing to decide
                apply(S, sim, desk.moves[0])  # type: ignore[name-defined]  # noqa: F821
                continue
            node = child_of(desk, desk.last[seat] if group != 0 else edge, seat, group)
            if node == NONE:
                break
            row = desk.nodes[node]
            if row.visits == 0:
                desk.path[depth, 0] = node
                desk.path[depth, 1] = NONE
                depth += 1
                break
            listed = signature(desk.moves, count)
            if row.count == 0:
                if not expand(S, sim, node, seat, desk.moves, count, desk, minds, thinker, stream):
                    break
                row.listed = listed
            elif row.listed != listed:
                same = False
                if row.merged != listed:
                    expand(S, sim, node, seat, desk.moves, count, desk, minds, thinker, stream)
                    row.merged = listed
        taken = select(desk, node, desk.moves, count, same, options)
        if taken == NONE:
            break
        desk.path[depth, 0] = node
        desk.path[depth, 1] = taken
        depth += 1
        if group != 0:
            desk.last[seat] = taken
        else:
            edge = taken
        apply(S, sim, desk.edges[taken].move)  # type: ignore[name-defined]  # noqa: F821
    if group != 0:
        finish_group(S, sim, group, desk.replies, stream)  # type: ignore[name-defined]  # noqa: F821
    play_on(S, sim, desk, minds, thinker, stream)
    judge(S, sim, desk, minds, thinker)
    for step in range(depth):
        row = desk.nodes[desk.path[step, 0]]
        reward = desk.rewards[row.seat]
        row.visits += 1
        row.total += reward
        if desk.path[step, 1] != NONE:
            tried = desk.edges[desk.path[step, 1]]
            tried.visits += 1
            tried.total += reward


@kernel
def drawn(desk: Desk, root: int, stream: NDArray[np.uint64]) -> int:
    """One of the root's moves, as likely as it was tried often. Writes `stream`.

    Those that were tried less than half as often as the first one were only looked into.
    """
    row = desk.nodes[root]
    most = 0
    for edge in range(row.first, row.first + row.opened):
        most = max(most, desk.edges[edge].visits)
    left = 0
    for edge in range(row.first, row.first + row.opened):
        if 2 * desk.edges[edge].visits >= most:
            left += desk.edges[edge].visits
    rest = below(stream, max(left, 1))
    for edge in range(row.first, row.first + row.opened):
        if 2 * desk.edges[edge].visits >= most:
            rest -= desk.edges[edge].visits
        if rest < 0:
            return edge
    return row.first


def choose(
    S: Record,
    G: Record,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    minds: Minds,
    seat: int,
    stream: NDArray[np.uint64],
) -> int:
    """Index of the chosen move, the one most often tried. See `greedy.choose`."""
    if count == 1:
        return 0
    options = minds.options[seat]
    seen = desk.states[0]
    copy_record(seen, G)
    imagine(S, seen, seat, stream)  # type: ignore[name-defined]  # noqa: F821
    desk.used[0] = 0
    desk.used[1] = 0
    desk.used[2] = min(desk.nodes.shape[0], int(options[NODES]))
    desk.used[3] = min(desk.edges.shape[0], int(options[EDGES]))
    new_edge(desk, NONE, 0.0, 0)  # leads to the root
    group = blind(S, G) >> 8  # type: ignore[name-defined]  # noqa: F821
    root = child_of(desk, 0, seat, group)
    expand(S, seen, root, seat, moves, count, desk, minds, seat, stream)
    start = desk.clock[0]
    done = 0
    while done < options[ITERATIONS] or desk.clock[0] - start < options[NANOSECONDS]:
        iterate(S, G, desk, minds, seat, stream)
        done += 1
    best = desk.nodes[root].first
    if group != 0:
        best = drawn(desk, root, stream)
    else:
        for edge in range(best + 1, best + desk.nodes[root].opened):
            row = desk.edges[edge]
            top = desk.edges[best]
            if row.visits > top.visits or (row.visits == top.visits and row.total > top.total):
                best = edge
    for index in range(count):
        if moves[index] == desk.edges[best].move:
            return index
    return 0

"""The bot that looks one move ahead.

It takes the move after which its expected final score, less that of its best
opponent, is highest. It judges by the game's `evaluate` and sees only what its seat
may see: it looks at a position that it imagines. Where seats decide at the same time it
imagines several, and after each of its moves all decide by their hunches until the group
closes, with the same luck for each move; what counts is the mean.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import IMAGINE, Desk, Minds
from engine.game import Record
from engine.jit import Whole, copy_record, inlined
from engine.rng import below, draw

CLOSE = 1e-9


def lead(S, G, seat, weights):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    """Expected final score of a seat, less the best of the others'."""
    own = evaluate(S, G, seat, weights)  # type: ignore[name-defined]  # noqa: F821  (bound)
    best = -1e300
    for other in range(S.seats):
        if other != seat:
            best = max(best, evaluate(S, G, other, weights))  # type: ignore[name-defined]  # noqa: F821
    return own - best if S.seats > 1 else own


def appraise(
    S: Record,
    G: Record,
    seat: int,
    moves: NDArray[np.int32],
    count: int,
    scratch: Any,
    weights: NDArray[np.float64],
    out: NDArray[np.float64],
) -> None:
    """The seat's lead after each of the moves, made on a copy. A template.

    Args:
        scratch: Two states; the second is written.
        out: Written; float64, shape (count,).
    """
    after = scratch[1]
    for index in range(count):
        copy_record(after, G)
        apply(S, after, moves[index])  # type: ignore[name-defined]  # noqa: F821  (bound)
        out[index] = lead(S, after, seat, weights)  # type: ignore[no-untyped-call]


def finish_group(
    S: Record, G: Record, group: Whole, replies: NDArray[np.int32], stream: NDArray[np.uint64]
) -> None:
    """Let all decide by their hunches until a group has closed. A template.

    Args:
        group: Its number. G is written unless this group is open no more.
        replies: Room for moves; written.
        stream: Written.
    """
    while blind(S, G) >> 8 == group:  # type: ignore[name-defined]  # noqa: F821  (bound)
        count = legal(S, G, replies)  # type: ignore[name-defined]  # noqa: F821  (bound)
        index = hunch(S, G, replies, count, stream) if count > 1 else 0  # type: ignore[name-defined]  # noqa: F821
        apply(S, G, replies[index])  # type: ignore[name-defined]  # noqa: F821  (bound)


def appraise_together(
    S: Record,
    G: Record,
    seat: int,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    weights: NDArray[np.float64],
    stream: NDArray[np.uint64],
) -> None:
    """The seat's lead once the open group has closed after each of the moves. A template.

    Writes `desk.values`, `desk.replies`, `desk.luck`, `desk.states[1]` and `stream`.
    """
    after = desk.states[1]
    group = blind(S, G) >> 8  # type: ignore[name-defined]  # noqa: F821  (bound)
    luck = draw(stream)
    for index in range(count):
        copy_record(after, G)
        apply(S, after, moves[index])  # type: ignore[name-defined]  # noqa: F821  (bound)
        desk.luck[0] = luck
        finish_group(S, after, group, desk.replies, desk.luck)
        desk.values[index] = lead(S, after, seat, weights)  # type: ignore[no-untyped-call]


@inlined
def no_group_to_appraise(
    S: Record,
    G: Record,
    seat: int,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    weights: NDArray[np.float64],
    stream: NDArray[np.uint64],
) -> None:
    """In place of `appraise_together` in games without groups."""


@inlined
def no_group_to_finish(
    S: Record, G: Record, group: Whole, replies: NDArray[np.int32], stream: NDArray[np.uint64]
) -> None:
    """In place of `finish_group` in games without groups."""


def weigh(
    S: Record,
    G: Record,
    seat: int,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    minds: Minds,
    thinker: int,
    stream: NDArray[np.uint64],
) -> None:
    """What each move is worth to a seat in points of lead, as another one sees it. A template.

    Writes the first `count` entries of `desk.values`, `desk.states[1]` and, in a group,
    `desk.replies`, `desk.luck` and `stream`.

    Args:
        G: `desk.states[0]`, or a state that is not in the desk's first two; what is hidden
            from the thinker must be imagined already, and in a group what the others have
            chosen taken back.
        thinker: Whose weights count, and whose persona on its own moves.
    """
    if blind(S, G) != 0:  # type: ignore[name-defined]  # noqa: F821  (bound)
        appraise_together(S, G, seat, moves, count, desk, minds.weights[thinker], stream)
    else:
        appraise(S, G, seat, moves, count, desk.states, minds.weights[thinker], desk.values)
    if seat == thinker and minds.shaped[seat] != 0:
        for index in range(count):
            bonus = minds.bonus[seat, kind(S, G, moves[index])]  # type: ignore[name-defined]  # noqa: F821
            if bonus > -1e300:  # a banned move is only listed when there is no other
                desk.values[index] += bonus


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
    """Index of the chosen move; ties are broken by lot. A template: see `registry`.

    Args:
        G: A running game; not changed.
        moves: The legal moves, the first `count` entries.
        desk: Room to work in; written.
        minds: What the bots go by.
        seat: Which seat decides.
        stream: Written; the bot's own stream.
    """
    if count == 1:
        return 0
    seen, values = desk.states[0], desk.values
    rounds = int(minds.options[seat, IMAGINE]) if blind(S, G) != 0 else 1  # type: ignore[name-defined]  # noqa: F821
    for index in range(count):
        desk.sums[index] = 0.0
    for _ in range(rounds):
        copy_record(seen, G)
        imagine(S, seen, seat, stream)  # type: ignore[name-defined]  # noqa: F821  (bound)
        weigh(S, seen, seat, moves, count, desk, minds, seat, stream)
        for index in range(count):
            desk.sums[index] += values[index]
    for index in range(count):
        values[index] = desk.sums[index] / rounds
    best = values[0]
    chosen = 0
    equal = 1
    for index in range(1, count):
        if values[index] > best + CLOSE:
            best = values[index]
            chosen = index
            equal = 1
        elif values[index] > best - CLOSE:
            equal += 1
            if below(stream, equal) == 0:
                chosen = index
    return chosen

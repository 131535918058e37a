"""The bot that looks one move ahead.

It takes the move after which its expected final score, less that of its best
opponent, is highest. It judges by the game's `evaluate` and sees only what its seat
may see: what is hidden is redrawn before it looks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import Desk, Minds
from engine.game import Record
from engine.jit import copy_record
from engine.rng import below

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


def weigh(
    S: Record,
    G: Record,
    seat: int,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    minds: Minds,
    thinker: int,
) -> None:
    """What each move is worth to a seat in points of lead, as another one sees it. A template.

    Writes the first `count` entries of `desk.values`, and `desk.states[1]`.

    Args:
        G: `desk.states[0]`, or a state outside the desk; what is hidden from the thinker
            must be redrawn already.
        thinker: Whose weights count, and whose persona on its own moves.
    """
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
    seen = desk.states[0]
    copy_record(seen, G)
    determinize(S, seen, seat, stream)  # type: ignore[name-defined]  # noqa: F821  (bound)
    weigh(S, seen, seat, moves, count, desk, minds, seat)
    values = desk.values
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

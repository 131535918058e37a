"""The bot that looks one move ahead.

It takes the move after which its expected final score, less that of its best
opponent, is highest. It judges by the game's `evaluate` and sees only what its seat
may see: what is hidden is redrawn before it looks.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

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


def choose(
    S: Record,
    G: Record,
    moves: NDArray[np.int32],
    count: int,
    scratch: Any,
    weights: NDArray[np.float64],
    stream: NDArray[np.uint64],
) -> int:
    """Index of the chosen move; ties are broken by lot. A template: see `registry`.

    Args:
        moves: The legal moves, the first `count` entries.
        scratch: Two states to work in; written.
        weights: Of the game's `evaluate`; float64, shape (weights,).
        stream: Written; the bot's own stream.
    """
    if count == 1:
        return 0
    seat = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
    seen = scratch[0]
    copy_record(seen, G)
    determinize(S, seen, seat, stream)  # type: ignore[name-defined]  # noqa: F821  (bound)
    values = np.empty(count, dtype=np.float64)
    appraise(S, seen, seat, moves, count, scratch, weights, values)
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

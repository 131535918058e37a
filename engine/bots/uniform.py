"""The bot that takes any legal move with the same probability."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.jit import Whole, kernel
from engine.rng import below


@kernel
def choose(
    S: Record,
    G: Record,
    moves: NDArray[np.int32],
    count: int,
    scratch: Record,
    weights: NDArray[np.float64],
    stream: NDArray[np.uint64],
) -> Whole:
    """Index of the chosen move.

    Args:
        moves: The legal moves, the first `count` entries.
        scratch: Two states to work in; not used.
        weights: Not used.
        stream: Written; the bot's own stream.
    """
    return below(stream, count)

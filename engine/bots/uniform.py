"""The bot that takes any legal move with the same probability."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import Desk, Minds
from engine.game import Record
from engine.jit import Whole, inlined
from engine.rng import below


@inlined
def choose(
    S: Record,
    G: Record,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    minds: Minds,
    seat: int,
    stream: NDArray[np.uint64],
) -> Whole:
    """Index of the chosen move. See `greedy.choose`."""
    return below(stream, count)

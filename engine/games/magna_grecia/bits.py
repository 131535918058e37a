"""Sets of places, one uint64 each; sets of cells are rows of words, see `engine.bitsets`.

All masks are uint64 on both sides of an operator: with a signed number the compiled
and the interpreted result would differ.
"""

from __future__ import annotations

import numpy as np

from engine.jit import Whole, inlined

ZERO = np.uint64(0)
ONE = np.uint64(1)


@inlined
def bit(place: Whole) -> np.uint64:
    """The set that holds one place."""
    return ONE << np.uint64(place)


@inlined
def holds(places: np.uint64, place: Whole) -> bool:
    """Whether a set holds a place."""
    return (places >> np.uint64(place)) & ONE != ZERO

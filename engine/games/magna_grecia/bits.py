"""Sets of places (one uint64) and sets of cells (rows of 64-bit words).

All masks are uint64 on both sides of an operator: with a signed number the compiled
and the interpreted result would differ.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

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


@inlined
def put(cells: NDArray[np.uint64], cell: Whole) -> None:
    """Add a cell to a set. Writes `cells`."""
    cells[cell >> 6] |= ONE << np.uint64(cell & 63)


@inlined
def drop(cells: NDArray[np.uint64], cell: Whole) -> None:
    """Take a cell out of a set. Writes `cells`."""
    cells[cell >> 6] &= ~(ONE << np.uint64(cell & 63))


@inlined
def has(cells: NDArray[np.uint64], cell: Whole) -> bool:
    """Whether a set holds a cell."""
    return (cells[cell >> 6] >> np.uint64(cell & 63)) & ONE != ZERO

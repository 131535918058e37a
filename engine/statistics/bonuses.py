"""Whole bonuses: which of equal sets is told, which is smaller, and which are near a fair one."""

from __future__ import annotations

from itertools import product

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Floats

Whole = NDArray[np.int64]


def size_of(bonus: Whole) -> tuple[int, ...]:
    """What makes one set smaller than another: sum, seats touched, largest; gifts before fines."""
    sizes = np.abs(bonus)
    touched = int(np.count_nonzero(sizes))
    order = tuple(int(b) for b in bonus)
    return int(sizes.sum()), touched, int(sizes.max()), -int(bonus.sum()), *order


def smallest_shift(bonus: Whole) -> Whole:
    """The smallest of the sets that differ by the same number for all seats."""
    return min((bonus - level for level in np.unique(bonus)), key=size_of)


def whole_neighbours(fair: ArrayLike) -> list[Whole]:
    """The whole sets around a fair bonus, the nearest first.

    One seat is held, and each of the others is rounded down and up: 2^(k − 1) sets. What
    counts is the greatest distance of a seat from fair once the mean over the seats is taken
    away, since the same bonus for all changes nothing. Where a point is worth the same to
    every seat, that orders the sets by the win share that is farthest from 1/k.

    Args:
        fair: Bonus of each seat at which all win alike, in points, shape (seats,).

    Returns:
        int64, each of shape (seats,), in the form of `smallest_shift`.
    """
    free = np.asarray(fair, dtype=np.float64)
    free = free - free[0]
    low = np.floor(free).astype(np.int64)
    corners = [low + np.array((0, *up)) for up in product((0, 1), repeat=len(free) - 1)]
    sets = [smallest_shift(corner) for corner in corners]
    return sorted(sets, key=lambda bonus: (round(distance(bonus, free), 9), size_of(bonus)))


def distance(bonus: Whole, fair: Floats) -> float:
    """Greatest distance of a seat from its fair bonus, the mean over the seats taken away."""
    apart = bonus - fair
    return float(np.abs(apart - apart.mean()).max())

"""Points of lines and outlines: their middles, and where the name of an area stands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.picture import Point

_CLEAR: Final = 0.45  # from the rim of a space or label to the middle of a name, in board units
_AMPLE: Final = 0.7  # likewise, where a name has to give way and there is room
_STEP: Final = 0.25  # between two places that are tried

Disc = tuple[float, float, float]  # x, y, radius


def inside(point: Point, outline: Sequence[Point]) -> bool:
    """Whether a point lies within a polygon (even-odd rule)."""
    x, y = point
    odd = False
    last_x, last_y = outline[-1]
    for own_x, own_y in outline:
        if (own_y > y) != (last_y > y):
            odd ^= x < own_x + (y - own_y) * (last_x - own_x) / (last_y - own_y)
        last_x, last_y = own_x, own_y
    return odd


def middle(points: Sequence[Point]) -> Point:
    """The mean of some points; (0, 0) for none."""
    count = max(len(points), 1)
    return (sum(x for x, _ in points) / count, sum(y for _, y in points) / count)


def halfway(path: Sequence[Point]) -> Point:
    """The point in the middle of a line of several pieces."""
    pieces = list(pairwise(path))
    lengths = [((x - a) ** 2 + (y - b) ** 2) ** 0.5 for (a, b), (x, y) in pieces]
    rest = sum(lengths) / 2
    for ((a, b), (x, y)), length in zip(pieces, lengths, strict=True):
        if rest <= length and length:
            part = rest / length
            return (a + (x - a) * part, b + (y - b) * part)
        rest -= length
    return path[0]


def amid(outline: Sequence[Point], taken: Sequence[Disc]) -> Point:
    """Where the name of an area stands: amid its corners, or near that, clear of what is there.

    Args:
        outline: Corners of the area, one at least.
        taken: Discs of spaces and of labels.

    Returns:
        The mean of the corners where nothing is clear, as on a map whose spaces touch.
    """
    start = middle(outline)
    (left, right), (top, bottom) = (_ends([point[axis] for point in outline]) for axis in (0, 1))
    near = [
        (x, y, radius)
        for x, y, radius in taken
        if left - radius < x + _CLEAR
        and x - _CLEAR < right + radius
        and top - radius < y + _CLEAR
        and y - _CLEAR < bottom + radius
    ]
    if all(dist(start, (x, y)) >= radius + _CLEAR for x, y, radius in near):
        return start
    tried = _around(start, (left, top), (right, bottom))
    discs = np.array(near)
    room = (_away(tried, discs) - discs[:, 2]).min(axis=1)
    nearest = np.argsort(_away(tried, np.array([start]))[:, 0], kind="stable")
    for clear in (_AMPLE, _CLEAR):
        for x, y in tried[nearest[room[nearest] >= clear]].tolist():
            if inside((x, y), outline):
                return x, y
    return start


def _ends(numbers: Sequence[float]) -> tuple[float, float]:
    return min(numbers), max(numbers)


def _around(start: Point, low: Point, high: Point) -> NDArray[np.float64]:
    """Places in equal steps from a point, within a rectangle; shape (places, 2)."""
    across, down = (
        start[axis]
        + _STEP
        * np.arange(
            -int((start[axis] - low[axis]) / _STEP), int((high[axis] - start[axis]) / _STEP) + 1
        )
        for axis in (0, 1)
    )
    return np.stack(np.meshgrid(across, down), axis=-1).reshape(-1, 2)


def _away(points: NDArray[np.float64], others: NDArray[np.float64]) -> NDArray[np.float64]:
    """Distances by the first two columns of both; shape (points, others)."""
    across, down = (points[:, axis, None] - others[:, axis] for axis in (0, 1))
    found: NDArray[np.float64] = np.sqrt(across * across + down * down)
    return found

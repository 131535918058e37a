"""Points within outlines: whether one is, and where the name of an area stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from typing import Final

from engine.picture import Point

_CLEAR: Final = 0.45  # from the rim of a space to the middle of a name, in board units
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


def amid(outline: Sequence[Point], spaces: Sequence[Disc]) -> Point:
    """Where the name of an area stands: amid its corners, or near that, clear of spaces.

    Args:
        outline: Corners of the area, one at least.
        spaces: As discs.

    Returns:
        The mean of the corners where nothing is clear, as on a map whose spaces touch.
    """
    start = middle(outline)
    (left, right), (top, bottom) = (_ends([point[axis] for point in outline]) for axis in (0, 1))
    near = [
        (x, y, radius)
        for x, y, radius in spaces
        if left - radius < x + _CLEAR
        and x - _CLEAR < right + radius
        and top - radius < y + _CLEAR
        and y - _CLEAR < bottom + radius
    ]
    if _is_clear(start, near):
        return start
    tried = sorted(_around(start, (left, top), (right, bottom)), key=lambda at: dist(at, start))
    return next((at for at in tried if _is_clear(at, near) and inside(at, outline)), start)


def _ends(numbers: Sequence[float]) -> tuple[float, float]:
    return min(numbers), max(numbers)


def _is_clear(point: Point, spaces: Sequence[Disc]) -> bool:
    return all(dist(point, (x, y)) >= radius + _CLEAR for x, y, radius in spaces)


def _around(start: Point, low: Point, high: Point) -> Iterator[Point]:
    """Places in equal steps from a point, within a rectangle."""
    columns, rows = (
        range(-int((start[axis] - low[axis]) / _STEP), int((high[axis] - start[axis]) / _STEP) + 1)
        for axis in (0, 1)
    )
    for row in rows:
        yield from ((start[0] + column * _STEP, start[1] + row * _STEP) for column in columns)

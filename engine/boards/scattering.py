"""Points spread over a rectangle, and links between them that do not cross.

Places are whole hundredths of a board unit, so that all comparisons are exact and the same on
every machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

Spot = tuple[int, int]
UNIT: Final = 100  # spots in a board unit
_TRIED: Final = 24  # places tried for each point; the one farthest from all others is taken
_NEAR: Final = 16  # nearest points that are offered a link
_SHARP: Final = 0.12  # square of the least sine between two links at a point: some 20 degrees


def scattered(count: int, width: int, height: int, chance: random.Random) -> list[Spot]:
    """Points from (0, 0) to (width, height), each far from those before it.

    Source: D. P. Mitchell, "Spectrally optimal sampling for distribution ray tracing",
    SIGGRAPH 1991: the best of several candidates.
    """
    spots = np.zeros((count, 2), dtype=np.int64)
    for number in range(count):
        tried = np.array([_spot(width, height, chance) for _ in range(_TRIED)], dtype=np.int64)
        away = tried[:, None, :] - spots[None, :number, :]
        nearest = (away**2).sum(axis=2).min(axis=1, initial=np.iinfo(np.int64).max)
        spots[number] = tried[nearest.argmax()]
    return [(int(x), int(y)) for x, y in spots]


def _spot(width: int, height: int, chance: random.Random) -> Spot:
    return (chance.randrange(width + 1), chance.randrange(height + 1))


def least_distance(spots: list[Spot]) -> float:
    """Distance of the two nearest points; endless for fewer than two."""
    if len(spots) < 2:
        return float("inf")
    squares = _squares(np.array(spots, dtype=np.int64))
    np.fill_diagonal(squares, np.iinfo(np.int64).max)
    return sqrt(int(squares.min()))


def triangulated(spots: list[Spot], clearance: int) -> list[tuple[int, int]]:
    """As many links as fit without crossing, the shortest first.

    Args:
        clearance: Distance that links keep from points which they do not join.
    """
    places = np.array(spots, dtype=np.int64).reshape(-1, 2)
    chosen: list[tuple[int, int]] = []
    ends = np.zeros((max(3 * len(spots), 1), 2, 2), dtype=np.int64)
    for first, last in _offered(places):
        one, other = places[first], places[last]
        if _passes(places, first, last, clearance):
            continue
        if _crosses(ends[: len(chosen)], one, other) or _sharp(chosen, places, first, last):
            continue
        ends[len(chosen)] = one, other
        chosen.append((first, last))
    return chosen


def _squares(places: NDArray[np.int64]) -> NDArray[np.int64]:
    away = places[:, None, :] - places[None, :, :]
    found: NDArray[np.int64] = (away**2).sum(axis=2)
    return found


def _offered(places: NDArray[np.int64]) -> Iterator[tuple[int, int]]:
    """Pairs of which one is among the nearest of the other, by their distance."""
    squares = _squares(places)
    order = np.argsort(squares, axis=1, kind="stable")[:, 1 : _NEAR + 1]
    pairs = {
        (min(first, last), max(first, last))
        for first, row in enumerate(order.tolist())
        for last in row
    }
    yield from sorted(pairs, key=lambda pair: (int(squares[pair]), pair))


def _passes(places: NDArray[np.int64], first: int, last: int, clearance: int) -> bool:
    """Whether another point lies too near to the link, between its ends."""
    start, along = places[first], places[last] - places[first]
    away = places - start
    length = int((along**2).sum())
    before = away @ along
    aside = away[:, 0] * along[1] - away[:, 1] * along[0]
    near = (before > 0) & (before < length) & (aside**2 < clearance**2 * length)
    near[[first, last]] = False
    return bool(near.any())


def _crosses(ends: NDArray[np.int64], one: NDArray[np.int64], other: NDArray[np.int64]) -> bool:
    """Whether a new link cuts one of these; common ends do not count."""
    first, last = ends[:, 0], ends[:, 1]
    ours = _side(one, other, first) * _side(one, other, last)
    theirs = _side(first, last, one) * _side(first, last, other)
    return bool(((ours < 0) & (theirs < 0)).any())


def _side(
    start: NDArray[np.int64], end: NDArray[np.int64], point: NDArray[np.int64]
) -> NDArray[np.int64]:
    """1 or -1 for the side of a line on which a point lies, 0 on the line."""
    along, away = end - start, point - start
    found: NDArray[np.int64] = np.sign(along[..., 0] * away[..., 1] - along[..., 1] * away[..., 0])
    return found


def _sharp(chosen: list[tuple[int, int]], places: NDArray[np.int64], first: int, last: int) -> bool:
    """Whether the new link would run too close along another one at a common end."""
    for own, far in ((first, last), (last, first)):
        x, y = (places[far] - places[own]).tolist()
        for pair in chosen:
            if own not in pair:
                continue
            u, v = (places[sum(pair) - own] - places[own]).tolist()
            sine_square = (x * v - y * u) ** 2
            if x * u + y * v > 0 and sine_square < _SHARP * (x * x + y * y) * (u * u + v * v):
                return True
    return False

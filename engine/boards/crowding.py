"""Spaces of a graph that lie on each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import dist
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.map import Space
from engine.boards.polygons import inside

_ROWS: Final = 256  # spaces compared with all at once, to bound the memory
_MOST: Final = 4000  # pairs that are near and looked at; more is no map but a heap
_ROUND: Final = 1e-6  # board units by which corners of a circle may be off


def covered(spaces: Sequence[Space]) -> list[tuple[int, int]]:
    """Each space that lies on an earlier one, with the first of these.

    Round spaces do if their circles cut; of others the middle of one must lie in the other, so
    that provinces with a common border do not.
    """
    found: dict[int, int] = {}
    reach = [_reach(space) for space in spaces]
    for number, other in _near(spaces, [far for far, _ in reach]):
        if number not in found and _cut(spaces, reach, number, other):
            found[number] = other
    return sorted(found.items())


def _reach(space: Space) -> tuple[float, bool]:
    """How far its corners are from the middle, and whether it is round: all are as far."""
    if not space.outline:
        return 0.0, True
    away = [dist(space.centre, corner) for corner in space.outline]
    return max(away), max(away) - min(away) < _ROUND and len(away) > 4


def _near(spaces: Sequence[Space], reach: Sequence[float]) -> Iterator[tuple[int, int]]:
    """Pairs whose circles cut, the later space first; by their numbers, and not too many."""
    centres = np.array([space.centre for space in spaces], dtype=np.float64).reshape(-1, 2)
    radii = np.array(reach, dtype=np.float64)
    left = _MOST
    for first in range(0, len(spaces), _ROWS):
        rows = slice(first, first + _ROWS)
        close = _close(centres, radii, rows)
        for number, other in np.argwhere(close)[:left].tolist():
            yield first + number, other
        left -= min(left, int(close.sum()))


def _close(
    centres: NDArray[np.float64], radii: NDArray[np.float64], rows: slice
) -> NDArray[np.bool_]:
    """Which earlier spaces are so near to some spaces that they may lie on them."""
    away = centres[rows, None, :] - centres[None, :, :]
    apart = np.hypot(away[..., 0], away[..., 1])
    touching = radii[rows, None] + radii[None, :]
    numbers = np.arange(len(centres))
    earlier = numbers[None, :] < numbers[rows, None]
    found: NDArray[np.bool_] = earlier & ((apart < touching - _ROUND) | (apart == 0))
    return found


def _cut(
    spaces: Sequence[Space], reach: Sequence[tuple[float, bool]], number: int, other: int
) -> bool:
    one, two = spaces[number], spaces[other]
    if one.centre == two.centre or (reach[number][1] and reach[other][1]):
        return True
    return any(
        bool(them.outline) and inside(own.centre, them.outline)
        for own, them in ((one, two), (two, one))
    )

"""Where pieces lie clear on a map: off letters and names, roads, spaces, and each other.

Places are looked for one after the other, each where it covers least. All lengths are board units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import copysign, cos, dist, hypot, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.map import Map, Space
from engine.boards.polygons import inside
from engine.picture import Point

DIRECTIONS: Final = tuple(2 * pi * turn / 24 - pi / 2 for turn in range(24))  # from a space
_LETTER: Final = (0.34, 0.4)  # of a link
_NAME: Final = (0.17, 0.36)  # of a space: width of a letter, height
_AREA: Final = (0.26, 0.44)  # the same of an area
_ROAD: Final = 0.12  # from the middle of a link to its side, with its mark
_ALONG: Final = 0.12  # from one point of a link that is looked at to the next
_STRIDE: Final = 0.06  # by which a box is moved off its space
_NEAR: Final = 3.0  # farther away nothing is covered
_BEYOND: Final = 0.5  # how far pieces may lie beyond the map
# What it costs to cover something wholly.
_ON_SPACE, _ON_WORDS, _ON_PIECES, _ON_ROAD, _BY_SPACE = 20.0, 8.0, 12.0, 0.5, 4.0
_APART: Final = 0.5  # from another space, to which pieces would seem to belong

Box = tuple[float, float, float, float]  # x and y of the middle, width, height
Boxes = NDArray[np.float64]


class Clearing:
    """A map, and the places that are taken on it.

    Args:
        known: The map.
    """

    def __init__(self, known: Map) -> None:
        self._map = known
        first = len(known.spaces)
        middles = [known.place(first + number) for number in range(len(known.links))]
        letters = [(*middle, *_LETTER) for middle in middles]
        behind = first + len(known.links)
        names = [known.place(behind + number) for number in range(len(known.areas))]
        areas = zip(known.areas, names, strict=True)
        titles = [(*at, _AREA[0] * len(area.name), _AREA[1]) for area, at in areas]
        self._words = _rows([*letters, *map(_name_of, known.spaces), *titles], 4)
        self._roads = _rows([point for link in known.links for point in _points(link.path)], 2)
        self._spaces = _rows([(*space.centre, _radius(space)) for space in known.spaces], 3)
        self._pieces: list[Box] = []

    def beside(self, space: int, size: Point, gaps: Sequence[float], pull: float) -> Point:
        """The best place for a box off a space, as a shift; above it if nothing speaks against it.

        Args:
            gaps: From the rim of the space, those that are tried.
            pull: What a board unit away from there costs.
        """
        x, y, radius = self._spaces[space]
        boxes = [
            (x + cos(turn) * far, y + sin(turn) * far, *size)
            for turn in DIRECTIONS
            for gap in gaps
            for far in [_off(radius + gap, turn, size)]
        ]
        return self._best((x, y), boxes, pull, (x, y - radius - size[1] / 2), own=space)

    def on_rim(self, space: int, size: Point, gap: float) -> Point:
        """The best place for a box about the rim of a space, as a shift."""
        x, y, radius = self._spaces[space]
        far = radius + gap
        boxes = [(x + cos(turn) * far, y + sin(turn) * far, *size) for turn in DIRECTIONS]
        return self._best((x, y), boxes, 0.0, (x, y), own=space)

    def within(self, number: int, size: Point, pull: float) -> Point:
        """The best place for a box within an area, as a shift from where its name stands."""
        known = self._map
        middle = known.place(len(known.spaces) + len(known.links) + number)
        points = [*known.points_in(known.areas[number])] or [middle]
        outline = known.areas[number].outline
        held = [point for point in points if _holds(outline, point, size)] or points
        return self._best(middle, [(*point, *size) for point in held], pull, middle)

    def _best(
        self, middle: Point, boxes: Sequence[Box], pull: float, to: Point, own: int = -1
    ) -> Point:
        """The box that costs least, which is taken; as a shift.

        Args:
            pull: What a board unit away from the wanted place costs.
            to: The wanted place.
            own: Space by which it lies; -1 for none.
        """
        found = _rows(boxes, 4)
        cost = self._cost(found, middle, own)
        cost += pull * np.hypot(found[:, 0] - to[0], found[:, 1] - to[1])
        best = boxes[int(np.argmin(cost.round(6)))]
        self._pieces.append(best)
        return round(float(best[0] - middle[0]), 3), round(float(best[1] - middle[1]), 3)

    def _cost(self, boxes: Boxes, middle: Point, own: int) -> Boxes:
        """What each box would cover, weighed."""
        found = _ON_WORDS * _covered(boxes, _close(self._words, middle))
        found += _ON_PIECES * _covered(boxes, _close(_rows(self._pieces, 4), middle))
        roads = _close(self._roads, middle)
        found += _ON_ROAD * (_away(boxes, roads) < _ROAD).sum(axis=1)
        others = np.delete(self._spaces, own, axis=0) if own >= 0 else self._spaces
        spaces = _close(others, middle)
        apart = _away(boxes, spaces) - spaces[:, 2]
        found += _ON_SPACE * (apart < 0).sum(axis=1)
        found += _BY_SPACE * np.maximum(_APART - apart, 0.0).sum(axis=1)
        reach = boxes[:, 2:] / 2 - _BEYOND
        low, high = boxes[:, :2] - reach, boxes[:, :2] + reach
        outside = (low < 0).any(axis=1) | (high > np.array(self._map.size)).any(axis=1)
        return found + _ON_SPACE * outside


def in_rows(
    count: int, across: int, step: float, room: Point = (0.0, 0.0), block: Point = (0.0, 0.0)
) -> Iterator[Point]:
    """Shifts of pieces in a block, in one row or two, on the side of the block towards (0, 0).

    Args:
        across: Pieces that fit into one row.
        step: From one piece to the next.
        room: Width and height of the block.
        block: Its middle.
    """
    rows = 1 if count <= across else 2
    line = -(-count // rows)
    size = line * step, rows * step
    left, top = (
        copysign(max(abs(middle) - max(most - used, 0.0) / 2, 0.0), middle)
        for middle, most, used in zip(block, room, size, strict=True)
    )
    for number in range(count):
        row, column = divmod(number, line)
        here = min(line, count - row * line)
        yield left + (column - (here - 1) / 2) * step, top + (row - (rows - 1) / 2) * step


def _rows(rows: Sequence[Sequence[float]], wide: int) -> Boxes:
    return np.array(rows, np.float64).reshape(-1, wide)


def _close(rows: Boxes, middle: Point) -> Boxes:
    """Rows whose points are near a place."""
    return rows[(np.abs(rows[:, :2] - middle) < _NEAR).all(axis=1)]


def _covered(boxes: Boxes, others: Boxes) -> Boxes:
    """For each box, how much it shares with others, as parts of the smaller ones; (boxes,)."""
    one, other = boxes[:, None], others[None]
    shared = (one[..., 2:] + other[..., 2:]) / 2 - np.abs(one[..., :2] - other[..., :2])
    shared = np.minimum(np.maximum(shared, 0.0), np.minimum(one[..., 2:], other[..., 2:]))
    smaller = np.minimum(one[..., 2:].prod(axis=2), other[..., 2:].prod(axis=2))
    found: Boxes = (shared.prod(axis=2) / smaller).sum(axis=1)
    return found


def _away(boxes: Boxes, points: Boxes) -> Boxes:
    """How far each point is from each box, 0.0 within; shape (boxes, points)."""
    apart = np.abs(boxes[:, None, :2] - points[None, :, :2]) - boxes[:, None, 2:] / 2
    found: Boxes = np.hypot(*np.moveaxis(np.maximum(apart, 0.0), 2, 0))
    return found


def _off(radius: float, turn: float, size: Point) -> float:
    """How far the middle of a box must be for the box to lie off a circle about (0, 0)."""
    far = radius
    box = _rows([(0.0, 0.0, *size)], 4)
    while True:
        box[0, :2] = cos(turn) * far, sin(turn) * far
        if _away(box, _rows([(0.0, 0.0)], 2))[0, 0] >= radius:
            return far
        far += _STRIDE


def _holds(outline: Sequence[Point], point: Point, size: Point) -> bool:
    """Whether a box about a point lies within an outline."""
    wide, high = size[0] / 2, size[1] / 2
    corners = ((point[0] + x, point[1] + y) for x in (-wide, wide) for y in (-high, high))
    return all(inside(corner, outline) for corner in corners)


def _points(path: Sequence[Point]) -> Iterator[Point]:
    """Points along a link."""
    for (x, y), (end_x, end_y) in pairwise(path):
        count = max(int(hypot(end_x - x, end_y - y) / _ALONG), 1)
        for number in range(count + 1):
            part = number / count
            yield x + (end_x - x) * part, y + (end_y - y) * part


def _name_of(space: Space) -> Box:
    """Where the name of a space stands: below it."""
    wide, high = _NAME
    foot = max((y for _, y in space.outline), default=space.centre[1])
    return space.centre[0], foot + high / 2, wide * len(space.name), high


def _radius(space: Space) -> float:
    return max((dist(corner, space.centre) for corner in space.outline), default=0.0)

"""Marchands d'Empire: where pieces lie about a city and in a region, clear of all that is read.

Goods or a contract have a block beside their city, caravans stand about its rim, and electors
have a block in their region. Places are looked for once for a map: where they cover least of
roads and their letters, of names, of other cities and of each other. All lengths are board units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import copysign, cos, dist, hypot, pi, sin
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.map import Area, Map, Space
from engine.boards.polygons import inside
from engine.boards.stored import stored_map
from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.ground import SCHEMA
from engine.picture import Point

BLOCK: Final = (1.46, 0.64)  # of goods, or of a contract
STEP: Final = 0.44  # from one piece of a block to the next
ELECTORS: Final = (1.0, 0.86)
_CARAVAN: Final = (0.46, 0.4)
_LETTER: Final = (0.34, 0.4)  # of a road
_NAME: Final = (0.17, 0.36)  # of a city: width of a letter, height
_REGION: Final = (0.26, 0.44)  # the same of a region
_ROAD: Final = 0.12  # from the middle of a road to its side, with its mark
_ALONG: Final = 0.12  # from one point of a road that is looked at to the next
_DIRECTIONS: Final = tuple(2 * pi * turn / 24 - pi / 2 for turn in range(24))  # from a city
_STRIDE: Final = 0.06  # by which a block is moved off its city
_GAPS: Final = (0.05, 0.15)  # from its rim
_NEAR: Final = 3.0  # farther away nothing is covered
_RIM: Final = 0.08  # from the rim of a city to the middle of a caravan
_BEYOND: Final = 0.5  # how far pieces may lie beyond the map
# What it costs to cover something wholly, and to lie otherwise than above.
_ON_CITY, _ON_WORDS, _ON_PIECES, _ON_ROAD, _BY_CITY, _ELSEWHERE = 20.0, 8.0, 12.0, 0.5, 4.0, 0.1
_APART: Final = 0.5  # from another city, to which pieces would seem to belong

Row = tuple[float, float, float, float]
Boxes = NDArray[np.float64]


@dataclass(frozen=True)
class Places:
    """Places of pieces on a map, as shifts from the middle of their site.

    Attributes:
        blocks: Of goods or a contract, for each space.
        caravans: For each space one for each seat.
        electors: For each area.
    """

    blocks: tuple[Point, ...]
    caravans: tuple[tuple[Point, ...], ...]
    electors: tuple[Point, ...]


def places_of(record: Record) -> Places:
    """Where pieces lie on the map of a scenario; kept, since each picture asks for it."""
    return _places(record.board.tobytes())


@lru_cache(maxsize=16)
def _places(packed: bytes) -> Places:
    return _Search(stored_map(np.frombuffer(packed, np.uint8), SCHEMA)).carry_out()


def in_block(count: int, across: int, block: Point = (0.0, 0.0)) -> Iterator[Point]:
    """Shifts of pieces in a block, in one row or two, on the side of the block towards (0, 0)."""
    rows = 1 if count <= across else 2
    line = -(-count // rows)
    size = line * STEP, rows * STEP
    left, top = (
        copysign(max(abs(middle) - max(room - used, 0.0) / 2, 0.0), middle)
        for middle, room, used in zip(block, BLOCK, size, strict=True)
    )
    for number in range(count):
        row, column = divmod(number, line)
        here = min(line, count - row * line)
        yield left + (column - (here - 1) / 2) * STEP, top + (row - (rows - 1) / 2) * STEP


class _Search:
    """Looks for the places of a map, one after the other.

    Boxes are rows of x and y of their middle, width, height; float64.
    """

    def __init__(self, known: Map) -> None:
        self._map = known
        first = len(known.spaces)
        middles = [known.place(first + number) for number in range(len(known.links))]
        letters = [(*middle, *_LETTER) for middle in middles]
        behind = first + len(known.links)
        names = [known.place(behind + number) for number in range(len(known.areas))]
        regions = zip(known.areas, names, strict=True)
        titles = [(*at_, _REGION[0] * len(area.name), _REGION[1]) for area, at_ in regions]
        self._words = _rows([*letters, *map(_name_of, known.spaces), *titles], 4)
        self._roads = _rows([point for link in known.links for point in _points(link.path)], 2)
        self._cities = _rows([(*space.centre, _radius(space)) for space in known.spaces], 3)
        self._pieces: list[Row] = []

    def carry_out(self) -> Places:
        known = self._map
        blocks = tuple(self._beside(space) for space in range(len(known.spaces)))
        caravans = tuple(
            tuple(self._on_rim(space) for _ in range(at.SEATS))
            for space in range(len(known.spaces))
        )
        return Places(blocks, caravans, tuple(map(self._within, range(len(known.areas)))))

    def _beside(self, space: int) -> Point:
        """The best shift for a block beside a city; above it if nothing speaks against that."""
        x, y, radius = self._cities[space]
        boxes = [
            (x + cos(turn) * far, y + sin(turn) * far, *BLOCK)
            for turn in _DIRECTIONS
            for gap in _GAPS
            for far in [_off(radius + gap, turn, BLOCK)]
        ]
        return self._best((x, y), boxes, _ELSEWHERE, (x, y - radius - BLOCK[1] / 2), own=space)

    def _on_rim(self, space: int) -> Point:
        """The best shift for one more caravan."""
        x, y, radius = self._cities[space]
        far = radius + _RIM
        boxes = [(x + cos(turn) * far, y + sin(turn) * far, *_CARAVAN) for turn in _DIRECTIONS]
        return self._best((x, y), boxes, 0.0, (x, y), own=space)

    def _within(self, number: int) -> Point:
        """The best shift for the electors of a region."""
        known = self._map
        middle = known.place(len(known.spaces) + len(known.links) + number)
        points = [*known.points_in(known.areas[number])] or [middle]
        within = [point for point in points if _lies_in(known.areas[number], point)] or points
        return self._best(middle, [(*point, *ELECTORS) for point in within], _ELSEWHERE, middle)

    def _best(
        self, middle: Point, boxes: Sequence[Row], pull: float, to: Point, own: int = -1
    ) -> Point:
        """The box that costs least, which is taken; as a shift.

        Args:
            pull: What a board unit away from the wanted place costs.
            to: The wanted place.
            own: City by which it lies; -1 for none.
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
        others = np.delete(self._cities, own, axis=0) if own >= 0 else self._cities
        cities = _close(others, middle)
        apart = _away(boxes, cities) - cities[:, 2]
        found += _ON_CITY * (apart < 0).sum(axis=1)
        found += _BY_CITY * np.maximum(_APART - apart, 0.0).sum(axis=1)
        reach = boxes[:, 2:] / 2 - _BEYOND
        low, high = boxes[:, :2] - reach, boxes[:, :2] + reach
        outside = (low < 0).any(axis=1) | (high > np.array(self._map.size)).any(axis=1)
        return found + _ON_CITY * outside


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
    return (shared.prod(axis=2) / smaller).sum(axis=1)


def _away(boxes: Boxes, points: Boxes) -> Boxes:
    """How far each point is from each box, 0.0 within; shape (boxes, points)."""
    apart = np.abs(boxes[:, None, :2] - points[None, :, :2]) - boxes[:, None, 2:] / 2
    return np.hypot(*np.moveaxis(np.maximum(apart, 0.0), 2, 0))


def _off(radius: float, turn: float, size: Point) -> float:
    """How far the middle of a box must be for the box to lie off a circle about (0, 0)."""
    far = radius
    box = _rows([(0.0, 0.0, *size)], 4)
    while True:
        box[0, :2] = cos(turn) * far, sin(turn) * far
        if _away(box, _rows([(0.0, 0.0)], 2))[0, 0] >= radius:
            return far
        far += _STRIDE


def _lies_in(area: Area, point: Point) -> bool:
    """Whether electors about a point lie within the outline of a region."""
    wide, high = ELECTORS[0] / 2, ELECTORS[1] / 2
    corners = ((point[0] + x, point[1] + y) for x in (-wide, wide) for y in (-high, high))
    return all(inside(corner, area.outline) for corner in corners)


def _points(path: Sequence[Point]) -> Iterator[Point]:
    """Points along a road."""
    for (x, y), (end_x, end_y) in pairwise(path):
        count = max(int(hypot(end_x - x, end_y - y) / _ALONG), 1)
        for number in range(count + 1):
            part = number / count
            yield x + (end_x - x) * part, y + (end_y - y) * part


def _name_of(space: Space) -> Row:
    """Where the name of a city stands: below it."""
    wide, high = _NAME
    foot = max((y for _, y in space.outline), default=space.centre[1])
    return space.centre[0], foot + high / 2, wide * len(space.name), high


def _radius(space: Space) -> float:
    return max((dist(corner, space.centre) for corner in space.outline), default=0.0)

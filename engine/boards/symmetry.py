"""Symmetry for drawing: what else a stroke paints so that a board stays fair.

A symmetry is a group of turns and mirrors about a centre. The centre may be the middle of
a hex, the middle of an edge or a corner where three hexes meet, as far as the group maps
the lattice onto itself there: turns by 60 degrees only about a hex, by 120 about a hex or a
corner, by 180 about a hex or an edge.

A centre is given in sixths of a step, so that all three are whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import cached_property
from math import cos, hypot, radians, sin
from typing import Final

from engine.boards import lattice
from engine.boards.lattice import EDGES, Hex, Operation, Orientation
from engine.picture import Point

Centre = tuple[int, int]
Segment = tuple[Point, Point]

PARTS: Final = 6  # of a step, in which centres are given
FOLDS: Final = (1, 2, 3, 6)
MIRRORS: Final = tuple(range(EDGES))
_SAMPLE: Final = 150  # hexes that are enough to tell good centres of a board from bad ones


@dataclass(frozen=True)
class Symmetry:
    """A group of operations about one centre.

    Attributes:
        orientation: Of the lattice.
        centre: Axial coordinates in sixths of a step; (0, 0) is the middle of hex (0, 0).
        fold: 1, 2, 3 or 6: how often the board looks alike in a full turn.
        mirror: Of one axis, 0 to 5, in steps of 30 degrees clockwise from upright; the
            turns add the others. None without mirrors.
    """

    orientation: Orientation
    centre: Centre = (0, 0)
    fold: int = 1
    mirror: int | None = None

    @cached_property
    def operations(self) -> tuple[Operation, ...]:
        """All operations of the group, the identity first."""
        turns = range(0, EDGES, EDGES // self.fold)
        found = [Operation(turn) for turn in turns]
        if self.mirror is not None:
            found += [Operation((turn + self.mirror) % EDGES, mirrored=True) for turn in turns]
        return tuple(found)

    @cached_property
    def fits(self) -> bool:
        """Whether hexes come to lie on hexes."""
        return all(
            (q - self.centre[0]) % PARTS == 0 and (r - self.centre[1]) % PARTS == 0
            for q, r in (self._moved(self.centre, operation) for operation in self.operations)
        )

    def image(self, axial: Hex, operation: Operation) -> Hex:
        """Where one operation about the centre takes a hex; only where the group fits."""
        off = (PARTS * axial[0] - self.centre[0], PARTS * axial[1] - self.centre[1])
        q, r = self._moved(off, operation)
        return ((q + self.centre[0]) // PARTS, (r + self.centre[1]) // PARTS)

    def images(self, axial: Hex) -> tuple[Hex, ...]:
        """All hexes that are alike with one, each once, itself first."""
        return tuple(dict.fromkeys(self.image(axial, one) for one in self.operations))

    def spread(self, hexes: Iterable[Hex]) -> tuple[Hex, ...]:
        """All hexes that are alike with any of some, each once."""
        if len(self.operations) == 1:
            return tuple(dict.fromkeys(hexes))
        return tuple(dict.fromkeys(one for axial in hexes for one in self.images(axial)))

    @property
    def middle(self) -> Point:
        """The centre in board units."""
        return _on_paper(self.centre, self.orientation)

    def axes(self, length: float) -> tuple[Segment, ...]:
        """Lines to draw: mirrors as lines through the centre, turns as rays from it.

        Args:
            length: How far each reaches from the centre, in board units.
        """
        x, y = self.middle
        step = 180 / self.fold
        if self.mirror is not None:
            first = 90 + 30 * self.mirror
            angles = [radians(first + step * number) for number in range(self.fold)]
            return tuple(
                (_ahead(x, y, angle, -length), _ahead(x, y, angle, length)) for angle in angles
            )
        if self.fold == 1:
            return ()
        rays = [radians(2 * step * number - 90) for number in range(self.fold)]
        return tuple(((x, y), _ahead(x, y, angle, length)) for angle in rays)

    def _moved(self, parts: Centre, operation: Operation) -> Centre:
        return lattice.transformed(parts, operation, self.orientation)


def centre_near(
    point: Point, orientation: Orientation, fold: int, mirror: int | None = None
) -> Symmetry:
    """The symmetry whose centre is the allowed one nearest to a point in board units."""
    found = _candidates((lattice.hex_at(point, orientation),), orientation, fold, mirror)
    return min(found, key=lambda one: (_gap(one.middle, point), one.centre))


def centre_on(
    hexes: AbstractSet[Hex], orientation: Orientation, fold: int, mirror: int | None = None
) -> Symmetry:
    """The symmetry that maps most of a board onto itself, near the middle of the board."""
    if not hexes:
        return Symmetry(orientation, (0, 0), fold, mirror)
    xs, ys = zip(*(lattice.centre(axial, orientation) for axial in hexes), strict=True)
    middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
    start = lattice.hex_at(middle, orientation)
    around = lattice.disc(start, 1, orientation)
    ordered = sorted(hexes)
    sample = ordered[:: max(1, len(ordered) // _SAMPLE)]

    def kept(one: Symmetry) -> int:
        return sum(all(image in hexes for image in one.images(axial)) for axial in sample)

    found = _candidates(around, orientation, fold, mirror)
    return max(found, key=lambda one: (kept(one), -round(_gap(one.middle, middle), 6), one.centre))


def _candidates(
    around: Iterable[Hex], orientation: Orientation, fold: int, mirror: int | None
) -> list[Symmetry]:
    """Fitting symmetries about the middles, edges and corners of some hexes."""
    steps = lattice.directions(orientation)
    centres: dict[Centre, None] = {}
    for q, r in around:
        centres[PARTS * q, PARTS * r] = None
        for edge, (dq, dr) in enumerate(steps):
            eq, er = steps[(edge + 1) % EDGES]
            centres[PARTS * q + 3 * dq, PARTS * r + 3 * dr] = None
            centres[PARTS * q + 2 * (dq + eq), PARTS * r + 2 * (dr + er)] = None
    found = [Symmetry(orientation, centre, fold, mirror) for centre in centres]
    return [one for one in found if one.fits]


def _on_paper(centre: Centre, orientation: Orientation) -> Point:
    x, y = lattice.centre(centre, orientation)
    return (x / PARTS, y / PARTS)


def _ahead(x: float, y: float, angle: float, length: float) -> Point:
    return (x + length * cos(angle), y + length * sin(angle))


def _gap(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])

r"""The hexagonal lattice: pure functions on axial coordinates, for both orientations.

A hex is a pair (q, r). With flat-topped hexes q is the column and r runs straight
down; with pointy-topped hexes r is the row and q runs straight right. Distances on
paper are in board units: 1 is the width of a hex across two parallel edges, which is
also the distance between the centres of two neighbours, in both orientations;
x runs to the right and y down.

Edges 0 to 5 go clockwise and edge i lies opposite edge (i + 3) % 6. With flat tops
edge 0 is north, with pointy tops it is north-east::

          0=n                      5=nw  /\  0=ne
    5=nw  ____  1=ne                    /  \
         /    \                  4=w   |    |   1=e
         \____/                         \  /
    4=sw        2=se               3=sw  \/  2=se
          3=s

Corner i is where edge i begins when going clockwise.

Source: the coordinate systems are those of A. Patel, "Hexagonal Grids", redblobgames.com.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from typing import Final, Literal

from engine.picture import Point

Hex = tuple[int, int]
Orientation = Literal["flat", "pointy"]

ORIENTATIONS: Final[tuple[Orientation, ...]] = ("flat", "pointy")
EDGES: Final = 6
_ROW: Final = sqrt(3) / 2
_CORNER_RADIUS: Final = 1 / sqrt(3)
_FLAT: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
_STEPS: Final[dict[Orientation, tuple[Hex, ...]]] = {
    "flat": _FLAT,
    "pointy": _FLAT[1:] + _FLAT[:1],
}
_EDGE_NAMES: Final[dict[Orientation, tuple[str, ...]]] = {
    "flat": ("n", "ne", "se", "s", "sw", "nw"),
    "pointy": ("ne", "e", "se", "sw", "w", "nw"),
}
# Corner i lies between edges i - 1 and i.
_CORNER_NAMES: Final[dict[Orientation, tuple[str, ...]]] = {
    "flat": ("nw", "ne", "e", "se", "sw", "w"),
    "pointy": ("n", "ne", "se", "s", "sw", "nw"),
}
# Degrees clockwise from pointing right to the middle of edge 0.
_EDGE_ANGLE: Final[dict[Orientation, int]] = {"flat": -90, "pointy": -60}


def directions(orientation: Orientation) -> tuple[Hex, ...]:
    """The six steps to a neighbour, in the order of the edges they cross."""
    return _STEPS[orientation]


def edge_names(orientation: Orientation) -> tuple[str, ...]:
    """Compass names of edges 0 to 5, such as "n" or "se"."""
    return _EDGE_NAMES[orientation]


def corner_names(orientation: Orientation) -> tuple[str, ...]:
    """Compass names of corners 0 to 5, such as "ne" or "w"."""
    return _CORNER_NAMES[orientation]


def opposite(edge: int) -> int:
    """The edge across the hex, which is also this edge as the neighbour sees it."""
    return (edge + EDGES // 2) % EDGES


def neighbour(axial: Hex, edge: int, orientation: Orientation) -> Hex:
    """The hex on the other side of an edge."""
    step = _STEPS[orientation][edge]
    return (axial[0] + step[0], axial[1] + step[1])


def neighbours(axial: Hex, orientation: Orientation) -> tuple[Hex, ...]:
    """The six hexes around one, in the order of the edges."""
    return tuple(neighbour(axial, edge, orientation) for edge in range(EDGES))


def distance(start: Hex, end: Hex) -> int:
    """Number of steps from one hex to another on the unbounded lattice."""
    q, r = start[0] - end[0], start[1] - end[1]
    return max(abs(q), abs(r), abs(q + r))


def ring(middle: Hex, radius: int, orientation: Orientation) -> tuple[Hex, ...]:
    """Hexes at exactly one distance, clockwise, beginning straight across edge 0."""
    if radius == 0:
        return (middle,)
    steps = _STEPS[orientation]
    at = (middle[0] + radius * steps[0][0], middle[1] + radius * steps[0][1])
    found = []
    for side in range(EDGES):
        for _ in range(radius):
            found.append(at)
            at = neighbour(at, (side + 2) % EDGES, orientation)
    return tuple(found)


def disc(middle: Hex, radius: int, orientation: Orientation) -> tuple[Hex, ...]:
    """Hexes up to a distance, as a spiral from the middle outwards, ring by ring."""
    return tuple(axial for away in range(radius + 1) for axial in ring(middle, away, orientation))


def line(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """Hexes under the straight line between two centres, both ends included.

    Where the line runs exactly along an edge, the same side is taken in both directions.
    """
    steps = distance(start, end)
    if steps == 0:
        return (start,)
    along = [step / steps for step in range(steps + 1)]
    return tuple(
        _rounded(
            start[0] + (end[0] - start[0]) * part + 1e-6,
            start[1] + (end[1] - start[1]) * part + 2e-6,
        )
        for part in along
    )


def _rounded(q: float, r: float) -> Hex:
    """The hex that holds a point given in fractional axial coordinates."""
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    off_q, off_r, off_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if off_q > off_r and off_q > off_s:
        near_q = -near_r - near_s
    elif off_r > off_s:
        near_r = -near_q - near_s
    return (near_q, near_r)


def hex_at(point: Point, orientation: Orientation) -> Hex:
    """The hex that holds a point; board units from the centre of hex (0, 0)."""
    x, y = point
    if orientation == "flat":
        q = x / _ROW
        return _rounded(q, y - q / 2)
    r = y / _ROW
    return _rounded(x - r / 2, r)


def centre(axial: Hex, orientation: Orientation) -> Point:
    """Middle of a hex in board units; hex (0, 0) is at (0, 0)."""
    q, r = axial
    return (q * _ROW, r + q / 2) if orientation == "flat" else (q + r / 2, r * _ROW)


def corners(middle: Point, orientation: Orientation) -> tuple[Point, ...]:
    """The six corners of the hex around a point, clockwise, in board units."""
    first = _EDGE_ANGLE[orientation] - 30
    return tuple(_away(middle, _CORNER_RADIUS, first + 60 * corner) for corner in range(EDGES))


def edge_midpoint(middle: Point, edge: int, orientation: Orientation) -> Point:
    """Middle of one edge of the hex around a point, in board units."""
    return _away(middle, 0.5, _EDGE_ANGLE[orientation] + 60 * edge)


def _away(start: Point, length: float, angle: int) -> Point:
    turn = radians(angle)
    return (start[0] + length * cos(turn), start[1] + length * sin(turn))


@dataclass(frozen=True, order=True)
class Operation:
    """One of the twelve ways to lay a hexagonal board onto its own lattice.

    Attributes:
        turns: Sixths of a full turn, clockwise, 0 to 5; done last.
        mirrored: Whether left and right are swapped first.
    """

    turns: int = 0
    mirrored: bool = False

    def __str__(self) -> str:
        """The operation in words, such as "turn by 180 degrees"."""
        turn = f"turn by {60 * self.turns} degrees"
        if self.mirrored:
            return f"mirror left and right, {turn}" if self.turns else "mirror left and right"
        return turn if self.turns else "identity"


IDENTITY: Final = Operation()
HALF_TURN: Final = Operation(turns=3)
LEFT_RIGHT: Final = Operation(mirrored=True)
TOP_BOTTOM: Final = Operation(turns=3, mirrored=True)
OPERATIONS: Final = tuple(
    Operation(turns, mirrored) for mirrored in (False, True) for turns in range(EDGES)
)


def turned(axial: Hex, turns: int) -> Hex:
    """A hex after sixths of a clockwise turn about (0, 0)."""
    q, r = axial
    for _ in range(turns % EDGES):
        q, r = -r, q + r
    return (q, r)


def mirrored(axial: Hex, orientation: Orientation) -> Hex:
    """A hex after swapping left and right about (0, 0)."""
    q, r = axial
    return (-q, q + r) if orientation == "flat" else (-q - r, r)


def transformed(axial: Hex, operation: Operation, orientation: Orientation) -> Hex:
    """A hex after one of the twelve operations about (0, 0)."""
    start = mirrored(axial, orientation) if operation.mirrored else axial
    return turned(start, operation.turns)


def transformed_edge(edge: int, operation: Operation, orientation: Orientation) -> int:
    """Where an edge of a hex ends up after one of the twelve operations."""
    if operation.mirrored:
        edge = -edge if orientation == "flat" else EDGES - 1 - edge
    return (edge + operation.turns) % EDGES


def transformed_corner(corner: int, operation: Operation, orientation: Orientation) -> int:
    """Where a corner of a hex ends up after one of the twelve operations."""
    if operation.mirrored:
        corner = 1 - corner if orientation == "flat" else -corner
    return (corner + operation.turns) % EDGES

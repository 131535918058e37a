"""The ground between links that do not cross, in as many pieces as wanted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, sqrt

from engine.boards.polygons import inside
from engine.boards.scattering import Spot

Way = tuple[int, int]  # a link in one direction
_LEAST = 0.08  # of the first inset: less is not worth trying


@dataclass(frozen=True)
class Ground:
    """A piece of the ground.

    Attributes:
        ways: Links around it, each so that the piece lies on the same side.
        spaces: Those at its border or within, in order.
        surface: Twice its area.
    """

    ways: frozenset[Way]
    spaces: tuple[int, ...]
    surface: int

    def joined(self, other: Ground) -> Ground:
        """Both pieces as one; what parted them is no border any more."""
        both = self.ways | other.ways
        return Ground(
            frozenset(way for way in both if way[::-1] not in both),
            tuple(sorted({*self.spaces, *other.spaces})),
            self.surface + other.surface,
        )

    def border(self) -> tuple[int, ...]:
        """Spaces around the piece in order; () if its border is not one ring without touching."""
        following = dict(self.ways)
        if not following or len(following) < len(self.ways):
            return ()
        start = min(following)
        found, space = [start], following[start]
        while space != start:
            found.append(space)
            if space not in following or len(found) > len(following):
                return ()
            space = following[space]
        return tuple(found) if len(found) == len(following) else ()


def grounds(spots: Sequence[Spot], links: Sequence[Way], count: int) -> list[Ground]:
    """The ground within the links in so many pieces of like size; fewer if it has no more."""
    pieces = [Ground(*_trimmed(face), _surface(spots, face)) for face in _faces(spots, links)]
    pieces = [piece for piece in pieces if piece.border()]
    while len(pieces) > count:
        pair = _next_pair(pieces)
        if pair is None:
            break
        one, other = pair
        pieces = [piece for piece in pieces if piece not in pair]
        pieces.append(one.joined(other))
    return sorted(pieces, key=lambda piece: min((spots[own][::-1]) for own in piece.spaces))


def _next_pair(pieces: Sequence[Ground]) -> tuple[Ground, Ground] | None:
    """The smallest piece that can be joined to a neighbour, and its smallest such neighbour."""
    order = sorted(pieces, key=lambda piece: (piece.surface, piece.spaces))
    owner = {way: piece for piece in pieces for way in piece.ways}
    for one in order:
        beside = {owner[way[::-1]] for way in one.ways if way[::-1] in owner} - {one}
        for other in sorted(beside, key=lambda piece: (piece.surface, piece.spaces)):
            if one.joined(other).border():
                return one, other
    return None


def _faces(spots: Sequence[Spot], links: Sequence[Way]) -> list[list[int]]:
    """Spaces around each piece of ground that links close in, each so that it is positive."""
    around: list[list[int]] = [[] for _ in spots]
    for first, last in links:
        around[first].append(last)
        around[last].append(first)
    for space, near in enumerate(around):
        x, y = spots[space]
        near.sort(key=lambda other: atan2(spots[other][1] - y, spots[other][0] - x))
    after = {
        (other, space): near[index - 1]
        for space, near in enumerate(around)
        for index, other in enumerate(near)
    }
    faces, left = [], set(after)
    for start in sorted(after):
        if start not in left:
            continue
        face, way = [], start
        while way in left:
            left.remove(way)
            face.append(way[0])
            way = (way[1], after[way])
        if _surface(spots, face) > 0:
            faces.append(face)
    return faces


def _trimmed(face: Sequence[int]) -> tuple[frozenset[Way], tuple[int, ...]]:
    """The ways around a face without links that lead into it and back, and all its spaces."""
    ways = set(zip(face, [*face[1:], face[0]], strict=True))
    return frozenset(way for way in ways if way[::-1] not in ways), tuple(sorted(set(face)))


def _surface(spots: Sequence[Spot], face: Sequence[int]) -> int:
    """Twice the area of a polygon, positive where y runs down and it turns clockwise."""
    points = [spots[space] for space in face]
    following = [*points[1:], points[0]]
    return sum(x * v - u * y for (x, y), (u, v) in zip(points, following, strict=True))


Corner = tuple[float, float]


def inset(outline: Sequence[Corner], distance: float) -> tuple[Corner, ...]:
    """A positive polygon within another one, by a distance or as much of it as fits."""
    step = distance
    while step > distance * _LEAST:
        found = tuple(_moved_in(outline, number, step) for number in range(len(outline)))
        if _is_within(found, outline):
            return found
        step *= 0.7
    return tuple(outline)


def _moved_in(outline: Sequence[Corner], number: int, step: float) -> Corner:
    """A corner moved inwards, so that both sides at it move by the step; sharp ones by less."""
    x, y = outline[number]
    before, after = outline[number - 1], outline[(number + 1) % len(outline)]
    first, last = _inwards(before, (x, y)), _inwards((x, y), after)
    slope = max(1 + first[0] * last[0] + first[1] * last[1], 0.2)
    return (x + step * (first[0] + last[0]) / slope, y + step * (first[1] + last[1]) / slope)


def _inwards(start: Corner, end: Corner) -> Corner:
    """The unit step to the inner side of a side."""
    x, y = end[0] - start[0], end[1] - start[1]
    length = sqrt(x * x + y * y) or 1.0
    return (-y / length, x / length)


def _is_within(found: Sequence[Corner], outline: Sequence[Corner]) -> bool:
    """Whether a polygon keeps the sense of another one, lies in it and does not cut itself."""
    if not all(inside(corner, outline) for corner in found):
        return False
    sides = list(zip(found, [*found[1:], found[0]], strict=True))
    if any(
        _cut(*one, *other)
        for number, one in enumerate(sides)
        for other in sides[number + 2 : len(sides) - (number == 0)]
    ):
        return False
    return sum(x * v - u * y for (x, y), (u, v) in sides) > 0


def _cut(a: Corner, b: Corner, c: Corner, d: Corner) -> bool:
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Corner, b: Corner, c: Corner) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

"""Where the places of a map lie: their middles, and what is under a point."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist, hypot
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from engine.boards import polygons
from engine.boards.polygons import Disc
from engine.picture import Point
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import AREA, LINK, SPACE, DrawnArea, Place
from workbench.scene.ground import outline_of
from workbench.scene.things import line_through

LABEL_REACH: Final = 0.22  # from the middle of a link within which its label is meant
NAME_REACH: Final = 0.3  # from the middle of an area that has no outline
_NEAR: Final = 0.08  # board units around a link, besides what the caller allows
_ON_LINE: Final = 0.001  # board units within which a point lies on a line


def middle_of(document: GraphDocument, place: Place) -> Point:
    """The middle of a place: of a link half its way, of an area where its name stands."""
    where, key = place
    if where == SPACE:
        return document.spaces[str(key)].at
    if where == LINK:
        return halfway(document.path_of(document.links[int(key)]))
    area = document.areas[str(key)]
    return name_place(document, area, taken(document) if area.outline else ())


def name_place(document: GraphDocument, area: DrawnArea, others: Sequence[Disc]) -> Point:
    """Where the name of an area stands.

    Args:
        others: What it keeps clear of, see `taken`.
    """
    if area.outline:
        return polygons.amid(area.outline, others)
    return polygons.middle(
        [document.spaces[own].at for own in area.spaces if own in document.spaces]
    )


def taken(document: GraphDocument) -> list[Disc]:
    """Spaces, and labels of links, as discs that hold them."""
    spaces = [
        (*one.at, max((dist(one.at, corner) for corner in one.outline), default=one.radius))
        for one in document.spaces.values()
    ]
    paths = (document.path_of(link) for link in document.links.values() if link.label)
    return [*spaces, *((*polygons.halfway(path), 0.0) for path in paths if path)]


def halfway(path: Sequence[Point]) -> Point:
    """The point in the middle of a line of several pieces."""
    if len(path) < 2:
        return (0.0, 0.0)
    middle = line_through(path, bend=False).pointAtPercent(0.5)
    return (middle.x(), middle.y())


def extent(document: GraphDocument, places: Iterable[Place]) -> QRectF:
    """The rectangle around some places."""
    found = QRectF()
    for where, key in places:
        if where == SPACE:
            points: Sequence[Point] = document.spaces[str(key)].corners
        elif where == LINK:
            points = document.path_of(document.links[int(key)])
        else:
            points = document.areas[str(key)].outline or [middle_of(document, (where, key))]
        for x, y in points:
            found |= QRectF(x - 0.05, y - 0.05, 0.1, 0.1)
    return found


def place_at(document: GraphDocument, point: Point, reach: float) -> Place | None:
    """What lies under a point: a space, else a link or its label, else an area.

    Args:
        reach: How far beside a link it is still meant, in board units.
    """
    return (
        space_at(document, point, reach)
        or _link_at(document, point, reach + _NEAR)
        or _area_at(document, point)
    )


def space_at(document: GraphDocument, point: Point, reach: float = 0.0) -> Place | None:
    """The space under a point; of several the nearest."""
    best: tuple[float, Place] | None = None
    for key, space in document.spaces.items():
        away = dist(space.at, point)
        if best is not None and away >= best[0]:
            continue
        if space.outline:
            inside = outline_of(space.outline).contains(QPointF(*point))
        else:
            inside = away <= max(space.radius, reach)
        if inside:
            best = (away, (SPACE, key))
    return best[1] if best is not None else None


def _link_at(document: GraphDocument, point: Point, reach: float) -> Place | None:
    best: tuple[float, Place] | None = None
    for number, link in document.links.items():
        path = document.path_of(link)
        if not _is_near(path, point, max(reach, LABEL_REACH)):
            continue
        away = min((_away(point, *ends) for ends in pairwise(path)), default=reach + 1)
        if link.label and away > reach and dist(halfway(path), point) <= LABEL_REACH:
            away = reach
        if away <= reach and (best is None or away < best[0]):
            best = (away, (LINK, number))
    return best[1] if best is not None else None


def _is_near(path: Sequence[Point], point: Point, reach: float) -> bool:
    """Whether a point lies in the box around a line."""
    xs, ys = [x for x, _ in path], [y for _, y in path]
    return bool(path) and (
        min(xs) - reach <= point[0] <= max(xs) + reach
        and min(ys) - reach <= point[1] <= max(ys) + reach
    )


def _area_at(document: GraphDocument, point: Point) -> Place | None:
    for key in reversed(document.area_order):
        area = document.areas[key]
        if area.outline:
            if outline_of(area.outline).contains(QPointF(*point)):
                return (AREA, key)
        elif dist(middle_of(document, (AREA, key)), point) <= NAME_REACH:
            return (AREA, key)
    return None


def _away(point: Point, start: Point, end: Point) -> float:
    """Distance of a point from a straight piece of a line."""
    (x, y), (a, b), (c, d) = point, start, end
    along = (c - a) ** 2 + (d - b) ** 2
    part = ((x - a) * (c - a) + (y - b) * (d - b)) / along if along else 0.0
    part = min(1.0, max(0.0, part))
    return hypot(x - a - part * (c - a), y - b - part * (d - b))


def spaces_in(document: GraphDocument, corners: Sequence[Point]) -> list[str]:
    """Spaces whose middle lies within an outline or on it, in their order."""
    outline, sides = outline_of(corners), [*pairwise(corners), (corners[-1], corners[0])]

    def within(at: Point) -> bool:
        on_a_side = any(_away(at, *side) < _ON_LINE for side in sides)
        return on_a_side or outline.contains(QPointF(*at))

    return [key for key in document.order if within(document.spaces[key].at)]


def hull(points: Sequence[Point]) -> list[Point]:
    """The corners of the smallest outline without dents around some points.

    Source: A. M. Andrew, "Another efficient algorithm for convex hulls in two dimensions",
    Information Processing Letters 9 (1979).
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return [*_chain(ordered), *_chain(ordered[::-1])]


def _chain(points: Sequence[Point]) -> list[Point]:
    found: list[Point] = []
    for point in points:
        while len(found) > 1 and _turn(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found[:-1]


def _turn(one: Point, other: Point, third: Point) -> float:
    return (other[0] - one[0]) * (third[1] - one[1]) - (other[1] - one[1]) * (third[0] - one[0])

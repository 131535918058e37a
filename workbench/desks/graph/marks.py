"""What lies over a map while it is edited: rings about places, handles, signs of problems."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from math import dist
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.picture import Point
from workbench.desks.graph.pictures import Pictures
from workbench.desks.graph.shapes import NAME_REACH
from workbench.desks.lines import DoubleLine
from workbench.desks.panels.problems_list import paint_severity
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import AREA, LINK, SPACE, DrawnSpace, Place
from workbench.look.theme import LIGHT, Theme
from workbench.scene.ground import outline_of
from workbench.scene.things import line_through
from workbench.scene.vacating import leave_place

HANDLE: Final = 6.0  # pixels from the middle of a handle to its rim
_RING: Final = 0.04  # board units between a space and its ring
_SIGN: Final = 0.16  # radius of the sign of a problem
_SIGN_BOX: Final = QRectF(-0.2, -0.2, 0.4, 0.4)
_ROOM: Final = 0.6
_RIM: Final = 0.3  # board units around a ring; half its line at the smallest zoom


@dataclass(frozen=True)
class Ring:
    """A circle about a point."""

    at: Point
    radius: float


Mark = QPainterPath | Ring


class Outlines(DoubleLine):
    """Marks drawn twice, a broad line below a finer one; see `DoubleLine`.

    Rings are many when much is selected, so those of a size are drawn once for each zoom.
    """

    def __init__(
        self, tokens: tuple[str, str], widths: tuple[float, float], *, dashed: bool = False
    ) -> None:
        self._pictures = Pictures()
        super().__init__(tokens, widths, dashed=dashed)
        self.marks: Sequence[Mark] = ()

    def set_marks(self, marks: Sequence[Mark]) -> None:
        """Draw other marks; none draws nothing."""
        if not marks and not self.marks:
            return
        area = QRectF()
        for mark in marks:
            area |= _about(mark.at, mark.radius) if isinstance(mark, Ring) else mark.boundingRect()
        self.marks = marks
        self.cover(area)

    def set_theme(self, theme: Theme) -> None:
        """See `DoubleLine.set_theme`."""
        self._pictures.clear()
        super().set_theme(theme)

    def draw(self, painter: QPainter) -> None:
        """See `DoubleLine.draw`; rings come after all that."""
        for mark in self.marks:
            if not isinstance(mark, Ring):
                painter.drawPath(mark)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the marks."""
        super().paint(painter, option, widget)
        for mark in self.marks:
            if isinstance(mark, Ring):
                box = _about((0.0, 0.0), mark.radius + _RIM)
                painter.save()
                painter.translate(*mark.at)
                self._pictures.put(painter, mark.radius, box, partial(self._ring, mark.radius))
                painter.restore()

    def _ring(self, radius: float, painter: QPainter) -> None:
        for pen in self.pens:
            painter.setPen(pen)
            painter.drawEllipse(QPointF(), radius, radius)


def marked(
    document: GraphDocument,
    places: Collection[Place],
    names: Mapping[str, Point],
    wider: float = 0.0,
) -> list[Mark]:
    """What marks some places: a ring, the way of a link, an outline.

    An area alone has rays to its spaces; of several they would be a tangle.

    Args:
        names: Where the name of each area stands, by its key.
        wider: Board units by which rings are wider than usual.
    """
    marks: list[Mark] = []
    for where, key in places:
        if where == SPACE and key in document.spaces:
            marks.append(_around_space(document.spaces[str(key)], _RING + wider))
        elif where == LINK and key in document.links:
            marks.append(line(document.path_of(document.links[int(key)])))
        elif where == AREA and key in document.areas:
            marks += _about_area(document, str(key), names[str(key)], alone=len(places) == 1)
    return marks


def line(points: Sequence[Point]) -> QPainterPath:
    """A line from point to point."""
    return line_through(points, bend=False)


def closed(corners: Sequence[QPointF]) -> QPainterPath:
    """The outline through some corners."""
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def _around_space(space: DrawnSpace, wider: float) -> Mark:
    if not space.outline:
        return Ring(space.at, space.radius + wider)
    x, y = space.at
    far = max(dist(space.at, corner) for corner in space.outline) or 1.0
    part = 1 + wider / far
    return outline_of([(x + (a - x) * part, y + (b - y) * part) for a, b in space.outline])


def _about_area(document: GraphDocument, key: str, middle: Point, *, alone: bool) -> list[Mark]:
    """The outline, and if it is alone a ray to each space that belongs to it."""
    area = document.areas[key]
    around = outline_of(area.outline) if area.outline else Ring(middle, NAME_REACH)
    spaces = area.spaces if alone else ()
    ends = (document.spaces[one].at for one in spaces if one in document.spaces)
    return [around, *(line((middle, end)) for end in ends)]


@dataclass(frozen=True)
class Handle:
    """A point of a link or an outline that can be dragged.

    Attributes:
        number: Among the bends or corners; of a fresh one where it would come.
        fresh: Whether the point is still to be made, by dragging it off the line.
    """

    at: Point
    number: int
    fresh: bool


class Handles(QGraphicsItem):
    """Bends of the one selected link, or corners of the one selected area.

    Attributes:
        place: Whose handles they are; None for none.
        handles: From end to end, with a fresh one in the middle of each piece.
    """

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self.place: Place | None = None
        self.handles: tuple[Handle, ...] = ()
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_of(self, document: GraphDocument, place: Place | None) -> None:
        """Show the handles of a place; None, or a space, has none."""
        self.place, found = place, tuple[Handle, ...]()
        if place is not None and place[0] == LINK:
            found = handles_of(document.path_of(document.links[int(place[1])]), closed=False)
        elif place is not None and place[0] == AREA:
            found = handles_of(document.areas[str(place[1])].outline, closed=True)
        if found == self.handles:
            return
        leave_place(self)
        self.prepareGeometryChange()
        self.handles = found
        self._bounds = _around([handle.at for handle in found])
        self.update()

    def at(self, point: Point, scale: float) -> Handle | None:
        """The handle under a point; those that are there come before fresh ones.

        Args:
            scale: Pixels of a board unit.
        """
        reach = (HANDLE + 3) / scale
        near = [one for one in self.handles if dist(one.at, point) <= reach]
        return min(near, key=lambda one: (one.fresh, dist(one.at, point)), default=None)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """Where it paints."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Squares where there is a point, small rings where there could be one."""
        scale = painter.worldTransform().m11()
        for handle in self.handles:
            half = HANDLE / scale * (0.6 if handle.fresh else 0.8)
            box = QRectF(handle.at[0] - half, handle.at[1] - half, 2 * half, 2 * half)
            painter.setPen(QPen(self.theme.colour("selection"), 1.6 / scale))
            painter.setBrush(self.theme.colour("selection_halo"))
            (painter.drawEllipse if handle.fresh else painter.drawRect)(box)


def handles_of(points: Sequence[Point], *, closed: bool) -> tuple[Handle, ...]:
    """Handles of a line, whose ends cannot be dragged, or of a closed outline."""
    if len(points) < 2:
        return ()
    first = 0 if closed else 1
    there = points if closed else points[1:-1]
    pieces = list(pairwise([*points, points[0]] if closed else points))
    found = [Handle(at, number, fresh=False) for number, at in enumerate(there)]
    for number, ((a, b), (c, d)) in enumerate(pieces):
        found.append(Handle(((a + c) / 2, (b + d) / 2), number + 1 - first, fresh=True))
    return tuple(found)


class ProblemMarks(QGraphicsItem):
    """A sign beside each place with a fault or a warning."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._at: dict[Place, Point] = {}
        self._severities: Mapping[Place, str] = {}
        self._pictures = Pictures()
        self._bounds = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def places(self) -> frozenset[Place]:
        """Places that are marked."""
        return frozenset(self._at)

    def show_at(self, points: Mapping[Place, Point], severities: Mapping[Place, str]) -> None:
        """Mark places with "fault" or "warning"."""
        if points == self._at and severities == self._severities:
            return
        leave_place(self)
        self.prepareGeometryChange()
        self._at, self._severities = dict(points), dict(severities)
        self._bounds = _around(list(self._at.values()))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self._pictures.clear()
        self.update()

    def boundingRect(self) -> QRectF:
        """Where it paints."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint a sign at the upper right of each place."""
        for place, (x, y) in self._at.items():
            away = 0.28 if place[0] == SPACE else 0.2
            severity = self._severities[place]
            painter.save()
            painter.translate(x + away, y - away)
            self._pictures.put(painter, severity, _SIGN_BOX, partial(self._draw, severity))
            painter.restore()

    def _draw(self, severity: str, painter: QPainter) -> None:
        paint_severity(painter, self.theme, severity, QPointF(), _SIGN)


def _about(at: Point, reach: float) -> QRectF:
    return QRectF(at[0] - reach, at[1] - reach, 2 * reach, 2 * reach)


def _around(points: Sequence[Point]) -> QRectF:
    if not points:
        return QRectF()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

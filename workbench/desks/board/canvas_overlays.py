"""What lies over the ground while a board is edited: selection, cursor, ghost, axes, bands.

Every mark is a double line, one light and one dark, so that it is seen on any ground, in
any theme and without colour. Widths are in pixels, whatever the zoom.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.boards.lattice import EDGES, Hex, Orientation
from engine.boards.symmetry import Symmetry
from workbench.desks.board.canvas_ground import rim
from workbench.desks.board.panels.hexes import area_of, hexagon, paint_marks
from workbench.desks.lines import polygon
from workbench.look.theme import LIGHT, Theme
from workbench.scene.scenery import Scenery
from workbench.scene.vacating import leave_place

_JOIN: Final = Qt.PenJoinStyle.RoundJoin
_DASHES: Final = (4.0, 3.0)
_ROUND: Final = Qt.PenCapStyle.RoundCap
_ROOM: Final = 0.7  # board units around lines; half their width at the smallest zoom


class Ghost(QGraphicsItem):
    """What a stroke, a shape or a paste would put down: pale hexes with their marks."""

    def __init__(self, scenery: Scenery) -> None:
        super().__init__()
        self.theme: Theme = LIGHT
        self._scenery = scenery
        self._orientation: Orientation = "flat"
        self._spaces: Mapping[Hex, str | None] = {}
        self._area = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def spaces(self) -> Mapping[Hex, str | None]:
        """Kind of each hex shown; None for one that would be taken away."""
        return self._spaces

    def show_spaces(self, spaces: Mapping[Hex, str | None], orientation: Orientation) -> None:
        """Show some hexes; none takes the ghost away."""
        if not spaces and not self._spaces:
            return
        leave_place(self)
        self.prepareGeometryChange()
        self._spaces, self._orientation = dict(spaces), orientation
        self._area = area_of(spaces, orientation, 0.1)
        self.update()

    def boundingRect(self) -> QRectF:
        """Where it paints."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the hexes of the ghost and a line around them."""
        scale = painter.worldTransform().m11()
        painter.save()
        painter.setOpacity(0.72)
        whole = QPainterPath()
        for axial, kind in self._spaces.items():
            shape = hexagon(axial, self._orientation)
            whole.addPolygon(shape)
            if kind is not None and self._scenery.kind(kind).marked and scale >= 8:
                self._paint_hex(painter, axial, kind, scale)
        painter.setOpacity(1.0)
        painter.fillPath(whole, self.theme.colour("ghost", 0.16))
        self._paint_crosses(painter)
        edge = rim(self._spaces, frozenset(self._spaces), self._orientation)
        for token, width in (("selection_halo", 3.5), ("ghost", 1.8)):
            painter.setPen(QPen(self.theme.colour(token), width / scale, c=_ROUND))
            painter.drawLines(edge)
        painter.restore()

    def _paint_hex(self, painter: QPainter, axial: Hex, kind: str, scale: float) -> None:
        path = QPainterPath()
        path.addPolygon(hexagon(axial, self._orientation))
        painter.fillPath(path, self.theme.colour("land"))
        paint_marks(painter, self.theme, self._scenery, kind, axial, self._orientation, scale)

    def _paint_crosses(self, painter: QPainter) -> None:
        """A cross on every hex that would be taken away."""
        gone = [axial for axial, kind in self._spaces.items() if kind is None]
        painter.setPen(QPen(self.theme.colour("ghost"), 0.06, c=Qt.PenCapStyle.RoundCap))
        for axial in gone:
            box = hexagon(axial, self._orientation, 0.4).boundingRect()
            painter.drawLine(box.topLeft(), box.bottomRight())
            painter.drawLine(box.topRight(), box.bottomLeft())


def outline(hexes: Iterable[Hex], orientation: Orientation) -> list[QLineF]:
    """The line around some hexes."""
    inside = frozenset(hexes)
    return rim(inside, inside, orientation)


def ring_in(axial: Hex, orientation: Orientation, part: float) -> list[QLineF]:
    """A hexagon inside a hex."""
    shape = hexagon(axial, orientation, part)
    return polygon([shape.at(corner) for corner in range(EDGES)])


def axes(symmetry: Symmetry, reach: float) -> list[QLineF]:
    """Axes of a symmetry, and a ring about its centre.

    Args:
        reach: How far the axes reach from the centre, in board units.
    """
    if len(symmetry.operations) == 1:
        return []
    x, y = symmetry.middle
    corners = [radians(60 * corner) for corner in range(6)]
    ring = [QPointF(x + 0.2 * cos(angle), y + 0.2 * sin(angle)) for angle in corners]
    lines = [QLineF(*start, *end) for start, end in symmetry.axes(reach)]
    return lines + polygon(ring)

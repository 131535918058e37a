"""Marks on the board: where a click leads to a legal move, and where the keyboard stands.

Every mark has its own form and a light and a dark line, so that it is seen on any ground,
in any theme and without colour. Widths are in pixels, whatever the zoom.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.picture import Address
from workbench.scene.board_scene import OVERLAY, BoardScene
from workbench.scene.ground import outline_of
from workbench.scene.scenery import Spot
from workbench.scene.vacating import leave_place

_JOIN: Final = Qt.PenJoinStyle.RoundJoin
_INSET: Final = 0.84  # size of the outline of a target, as a part of its space
_CARD_INSET: Final = 0.96  # of a card, on whose rim nothing is written
_CURSOR: Final = 0.96
_PINNED: Final = 0.9
_REACH: Final = 5.0  # pixels: half the broadest line, and what smoothing adds
_LEAST: Final = 0.01  # pixels for a board unit; nobody looks from farther away
_SHOWN: Final = (0.22, 0.78)  # part of a link that is marked
_STEPS: Final = 24  # lines in it
_BESIDE: Final = 0.32  # board units from one side of a marked link to the other
_CORNER: Final = 0.34  # part of a side that is drawn from each corner
_MOST_CORNERS: Final = 8  # of more nothing but scraps would be seen
_WITHIN: Final = 0.1  # board units from the outline of an area to its mark


class Targets(QGraphicsItem):
    """Places that can be clicked, the one that was clicked, and the keyboard's cursor.

    Args:
        scene: On whose board they lie.

    Attributes:
        places: What can be clicked next, and how many moves each leads to.
        pinned: Place that was clicked, with the next click still to come; None for none.
        keyboard: Place at which the keyboard acts; None for none.
    """

    def __init__(self, scene: BoardScene) -> None:
        super().__init__()
        self._board = scene
        self.places: Mapping[Address, int] = {}
        self.pinned: Address | None = None
        self.keyboard: Address | None = None
        self._area = QRectF()
        self._ground = scene.ground
        self._corners: dict[Spot, QPainterPath] = {}
        self.setZValue(OVERLAY)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def show_marks(
        self, places: Mapping[Address, int], pinned: Address | None, cursor: Address | None
    ) -> None:
        """Mark other places; only those that differ are painted again."""
        before = self._marked()
        self.places, self.pinned, self.keyboard = dict(places), pinned, cursor
        area = self._board.sceneRect()
        if area != self._area:
            leave_place(self)
            self.prepareGeometryChange()
            self._area = area
        room = self._room()
        for address, _ in before ^ self._marked():
            outline = self._board.outline(address) if address is not None else QPainterPath()
            if not outline.isEmpty():
                self.update(outline.boundingRect().adjusted(-room, -room, room, room))

    def boundingRect(self) -> QRectF:
        """The whole board."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Marks around targets, a broken outline where a click was made, a ring for keys."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        seen = option.exposedRect
        if self._ground is not self._board.ground:
            self._ground, self._corners = self._board.ground, {}
        spots = [spot for spot in map(self._board.spot, self.places) if spot is not None]
        corners = [
            path for path in map(self._corners_of, spots) if seen.intersects(path.boundingRect())
        ]
        self._stroke(painter, corners, "selection", 2.4)
        pinned, keyboard = self._board.spot(self.pinned), self._board.spot(self.keyboard)
        if pinned is not None:
            self._stroke(painter, [_inset(pinned, _PINNED)], "selection", 3.0, dashed=True)
        if keyboard is not None:
            self._stroke(painter, [_inset(keyboard, _CURSOR)], "cursor", 3.0)

    def _corners_of(self, spot: Spot) -> QPainterPath:
        if spot not in self._corners:
            line = self._ground.lines.get(spot.address)
            self._corners[spot] = mark_of(spot) if line is None else _around(line)
        return self._corners[spot]

    def _room(self) -> float:
        """Board units that the broadest line may reach beyond its place in any view."""
        scales = [view.transform().m11() for view in self._board.views()]
        return _BESIDE / 2 + _REACH / max(min(scales, default=1.0), _LEAST)

    def _marked(self) -> set[tuple[Address | None, str]]:
        found: set[tuple[Address | None, str]] = {(place, "target") for place in self.places}
        return found | {(self.pinned, "pinned"), (self.keyboard, "cursor")}

    def _stroke(
        self,
        painter: QPainter,
        paths: Sequence[QPainterPath],
        token: str,
        width: float,
        *,
        dashed: bool = False,
    ) -> None:
        """Each by itself: Qt takes eight times as long for one path of all of them."""
        theme = self._board.theme
        for name, wide in (("selection_halo", width + 2.6), (token, width)):
            pen = QPen(theme.colour(name), wide, j=_JOIN)
            pen.setCosmetic(True)
            if dashed and name == token:
                pen.setDashPattern((3.0, 2.0))
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            for path in paths:
                painter.strokePath(path, pen)


def _inset(space: Spot, part: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(_shrunk(space, part)))
    path.closeSubpath()
    return path


def _shrunk(space: Spot, part: float) -> list[QPointF]:
    x, y = space.centre
    return [QPointF(x + (cx - x) * part, y + (cy - y) * part) for cx, cy in space.outline]


def _around(line: QPainterPath) -> QPainterPath:
    """Around a link, without its ends in the spaces."""
    around = QPainterPathStroker()
    around.setWidth(_BESIDE)
    around.setCapStyle(Qt.PenCapStyle.FlatCap)
    around.setJoinStyle(_JOIN)
    first, last = _SHOWN
    steps = (first + (last - first) * step / _STEPS for step in range(_STEPS + 1))
    part = QPainterPath()
    part.addPolygon(QPolygonF([line.pointAtPercent(step) for step in steps]))
    return around.createStroke(part).simplified()


def mark_of(spot: Spot) -> QPainterPath:
    """What marks a place as one that can be clicked, a little inside its outline."""
    if spot.address[0] == "area":
        outline, rim = outline_of(spot.outline), QPainterPathStroker()
        rim.setWidth(2 * _WITHIN)
        inside = outline.subtracted(rim.createStroke(outline))
        return inside if not inside.isEmpty() else outline
    return _inset(spot, _INSET) if len(spot.outline) > _MOST_CORNERS else _cornered(spot)


def _cornered(space: Spot) -> QPainterPath:
    """The corners of a space, a little inside, like the marks for cutting a picture out."""
    path = QPainterPath()
    corners = _shrunk(space, _CARD_INSET if space.address[0] == "card" else _INSET)
    for before, corner, after in zip(
        corners[-1:] + corners[:-1], corners, corners[1:] + corners[:1], strict=True
    ):
        path.moveTo(corner + (before - corner) * _CORNER / 2)
        path.lineTo(corner)
        path.lineTo(corner + (after - corner) * _CORNER / 2)
    return path

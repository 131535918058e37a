"""A picture of some hexes that can be zoomed and moved, with marks on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.boards import lattice
from engine.boards.lattice import Hex, Orientation
from workbench.desks.board.panels.hexes import HexGround, area_of, fitted, hexagon, paint_outline
from workbench.desks.recipe_dialog import BoardPicture
from workbench.look.theme import LIGHT, Theme
from workbench.scene.camera import ARROWS
from workbench.scene.scenery import Scenery

_MARGIN: Final = 0.6  # board units around the board
_MOST: Final = 24.0  # times the size at which everything fits
_STEP: Final = 1.25
_CLICK: Final = 4  # pixels that a click may wander
SHAPES: Final = ("added", "removed", "kind", "name", "attribute", "outside")


class HexPicture(BoardPicture):
    """Some spaces; the wheel zooms, a drag moves, both can be shared with another picture.

    Signals:
        sight_changed: Zoom and middle (board units) after the person at the mouse moved them.
        clicked: The hex under a click, be it a space or not.
    """

    sight_changed = Signal(float, QPointF)
    clicked = Signal(object)

    def __init__(self, scenery: Scenery, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self.zoom = 1.0
        self.middle: QPointF | None = None
        self.marks: dict[Hex, str] = {}
        self.shown_hexes: tuple[Hex, ...] = ()
        self._scenery = scenery
        self._ground = HexGround({}, "flat", self._scenery)
        self._area = QRectF()
        self._said = ""
        self._pressed: QPointF | None = None
        self._dragged = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_spaces(
        self,
        spaces: Mapping[Hex, str],
        orientation: Orientation,
        marks: Mapping[Hex, str] | None = None,
        beside: Iterable[Hex] = (),
    ) -> None:
        """Show other spaces.

        Args:
            marks: Sort of mark, of SHAPES, on some hexes, which need not be spaces.
            beside: More hexes that the picture should have room for.
        """
        self._ground = HexGround(dict(spaces), orientation, self._scenery)
        self.marks = dict(marks or {})
        room = area_of([*spaces, *self.marks, *beside], orientation)
        self._area = room.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        self._said = ""
        self.update()

    def show_words(self, text: str) -> None:
        """Show a sentence instead of a picture."""
        self._ground = HexGround({}, "flat", self._scenery)
        self.marks = {}
        self._said = text
        self.update()

    def show_sight(self, zoom: float, middle: QPointF | None) -> None:
        """Show another part; without a middle everything."""
        self.zoom = zoom
        self.middle = middle
        self.update()

    def point_out(self, hexes: Iterable[Hex]) -> None:
        """Draw a double line around some hexes."""
        self.shown_hexes = tuple(hexes)
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Room for a board."""
        line = self.fontMetrics().height()
        return QSize(line * 22, line * 16)

    def minimumSizeHint(self) -> QSize:
        """Some room."""
        line = self.fontMetrics().height()
        return QSize(line * 9, line * 7)

    def to_widget(self) -> QTransform:
        """From board units to the pixels of this widget."""
        found = fitted(self._area, QRectF(self.rect()))
        if self.zoom == 1.0 and self.middle is None:
            return found
        scale = found.m11() * self.zoom
        middle = self.middle or self._area.center()
        box = QRectF(self.rect()).center()
        return QTransform(
            scale, 0, 0, scale, box.x() - middle.x() * scale, box.y() - middle.y() * scale
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sea, spaces, marks and what is pointed out."""
        painter = QPainter(self)
        if self._said:
            self._paint_words(painter)
            return
        painter.fillRect(self.rect(), self.theme.colour("sea_near"))
        shape = self.to_widget()
        painter.setTransform(shape)
        self._ground.paint(painter, self.theme, shape.m11())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for axial, what in self.marks.items():
            paint_mark(painter, self.theme, what, axial, self._ground.orientation)
        if self.shown_hexes:
            paint_outline(
                painter, self.theme, self.shown_hexes, self._ground.orientation, shape.m11()
            )
        painter.resetTransform()
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("focus"), 2.0))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _paint_words(self, painter: QPainter) -> None:
        painter.fillRect(self.rect(), self.theme.colour("surface"))
        painter.setPen(self.theme.colour("muted"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.rect().adjusted(14, 14, -14, -14), flags, self._said)

    # Mouse and keys.

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the mouse."""
        if not event.angleDelta().y():
            event.ignore()
            return
        part = _STEP if event.angleDelta().y() > 0 else 1 / _STEP
        self._zoom_by(part, event.position())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus zoom, 0 shows everything, the arrows move."""
        key = event.key()
        if key in ARROWS:
            self._move_by(QPointF(*ARROWS[key]))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal, Qt.Key.Key_Minus):
            part = 1 / _STEP if key == Qt.Key.Key_Minus else _STEP
            self._zoom_by(part, QRectF(self.rect()).center())
        elif key == Qt.Key.Key_0:
            self._see(1.0, self._area.center())
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        self._pressed = event.position()
        self._dragged = False

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the picture along."""
        if self._pressed is None:
            return
        away = event.position() - self._pressed
        if self._dragged or away.manhattanLength() > _CLICK:
            self._dragged = True
            self._pressed = event.position()
            self._move_by(away / -self.to_widget().m11())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click."""
        if self._pressed is not None and not self._dragged:
            back, possible = self.to_widget().inverted()
            if possible:
                point = back.map(event.position())
                self.clicked.emit(lattice.hex_at((point.x(), point.y()), self._ground.orientation))
        self._pressed = None

    def _zoom_by(self, part: float, at: QPointF) -> None:
        zoom = min(max(self.zoom * part, 0.5), _MOST)
        part = zoom / self.zoom
        back, possible = self.to_widget().inverted()
        if not possible:
            return
        fixed = back.map(at)
        middle = self.middle or self._area.center()
        self._see(zoom, fixed + (middle - fixed) / part)

    def _move_by(self, step: QPointF) -> None:
        self._see(self.zoom, (self.middle or self._area.center()) + step)

    def _see(self, zoom: float, middle: QPointF) -> None:
        self.show_sight(zoom, middle)
        self.sight_changed.emit(zoom, middle)


def paint_mark(
    painter: QPainter, theme: Theme, what: str, axial: Hex, orientation: Orientation
) -> None:
    """A mark on a hex whose shape tells its sort; board units.

    "added" is a plus, "removed" a cross, "kind" a ring, "name" a bar below, "attribute" a
    diamond, "outside" a hatch.
    """
    middle = QPointF(*lattice.centre(axial, orientation))
    if what == "outside":
        _paint_hatch(painter, theme, axial, orientation)
        return
    token = what if what in ("added", "removed") else "changed"
    path = _mark(what)
    path.translate(middle)
    for colour, width in ((theme.colour("paper"), 0.25), (theme.colour("ink"), 0.18)):
        painter.strokePath(path, QPen(colour, width, c=Qt.PenCapStyle.RoundCap))
    painter.strokePath(path, QPen(theme.colour(token), 0.12, c=Qt.PenCapStyle.RoundCap))


def _mark(what: str) -> QPainterPath:
    path = QPainterPath()
    if what == "added":
        _add_lines(path, ((-0.28, 0), (0.28, 0)), ((0, -0.28), (0, 0.28)))
    elif what == "removed":
        _add_lines(path, ((-0.22, -0.22), (0.22, 0.22)), ((-0.22, 0.22), (0.22, -0.22)))
    elif what == "name":
        _add_lines(path, ((-0.28, 0.3), (0.28, 0.3)))
    elif what == "attribute":
        corners = ((0, -0.34), (0.34, 0), (0, 0.34), (-0.34, 0), (0, -0.34))
        path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    else:
        path.addEllipse(QPointF(0, 0), 0.36, 0.36)
    return path


def _add_lines(path: QPainterPath, *ends: tuple[tuple[float, float], tuple[float, float]]) -> None:
    for start, end in ends:
        path.moveTo(*start)
        path.lineTo(*end)


def _paint_hatch(painter: QPainter, theme: Theme, axial: Hex, orientation: Orientation) -> None:
    """A veil of sea and strokes, so that the hex seems to lie beyond the board."""
    shape = hexagon(axial, orientation)
    path = QPainterPath()
    path.addPolygon(shape)
    painter.fillPath(path, theme.colour("sea_near", 0.72))
    x, y = lattice.centre(axial, orientation)
    strokes = QPainterPath()
    for shift in (-0.25, 0.0, 0.25):
        _add_lines(strokes, ((x - 0.2 + shift, y + 0.25), (x + 0.2 + shift, y - 0.25)))
    painter.strokePath(strokes, QPen(theme.colour("ink", 0.6), 0.04))
    painter.strokePath(path, QPen(theme.colour("ink", 0.35), 0.03, Qt.PenStyle.DashLine))

"""The mini-map: the whole board in small, with the part that the canvas shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.boards import lattice
from engine.boards.lattice import Hex
from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.hexes import HexGround, fitted, hexagon
from workbench.desks.panels.panel import BoardPanel
from workbench.documents.board_document import BoardDocument
from workbench.look.theme import Theme
from workbench.scene.camera import ARROWS
from workbench.scene.scenery import desk_scenery

_MARGIN = 0.7  # around the board, in board units
_FEW = 400  # changed hexes that are drawn into the present picture
_STEP = 2.0  # board units that an arrow key moves the view


class MiniMap(BoardPanel):
    """The board in small; a click or a drag moves the view, and so do the arrow keys.

    All points are board units with hex (0, 0) of the document at (0, 0).

    Signals:
        centre_wanted: The point that the view should have in its middle.
    """

    centre_wanted = Signal(QPointF)
    editing: Editing
    document: BoardDocument

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self.setObjectName("minimap")
        self.setAccessibleName(self.tr("Mini-map of the board"))
        self.setAccessibleDescription(self.tr("The arrow keys move the part that the board shows"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.CrossCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._scenery = desk_scenery(self.document.game, self.document.schema)
        self._view = QRectF()
        self._ground = HexGround({}, self.document.orientation, self._scenery)
        self._drawn = QPixmap()
        editing.selection_changed.connect(self.update)

    def set_view_rect(self, rect: QRectF) -> None:
        """The canvas shows another part of the board."""
        if rect != self._view:
            self._view = QRectF(rect)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._drawn = QPixmap()
        super().set_theme(theme)

    def refresh(self) -> None:
        """Draw the board as it is now; where little changed, only that."""
        before, orientation = self._ground, self.document.orientation
        spaces = dict(self.document.spaces)
        self._ground = HexGround(spaces, orientation, self._scenery)
        changed = {axial for axial, _ in before.spaces.items() ^ spaces.items()}
        same = before.orientation == orientation and before.area == self._ground.area
        if same and len(changed) <= _FEW and not self._drawn.isNull():
            self._mend(changed)
        else:
            self._drawn = QPixmap()
        self.update()

    def sizeHint(self) -> QSize:
        """Room for a small board."""
        line = self.fontMetrics().height()
        return QSize(line * 12, line * 8)

    def minimumSizeHint(self) -> QSize:
        """Hardly any room."""
        line = self.fontMetrics().height()
        return QSize(line * 4, line * 3)

    def to_widget(self) -> QTransform:
        """From board units to the pixels of this widget."""
        area = self._ground.area.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        return fitted(area, QRectF(self.rect()).adjusted(4, 4, -4, -4))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint sea, board, selection and the part in view."""
        painter = QPainter(self)
        if not self._ground.spaces:
            painter.fillRect(self.rect(), self.theme.colour("surface"))
            painter.setPen(self.theme.colour("muted"))
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(
                self.rect().adjusted(8, 8, -8, -8), flags, self.tr("Nothing drawn yet")
            )
            return
        if self._drawn.isNull():
            self._drawn = self._draw()
        painter.drawPixmap(0, 0, self._drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_selection(painter)
        self._paint_view(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("focus"), 2.0))
            painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))

    def _draw(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self.theme.colour("sea_near"))
        painter = QPainter(pixmap)
        shape = self.to_widget()
        painter.setTransform(shape, combine=True)
        self._ground.paint(painter, self.theme, shape.m11())
        painter.end()
        return pixmap

    def _mend(self, changed: set[Hex]) -> None:
        """Draw some hexes anew into the present picture."""
        painter = QPainter(self._drawn)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = self.to_widget()
        painter.setTransform(shape, combine=True)
        path = QPainterPath()
        for axial in changed:
            path.addPolygon(hexagon(axial, self._ground.orientation))
        painter.fillPath(path, self.theme.colour("sea_near"))
        spaces = {
            axial: self._ground.spaces[axial] for axial in changed & self._ground.spaces.keys()
        }
        some = HexGround(spaces, self._ground.orientation, self._scenery)
        some.paint(painter, self.theme, shape.m11())
        painter.end()

    def _paint_selection(self, painter: QPainter) -> None:
        """A dot on each selected hex, dark in light."""
        shape = self.to_widget()
        radius = max(1.6, shape.m11() * 0.3)
        painter.setPen(QPen(self.theme.colour("selection_halo"), 1.0))
        painter.setBrush(self.theme.colour("selection"))
        for axial in self.editing.selection:
            middle = QPointF(*lattice.centre(axial, self._ground.orientation))
            painter.drawEllipse(shape.map(middle), radius, radius)

    def _paint_view(self, painter: QPainter) -> None:
        """What the canvas does not show is dimmed, and a frame is drawn around the rest."""
        if self._view.isEmpty():
            return
        whole = QRectF(self.rect())
        seen = self.to_widget().mapRect(self._view) & whole.adjusted(1, 1, -1, -1)
        shade = QPainterPath()
        shade.addRect(whole)
        shade.addRect(seen)
        dim = QColor(self.theme.colour("ink", 0.2))
        painter.fillPath(shade, dim)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour("paper"), 3.0))
        painter.drawRect(seen)
        painter.setPen(QPen(self.theme.colour("ink"), 1.2))
        painter.drawRect(seen)

    # Moving the view.

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw anew in the new size."""
        self._drawn = QPixmap()
        super().resizeEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the view to the point."""
        self._aim(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the view along."""
        self._aim(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrow keys move the view by two hexes."""
        step = ARROWS.get(event.key())
        if step is None:
            super().keyPressEvent(event)
            return
        self.centre_wanted.emit(self._view.center() + QPointF(*step) * _STEP)

    def _aim(self, event: QMouseEvent) -> None:
        if not event.buttons() & Qt.MouseButton.LeftButton or not self._ground.spaces:
            return
        back, possible = self.to_widget().inverted()
        if possible:
            self.centre_wanted.emit(back.map(event.position()))

"""Where a view on a board looks: zoom at the cursor, pan, fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QHelpEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

ARROWS: Final[Mapping[int, tuple[int, int]]] = {  # step to the right, and down
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
FULL_SIZE: Final = 64.0  # device-independent pixels for a board unit at 100%
SMALLEST: Final = 0.06
LARGEST: Final = 8.0
_STEP: Final = 1.0015  # zoom for one eighth of a degree of wheel turn


class Camera(QGraphicsView):
    """A view that is moved over a board.

    Args:
        scene: The board, in board units.
        area: What a fitted view shows.

    Attributes:
        margin: Board units around a board that fits.
        foot: Pixels at the foot that a fitted board leaves free, for what is written there.
        largest_fit: Zoom that fitting does not go beyond.

    Signals:
        zoomed: The zoom, 1.0 being 100%.
        moved: Another part of the board is in sight, in board units.
    """

    zoomed = Signal(float)
    moved = Signal(QRectF)

    def __init__(
        self, scene: QGraphicsScene, area: Callable[[], QRectF], parent: QWidget | None = None
    ) -> None:
        super().__init__(scene, parent)
        self._area = area
        self._fitted = True
        self.margin = 0.7
        self.foot = 0
        self.largest_fit = 1.5
        self.wheel_zooms = True  # else it scrolls, and zooms together with Ctrl
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def zoom(self) -> float:
        """1.0 when a board unit is FULL_SIZE pixels wide."""
        return self.transform().m11() / FULL_SIZE

    @property
    def fitted(self) -> bool:
        """Whether the whole board is kept in sight."""
        return self._fitted

    @property
    def sight(self) -> QRectF:
        """What is in sight, in board units."""
        return self.mapToScene(self.viewport().rect()).boundingRect()

    def fit(self) -> None:
        """Show the whole board, and keep doing so when the window changes its size."""
        area = self._area()
        width, height = self.viewport().width(), self.viewport().height() - self.foot
        self._fitted = True
        if width < 2 or height < 2 or area.isEmpty():
            return
        area = area.adjusted(-self.margin, -self.margin, self.margin, self.margin)
        scale = min(width / area.width(), height / area.height(), self.largest_fit * FULL_SIZE)
        middle = area.center() + QPointF(0.0, self.foot / scale / 2)
        self.show_at(scale / FULL_SIZE, middle)
        self._fitted = True

    def leave_foot(self, pixels: int) -> None:
        """Keep so much free below a fitted board."""
        if pixels != self.foot:
            self.foot = pixels
            if self._fitted:
                self.fit()

    def show_at(self, zoom: float, middle: QPointF) -> None:
        """Show a point in the middle; 1.0 is 100%."""
        self._fitted = False
        scale = FULL_SIZE * min(LARGEST, max(SMALLEST, zoom))
        self.setTransform(QTransform.fromScale(scale, scale))
        self.centerOn(middle)
        self.zoomed.emit(self.zoom)
        self.moved.emit(self.sight)

    def zoom_to(self, zoom: float) -> None:
        """Zoom around the middle of the view; 1.0 is 100%."""
        self.show_at(zoom, self.sight.center())

    def zoom_at(self, factor: float, spot: QPointF) -> None:
        """Zoom, keeping what is under a point of the viewport where it is."""
        under = self.mapToScene(spot.toPoint())
        zoom = min(LARGEST, max(SMALLEST, self.zoom * factor))
        off = QPointF(self.viewport().rect().center()) - spot
        self.show_at(zoom, under + off / (zoom * FULL_SIZE))

    def centre_on(self, point: QPointF) -> None:
        """Bring a point into the middle, as the mini-map asks."""
        self._fitted = False
        self.centerOn(point)
        self.moved.emit(self.sight)

    def stay(self) -> None:
        """What is in sight was chosen: a resized window does not fit the board again."""
        self._fitted = False
        self.moved.emit(self.sight)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the cursor; Shift scrolls sideways, Alt up and down."""
        turn, held = event.angleDelta(), event.modifiers()
        if held & Qt.KeyboardModifier.ShiftModifier:
            self.scroll_by(QPoint(-(turn.y() or turn.x()) // 2, 0))
        elif held & Qt.KeyboardModifier.AltModifier:
            self.scroll_by(QPoint(0, -(turn.y() or turn.x()) // 2))
        elif not (self.wheel_zooms or held & Qt.KeyboardModifier.ControlModifier):
            self.scroll_by(QPoint(-turn.x() // 2, -turn.y() // 2))
        else:
            self.zoom_at(_STEP ** turn.y(), event.position())
        event.accept()

    def scroll_by(self, way: QPoint) -> None:
        """Move what is in sight by some pixels."""
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + way.x())
        down.setValue(down.value() + way.y())
        self._fitted = False
        self.moved.emit(self.sight)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tooltips have their own time; pinching zooms."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            return True
        pinch = Qt.NativeGestureType.ZoomNativeGesture
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == pinch:
            self.zoom_at(1.0 + event.value(), event.position())
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole board in sight unless the user has zoomed."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()
        self.moved.emit(self.sight)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit once the size is known."""
        super().showEvent(event)
        if self._fitted:
            self.fit()

"""The view on a board: zoom at the cursor, pan, fit, and what lies under the mouse."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from engine.picture import Space
from workbench.scene.board_scene import BoardScene

FULL_SIZE: Final = 64.0  # device-independent pixels for the width of a hex at 100 %
SMALLEST: Final = 0.1
LARGEST: Final = 8.0
_NOTCH: Final = 120  # eighths of a degree of wheel turn
_WALKED: Final = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})
_STEP: Final = 1.0015  # zoom for one eighth of a degree of wheel turn


class Hand(Protocol):
    """What mouse and keyboard do on the board, beside looking around.

    Everything that gives a bool tells whether the event was of use; others go on to the view.
    """

    def press(self, space: Space | None) -> bool:
        """The left button goes down on a space, or beside the board."""
        ...

    def release(self, space: Space | None) -> None:
        """The left button comes up again."""
        ...

    def hover(self, space: Space | None) -> None:
        """The mouse is over another space than before."""
        ...

    def turn(self, steps: int) -> bool:
        """The wheel turns without Ctrl; negative steps towards the user."""
        ...

    def key(self, event: QKeyEvent) -> bool:
        """A key goes down."""
        ...

    def focus(self, *, has: bool, walked: bool = False) -> None:
        """The keyboard comes to the board, by Tab if it `walked`, or leaves it."""
        ...


class BoardView(QGraphicsView):
    """Shows a BoardScene.

    Attributes:
        hand: Makes moves; None where the board is only looked at.
        tips: Whether a tooltip tells of the space under the mouse; not while a card is read there.
        foot: Pixels at the foot that a fitted board leaves free, for what is written there.

    Signals:
        hovered: Name and kind of the space under the mouse, or "".
        zoomed: The zoom, 1.0 being 100 %.
    """

    hovered = Signal(str)
    zoomed = Signal(float)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.board = scene
        self._fitted = True
        self._pan_from: QPoint | None = None
        self._space_held = False
        self.hand: Hand | None = None
        self.foot = 0
        self.tips = True
        self._under: Space | None = None
        self._turned = 0  # of the wheel since the last whole notch, in eighths of a degree
        self.setObjectName("board")
        self.setAccessibleName(self.tr("Board"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scene.ground_changed.connect(self.fit)

    @property
    def zoom(self) -> float:
        """1.0 when a hex is FULL_SIZE pixels wide."""
        return self.transform().m11() / FULL_SIZE

    def fit(self) -> None:
        """Show the whole board, and keep doing so when the window changes its size."""
        self._fitted = True
        area = self.board.ground.area.adjusted(0.55, 0.55, -0.55, -0.55)
        if not self.board.ground.spaces or self.viewport().width() < 2:
            return
        room = self.viewport().size()
        scale = min(room.width() / area.width(), (room.height() - self.foot) / area.height())
        free = self.foot / max(scale, 1e-6)
        self.setSceneRect(self.board.ground.area.adjusted(0.0, 0.0, 0.0, free))
        self.fitInView(area.adjusted(0.0, 0.0, 0.0, free), Qt.AspectRatioMode.KeepAspectRatio)
        self.zoomed.emit(self.zoom)

    def leave_foot(self, pixels: int) -> None:
        """Keep so much free below a fitted board."""
        if pixels != self.foot:
            self.foot = pixels
            if self._fitted:
                self.fit()

    def zoom_to(self, zoom: float) -> None:
        """Zoom around the middle of the view; 1.0 is 100 %."""
        self._fitted = False
        scale = FULL_SIZE * min(LARGEST, max(SMALLEST, zoom))
        self.setTransform(QTransform.fromScale(scale, scale))
        self.zoomed.emit(self.zoom)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the cursor, with or without Ctrl; a hand may use the wheel without Ctrl."""
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.hand is not None and plain and self._turn_hand(event.angleDelta().y()):
            event.accept()
            return
        spot = event.position().toPoint()
        under = self.mapToScene(spot)
        self.zoom_to(self.zoom * _STEP ** event.angleDelta().y())
        self._scroll(self.mapFromScene(under) - spot)
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Middle button, or left button with Space held, begins to pan."""
        middle = event.button() == Qt.MouseButton.MiddleButton
        if middle or (self._space_held and event.button() == Qt.MouseButton.LeftButton):
            self._pan_from = event.position().toPoint()
            self._fitted = False
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            event.accept()
            return
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self.hand is not None and self.hand.press(self._space_at(event)):
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, or tell what is under the mouse."""
        if self._pan_from is not None:
            here = event.position().toPoint()
            way = here - self._pan_from
            self._pan_from = here
            self._scroll(-way)
            return
        self._tell_hover(event.position())
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning."""
        if self._pan_from is not None:
            self._pan_from = None
            self.viewport().unsetCursor()
            event.accept()
            return
        if event.button() == Qt.MouseButton.LeftButton and self.hand is not None:
            self.hand.release(self._space_at(event))
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space held turns the left button into a hand; other keys are for who makes moves."""
        if self.hand is not None and self.hand.key(event):
            event.accept()
            return
        if event.key() == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self._space_held = True
                self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)
            event.accept()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space released gives the arrow back."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = False
            self.viewport().unsetCursor()
            event.accept()
            return
        super().keyReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse any more."""
        self.board.hover(None)
        self.hovered.emit("")
        self._tell_hand(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard acts on the board."""
        super().focusInEvent(event)
        if self.hand is not None:
            self.hand.focus(has=True, walked=event.reason() in _WALKED)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard acts elsewhere."""
        super().focusOutEvent(event)
        if self.hand is not None:
            self.hand.focus(has=False)

    def event(self, event: QEvent) -> bool:
        """Tab goes on to the next widget, unless the hand has a use for it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            tab = event.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}
            if tab and self.hand is not None and self.hand.key(event):
                event.accept()
                return True
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tooltips come from the picture, not from items."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            space = self.board.hover(self.mapToScene(event.pos()))
            if space is None or not self.tips:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self.board.describe(space), self)
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole board in sight unless the user has zoomed."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit once the size is known."""
        super().showEvent(event)
        if self._fitted:
            self.fit()

    def _scroll(self, way: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() + way.x())
        down.setValue(down.value() + way.y())

    def _tell_hover(self, position: QPointF) -> None:
        space = self.board.hover(self.mapToScene(position.toPoint()))
        said = self.board.describe(space).splitlines()[0] if space is not None else ""
        self.hovered.emit(said)
        self._tell_hand(space)

    def _tell_hand(self, space: Space | None) -> None:
        if space is not self._under:
            self._under = space
            if self.hand is not None:
                self.hand.hover(space)

    def _space_at(self, event: QMouseEvent) -> Space | None:
        return self.board.ground.space_at(self.mapToScene(event.position().toPoint()))

    def _turn_hand(self, way: int) -> bool:
        """Give whole notches to the hand; True if it has a use for the wheel now."""
        self._turned += way
        steps = int(self._turned / _NOTCH)
        used = self.hand is not None and self.hand.turn(steps)
        self._turned = self._turned - steps * _NOTCH if used else 0
        return used

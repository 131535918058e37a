"""The view on a table: what mouse and keyboard do there, and what lies under the mouse."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QToolTip, QWidget

from workbench.scene.board_scene import BoardScene
from workbench.scene.camera import FULL_SIZE, Camera
from workbench.scene.scenery import Spot

__all__ = ["FULL_SIZE", "BoardView", "Hand"]

_NOTCH: Final = 120  # eighths of a degree of wheel turn
_WALKED: Final = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})
_LARGEST_MAP: Final = 4.0  # zoom of a fitted view
_LARGEST_TABLE: Final = 1.8
_INSIDE: Final = -0.55  # of the sea around a board that a fitted view leaves out


class Hand(Protocol):
    """What mouse and keyboard do on the board, beside looking around.

    Everything that gives a bool tells whether the event was of use; others go on to the view.
    """

    def press(self, spot: Spot | None) -> bool:
        """The left button goes down on a place, or beside the board."""
        ...

    def release(self, spot: Spot | None) -> None:
        """The left button comes up again."""
        ...

    def hover(self, spot: Spot | None) -> None:
        """The mouse is over another place than before."""
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


class BoardView(Camera):
    """Shows a BoardScene.

    Attributes:
        hand: Makes moves; None where the board is only looked at.
        tips: Whether a tooltip tells of what is under the mouse; not while a card is read there.

    Signals:
        hovered: Name and kind of what is under the mouse, or "".
    """

    hovered = Signal(str)

    def __init__(self, scene: BoardScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, scene.sceneRect, parent)
        self.board = scene
        self.margin = _INSIDE
        self._pan_from: QPoint | None = None
        self._space_held = False
        self.hand: Hand | None = None
        self.tips = True
        self._under: Spot | None = None
        self._turned = 0  # of the wheel since the last whole notch, in eighths of a degree
        self.setObjectName("board")
        self.setAccessibleName(self.tr("Board"))
        scene.ground_changed.connect(self.fit)
        scene.sceneRectChanged.connect(self._follow_room)

    def fit(self) -> None:
        """Show the whole board, and what its foot needs below it."""
        self.largest_fit = _LARGEST_MAP if self.board.ground.map.spaces else _LARGEST_TABLE
        area = self.board.sceneRect()
        room = self.viewport().height() - self.foot
        if room > 1 and not area.isEmpty():
            free = self.foot * area.height() / room
            self.setSceneRect(area.adjusted(0.0, 0.0, 0.0, free))
        super().fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A table without a map is laid for the room that there is."""
        room = event.size().height() - self.foot
        if event.size().width() > 1 and room > 1:
            self.board.use_shape(event.size().width() / room)
        super().resizeEvent(event)

    def _follow_room(self, area: QRectF) -> None:
        """More or fewer things lie on the table: a view that somebody has zoomed stays."""
        if self.fitted:
            self.fit()
        else:
            self.setSceneRect(area)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the cursor, with or without Ctrl; a hand may use the wheel without Ctrl."""
        plain = not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if self.hand is not None and plain and self._turn_hand(event.angleDelta().y()):
            event.accept()
            return
        super().wheelEvent(event)

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
        if left and self.hand is not None and self.hand.press(self._spot_at(event)):
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
            self.scroll_by(-way)
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
            self.hand.release(self._spot_at(event))
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
        self._forget_mouse()
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """What is covered, as by a curtain, is under no mouse."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._forget_mouse()

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
        """Tooltips come from the picture, not from items; pinching zooms."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            point = self.mapToScene(event.pos())
            told = self.board.tell(point, self.board.hover(point)) if self.tips else ""
            if told:
                QToolTip.showText(event.globalPos(), told, self)
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def rest_hand(self) -> None:
        """Tell the hand of what is under a resting mouse once it moves, if only by a bit."""
        self._under = None

    def _forget_mouse(self) -> None:
        self.board.hover(None)
        self.hovered.emit("")
        self._tell_hand(None)

    def _tell_hover(self, position: QPointF) -> None:
        point = self.mapToScene(position.toPoint())
        spot = self.board.hover(point)
        said = self.board.tell(point, spot)
        self.hovered.emit(said.partition("\n")[0])
        self._tell_hand(spot)

    def _tell_hand(self, spot: Spot | None) -> None:
        if spot != self._under:
            self._under = spot
            if self.hand is not None:
                self.hand.hover(spot)

    def _spot_at(self, event: QMouseEvent) -> Spot | None:
        return self.board.spot_at(self.mapToScene(event.position().toPoint()))

    def _turn_hand(self, way: int) -> bool:
        """Give whole notches to the hand; True if it has a use for the wheel now."""
        self._turned += way
        steps = int(self._turned / _NOTCH)
        used = self.hand is not None and self.hand.turn(steps)
        self._turned = self._turned - steps * _NOTCH if used else 0
        return used

"""Mouse and keyboard on the board while a position is edited, and marks on changed spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from workbench.look.theme import Theme
from workbench.panels.board import BoardPanel
from workbench.scene.board_scene import OVERLAY
from workbench.scene.board_view import Hand
from workbench.scene.scenery import Spot

_REST: Final = 60  # milliseconds that the mouse rests on a space before its ghost is shown
_KEYS: Final = {Qt.Key.Key_R: 1}


class EditHand(QObject):
    """Takes the board over: click puts, right click takes, wheel and R turn.

    Args:
        board: Whose view is taken over between `begin` and `end`.

    Signals:
        put, take: Name of the space that was clicked.
        turn: Name of the space under the mouse or "", and steps.
        rested: Name of the space on which the mouse rests, or "".
        undo, redo: Ctrl+Z and Ctrl+Shift+Z on the board.
    """

    put = Signal(str)
    take = Signal(str)
    turn_wanted = Signal(str, int)
    rested = Signal(str)
    undo = Signal()
    redo = Signal()

    def __init__(self, board: BoardPanel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._board = board
        self._before: Hand | None = None
        self._on = False
        self._under = ""
        self._right = False
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(_REST)
        self._clock.timeout.connect(lambda: self.rested.emit(self._under))
        self._changed = QGraphicsPathItem()
        self._wrong = QGraphicsPathItem()
        for depth, item in enumerate((self._changed, self._wrong)):
            item.setZValue(OVERLAY + 500.0 + depth)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            board.scene.addItem(item)
        self.set_theme(board.scene.theme)

    def begin(self) -> None:
        """From now on clicks edit."""
        view = self._board.view
        self._before, view.hand = view.hand, self
        if self._before is not None:
            self._before.hover(None)
        self._on = True
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)

    def end(self) -> None:
        """Clicks mean again what they meant before."""
        view = self._board.view
        view.removeEventFilter(self)
        view.viewport().removeEventFilter(self)
        if view.hand is self:
            view.hand = self._before
        self._before = None
        self._on = False
        self._under = ""
        self._clock.stop()
        self._board.scene.clear_ghosts()
        self.mark((), ())

    def mark(self, changed: Iterable[str], wrong: Iterable[str]) -> None:
        """Frame spaces on which something was changed, and those that a fault names."""
        self._changed.setPath(self._outlines(changed))
        self._wrong.setPath(self._outlines(wrong))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        join = Qt.PenJoinStyle.RoundJoin
        dashed = QPen(theme.colour("accent"), 0.06, Qt.PenStyle.DashLine, j=join)
        self._changed.setPen(dashed)
        self._wrong.setPen(QPen(theme.colour("problem"), 0.1, j=join))

    # What the view asks.

    def press(self, spot: Spot | None) -> bool:
        """Put what is in hand."""
        if spot is not None:
            self.put.emit(spot.name)
        return True

    def release(self, spot: Spot | None) -> None:
        """Nothing is dragged."""

    def hover(self, spot: Spot | None) -> None:
        """Show what a click would put, once the mouse rests."""
        self._under = spot.name if spot is not None else ""
        self._board.scene.clear_ghosts()
        self._clock.start()

    def turn(self, steps: int) -> bool:
        """The wheel turns what lies there, or what is in hand."""
        self.turn_wanted.emit(self._under, steps)
        return True

    def key(self, event: QKeyEvent) -> bool:
        """R turns, Delete takes, Ctrl+Z goes back."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Z and control:
            (self.redo if shift else self.undo).emit()
            return True
        if event.key() == Qt.Key.Key_R and not control:
            return self.turn(-1 if shift else 1)
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self._under:
            self.take.emit(self._under)
            return True
        return False

    def focus(self, *, has: bool, walked: bool = False) -> None:
        """The mouse shows where things go; spaces can be written in the form."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Right clicks, and keys that are shortcuts elsewhere."""
        kind = event.type()
        if kind == QEvent.Type.ContextMenu:
            return True
        if kind == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
            if event.key() == (Qt.Key.Key_Z if control else Qt.Key.Key_R):
                event.accept()
                return True
        right = isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.RightButton
        if kind == QEvent.Type.MouseButtonPress and right and isinstance(event, QMouseEvent):
            at = self._board.view.mapToScene(event.position().toPoint())
            spot = self._board.scene.spot_at(at)
            if spot is not None:
                self.take.emit(spot.name)
            return True
        return False

    def _outlines(self, names: Iterable[str]) -> QPainterPath:
        ground = self._board.scene.ground
        wanted = set(names)
        path = QPainterPath()
        for space in ground.spaces if wanted else ():
            if space.name in wanted:
                path.addPath(ground.outlines[space.address])
        return path

"""What the views on boards that are edited share: panning with the mouse, and who has the keys."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent

from workbench.desks.hand_tool import HandTool
from workbench.scene.camera import Camera

PATIENCE: Final = 400  # milliseconds over a place before it is described


class Marking(Protocol):
    """A canvas that marks where mouse and keyboard are."""

    def show_hover(self, place: None, /) -> None:
        """Mark nothing under the mouse."""

    def show_cursor(self, *, shown: bool) -> None:
        """Mark where the keyboard is, or nothing."""


class DeskView(Camera):
    """A view that the middle button, or Space and the left one, moves.

    Attributes:
        tool: What is in hand.
    """

    canvas: Marking
    tool: HandTool | None = None
    _pan_from: QPoint | None = None
    _space_held = False

    def pointer(self) -> Qt.CursorShape:
        """The shape of the mouse over the board, by the tool in hand."""
        return Qt.CursorShape.ArrowCursor

    def begin_pan(self, event: QMouseEvent) -> bool:
        """Begin to move the view, if the button that went down does so."""
        left = event.button() == Qt.MouseButton.LeftButton
        if event.button() != Qt.MouseButton.MiddleButton and not (self._space_held and left):
            return False
        self._pan_from = event.position().toPoint()
        self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        return True

    def pan(self, event: QMouseEvent) -> bool:
        """Move the view along; False if it is not being moved."""
        if self._pan_from is None:
            return False
        here = event.position().toPoint()
        way, self._pan_from = here - self._pan_from, here
        self.scroll_by(-way)
        return True

    def end_pan(self) -> bool:
        """Stop moving the view; False if it was not being moved."""
        if self._pan_from is None:
            return False
        self._pan_from = None
        self.viewport().setCursor(self.pointer())
        return True

    def hold_space(self, event: QKeyEvent) -> None:
        """Space goes down: the left button moves the view."""
        if not event.isAutoRepeat():
            self._space_held = True
            self.viewport().setCursor(Qt.CursorShape.OpenHandCursor)

    def let_space_go(self) -> None:
        """No key is held any more."""
        self._space_held = False

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Space released gives the tool back."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._space_held = False
            if self._pan_from is None:
                self.viewport().setCursor(self.pointer())
            event.accept()
            return
        super().keyReleaseEvent(event)

    def leave_mouse(self) -> None:
        """Nothing is under the mouse any more."""
        self.canvas.show_hover(None)
        if self.tool is not None and not self.tool.active:
            self.tool.hover(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard's ring is shown."""
        super().focusInEvent(event)
        self.canvas.show_cursor(shown=True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard's ring is hidden, and no key is held any more."""
        super().focusOutEvent(event)
        self.let_space_go()
        self.canvas.show_cursor(shown=False)

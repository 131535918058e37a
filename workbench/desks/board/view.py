"""The view on the canvas: zoom, pan, and how mouse and keyboard reach the tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from engine.boards import lattice
from engine.boards.lattice import Hex
from engine.boards.notation import from_offset, to_offset
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.tools.tool import Tool, Touch
from workbench.desks.desk_view import PATIENCE, DeskView
from workbench.scene.camera import ARROWS, FULL_SIZE

_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_PICKING: Final = frozenset({"picker"})


class CanvasView(DeskView):
    """Shows a Canvas and hands touches to the tool in hand.

    Args:
        canvas: The scene.
        describe: A hex in words, for tooltip and status bar.

    Signals:
        cancelled: Escape was pressed.
        menu_wanted: The keyboard asks for the list of actions, at a point of the screen.
    """

    canvas: Canvas
    tool: Tool | None
    cancelled = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(
        self, canvas: Canvas, describe: Callable[[Hex], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(canvas, lambda: canvas.area, parent)
        self.canvas = canvas
        self.editing = canvas.editing
        self._describe = describe
        self._right_at: Touch | None = None
        self._erasing = False
        self._keyed = False  # whether the tool was begun with Enter
        self._under: Hex | None = None
        self._tip_at = QPoint()
        self._tip = QTimer(self, singleShot=True, interval=PATIENCE)
        self._tip.timeout.connect(self._show_tip)
        self._set_up()
        self.editing.cursor_changed.connect(self._follow_cursor)
        self.editing.reveal_wanted.connect(self._reveal)
        canvas.document.edited.connect(self._follow_edit)

    def _set_up(self) -> None:
        self.setObjectName("canvas")
        self.setAccessibleName(self.tr("Board"))
        self.setAccessibleDescription(
            self.tr("Arrows move the cursor, Enter uses the tool, the Menu key lists actions.")
        )

    @property
    def under(self) -> Hex | None:
        """The hex under the mouse."""
        return self._under

    # The tool.

    def use_tool(self, tool: Tool) -> None:
        """Take a tool in hand."""
        if self.tool is not None:
            self.tool.put_away()
        self.tool = tool
        self._keyed = self._erasing = False
        if tool.carries:  # a tooltip would cover what is carried
            self._tip.stop()
            QToolTip.hideText()
        self.viewport().setCursor(self.pointer())
        if self._under is not None and not self._space_held:
            tool.hover(self._touch_cursor(self._under))

    def cancel(self) -> bool:
        """Give up what the tool has begun; False if there was nothing."""
        self._keyed = self._erasing = False
        self._right_at = None
        tool = self.tool
        if tool is None or not (tool.active or tool.key == "paste"):
            return False
        tool.cancel()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left acts, right picks or erases, middle or Space and left pans."""
        self._tip.stop()
        button = event.button()
        if self.begin_pan(event):
            return
        tool = self.tool
        if tool is None or tool.active:
            return
        touch = self._touch(event)
        self.editing.move_cursor(touch.hex)
        if button == _LEFT:
            tool.press(touch)
        elif button == _RIGHT:
            self._right_at = touch

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, go on with what was begun, or tell what is under the mouse."""
        if self.pan(event):
            return
        touch = self._touch(event)
        self._tell_hover(touch.hex, event.globalPosition().toPoint())
        tool = self.tool
        if tool is None:
            return
        if self._right_at is not None and not self._erasing and touch.hex != self._right_at.hex:
            self._erasing = tool.paints
            if self._erasing:
                tool.press(self._erasing_touch(self._right_at))
        if self._erasing:
            tool.drag(self._erasing_touch(touch))
        elif tool.active and not self._keyed:
            tool.drag(touch)
        elif not event.buttons():
            tool.hover(touch)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, a stroke, or pick what was clicked with the right button."""
        if self.end_pan():
            return
        touch, tool = self._touch(event), self.tool
        if event.button() == _RIGHT and self._right_at is not None:
            erased, self._erasing = self._erasing, False
            self._right_at = None
            if erased and tool is not None:
                tool.release(self._erasing_touch(touch))
            elif tool is not None and tool.key in {"edges", "corners"}:
                tool.press(self._erasing_touch(touch))
                tool.release(self._erasing_touch(touch))
            else:
                self.editing.pick(touch.hex)
        elif event.button() == _LEFT and tool is not None and tool.active and not self._keyed:
            tool.release(touch)
        self._follow_edit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A quick second click is a click."""
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space pans, arrows move the cursor, Enter acts, Escape cancels."""
        key = event.key()
        if key == Qt.Key.Key_Space:
            self.hold_space(event)
        elif key in ARROWS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._step(ARROWS[key], extend=shift)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self._act(event)
        elif key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The Menu key lists actions; the right button picks up instead."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            middle = QPointF(*lattice.centre(self.editing.cursor, self._orientation))
            self.menu_wanted.emit(self.viewport().mapToGlobal(self.mapFromScene(middle)))
        event.accept()

    def _act(self, event: QKeyEvent) -> None:
        """Enter: press and release, or begin and end for tools of two steps."""
        tool = self.tool
        if tool is None:
            return
        touch = self._touch_cursor(self.editing.cursor, event.modifiers())
        if self._keyed:
            self._keyed = False
            tool.release(touch)
        elif not tool.active:
            tool.press(touch)
            self._keyed = tool.steps == 2
            if not self._keyed:
                tool.release(touch)

    def _step(self, way: tuple[int, int], *, extend: bool) -> None:
        """Move the cursor by columns and rows, and the selection's end with it."""
        before = self.editing.cursor
        column, row = to_offset(before, self._orientation)
        after = from_offset(column + way[0], row + way[1], self._orientation)
        self.editing.move_cursor(after)
        if extend:
            self.editing.select({*self.editing.selection, before, after})
        self._tell_hover(after, None)
        touch = self._touch_cursor(after)
        if self.tool is not None and self._keyed:
            self.tool.drag(touch)
        elif self.tool is not None and not self.tool.active:
            self.tool.hover(touch)

    # What lies under mouse and cursor.

    @property
    def _orientation(self) -> lattice.Orientation:
        return self.canvas.document.orientation

    def _touch(self, event: QMouseEvent) -> Touch:
        point = self.mapToScene(event.position().toPoint())
        keys = event.modifiers()
        return Touch(
            self.canvas.hex_at(point),
            point,
            shift=bool(keys & Qt.KeyboardModifier.ShiftModifier),
            control=bool(keys & Qt.KeyboardModifier.ControlModifier),
            erase=bool(keys & Qt.KeyboardModifier.AltModifier),
        )

    def _touch_cursor(
        self, axial: Hex, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> Touch:
        return Touch(
            axial,
            QPointF(*lattice.centre(axial, self._orientation)),
            shift=bool(keys & Qt.KeyboardModifier.ShiftModifier),
            control=bool(keys & Qt.KeyboardModifier.ControlModifier),
            erase=bool(keys & Qt.KeyboardModifier.AltModifier),
        )

    def _erasing_touch(self, touch: Touch) -> Touch:
        return Touch(touch.hex, touch.point, touch.shift, touch.control, erase=True)

    def _tell_hover(self, axial: Hex, at: QPoint | None) -> None:
        if at is not None:
            self._tip_at = at
        if axial == self._under:
            return
        self._under = axial
        QToolTip.hideText()
        if self.tool is None or not self.tool.active:
            self.editing.said.emit(self._describe(axial))
            if at is not None:
                self.canvas.show_hover(axial)
                if self.tool is None or not self.tool.carries:
                    self._tip.start()

    def _follow_edit(self, *_: object) -> None:
        """Say what is under mouse or cursor now, once what was begun is done."""
        if self._under is not None and (self.tool is None or not self.tool.active):
            self.editing.said.emit(self._describe(self._under))

    def _show_tip(self) -> None:
        if self._under is not None and self.underMouse():
            said = self._describe(self._under).replace(" · ", "\n")
            QToolTip.showText(self._tip_at, said, self.viewport())

    def _follow_cursor(self) -> None:
        self.canvas.show_cursor(shown=self.hasFocus())
        middle = QPointF(*lattice.centre(self.editing.cursor, self._orientation))
        if self.hasFocus() and not self.sight.adjusted(0.6, 0.6, -0.6, -0.6).contains(middle):
            self.ensureVisible(QRectF(middle.x() - 1.2, middle.y() - 1.2, 2.4, 2.4), 0, 0)
            self.stay()

    def _reveal(self, hexes: tuple[Hex, ...]) -> None:
        """Bring hexes into sight; the cursor goes to the first."""
        if not hexes:
            return
        self.editing.move_cursor(hexes[0])
        points = [QPointF(*lattice.centre(axial, self._orientation)) for axial in hexes]
        if all(self.sight.adjusted(0.6, 0.6, -0.6, -0.6).contains(point) for point in points):
            return
        xs, ys = [point.x() for point in points], [point.y() for point in points]
        box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
        room = min(
            self.viewport().width() / (box.width() + 4),
            self.viewport().height() / (box.height() + 4),
        )
        self.show_at(min(self.zoom, room / FULL_SIZE), box.center())

    def pointer(self) -> Qt.CursorShape:
        """See `DeskView.pointer`."""
        key = self.tool.key if self.tool is not None else ""
        if key in {"select", "lasso", "wand", "same"}:
            return Qt.CursorShape.CrossCursor
        return Qt.CursorShape.PointingHandCursor if key in _PICKING else Qt.CursorShape.ArrowCursor

    # Qt's events.

    def enterEvent(self, event: QEnterEvent) -> None:
        """The ring of the mouse comes back."""
        super().enterEvent(event)
        self._under = None

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse any more."""
        self._tip.stop()
        self._under = None
        self.editing.said.emit("")
        self.leave_mouse()
        super().leaveEvent(event)

"""The view on a map: zoom, pan, and how mouse and keyboard reach the tools."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QToolTip, QWidget

from engine.picture import Point
from workbench.desks.desk_view import PATIENCE, DeskView
from workbench.desks.graph.canvas import Canvas
from workbench.desks.graph.changes import label_of_key
from workbench.desks.graph.editing import GRID
from workbench.desks.graph.shapes import extent, place_at
from workbench.desks.graph.tools.draw import AreaTool
from workbench.desks.graph.tools.select import SelectTool
from workbench.desks.graph.tools.tool import Tool, Touch
from workbench.documents.document import new_gesture
from workbench.documents.graph_fields import LINK, SPACE, Place
from workbench.scene.camera import ARROWS, FULL_SIZE

_REACH: Final = 7.0  # pixels beside a link at which it is still meant
_LEFT, _RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
_FINE: Final = 0.05  # board units that an arrow moves with Alt, or without a grid
_FAR: Final = 4  # times as far with Shift
_NAMED: Final = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class CanvasView(DeskView):
    """Shows a Canvas and hands touches to the tool in hand.

    Args:
        canvas: The scene.
        describe: A place in words, for tooltip and status bar.

    Signals:
        cancelled: Escape was pressed.
        menu_wanted: A list of actions is asked for, at a point of the screen.
        label_typed: A label was typed for the links in hand.
    """

    canvas: Canvas
    tool: Tool | None
    cancelled = Signal()
    menu_wanted = Signal(QPoint)
    label_typed = Signal(str)

    def __init__(
        self, canvas: Canvas, describe: Callable[[Place], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(canvas, lambda: canvas.area, parent)
        self.canvas = canvas
        self.editing = canvas.editing
        self.document = canvas.document
        self._describe = describe
        self._keyed = False  # whether the tool was begun with Enter
        self._under: Place | None = None
        self._at: Point | None = None
        self._nudging = 0
        self._tip_at = QPoint()
        self._tip = QTimer(self, singleShot=True, interval=PATIENCE)
        self._tip.timeout.connect(self._show_tip)
        self.setObjectName("map_canvas")
        self.setAccessibleName(self.tr("Map"))
        self.setAccessibleDescription(
            self.tr(
                "Tab walks the spaces, arrows move what is selected, Enter uses the tool, the "
                "Menu key lists actions."
            )
        )
        self.editing.cursor_changed.connect(self._follow_cursor)
        self.editing.reveal_wanted.connect(self._reveal)

    @property
    def under(self) -> Place | None:
        """The place under the mouse."""
        return self._under

    @property
    def mouse(self) -> Point | None:
        """Where the mouse is over the map, in board units; None if it is elsewhere."""
        return self._at

    @property
    def links_in_hand(self) -> list[int]:
        """Links that a typed letter labels: the selected ones, else that under the mouse."""
        chosen = [int(number) for number in self.editing.selected(LINK)]
        if chosen and len(chosen) == len(self.editing.selection):
            return chosen
        under = self._under
        if under is not None and under[0] == LINK and self.document.has(under):
            return [int(under[1])]
        return []

    # The tool.

    def use_tool(self, tool: Tool) -> None:
        """Take a tool in hand."""
        if self.tool is not None:
            self.tool.put_away()
        self.tool = tool
        self._keyed = False
        self.viewport().setCursor(self.pointer())

    def cancel(self) -> bool:
        """Give up what the tool has begun; False if there was nothing."""
        self._keyed = False
        if self.tool is None or not self.tool.active:
            return False
        self.tool.cancel()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left acts, right selects and lists actions, middle or Space and left pans."""
        self._tip.stop()
        if self.begin_pan(event) or self.tool is None:
            return
        touch = self._touch(event)
        self._tell_hover(touch.place, None)
        if event.button() == _LEFT:
            self._keyed = False
            self.tool.press(touch)
        elif event.button() == _RIGHT and not self.cancel():
            if touch.place is not None and touch.place not in self.editing.selection:
                self.editing.select({touch.place})
            self.editing.move_cursor(touch.place, None if touch.place else touch.point)
            self.menu_wanted.emit(event.globalPosition().toPoint())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, go on with what was begun, or tell what is under the mouse."""
        if self.pan(event):
            return
        touch = self._touch(event)
        self._at = touch.point
        self._tell_hover(touch.place, event.globalPosition().toPoint())
        if self.tool is None or self._keyed:
            return
        if event.buttons() & _LEFT:
            if self.tool.active:
                self.tool.drag(touch)
        else:
            self.tool.hover(touch)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End panning, or what was begun."""
        if self.end_pan():
            return
        if event.button() == _LEFT and self.tool is not None and self.tool.active:
            self.tool.release(self._touch(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """What the tool does at a second click, else a click."""
        if event.button() != _LEFT or self.tool is None or not self.tool.double(self._touch(event)):
            self.mousePressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Tab walks the spaces, and leaves the map behind the last one."""
        if isinstance(event, QKeyEvent) and not event.modifiers() & _NAMED:
            pressed = event.type() == QEvent.Type.KeyPress
            if event.type() == QEvent.Type.ShortcutOverride and self._label(event):
                event.accept()  # a letter is a label and no shortcut while links are in hand
                return True
            if pressed and event.key() in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
                back = event.key() == Qt.Key.Key_Backtab
                if self._walk(-1 if back else 1):
                    event.accept()
                    return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space pans, arrows move, Enter acts, Escape cancels, letters label links."""
        key = event.key()
        if key == Qt.Key.Key_Space:
            self.hold_space(event)
        elif key in ARROWS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._arrow(ARROWS[key], event)
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self._act(event)
        elif key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif not event.modifiers() & _NAMED and (label := self._label(event)):
            self.label_typed.emit(label)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """An arrow released ends the step of the history that it made."""
        if event.key() in ARROWS and not event.isAutoRepeat():
            self._nudging = 0
        super().keyReleaseEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The Menu key lists actions; the right button has done so already."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self.mapFromScene(QPointF(*self.editing.at))
            self.menu_wanted.emit(self.viewport().mapToGlobal(at))
        event.accept()

    def _label(self, event: QKeyEvent) -> str:
        """The label that a key means for the links in hand; "" for none."""
        typed = event.text()
        if not typed or not typed.isprintable() or typed.isspace() or not self.links_in_hand:
            return ""
        return label_of_key(self.document, typed)

    def _act(self, event: QKeyEvent) -> None:
        """Enter: press and release, or begin and end for tools of two steps."""
        tool = self.tool
        if tool is None or (isinstance(tool, AreaTool) and tool.finish()):
            return
        touch = self._touch_cursor(event)
        if self._keyed:
            self._keyed = False
            tool.release(touch)
        elif not tool.active or tool.steps == 1:
            tool.press(touch)
            self._keyed = tool.steps == 2 and tool.active
            if not self._keyed and tool.active:
                tool.release(touch)

    def _walk(self, way: int) -> bool:
        """Go to the next space; False beyond the last one."""
        order = self.document.order
        if self.editing.here is None or self.editing.here[0] != SPACE:
            number = 0 if way > 0 else len(order) - 1
        else:
            number = order.index(str(self.editing.here[1])) + way
        if not 0 <= number < len(order):
            self.editing.move_cursor(None, self.editing.at)
            return False
        place: Place = (SPACE, order[number])
        self.editing.move_cursor(place)
        if self.tool is not None and self.tool.key == "select":
            self.editing.select({place})
        self._tell_hover(place, None)
        if self.tool is not None and self._keyed:
            self.tool.drag(self._touch_cursor())
        return True

    def _arrow(self, way: tuple[int, int], event: QKeyEvent) -> None:
        """Move what is selected, or the cursor where nothing is, or another tool is in hand."""
        keys = event.modifiers()
        fine = bool(keys & Qt.KeyboardModifier.AltModifier) or not self.editing.snap
        far = _FAR if keys & Qt.KeyboardModifier.ShiftModifier else 1
        step = (_FINE if fine else GRID) * far
        by = (way[0] * step, way[1] * step)
        tool = self.tool
        if isinstance(tool, SelectTool) and self.editing.selection:
            self._nudging = self._nudging or new_gesture()
            if tool.nudge(by, self._nudging):
                return
        x, y = self.editing.at
        at = (round(x + by[0], 3), round(y + by[1], 3))
        self.editing.move_cursor(place_at(self.document, at, 0.0), at)
        self._tell_hover(self.editing.here, None)
        if tool is not None and self._keyed:
            tool.drag(self._touch_cursor())
        elif tool is not None:
            tool.hover(self._touch_cursor())

    # What lies under mouse and cursor.

    def _touch(self, event: QMouseEvent) -> Touch:
        scale, spot = self.transform().m11(), event.position()
        inverse, _ = self.viewportTransform().inverted()
        at = inverse.map(spot)
        point = (at.x(), at.y())
        place = place_at(self.document, point, _REACH / scale)
        return _with_keys(place, point, scale, event.modifiers())

    def _touch_cursor(self, event: QKeyEvent | None = None) -> Touch:
        keys = event.modifiers() if event is not None else Qt.KeyboardModifier.NoModifier
        return _with_keys(self.editing.here, self.editing.at, self.transform().m11(), keys)

    def _tell_hover(self, place: Place | None, at: QPoint | None) -> None:
        if at is not None:
            self._tip_at = at
        if place == self._under:
            return
        self._under = place
        QToolTip.hideText()
        self.canvas.show_hover(place if at is not None else None)
        if self.tool is None or not self.tool.active:
            self.editing.said.emit(self._describe(place) if place is not None else "")
            if at is not None and place is not None:
                self._tip.start()

    def _show_tip(self) -> None:
        place = self._under
        if place is not None and self.document.has(place) and self.underMouse():
            said = self._describe(place).replace(" · ", "\n")
            QToolTip.showText(self._tip_at, said, self.viewport())

    def _follow_cursor(self) -> None:
        self.canvas.show_cursor(shown=self.hasFocus())
        at = QPointF(*self.editing.at)
        held = self.tool is not None and self.tool.active
        if self.hasFocus() and not held and not self.sight.contains(at):
            self.ensureVisible(QRectF(at.x() - 0.8, at.y() - 0.8, 1.6, 1.6), 0, 0)
            self.stay()

    def _reveal(self, places: tuple[Place, ...]) -> None:
        """Bring places into sight; the cursor goes to the first."""
        if not places:
            return
        self.editing.move_cursor(places[0])
        box = extent(self.document, places).adjusted(-0.5, -0.5, 0.5, 0.5)
        if self.sight.contains(box):
            return
        size = self.viewport().size()
        room = min(size.width() / (box.width() + 2), size.height() / (box.height() + 2))
        self.show_at(min(self.zoom, room / FULL_SIZE), box.center())

    def pointer(self) -> Qt.CursorShape:
        """See `DeskView.pointer`."""
        key = self.tool.key if self.tool is not None else ""
        if key in {"space", "link", "area"}:
            return Qt.CursorShape.CrossCursor
        return Qt.CursorShape.ArrowCursor

    # Qt's events.

    def let_space_go(self) -> None:
        """No key is held any more, no arrow either."""
        super().let_space_go()
        self._nudging = 0

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the mouse any more."""
        self._tip.stop()
        self._under = self._at = None
        self.editing.said.emit("")
        self.leave_mouse()
        super().leaveEvent(event)


def _with_keys(place: Place | None, point: Point, scale: float, keys: Qt.KeyboardModifier) -> Touch:
    return Touch(
        place,
        point,
        scale,
        shift=bool(keys & Qt.KeyboardModifier.ShiftModifier),
        control=bool(keys & Qt.KeyboardModifier.ControlModifier),
        free=bool(keys & Qt.KeyboardModifier.AltModifier),
    )

"""The tool that selects places, moves them, and bends links and outlines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF

from engine.picture import Point
from workbench.desks.graph.canvas import Canvas
from workbench.desks.graph.changes import moved, moving, tidy
from workbench.desks.graph.marks import Handle
from workbench.desks.graph.shapes import middle_of
from workbench.desks.graph.tools.tool import Tool, Touch
from workbench.desks.graph.wording import said_of
from workbench.documents.document import new_gesture
from workbench.documents.edits import Key
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place
from workbench.language.counts import counted

_THRESHOLD = 4.0  # pixels from which a press is a drag


class SelectTool(Tool):
    """Click selects, a drag moves or draws a band; Shift adds, Ctrl takes away."""

    key: ClassVar[str] = "select"
    steps: ClassVar[int] = 1

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._from: Point = (0.0, 0.0)
        self._hit: Place | None = None
        self._handle: Handle | None = None
        self._before: dict[Key, Any] = {}
        self._gesture = 0
        self._banding = False
        self._picked_now = False

    def press(self, touch: Touch) -> None:
        """Take hold of a handle or a place, or begin a band."""
        super().press(touch)
        self._from, self._hit, self._before, self._gesture = touch.point, touch.place, {}, 0
        self._banding = self._picked_now = False
        self._handle = self.canvas.handles.at(touch.point, touch.scale)
        if self._handle is not None:
            return
        if self._hit is None or (self._hit[0] == AREA and self._hit not in self.editing.selection):
            self._banding = True  # areas may cover the whole map
        else:
            self._pick(self._hit, touch)

    def _pick(self, place: Place, touch: Touch) -> None:
        chosen = self.editing.selection
        if touch.control:
            self.editing.select(chosen - {place})
            self._hit = None
        elif place not in chosen:
            self._picked_now = True
            self.editing.select({*chosen, place} if touch.shift else {place})

    def drag(self, touch: Touch) -> None:
        """Move what is held, or draw the band on."""
        if not self._gesture and self._near(touch):
            return
        if self._banding:
            self._gesture = self._gesture or -1
            self.canvas.show_band(_corners(self._from, touch.point))
        elif self._handle is not None:
            self._begin()
            self._drag_handle(self._handle, touch)
        elif self._hit is not None:
            self._begin()
            self._move(touch)

    def release(self, touch: Touch) -> None:
        """What is held stays here; a band selects what lies in it."""
        super().release(touch)
        if self._banding and (self._gesture or self._hit is None):
            self._choose_band(touch)
            self._hit = None
        elif self._banding and self._hit is not None:
            self._pick(self._hit, touch)
        elif self._gesture:
            self.document.fence(False)
        elif self._hit is not None and not self._picked_now:
            self._click(touch)
        if self._hit is not None and self._handle is None:
            self.editing.move_cursor(self._hit)
        self._gesture = 0
        self._banding = False

    def double(self, touch: Touch) -> bool:
        """A double click on a place lets its name be typed."""
        if touch.place is None or self.canvas.handles.at(touch.point, touch.scale) is not None:
            return False
        self.editing.select({touch.place})
        self.editing.name_wanted.emit()
        return True

    def cancel(self) -> None:
        """Neither move nor select."""
        if self._gesture > 0:
            self.document.do(self.tr("Move"), self._before, self._gesture)
            self.document.fence(False)
        self._gesture = 0
        self._banding = False
        super().cancel()

    def nudge(self, step: Point, gesture: int) -> bool:
        """Move what is selected by a step; False if nothing is."""
        chosen = self.editing.selection
        before = moving(self.document, chosen)
        if not before:
            return False
        self.document.do(self._text(), moved(before, step), gesture)
        return True

    def _near(self, touch: Touch) -> bool:
        (x, y), (a, b) = self._from, touch.point
        return max(abs(x - a), abs(y - b)) * touch.scale < _THRESHOLD

    def _begin(self) -> None:
        """The first move of a drag."""
        if self._gesture:
            return
        self._gesture = new_gesture()
        if self._handle is None:
            self._before = moving(self.document, self.editing.selection)
        elif self.canvas.handles.place is not None:
            key = self._points_key(self.canvas.handles.place)
            self._before = {key: self.document.fields.get(key)}
        self.document.fence(True)

    def _move(self, touch: Touch) -> None:
        """Everything selected, so that what is held comes to lie on the grid."""
        if self._hit is None or not self._before:
            return
        where, key = self._hit
        if where == SPACE:
            x, y = self._before[(SPACE, key, "at")]
        else:
            x, y = self.editing.snapped(self._from, free=touch.free)
        to = (x + touch.point[0] - self._from[0], y + touch.point[1] - self._from[1])
        a, b = self.editing.snapped(to, free=touch.free)
        self.document.do(self._text(), moved(self._before, (a - x, b - y)), self._gesture)

    def _drag_handle(self, handle: Handle, touch: Touch) -> None:
        place = self.canvas.handles.place
        if place is None:
            return
        ((key, value),) = self._before.items()
        points = [list(point) for point in value or ()]
        at = tidy(*self.editing.snapped(touch.point, free=touch.free))
        if handle.fresh:
            points.insert(handle.number, at)
        else:
            points[handle.number] = at
        link = place[0] == LINK
        text = self.tr("Bend {}") if link else self.tr("Reshape {}")
        self.document.do(text.format(said_of(self.document, [place])), {key: points}, self._gesture)

    def _points_key(self, place: Place) -> Key:
        return (*place, "through" if place[0] == LINK else "outline")

    def _click(self, touch: Touch) -> None:
        """A click on one of several that are selected selects it alone.

        One on a handle means the place below it, such as a space on the corner of an area.
        """
        if self._hit is None:
            return
        chosen = self.editing.selection
        if self._hit not in chosen:
            self._pick(self._hit, touch)
        else:
            self.editing.select(chosen - {self._hit} if touch.shift else {self._hit})

    def _choose_band(self, touch: Touch) -> None:
        self.canvas.show_band(())
        found: set[Place] = set()
        if self._gesture:
            box = QRectF(QPointF(*self._from), QPointF(*touch.point)).normalized()
            found = set(_within(self.document.places(), box, self))
        chosen = self.editing.selection
        if touch.shift:
            found |= chosen
        elif touch.control:
            found = set(chosen) - found
        self.editing.select(found)
        self.editing.move_cursor(None, self.editing.snapped(touch.point))
        if found:
            said = counted(self.tr("{count:place|places} selected"), count=len(found))
            self.editing.said.emit(said)

    def _text(self) -> str:
        return self.tr("Move {}").format(said_of(self.document, self.editing.selection))


def _within(places: Iterable[Place], box: QRectF, tool: SelectTool) -> Iterable[Place]:
    return (one for one in places if box.contains(QPointF(*middle_of(tool.document, one))))


def _corners(one: Point, other: Point) -> list[QPointF]:
    box = QRectF(QPointF(*one), QPointF(*other)).normalized()
    return [box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()]

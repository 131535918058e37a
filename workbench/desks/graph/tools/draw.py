"""Tools that put things on the map: spaces, links and areas; and the eraser."""

from __future__ import annotations

from math import dist
from typing import ClassVar

from PySide6.QtCore import QObject

from engine.boards.graph import RADIUS
from engine.picture import Point
from workbench.desks.graph.canvas import Canvas
from workbench.desks.graph.changes import new_area, new_link, new_space, tidy, without
from workbench.desks.graph.shapes import spaces_in
from workbench.desks.graph.tools.tool import Tool, Touch
from workbench.desks.graph.wording import described, kind_title, name_of, said_of
from workbench.documents.document import new_gesture
from workbench.documents.edits import Key
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place

_CLOSE = 12.0  # pixels from the first corner within which a click closes an outline


class SpaceTool(Tool):
    """A click puts a space of the kind in hand; a drag puts it elsewhere."""

    key: ClassVar[str] = "space"

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._made: Place | None = None
        self._gesture = 0

    def press(self, touch: Touch) -> None:
        """Put a space here, or select the one that is here."""
        super().press(touch)
        self._made = None
        self.canvas.show_ring(None)
        if touch.space is not None:
            self.editing.select({(SPACE, touch.space)})
            self.editing.move_cursor((SPACE, touch.space))
            return
        kind, self._gesture = self.editing.kind(SPACE), new_gesture()
        at = self.editing.snapped(touch.point, free=touch.free)
        after, self._made = new_space(self.document, kind, at)
        self.document.fence(True)
        self.document.do(self._text(), after, self._gesture)
        self.editing.select({self._made})
        self.editing.move_cursor(self._made)

    def drag(self, touch: Touch) -> None:
        """Put the new space here instead."""
        if self._made is not None:
            at = self.editing.snapped(touch.point, free=touch.free)
            self.document.do(self._text(), {(*self._made, "at"): tidy(*at)}, self._gesture)

    def release(self, touch: Touch) -> None:
        """The space stays."""
        super().release(touch)
        if self._made is not None:
            self.document.fence(False)
            self._made = None

    def hover(self, touch: Touch | None) -> None:
        """Show where a space would come."""
        there = touch is not None and touch.space is None
        at = self.editing.snapped(touch.point, free=touch.free) if touch and there else None
        self.canvas.show_ring(at, RADIUS)

    def cancel(self) -> None:
        """Take the new space back."""
        if self._made is not None:
            after = without(self.document, [self._made])
            self.document.do(self._text(), after, self._gesture)
            self.document.fence(False)
            self._made = None
        super().cancel()

    def _text(self) -> str:
        title = kind_title(self.document, SPACE, self.editing.kind(SPACE))
        return self.tr("Add a space: {}").format(title)


class LinkTool(Tool):
    """A drag from one space to another links them; so do two clicks, with bends in between."""

    key: ClassVar[str] = "link"
    steps: ClassVar[int] = 2

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._start: str | None = None
        self._bends: list[Point] = []
        self._clicked = False  # the first space was clicked and not dragged from

    def press(self, touch: Touch) -> None:
        """Begin at a space, or end at it."""
        if self._clicked:
            self._click_on(touch)
            return
        if touch.space is not None:
            self.active = True
            self._start, self._bends = touch.space, []
            self.editing.select({(SPACE, touch.space)})
            self.editing.move_cursor((SPACE, touch.space))
        elif touch.place is not None:
            self.editing.select({touch.place})
            self.editing.move_cursor(touch.place)
        else:
            self.editing.said.emit(self.tr("A link begins at a space and ends at another one."))

    def drag(self, touch: Touch) -> None:
        """Show the link that would be."""
        if self._start is not None:
            self.canvas.show_draft(self._path(touch))

    def hover(self, touch: Touch | None) -> None:
        """After a click the line follows the mouse."""
        if self._clicked and touch is not None:
            self.drag(touch)

    def release(self, touch: Touch) -> None:
        """End at another space; a click on the first one waits for another click."""
        if self._start is None or self._clicked:
            return
        if touch.space == self._start:
            self._clicked = True
            said = self.tr("Click the space to link {} to; clicks beside spaces are bends.")
            self.editing.said.emit(said.format(name_of(self.document, (SPACE, self._start))))
        elif touch.space is not None:
            self._link(touch.space)
        else:
            self.cancel()
            self.editing.said.emit(self.tr("A link begins at a space and ends at another one."))

    def cancel(self) -> None:
        """Link nothing."""
        self._start, self._bends, self._clicked = None, [], False
        super().cancel()

    def _click_on(self, touch: Touch) -> None:
        if touch.space == self._start:
            self.cancel()
        elif touch.space is not None:
            self._link(touch.space)
        else:
            self._bends.append(self.editing.snapped(touch.point, free=touch.free))
            self.canvas.show_draft(self._path(touch))

    def _path(self, touch: Touch) -> list[Point]:
        ends = (self._start, touch.space)
        first, end = (
            self.document.spaces[key].at if key is not None else touch.point for key in ends
        )
        return [first, *self._bends, end]

    def _link(self, end: str) -> None:
        start, bends = self._start, self._bends
        self.cancel()
        if start is None or start not in self.document.spaces:
            return
        after, own = new_link(self.document, self.editing.kind(LINK), (start, end), bends)
        ends = "–".join(name_of(self.document, (SPACE, key)) for key in (start, end))
        self.document.do(self.tr("Link {}").format(ends), after)
        self.editing.select({own})
        self.editing.move_cursor((SPACE, end))
        self.editing.said.emit(name_of(self.document, own))


class AreaTool(Tool):
    """Clicks are corners, spaces that are clicked or enclosed belong to the area."""

    key: ClassVar[str] = "area"

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._corners: list[Point] = []
        self._spaces: list[str] = []

    @property
    def corners(self) -> tuple[Point, ...]:
        """Those clicked so far."""
        return tuple(self._corners)

    def press(self, touch: Touch) -> None:
        """Put a corner; on the first one the outline closes."""
        space = touch.space
        at = self.editing.snapped(touch.point, free=touch.free)
        if space is not None:
            at = self.document.spaces[space].at
        if len(self._corners) > 2 and self._is_first(at, touch):
            self.finish()
            return
        self.active = True
        if not self._corners or at != self._corners[-1]:
            self._corners.append(at)
        if space is not None and space not in self._spaces:
            self._spaces.append(space)
        self.canvas.show_draft([*self._corners, touch.point])
        if len(self._corners) == 3:
            self.editing.said.emit(self.tr("Click the first corner, or press Enter, to close it."))

    def release(self, touch: Touch) -> None:
        """It goes on until it is closed."""

    def double(self, touch: Touch) -> bool:
        """A double click closes the outline."""
        if len(self._corners) < 3:
            return False
        self.finish()
        return True

    def hover(self, touch: Touch | None) -> None:
        """The line follows the mouse."""
        if self._corners and touch is not None:
            self.canvas.show_draft([*self._corners, touch.point, self._corners[0]])

    def drag(self, touch: Touch) -> None:
        """The line follows the mouse."""
        self.hover(touch)

    def finish(self) -> bool:
        """Close the outline; False while it has too few corners."""
        if len(self._corners) < 3:
            return False
        inside = spaces_in(self.document, self._corners)
        spaces = [*self._spaces, *(key for key in inside if key not in self._spaces)]
        kind, corners = self.editing.kind(AREA), self._corners
        self.cancel()
        after, own = new_area(self.document, kind, spaces, corners)
        text = self.tr("Add an area: {}").format(kind_title(self.document, AREA, kind))
        self.document.do(text, after)
        self.editing.select({own})
        self.editing.said.emit(described(self.document, own))
        return True

    def cancel(self) -> None:
        """Draw no area."""
        self._corners, self._spaces = [], []
        super().cancel()

    def _is_first(self, at: Point, touch: Touch) -> bool:
        first = self._corners[0]
        return at == first or dist(first, touch.point) * touch.scale < _CLOSE


class EraserTool(Tool):
    """Takes away what it touches; one drag is one step."""

    key: ClassVar[str] = "eraser"

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._gesture = 0
        self._gone: list[str] = []
        self._before: dict[Key, object] = {}

    def press(self, touch: Touch) -> None:
        """Take away what is here."""
        super().press(touch)
        self._gesture, self._gone, self._before = new_gesture(), [], {}
        self.document.fence(True)
        self._erase(touch.place)

    def drag(self, touch: Touch) -> None:
        """Take away what is here, but areas only where the drag began."""
        if touch.place is not None and touch.place[0] != AREA:
            self._erase(touch.place)

    def release(self, touch: Touch) -> None:
        """What is gone is gone."""
        super().release(touch)
        self.document.fence(False)

    def cancel(self) -> None:
        """Give everything back."""
        if self.active:
            self.document.do(self.tr("Erase"), self._before, self._gesture)
            self.document.fence(False)
        super().cancel()

    def _erase(self, place: Place | None) -> None:
        if place is None or not self.document.has(place):
            return
        self._gone.append(said_of(self.document, [place]))
        after = without(self.document, [place])
        for key in after:
            self._before.setdefault(key, self.document.fields.get(key))
        names = ", ".join(self._gone[:3]) + (", …" if len(self._gone) > 3 else "")
        self.document.do(self.tr("Erase {}").format(names), after, self._gesture)

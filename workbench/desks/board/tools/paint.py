"""Tools that put spaces on the board or take them away: stamp, eraser, line, shapes, fill."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import ClassVar, Final

from PySide6.QtCore import QObject

from engine.boards.lattice import Hex, distance, line, ring
from engine.boards.notation import from_offset, to_offset
from engine.boards.regions import connected
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.tools.stroke import Stroke, paint_at_once
from workbench.desks.board.tools.tool import Tool, Touch

PREVIEWED: Final = 600  # hexes of a fill that are shown before it is done


class PaintTool(Tool):
    """What stamp and shapes share: a kind in hand, or None while erasing."""

    paints: ClassVar[bool] = True

    def kind(self, touch: Touch) -> str | None:
        """What a touch paints; None takes away."""
        return None if touch.erase else self.editing.stamp

    def preview(self, hexes: Iterable[Hex], kind: str | None) -> None:
        """Show what would become of some hexes."""
        spread = self.editing.spread(hexes)
        if kind is None:
            spread = tuple(axial for axial in spread if axial in self.document.spaces)
        self.canvas.show_ghost(dict.fromkeys(spread, kind))

    def hover(self, touch: Touch | None) -> None:
        """Show the hexes that a press would paint."""
        if touch is None:
            self.canvas.show_ghost({})
        else:
            self.preview([touch.hex], self.kind(touch))


class StampTool(PaintTool):
    """Paints hex by hex; Shift draws a line from the last one, Ctrl+Shift a ring."""

    key: ClassVar[str] = "stamp"

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._stroke: Stroke | None = None
        self._last: Hex | None = None
        self._ring_from: Hex | None = None

    def press(self, touch: Touch) -> None:
        """Begin a stroke, or a ring."""
        super().press(touch)
        self.canvas.show_ghost({})
        if touch.shift and touch.control:
            self._ring_from = touch.hex
            self.drag(touch)
            return
        self._stroke = Stroke(self.editing, self.kind(touch))
        start = self._last if touch.shift and self._last is not None else touch.hex
        self._stroke.add(line(start, touch.hex))
        self._last = touch.hex

    def drag(self, touch: Touch) -> None:
        """Go on with the stroke; no hex on the way is left out."""
        if self._ring_from is not None:
            self.preview(self._ring(touch), self.kind(touch))
        elif self._stroke is not None and touch.hex != self._last:
            self._stroke.add(line(self._last or touch.hex, touch.hex))
            self._last = touch.hex

    def release(self, touch: Touch) -> None:
        """End the stroke, or draw the ring."""
        super().release(touch)
        if self._ring_from is not None:
            paint_at_once(self.editing, self._ring(touch), self.kind(touch))
            self._ring_from = None
            self.canvas.show_ghost({})
        if self._stroke is not None:
            self._stroke.finish()
            self._stroke = None

    def hover(self, touch: Touch | None) -> None:
        """Show the hexes that a press would paint, with Shift the whole line."""
        if touch is not None and touch.shift and not touch.control and self._last is not None:
            self.preview(line(self._last, touch.hex), self.kind(touch))
        else:
            super().hover(touch)

    def cancel(self) -> None:
        """Take the stroke back."""
        super().cancel()
        self._ring_from = None
        if self._stroke is not None:
            self._stroke.cancel()
            self._stroke = None

    def _ring(self, touch: Touch) -> tuple[Hex, ...]:
        middle = self._ring_from or touch.hex
        return ring(middle, distance(middle, touch.hex), self.document.orientation)


class EraserTool(StampTool):
    """Takes hexes away."""

    key: ClassVar[str] = "eraser"

    def kind(self, touch: Touch) -> str | None:
        """Nothing is left."""
        return None


class ShapeTool(PaintTool):
    """A shape between two hexes, shown while it is drawn and put down on release."""

    steps: ClassVar[int] = 2

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._start: Hex | None = None
        self._erase = False

    def shape(self, start: Hex, touch: Touch) -> tuple[Hex, ...]:
        """Hexes of the shape."""
        raise NotImplementedError

    def press(self, touch: Touch) -> None:
        """Begin the shape."""
        super().press(touch)
        self._start, self._erase = touch.hex, touch.erase
        self.drag(touch)

    def drag(self, touch: Touch) -> None:
        """Show the shape up to here."""
        if self._start is not None:
            kind = None if self._erase else self.editing.stamp
            self.preview(self.shape(self._start, touch), kind)

    def release(self, touch: Touch) -> None:
        """Put the shape down."""
        super().release(touch)
        if self._start is not None:
            kind = None if self._erase else self.editing.stamp
            paint_at_once(self.editing, self.shape(self._start, touch), kind)
        self._start = None
        self.canvas.show_ghost({})

    def cancel(self) -> None:
        """Draw nothing."""
        super().cancel()
        self._start = None


class LineTool(ShapeTool):
    """A straight line."""

    key: ClassVar[str] = "line"

    def shape(self, start: Hex, touch: Touch) -> tuple[Hex, ...]:
        """Hexes under the line."""
        return line(start, touch.hex)


class RectangleTool(ShapeTool):
    """All hexes between two columns and rows; Ctrl+Shift draws a ring."""

    key: ClassVar[str] = "rectangle"

    def shape(self, start: Hex, touch: Touch) -> tuple[Hex, ...]:
        """Hexes of the rectangle, or of the ring."""
        if touch.control and touch.shift:
            return ring(start, distance(start, touch.hex), self.document.orientation)
        orientation = self.document.orientation
        (left, top), (right, bottom) = (
            to_offset(axial, orientation) for axial in (start, touch.hex)
        )
        return tuple(
            from_offset(column, row, orientation)
            for row in range(min(top, bottom), max(top, bottom) + 1)
            for column in range(min(left, right), max(left, right) + 1)
        )


class RingTool(ShapeTool):
    """All hexes at one distance from the first; Shift fills the ring."""

    key: ClassVar[str] = "ring"

    def shape(self, start: Hex, touch: Touch) -> tuple[Hex, ...]:
        """Hexes of the ring, or of the whole disc."""
        radius = distance(start, touch.hex)
        first = 0 if touch.shift else radius
        orientation = self.document.orientation
        return tuple(
            axial for away in range(first, radius + 1) for axial in ring(start, away, orientation)
        )


class FillTool(PaintTool):
    """Paints all that is connected and alike; in a selection the whole selection."""

    key: ClassVar[str] = "fill"

    def press(self, touch: Touch) -> None:
        """Fill from this hex."""
        super().press(touch)
        self.canvas.show_ghost({})
        if touch.hex in self.editing.selection:
            found: AbstractSet[Hex] | None = self.editing.selection
        else:
            found = self.connected(touch.hex)
        if found is None:
            self.editing.failed.emit(
                self.tr("Nothing encloses this ground, so it cannot be filled.")
            )
            return
        paint_at_once(self.editing, found, self.kind(touch))

    def connected(self, start: Hex) -> set[Hex] | None:
        """Hexes alike and connected with one; None for the open sea around the board."""
        return connected(self.document.spaces, start, self.document.orientation)

    def hover(self, touch: Touch | None) -> None:
        """Show all that would be filled, unless it is very much."""
        if touch is None:
            self.canvas.show_ghost({})
            return
        if touch.hex in self.canvas.ghost and not touch.erase:
            return
        found = self.connected(touch.hex) if touch.hex in self.document.spaces else None
        if found is None or len(found) > PREVIEWED:
            found = {touch.hex}
        self.preview(found, self.kind(touch))

"""The tracing image in hand: a drag moves it, two points and two hexes align it."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from PySide6.QtCore import QObject, QPointF, Signal

from engine.boards import lattice
from engine.errors import OikistError
from engine.picture import Point
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.tools.tool import Tool, Touch
from workbench.desks.board.tracing import Tracing


class TraceTool(Tool):
    """Moves and aligns the image; nothing of it is part of the board.

    Signals:
        placed: A Tracing that lies elsewhere.
    """

    key: ClassVar[str] = "trace"
    placed = Signal(object)

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self._from: QPointF | None = None
        self._start = Tracing()
        self._points: list[Point] = []  # two pixels of the image, then middles of two hexes
        self.aligning = False

    def align(self) -> None:
        """Begin with the four clicks."""
        if not self.canvas.shown.tracing.there:
            self.editing.failed.emit(self.tr("Open an image to trace first."))
            return
        if self.canvas.shown.tracing.locked:
            self.editing.failed.emit(self.tr("The image is locked; unlock it to align it."))
            return
        self.aligning = True
        self._points = []
        self._tell()

    def hover(self, touch: Touch | None) -> None:
        """Mark the hex that a click would choose."""
        choosing = self.aligning and len(self._points) >= 2 and touch is not None
        self.canvas.show_ghost({touch.hex: None} if choosing and touch else {})

    def press(self, touch: Touch) -> None:
        """Take a point, or begin to move the image."""
        super().press(touch)
        if self.aligning:
            self._take(touch)
            return
        self._start = self.canvas.shown.tracing
        if self._start.there and self._start.locked:
            self.editing.failed.emit(self.tr("The image is locked; unlock it to move it."))
        elif self._start.there:
            self._from = touch.point

    def drag(self, touch: Touch) -> None:
        """Move the image."""
        if self._from is not None:
            way = touch.point - self._from
            a, b, c, d, x, y = self._start.place
            self.placed.emit(replace(self._start, place=(a, b, c, d, x + way.x(), y + way.y())))

    def release(self, touch: Touch) -> None:
        """The image lies here."""
        super().release(touch)
        self._from = None

    def cancel(self) -> None:
        """Put the image back, or stop aligning."""
        super().cancel()
        if self._from is not None:
            self.placed.emit(self._start)
        self._from = None
        self.aligning = False
        self._points = []
        self.editing.said.emit("")

    def put_away(self) -> None:
        """Another tool is taken in hand."""
        super().put_away()
        self.aligning = False

    def _take(self, touch: Touch) -> None:
        tracing = self.canvas.shown.tracing
        if len(self._points) < 2:
            self._points.append(tracing.pixel_at(touch.point))
        else:
            self._points.append(lattice.centre(touch.hex, self.document.orientation))
        self._tell()
        if len(self._points) < 4:
            return
        first, second, third, fourth = self._points
        self.aligning = False
        self.canvas.show_ghost({})
        try:
            self.placed.emit(tracing.aligned((first, second), (third, fourth)))
        except OikistError as problem:
            self.editing.failed.emit(str(problem))

    def _tell(self) -> None:
        said = (
            self.tr("Click the middle of a hex on the image."),
            self.tr("Click the middle of another hex on the image, far from the first."),
            self.tr("Click the hex of the grid that the first point belongs to."),
            self.tr("Click the hex of the grid that the second point belongs to."),
            self.tr("The image is aligned."),
        )
        self.editing.said.emit(said[len(self._points)])

"""Pasting: a piece follows mouse or cursor, is turned and mirrored, and put where it fits."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QObject, Signal

from engine.boards.lattice import Hex, Operation
from engine.boards.regions import Region
from workbench.desks.board.canvas import Canvas
from workbench.desks.board.tools.changes import placed_alike, problem_with
from workbench.desks.board.tools.tool import Tool, Touch
from workbench.language.counts import counted


class PasteTool(Tool):
    """Puts a piece on the board; Shift keeps it in hand for the next place.

    Signals:
        done: The piece is put, or given up; the tool before this one is wanted again.
    """

    key: ClassVar[str] = "paste"
    carries: ClassVar[bool] = True
    done = Signal()

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(canvas, parent)
        self.region: Region | None = None
        self._at: Hex = (0, 0)

    def begin(self, region: Region, at: Hex) -> bool:
        """Take a piece in hand; False if this board cannot have it."""
        problem = problem_with(self.document, region)
        if problem:
            self.editing.failed.emit(problem)
            return False
        self.region = region.on(self.document.orientation)
        self._at = at
        self._show()
        return True

    def transform(self, operation: Operation) -> None:
        """Turn or mirror the piece in hand."""
        if self.region is not None:
            self.region = self.region.transformed(operation)
            self._show()

    def hover(self, touch: Touch | None) -> None:
        """Show where the piece would lie."""
        if touch is not None and touch.hex != self._at:
            self._at = touch.hex
            self._show()

    def drag(self, touch: Touch) -> None:
        """Show where the piece would lie."""
        self.hover(touch)

    def release(self, touch: Touch) -> None:
        """Put the piece here."""
        super().release(touch)
        if self.region is None:
            return
        region, symmetry = self.region, self.editing.symmetry
        after = placed_alike(self.document, region, touch.hex, symmetry)
        text = counted(self.tr("Paste {count:hex|hexes}"), count=len(region))
        self.document.do(text, after)
        self.editing.select(region.moved(touch.hex).spaces)
        if not touch.shift:
            self.cancel()

    def cancel(self) -> None:
        """Give the piece up."""
        super().cancel()
        if self.region is not None:
            self.region = None
            self.done.emit()

    def put_away(self) -> None:
        """Another tool is taken in hand."""
        self.region = None
        super().put_away()

    def _show(self) -> None:
        if self.region is None:
            return
        ghost: dict[Hex, str | None] = {}
        symmetry = self.editing.symmetry
        for operation in reversed(symmetry.operations):
            at = symmetry.image(self._at, operation)
            ghost |= self.region.transformed(operation).moved(at).spaces
        self.canvas.show_ghost(ghost)

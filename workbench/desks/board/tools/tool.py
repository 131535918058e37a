"""What every tool of the canvas has: it is told of touches and answers with an edit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QObject, QPointF

from engine.boards.lattice import Hex
from workbench.desks.board.canvas import Canvas
from workbench.desks.hand_tool import HandTool


@dataclass(frozen=True)
class Touch:
    """Where the mouse or the keyboard acts, and the keys that are held with it.

    Attributes:
        hex: Under the mouse, or the keyboard's cursor.
        point: In board units; the middle of the hex for the keyboard.
        shift, control: Keys that are held.
        erase: Right button, or Alt: take away instead of put.
    """

    hex: Hex
    point: QPointF
    shift: bool = False
    control: bool = False
    erase: bool = False


class Tool(HandTool):
    """A tool for hexes.

    Attributes:
        paints: Whether the right button erases while it is in hand.
        carries: Whether it shows below the mouse what it would put there.
    """

    paints: ClassVar[bool] = False
    carries: ClassVar[bool] = False

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas
        self.editing = canvas.editing
        self.document = canvas.document

    def cancel(self) -> None:
        """See `HandTool.cancel`."""
        super().cancel()
        self.canvas.show_ghost({})
        self.canvas.show_band(())

    def put_away(self) -> None:
        """Another tool is taken in hand."""
        if self.active:
            self.cancel()
        self.canvas.show_ghost({})

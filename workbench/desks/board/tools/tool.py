"""What every tool of the canvas has: it is told of touches and answers with an edit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QObject, QPointF

from engine.boards.lattice import Hex
from workbench.desks.board.canvas import Canvas


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


class Tool(QObject):
    """A tool; one at a time is in hand.

    Attributes:
        key: As `Editing.tool` has it.
        steps: 1 if one press does it, 2 if Enter begins and ends it.
        active: Whether it is between press and release.
        paints: Whether the right button erases while it is in hand.
        carries: Whether it shows below the mouse what it would put there.
    """

    key: ClassVar[str] = ""
    steps: ClassVar[int] = 1
    paints: ClassVar[bool] = False
    carries: ClassVar[bool] = False

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas
        self.editing = canvas.editing
        self.document = canvas.document
        self.active = False

    def press(self, touch: Touch) -> None:
        """The button goes down, or Enter is pressed."""
        self.active = True

    def drag(self, touch: Touch) -> None:
        """The mouse moves with the button down, or the cursor between two Enters."""

    def release(self, touch: Touch) -> None:
        """The button comes up, or Enter is pressed again."""
        self.active = False

    def hover(self, touch: Touch | None) -> None:
        """The mouse moves with no button down; None when it leaves."""

    def cancel(self) -> None:
        """Give up what was begun, without a trace."""
        self.active = False
        self.canvas.show_ghost({})
        self.canvas.show_band(())

    def put_away(self) -> None:
        """Another tool is taken in hand."""
        if self.active:
            self.cancel()
        self.canvas.show_ghost({})

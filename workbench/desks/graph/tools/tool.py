"""What every tool of the map has: it is told of touches and answers with an edit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QObject

from engine.picture import Point
from workbench.desks.graph.canvas import Canvas
from workbench.documents.graph_fields import SPACE, Place


@dataclass(frozen=True)
class Touch:
    """Where the mouse or the keyboard acts, and the keys that are held with it.

    Attributes:
        place: Under the mouse, or that of the keyboard; None beside all.
        point: In board units, as it is.
        scale: Pixels of a board unit.
        shift, control: Keys that are held.
        free: Alt: do not snap.
    """

    place: Place | None
    point: Point
    scale: float = 64.0
    shift: bool = False
    control: bool = False
    free: bool = False

    @property
    def space(self) -> str | None:
        """Key of the space that is touched."""
        return str(self.place[1]) if self.place is not None and self.place[0] == SPACE else None


class Tool(QObject):
    """A tool; one at a time is in hand.

    Attributes:
        key: As `Editing.tool` has it.
        steps: 1 if one press does it, 2 if Enter begins and ends it.
        active: Whether it is between press and release, or waits for another click.
        held: Whether the mouse is down.
    """

    key: ClassVar[str] = ""
    steps: ClassVar[int] = 1

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

    def double(self, touch: Touch) -> bool:
        """A quick second click; False if it is a click like others."""
        return False

    def hover(self, touch: Touch | None) -> None:
        """The mouse moves with no button down; None when it leaves."""

    def cancel(self) -> None:
        """Give up what was begun, without a trace."""
        self.active = False
        self.canvas.show_draft(())
        self.canvas.show_band(())

    def put_away(self) -> None:
        """Another tool is taken in hand."""
        if self.active:
            self.cancel()
        self.canvas.show_draft(())

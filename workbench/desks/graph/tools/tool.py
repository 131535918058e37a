"""What every tool of the map has: it is told of touches and answers with an edit."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from engine.picture import Point
from workbench.desks.graph.canvas import Canvas
from workbench.desks.hand_tool import HandTool
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


class Tool(HandTool):
    """A tool for places of a map."""

    def __init__(self, canvas: Canvas, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.canvas = canvas
        self.editing = canvas.editing
        self.document = canvas.document

    def double(self, touch: Touch) -> bool:
        """A quick second click; False if it is a click like others."""
        return False

    def cancel(self) -> None:
        """See `HandTool.cancel`."""
        super().cancel()
        self.canvas.show_draft(())
        self.canvas.show_band(())

    def put_away(self) -> None:
        """Another tool is taken in hand."""
        if self.active:
            self.cancel()
        self.canvas.show_draft(())

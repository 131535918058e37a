"""What canvas and panels of one map editor share: selection, kinds and tool in hand, the cursor."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.boards.map import SITES
from engine.picture import Point
from workbench.desks.graph.shapes import middle_of
from workbench.documents.edits import Key
from workbench.documents.graph_document import GraphDocument
from workbench.documents.graph_fields import AREA, LINK, SPACE, Place

GRID: Final = 0.25  # board units to which places snap
TOOLS: Final = {SPACE: "space", LINK: "link", AREA: "area"}  # for what is of a kind


class Editing(QObject):
    """The state of editing that is no part of the document and is never saved with it.

    Attributes:
        document: The map being edited.
        snap: Whether places snap to a grid.

    Signals:
        selection_changed: Other places are selected.
        kind_changed: Another kind is in hand; "space", "link" or "area".
        tool_changed: Another tool is in hand.
        cursor_changed: The point or the place that the keyboard acts on.
        snap_changed: Places snap, or no longer.
        reveal_wanted: A tuple of places that a view should bring into sight and flash.
        name_wanted: The name of what is selected should be typed.
        map_wanted: A name is typed: the keyboard goes back to the map.
        said, failed: As `Desk`.
    """

    selection_changed = Signal()
    kind_changed = Signal(str)
    tool_changed = Signal()
    cursor_changed = Signal()
    snap_changed = Signal()
    reveal_wanted = Signal(object)
    name_wanted = Signal()
    map_wanted = Signal()
    said = Signal(str)
    failed = Signal(str)

    def __init__(self, document: GraphDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        schema = document.schema
        kinds = {SPACE: schema.kinds, LINK: schema.links, AREA: schema.areas}
        self._kinds = {where: own[0].key if own else "" for where, own in kinds.items()}
        self._selection: frozenset[Place] = frozenset()
        self._tool = "select"
        self._snap = True
        self._at: Point = (document.size[0] / 2, document.size[1] / 2)
        self._here: Place | None = None
        document.edited.connect(self._follow)

    @property
    def selection(self) -> frozenset[Place]:
        """Selected places; all of them are on the map."""
        return self._selection

    def selected(self, where: str) -> list[str | int]:
        """Keys of the selected spaces or areas in their order, or numbers of links."""
        keys = {key for part, key in self._selection if part == where}
        return [key for part, key in self.document.places() if part == where and key in keys]

    @property
    def tool(self) -> str:
        """Key of the tool in hand; see `workbench.commands.graph`."""
        return self._tool

    @property
    def snap(self) -> bool:
        """Whether places snap to a grid."""
        return self._snap

    @property
    def at(self) -> Point:
        """The point that the keyboard acts on."""
        return self._at

    @property
    def here(self) -> Place | None:
        """The place that the keyboard is on; None beside all of them."""
        return self._here

    def kind(self, where: str) -> str:
        """The kind that spaces, links or areas get; "" if the game knows none."""
        return self._kinds[where]

    def use_kind(self, where: str, kind: str) -> None:
        """Draw with another kind."""
        if kind != self._kinds[where]:
            self._kinds[where] = kind
            self.kind_changed.emit(where)

    def select(self, places: Iterable[Place]) -> None:
        """Select these places and no others; those that are not there are left out."""
        found = frozenset(place for place in places if self.document.has(place))
        if found != self._selection:
            self._selection = found
            self.selection_changed.emit()

    def use_tool(self, tool: str) -> None:
        """Take another tool in hand."""
        if tool != self._tool:
            self._tool = tool
            self.tool_changed.emit()

    def use_snap(self, snap: bool) -> None:
        """Whether places snap to a grid."""
        if snap != self._snap:
            self._snap = snap
            self.snap_changed.emit()

    def snapped(self, point: Point, *, free: bool = False) -> Point:
        """A point as the grid has it, or as it is."""
        if not self._snap or free:
            return (round(point[0], 2), round(point[1], 2))
        return (round(point[0] / GRID) * GRID, round(point[1] / GRID) * GRID)

    def move_cursor(self, place: Place | None, at: Point | None = None) -> None:
        """Put the keyboard's cursor on a place, or on a point beside all."""
        point = at if at is not None else self.point_of(place) if place is not None else self._at
        if (place, point) != (self._here, self._at):
            self._here, self._at = place, point or self._at
            self.cursor_changed.emit()

    def point_of(self, place: Place) -> Point:
        """The middle of a place."""
        return middle_of(self.document, place)

    def reveal(self, places: Iterable[Place]) -> None:
        """Ask the view to show some places."""
        self.reveal_wanted.emit(tuple(place for place in places if self.document.has(place)))

    def _follow(self, keys: frozenset[Key]) -> None:
        if not any(key[0] in SITES for key in keys):
            return
        if any(not self.document.has(place) for place in self._selection):
            self.select(self._selection)
        if self._here is not None and not self.document.has(self._here):
            self.move_cursor(None, self._at)
        elif self._here is not None and self._here[0] == SPACE:
            self.move_cursor(self._here)

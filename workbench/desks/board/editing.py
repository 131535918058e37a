"""What canvas and panels of one board editor share: selection, stamp, tool, keyboard cursor.

All hexes are those of the document, in axial coordinates; they may be negative.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.boards.lattice import Hex
from engine.boards.regions import Region
from engine.boards.symmetry import Symmetry, centre_near, centre_on
from engine.picture import Point
from workbench.documents.board_document import BoardDocument

STAMPS: Final = 9  # how many stamps the digits recall
Stamp = str | Region  # a kind, or a piece of a board


class Editing(QObject):
    """The state of editing that is no part of the document and is never saved with it.

    Attributes:
        document: The board being edited.

    Signals:
        selection_changed: Other hexes are selected.
        stamp_changed: The kind that the stamp, fill and shape tools paint is another one.
        stamps_changed: A digit recalls something else.
        tool_changed: Another tool is in hand.
        cursor_changed: The hex that the keyboard acts on.
        symmetry_changed: The symmetry lock is another one.
        attribute_changed: The attribute that the edge and corner tools draw is another one.
        reveal_wanted: A tuple of hexes that a view should bring into sight and flash.
        said, failed: As `Desk`.
    """

    selection_changed = Signal()
    stamp_changed = Signal()
    stamps_changed = Signal()
    tool_changed = Signal()
    cursor_changed = Signal()
    symmetry_changed = Signal()
    attribute_changed = Signal()
    reveal_wanted = Signal(object)
    said = Signal(str)
    failed = Signal(str)

    def __init__(self, document: BoardDocument, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document = document
        kinds = [kind.key for kind in document.schema.kinds]
        self._selection: frozenset[Hex] = frozenset()
        self._stamp = kinds[0]
        self._stamps: dict[int, Stamp] = dict(enumerate(kinds[:STAMPS], start=1))
        self._tool = "stamp"
        self._attribute = ""
        self._cursor: Hex = next(iter(document.spaces), (0, 0))
        self._symmetry = Symmetry(document.orientation)
        document.edited.connect(self._follow)

    @property
    def selection(self) -> frozenset[Hex]:
        """Selected hexes; all of them are spaces of the board."""
        return self._selection

    @property
    def stamp(self) -> str:
        """Key of the kind that is painted."""
        return self._stamp

    @property
    def tool(self) -> str:
        """Key of the tool in hand; see `workbench.commands.board`."""
        return self._tool

    @property
    def cursor(self) -> Hex:
        """The hex that the keyboard acts on; it need not be a space."""
        return self._cursor

    @property
    def symmetry(self) -> Symmetry:
        """What is painted besides; the identity alone when the lock is off."""
        return self._symmetry

    @property
    def attribute(self) -> str:
        """Key of the attribute that the edge and corner tools draw; may be ""."""
        return self._attribute

    def select(self, hexes: Iterable[Hex]) -> None:
        """Select these hexes and no others; those that are no spaces are left out."""
        found = frozenset(axial for axial in hexes if axial in self.document.spaces)
        if found != self._selection:
            self._selection = found
            self.selection_changed.emit()

    def use_stamp(self, kind: str) -> None:
        """Paint with another kind."""
        if kind != self._stamp:
            self._stamp = kind
            self.stamp_changed.emit()

    def stamp_of(self, digit: int) -> Stamp | None:
        """What a digit from 1 to 9 recalls."""
        return self._stamps.get(digit)

    def store_stamp(self, digit: int, stamp: Stamp) -> None:
        """Have a digit recall a kind or a piece of a board."""
        self._stamps[digit] = stamp
        self.stamps_changed.emit()

    def use_tool(self, tool: str) -> None:
        """Take another tool in hand."""
        if tool != self._tool:
            self._tool = tool
            self.tool_changed.emit()

    def pick(self, axial: Hex) -> None:
        """Take the kind of a hex in hand; beside the board, the eraser."""
        kind = self.document.spaces.get(axial)
        if kind is None:
            self.use_tool("eraser")
            return
        self.use_stamp(kind)
        if self.tool in {"eraser", "picker", "select", "lasso", "wand", "same"}:
            self.use_tool("stamp")

    def use_attribute(self, key: str) -> None:
        """Draw another attribute of edges or corners."""
        if key != self._attribute:
            self._attribute = key
            self.attribute_changed.emit()

    def move_cursor(self, axial: Hex) -> None:
        """Put the keyboard's cursor on a hex."""
        if axial != self._cursor:
            self._cursor = axial
            self.cursor_changed.emit()

    def use_symmetry(self, symmetry: Symmetry) -> None:
        """Paint with another symmetry."""
        if symmetry != self._symmetry:
            self._symmetry = symmetry
            self.symmetry_changed.emit()

    def lock_symmetry(self, fold: int, mirror: int | None) -> None:
        """Lock turns and a mirror about the middle of the board."""
        document = self.document
        hexes = {axial for axial in document.spaces if document.inside(axial)}
        self.use_symmetry(centre_on(hexes, document.orientation, fold, mirror))

    def centre_symmetry(self, point: Point) -> None:
        """Move the centre of the symmetry to the nearest place that fits, in board units."""
        now = self._symmetry
        self.use_symmetry(centre_near(point, self.document.orientation, now.fold, now.mirror))

    def spread(self, hexes: Iterable[Hex]) -> tuple[Hex, ...]:
        """Hexes with all that the symmetry lock adds to them."""
        return self._symmetry.spread(hexes)

    def reveal(self, hexes: Iterable[Hex]) -> None:
        """Ask the view to show some hexes."""
        self.reveal_wanted.emit(tuple(hexes))

    def _follow(self, keys: frozenset[tuple[str | int, ...]]) -> None:
        if any(axial not in self.document.spaces for axial in self._selection):
            self.select(self._selection)
        if ("orientation",) in keys and self._symmetry.orientation != self.document.orientation:
            self.use_symmetry(Symmetry(self.document.orientation))

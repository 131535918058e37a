"""A board being edited.

Fields:
    ("title",), ("note",), ("orientation",): texts
    ("hex", q, r): kind of the space on a hex, in axial coordinates that may be negative
    ("name", q, r): name of the place there
    ("attribute", where, q, r, part, key): value of an attribute; `where` is "space", "edge"
        or "vertex", `part` the number of the edge or corner, 0 for a space; the spelling is
        the canonical one of `engine.boards.attributes`
    ("frame",): [left, top, right, bottom], columns and rows counted from 0 and inclusive,
        outside of which spaces are kept for undo but not written; absent for no limit
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, cast

from PySide6.QtCore import QObject

from engine.boards.attributes import AttributeValue, Site, canonical, carried, shifted_site
from engine.boards.board import Board, arranged
from engine.boards.files import board_text, parse_board, read_board
from engine.boards.lattice import Hex, Orientation
from engine.boards.notation import hex_name, shift_to_corner, to_offset
from engine.errors import Fault, OikistError
from engine.game import BoardSchema
from engine.scenarios import catalog
from engine.schema_words import board_schema_in_words
from workbench.documents.document import Document
from workbench.documents.edits import Key


class BoardDocument(Document):
    """A board; `board` is what the engine sees of it."""

    kind: ClassVar[str] = "board"
    file_kind: ClassVar[str] = "board"

    def __init__(
        self,
        game: str,
        name: str,
        fields: Mapping[Key, Any],
        path: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        self._spaces: dict[Hex, str] = {}
        self._names: dict[Hex, str] = {}
        self._sites: dict[Site, AttributeValue] = {}
        self._board: Board | None = None
        self._shift: Hex = (0, 0)
        self.declared = _schema(game, name)
        super().__init__(game, name, fields, path, parent)
        self.spaces: Mapping[Hex, str] = MappingProxyType(self._spaces)
        self.place_names: Mapping[Hex, str] = MappingProxyType(self._names)
        self.attributes: Mapping[Site, AttributeValue] = MappingProxyType(self._sites)

    @property
    def schema(self) -> BoardSchema:
        """What its game says about boards, in the language in force."""
        return board_schema_in_words(catalog.games()[self.game], self.declared)

    @classmethod
    def open(cls, path: Path, parent: QObject | None = None) -> BoardDocument:
        """The document of a board file.

        Raises:
            OikistError: It cannot be read.
        """
        board = read_board(path, catalog.board_schema, draft=True)
        return cls(board.game, board.name, fields_of(board), path, parent)

    @classmethod
    def of(cls, board: Board, parent: QObject | None = None) -> BoardDocument:
        """A new document, without a file, that holds a board."""
        return cls(board.game, board.name, fields_of(board), None, parent)

    @property
    def orientation(self) -> Orientation:
        """Tops of the hexes: "flat" or "pointy"."""
        return cast(Orientation, self.fields[("orientation",)])

    @property
    def frame(self) -> tuple[int, int, int, int] | None:
        """First and last column and row that are written: left, top, right, bottom."""
        found = self.fields.get(("frame",))
        return tuple(found) if found else None

    def inside(self, axial: Hex) -> bool:
        """Whether a hex lies inside the frame, or there is none."""
        frame = self.frame
        if frame is None:
            return True
        column, row = to_offset(axial, self.orientation)
        return frame[0] <= column <= frame[2] and frame[1] <= row <= frame[3]

    @property
    def shift(self) -> Hex:
        """Step from a hex of the document to the same hex of `board`; mostly (0, 0).

        It brings hexes that were drawn left of column a or above row 1 onto the lattice
        that has names.
        """
        shape = self._kept()
        if not shape:
            return (0, 0)
        columns, rows = zip(*(to_offset(axial, self.orientation) for axial in shape), strict=True)
        if min(columns) >= 0 and min(rows) >= 0:
            return (0, 0)
        return shift_to_corner(shape, self.orientation)

    def board(self) -> Board:
        """The spaces inside the frame as a board; the same object until the next edit."""
        if self._board is None:
            self._board = self._made()
        return self._board

    def name_of(self, axial: Hex) -> str:
        """Notation of a hex of the document as `board` has it; "" beyond column a or row 1."""
        step = self._step
        try:
            return hex_name((axial[0] + step[0], axial[1] + step[1]), self.orientation)
        except ValueError:
            return ""

    def hex_of(self, cell: int) -> Hex:
        """The document's hex of a cell of `board`."""
        q, r = self.board().cells[cell]
        step = self._step
        return (q - step[0], r - step[1])

    def cell_at(self, axial: Hex) -> int | None:
        """The cell of `board` on a hex of the document."""
        step = self._step
        return self.board().cell_at((axial[0] + step[0], axial[1] + step[1]))

    def text(self) -> str:
        """See `Document.text`."""
        return board_text(self.board(), self.declared)

    def anew(self, text: str) -> str:
        """See `Document.anew`."""
        path = self.path or Path(self.name)
        return board_text(parse_board(text, path, catalog.board_schema, draft=True), self.declared)

    def parsed(self, path: Path) -> dict[Key, Any]:
        """See `Document.parsed`."""
        return fields_of(read_board(path, catalog.board_schema, draft=True))

    @property
    def _step(self) -> Hex:
        self.board()
        return self._shift

    def _kept(self) -> Collection[Hex]:
        """The hexes that are written."""
        if self.frame is None:
            return self._spaces.keys()
        return {axial for axial in self._spaces if self.inside(axial)}

    def _made(self) -> Board:
        self._shift = q, r = self.shift
        kept = self._kept()
        spaces = {(x + q, y + r): kind for (x, y), kind in self._spaces.items() if (x, y) in kept}
        names = {(x + q, y + r): said for (x, y), said in self._names.items() if (x, y) in kept}
        sites = {
            shifted_site(canonical(site, self.orientation), (q, r)): value
            for site, value in self._sites.items()
            if carried(site, kept, self.orientation)
        }
        cells, kinds = arranged(spaces, self.orientation)
        title, note = str(self.fields.get(("title",), "")), str(self.fields.get(("note",), ""))
        return Board(
            self.game, self.name, title, note, self.orientation, cells, kinds, names, sites
        )

    def _filled(self) -> None:
        self._board = None
        self._spaces.clear()
        self._names.clear()
        self._sites.clear()
        self._changed(frozenset(self.fields))

    def _changed(self, keys: frozenset[Key]) -> None:
        self._board = None
        for key in keys:
            if key[0] == "hex":
                _set(self._spaces, cast(Hex, key[1:]), self.fields.get(key))
            elif key[0] == "name":
                _set(self._names, cast(Hex, key[1:]), self.fields.get(key))
            elif key[0] == "attribute":
                _set(self._sites, site_of(key), self.fields.get(key))


def attribute_key(site: Site) -> Key:
    """The field of a document that holds an attribute."""
    where, (q, r), part, key = site
    return ("attribute", where, q, r, part, key)


def site_of(key: Key) -> Site:
    """The site of an attribute's field."""
    _, where, q, r, part, name = key
    return (str(where), (int(q), int(r)), int(part), str(name))


def fields_of(board: Board) -> dict[Key, Any]:
    """The fields of a document that holds a board."""
    fields: dict[Key, Any] = {("orientation",): board.orientation}
    fields |= {(key,): said for key, said in (("title", board.title), ("note", board.note)) if said}
    fields |= {("hex", *axial): kind for axial, kind in board.spaces().items()}
    fields |= {("name", *axial): said for axial, said in board.place_names.items()}
    fields |= {attribute_key(site): value for site, value in board.attributes.items()}
    return fields


def _set(table: dict[Any, Any], key: Hex | Site, value: AttributeValue | None) -> None:
    if value is None:
        table.pop(key, None)
    else:
        table[key] = value


def _schema(game: str, name: str) -> BoardSchema:
    found = catalog.board_schema(game)
    if found is None:
        what = f"no game '{game}' with a board is installed"
        raise OikistError(Fault(name, "game", what, "check the spelling, or install the game"))
    return found

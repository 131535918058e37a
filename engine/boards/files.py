'''Board files: TOML made for people and for git; the same board gives the same bytes.

A file holds these keys, in this order; `note` and `names` may be left out::

    format = 1
    game = "..."             # the game whose schema gives the symbols of the map
    title = "..."            # one line, for people
    layout = "hex"           # may be left out; `graph.py` has the other form
    note = "..."             # where the board comes from, what is known about it
    orientation = "flat"     # or "pointy"
    map = """
    .   .   .
      v   .
    .   .   c
    """

    [names]                  # places that have a name, by the notation of their space
    b1 = "Taras"

    [edges]                  # likewise [spaces] and [vertices]: what the schema declares
    b1-ne = { river = true }

`text_map.py` describes the map, `notation.py` the names of spaces, `attributes.py` those of
edges and vertices. Reading collects all
faults of a file before it gives up. Writing replaces the whole file; the window keeps comments
by `engine/rewriting.py`.
'''

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import tomli_w

from engine.boards.attributes import (
    TABLES,
    AttributeValue,
    Site,
    attribute_faults,
    read_tables,
    site_table,
)
from engine.boards.board import Board, arranged
from engine.boards.lattice import ORIENTATIONS, Hex, Orientation
from engine.boards.notation import named_hex
from engine.boards.text_map import draw_map, read_map
from engine.documents import inline, parsed_toml, read_text
from engine.errors import BoardError, Fault
from engine.file_kinds import BOARD, expect_kind
from engine.files import write_text_atomically
from engine.language import say
from engine.remedies import did_you_mean
from engine.schema import BoardSchema

FORMAT: Final = 1
LAYOUT: Final = "hex"
_KEYS: Final = (
    *("format", "game", "title", "note", "layout", "orientation", "map", "names"),
    *TABLES.values(),
)
_MAP_START: Final = re.compile(r"^[ \t]*map[ \t]*=[ \t]*(?:\"\"\"|''')(\r?\n)?", re.MULTILINE)


def read_board(
    path: Path, schema_of: Callable[[str], BoardSchema | None], *, draft: bool = False
) -> Board:
    """The board in a file; its name is that of the file.

    Args:
        path: The file, named in faults as given.
        schema_of: Board schema of a game by name; None for an unknown game, or one
            without a board.
        draft: Take a board beyond the limits of its schema too, which cannot be played.

    Raises:
        BoardError: With every fault of the file.
    """
    text = read_text(path, BoardError)
    return parse_board(text, path, schema_of, draft=draft)


def parse_board(
    text: str,
    path: Path,
    schema_of: Callable[[str], BoardSchema | None],
    *,
    draft: bool = False,
) -> Board:
    """The board in the text of a file.

    Args:
        path: Gives the board its name and is named in faults; need not exist.
        schema_of, draft: As in `read_board`.

    Raises:
        BoardError: With every fault of the text.
    """
    reading = _Reading(str(path), text, parsed_toml(text, str(path), BoardError), draft)
    expect_kind(reading.table, reading.file, BOARD, BoardError)
    reading.check_format()
    for key in reading.table.keys() - set(_KEYS):
        reading.fault(key, say("unknown key"), did_you_mean(key, _KEYS))
    reading.check_layout()
    game, title, note = reading.line("game"), reading.line("title"), reading.note()
    schema = reading.schema(game, schema_of)
    orientation = reading.orientation()
    spaces = reading.spaces(orientation, schema)
    names = reading.place_names(orientation, spaces)
    sites = reading.attributes(orientation, spaces, schema)
    if reading.faults or orientation is None:
        raise BoardError(reading.faults)
    cells, kinds = arranged(spaces, orientation)
    return Board(game, path.stem, title, note, orientation, cells, kinds, names, sites)


def board_text(board: Board, schema: BoardSchema) -> str:
    """The text of a board file; the same board always gives the same text.

    Raises:
        BoardError: The board does not fit the schema and could not be read again, not even
            as a draft.
    """
    file = f"{board.name}.toml"
    spaces = board.spaces()
    faults = _heading_faults(board, file)
    faults += schema_faults(spaces, schema, file, "map", draft=True)
    wrong = attribute_faults(board.attributes, spaces, schema, board.orientation)
    faults += [Fault(file, *told) for told in wrong]
    if faults:
        raise BoardError(faults)
    head: dict[str, Any] = {"format": FORMAT, "game": board.game, "title": board.title}
    if board.note:
        head["note"] = board.note
    head["orientation"] = board.orientation
    symbols = {kind.key: kind.symbol for kind in schema.kinds}
    # A carriage return would be lost in a text of several lines, so it is escaped.
    text = tomli_w.dumps(head, multiline_strings="\r" not in board.note)
    text += f'map = """\n{draw_map(board, symbols)}"""\n'
    if board.place_names:
        names = {board.name_of(cell): board.place_name(cell) for cell in board.named()}
        text += "\n" + tomli_w.dumps({"names": names})
    tables = site_table(board.attributes, spaces, schema, board.orientation)
    return text + "".join(_inline_table(title, table) for title, table in tables.items())


def _inline_table(title: str, table: Mapping[str, Mapping[str, AttributeValue]]) -> str:
    """A table with one line for each place."""
    lines = [f"{name} = {inline(entries)}\n" for name, entries in table.items()]
    return f"\n[{title}]\n{''.join(lines)}"


def write_board(board: Board, path: Path, schema: BoardSchema) -> None:
    """Write a board file, all of it or nothing.

    Raises:
        BoardError: The board does not fit the schema, or the file cannot be written.
    """
    text = board_text(board, schema)
    try:
        write_text_atomically(path, text)
    except OSError as error:
        what = say("the file cannot be written ({strerror})", strerror=error.strerror)
        remedy = say("choose a folder that exists and that you may write to")
        raise BoardError(Fault(str(path), "", what, remedy)) from None


def schema_faults(
    spaces: Mapping[Hex, str],
    schema: BoardSchema,
    file: str,
    place: str,
    *,
    draft: bool = False,
) -> list[Fault]:
    """What keeps these spaces from being a board of a game: kinds and, but for a draft, limits."""
    known = {kind.key for kind in schema.kinds}
    faults = [
        Fault(file, place, say("unknown kind '{kind}'", kind=kind), did_you_mean(kind, known))
        for kind in sorted(set(spaces.values()) - known)
    ]
    if not spaces:
        faults.append(Fault(file, place, say("the board has no spaces"), say("draw at least one")))
    if draft:
        return faults
    if len(spaces) > schema.most_cells:
        what = say(
            "{count:space|spaces}, but the engine allows {most}",
            count=len(spaces),
            most=schema.most_cells,
        )
        faults.append(Fault(file, place, what, say("make the board smaller")))
    named = sum(kind in schema.most_named for kind in spaces.values())
    if named > schema.named_limit:
        keys = ", ".join(kind.key for kind in schema.kinds if kind.key in schema.most_named)
        what = say(
            "{count:space|spaces} of the kinds {keys}, but the engine allows {most}",
            count=named,
            keys=keys,
            most=schema.named_limit,
        )
        faults.append(
            Fault(
                file, place, what, say("remove {count} of them", count=named - schema.named_limit)
            )
        )
    return faults


def _heading_faults(board: Board, file: str) -> list[Fault]:
    """Texts that a file could not give back, since reading would refuse them."""
    lines = {"title": board.title}
    lines |= {f"names.{board.name_of(cell)}": board.place_name(cell) for cell in board.named()}
    return [
        Fault(
            file,
            place,
            say("must be one line of text"),
            say("write a word or more, without a line break"),
        )
        for place, text in lines.items()
        if not text.strip() or "\n" in text
    ]


@dataclass
class _Reading:
    """One file being read: its table, and the faults found so far."""

    file: str
    text: str
    table: dict[str, Any]
    draft: bool = False
    faults: list[Fault] = field(default_factory=list)

    def fault(self, place: str, what: str, remedy: str = "") -> None:
        self.faults.append(Fault(self.file, place, what, remedy))

    def check_format(self) -> None:
        """Stop at a newer format, since nothing else in the file can be judged."""
        number = self.table.get("format")
        if isinstance(number, bool) or not isinstance(number, int):
            what = say("is missing") if number is None else say("must be a whole number")
            self.fault("format", what, say("write format = {format}", format=FORMAT))
        elif number > FORMAT:
            what = say("format {number} was written by a newer Oikist", number=number)
            raise BoardError(Fault(self.file, "format", what, say("update Oikist to read it")))
        elif number < FORMAT:
            self.fault(
                "format",
                say("format {number} does not exist", number=number),
                say("write format = {format}", format=FORMAT),
            )

    def check_layout(self) -> None:
        """Stop at another layout, since the other keys belong to it."""
        layout = self.table.get("layout", LAYOUT)
        if layout != LAYOUT:
            what = say("the layout '{layout}' is not one of hexes", layout=layout)
            remedy = say("leave the line out for a board of hexes")
            raise BoardError(Fault(self.file, "layout", what, remedy))

    def string(self, key: str, example: str) -> str:
        """A text that must be there, or "" after a fault."""
        value = self.table.get(key)
        if isinstance(value, str) and value.strip():
            return value
        if value is None:
            self.fault(
                key, say("is missing"), say("write {key} = {example}", key=key, example=example)
            )
        elif isinstance(value, str):
            self.fault(
                key, say("is empty"), say("write {key} = {example}", key=key, example=example)
            )
        else:
            self.fault(key, say("must be text"), say("put it in quotation marks"))
        return ""

    def line(self, key: str) -> str:
        value = self.string(key, '"..."')
        if "\n" in value:
            self.fault(key, say("must be one line"), say("longer texts belong in the note"))
        return value

    def note(self) -> str:
        value = self.table.get("note", "")
        if isinstance(value, str):
            return value
        self.fault("note", say("must be text"), say("put it in quotation marks"))
        return ""

    def schema(
        self, game: str, schema_of: Callable[[str], BoardSchema | None]
    ) -> BoardSchema | None:
        schema = schema_of(game) if game else None
        if game and schema is None:
            what = say("no game '{game}' with a board is installed", game=game)
            self.fault("game", what, say("check the spelling, or install the game"))
        return schema

    def orientation(self) -> Orientation | None:
        value = self.string("orientation", '"flat" or "pointy"')
        for known in ORIENTATIONS:
            if value == known:
                return known
        if value:
            self.fault(
                "orientation", say("unknown '{value}'", value=value), say('use "flat" or "pointy"')
            )
        return None

    def spaces(self, orientation: Orientation | None, schema: BoardSchema | None) -> dict[Hex, str]:
        drawn = self.table.get("map")
        if not isinstance(drawn, str):
            what = say("is missing") if drawn is None else say("must be text")
            self.fault("map", what, say('draw the board between map = """ and """'))
            return {}
        if orientation is None:
            return {}
        kinds = {kind.symbol: kind.key for kind in schema.kinds} if schema else None
        reading = read_map(drawn, orientation, kinds)
        first = self._first_map_line(drawn)
        for flaw in reading.flaws:
            place = f"map, line {first + flaw.line}, column {flaw.column + 1}"
            self.fault(place, flaw.what, flaw.remedy)
        if schema and not (reading.flaws and not reading.spaces):
            self.faults += schema_faults(reading.spaces, schema, self.file, "map", draft=self.draft)
        return reading.spaces

    def _first_map_line(self, drawn: str) -> int:
        """Line of the file on which the map begins, or 1 when it is not laid out as usual."""
        start = _MAP_START.search(self.text)
        if start is None:
            return 1
        body = self.text[start.end() :].replace("\r\n", "\n")
        return self.text.count("\n", 0, start.end()) + 1 if body.startswith(drawn) else 1

    def place_names(
        self, orientation: Orientation | None, spaces: Mapping[Hex, str]
    ) -> dict[Hex, str]:
        table = self.table.get("names", {})
        if not isinstance(table, dict):
            self.fault(
                "names", say("must be a table"), say('write [names] and lines like c4 = "..."')
            )
            return {}
        found = {}
        for key, value in table.items():
            place = f"names.{key}"
            if not isinstance(value, str) or not value.strip() or "\n" in value:
                self.fault(place, say("must be one line of text"), say('write it like c4 = "..."'))
            axial = named_hex(key, orientation) if orientation else None
            if axial is not None and axial in spaces:
                found[axial] = value
            elif spaces:
                remedy = say("name a space of the map, a letter and a number like c4")
                self.fault(place, say("is not a space of this board"), remedy)
        return found

    def attributes(
        self,
        orientation: Orientation | None,
        spaces: Mapping[Hex, str],
        schema: BoardSchema | None,
    ) -> dict[Site, AttributeValue]:
        if orientation is None or schema is None:
            return {}
        return read_tables(self.table, spaces, schema, orientation, self.fault)

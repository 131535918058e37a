"""Files of graph boards read: every fault of a file is collected before it is refused.

`graph.py` describes the form. A draft may lack what only play needs: it may have no spaces yet,
links without labels or with equal ones, parts that nothing joins, and more than a game holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from engine.boards.attributes import value_fault
from engine.boards.graph import LAYOUT, RADIUS, GraphBoard, circle
from engine.boards.graph_problems import graph_faults, label_remedy
from engine.boards.map import Area, Attributes, Link, Map, Space
from engine.documents import Table
from engine.errors import BoardError
from engine.language import say
from engine.picture import Point
from engine.remedies import did_you_mean
from engine.schema import Attribute, BoardSchema

_KEY: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
_HEAD: Final = ("format", "game", "title", "note", "layout", "size", "links", "spaces", "areas")
_SPACE: Final = ("name", "kind", "at", "radius", "outline")
_LINK: Final = ("ends", "kind", "label", "through")
_AREA: Final = ("name", "kind", "spaces", "outline")
_LARGEST: Final = 1000.0  # board units


def parse_graph(
    top: Table,
    path: Path,
    schema_of: Callable[[str], BoardSchema | None],
    *,
    draft: bool = False,
) -> GraphBoard:
    """The board in the top table of a file.

    Args:
        top: With `layout = "graph"`.
        path: Gives the board its name.
        schema_of, draft: As in `engine.boards.files.read_board`.

    Raises:
        BoardError: With every fault of the file.
    """
    top.only(_HEAD)
    game, title, note = _line(top, "game"), _line(top, "title"), top.text("note", "")
    schema = schema_of(game) if game else None
    if game and schema is None:
        what = say("no game '{game}' with a board is installed", game=game)
        top.fault("game", what, say("check the spelling, or install the game"))
    elif schema is not None and schema.layout != LAYOUT:
        what = say("boards of this game have the layout '{layout}'", layout=schema.layout)
        top.fault("layout", what, say("write a board of that layout"))
    reading = _Reading(top, schema)
    board = GraphBoard(game, path.stem, title, note, reading.map())
    if schema is not None and not draft:
        # After a fault, parts of the map may be missing: only what is too much is told then.
        top.faults += graph_faults(board, schema, top.file, limits_only=bool(top.faults))
    if top.faults:
        raise BoardError(top.faults)
    return board


def _line(table: Table, key: str, default: str | None = None) -> str:
    text = table.text(key, default)
    if "\n" in text or (default is None and key in table.entries and not text.strip()):
        table.fault(key, say("must be one line of text"), say("write a word or more"))
    return text


class _Reading:
    """The places of one file."""

    def __init__(self, top: Table, schema: BoardSchema | None) -> None:
        self.top = top
        self.schema = schema
        self.numbers: dict[str, int] = {}

    def map(self) -> Map:
        """All places; those with faults are told, and kept where they can be."""
        size = self._size()
        spaces = tuple(self._space(table, key) for key, table in self._rows("spaces"))
        centres = [space.centre for space in spaces]
        rows = self.top.tables("links") if "links" in self.top.entries else []
        links = tuple(filter(None, (self._link(row, centres) for row in rows)))
        areas = tuple(self._area(table, key) for key, table in self._rows("areas"))
        return Map(spaces, links, areas, size)

    def _rows(self, part: str) -> list[tuple[str, Table]]:
        """Keys and entries of a table, in order; numbers the spaces."""
        table, found = self.top.table(part), []
        for key in table.entries:
            if not _KEY.fullmatch(key):
                remedy = say("use small letters, digits, - and _")
                table.fault(key, say("is not a key"), remedy)
            if part == "spaces":
                self.numbers[key] = len(self.numbers)
            elif key in self.numbers:
                table.fault(key, say("a space has this key, too"), say("give it another key"))
            found.append((key, table.table(key)))
        return found

    def _size(self) -> Point:
        size = self._point(self.top, "size")
        if size is not None and min(size) <= 0:
            self.top.fault("size", say("must be above 0"), "size = [12.0, 8.0]")
        return size or (0.0, 0.0)

    def _space(self, table: Table, key: str) -> Space:
        centre = self._point(table, "at") or (0.0, 0.0)
        outline = self._outline(table)
        radius = table.entries.get("radius", RADIUS)
        if not _is_number(radius) or not 0 < radius <= _LARGEST:
            table.fault("radius", say("must be a number above 0"), f"radius = {RADIUS}")
            radius = RADIUS
        return Space(
            key,
            _line(table, "name", key),
            self._kind(table, "kinds"),
            centre,
            outline or circle(centre, float(radius)),
            self._attributes(table, "space", _SPACE),
        )

    def _link(self, table: Table, centres: Sequence[Point]) -> Link | None:
        kind, label = self._kind(table, "links"), self._label(table)
        through, more = self._points(table, "through"), self._attributes(table, "link", _LINK)
        ends = self._spaces(table, "ends")
        if len(ends) != 2:
            given = table.entries.get("ends")
            if not isinstance(given, list) or len(given) != 2:
                table.fault("ends", say("must be two spaces"), 'ends = ["rome", "ostia"]')
            return None
        first, last = ends
        return Link((first, last), kind, label, (centres[first], *through, centres[last]), more)

    def _label(self, table: Table) -> str:
        label = _line(table, "label", "")
        known = self.schema.labels if self.schema is not None else ()
        if label and known and label not in known:
            table.fault("label", say("unknown label '{label}'", label=label), label_remedy(known))
        return label

    def _area(self, table: Table, key: str) -> Area:
        outline = self._outline(table)
        spaces = self._spaces(table, "spaces") if "spaces" in table.entries else ()
        kind, more = self._kind(table, "areas"), self._attributes(table, "area", _AREA)
        return Area(key, _line(table, "name", key), kind, spaces, outline, more)

    def _spaces(self, table: Table, key: str) -> tuple[int, ...]:
        """Spaces by their keys, each once."""
        given = table.texts(key)
        for name in given:
            if name not in self.numbers:
                what = say("'{name}' is not a space of this board", name=name)
                table.fault(key, what, did_you_mean(name, self.numbers))
        known = tuple(self.numbers[name] for name in given if name in self.numbers)
        if len(set(known)) < len(known):
            table.fault(key, say("a space appears twice"), say("name each space once"))
            return ()
        return known

    def _kind(self, table: Table, part: str) -> str:
        kind = table.text("kind")
        known = [] if self.schema is None else [own.key for own in getattr(self.schema, part)]
        if kind and self.schema is not None and kind not in known:
            what = say("unknown kind '{kind}'", kind=kind)
            table.fault("kind", what, did_you_mean(kind, known))
        return kind

    def _attributes(self, table: Table, where: str, own: Sequence[str]) -> Attributes:
        found: dict[str, bool | int | str] = {}
        declared: Mapping[str, Attribute] = {
            one.key: one
            for one in (self.schema.attributes if self.schema else ())
            if one.on == where
        }
        for key, value in table.entries.items():
            if key in own or self.schema is None:
                continue
            if key not in declared:
                table.fault(key, say("unknown key"), did_you_mean(key, [*own, *declared]))
            elif wrong := value_fault(declared[key], value):
                table.fault(key, *wrong)
            else:
                found[key] = value
        for key, one in declared.items():
            if one.default is not None:
                found.setdefault(key, one.default)
        return found

    def _outline(self, table: Table) -> tuple[Point, ...]:
        found = self._points(table, "outline")
        if 0 < len(found) < 3:
            table.fault("outline", say("has fewer than three corners"), say("give more points"))
            return ()
        return found

    def _point(self, table: Table, key: str) -> Point | None:
        value: Any = table.entries.get(key)
        if _is_point(value):
            return float(value[0]), float(value[1])
        what = say("missing") if value is None else say("must be two numbers")
        table.fault(key, what, f"{key} = [3.5, 2.0]")
        return None

    def _points(self, table: Table, key: str) -> tuple[Point, ...]:
        value = table.entries.get(key, [])
        if isinstance(value, list) and all(map(_is_point, value)):
            return tuple((float(x), float(y)) for x, y in value)
        table.fault(key, say("must be a list of points"), f"{key} = [[3.5, 2.0], [4.0, 2.5]]")
        return ()


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_point(value: Any) -> bool:
    """Whether it is [x, y], within what a board can be."""
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(_is_number(part) and -_LARGEST <= part <= _LARGEST for part in value)
    )

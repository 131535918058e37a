"""Boards of points and links: cities, roads with letters, areas; and their files.

A file holds these keys, in this order; `note`, `links` and the tables may be left out::

    format = 1
    game = "..."
    title = "..."
    note = "..."
    layout = "graph"
    size = [12.0, 8.0]        # width and height, in board units
    links = [
        { ends = ["rome", "ostia"], kind = "road", label = "a", through = [[3.2, 2.4]] },
    ]

    [spaces]                  # in the order of their numbers
    rome = { name = "Rome", kind = "city", at = [3.5, 2.0], electors = 2 }
    ostia = { name = "Ostia", kind = "city", at = [3.0, 2.8], radius = 0.5 }

    [areas]
    latium = { name = "Latium", kind = "region", spaces = ["rome", "ostia"] }

A space is a circle of a `radius`, or has an `outline` of corners, as an area may have one; all
places are points [x, y]. Other keys are attributes, which the game's schema declares for
a "space", "link" or "area". Reading collects all faults of a file before it gives up.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin
from pathlib import Path
from typing import Any, Final

from engine.boards.attributes import value_fault
from engine.boards.map import MOST_SPACES, Area, Attributes, Link, Map, Space
from engine.documents import FORMAT, Table, document
from engine.errors import BoardError, Fault
from engine.language import say
from engine.picture import Point
from engine.remedies import did_you_mean
from engine.schema import Attribute, BoardSchema

LAYOUT: Final = "graph"
RADIUS: Final = 0.35  # of a space that gives neither radius nor outline
_KEY: Final = re.compile(r"[a-z0-9][a-z0-9_-]*")
_HEAD: Final = ("format", "game", "title", "note", "layout", "size", "links", "spaces", "areas")
_SPACE: Final = ("name", "kind", "at", "radius", "outline")
_LINK: Final = ("ends", "kind", "label", "through")
_AREA: Final = ("name", "kind", "spaces", "outline")
_CORNERS: Final = 24
_LARGEST: Final = 1000.0  # board units


@dataclass(frozen=True)
class GraphBoard:
    """Spaces, links and areas of one game.

    Attributes:
        game: Name of the game whose schema the kinds belong to.
        name: File name without ".toml".
        title: For people, one line.
        note: Where the board comes from and what is known about it; may be "".
        map: The places.
    """

    game: str
    name: str
    title: str
    note: str
    map: Map

    def __len__(self) -> int:
        """Number of spaces."""
        return len(self.map.spaces)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Kind of each space."""
        return tuple(space.kind for space in self.map.spaces)

    @cached_property
    def digest(self) -> str:
        """SHA-256, in hexadecimal, of all that matters for play: not of names and places."""
        spaces, links, areas = self.map.spaces, self.map.links, self.map.areas
        content = [
            self.game,
            LAYOUT,
            [[one.key, one.kind, sorted(one.attributes.items())] for one in spaces],
            [[one.ends, one.kind, one.label, sorted(one.attributes.items())] for one in links],
            [[one.key, one.kind, one.spaces, sorted(one.attributes.items())] for one in areas],
        ]
        text = json.dumps(content, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()


def circle(middle: Point, radius: float) -> tuple[Point, ...]:
    """The outline of a round space."""
    turns = (2 * pi * number / _CORNERS for number in range(_CORNERS))
    return tuple((middle[0] + radius * cos(turn), middle[1] + radius * sin(turn)) for turn in turns)


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
        _check_limits(top, board.map, schema)
    if top.faults:
        raise BoardError(top.faults)
    return board


def graph_text(board: GraphBoard) -> str:
    """The text of a board file; the same board always gives the same text."""
    spaces, links, areas = board.map.spaces, board.map.links, board.map.areas
    keys = [space.key for space in spaces]
    head: dict[str, Any] = {"format": FORMAT, "game": board.game, "title": board.title}
    head |= {"note": board.note} if board.note else {}
    head |= {"layout": LAYOUT, "size": list(board.map.size)}
    if links:
        head["links"] = [_link_entries(link, keys) for link in links]
    tables = {
        "spaces": {space.key: _space_entries(space) for space in spaces},
        "areas": {area.key: _area_entries(area, keys) for area in areas},
    }
    return document(head, tables)


def _space_entries(space: Space) -> dict[str, Any]:
    found: dict[str, Any] = {"name": space.name} if space.name != space.key else {}
    found |= {"kind": space.kind, "at": list(space.centre)}
    corner = space.outline[0] if space.outline else space.centre
    radius = round(corner[0] - space.centre[0], 6)
    if space.outline != circle(space.centre, radius):
        found["outline"] = [list(corner) for corner in space.outline]
    elif radius != RADIUS:
        found["radius"] = radius
    return found | dict(space.attributes)


def _link_entries(link: Link, keys: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"ends": [keys[end] for end in link.ends], "kind": link.kind}
    found |= {"label": link.label} if link.label else {}
    if link.path[1:-1]:
        found["through"] = [list(point) for point in link.path[1:-1]]
    return found | dict(link.attributes)


def _area_entries(area: Area, keys: Sequence[str]) -> dict[str, Any]:
    found: dict[str, Any] = {"name": area.name} if area.name != area.key else {}
    found["kind"] = area.kind
    if area.spaces:
        found["spaces"] = [keys[space] for space in area.spaces]
    if area.outline:
        found["outline"] = [list(corner) for corner in area.outline]
    return found | dict(area.attributes)


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
        if not spaces and not self.top.faults:
            self.top.fault("spaces", say("the board has no spaces"), say("name at least one"))
        centres = [space.centre for space in spaces]
        rows = self.top.tables("links") if "links" in self.top.entries else []
        links = tuple(filter(None, (self._link(row, centres) for row in rows)))
        self._check_twice(links)
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
        outline = self._points(table, "outline")
        radius = table.entries.get("radius", RADIUS)
        if not _is_number(radius) or not 0 < radius <= _LARGEST:
            table.fault("radius", say("must be a number above 0"), f"radius = {RADIUS}")
            radius = RADIUS
        if 0 < len(outline) < 3:
            table.fault("outline", say("has fewer than three corners"), say("give more points"))
        return Space(
            key,
            _line(table, "name", key),
            self._kind(table, "kinds"),
            centre,
            outline or circle(centre, float(radius)),
            self._attributes(table, "space", _SPACE),
        )

    def _link(self, table: Table, centres: Sequence[Point]) -> Link | None:
        kind, label = self._kind(table, "links"), _line(table, "label", "")
        through, more = self._points(table, "through"), self._attributes(table, "link", _LINK)
        ends = self._spaces(table, "ends")
        if len(ends) != 2:
            given = table.entries.get("ends")
            if not isinstance(given, list) or len(given) != 2:
                table.fault("ends", say("must be two spaces"), 'ends = ["rome", "ostia"]')
            return None
        first, last = ends
        return Link((first, last), kind, label, (centres[first], *through, centres[last]), more)

    def _check_twice(self, links: Sequence[Link]) -> None:
        seen: set[tuple[frozenset[int], str, str]] = set()
        names = {number: key for key, number in self.numbers.items()}
        for link in links:
            own = frozenset(link.ends), link.kind, link.label
            if own in seen:
                ends = " – ".join(names[end] for end in link.ends)
                what = say("the link {ends} appears twice", ends=ends)
                self.top.fault("links", what, say("give it another label, or remove it"))
            seen.add(own)

    def _area(self, table: Table, key: str) -> Area:
        outline = self._points(table, "outline")
        spaces = self._spaces(table, "spaces") if "spaces" in table.entries else ()
        if not spaces and len(outline) < 3:
            what, remedy = say("has neither spaces nor an outline"), 'spaces = ["rome", "ostia"]'
            table.fault("spaces", what, remedy)
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


def _check_limits(top: Table, places: Map, schema: BoardSchema) -> None:
    """More spaces, links or areas than the engine or the game holds."""
    spaces, links, areas = len(places.spaces), len(places.links), len(places.areas)
    remedy = say("make the board smaller")
    if spaces > (most := min(schema.most_cells, MOST_SPACES)):
        what = say("{count:space|spaces}, but the engine allows {most}", count=spaces, most=most)
        top.fault("spaces", what, remedy)
    if links > (most := min(schema.most_links, MOST_SPACES)):
        what = say("{count:link|links}, but the engine allows {most}", count=links, most=most)
        top.fault("links", what, remedy)
    if areas > (most := min(schema.most_areas, MOST_SPACES)):
        what = say("{count:area|areas}, but the engine allows {most}", count=areas, most=most)
        top.fault("areas", what, remedy)


def warnings(board: GraphBoard, file: str) -> list[Fault]:
    """Spaces that nobody sees: outside the board, or below another one."""
    (wide, high), found = board.map.size, list[Fault]()
    below: dict[Point, str] = {}
    for space in board.map.spaces:
        place, (x, y) = f"spaces.{space.key}.at", space.centre
        if not (0 <= x <= wide and 0 <= y <= high):
            found.append(Fault(file, place, "lies outside the board", "move it, or enlarge size"))
        if space.key != (other := below.setdefault(space.centre, space.key)):
            found.append(Fault(file, place, f"lies where {other} is", "move one of them"))
    return found


def graph_faults(board: GraphBoard, schema: BoardSchema) -> list[Fault]:
    """What keeps a board from being one of a game."""
    top = Table(f"{board.name}.toml", {})
    _check_limits(top, board.map, schema)
    return top.faults

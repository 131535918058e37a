"""A board of points and links being edited.

Fields:
    ("title",), ("note",): texts
    ("size",): [width, height] in board units
    ("space", key, "rank"): whole number; spaces are numbered in the order of their ranks
    ("space", key, what): `what` is "kind", "name" (absent for the key), "at" ([x, y]), "radius"
        (absent for the usual one) or "outline" (points; then there is no radius)
    ("link", number, what): "ends" (two keys of spaces), "kind", "label" or "through" (points);
        the numbers, from 1 on, give the order and are used once
    ("area", key, what): "rank", "kind", "name", "spaces" (keys) or "outline" (points)
    (where, key or number, "attribute", word): what the schema declares for a space, link or
        area; absent where it is as usual
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final

from PySide6.QtCore import QObject

from engine.boards.graph import GraphBoard
from engine.boards.layouts import board_text, parse_board, read_board
from engine.boards.map import SITES, Area, Attributes, Link, Map, Space
from engine.errors import Fault, OikistError
from engine.file_kinds import BOARD
from engine.picture import Point
from engine.scenarios import catalog
from engine.schema import BoardSchema
from engine.schema_words import board_schema_in_words
from workbench.documents.document import Document
from workbench.documents.edits import Key
from workbench.documents.graph_fields import (
    AREA,
    LINK,
    SPACE,
    DrawnArea,
    DrawnLink,
    DrawnSpace,
    Place,
    drawn_area,
    drawn_link,
    drawn_space,
    graph_fields,
    usual_of,
)

SIZE: Final = (12.0, 8.0)  # of a map that says nothing
_PARTS: Final = frozenset(SITES)


class GraphDocument(Document):
    """A board of points and links; `board` is what the engine sees of it.

    Attributes:
        spaces, links, areas: What it holds, in no particular order.
    """

    kind: ClassVar[str] = "graph"
    file_kind: ClassVar[str] = BOARD

    def __init__(
        self,
        game: str,
        name: str,
        fields: Mapping[Key, Any],
        path: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        self._spaces: dict[str, DrawnSpace] = {}
        self._links: dict[int, DrawnLink] = {}
        self._areas: dict[str, DrawnArea] = {}
        self._at: dict[str, dict[int, None]] = {}
        self._board: GraphBoard | None = None
        self._order: tuple[str, ...] | None = None
        self.declared = _schema(game, name)
        super().__init__(game, name, fields, path, parent)
        self.spaces: Mapping[str, DrawnSpace] = MappingProxyType(self._spaces)
        self.links: Mapping[int, DrawnLink] = MappingProxyType(self._links)
        self.areas: Mapping[str, DrawnArea] = MappingProxyType(self._areas)

    @classmethod
    def open(cls, path: Path, parent: QObject | None = None) -> GraphDocument:
        """The document of a board file.

        Raises:
            OikistError: It cannot be read, or its spaces are hexes.
        """
        return cls.of(_graph(path), path=path, parent=parent)

    @classmethod
    def of(
        cls, board: GraphBoard, parent: QObject | None = None, *, path: Path | None = None
    ) -> GraphDocument:
        """A document that holds a board; without a file unless one is given."""
        return cls(board.game, board.name, graph_fields(board, _schema(board.game)), path, parent)

    @property
    def schema(self) -> BoardSchema:
        """What its game says about boards, in the language in force."""
        return board_schema_in_words(catalog.games()[self.game], self.declared)

    @property
    def size(self) -> Point:
        """Width and height of the map, in board units."""
        wide, high = self.fields.get(("size",), SIZE)
        return (float(wide), float(high))

    @property
    def order(self) -> tuple[str, ...]:
        """Keys of the spaces in the order of their numbers."""
        if self._order is None:
            ranked = sorted(self._spaces.values(), key=lambda one: one.rank)
            self._order = tuple(one.key for one in ranked)
        return self._order

    @property
    def area_order(self) -> tuple[str, ...]:
        """Keys of the areas in order."""
        return tuple(one.key for one in sorted(self._areas.values(), key=lambda one: one.rank))

    def links_at(self, space: str) -> tuple[int, ...]:
        """Numbers of the links that end at a space."""
        return tuple(sorted(self._at.get(space, ())))

    def path_of(self, link: DrawnLink) -> tuple[Point, ...]:
        """The points of a link from end to end; () while an end is missing."""
        ends = [self._spaces.get(end) for end in link.ends]
        first, last = ends
        if first is None or last is None:
            return ()
        return (first.at, *link.through, last.at)

    def has(self, place: Place) -> bool:
        """Whether there is such a space, link or area."""
        where, key = place
        if where == LINK:
            return key in self._links
        return key in (self._spaces if where == SPACE else self._areas)

    def places(self) -> Iterable[Place]:
        """Everything on the map: spaces by their numbers, links, areas."""
        yield from ((SPACE, key) for key in self.order)
        yield from ((LINK, number) for number in sorted(self._links))
        yield from ((AREA, key) for key in self.area_order)

    def board(self) -> GraphBoard:
        """The map as a board; the same object until the next edit."""
        if self._board is None:
            title, note = (str(self.fields.get((key,), "")) for key in ("title", "note"))
            self._board = GraphBoard(self.game, self.name, title, note, self._map())
        return self._board

    def place_of(self, where: str, number: int) -> Place:
        """The place that a site of `board` is."""
        if where == SPACE:
            return (SPACE, self.order[number])
        if where == LINK:
            return (LINK, sorted(self._links)[number])
        return (AREA, self.area_order[number])

    def text(self) -> str:
        """See `Document.text`."""
        if not self._spaces:
            what, remedy = "the board has no spaces", "add at least one"
            raise OikistError(Fault(self.name, "spaces", what, remedy))
        text = board_text(self.board(), self.declared)
        parse_board(text, self.path or Path(self.name), catalog.board_schema, draft=True)
        return text

    def anew(self, text: str) -> str:
        """See `Document.anew`."""
        path = self.path or Path(self.name)
        return board_text(parse_board(text, path, catalog.board_schema, draft=True), self.declared)

    def parsed(self, path: Path) -> dict[Key, Any]:
        """See `Document.parsed`."""
        return graph_fields(_graph(path), self.declared)

    def _map(self) -> Map:
        numbers = {key: number for number, key in enumerate(self.order)}
        spaces = (self._spaces[key] for key in self.order)
        links = (self._links[number] for number in sorted(self._links))
        areas = (self._areas[key] for key in self.area_order)
        return Map(
            tuple(
                Space(one.key, one.title, one.kind, one.at, one.corners, self._told(SPACE, one))
                for one in spaces
            ),
            tuple(
                Link(
                    (numbers[one.ends[0]], numbers[one.ends[1]]),
                    one.kind,
                    one.label,
                    self.path_of(one),
                    self._told(LINK, one),
                )
                for one in links
                if one.ends[0] in numbers and one.ends[1] in numbers
            ),
            tuple(
                Area(
                    one.key,
                    one.title,
                    one.kind,
                    tuple(numbers[key] for key in one.spaces if key in numbers),
                    one.outline,
                    self._told(AREA, one),
                )
                for one in areas
            ),
            self.size,
        )

    def _told(self, where: str, one: DrawnSpace | DrawnLink | DrawnArea) -> Attributes:
        """Attributes, with what is usual where nothing is said."""
        return {**usual_of(self.declared, where), **one.attributes}

    def _filled(self) -> None:
        for table in (self._spaces, self._links, self._areas, self._at):
            table.clear()
        self._changed(frozenset(self.fields))

    def _changed(self, keys: frozenset[Key]) -> None:
        self._board = None
        for where, key in {(str(one[0]), one[1]) for one in keys if one[0] in _PARTS}:
            if where == SPACE:
                self._order = None
                self._take(
                    self._spaces, str(key), drawn_space(self.fields, self.declared, str(key))
                )
            elif where == LINK:
                self._take_link(int(key))
            else:
                self._take(self._areas, str(key), drawn_area(self.fields, self.declared, str(key)))

    def _take(self, table: dict[Any, Any], key: str | int, found: object) -> None:
        if found is None:
            table.pop(key, None)
        else:
            table[key] = found

    def _take_link(self, number: int) -> None:
        before, found = self._links.get(number), drawn_link(self.fields, self.declared, number)
        for end in before.ends if before is not None else ():
            self._at[end].pop(number, None)
        for end in found.ends if found is not None else ():
            self._at.setdefault(end, {})[number] = None
        self._take(self._links, number, found)


def _graph(path: Path) -> GraphBoard:
    board = read_board(path, catalog.board_schema, draft=True)
    if not isinstance(board, GraphBoard):
        what = "this board is made of hexes"
        raise OikistError(Fault(str(path), "layout", what, "open it as a board of hexes"))
    return board


def _schema(game: str, name: str = "") -> BoardSchema:
    found = catalog.board_schema(game)
    if found is None:
        what = f"no game '{game}' with a board is installed"
        raise OikistError(Fault(name, "game", what, "check the spelling, or install the game"))
    return found

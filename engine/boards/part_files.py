"""Pieces of maps as text, for a clipboard: they have the form of a board file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from engine.boards.graph import LAYOUT, GraphBoard, graph_text
from engine.boards.graph_edit import Part, lifted
from engine.boards.graph_reading import parse_graph
from engine.boards.map import Map
from engine.documents import parse_document
from engine.errors import BoardError, Fault
from engine.language import say
from engine.schema import BoardSchema

_TITLE: Final = "part of a map"
_LEAST: Final = 0.1  # board units: a file's width and height are above 0


def part_text(part: Part, game: str) -> str:
    """A piece as text; a board file that anybody can read."""
    wide, high = part.map.size
    size = (max(wide, _LEAST), max(high, _LEAST))
    places = Map(part.map.spaces, part.map.links, part.map.areas, size)
    return graph_text(GraphBoard(game, "", _TITLE, "", places))


def part_of(text: str, schema: BoardSchema) -> Part:
    """The piece that `part_text` wrote, or the whole of any board file of the schema.

    Raises:
        BoardError: The text is no piece of such a board.
    """
    places = _places(text, schema)
    if not places.spaces and not places.areas:
        what = say("there are no spaces on the clipboard")
        raise BoardError(Fault("", "", what, say("copy some spaces of a board first")))
    chosen = {("space", number) for number in range(len(places.spaces))}
    return lifted(places, chosen | {("area", number) for number in range(len(places.areas))})


def _places(text: str, schema: BoardSchema) -> Map:
    """What a text holds; an empty map if it is no board of points and links."""
    try:
        top = parse_document(text, Path("part.toml"), BoardError)
        if top.entries.get("layout") == LAYOUT:
            return parse_graph(top, Path("part.toml"), lambda _: schema, draft=True).map
    except BoardError:
        pass
    return Map()

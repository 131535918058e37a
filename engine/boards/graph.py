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
a "space", "link" or "area". `graph_reading.py` reads such a file.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin
from typing import Any, Final

from engine.boards.map import Area, Link, Map, Space
from engine.documents import FORMAT, document
from engine.picture import Address, Point

LAYOUT: Final = "graph"
RADIUS: Final = 0.35  # of a space that gives neither radius nor outline
_CORNERS: Final = 24


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


def place_in_file(places: Map, address: Address) -> str:
    """Where a file has a space, link or area: "spaces.rome", "links[3]" (from 1), "areas.sea"."""
    on, number = address
    if on == "link":
        return f"links[{number + 1}]"
    rows: Sequence[Space | Area] = places.spaces if on == "space" else places.areas
    return f"{on}s.{rows[number].key}"


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

"""The fields of a map of points and links, and the spaces, links and areas that they hold."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from engine.boards.graph import RADIUS, GraphBoard, circle
from engine.boards.map import SITES, Attributes, Space
from engine.picture import Point
from engine.schema import BoardSchema
from workbench.documents.edits import Key

Place = tuple[str, str | int]  # ("space", key), ("link", number) or ("area", key)
Fields = Mapping[Key, Any]
SPACE, LINK, AREA = SITES
_SPACE: Final = ("rank", "kind", "name", "at", "radius", "outline")
_LINK: Final = ("ends", "kind", "label", "through")
_AREA: Final = ("rank", "kind", "name", "spaces", "outline")


@dataclass(frozen=True)
class DrawnSpace:
    """A space of a document; the fields are those of its file."""

    key: str
    rank: int
    kind: str
    name: str
    at: Point
    radius: float = RADIUS
    outline: tuple[Point, ...] = ()
    attributes: Attributes = field(default_factory=dict, hash=False)

    @property
    def title(self) -> str:
        """What people call it."""
        return self.name or self.key

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """Its outline, or that of its circle."""
        return self.outline or circle(self.at, self.radius)


@dataclass(frozen=True)
class DrawnLink:
    """A link of a document."""

    number: int
    ends: tuple[str, str]
    kind: str
    label: str = ""
    through: tuple[Point, ...] = ()
    attributes: Attributes = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class DrawnArea:
    """An area of a document."""

    key: str
    rank: int
    kind: str
    name: str
    spaces: tuple[str, ...] = ()
    outline: tuple[Point, ...] = ()
    attributes: Attributes = field(default_factory=dict, hash=False)

    @property
    def title(self) -> str:
        """What people call it."""
        return self.name or self.key


def drawn_space(fields: Fields, schema: BoardSchema, key: str) -> DrawnSpace | None:
    """The space that some fields hold; None if it has no kind or place."""
    one = {what: fields.get((SPACE, key, what)) for what in _SPACE}
    if one["kind"] is None or one["at"] is None:
        return None
    return DrawnSpace(
        key,
        int(one["rank"] or 0),
        str(one["kind"]),
        str(one["name"] or ""),
        point(one["at"]),
        float(one["radius"] or RADIUS),
        points(one["outline"]),
        _attributes(fields, schema, (SPACE, key)),
    )


def drawn_link(fields: Fields, schema: BoardSchema, number: int) -> DrawnLink | None:
    """The link that some fields hold; None if it has no kind or ends."""
    one = {what: fields.get((LINK, number, what)) for what in _LINK}
    if one["kind"] is None or one["ends"] is None:
        return None
    first, last = one["ends"]
    return DrawnLink(
        number,
        (str(first), str(last)),
        str(one["kind"]),
        str(one["label"] or ""),
        points(one["through"]),
        _attributes(fields, schema, (LINK, number)),
    )


def drawn_area(fields: Fields, schema: BoardSchema, key: str) -> DrawnArea | None:
    """The area that some fields hold; None if it has no kind."""
    one = {what: fields.get((AREA, key, what)) for what in _AREA}
    if one["kind"] is None:
        return None
    return DrawnArea(
        key,
        int(one["rank"] or 0),
        str(one["kind"]),
        str(one["name"] or ""),
        tuple(map(str, one["spaces"] or ())),
        points(one["outline"]),
        _attributes(fields, schema, (AREA, key)),
    )


def _attributes(fields: Fields, schema: BoardSchema, place: Place) -> Attributes:
    words = (one.key for one in schema.attributes if one.on == place[0])
    told = ((word, fields.get((*place, "attribute", word))) for word in words)
    return {word: value for word, value in told if value is not None}


def words_of(schema: BoardSchema, place: Place) -> list[Key]:
    """Every field that a space, a link or an area may have."""
    where = place[0]
    own = {SPACE: _SPACE, LINK: _LINK, AREA: _AREA}[where]
    more = (("attribute", one.key) for one in schema.attributes if one.on == where)
    return [*((*place, what) for what in own), *((*place, *word) for word in more)]


def usual_of(schema: BoardSchema, where: str) -> Attributes:
    """What holds for a space, a link or an area that says nothing."""
    return {
        one.key: one.default
        for one in schema.attributes
        if one.on == where and one.default is not None
    }


def point(value: Iterable[float]) -> Point:
    """A point of a field."""
    x, y = value
    return (float(x), float(y))


def points(value: Iterable[Iterable[float]] | None) -> tuple[Point, ...]:
    """Points of a field."""
    return tuple(point(one) for one in value or ())


def graph_fields(board: GraphBoard, schema: BoardSchema) -> dict[Key, Any]:
    """The fields of a document that holds a board."""
    known, keys = board.map, [space.key for space in board.map.spaces]
    fields: dict[Key, Any] = {("size",): list(known.size)}
    fields |= {(key,): said for key, said in (("title", board.title), ("note", board.note)) if said}
    for rank, space in enumerate(known.spaces, start=1):
        fields |= _entries((SPACE, space.key), _of_space(space, rank), space.attributes, schema)
    for number, link in enumerate(known.links, start=1):
        own: dict[str, Any] = {
            "ends": [keys[end] for end in link.ends],
            "kind": link.kind,
            "label": link.label,
            "through": [list(one) for one in link.path[1:-1]],
        }
        fields |= _entries((LINK, number), own, link.attributes, schema)
    for rank, area in enumerate(known.areas, start=1):
        told: dict[str, Any] = {
            "rank": rank,
            "kind": area.kind,
            "name": area.name if area.name != area.key else "",
            "spaces": [keys[space] for space in area.spaces],
            "outline": [list(corner) for corner in area.outline],
        }
        fields |= _entries((AREA, area.key), told, area.attributes, schema)
    return fields


def _of_space(space: Space, rank: int) -> dict[str, Any]:
    corner = space.outline[0] if space.outline else space.centre
    radius = round(corner[0] - space.centre[0], 6)
    round_one = space.outline == circle(space.centre, radius)
    return {
        "rank": rank,
        "kind": space.kind,
        "name": space.name if space.name != space.key else "",
        "at": list(space.centre),
        "radius": radius if round_one and radius != RADIUS else None,
        "outline": None if round_one else [list(one) for one in space.outline],
    }


def _entries(
    place: Place, own: Mapping[str, Any], attributes: Attributes, schema: BoardSchema
) -> dict[Key, Any]:
    """The fields of one place; what is empty or as usual is left out."""
    usual = usual_of(schema, place[0])
    found: dict[Key, Any] = {(*place, what): value for what, value in own.items() if value}
    return found | {
        (*place, "attribute", word): value
        for word, value in attributes.items()
        if usual.get(word) != value
    }

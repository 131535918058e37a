"""A map: the spaces, links and areas of a scenario, whatever layout its board file has.

All that counts places or draws them takes a Map and goes by sites: whole numbers, first of
the spaces, then of the links, then of the areas.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from math import dist
from typing import Final

from engine.boards.polygons import Disc, amid, halfway, inside, middle
from engine.picture import Address, Point

MOST_SPACES: Final = 4096
_GRID: Final = 0.15  # between points of an area that are looked at
SITES: Final = ("space", "link", "area")  # kinds of addresses, in the order of their sites

_HEX: Final = 6  # corners

Attributes = Mapping[str, bool | int | str]


@dataclass(frozen=True)
class Space:
    """One place on which things lie.

    Attributes:
        key: What files and moves call it, such as "c4"; unique on its map.
        name: What people call it; the key where a board gives no other name.
        kind: Key in the board schema; the `fill` look of this name is its ground.
        centre: Middle, in board units.
        outline: Corners in order, in board units; a space without an outline is a point.
        attributes: What the board says about it.
    """

    key: str
    name: str
    kind: str
    centre: Point
    outline: tuple[Point, ...] = ()
    attributes: Attributes = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Link:
    """A way between two spaces.

    Attributes:
        ends: The two spaces.
        kind: Key among the link kinds of the board schema; the `stroke` look of this name.
        label: What stands on it, such as "a"; may be "".
        path: From the middle of one end to that of the other, in board units.
        attributes: What the board says about it.
    """

    ends: tuple[int, int]
    kind: str
    label: str
    path: tuple[Point, ...]
    attributes: Attributes = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Area:
    """Several spaces that belong together, or a part of the map with none.

    Attributes:
        key, name, kind: As of a space; the `fill` look of the kind is how it shows.
        spaces: Those in it; may be ().
        outline: Corners in order, in board units; () if it shows by its spaces alone.
        attributes: What the board says about it.
    """

    key: str
    name: str
    kind: str
    spaces: tuple[int, ...]
    outline: tuple[Point, ...] = ()
    attributes: Attributes = field(default_factory=dict, hash=False)


@dataclass(frozen=True)
class Map:
    """All places that a game of a scenario may ever use; a board that grows shows some of them.

    Attributes:
        spaces: At most MOST_SPACES; a space's index is its site.
        links: Ways between spaces.
        areas: Parts of the map.
        size: Width and height, in board units; x to the right, y down, from (0, 0).
    """

    spaces: tuple[Space, ...] = ()
    links: tuple[Link, ...] = ()
    areas: tuple[Area, ...] = ()
    size: Point = (0.0, 0.0)

    @property
    def sites(self) -> int:
        """How many sites there are."""
        return len(self.spaces) + len(self.links) + len(self.areas)

    @property
    def hexes(self) -> bool:
        """Whether its spaces are hexes, whose width is the unit of the board."""
        return bool(self.spaces) and all(len(space.outline) == _HEX for space in self.spaces)

    def address(self, site: int) -> Address:
        """What a picture calls a site.

        Raises:
            IndexError: The map has no such site.
        """
        rest = site
        for kind, places in zip(SITES, (self.spaces, self.links, self.areas), strict=True):
            if 0 <= rest < len(places):
                return kind, rest
            rest -= len(places)
        message = f"a map of {self.sites} sites has no site {site}"
        raise IndexError(message)

    def site(self, address: Address) -> int | None:
        """The site that an address means; None for a thing, or beside the map."""
        kind, number = address
        before = 0
        for known, places in zip(SITES, (self.spaces, self.links, self.areas), strict=True):
            if kind == known:
                return before + number if 0 <= number < len(places) else None
            before += len(places)
        return None

    def name(self, site: int) -> str:
        """What people call a site: its name; of a link its ends, with its label if it has one."""
        kind, number = self.address(site)
        if kind == "space":
            return self.spaces[number].name
        if kind == "area":
            return self.areas[number].name
        link = self.links[number]
        ends = "–".join(self.spaces[end].name for end in link.ends)
        return f"{ends} {link.label}".rstrip()

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """What files call each site: its key; of a link those of its ends, and its label."""
        spaces = [space.key for space in self.spaces]
        links = [
            "-".join([spaces[first], spaces[last], *([link.label] if link.label else [])])
            for link in self.links
            for first, last in [link.ends]
        ]
        return (*spaces, *links, *(area.key for area in self.areas))

    def place(self, site: int) -> Point:
        """The middle of a site, in board units; of an area a place amid it, clear of spaces."""
        kind, number = self.address(site)
        if kind == "space":
            return self.spaces[number].centre
        if kind == "link":
            return halfway(self.links[number].path)
        return self._area_places[number]

    @cached_property
    def _area_places(self) -> tuple[Point, ...]:
        """Of each area, found once: pictures ask for them again and again."""
        spaces = (
            (*one.centre, max((dist(one.centre, corner) for corner in one.outline), default=0.0))
            for one in self.spaces
        )
        labels = ((*halfway(link.path), 0.0) for link in self.links if link.label and link.path)
        taken: tuple[Disc, ...] = (*spaces, *labels)
        return tuple(
            amid(area.outline, taken)
            if area.outline
            else middle([self.spaces[space].centre for space in area.spaces])
            for area in self.areas
        )

    def points_in(self, area: Area) -> Iterator[Point]:
        """Points of a grid within the outline of an area; none without an outline."""
        if not area.outline:
            return
        (left, right), (top, foot) = (
            (min(each), max(each)) for each in zip(*area.outline, strict=True)
        )
        for row in range(int((foot - top) / _GRID) + 1):
            for column in range(int((right - left) / _GRID) + 1):
                point = (left + column * _GRID, top + row * _GRID)
                if inside(point, area.outline):
                    yield point

    @cached_property
    def by_key(self) -> Mapping[str, int]:
        """Site of each space and area by its key."""
        first = len(self.spaces) + len(self.links)
        found = {space.key: site for site, space in enumerate(self.spaces)}
        return found | {area.key: first + number for number, area in enumerate(self.areas)}

    @cached_property
    def links_at(self) -> tuple[tuple[int, ...], ...]:
        """Numbers of the links that end at each space, in their order."""
        found: list[list[int]] = [[] for _ in self.spaces]
        for number, link in enumerate(self.links):
            for end in dict.fromkeys(link.ends):
                found[end].append(number)
        return tuple(map(tuple, found))

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """Spaces that each space touches: across a side of its outline, or by a link."""
        found: list[dict[int, None]] = [{} for _ in self.spaces]
        for space, across in enumerate(self.across):
            found[space] |= dict.fromkeys(other for other in across if other >= 0)
        for link in self.links:
            one, other = link.ends
            found[one][other] = None
            found[other][one] = None
        return tuple(tuple(near) for near in found)

    @cached_property
    def across(self) -> tuple[tuple[int, ...], ...]:
        """Space across each side of a space's outline, -1 if there is none.

        Side n runs from corner n to the next corner.
        """
        sides: dict[tuple[int, int], list[int]] = {}
        keys = [_side_keys(space.outline) for space in self.spaces]
        for space, own in enumerate(keys):
            for key in own:
                sides.setdefault(key, []).append(space)
        return tuple(
            tuple(next((other for other in sides[key] if other != space), -1) for key in own)
            for space, own in enumerate(keys)
        )


def squares(wide: int, high: int, kind: str) -> Map:
    """A map of squares with sides of 1, "a1" above on the left, "b1" beside it."""
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    names = [(x, y, f"{chr(ord('a') + x)}{y + 1}") for y in range(high) for x in range(wide)]
    spaces = (
        Space(name, name, kind, (x + 0.5, y + 0.5), tuple((x + a, y + b) for a, b in corners))
        for x, y, name in names
    )
    return Map(tuple(spaces), size=(wide, high))


def _side_keys(outline: tuple[Point, ...]) -> list[tuple[int, int]]:
    """The middle of each side, rounded, so that both neighbours find the same one."""
    following = outline[1:] + outline[:1]
    return [
        (round((x + other_x) * 500), round((y + other_y) * 500))
        for (x, y), (other_x, other_y) in zip(outline, following, strict=True)
    ]

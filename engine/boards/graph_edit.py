"""Edits of a map of points and links, as functions from a map to a map.

Spaces, links and areas are named by addresses: ("space", 3), ("link", 0), ("area", 1). What is
chosen are spaces and areas: links between two chosen spaces belong to them, and so does an area
that lies wholly on chosen spaces. What a function gives back is a whole new `Map`; a document
compares it with the old one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from engine.boards.graph import RADIUS, circle
from engine.boards.map import Area, Attributes, Link, Map, Space
from engine.picture import Address, Point
from engine.schema import BoardSchema

T = TypeVar("T")
Change = Callable[[Point], Point]
_DIGITS: Final = 4  # of places in board units; what is turned should not end in 0.30000000000000004
_NUMBER: Final = re.compile(r"(?P<stem>.*?)(?P<mark>[-_]?)(?P<number>\d*)", re.DOTALL)
_STRANGE: Final = re.compile(r"[^a-z0-9_-]+")


@dataclass(frozen=True)
class Part:
    """A piece of a map, for a clipboard (see `part_files.py` for its text).

    Attributes:
        map: Spaces with the links between them and the areas wholly on them; the middle of
            their box is (0, 0), and `size` is that of the box.
    """

    map: Map

    def turned(self, quarters: int) -> Part:
        """Turned clockwise by so many right angles."""
        wide, high = self.map.size
        size = (high, wide) if quarters % 2 else (wide, high)
        return Part(replace(_changed(self.map, _all(self.map), _turn(quarters)), size=size))

    def mirrored(self) -> Part:
        """With left and right exchanged."""
        return Part(_changed(self.map, _all(self.map), _mirror(upright=True)))


def free_labels(
    places: Map, labels: Sequence[str], ends: Collection[int], but: int = -1
) -> tuple[str, ...]:
    """Those of some labels that no link at these spaces has, in the same order.

    Args:
        but: Number of a link that does not count, since it is about to get another label.
    """
    at = {number for end in ends for number in places.links_at[end] if number != but}
    taken = {places.links[number].label for number in at}
    return tuple(label for label in labels if label not in taken)


def free_key(places: Map, stem: str) -> str:
    """A key for a new space or area, counted on from one that is like it.

    "city-3" for "city" or "city-1" where the first two are taken, "c8" for "c7", "rome-2" for
    "rome" if there is one.
    """
    return _free_key(places.by_key, stem)


def _free_key(taken: Container[str], like: str) -> str:
    clean = _STRANGE.sub("-", like.casefold()).strip("-_")
    found = _NUMBER.fullmatch(clean)
    assert found is not None  # noqa: S101  (each part of the pattern may be empty)
    stem, mark = found["stem"], found["mark"] or ("" if found["number"] else "-")
    if not clean:
        stem, mark = "space", "-"
    number = 2 if stem in taken else 1
    while f"{stem}{mark}{number}" in taken:
        number += 1
    return f"{stem}{mark}{number}"


def new_space(places: Map, schema: BoardSchema, kind: str, centre: Point) -> Space:
    """A space that can be added: free key and default attributes, its key as its name."""
    key, more = free_key(places, kind), usual_attributes(schema, "space")
    return Space(key, key, kind, centre, circle(centre, RADIUS), more)


def new_link(places: Map, schema: BoardSchema, kind: str, first: int, last: int) -> Link:
    """A straight link that can be added.

    Its label is the next one that is free at both ends, or "" if none is; where labels need not
    differ, the one of which there are fewest.
    """
    free: Sequence[str] = schema.labels
    if schema.labels_differ:
        free = free_labels(places, schema.labels, (first, last))
    elif free:
        counts = Counter(link.label for link in places.links)
        free = sorted(free, key=lambda label: counts[label])
    path = (places.spaces[first].centre, places.spaces[last].centre)
    more = usual_attributes(schema, "link")
    return Link((first, last), kind, free[0] if free else "", path, more)


def new_area(
    places: Map,
    schema: BoardSchema,
    kind: str,
    spaces: Iterable[int],
    outline: Sequence[Point] = (),
) -> Area:
    """An area that can be added: free key and default attributes, its key as its name."""
    key, more = free_key(places, kind), usual_attributes(schema, "area")
    return Area(key, key, kind, tuple(dict.fromkeys(spaces)), tuple(outline), more)


def usual_attributes(schema: BoardSchema, on: str) -> Attributes:
    """What holds for a "space", "link" or "area" that says nothing."""
    declared = (one for one in schema.attributes if one.on == on)
    return {one.key: one.default for one in declared if one.default is not None}


def without(places: Map, gone: Iterable[Address]) -> Map:
    """The map without some places; a space takes its links and its share in areas along."""
    lost = set(gone)
    kept = [number for number in range(len(places.spaces)) if ("space", number) not in lost]
    numbers = {old: new for new, old in enumerate(kept)}
    links = [
        link
        for number, link in enumerate(places.links)
        if ("link", number) not in lost and all(end in numbers for end in link.ends)
    ]
    areas = [one for number, one in enumerate(places.areas) if ("area", number) not in lost]
    return _numbered(places, [places.spaces[number] for number in kept], links, areas, numbers)


def renumbered(places: Map, place: Address, number: int) -> Map:
    """The map with a space, link or area at another number; links and areas keep their spaces."""
    on, old = place
    if on == "link":
        return replace(places, links=_put(places.links, old, number))
    if on == "area":
        return replace(places, areas=_put(places.areas, old, number))
    order = _put(tuple(range(len(places.spaces))), old, number)
    numbers = {before: now for now, before in enumerate(order)}
    spaces = [places.spaces[before] for before in order]
    return _numbered(places, spaces, places.links, places.areas, numbers)


def _put(row: tuple[T, ...], old: int, new: int) -> tuple[T, ...]:
    rest = [*row[:old], *row[old + 1 :]]
    rest.insert(min(max(new, 0), len(rest)), row[old])
    return tuple(rest)


def _numbered(
    places: Map,
    spaces: Sequence[Space],
    links: Iterable[Link],
    areas: Iterable[Area],
    numbers: Mapping[int, int],
) -> Map:
    """A map whose links and areas name spaces by new numbers; areas lose those without one."""
    return Map(
        tuple(spaces),
        tuple(replace(one, ends=(numbers[one.ends[0]], numbers[one.ends[1]])) for one in links),
        tuple(
            replace(one, spaces=tuple(numbers[own] for own in one.spaces if own in numbers))
            for one in areas
        ),
        places.size,
    )


def moved(places: Map, chosen: Collection[Address], step: Point) -> Map:
    """The map with what is chosen elsewhere; of a link with one end elsewhere only this moves."""
    return _changed(places, chosen, lambda point: (point[0] + step[0], point[1] + step[1]))


def turned(places: Map, chosen: Collection[Address], quarters: int) -> Map:
    """The map with what is chosen turned clockwise by right angles about its middle."""
    return _changed(places, chosen, _about(middle_of(places, chosen), _turn(quarters)))


def mirrored(places: Map, chosen: Collection[Address], *, upright: bool = True) -> Map:
    """The map with what is chosen mirrored about its middle.

    Args:
        upright: The axis stands upright: left and right are exchanged, else top and bottom.
    """
    return _changed(places, chosen, _about(middle_of(places, chosen), _mirror(upright=upright)))


def lifted(places: Map, chosen: Collection[Address]) -> Part:
    """A copy of what is chosen, about its own middle; of chosen areas with the chosen spaces."""
    spaces = [number for number in range(len(places.spaces)) if ("space", number) in chosen]
    numbers = {old: new for new, old in enumerate(spaces)}
    x, y = middle_of(places, chosen)
    left, top, right, bottom = _box(places, chosen) or (0.0, 0.0, 0.0, 0.0)
    links = (one for one in places.links if all(end in numbers for end in one.ends))
    areas = (places.areas[number] for number in _areas_of(places, chosen))
    copy = _numbered(places, [places.spaces[own] for own in spaces], links, areas, numbers)
    size = (_round(right - left), _round(bottom - top))
    return Part(replace(moved(copy, _all(copy), (-x, -y)), size=size))


def pasted(places: Map, part: Part, middle: Point) -> tuple[Map, tuple[Address, ...]]:
    """The map with a piece put onto it, and where its spaces, links and areas are now.

    A key that is taken is counted on; a name that is taken becomes the key, or the number in it
    if it was the number in its own key.
    """
    put = moved(part.map, _all(part.map), middle)
    keys = set(places.by_key)
    names = {one.name for one in places.spaces} | {one.name for one in places.areas}

    def fresh(one: Space | Area) -> tuple[str, str]:
        key = _free_key(keys, one.key) if one.key in keys else one.key
        keys.add(key)
        name = key if one.name == one.key or one.name in names else one.name
        if name == key != one.name and one.key.endswith(one.name) and one.name.isdecimal():
            name = _number_of(key)
        return key, name

    first = len(places.spaces)
    spaces = [replace(one, key=key, name=name) for one in put.spaces for key, name in [fresh(one)]]
    links = [replace(one, ends=(first + one.ends[0], first + one.ends[1])) for one in put.links]
    areas = [
        replace(one, key=key, name=name, spaces=tuple(first + own for own in one.spaces))
        for one in put.areas
        for key, name in [fresh(one)]
    ]
    found = Map(
        (*places.spaces, *spaces), (*places.links, *links), (*places.areas, *areas), places.size
    )
    new = (
        *(("space", number) for number in range(first, len(found.spaces))),
        *(("link", number) for number in range(len(places.links), len(found.links))),
        *(("area", number) for number in range(len(places.areas), len(found.areas))),
    )
    return found, new


def _number_of(key: str) -> str:
    found = re.search(r"\d+$", key)
    return found[0] if found else key


def middle_of(places: Map, chosen: Collection[Address]) -> Point:
    """The middle of the box around what is chosen; that of the map if nothing is."""
    box = _box(places, chosen)
    if box is None:
        return (places.size[0] / 2, places.size[1] / 2)
    left, top, right, bottom = box
    return (_round((left + right) / 2), _round((top + bottom) / 2))


def _box(places: Map, chosen: Collection[Address]) -> tuple[float, float, float, float] | None:
    points = [one.centre for number, one in enumerate(places.spaces) if ("space", number) in chosen]
    for number in _areas_of(places, chosen):
        points += places.areas[number].outline
    if not points:
        return None
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _all(places: Map) -> set[Address]:
    spaces, areas = range(len(places.spaces)), range(len(places.areas))
    return {*(("space", number) for number in spaces), *(("area", number) for number in areas)}


def _areas_of(places: Map, chosen: Collection[Address]) -> list[int]:
    """Areas that are chosen or lie wholly on chosen spaces."""
    return [
        number
        for number, area in enumerate(places.areas)
        if ("area", number) in chosen
        or (area.spaces and all(("space", own) in chosen for own in area.spaces))
    ]


def _turn(quarters: int) -> Change:
    sine, cosine = ((0, 1), (1, 0), (0, -1), (-1, 0))[quarters % 4]
    return lambda point: (
        point[0] * cosine - point[1] * sine,
        point[0] * sine + point[1] * cosine,
    )


def _mirror(*, upright: bool) -> Change:
    return lambda point: (-point[0], point[1]) if upright else (point[0], -point[1])


def _about(middle: Point, change: Change) -> Change:
    def changed(point: Point) -> Point:
        x, y = change((point[0] - middle[0], point[1] - middle[1]))
        return (x + middle[0], y + middle[1])

    return changed


def _changed(places: Map, chosen: Collection[Address], change: Change) -> Map:
    def put(point: Point) -> Point:
        x, y = change(point)
        return (_round(x), _round(y))

    spaces = tuple(
        _space(one, put) if ("space", number) in chosen else one
        for number, one in enumerate(places.spaces)
    )
    links = []
    for link in places.links:
        inside = all(("space", end) in chosen for end in link.ends)
        through = tuple(map(put, link.path[1:-1])) if inside else link.path[1:-1]
        ends = [spaces[end].centre for end in link.ends]
        links.append(replace(link, path=(ends[0], *through, ends[1])))
    going = set(_areas_of(places, chosen))
    areas = tuple(
        replace(one, outline=tuple(map(put, one.outline))) if number in going else one
        for number, one in enumerate(places.areas)
    )
    return Map(spaces, tuple(links), areas, places.size)


def _space(space: Space, put: Change) -> Space:
    """A space elsewhere; a round one stays one, whatever was done to it."""
    centre = put(space.centre)
    if space.outline:
        radius = round(space.outline[0][0] - space.centre[0], 6)
        if space.outline == circle(space.centre, radius):
            return replace(space, centre=centre, outline=circle(centre, radius))
    return replace(space, centre=centre, outline=tuple(map(put, space.outline)))


def _round(value: float) -> float:
    return round(value, _DIGITS) + 0.0  # no negative zero

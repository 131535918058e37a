"""What differs between two graph boards, place by place."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.boards.diff import ChangedText
from engine.boards.graph import GraphBoard, circle
from engine.boards.map import Area, Attributes, Link, Space
from engine.documents import inline
from engine.picture import Address

Place = Space | Area


@dataclass(frozen=True)
class ChangedPlace:
    """A space, link or area before and after.

    Attributes:
        on: "space", "link" or "area".
        name: What people call it, on the later board if it is there.
        what: "added", "removed", "kind", "name", "place" (where it is drawn, and its shape),
            "number" (of a space or area, counted from 1, if its rank among those that both
            boards have is another), "label", "spaces" (of an area) or "attribute".
        before, after: In words of a board file; "" where there is none.
        key: Of an attribute; else "".
        old, new: Addresses on the two boards; None where it is not there.
    """

    on: str
    name: str
    what: str
    before: str
    after: str
    key: str = ""
    old: Address | None = None
    new: Address | None = None


@dataclass(frozen=True)
class GraphDifferences:
    """Everything that differs between two boards.

    Attributes:
        texts: Game, title, note and size ("size"), as far as they differ.
        places: Spaces, then links, then areas, in the order of the later board.
        alike: Spaces that are the same on both.
    """

    texts: tuple[ChangedText, ...]
    places: tuple[ChangedPlace, ...]
    alike: int

    def __bool__(self) -> bool:
        """Whether anything differs."""
        return bool(self.texts or self.places)


def graph_differences(before: GraphBoard, after: GraphBoard) -> GraphDifferences:
    """What turned one board into the other; spaces and areas are the same by their keys.

    Links are the same by their ends, kind and label, whatever their direction; of those that are
    left between two spaces the first on either side are the same with another kind or label.
    """
    old, new = before.map, after.map
    spaces = list(_keyed("space", before, after, old.spaces, new.spaces))
    areas = _keyed("area", before, after, old.areas, new.areas)
    places = (*spaces, *_links(before, after), *areas)
    kept = {one.key for one in old.spaces} & {one.key for one in new.spaces}
    touched = {
        board.map.spaces[place[1]].key
        for one in spaces
        for board, place in ((before, one.old), (after, one.new))
        if place is not None
    }
    return GraphDifferences(tuple(_texts(before, after)), places, len(kept - touched))


def _texts(before: GraphBoard, after: GraphBoard) -> Iterator[ChangedText]:
    for key in ("game", "title", "note"):
        if getattr(before, key) != getattr(after, key):
            yield ChangedText(key, getattr(before, key), getattr(after, key))
    if before.map.size != after.map.size:
        yield ChangedText("size", inline(before.map.size), inline(after.map.size))


def _keyed(
    on: str, before: GraphBoard, after: GraphBoard, was: Sequence[Place], now: Sequence[Place]
) -> Iterator[ChangedPlace]:
    """Changes of spaces or areas, in the order of the later board; what is gone comes last."""
    old = {one.key: number for number, one in enumerate(was)}
    new = {one.key for one in now}
    kept = [old[one.key] for one in now if one.key in old]
    in_order = _longest_rise(kept)
    for number, one in enumerate(now):
        if one.key not in old:
            yield ChangedPlace(on, one.name, "added", "", one.kind, new=(on, number))
            continue
        at = old[one.key]
        told = _of_place(was[at], before), _of_place(one, after)
        yield from _compared(on, one.name, *told, (on, at), (on, number))
        if at not in in_order:
            ranks = str(at + 1), str(number + 1)
            yield ChangedPlace(on, one.name, "number", *ranks, "", (on, at), (on, number))
    for number, one in enumerate(was):
        if one.key not in new:
            yield ChangedPlace(on, one.name, "removed", one.kind, "", old=(on, number))


def _longest_rise(row: Sequence[int]) -> set[int]:
    """As many numbers of a row as possible that rise from left to right; each is there once.

    Source: C. Schensted, "Longest increasing and decreasing subsequences", Canadian Journal of
    Mathematics 13 (1961).
    """
    ends: list[int] = []  # least last number of a rise of each length
    before: dict[int, int | None] = {}
    for number in row:
        place = bisect_left(ends, number)
        before[number] = ends[place - 1] if place else None
        ends[place : place + 1] = [number]
    found, last = set[int](), ends[-1] if ends else None
    while last is not None:
        found.add(last)
        last = before[last]
    return found


def _links(before: GraphBoard, after: GraphBoard) -> Iterator[ChangedPlace]:
    names = [[one.key for one in board.map.spaces] for board in (before, after)]
    old = [_link_keys(link, names[0]) for link in before.map.links]
    new = [_link_keys(link, names[1]) for link in after.map.links]
    same = _pairs(old, new, {})
    same = _pairs([keys[:1] for keys in old], [keys[:1] for keys in new], same)
    for number, link in enumerate(after.map.links):
        name, site = after.map.name(len(after) + number), ("link", number)
        if number not in same:
            yield ChangedPlace("link", name, "added", "", link.kind, new=site)
            continue
        at = same[number]
        told = _of_link(before.map.links[at], names[0]), _of_link(link, names[1])
        yield from _compared("link", name, *told, ("link", at), site)
    for number in sorted(set(range(len(old))) - set(same.values())):
        name, kind = before.map.name(len(before) + number), before.map.links[number].kind
        yield ChangedPlace("link", name, "removed", kind, "", old=("link", number))


def _pairs(
    old: Sequence[Hashable], new: Sequence[Hashable], known: Mapping[int, int]
) -> dict[int, int]:
    """Later number -> earlier one: those that are known, and of the rest those with equal keys."""
    waiting: dict[Hashable, list[int]] = {}
    taken = set(known.values())
    for number in reversed(range(len(old))):
        if number not in taken:
            waiting.setdefault(old[number], []).append(number)
    found = dict(known)
    for number, key in enumerate(new):
        if number not in found and (rest := waiting.get(key)):
            found[number] = rest.pop()
    return found


def _link_keys(link: Link, names: Sequence[str]) -> tuple[frozenset[str], str, str]:
    return frozenset(names[end] for end in link.ends), link.kind, link.label


def _of_place(one: Place, board: GraphBoard) -> dict[tuple[str, str], str]:
    """What can differ of a space or an area, as a board file says it."""
    found = {("kind", ""): one.kind, ("name", ""): one.name}
    if isinstance(one, Space):
        found["place", ""] = inline((one.centre, _shape(one)))
    else:
        found["place", ""] = inline(one.outline)
        found["spaces", ""] = ", ".join(sorted(board.map.spaces[own].key for own in one.spaces))
    return found | _told(one.attributes)


def _shape(space: Space) -> object:
    """The radius of a round space, or the corners of another one."""
    if not space.outline:
        return 0
    radius = round(space.outline[0][0] - space.centre[0], 6)
    return radius if space.outline == circle(space.centre, radius) else space.outline


def _of_link(link: Link, names: Sequence[str]) -> dict[tuple[str, str], str]:
    through = link.path[1:-1]
    if names[link.ends[0]] > names[link.ends[1]]:  # drawn from the other end it is the same
        through = through[::-1]
    found = {("kind", ""): link.kind, ("label", ""): link.label, ("place", ""): inline(through)}
    return found | _told(link.attributes)


def _told(attributes: Attributes) -> dict[tuple[str, str], str]:
    return {("attribute", key): _plain(value) for key, value in attributes.items()}


def _plain(value: bool | int | str) -> str:
    return value if isinstance(value, str) else inline(value)


def _compared(
    on: str,
    name: str,
    was: Mapping[tuple[str, str], str],
    now: Mapping[tuple[str, str], str],
    old: Address,
    new: Address,
) -> Iterator[ChangedPlace]:
    for what, key in dict.fromkeys((*was, *now)):
        before, after = was.get((what, key), ""), now.get((what, key), "")
        if before != after:
            yield ChangedPlace(on, name, what, before, after, key, old, new)

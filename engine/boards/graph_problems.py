"""What is wrong with a graph board while it is drawn, and what is odd, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.boards.crowding import covered
from engine.boards.graph import GraphBoard
from engine.boards.map import MOST_SPACES, Area, Link, Space
from engine.boards.parts import parts_of
from engine.errors import Fault
from engine.language import say
from engine.picture import Address
from engine.remedies import FEW, and_listed, few_listed
from engine.schema import BoardSchema, Problem, SpaceKind


@dataclass(frozen=True)
class _Told:
    """A problem, and the key of the file that it is about."""

    place: str
    problem: Problem


def graph_problems(board: GraphBoard, schema: BoardSchema) -> list[Problem]:
    """Every fault and warning that the schema of a game tells; `sites` says where.

    Args:
        board: Any board, also an empty one or one with kinds that the game does not know.
        schema: With titles in the language in force (`engine.schema_words`).
    """
    return [told.problem for told in _told(board, schema)]


def graph_faults(
    board: GraphBoard, schema: BoardSchema, file: str, *, limits_only: bool = False
) -> list[Fault]:
    """The faults among them, which keep a board from being played, with keys of the file.

    Args:
        limits_only: Look for nothing but more places than the game or the engine holds.
    """
    told = _limits(board, schema) if limits_only else _told(board, schema)
    return _as_faults(told, file, "fault")


def graph_warnings(board: GraphBoard, schema: BoardSchema, file: str) -> list[Fault]:
    """What is allowed on a board but seldom meant."""
    return _as_faults(_told(board, schema), file, "warning")


def label_remedy(labels: Sequence[str]) -> str:
    """What to do about a label that is missing or none of these."""
    return say("use one of: {names}", names=", ".join(labels))


def _as_faults(
    told: Iterable[_Told], file: str, severity: Literal["fault", "warning"]
) -> list[Fault]:
    found = ((one.place, one.problem) for one in told)
    return [
        Fault(file, place, problem.what, problem.remedy)
        for place, problem in found
        if problem.severity == severity
    ]


def _told(board: GraphBoard, schema: BoardSchema) -> Iterator[_Told]:
    words = _Words(board, schema)
    yield from _limits(board, schema)
    yield from _kinds(board, schema)
    yield from _labels(words)
    yield from _twice(words)
    yield from _parts(words)
    yield from _areas(words)
    yield from _names(board)
    yield from _crowding(words)


class _Words:
    """What people call the places of a board."""

    def __init__(self, board: GraphBoard, schema: BoardSchema) -> None:
        self.board = board
        self.schema = schema
        self._titles: dict[str, Mapping[str, str]] = {
            "space": _titles(schema.kinds),
            "link": _titles(schema.links),
            "area": _titles(schema.areas),
        }

    def space(self, number: int) -> str:
        """A space with its kind, such as "City Rome"."""
        return self._named("space", self.board.map.spaces[number])

    def area(self, number: int) -> str:
        """An area with its kind, such as "Region IV"."""
        return self._named("area", self.board.map.areas[number])

    def link(self, number: int) -> str:
        """A link with its kind and label, such as "Road a Rome–Ostia"."""
        link = self.board.map.links[number]
        title = self._titles["link"].get(link.kind, link.kind)
        return " ".join(word for word in (title, link.label, self.ends(link)) if word)

    def ends(self, link: Link) -> str:
        """Both ends of a link by their names; apart where one has a hyphen of its own."""
        spaces = (self.board.map.spaces[end] for end in link.ends)
        names = [space.name or space.key for space in spaces]
        return (" – " if any("-" in name for name in names) else "–").join(names)

    def listed(self, spaces: Sequence[int]) -> str:
        """The first few of some spaces, and how many more there are."""
        names = [self.space(one) for one in spaces]
        return few_listed(names) if len(names) > FEW else and_listed(names)

    def _named(self, on: str, place: Space | Area) -> str:
        title = self._titles[on].get(place.kind, place.kind)
        name = place.name if place.name.strip() else place.key
        # A name that says the kind itself, such as "Region IV", or that of the only one.
        if name.casefold().startswith(title.casefold()):
            return name
        # A number behind that of the kind would be read as one with it.
        return f"{title} '{name}'" if title[-1:].isdigit() else f"{title} {name}"


def _titles(kinds: Sequence[SpaceKind]) -> Mapping[str, str]:
    return {kind.key: kind.title for kind in kinds}


def _fault(place: str, what: str, remedy: str, *sites: Address) -> _Told:
    return _Told(place, Problem("fault", what, remedy, sites=sites))


def _warning(place: str, what: str, remedy: str, *sites: Address) -> _Told:
    return _Told(place, Problem("warning", what, remedy, sites=sites))


def _limits(board: GraphBoard, schema: BoardSchema) -> Iterator[_Told]:
    """No spaces, or more spaces, links or areas than the engine or the game holds."""
    spaces, links, areas = len(board), len(board.map.links), len(board.map.areas)
    remedy = say("make the board smaller")
    if not spaces:
        yield _fault("spaces", say("the board has no spaces"), say("draw at least one"))
    if spaces > (most := min(schema.most_cells, MOST_SPACES)):
        what = say("{count:space|spaces}, but the engine allows {most}", count=spaces, most=most)
        yield _fault("spaces", what, remedy)
    if links > (most := min(schema.most_links, MOST_SPACES)):
        what = say("{count:link|links}, but the engine allows {most}", count=links, most=most)
        yield _fault("links", what, remedy)
    if areas > (most := min(schema.most_areas, MOST_SPACES)):
        what = say("{count:area|areas}, but the engine allows {most}", count=areas, most=most)
        yield _fault("areas", what, remedy)
    named = [number for number, kind in enumerate(board.kinds) if kind in schema.most_named]
    if len(named) > schema.named_limit:
        keys = ", ".join(kind.title for kind in schema.kinds if kind.key in schema.most_named)
        what = say(
            "{count:space|spaces} of the kinds {keys}, but the engine allows {most}",
            count=len(named),
            keys=keys,
            most=schema.named_limit,
        )
        remedy = say("remove {count} of them", count=len(named) - schema.named_limit)
        yield _fault("spaces", what, remedy, *(("space", one) for one in named))


def _kinds(board: GraphBoard, schema: BoardSchema) -> Iterator[_Told]:
    """Kinds that the game does not know; files with them are not even read."""
    places = (
        ("space", "spaces", [one.kind for one in board.map.spaces], schema.kinds),
        ("link", "links", [one.kind for one in board.map.links], schema.links),
        ("area", "areas", [one.kind for one in board.map.areas], schema.areas),
    )
    for on, place, kinds, declared in places:
        known = {kind.key for kind in declared}
        for kind in sorted(set(kinds) - known):
            sites = [(on, number) for number, own in enumerate(kinds) if own == kind]
            what = {
                "space": say("the game has no spaces of the kind '{kind}'", kind=kind),
                "link": say("the game has no links of the kind '{kind}'", kind=kind),
                "area": say("the game has no areas of the kind '{kind}'", kind=kind),
            }[on]
            names = ", ".join(sorted(known))
            remedy = say("use {names}", names=names) if names else say("remove it")
            yield _fault(place, what, remedy, *sites)


def _labels(words: _Words) -> Iterator[_Told]:
    """Links without a label, with an unknown one, and equal ones at a space."""
    links, schema = words.board.map.links, words.schema
    for number, link in enumerate(links):
        place, known = f"links[{number + 1}].label", schema.labels
        if known and not link.label:
            what = say("{link} has no label", link=words.link(number))
            yield _fault(place, what, _free(words, number), ("link", number))
        elif known and link.label not in known:
            what = say("unknown label '{label}'", label=link.label)
            yield _fault(place, what, label_remedy(known), ("link", number))
    if schema.labels_differ:
        yield from _clashes(words)


def _clashes(words: _Words) -> Iterator[_Told]:
    links, spaces = words.board.map.links, words.board.map.spaces
    for space, at in enumerate(words.board.map.links_at):
        by_label: dict[str, list[int]] = {}
        for number in at:
            by_label.setdefault(links[number].label, []).append(number)
        for label, equal in by_label.items():
            if not label or len(equal) < 2:
                continue
            others = (sum(links[number].ends) - space for number in equal)
            what = say(
                "{space} has {count:link|links} with the label '{label}': to {others}",
                space=words.space(space),
                count=len(equal),
                label=label,
                others=and_listed([spaces[one].name or spaces[one].key for one in others]),
            )
            sites = (("space", space), *(("link", number) for number in equal))
            yield _fault(f"spaces.{spaces[space].key}", what, _remedy(words, space, equal), *sites)


def _remedy(words: _Words, space: int, equal: Sequence[int]) -> str:
    """How to mend equal labels: by one that is free at both ends of one of the links, if any."""
    labels = words.schema.labels
    if not labels:
        return say("give each of them another label")
    for number in reversed(equal):
        if free := _free_labels(words.board, labels, number):
            name = words.link(number)
            return say("give {link} another label: {names}", link=name, names=", ".join(free))
    if len(words.board.map.links_at[space]) > len(labels):
        return say("remove a link: there are only {count:label|labels}", count=len(labels))
    return say("change the labels around it, or remove a link")


def _free(words: _Words, number: int) -> str:
    """Labels that a link without one may have, or what to do if there are none left."""
    board, labels = words.board, words.schema.labels
    if not words.schema.labels_differ:
        return label_remedy(labels)
    if free := _free_labels(board, labels, number):
        return label_remedy(free)
    if any(len(board.map.links_at[end]) > len(labels) for end in board.map.links[number].ends):
        return say("remove a link: there are only {count:label|labels}", count=len(labels))
    return say("change the labels around it, or remove a link")


def _free_labels(board: GraphBoard, labels: Sequence[str], number: int) -> list[str]:
    """Labels that no other link at either end of a link has."""
    at, links = board.map.links_at, board.map.links
    taken = {
        links[other].label for end in links[number].ends for other in at[end] if other != number
    }
    return [label for label in labels if label not in taken]


def _twice(words: _Words) -> Iterator[_Told]:
    seen: dict[tuple[frozenset[int], str, str], int] = {}
    for number, link in enumerate(words.board.map.links):
        first = seen.setdefault((frozenset(link.ends), link.kind, link.label), number)
        if first != number:
            what = say("the link {ends} appears twice", ends=words.ends(link))
            remedy = say("give it another label, or remove it")
            yield _fault("links", what, remedy, ("link", number), ("link", first))


def _parts(words: _Words) -> Iterator[_Told]:
    """Spaces to which no links lead from most of the others."""
    board, connected = words.board, words.schema.connected
    parts = parts_of(board.map.links_at, board.map.links)
    for part in parts[1:]:
        # Where parts may lie apart, only a space that nothing joins is odd, if links exist.
        if connected or (len(part) == 1 and board.map.links):
            listed = words.listed(part)
            what = say("no way of links leads from {first} to {spaces}",
                       first=words.space(parts[0][0]), spaces=listed)  # fmt: skip
            remedy, sites = say("draw a link that joins them"), [("space", one) for one in part]
            place = f"spaces.{board.map.spaces[part[0]].key}"
            yield (_fault if connected else _warning)(place, what, remedy, *sites)


def _areas(words: _Words) -> Iterator[_Told]:
    for number, area in enumerate(words.board.map.areas):
        site, place = ("area", number), f"areas.{area.key}.spaces"
        if not area.spaces and len(area.outline) < 3:
            what = say("{area} has neither spaces nor an outline", area=words.area(number))
            yield _fault(place, what, say("draw its outline, or name its spaces"), site)
        elif not area.spaces:
            what = say("{area} touches no space", area=words.area(number))
            yield _warning(place, what, say("name the spaces that it touches"), site)


def _names(board: GraphBoard) -> Iterator[_Told]:
    parts: tuple[tuple[str, str, Sequence[Space | Area]], ...] = (
        ("space", "spaces", board.map.spaces),
        ("area", "areas", board.map.areas),
    )
    for on, table, places in parts:
        by_name: dict[str, list[int]] = {}
        for number, one in enumerate(places):
            by_name.setdefault(" ".join(one.name.split()).casefold(), []).append(number)
        for name, numbers in by_name.items():
            keys = [places[number].key for number in numbers]
            place, sites = f"{table}.{keys[-1]}.name", [(on, number) for number in numbers]
            if not name:
                what = say("{spaces}: the name is empty", spaces=few_listed(keys))
                yield _warning(place, what, say("write a word or more"), *sites)
            elif len(numbers) > 1:
                shown = places[numbers[0]].name
                what = say("'{name}' is the name of {spaces}", name=shown, spaces=few_listed(keys))
                yield _warning(place, what, say("give each place a name of its own"), *sites)


def _crowding(words: _Words) -> Iterator[_Told]:
    """Spaces that nobody sees: outside the board, or on another one."""
    spaces, (wide, high) = words.board.map.spaces, words.board.map.size
    for number, space in enumerate(spaces):
        (x, y), place = space.centre, f"spaces.{space.key}.at"
        if not (0 <= x <= wide and 0 <= y <= high):
            what = say("{space} lies outside the board", space=words.space(number))
            yield _warning(place, what, say("move it, or enlarge the board"), ("space", number))
    for number, other in covered(spaces):
        place = f"spaces.{spaces[number].key}.at"
        names = {"space": words.space(number), "other": words.space(other)}
        what = say("{space} and {other} lie on each other", **names)
        yield _warning(place, what, say("move one of them"), ("space", number), ("space", other))

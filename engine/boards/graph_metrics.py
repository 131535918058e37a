"""Figures of a graph board: degrees, distances, reach, areas, lengths, what holds it together.

Ways go by links alone, whatever their direction; links between the same two spaces count as
several for degrees and as one step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import dist
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.check import UNREACHABLE
from engine.boards.graph import GraphBoard
from engine.boards.map import Attributes, Link
from engine.boards.parts import holding, parts_of
from engine.picture import Address
from engine.schema import BoardSchema

_BITS: Final = 64


@dataclass(frozen=True)
class Spread:
    """Least, mean and most of a number that each of some places has; 0 without places.

    Attributes:
        least, mean, most: Of the values.
        counts: Places with 0, 1, 2... of it.
    """

    least: int
    mean: float
    most: int
    counts: tuple[int, ...]


@dataclass(frozen=True)
class Lengths:
    """Lengths of the links in board units, along their paths; all 0 without links."""

    least: float
    mean: float
    most: float
    shortest: tuple[Address, ...]
    longest: tuple[Address, ...]


@dataclass(frozen=True)
class Ways:
    """Links from space to space by the shortest way; pairs that no way joins are left out.

    Attributes:
        pairs, apart: Pairs of spaces that a way joins, and that none joins.
        mean: Links between the two of a pair; 0 without pairs.
        diameter: The most of them.
        counts: Pairs at 0, 1, 2... links.
        farthest: Two spaces that are farthest from each other; () without pairs.
        central: Space of the largest part that is nearest to all others of it; () without.
        from_central: Links from there to another one, mean; 0 if there is none.
    """

    pairs: int
    apart: int
    mean: float
    diameter: int
    counts: tuple[int, ...]
    farthest: tuple[Address, ...]
    central: tuple[Address, ...]
    from_central: float


@dataclass(frozen=True)
class Count:
    """How many places of one part of a map are of a kind, or have a value of an attribute.

    Attributes:
        on: "space", "link" or "area".
        key: Of the kind or the attribute; title: for people.
        value: Of the attribute; None for a kind.
        count: How many; share: of all places of that part (of those that have the attribute).
    """

    on: str
    key: str
    title: str
    value: int | None
    count: int
    share: float


@dataclass(frozen=True)
class GraphFigure:
    """One number of a table of metrics.

    Attributes:
        key: Such as "ways.mean"; stable.
        text: What it is, for people, in English.
        value: The number, in `unit`.
        unit: "spaces", "links", "areas", "parts" or "units" (of the board).
        sites: Where to look; may be empty.
    """

    key: str
    text: str
    value: float
    unit: str
    sites: tuple[Address, ...] = ()


@dataclass(frozen=True)
class GraphMetrics:
    """Everything that can be counted on a graph board.

    Attributes:
        spaces, links, areas: Numbers of them.
        kinds: Of spaces, links and areas, in schema order, also those that are absent.
        values: Of integer attributes, value by value.
        degrees: Links at a space.
        ways: Distances.
        components: Spaces of each connected part, largest first.
        steps: Of the schema, or 0; then `reach` says nothing.
        reach: Spaces within `steps` links of each space, itself included.
        areas_at: Areas that a space belongs to; spaces_in: spaces that an area has.
        lengths: Of the links.
        bridges: Links without which their part would fall apart.
        cuts: Spaces without which it would.
        labels: Label -> links with it, labels of the schema first; "" for none.
    """

    spaces: int
    links: int
    areas: int
    kinds: tuple[Count, ...]
    values: tuple[Count, ...]
    degrees: Spread
    ways: Ways
    components: tuple[tuple[Address, ...], ...]
    steps: int
    reach: Spread
    areas_at: Spread
    spaces_in: Spread
    lengths: Lengths
    bridges: tuple[Address, ...]
    cuts: tuple[Address, ...]
    labels: dict[str, int]

    def figures(self) -> Iterator[GraphFigure]:
        """The single numbers, in the order of a table."""
        yield GraphFigure("spaces", "Spaces", self.spaces, "spaces")
        yield GraphFigure("links", "Links", self.links, "links")
        yield GraphFigure("areas", "Areas", self.areas, "areas")
        for one in (*self.kinds, *self.values):
            text = one.title if one.value is None else f"{one.title} {one.value}"
            told = "" if one.value is None else f".{one.value}"
            yield GraphFigure(f"{one.on}s.{one.key}{told}", text, one.count, f"{one.on}s")
        yield from _spread_figures("degree", "Links at a space", self.degrees, "links")
        for label, count in self.labels.items():
            text = f"Links with the label {label}" if label else "Links without a label"
            yield GraphFigure(f"labels.{label}", text, count, "links")
        yield GraphFigure("parts", "Parts that no link joins", len(self.components), "parts")
        yield from _ways_figures(self.ways)
        if self.steps:
            text = f"Spaces within {self.steps} links"
            yield from _spread_figures("reach", text, self.reach, "spaces")
        if self.areas:
            yield from _spread_figures("areas_at", "Areas of a space", self.areas_at, "areas")
            yield from _spread_figures("spaces_in", "Spaces of an area", self.spaces_in, "spaces")
        far = self.lengths
        yield GraphFigure("length.least", "Shortest link", far.least, "units", far.shortest)
        yield GraphFigure("length.mean", "Length of a link, mean", far.mean, "units")
        yield GraphFigure("length.most", "Longest link", far.most, "units", far.longest)
        text = "Links that hold the board together"
        yield GraphFigure("bridges", text, len(self.bridges), "links", self.bridges)
        text = "Spaces that hold the board together"
        yield GraphFigure("cuts", text, len(self.cuts), "spaces", self.cuts)


def _spread_figures(key: str, text: str, found: Spread, unit: str) -> Iterator[GraphFigure]:
    yield GraphFigure(f"{key}.least", f"{text}, least", found.least, unit)
    yield GraphFigure(f"{key}.mean", f"{text}, mean", found.mean, unit)
    yield GraphFigure(f"{key}.most", f"{text}, most", found.most, unit)


def _ways_figures(found: Ways) -> Iterator[GraphFigure]:
    if found.pairs:
        yield GraphFigure("ways.mean", "Links between two spaces, mean", found.mean, "links")
        text = "Links between two spaces, most"
        yield GraphFigure("ways.most", text, found.diameter, "links", found.farthest)
        text = "Links from the space nearest to all, mean"
        yield GraphFigure("ways.central", text, found.from_central, "links", found.central)


def link_distances(board: GraphBoard) -> NDArray[np.int16]:
    """Fewest links between each two spaces.

    Returns:
        int16, shape (spaces, spaces); UNREACHABLE where no way leads.
    """
    count, beside = len(board), _beside(board)
    words = (count + _BITS - 1) // _BITS
    # One bit for each space where a way may begin; all ways grow by a link at once.
    reached = np.zeros((count + 1, words), dtype=np.uint64)  # the last row is nowhere
    own = np.arange(count)
    reached[own, own // _BITS] = np.uint64(1) << (own % _BITS).astype(np.uint64)
    steps = np.where(np.eye(count, dtype=bool), 0, UNREACHABLE).astype(np.int16)
    for away in range(1, count):
        wider = reached[:-1].copy()
        for column in beside.T:
            wider |= reached[column]
        new = wider ^ reached[:-1]
        if not new.any():
            break
        steps[_unpacked(new, count)] = away
        reached[:-1] = wider
    return steps


def _unpacked(bits: NDArray[np.uint64], count: int) -> NDArray[np.bool_]:
    """Rows of bits as rows of so many flags, on machines of either byte order."""
    as_bytes = bits.astype("<u8").view(np.uint8)
    return np.unpackbits(as_bytes, axis=1, count=count, bitorder="little").astype(bool)


def _beside(board: GraphBoard) -> NDArray[np.int64]:
    """Neighbours of each space, filled up with -1; shape (spaces, most degree)."""
    near: list[dict[int, None]] = [{} for _ in range(len(board))]
    for link in board.map.links:
        first, last = link.ends
        near[first][last] = near[last][first] = None
    widest = max(map(len, near), default=0)
    rows = [[*row, *([-1] * (widest - len(row)))] for row in near]
    return np.array(rows, dtype=np.int64).reshape(len(board), widest)


def measure_graph(board: GraphBoard, schema: BoardSchema) -> GraphMetrics:
    """The figures of a board; any board, also an empty one.

    Args:
        schema: With titles in the language in force (`engine.schema_words`).
    """
    places = board.map
    steps = link_distances(board)
    parts = parts_of(places.links_at, places.links)
    found = holding(places.links_at, places.links)
    within = ((steps != UNREACHABLE) & (steps <= schema.steps)).sum(axis=1)
    memberships = Counter(space for area in places.areas for space in area.spaces)
    return GraphMetrics(
        spaces=len(places.spaces),
        links=len(places.links),
        areas=len(places.areas),
        kinds=tuple(_kinds(board, schema)),
        values=tuple(_values(board, schema)),
        degrees=_spread([len(at) for at in places.links_at]),
        ways=_ways(steps, parts),
        components=tuple(tuple(("space", one) for one in part) for part in parts),
        steps=schema.steps,
        reach=_spread(within.tolist() if schema.steps else []),
        areas_at=_spread([memberships[space] for space in range(len(places.spaces))]),
        spaces_in=_spread([len(area.spaces) for area in places.areas]),
        lengths=_lengths(places.links),
        bridges=tuple(("link", number) for number in found.bridges),
        cuts=tuple(("space", number) for number in found.cuts),
        labels=_labels(board, schema),
    )


def _kinds(board: GraphBoard, schema: BoardSchema) -> Iterator[Count]:
    places = board.map
    for on, declared, kinds in (
        ("space", schema.kinds, [one.kind for one in places.spaces]),
        ("link", schema.links, [one.kind for one in places.links]),
        ("area", schema.areas, [one.kind for one in places.areas]),
    ):
        counts, total = Counter(kinds), max(len(kinds), 1)
        for kind in declared:
            count = counts[kind.key]
            yield Count(on, kind.key, kind.title, None, count, count / total)


def _values(board: GraphBoard, schema: BoardSchema) -> Iterator[Count]:
    told: dict[str, list[Attributes]] = {
        "space": [one.attributes for one in board.map.spaces],
        "link": [one.attributes for one in board.map.links],
        "area": [one.attributes for one in board.map.areas],
    }
    for declared in schema.attributes:
        if declared.kind != "integer":
            continue
        given = (one[declared.key] for one in told.get(declared.on, []) if declared.key in one)
        counts = Counter(int(value) for value in given)
        total = sum(counts.values())
        for value, count in sorted(counts.items()):
            yield Count(declared.on, declared.key, declared.word, value, count, count / total)


def _spread(values: Sequence[int]) -> Spread:
    if not values:
        return Spread(0, 0.0, 0, ())
    mean = sum(values) / len(values)
    return Spread(min(values), mean, max(values), tuple(np.bincount(values).tolist()))


def _ways(steps: NDArray[np.int16], parts: Sequence[Sequence[int]]) -> Ways:
    upper = steps[np.triu_indices(len(steps), 1)]
    joined = upper[upper != UNREACHABLE]
    central: tuple[Address, ...] = ()
    from_central = 0.0
    if parts:
        part = np.array(parts[0])
        sums = steps[np.ix_(part, part)].sum(axis=1, dtype=np.int64)
        central = (("space", int(part[sums.argmin()])),)
        from_central = int(sums.min()) / max(len(part) - 1, 1)
    if not len(joined):
        return Ways(0, len(upper), 0.0, 0, (), (), central, from_central)
    first, second = np.unravel_index(int(steps.argmax()), steps.shape)
    return Ways(
        pairs=len(joined),
        apart=len(upper) - len(joined),
        mean=float(joined.mean()),
        diameter=int(joined.max()),
        counts=tuple(np.bincount(joined).tolist()),
        farthest=(("space", int(first)), ("space", int(second))),
        central=central,
        from_central=from_central,
    )


def _lengths(links: Sequence[Link]) -> Lengths:
    if not links:
        return Lengths(0.0, 0.0, 0.0, (), ())
    found = [sum(dist(*ends) for ends in pairwise(link.path)) for link in links]
    least, most = min(found), max(found)
    return Lengths(
        least,
        sum(found) / len(found),
        most,
        (("link", found.index(least)),),
        (("link", found.index(most)),),
    )


def _labels(board: GraphBoard, schema: BoardSchema) -> dict[str, int]:
    counts = Counter(link.label for link in board.map.links)
    rest = sorted(counts.keys() - set(schema.labels) - {""})
    found = {label: counts[label] for label in (*schema.labels, *rest)}
    return found | ({"": counts[""]} if counts[""] else {})

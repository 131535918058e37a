"""Figures of a graph board: degrees, distances, reach, areas, lengths, what holds it together.

Ways go by links alone, whatever their direction; links between the same two spaces count as
several for degrees and as one step.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.boards.graph import GraphBoard
from engine.picture import Address
from engine.schema import BoardSchema

UNREACHABLE = -1


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
        central: Space with the least mean distance in the largest part; () without spaces.
    """

    pairs: int
    apart: int
    mean: float
    diameter: int
    counts: tuple[int, ...]
    farthest: tuple[Address, ...]
    central: tuple[Address, ...]


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
        text: What it is, for people, in English (the window translates it).
        value: The number, in `unit`.
        unit: "spaces", "links", "areas", "parts", "units" (of the board) or "labels".
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
        raise NotImplementedError


def link_distances(board: GraphBoard) -> NDArray[np.int16]:
    """Fewest links between each two spaces.

    Returns:
        int16, shape (spaces, spaces); UNREACHABLE where no way leads.
    """
    raise NotImplementedError


def measure_graph(board: GraphBoard, schema: BoardSchema) -> GraphMetrics:
    """The figures of a board; any board, also an empty one."""
    raise NotImplementedError

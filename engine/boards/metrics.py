"""Figures of a board: how large, how far, how well joined, how alike and how fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.boards.attributes import canonical
from engine.boards.board import EDGE, Board, Cell
from engine.boards.check import UNREACHABLE, islands, named_kinds, steps_from, ways
from engine.boards.joins import Connectivity, Passage, connectivity
from engine.boards.lattice import EDGES, Hex
from engine.boards.likeness import Symmetry, symmetries
from engine.boards.sectors import Fairness, Region, fairness, sectors
from engine.schema import BoardSchema, SpaceKind

__all__ = [
    "Connectivity",
    "Distances",
    "Fairness",
    "Figure",
    "KindCount",
    "Metrics",
    "Passage",
    "Reach",
    "Region",
    "Symmetry",
    "measure",
]

_FAR: Final = 1 << 30
_SPREADS: Final = {
    "hexes": "spaces",
    "places": "places",
    "to_place": "steps to the nearest place",
    "rim": "rim",
}


@dataclass(frozen=True)
class KindCount:
    """How often one kind of space stands on the board; `share` of all spaces, 0 to 1."""

    kind: str
    title: str
    count: int
    share: float


@dataclass(frozen=True)
class Distances:
    """Steps over the board between places; pairs on different islands are left out.

    Attributes:
        pairs: Pairs of places that a way joins.
        apart: Pairs that no way joins.
        least, mean, most: Steps between the two of a pair; 0 without pairs.
        nearest_least, nearest_mean, nearest_most: Steps from a place to its nearest other
            place, over the places that have one.
        histogram: Pairs at 0, 1, 2... steps.
        nearest: Places whose nearest other place is 0, 1, 2... steps away.
        closest, loneliest: The pair that is nearest, the place whose nearest is farthest.
    """

    pairs: int
    apart: int
    least: int
    mean: float
    most: int
    nearest_least: int
    nearest_mean: float
    nearest_most: int
    histogram: tuple[int, ...]
    nearest: tuple[int, ...]
    closest: tuple[Hex, ...]
    loneliest: tuple[Hex, ...]


@dataclass(frozen=True)
class Reach:
    """How much of the board lies near the spaces of one kind.

    Attributes:
        kind, title: Of the spaces where the ways begin.
        within: Spaces of the board within 0, 1, 2... steps of the nearest of them.
        farthest: Spaces that are farthest away, at `steps` steps.
        unreached: Spaces on islands without this kind.
    """

    kind: str
    title: str
    within: tuple[int, ...]
    farthest: tuple[Hex, ...]
    steps: int
    unreached: int


@dataclass(frozen=True)
class Figure:
    """One number of a table of metrics.

    Attributes:
        key: Such as "distances.mean"; stable.
        text: What it is, for people.
        value: The number, in `unit`.
        unit: "hexes", "edges", "%", "steps", "islands", "holes", "places" or "neighbours".
        hexes: Where to look; may be empty.
    """

    key: str
    text: str
    value: float
    unit: str
    hexes: tuple[Hex, ...] = ()


@dataclass(frozen=True)
class Metrics:
    """Everything that can be counted on a board.

    Attributes:
        hexes: Number of spaces; kinds: by kind, in schema order, also those that are absent.
        islands: Number of parts; holes: holes inside them.
        rim: Edges to the outside or to a hole; rim_hexes: spaces that have such an edge.
        places: Number of places: kinds that the engine counts, or all but open ground.
        reaches: One per kind of place that is on the board.
        symmetries: Turns by 60, 120 and 180 degrees and the six mirrors, most alike first;
            the other turns are these in the other sense.
    """

    hexes: int
    kinds: tuple[KindCount, ...]
    islands: int
    holes: int
    rim: int
    rim_hexes: int
    places: int
    distances: Distances
    reaches: tuple[Reach, ...]
    connectivity: Connectivity
    symmetries: tuple[Symmetry, ...]
    fairness: Fairness

    def figures(self) -> Iterator[Figure]:
        """The single numbers, in the order of a table."""
        yield Figure("hexes", "Spaces", self.hexes, "hexes")
        for kind in self.kinds:
            yield Figure(f"kinds.{kind.kind}", kind.title, kind.count, "hexes")
        yield Figure("islands", "Islands", self.islands, "islands")
        yield Figure("holes", "Holes", self.holes, "holes")
        yield Figure("rim", "Length of the rim, holes included", self.rim, "edges")
        yield Figure("rim_hexes", "Spaces on the rim", self.rim_hexes, "hexes")
        yield from _distance_figures(self.distances)
        for reach in self.reaches:
            text = f"{reach.title}: farthest space"
            yield Figure(f"reach.{reach.kind}", text, reach.steps, "steps", reach.farthest)
        joins = self.connectivity
        yield Figure("degree", "Neighbours of a space, mean", joins.mean_degree, "neighbours")
        yield Figure(
            "cuts", "Spaces that hold the board together", len(joins.cuts), "hexes", joins.cuts
        )
        yield Figure(
            "walled", "Places without a free neighbour", len(joins.walled), "places", joins.walled
        )
        if joins.passages:
            least = min(passage.hexes for passage in joins.passages)
            yield Figure("passage", "Narrowest border between regions", least, "hexes")
        for symmetry in self.symmetries:
            text = f"Symmetry: {symmetry.operation}"
            share = 100 * symmetry.share
            yield Figure(f"symmetry.{symmetry.operation}", text, share, "%", symmetry.breaking)
        words = _SPREADS | {kind.kind: kind.title for kind in self.kinds}
        for key, spread in self.fairness.spread.items():
            text = f"Spread between regions: {words[key]}"
            yield Figure(f"fairness.{key}", text, 100 * spread, "%")


def _distance_figures(found: Distances) -> Iterator[Figure]:
    if not found.pairs:
        return
    yield Figure("distances.least", "Between places, least", found.least, "steps", found.closest)
    yield Figure("distances.mean", "Between places, mean", found.mean, "steps")
    yield Figure("distances.most", "Between places, most", found.most, "steps")
    yield Figure("nearest.mean", "To the nearest place, mean", found.nearest_mean, "steps")
    text = "To the nearest place, most"
    yield Figure("nearest.most", text, found.nearest_most, "steps", found.loneliest)


def measure(board: Board, schema: BoardSchema, seats: int = 2) -> Metrics:
    """The figures of a board; hexes in them are axial coordinates of the board.

    Args:
        board: Any board, also an empty one.
        seats: Number of regions to compare, at least 1.
    """
    wanted = named_kinds(schema)
    places = board.of_kind(*wanted)
    is_place = np.zeros(len(board), dtype=bool)
    is_place[list(places)] = True
    region_of = sectors(board, max(seats, 1), is_place)
    parts = islands(board)
    free = board.neighbours == EDGE
    return Metrics(
        hexes=len(board),
        kinds=_kinds(board, schema),
        islands=len(parts),
        holes=len(parts) - _euler(board),
        rim=int(free.sum()),
        rim_hexes=int(free.any(axis=1).sum()),
        places=len(places),
        distances=_distances(board, places),
        reaches=tuple(
            _reach(board, kind)
            for kind in schema.kinds
            if kind.key in wanted and kind.key in board.kinds
        ),
        connectivity=connectivity(board, is_place, region_of),
        symmetries=symmetries(board),
        fairness=fairness(board, wanted, is_place, region_of, max(seats, 1)),
    )


def _kinds(board: Board, schema: BoardSchema) -> tuple[KindCount, ...]:
    counts = Counter(board.kinds)
    total = max(len(board), 1)
    return tuple(
        KindCount(kind.key, kind.title, counts[kind.key], counts[kind.key] / total)
        for kind in schema.kinds
    )


def _euler(board: Board) -> int:
    """Corners less edges plus hexes: the number of islands less that of holes (L. Euler)."""
    beside = board.neighbours != EDGE
    outer = ~(beside & np.roll(beside, 1, axis=1))
    corners = {
        canonical(("vertex", axial, part, ""), board.orientation)
        for axial, part in ((board.cells[cell], part) for cell, part in np.argwhere(outer).tolist())
    }
    # Inside, each corner has three hexes; on the rim they are counted one by one.
    inner = int((beside & np.roll(beside, 1, axis=1)).sum()) // 3
    edges = (EDGES * len(board) + int((~beside).sum())) // 2
    return inner + len(corners) - edges + len(board)


def _distances(board: Board, places: tuple[Cell, ...]) -> Distances:
    steps = ways(board, places).astype(np.int64)
    upper = steps[np.triu_indices(len(places), 1)]
    joined = upper[upper != UNREACHABLE]
    others = steps.copy()
    others[(others == UNREACHABLE) | np.eye(len(places), dtype=bool)] = _FAR
    nearest = others.min(axis=1, initial=_FAR)
    near = nearest[nearest != _FAR]
    if not len(joined):
        return Distances(0, len(upper), 0, 0.0, 0, 0, 0.0, 0, (), (), (), ())
    first, second = np.unravel_index(int(others.argmin()), others.shape)
    lonely = int(np.where(nearest == _FAR, -1, nearest).argmax())
    return Distances(
        pairs=len(joined),
        apart=len(upper) - len(joined),
        least=int(joined.min()),
        mean=float(joined.mean()),
        most=int(joined.max()),
        nearest_least=int(near.min()),
        nearest_mean=float(near.mean()),
        nearest_most=int(near.max()),
        histogram=tuple(np.bincount(joined).tolist()),
        nearest=tuple(np.bincount(near).tolist()),
        closest=(board.cells[places[first]], board.cells[places[second]]),
        loneliest=(board.cells[places[lonely]],),
    )


def _reach(board: Board, kind: SpaceKind) -> Reach:
    steps = steps_from(board, board.of_kind(kind.key))
    reached = steps[steps != UNREACHABLE]
    most = int(reached.max())
    farthest = _hexes(board, np.flatnonzero(steps == most)) if most else ()
    within = tuple(np.bincount(reached).cumsum().tolist())
    return Reach(kind.key, kind.title, within, farthest, most, len(board) - len(reached))


def _hexes(board: Board, cells: NDArray[np.intp]) -> tuple[Hex, ...]:
    return tuple(board.cells[cell] for cell in cells.tolist())

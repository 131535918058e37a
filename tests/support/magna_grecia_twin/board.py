"""The board of the twin: numbered cells, their kinds and who lies beside whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.boards.notation import from_offset, hex_name, reading_order

Cell = int
Edge = int
Hex = tuple[int, int]

EDGES = range(6)
VILLAGE_KINDS = ("village", "coastal_village", "oracle")
SYMBOLS = {".": "open", "v": "village", "c": "coastal_village", "o": "oracle"}

# The six steps (q, r) across the edges 0 to 5, clockwise, with the names of the edges.
COMPASS = {
    "flat": (("n", 0, -1), ("ne", 1, -1), ("se", 1, 0), ("s", 0, 1), ("sw", -1, 1), ("nw", -1, 0)),
    "pointy": (
        ("ne", 1, -1),
        ("e", 1, 0),
        ("se", 0, 1),
        ("sw", -1, 1),
        ("w", -1, 0),
        ("nw", 0, -1),
    ),
}


def opposite(edge: Edge) -> Edge:
    """The same edge as the neighbour across it counts."""
    return (edge + 3) % 6


@dataclass(frozen=True, eq=False)
class Board:
    """Cells 0, 1, 2 ... in the board's order.

    Attributes:
        orientation: "flat" or "pointy".
        hexes: Axial coordinates (q, r) of each cell.
        kinds: Kind of each cell: "open", "village", "coastal_village" or "oracle".
    """

    orientation: str
    hexes: tuple[Hex, ...]
    kinds: tuple[str, ...]

    @classmethod
    def from_spaces(cls, spaces: Mapping[Hex, str], orientation: str) -> Board:
        """A board from the kind of each hex, cells in reading order."""
        hexes = tuple(sorted(spaces, key=lambda spot: reading_order(spot, orientation)))
        return cls(orientation, hexes, tuple(spaces[spot] for spot in hexes))

    @classmethod
    def drawn(cls, drawing: str) -> Board:
        """A pointy board from one line a row; `_` is a hole, odd lines lie half a hex right."""
        rows = [line.split() for line in drawing.strip().splitlines()]
        spaces = {
            from_offset(column, row, "pointy"): SYMBOLS[symbol]
            for row, line in enumerate(rows)
            for column, symbol in enumerate(line)
            if symbol != "_"
        }
        return cls.from_spaces(spaces, "pointy")

    @property
    def cells(self) -> range:
        """All cells."""
        return range(len(self.hexes))

    @cached_property
    def neighbours(self) -> dict[tuple[Cell, Edge], Cell | None]:
        """The cell across each edge of each cell; None beyond the border."""
        index = {spot: cell for cell, spot in enumerate(self.hexes)}
        return {
            (cell, edge): index.get((q + dq, r + dr))
            for cell, (q, r) in enumerate(self.hexes)
            for edge, (_, dq, dr) in enumerate(COMPASS[self.orientation])
        }

    @cached_property
    def around(self) -> dict[Cell, tuple[Cell, ...]]:
        """The cells adjacent to each cell."""
        return {
            cell: tuple(
                beside for edge in EDGES if (beside := self.neighbours[cell, edge]) is not None
            )
            for cell in self.cells
        }

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Notation of each cell, such as "c4"."""
        return tuple(hex_name(spot, self.orientation) for spot in self.hexes)

    def cell(self, name: str) -> Cell:
        """The cell of a name such as "c4"."""
        return self.names.index(name)

    def edge(self, name: str) -> Edge:
        """The number of an edge by its name, such as "nw"."""
        return [step[0] for step in COMPASS[self.orientation]].index(name)

    def edge_name(self, edge: Edge) -> str:
        """The name of an edge, such as "nw"."""
        return COMPASS[self.orientation][edge][0]

    def is_village_ground(self, cell: Cell) -> bool:
        """Whether the printed hex is a village of any kind (or an oracle's site)."""
        return self.kinds[cell] in VILLAGE_KINDS

    def distance(self, one: Cell, other: Cell) -> int:
        """Steps between two cells on the unbounded lattice."""
        (q1, r1), (q2, r2) = self.hexes[one], self.hexes[other]
        return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))

    def nearest(self, cells: Iterable[Cell], others: Iterable[Cell]) -> int:
        """The least distance between two sets of cells; 999 if one is empty."""
        others = tuple(others)
        return min((self.distance(a, b) for a in cells for b in others), default=999)

"""How pieces of one size lie on sheets of paper, and where their backs lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.errors import Fault, OikistError
from workbench.printing.page import ORIENTATIONS, Paper

EDGE: Final = 6.0  # of paper that printers leave white, and room for the marks, mm
BACKS: Final = ("none", "long", "short")


@dataclass(frozen=True)
class Place:
    """A place on a sheet, by column and row, and its corner in millimetres."""

    column: int
    row: int
    left: float
    top: float


@dataclass(frozen=True)
class Grid:
    """Places for pieces of one size in the middle of a sheet.

    Attributes:
        page: Width and height of the sheet.
        piece: Width and height of a piece.
        columns, rows: How many lie beside and below each other.
        gap: Between pieces.
        head: Of paper kept free at the top, for a line of text.
    """

    page: tuple[float, float]
    piece: tuple[float, float]
    columns: int
    rows: int
    gap: float = 0.0
    head: float = 0.0

    @property
    def count(self) -> int:
        """Pieces a sheet."""
        return self.columns * self.rows

    @property
    def corner(self) -> tuple[float, float]:
        """Left and top of the whole grid."""
        width = self.columns * (self.piece[0] + self.gap) - self.gap
        height = self.rows * (self.piece[1] + self.gap) - self.gap
        return (self.page[0] - width) / 2, self.head + (self.page[1] - self.head - height) / 2

    def place(self, index: int) -> Place:
        """The place of the n-th piece of a sheet, row by row."""
        row, column = divmod(index, self.columns)
        left, top = self.corner
        width, height = self.piece
        return Place(
            column, row, left + column * (width + self.gap), top + row * (height + self.gap)
        )

    def behind(self, place: Place, edge: str) -> Place:
        """Where the back of a piece lies on the other side of the sheet.

        Args:
            edge: "long" or "short": about which edge of the sheet the printer turns it.
        """
        width, height = self.piece
        if self.turns_sideways(edge):
            left = self.page[0] - place.left - width
            return Place(self.columns - 1 - place.column, place.row, left, place.top)
        top = self.page[1] - place.top - height
        return Place(place.column, self.rows - 1 - place.row, place.left, top)

    def turns_sideways(self, edge: str) -> bool:
        """Whether left and right change sides, and not top and bottom, when a sheet is turned."""
        return (self.page[1] >= self.page[0]) == (edge == "long")

    def cuts(self) -> tuple[list[float], list[float]]:
        """Where the sheet is cut from top to bottom, and from left to right."""
        left, top = self.corner
        return (
            _cuts(left, self.piece[0], self.columns, self.gap),
            _cuts(top, self.piece[1], self.rows, self.gap),
        )


def grid_on(
    paper: Paper,
    orientation: str,
    piece: tuple[float, float],
    gap: float = 0.0,
    head: float = 0.0,
) -> Grid:
    """The grid that holds most pieces.

    Args:
        orientation: "portrait", "landscape" or "auto" for whichever holds more.
        piece, gap, head: See `Grid`.

    Raises:
        OikistError: Not a single piece fits.
    """
    ways = ORIENTATIONS if orientation == "auto" else (orientation,)
    found = []
    for way in ways:
        page = paper.turned(way)
        room = (page[0] - 2 * EDGE, page[1] - 2 * EDGE - head)
        columns, rows = (
            int((size + gap + 1e-6) // (one + gap)) for size, one in zip(room, piece, strict=True)
        )
        found.append(Grid(page, piece, max(0, columns), max(0, rows), gap, head))
    best = max(found, key=lambda grid: grid.count)
    if not best.count:
        what = f"a piece of {piece[0]:g} × {piece[1]:g} mm does not fit on {paper.title}"
        raise OikistError(Fault("", "", what, "make it smaller, or choose larger paper"))
    return best


def _cuts(first: float, size: float, count: int, gap: float) -> list[float]:
    starts = [first + place * (size + gap) for place in range(count)]
    return sorted({round(cut, 4) for start in starts for cut in (start, start + size)})

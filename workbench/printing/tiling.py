"""How a large drawing is cut into sheets of paper that are glued together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import ceil

from workbench.printing.page import ORIENTATIONS, Paper

_CLOSE = 1e-6


@dataclass(frozen=True)
class Sheet:
    """One sheet.

    Attributes:
        column, row: From 0, from the top left.
        left, top: What part of the drawing it shows: its corner, in millimetres.
    """

    column: int
    row: int
    left: float
    top: float

    @property
    def label(self) -> str:
        """Column letter and row number, such as "B2"."""
        letters, number = "", self.column
        while number >= 0:
            letters = chr(ord("A") + number % 26) + letters
            number = number // 26 - 1
        return f"{letters}{self.row + 1}"


@dataclass(frozen=True)
class Tiling:
    """Sheets that cover a drawing, which lies in their middle.

    Attributes:
        drawing: Width and height of the drawing in millimetres.
        area: Width and height of the printed area of a sheet.
        overlap: How much neighbouring sheets have in common.
        orientation: "portrait" or "landscape".
    """

    drawing: tuple[float, float]
    area: tuple[float, float]
    overlap: float
    orientation: str

    @property
    def columns(self) -> int:
        """Sheets beside each other."""
        return _count(self.drawing[0], self.area[0], self.overlap)

    @property
    def rows(self) -> int:
        """Sheets below each other."""
        return _count(self.drawing[1], self.area[1], self.overlap)

    @cached_property
    def sheets(self) -> tuple[Sheet, ...]:
        """Row by row."""
        steps = [size - self.overlap for size in self.area]
        whole = [
            count * step + self.overlap
            for count, step in zip((self.columns, self.rows), steps, strict=True)
        ]
        left, top = ((size - room) / 2 for size, room in zip(self.drawing, whole, strict=True))
        return tuple(
            Sheet(column, row, left + column * steps[0], top + row * steps[1])
            for row in range(self.rows)
            for column in range(self.columns)
        )


def tiled(
    drawing: tuple[float, float],
    paper: Paper,
    orientation: str,
    margins: tuple[float, float],
    overlap: float,
) -> Tiling:
    """The sheets that a drawing needs.

    Args:
        drawing: In millimetres.
        orientation: "portrait", "landscape", or "auto" for whichever takes fewer sheets.
        margins: Of paper around the printed area, left and right together, and top and
            bottom together.
        overlap: Less than half of the printed area.
    """
    ways = ORIENTATIONS if orientation == "auto" else (orientation,)
    found = []
    for way in ways:
        width, height = paper.turned(way)
        area = (width - margins[0], height - margins[1])
        found.append(Tiling(drawing, area, overlap, way))
    return min(found, key=lambda tiling: tiling.columns * tiling.rows)


def _count(size: float, area: float, overlap: float) -> int:
    return max(1, ceil((size - overlap) / (area - overlap) - _CLOSE))

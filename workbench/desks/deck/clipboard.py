"""Blocks of cells as spreadsheets copy and paste them: tabs between cells, quotes if need be."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence


def block_text(grid: Sequence[Sequence[str]]) -> str:
    """Rows of texts for the clipboard."""
    out = io.StringIO()
    csv.writer(out, dialect="excel-tab", lineterminator="\n").writerows(grid)
    return out.getvalue()


def block_from(text: str) -> list[list[str]]:
    """Rows of texts from the clipboard; short rows are filled up, [] for an empty one."""
    text = text.replace("\0", "").removesuffix("\n").removesuffix("\r")
    if not text:
        return []
    try:
        rows = list(csv.reader(io.StringIO(text, newline=""), dialect="excel-tab"))
    except csv.Error:  # a quote that never ends, such as in plain text
        rows = [line.split("\t") for line in text.splitlines()]
    wide = max((len(row) for row in rows), default=0)
    return [row + [""] * (wide - len(row)) for row in rows] if wide else []


def tiled(grid: Sequence[Sequence[str]], rows: int, columns: int) -> list[list[str]]:
    """A block repeated over a selection that is a whole number of times as large.

    A block that does not fit so is given back as it is.
    """
    high, wide = len(grid), len(grid[0])
    if rows % high or columns % wide:
        return [list(line) for line in grid]
    return [[grid[row % high][column % wide] for column in range(columns)] for row in range(rows)]

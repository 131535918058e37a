"""Shapes of new boards: which hexes belong to a rectangle, a hexagon or a ring."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.boards.lattice import Hex, Orientation, disc
from engine.boards.notation import from_offset, shift_to_corner
from engine.language import say

OUTLINES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "rectangle": "as many hexes as fit into the columns and rows",
        "hexagon": "a large hexagon; as many rows as columns, an odd number",
        "ring": "a hexagon of at least 5 columns without its middle",
    }
)


def outline_hexes(
    outline: str, columns: int, rows: int, orientation: Orientation
) -> tuple[Hex, ...]:
    """The hexes of an outline, with its top left corner in column a and row 1.

    A rectangle with flat tops and an odd number of columns has one hex less in every
    second column, so that left and right are alike; with an even number all columns are
    equally long and the board is its own half-turn only. Pointy tops: the same with
    columns and rows exchanged. A ring leaves out the inner half of the hexagon's radius.

    Args:
        columns, rows: At least 1, and as `size_remedy` wants them.
    """
    if outline == "rectangle":
        return _rectangle(columns, rows, orientation)
    radius = (columns - 1) // 2
    hole = set(disc((0, 0), radius // 2, orientation)) if outline == "ring" else set()
    shape = [axial for axial in disc((0, 0), radius, orientation) if axial not in hole]
    q, r = shift_to_corner(shape, orientation)
    return tuple((own_q + q, own_r + r) for own_q, own_r in shape)


def size_remedy(outline: str, columns: int, rows: int, orientation: Orientation) -> str:
    """What to change when columns and rows do not make this outline, or ""."""
    if outline == "rectangle":
        lines, length = (columns, rows) if orientation == "flat" else (rows, columns)
        # Every second line would be empty and the board would fall apart.
        return "use 2 or more of both" if length == 1 and lines > 1 and lines % 2 else ""
    least = 5 if outline == "ring" else 1
    if columns == rows and columns % 2 and columns >= least:
        return ""
    right = max(columns | 1, least)
    return say(
        "use as many rows as columns, an odd number, such as {right} and {right}", right=right
    )


def _rectangle(columns: int, rows: int, orientation: Orientation) -> tuple[Hex, ...]:
    flat = orientation == "flat"
    lines, length = (columns, rows) if flat else (rows, columns)
    found = []
    for line in range(lines):
        shorter = lines % 2 == 1 and line % 2 == 1
        for place in range(length - shorter):
            column, row = (line, place) if flat else (place, line)
            found.append(from_offset(column, row, orientation))
    return tuple(found)

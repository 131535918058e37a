"""Names of hexes for people: a letter for the column and a number for the row, `c4`.

With flat tops a column is a column of hexes, odd columns (b, d, f...) lie half a hex
lower, and rows are counted from the top of the column. With pointy tops a row is a row
of hexes, even-numbered rows (2, 4, 6...) are shifted half a hex to the right, and the
letter is the place in the row. Columns run a to z, then aa, ab and so on. A name
depends on the lattice alone, never on the outline of a board.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from engine.boards.lattice import Hex, Orientation

_NAME: Final = re.compile(r"([a-z]{1,4})([1-9][0-9]{0,5})")
_LETTERS: Final = 26


def to_offset(axial: Hex, orientation: Orientation) -> tuple[int, int]:
    """Column and row of a hex, both counted from 0."""
    q, r = axial
    return (q, r + (q >> 1)) if orientation == "flat" else (q + (r >> 1), r)


def from_offset(column: int, row: int, orientation: Orientation) -> Hex:
    """The hex in a column and row, both counted from 0."""
    if orientation == "flat":
        return (column, row - (column >> 1))
    return (column - (row >> 1), row)


def column_letters(column: int) -> str:
    """Letters of a column counted from 0: a, b, ... z, aa, ab, ..."""
    letters = ""
    left = column + 1
    while left:
        left, letter = divmod(left - 1, _LETTERS)
        letters = chr(ord("a") + letter) + letters
    return letters


def hex_name(axial: Hex, orientation: Orientation) -> str:
    """Name of a hex, such as "c4"; its column and row must not be negative."""
    column, row = to_offset(axial, orientation)
    if column < 0 or row < 0:
        message = f"hex {axial} lies left of column a or above row 1 and has no name"
        raise ValueError(message)
    return f"{column_letters(column)}{row + 1}"


def named_hex(name: str, orientation: Orientation) -> Hex | None:
    """The hex of a name, or None for a text that is no name of a hex.

    Only the spelling that `hex_name` gives counts: lower case, no leading zero, at most
    four letters and six digits.
    """
    parts = _NAME.fullmatch(name)
    if parts is None:
        return None
    column = 0
    for letter in parts[1]:
        column = column * _LETTERS + ord(letter) - ord("a") + 1
    return from_offset(column - 1, int(parts[2]) - 1, orientation)


def reading_order(axial: Hex, orientation: Orientation) -> tuple[int, int]:
    """Sort key that reads hexes from top to bottom by height, then from left to right.

    With flat tops the hexes of even columns in a row come before those of odd columns,
    which lie half a hex lower.
    """
    column, row = to_offset(axial, orientation)
    return (2 * row + (column & 1) if orientation == "flat" else row, column)


def shift_to_corner(hexes: Iterable[Hex], orientation: Orientation) -> Hex:
    """The step that brings a shape to column a and row 1, so that each hex has a name."""
    shape = list(hexes)
    if orientation == "flat":
        q = -min(axial[0] for axial in shape)
        return (q, -min(r + ((own + q) >> 1) for own, r in shape))
    r = -min(axial[1] for axial in shape)
    return (-min(q + ((own + r) >> 1) for q, own in shape), r)

"""Which mark of a chart is pointed at, and which one the arrow keys lead to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import Qt

from workbench.charts.item import Spot

Marks = list[NDArray[np.float64]]
STEPS: Final[Mapping[Qt.Key, tuple[int, int]]] = {  # rows down, marks to the right
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}
ENDS: Final[Mapping[Qt.Key, int]] = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}


def known(row: NDArray[np.float64]) -> list[int]:
    """Numbers of the marks of a row that are in sight."""
    return [int(at) for at in np.flatnonzero(np.isfinite(row).all(axis=1))]


def first(marks: Marks) -> Spot | None:
    """The first mark from the top; None if there is none."""
    return next(((row, at) for row, points in enumerate(marks) for at in known(points)[:1]), None)


def held(marks: Marks, spot: Spot | None) -> Spot | None:
    """A mark that is still there, or None."""
    if spot is None or spot[0] >= len(marks):
        return None
    return spot if spot[1] in known(marks[spot[0]]) else None


def stepped(marks: Marks, spot: Spot | None, key: Qt.Key) -> Spot | None:
    """The mark that a key leads to from another one; the same at the rim.

    Rows with one mark each, and a single row, are gone through by all four arrows.
    """
    spot = held(marks, spot)
    if spot is None:
        return first(marks)
    if key in ENDS:
        return (spot[0], known(marks[spot[0]])[ENDS[key]])
    down, right = STEPS[key]
    filled = [row for row, points in enumerate(marks) if known(points)]
    if len(filled) == 1:
        down, right = 0, down + right
    elif all(len(known(marks[row])) == 1 for row in filled):
        down, right = down + right, 0
    return _along(marks, spot, right) if right else _across(marks, spot, filled, down)


def _along(marks: Marks, spot: Spot, right: int) -> Spot:
    row = known(marks[spot[0]])
    at = min(max(row.index(spot[1]) + right, 0), len(row) - 1)
    return (spot[0], row[at])


def _across(marks: Marks, spot: Spot, filled: list[int], down: int) -> Spot:
    """The mark of another row that is nearest to being above or below."""
    place = filled.index(spot[0]) + down
    if not 0 <= place < len(filled):
        return spot
    row, here = filled[place], marks[spot[0]][spot[1], 0]
    if len(marks[row]) == len(marks[spot[0]]) and spot[1] in known(marks[row]):
        return (row, spot[1])
    return (row, min(known(marks[row]), key=lambda at: abs(marks[row][at, 0] - here)))

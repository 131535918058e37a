"""Which games the marks of charts stand for, as conditions that `engine.runs` finds games by."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, floor


def between(figure: str, low: float, high: float) -> str:
    """The condition that a figure lies between two edges; whole numbers count alone."""
    least, most = ceil(low), floor(high)
    return f"{figure} = {least}" if least == most else f"{figure} {least}..{most}"


def column_picks(figure: str, edges: Sequence[float]) -> list[str]:
    """The condition of each column of a histogram.

    Args:
        figure: Such as "margin" or "score:red".
        edges: Of the columns, halfway between whole numbers; one more than there are columns.
    """
    return [between(figure, low, high) for low, high in pairwise(edges)]


def won_by(seat: str) -> str:
    """The condition that a seat has won, alone or with others."""
    return f"won:{seat} = 1"

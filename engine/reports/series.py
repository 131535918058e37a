"""How labels show in a drawing: seats as at the table, all others one after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from engine.picture import SeatStyle
from engine.reports import drawing
from engine.reports.drawing import LEFT
from engine.reports.marks import SHAPES, mark
from engine.reports.palette import LIGHT, LINES, alike, plain_hex

Styles = Mapping[str, SeatStyle]  # label in the charts -> style of the seat that it names
NO_STYLES: Final[Styles] = {}
_BADGE: Final = 15  # pixels from the end of a row's name to the mark of its seat


@dataclass(frozen=True)
class Series:
    """How one label shows.

    Attributes:
        style: Class of the style sheet that has its colour.
        shape: Of its marks; one of those that `mark` knows.
    """

    style: str
    shape: str

    def dot(self, x: float, y: float, size: float) -> str:
        """Its mark; arguments as for `mark`."""
        return mark(self.shape, x, y, size)


def series_of(labels: Sequence[str], styles: Styles) -> list[Series]:
    """How each label of a chart shows.

    What is no seat takes the colours in their order, without those that are much like a seat's
    of the same chart.
    """
    taken = [styles[label].colour for label in labels if label in styles]
    free = [n for n in range(LINES) if not any(alike(LIGHT[f"line-{n}"], c) for c in taken)]
    plain = cycle(free or range(LINES))
    return [
        seat_series(styles[label]) if label in styles else plain_series(next(plain))
        for label in labels
    ]


def plain_series(number: int) -> Series:
    """How the n-th thing shows that is no seat."""
    return Series(f"line-{number % LINES}", SHAPES[number % LINES])


def seat_series(style: SeatStyle) -> Series:
    """How a seat shows."""
    return Series(seat_class(style), style.shape)


def seat_class(style: SeatStyle) -> str:
    """Class of the style sheet for the colour of a seat."""
    return f"seat-{plain_hex(style.colour)[1:]}"


def row_name(label: str, y: float, styles: Styles) -> str:
    """The name of a row at the left, with its mark if it is a seat."""
    if label not in styles:
        return drawing.text(LEFT - 10, y, label, "end")
    own = seat_series(styles[label])
    badge = f'<g class="{own.style}">{own.dot(LEFT - 10 - _BADGE / 3, y - 4, 4.5)}</g>'
    return drawing.text(LEFT - 10 - _BADGE, y, label, "end") + badge

"""Colours, shapes and hatches for up to eight seats, told apart with every colour vision.

Source:
    Okabe and Ito, Color Universal Design (2008), https://jfly.uni-koeln.de/color/. Its reddish
    purple is a little bluer here, which a tritanope needs beside orange, and its black is a
    dark grey, which shows on dark grounds; there a rim goes around every mark.
"""

from __future__ import annotations

from typing import Final

from engine.kernel_set import MOST_SEATS
from engine.picture import SeatStyle

COLOURS: Final = (
    *("#0072B2", "#E69F00", "#009E73", "#CC7BB0"),
    *("#56B4E9", "#D55E00", "#F0E442", "#4D4D4D"),
)
SHAPES: Final = ("circle", "triangle", "square", "diamond", "star", "plus", "wedge", "bar")
HATCHES: Final = ("solid", "stripes", "dots", "cross", "bars", "posts", "grid", "slants")


def seat_style(place: int, name: str, title: str) -> SeatStyle:
    """The style with a number from 0; after eight colours they begin again with other hatches."""
    around, turn = place % MOST_SEATS, place // MOST_SEATS
    hatch = HATCHES[(around + turn) % MOST_SEATS]
    return SeatStyle(name, title, COLOURS[around], SHAPES[around], hatch)

"""Magna Grecia: how the printed colours show, in the window and on paper."""

from __future__ import annotations

from typing import Final

from engine.picture import SeatStyle

# Brown and red are hard to tell apart for many people, so other colours stand for them.
STYLES: Final = {
    "yellow": SeatStyle("yellow", "Yellow", "#F0E442", "circle", "solid"),
    "orange": SeatStyle("orange", "Orange", "#E69F00", "triangle", "stripes"),
    "brown": SeatStyle("brown", "Blue", "#0072B2", "square", "dots"),
    "red": SeatStyle("red", "Vermilion", "#D55E00", "diamond", "cross"),
}

"""Magna Grecia: how the printed colours show, in the window and on paper."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from engine.games.magna_grecia.saying import say
from engine.language import language, speaking
from engine.picture import SeatStyle

# Brown and red are hard to tell apart for many people, so other colours stand for them.
STYLES: Final = {
    "yellow": SeatStyle("yellow", "Yellow", "#F0E442", "circle", "solid"),
    "orange": SeatStyle("orange", "Orange", "#E69F00", "triangle", "stripes"),
    "brown": SeatStyle("brown", "Blue", "#0072B2", "square", "dots"),
    "red": SeatStyle("red", "Vermilion", "#D55E00", "diamond", "cross"),
}


def styles() -> Mapping[str, SeatStyle]:
    """How each colour shows, with its title in the language in force."""
    return _styles(language())


@cache
def _styles(tongue: str) -> Mapping[str, SeatStyle]:
    with speaking(tongue):
        return {name: replace(style, title=say(style.title)) for name, style in STYLES.items()}

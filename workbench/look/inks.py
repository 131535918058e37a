"""The colours that looks name, in a theme and for a seat."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from engine.picture import SeatStyle
from workbench.look.marks import hatch_ink, ink_on
from workbench.look.theme import Theme

# Words of looks that are colours of the theme.
_OF_THEME: Final = {
    "paper": "paper",
    "ink": "ink",
    "shade": "marble_shade",
    "accent": "roof",
    "coast": "coast",
}
_LIGHTER: Final = 112  # per cent
_DARKER: Final = 150


def ink(word: str, theme: Theme, style: SeatStyle | None) -> QColor | None:
    """The colour that a look names.

    Args:
        word: "#rrggbb" or one of `engine.looks.COLOURS`.
        style: Of the owner; None for nobody, whose things are plain.

    Returns:
        None where nothing is to be painted: for "", and for marks of nobody.
    """
    if word.startswith("#"):
        return QColor(word)
    if word in _OF_THEME:
        return theme.colour(_OF_THEME[word])
    colour = QColor(style.colour) if style is not None else theme.colour("marble_shade")
    of_seat = {
        "seat": colour,
        "seat-light": colour.lighter(_LIGHTER),
        "seat-dark": colour.darker(_DARKER),
    }
    if style is not None:
        of_seat |= {"seat-ink": ink_on(colour), "hatch": hatch_ink(colour)}
    return of_seat.get(word)

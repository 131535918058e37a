"""How printed things look: in colour, or in black and white with hatches."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.picture import SeatStyle
from workbench.look.theme import LIGHT, Theme

_WHITE: Final = "#ffffff"
_BLACK: Final = "#000000"
# Paper is white, lines are black, and only what must recede is grey.
MONOCHROME: Final = replace(
    LIGHT,
    window=_WHITE,
    surface=_WHITE,
    raised=_WHITE,
    hover="#e4e4e4",
    border="#8c8c8c",
    text=_BLACK,
    muted="#3a3a3a",
    sea_far=_WHITE,
    sea_near=_WHITE,
    foam=_WHITE,
    beach=_WHITE,
    land=_WHITE,
    land_shade=_WHITE,
    grid="#8c8c8c",
    coast=_BLACK,
    ink=_BLACK,
    paper=_WHITE,
    roof=_BLACK,
    marble=_WHITE,
    marble_shade="#d4d4d4",
)


@dataclass(frozen=True)
class Look:
    """The colours of a print.

    Attributes:
        monochrome: Whether hatches and shapes do the work of colours.
    """

    monochrome: bool = False

    @property
    def theme(self) -> Theme:
        """The table of colours; paper is always light."""
        return MONOCHROME if self.monochrome else LIGHT

    def seat(self, style: SeatStyle) -> SeatStyle:
        """A seat's style as it is printed."""
        return replace(style, colour=_WHITE) if self.monochrome else style


COLOURED: Final = Look()

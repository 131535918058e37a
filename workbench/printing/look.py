"""How printed things look: in colour, or in black and white with hatches."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

from PySide6.QtGui import QColor, qGray

from engine.looks import Looks
from engine.picture import SeatStyle
from workbench.look.theme import LIGHT, Theme

_WHITE: Final = "#ffffff"
_BLACK: Final = "#000000"
_CODE: Final = re.compile(r"#[0-9a-fA-F]{6}\b")
AnyLook = TypeVar("AnyLook")
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

    def looks(self, looks: Looks) -> Looks:
        """The looks of a game as they are printed."""
        kinds = {part.name: getattr(looks, part.name) for part in fields(looks)}
        return replace(
            looks,
            **{
                key: {name: self.grey(look) for name, look in known.items()}
                for key, known in kinds.items()
            },
        )

    def grey(self, look: AnyLook) -> AnyLook:
        """One look as it is printed: without colours, each that it names becomes a grey."""
        return _grey(look) if self.monochrome else look


def _grey(given: Any) -> Any:
    """A look, or a part of one, with a grey for every colour code in it."""
    if isinstance(given, str):
        return _CODE.sub(lambda code: _grey_code(code[0]), given)
    if isinstance(given, tuple):
        return tuple(_grey(part) for part in given)
    if is_dataclass(given) and not isinstance(given, type):
        parts = {part.name: _grey(getattr(given, part.name)) for part in fields(given)}
        return replace(given, **parts)
    return given


@lru_cache(maxsize=256)
def _grey_code(code: str) -> str:
    level = qGray(QColor(code).rgb())
    return f"#{level:02x}{level:02x}{level:02x}"


COLOURED: Final = Look()

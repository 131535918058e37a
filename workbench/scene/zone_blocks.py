"""Zones as blocks: which of them lie on the table, and where each one goes.

What belongs to one seat lies side by side; seats lie in as many columns as a window that is
wider than high shows largest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.looks import Looks
from engine.picture import Picture, Thing, Zone
from workbench.cards.face import in_panel

TITLE: Final = 0.5  # height of a zone's title
LETTERS: Final = 0.28  # of its font
BETWEEN: Final = 0.6  # between zones
_SIDE: Final = 0.3  # beside a title
_FINE: Final = 100  # pixels of a font that is measured
_SHAPE: Final = 1.3  # width of a window to its height


@dataclass(frozen=True)
class Block:
    """A zone with the room that it needs.

    Attributes:
        title: For people; may be "".
        things: That lie in the zone itself.
        boxes: Of those things, from the corner of the room below the title.
        inner: Width and height of that room.
    """

    zone: Zone
    title: str
    things: tuple[Thing, ...]
    boxes: tuple[QRectF, ...]
    inner: tuple[float, float]

    @property
    def head(self) -> float:
        """Height of the title."""
        return TITLE if self.title else 0.0

    @property
    def size(self) -> tuple[float, float]:
        """Width and height with the title."""
        return self.inner[0], self.inner[1] + self.head


Row = tuple[Block, ...]
Placed = tuple[Block, float, float]


def map_of(picture: Picture) -> Zone | None:
    """The zone of a picture that is a map; None without one."""
    return next((zone for zone in picture.zones if zone.kind == "map"), None)


def on_table(picture: Picture, looks: Looks) -> list[Zone]:
    """Zones beside the map that lie on the table, those in the middle first.

    Beside a map, cards at the side and with the seats have a panel of their own.
    """
    order = ("middle", "side", "seat")
    chart = map_of(picture) is not None
    found = [
        zone
        for zone in picture.zones
        if zone.kind != "map" and not (chart and in_panel(zone, looks))
    ]
    return sorted(found, key=lambda zone: order.index(zone.place))


def placed(blocks: Sequence[Block], across: float) -> Iterator[Placed]:
    """Blocks with left and top, about 0 from left to right and from 0 down.

    Args:
        across: Width that zones of nobody fill before another row begins.
    """
    top = 0.0
    for row in _broken([one for one in blocks if one.zone.owner < 0], across):
        yield from _in_row(row, 0.0, top)
        top += _high(row) + BETWEEN
    owned = sorted((one for one in blocks if one.zone.owner >= 0), key=_owner)
    seats = [tuple(own) for _, own in groupby(owned, key=_owner)]
    if seats:
        yield from _in_columns(seats, top)


def title_width(title: str) -> float:
    """How wide a title is, with the room beside it."""
    font = QFont()
    font.setPixelSize(_FINE)
    return QFontMetricsF(font).horizontalAdvance(title) * LETTERS / _FINE + _SIDE


def _in_columns(rows: Sequence[Row], top: float) -> Iterator[Placed]:
    """Rows of seats in the number of columns that shows them largest."""
    wide, high = max(map(_wide, rows)) + BETWEEN, max(map(_high, rows)) + BETWEEN

    def room(columns: int) -> float:
        return max(columns * wide / _SHAPE, top + ceil(len(rows) / columns) * high)

    columns = min(range(1, len(rows) + 1), key=room)
    for number, row in enumerate(rows):
        line, place = divmod(number, columns)
        beside = min(columns, len(rows) - line * columns)
        middle = (place - (beside - 1) / 2) * wide
        shift = (_wide(row) - wide + BETWEEN) / 2  # all rows begin below each other
        yield from _in_row(row, middle + shift, top + line * high)


def _in_row(row: Row, middle: float, top: float) -> Iterator[Placed]:
    left, high = middle - _wide(row) / 2, _high(row)
    for block in row:
        yield replace(block, inner=(block.inner[0], high - block.head)), left, top
        left += block.size[0] + BETWEEN


def _broken(blocks: Sequence[Block], across: float) -> list[Row]:
    """Blocks in rows that are not wider than they may be, unless one alone is."""
    rows: list[list[Block]] = []
    for block in blocks:
        if not rows or _wide((*rows[-1], block)) > across:
            rows.append([])
        rows[-1].append(block)
    return [tuple(row) for row in rows]


def _owner(block: Block) -> int:
    return block.zone.owner


def _wide(row: Row) -> float:
    return sum(block.size[0] for block in row) + BETWEEN * (len(row) - 1)


def _high(row: Row) -> float:
    return max(block.size[1] for block in row)

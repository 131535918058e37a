"""Zones as blocks: which of them lie on the table, and where each one goes.

What belongs to one seat lies side by side; the others lie in as many columns as shows everything
largest. On a table without a map the zones fold so that all of them fill a window of a shape, and
a hand that is seen while others are not lies next to the middle, over the whole width.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import groupby, product
from math import ceil
from operator import itemgetter
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from engine.looks import Looks
from engine.picture import Picture, Zone
from workbench.cards.face import in_panel, zone_title
from workbench.scene.zone_parts import EDGE, Part, Size, is_closed, part_of

TITLE: Final = 0.5  # height of a zone's title
LETTERS: Final = 0.28  # of its font
BETWEEN: Final = 0.6  # between zones
_NEAR: Final = 0.45  # between piles below each other
MARK: Final = 0.4  # room for the mark of an owner before the title
BESIDE: Final = 1.85  # width of a title to the right of a pile
SHAPE: Final = 1.3  # width of a window to its height
_SIDE: Final = 0.3  # beside a title
_FINE: Final = 100  # pixels of a font that is measured
_WIDTHS: Final = (7.5, 9.5, 11.5, 13.5, 16.0, 19.0, 23.0, 28.0)
_SPARE: Final = 3 * EDGE  # by which a zone grows at least
_ALIKE: Final = 0.08  # change of the room for which no other form is looked for
_BETTER: Final = 0.84  # room of another form, to that of the one in use, that is worth a change
_ANEW: Final = 0.95  # the same where other zones lie there, and everything moves anyhow


@dataclass(frozen=True)
class Form:
    """How the zones of a table fold.

    Attributes:
        across: Width that they fill before another line begins.
        columns: In which the seats lie.
        beside: Whether what is no part of the middle lies to the right of all else, not below.
        front: Seat that lies next to the middle; -1 for none.
        room: Width of the window that held everything when it was chosen.
        rooms: Number of each zone that was there since -> most room that it took, which stays
            its own: what grows and shrinks from move to move leaves all others where they lie.
    """

    across: float
    columns: int
    beside: bool = False
    front: int = -1
    room: float = field(default=1.0, compare=False)
    rooms: Mapping[int, Size] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class Placed:
    """A zone with its place.

    Attributes:
        box: With its title.
        across: Width that it may take.
    """

    part: Part
    box: QRectF
    across: float

    @property
    def boxes(self) -> tuple[QRectF, ...]:
        """Of the things that lie in the zone itself."""
        left, top = self.box.left(), self.box.top() + head(self.part)
        return tuple(one.translated(left, top) for one in self.part.boxes(self.across))


Group = tuple[Sequence[Part], Sequence[list[Part]]]  # zones that flow, then the seats
Row = tuple[tuple[Part, float], ...]  # each with the width that it may take


def map_of(picture: Picture) -> Zone | None:
    """The zone of a picture that is a map; None without one."""
    return next((zone for zone in picture.zones if zone.kind == "map"), None)


def on_table(picture: Picture, looks: Looks) -> list[Part]:
    """Zones beside the map that lie on the table, in the order of the picture.

    Beside a map, cards at the side and with the seats have a panel of their own.
    """
    chart = map_of(picture) is not None
    zones = [
        zone
        for zone in picture.zones
        if zone.kind != "map" and not (chart and in_panel(zone, looks))
    ]
    first = {zone.owner: zone.number for zone in reversed(zones)}  # which names its owner
    return [
        part_of(
            zone,
            zone_title(zone, picture.styles) if first[zone.owner] == zone.number else zone.title,
            looks,
            aside=not chart,
        )
        for zone in zones
    ]


def beside_map(parts: Sequence[Part], across: float, top: float) -> list[Placed]:
    """Blocks below a map, about 0 from left to right: those of nobody first, then the seats."""
    order = ("middle", "side", "seat")
    parts = sorted(parts, key=lambda one: order.index(one.zone.place))
    seats = _by_seat(parts)
    forms = [Form(across, columns) for columns in range(1, max(1, len(seats)) + 1)]
    nobody = [one for one in parts if one.zone.owner < 0]
    return min((_Laying(form, top).carry_out((nobody, seats)) for form in forms), key=_room)


def alone(
    parts: Sequence[Part], shape: float, used: Form | None = None
) -> tuple[list[Placed], Form]:
    """Blocks of a table without a map, and the form that they have.

    Args:
        shape: Width of the window to its height.
        used: The form of the picture before, which stays unless another one is much better.
    """
    seats = _by_seat(parts)
    seat = _front(seats, used.front if used is not None else -1)
    kept = used if used is not None and used.front == seat else None
    same = kept is not None and {one.zone.number for one in parts} <= kept.rooms.keys()
    now, rooms = _roomy(parts, kept) if kept is not None else ([], {})
    room = _room(now, shape)
    if kept is not None and same and abs(room / kept.room - 1.0) < _ALIKE:
        return now, replace(kept, rooms=rooms)
    count = len(seats) - (seat >= 0)
    forms = (Form(*one, seat) for one in product(_WIDTHS, _columns(count), (False, True)))
    found = ((_room(_folded(parts, form), shape), form) for form in forms)
    least, best = min(found, key=itemgetter(0))
    if kept is not None and least > (_BETTER if same else _ANEW) * room:
        return now, replace(kept, room=room, rooms=rooms)
    now, rooms = _roomy(parts, best)
    return now, replace(best, room=least, rooms=rooms)


def _roomy(parts: Sequence[Part], form: Form) -> tuple[list[Placed], Mapping[int, Size]]:
    """Zones in a form, and the room that each has; what grows has some left for the next time."""
    now, rooms = _folded(parts, form), dict(form.rooms)
    for one in now:
        wide, high = one.box.width(), one.box.height()
        before = rooms.get(one.part.zone.number, (wide, high))
        rooms[one.part.zone.number] = _grown(before[0], wide), _grown(before[1], high)
    if any(rooms[number] != room for number, room in form.rooms.items()):
        now = _folded(parts, replace(form, rooms=rooms))
    return now, rooms


def _grown(before: float, needed: float) -> float:
    return max(before + _SPARE, needed) if needed > before + 1e-6 else before


def _folded(parts: Sequence[Part], form: Form) -> list[Placed]:
    """Zones of a table without a map in a form."""
    parts = [replace(one, least=form.rooms.get(one.zone.number, one.least)) for one in parts]
    seats = _by_seat(parts)
    front = next((row for row in seats if row[0].zone.owner == form.front), [])
    middle = [one for one in parts if one.zone.owner < 0 and one.zone.place != "side"]
    side = [one for one in parts if one.zone.owner < 0 and one.zone.place == "side"]
    laying = _Laying(form, 0.0)
    laying.carry_out((middle, []), (front, [row for row in seats if row is not front]))
    return laying.stack(side) if form.beside else laying.carry_out((side, []))


def _columns(seats: int) -> list[int]:
    """In how many columns seats may lie."""
    return sorted({max(1, min(count, seats)) for count in (1, 2, 3, ceil(seats / 2), seats)})


@lru_cache(maxsize=256)
def title_width(title: str) -> float:
    """How wide a title is, with the room beside it."""
    if not title:
        return 0.0
    font = QFont()
    font.setPixelSize(_FINE)
    return QFontMetricsF(font).horizontalAdvance(title) * LETTERS / _FINE + _SIDE


def head(part: Part) -> float:
    """Height of the title of a zone."""
    return TITLE if part.title and not part.beside else 0.0


def _by_seat(parts: Sequence[Part]) -> list[list[Part]]:
    owned = sorted((one for one in parts if one.zone.owner >= 0), key=_owner)
    return [[*own] for _, own in groupby(owned, key=_owner)]


def _front(seats: Sequence[list[Part]], used: int) -> int:
    """The seat that sees its cards while others do not see theirs; -1 for none.

    Args:
        used: The one of the picture before: a seat without cards is neither seen nor unseen.
    """
    closed = [any(is_closed(one.zone) for one in row) for row in seats]
    seen = [row[0].zone.owner for row, shut in zip(seats, closed, strict=True) if not shut]
    if not any(closed):
        return -1
    if used in seen:
        return used
    hands = [
        row[0].zone.owner
        for row in seats
        if any(one.zone.kind == "hand" and one.lying for one in row) and row[0].zone.owner in seen
    ]
    found = hands if len(hands) == 1 else seen
    return found[0] if len(found) == 1 else -1


def _room(placed: Sequence[Placed], shape: float = SHAPE) -> float:
    """Width of a window of a shape that holds everything."""
    whole = QRectF()
    for one in placed:
        whole |= one.box
    return max(whole.width(), whole.height() * shape)


class _Laying:
    """Lays zones in a form."""

    def __init__(self, form: Form, top: float) -> None:
        self._form = form
        self._top = top
        self._found: list[Placed] = []

    def carry_out(self, *groups: Group) -> list[Placed]:
        """Groups below each other."""
        for flowing, seats in groups:
            self._flow(flowing)
            self._columns(seats)
        return self._found

    def stack(self, parts: Sequence[Part]) -> list[Placed]:
        """Zones below each other to the right of all else, in columns that are no higher."""
        foot = max((one.box.bottom() for one in self._found), default=0.0)
        left = max((one.box.right() for one in self._found), default=0.0) + BETWEEN
        top = right = 0.0
        for part in parts:
            across = self._form.across
            wide, high = _wide(part, across), _high(part, across)
            if top and top + high > foot + 1e-6:
                left, top = right + BETWEEN, 0.0
            self._found.append(Placed(part, QRectF(left, top, wide, high), across))
            top, right = top + high + _NEAR, max(right, left + wide)
        return self._found

    def _flow(self, parts: Sequence[Part]) -> None:
        """Zones in lines that are not wider than the form, unless one alone is."""
        lines: list[list[Part]] = []
        left = 0.0
        for part in parts:
            wide = _wide(part, self._form.across)
            if not lines or left + wide > self._form.across + 1e-6:
                lines.append([])
                left = 0.0
            lines[-1].append(part)
            left += wide + BETWEEN
        for line in lines:
            self._row([(part, self._form.across) for part in line], 0.0, self._top)
            self._top += max(_high(part, self._form.across) for part in line) + BETWEEN

    def _columns(self, seats: Sequence[list[Part]]) -> None:
        if not seats:
            return
        columns = min(self._form.columns, len(seats))
        share = (self._form.across - BETWEEN * (columns - 1)) / columns
        rows = [_shared(row, share) for row in seats]
        wide = max(_row_wide(row) for row in rows) + BETWEEN
        for line in range(ceil(len(rows) / columns)):
            beside = rows[line * columns : (line + 1) * columns]
            for place, row in enumerate(beside):
                middle = (place - (len(beside) - 1) / 2) * wide
                shift = (_row_wide(row) - wide + BETWEEN) / 2  # rows begin below each other
                self._row(row, middle + shift, self._top)
            self._top += max(_high(*one) for row in beside for one in row) + BETWEEN

    def _row(self, row: Sequence[tuple[Part, float]], middle: float, top: float) -> None:
        left, high = middle - _row_wide(row) / 2, max(_high(*one) for one in row)
        for part, across in row:
            wide = _wide(part, across)
            self._found.append(Placed(part, QRectF(left, top, wide, high), across))
            left += wide + BETWEEN


def _shared(parts: Sequence[Part], across: float) -> Row:
    """Zones of a seat with their widths: what cannot fold first, the rest for the others."""
    firm = sum(_wide(one, across) + BETWEEN for one in parts if not one.foldable)
    folding = [one for one in parts if one.foldable]
    whole = sum(_wide(one, 1e6) for one in folding) or 1.0
    left = across - firm - BETWEEN * (len(folding) - 1)
    return tuple(
        (one, max(0.0, left) * _wide(one, 1e6) / whole if one.foldable else across) for one in parts
    )


def _row_wide(row: Sequence[tuple[Part, float]]) -> float:
    return sum(_wide(*one) for one in row) + BETWEEN * (len(row) - 1)


def _owner(part: Part) -> int:
    return part.zone.owner


def _wide(part: Part, across: float) -> float:
    if part.beside:
        return max(part.room(across)[0] + min(BESIDE, title_width(part.title)), part.least[0])
    mark = MARK if part.title and part.zone.owner >= 0 else 0.0
    return max(part.room(across)[0], title_width(part.title) + mark, part.least[0])


def _high(part: Part, across: float) -> float:
    return max(part.room(across)[1] + head(part), part.least[1])

"""How the things of one zone lie in it: a pile, a fan of backs, a grid, or lines that fold.

Cards that lie on a card show their edges: at the foot of that card, and below it where they are
more than the foot holds. All lengths are board units.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from math import ceil, sqrt
from typing import Final

from PySide6.QtCore import QRectF

from engine.looks import Card, Looks
from engine.picture import Thing, Zone

PIECE: Final = (1.0, 1.0)
GAP: Final = 0.2
EDGE: Final = 0.32  # height of what shows of a card that lies on another
_PILED: Final = 4  # cards of a pile that are drawn
_LIFT: Final = 0.05  # from one of them to the next
_FANNED: Final = 12  # backs of a hand that are drawn
_MANY: Final = 18  # cards of a hand that is seen from which on they get smaller
_LEAST: Final = 0.5  # size of such a card
_BACK: Final = 0.5  # size of a card of a hand of which only backs are seen
_FAN: Final = 0.22  # from one back to the next, in widths of a card
_FAN_WIDE: Final = 2.4  # width of a fan, but for its last card
_ASIDE: Final = 0.6  # size of a pile beside the table, where there is no map

Size = tuple[float, float]


@dataclass(frozen=True)
class Lying:
    """A thing of a zone with the edges of cards that lie on it.

    Attributes:
        size: Of the thing itself.
        edges: Things and where their edges are, from its top left corner.
    """

    thing: Thing
    size: Size
    edges: tuple[tuple[Thing, QRectF], ...] = ()

    @property
    def high(self) -> float:
        """Height with the edges."""
        return max([self.size[1], *(box.bottom() for _, box in self.edges)])


@dataclass(frozen=True)
class Part:
    """A zone whose things can be laid in any width.

    Attributes:
        title: With its owner and with the number of cards that lie one over the other.
        lying: What lies in the zone itself and is drawn.
        beside: Whether its title stands to the right of it.
        least: Room that it takes, with its title, even if it needs less now.
    """

    zone: Zone
    title: str
    lying: tuple[Lying, ...]
    beside: bool = False
    least: Size = (0.0, 0.0)
    _boxes: dict[int, tuple[QRectF, ...]] = field(default_factory=dict, compare=False)
    _rooms: dict[int, Size] = field(default_factory=dict, compare=False)

    @cached_property
    def foldable(self) -> bool:
        """Whether it takes less width where there is less."""
        return self.zone.kind in {"row", "hand", "track"} and not is_closed(self.zone)

    def boxes(self, across: float) -> tuple[QRectF, ...]:
        """Places of the things in a width, from the top left corner of their room."""
        columns = self._columns(across)
        if columns not in self._boxes:
            self._boxes[columns] = tuple(self._laid(columns))
        return self._boxes[columns]

    def room(self, across: float) -> Size:
        """Width and height of the things with their edges."""
        columns = self._columns(across)
        if columns not in self._rooms:
            wide, high = PIECE
            for box, one in zip(self.boxes(across), self.lying, strict=True):
                wide, high = max(wide, box.right()), max(high, box.top() + one.high)
            self._rooms[columns] = wide, high
        return self._rooms[columns]

    @cached_property
    def _step(self) -> float:
        return max((one.size[0] for one in self.lying), default=PIECE[0]) + GAP

    def _columns(self, across: float) -> int:
        """Things in a line; lines are equally long."""
        count = len(self.lying)
        if not self.foldable:
            return ceil(sqrt(count)) if self.zone.kind == "grid" else max(1, count)
        most = max(1, int((across + GAP + 1e-6) / self._step))
        return ceil(count / ceil(count / most)) if count else 1

    def _laid(self, columns: int) -> list[QRectF]:
        sizes = [one.size for one in self.lying]
        if not sizes:
            return []
        if self.zone.kind == "pile":
            top = _LIFT * (len(sizes) - 1)
            return [
                QRectF(_LIFT * place, top - _LIFT * place, *size)
                for place, size in enumerate(sizes)
            ]
        if is_closed(self.zone):
            step = min(self._step * _FAN, _FAN_WIDE / max(1, len(sizes) - 1))
            return [QRectF(place * step, 0.0, *size) for place, size in enumerate(sizes)]
        lefts = _starts(
            [max(one.size[0] for one in self.lying[n::columns]) for n in range(columns)]
        )
        lines = range(0, len(self.lying), columns)
        tops = _starts([max(one.high for one in self.lying[n : n + columns]) for n in lines])
        return [
            QRectF(lefts[place % columns], tops[place // columns], *size)
            for place, size in enumerate(sizes)
        ]


def _starts(lengths: Sequence[float]) -> list[float]:
    """Where each of some lines or columns begins."""
    return [*accumulate((length + GAP for length in lengths), initial=0.0)]


def is_closed(zone: Zone) -> bool:
    """Whether only backs are seen of what belongs to a seat."""
    own = zone.owner >= 0 and zone.kind in {"row", "hand"}
    return own and bool(zone.things) and all(one.hidden for one in zone.things)


def part_of(zone: Zone, title: str, looks: Looks, *, aside: bool) -> Part:
    """A zone of a picture.

    Args:
        title: For people; may be "".
        aside: Whether the zone lies on a table without a map, where what is no part of the middle
            is drawn smaller.
    """
    things = [thing for thing in zone.things if thing.on is None or thing.on == zone.address]
    closed = is_closed(zone)
    piled = zone.kind == "pile" or closed
    if piled and sum(thing.count for thing in things) > 1:
        title = f"{title} ×{sum(thing.count for thing in things)}".lstrip()
    drawn = _PILED if zone.kind == "pile" else _FANNED if closed else len(things)
    things = things[-drawn:] if drawn else []
    beside = aside and zone.kind == "pile" and zone.place == "side"
    scale = _BACK if closed else _ASIDE if beside else 1.0
    if aside and zone.kind == "hand" and len(things) > _MANY:
        scale *= max(_LEAST, sqrt(_MANY / len(things)))
    return Part(zone, title, tuple(_lying(thing, zone, looks, scale) for thing in things), beside)


def _lying(thing: Thing, zone: Zone, looks: Looks, scale: float) -> Lying:
    look = looks.of(thing.look)
    if not isinstance(look, Card):
        return Lying(thing, PIECE)
    wide, high = (side * scale for side in look.size)
    if thing.hidden:
        return Lying(thing, (wide, high))
    on_it = [one for one in zone.things if one.on == thing.address]
    cards = [one for one in on_it if isinstance(looks.of(one.look), Card)]
    return Lying(thing, (wide, high), tuple(_edges(cards, (wide, high), look.foot)))


def _edges(cards: Sequence[Thing], size: Size, foot: float) -> Iterator[tuple[Thing, QRectF]]:
    """Edges of cards below each other, those of a seat together."""
    for place, thing in enumerate(sorted(cards, key=lambda one: one.seat)):
        yield thing, QRectF(0.0, size[1] - foot + place * EDGE, size[0], EDGE)

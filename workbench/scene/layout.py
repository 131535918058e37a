"""Where the zones of a picture lie on the table, and where the things lie in them.

A map has its own places. Other zones of the table lie below it; without a map they fill the
middle. All lengths are board units.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine.looks import Card, Fill, Stroke
from engine.picture import Address, Picture, Thing, Zone
from workbench.scene.clicks import Key, key_of
from workbench.scene.ground import Ground, outline_of
from workbench.scene.scenery import Spot
from workbench.scene.things import Drawn, Walls, line_through
from workbench.scene.zone_blocks import BETWEEN, Block, map_of, on_table, placed, title_width

CARD: Final = (1.68, 2.35)  # width and height of a card
PIECE: Final = (1.0, 1.0)
GAP: Final = 0.2
_AROUND: Final = 0.9  # from a zone to the end of the table
_OVERLAP: Final = 0.45  # part of a card that shows in a hand that is too wide
_ACROSS: Final = 10.0  # width that a row or a hand fills before it is pressed together
_NOWHERE: Final = QPointF()


@dataclass(frozen=True)
class LaidZone:
    """A zone that is no map, with the room it takes."""

    zone: Zone
    box: QRectF
    title: str


@dataclass
class Layout:
    """A picture laid on a table.

    Attributes:
        things: Key -> how it is drawn, in painting order.
        spots: Things that lie in zones beside the map, by address.
        zones: Zones beside the map.
        area: Around everything.
    """

    things: dict[Key, Drawn] = field(default_factory=dict)
    spots: dict[Address, Spot] = field(default_factory=dict)
    zones: list[LaidZone] = field(default_factory=list)
    area: QRectF = field(default_factory=QRectF)


def laid(picture: Picture, ground: Ground) -> Layout:
    """Lay a picture on the table."""
    return _Laying(picture, ground).carry_out()


class _Laying:
    def __init__(self, picture: Picture, ground: Ground) -> None:
        self._picture = picture
        self._ground = ground
        self._looks = ground.scenery.looks
        self._found = Layout(area=ground.area if ground.spots else QRectF())
        self._at: dict[Address, QPointF] = {}
        self._owners = self._covers()

    def carry_out(self) -> Layout:
        chart = map_of(self._picture)
        if chart is not None:
            for thing in chart.things:
                self._on_map(thing, chart)
        width, height = self._ground.map.size
        top = height + BETWEEN if self._ground.spots else 0.0
        blocks = [self._block(zone) for zone in on_table(self._picture, self._looks)]
        for block, left, down in placed(blocks, max(width, _ACROSS)):
            self._lay_block(block, left + width / 2, down + top)
        for one in self._found.zones:
            self._found.area |= one.box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        return self._found

    def _on_map(self, thing: Thing, zone: Zone) -> None:
        at = self._place(thing.on) + QPointF(*thing.shift)
        self._at[thing.address] = at
        look = self._looks.of(thing.look)
        line, outline, walls = QPainterPath(), QPainterPath(), Walls()
        if isinstance(look, Stroke):
            line = line_through(thing.path, bend=look.bend)
            if thing.on is not None and thing.on in self._ground.lines:
                line = self._ground.lines[thing.on]
        elif isinstance(look, Fill) and thing.on is not None:
            outline = self._ground.outlines.get(thing.on, outline)
            walls = self._walls(thing)
        self._put(thing, zone, at, line, outline, walls)

    def _put(
        self,
        thing: Thing,
        zone: Zone,
        at: QPointF,
        line: QPainterPath = QPainterPath(),  # noqa: B008 - never changed
        outline: QPainterPath = QPainterPath(),  # noqa: B008
        walls: Walls = (),
        box: QRectF = QRectF(),  # noqa: B008
    ) -> None:
        styles = self._picture.styles
        style = styles[thing.seat] if 0 <= thing.seat < len(styles) else None
        on_it = (
            tuple(other for other in zone.things if other.on == thing.address and not thing.hidden)
            if not box.isNull()
            else ()
        )
        drawn = Drawn(thing, style, styles, at, line, outline, walls, box, on_it)
        self._found.things[key_of(thing, zone)] = drawn

    def _place(self, on: Address | None) -> QPointF:
        if on is None:
            return QPointF(self._ground.map.size[0] / 2, self._ground.map.size[1] / 2)
        if on in self._at:
            return self._at[on]
        site = self._ground.map.site(on)
        return QPointF(*self._ground.map.place(site)) if site is not None else _NOWHERE

    def _walls(self, thing: Thing) -> Walls:
        """For each side, whether no fill of the same look and owner goes on across it."""
        across = self._ground.across(thing.on) if thing.on is not None else ()
        mine = (thing.look, thing.seat)
        return tuple(place is None or self._owners.get(place) != mine for place in across)

    def _covers(self) -> Mapping[Address, tuple[str, int]]:
        """Look and owner of the fill that covers each site."""
        chart = map_of(self._picture)
        return {
            thing.on: (thing.look, thing.seat)
            for thing in (chart.things if chart is not None else ())
            if thing.on is not None and isinstance(self._looks.of(thing.look), Fill)
        }

    # Zones beside the map.

    def _block(self, zone: Zone) -> Block:
        """A zone with the room that it needs."""
        title = zone.title
        if 0 <= zone.owner < len(self._picture.styles):
            owner = self._picture.styles[zone.owner].title
            title = f"{owner} · {title}" if title else owner
        lying = [thing for thing in zone.things if thing.on is None or thing.on == zone.address]
        boxes = self._boxes(zone, lying)
        whole = QRectF(0.0, 0.0, *PIECE)
        for box in boxes:
            whole |= box
        boxes = [box.translated(-whole.topLeft()) for box in boxes]
        width = max(whole.width(), title_width(title)) if title else whole.width()
        return Block(zone, title, tuple(lying), tuple(boxes), (width, whole.height()))

    def _lay_block(self, block: Block, left: float, top: float) -> None:
        zone, (width, height) = block.zone, block.inner
        start = top + block.head
        for thing, box in zip(block.things, block.boxes, strict=True):
            self._lay(thing, zone, box.translated(left, start))
        for thing in zone.things:
            if thing.on is not None and thing.on != zone.address and thing.on in self._at:
                self._lay_on(thing, zone)
        box = QRectF(left, top, width, block.head + height)
        self._found.zones.append(LaidZone(zone, box, block.title))

    def _boxes(self, zone: Zone, things: list[Thing]) -> list[QRectF]:
        sizes = [self._size(thing) for thing in things]
        if not sizes:
            return []
        if zone.kind == "pile":
            return [QRectF(0.03 * place, -0.03 * place, *size) for place, size in enumerate(sizes)]
        wide, high = max(size[0] for size in sizes), max(size[1] for size in sizes)
        if zone.kind == "grid":
            columns = ceil(sqrt(len(sizes)))
            return [
                QRectF(place % columns * (wide + GAP), place // columns * (high + GAP), *size)
                for place, size in enumerate(sizes)
            ]
        step = wide + GAP
        if len(sizes) > 1 and step * len(sizes) > _ACROSS:
            step = max((_ACROSS - wide) / (len(sizes) - 1), wide * (1 - _OVERLAP) / 2)
        return [QRectF(place * step, 0.0, *size) for place, size in enumerate(sizes)]

    def _size(self, thing: Thing) -> tuple[float, float]:
        return CARD if isinstance(self._looks.of(thing.look), Card) else PIECE

    def _lay(self, thing: Thing, zone: Zone, box: QRectF) -> None:
        at = box.center() + QPointF(*thing.shift)
        self._at[thing.address] = at
        self._put(thing, zone, at, box=box)
        name = thing.tip or next(iter(thing.texts), "") or zone.title
        called = zone.address if thing.hidden else thing.address
        if called in self._found.spots:  # all hidden things of a zone are one place
            box = box | outline_of(self._found.spots[called].outline).boundingRect()
        corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
        self._found.spots[called] = Spot(
            called,
            name,
            zone.title,
            (box.center().x(), box.center().y()),
            tuple((corner.x(), corner.y()) for corner in corners),
        )

    def _lay_on(self, thing: Thing, zone: Zone) -> None:
        """A thing on another one; cards show those of seats as marks in their strip."""
        below = thing.on
        under = next((one for one in zone.things if one.address == below), None)
        if under is not None and isinstance(self._looks.of(under.look), Card):
            return
        at = self._at[below] + QPointF(*thing.shift) if below is not None else _NOWHERE
        self._at[thing.address] = at
        self._put(thing, zone, at)

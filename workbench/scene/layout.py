"""Where the zones of a picture lie on the table, and where the things lie in them.

A map has its own places. Other zones of the table lie below it; without a map they fill the
middle. What lies there as in the picture before is not laid again. All lengths are board units.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import ceil, sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine.looks import Card, Fill, Stroke
from engine.picture import Address, Picture, SeatStyle, Thing, Zone
from workbench.cards.face import zone_title
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
    """A zone with the room it takes, and what lies in it.

    Attributes:
        things: Key -> how it is drawn, in painting order.
        spots: Places of the things, by address; none on a map, which has places of its own.
    """

    zone: Zone
    box: QRectF
    title: str = ""
    things: dict[Key, Drawn] = field(default_factory=dict, compare=False)
    spots: dict[Address, Spot] = field(default_factory=dict, compare=False)


@dataclass
class Layout:
    """A picture laid on a table.

    Attributes:
        styles: Of the seats.
        chart: The map; None without one.
        covers: Look and owner of the fill on each site that has one.
        zones: Zones beside the map.
        area: Around everything.
    """

    styles: tuple[SeatStyle, ...] = ()
    chart: LaidZone | None = None
    covers: dict[Address, tuple[str, int]] = field(default_factory=dict)
    zones: list[LaidZone] = field(default_factory=list)
    area: QRectF = field(default_factory=QRectF)

    @cached_property
    def things(self) -> dict[Key, Drawn]:
        """Key -> how it is drawn, in painting order."""
        rooms = (*([self.chart] if self.chart is not None else []), *self.zones)
        return {key: drawn for room in rooms for key, drawn in room.things.items()}

    @cached_property
    def spots(self) -> dict[Address, Spot]:
        """Things that lie in zones beside the map, by address."""
        return {address: spot for room in self.zones for address, spot in room.spots.items()}

    @cached_property
    def on(self) -> dict[Address, Address | None]:
        """What each thing lies on, by address."""
        return {drawn.thing.address: drawn.thing.on for drawn in self.things.values()}


def laid(picture: Picture, ground: Ground, before: Layout | None = None) -> Layout:
    """Lay a picture on the table.

    Args:
        before: Of another picture on the same map: what lies in both alike is one object in both.
    """
    if before is None or before.styles != picture.styles:
        before = Layout()
    return _Laying(picture, ground, before).carry_out()


class _Laying:
    """Lays one picture.

    `_moved` are things that were laid anew, `_opened` the sites whose walls may have changed: what
    lies on them is laid anew too.
    """

    def __init__(self, picture: Picture, ground: Ground, before: Layout) -> None:
        self._picture = picture
        self._ground = ground
        self._looks = ground.scenery.looks
        self._found = Layout(picture.styles, area=ground.area if ground.spots else QRectF())
        self._before = before
        self._at: dict[Address, QPointF] = {}
        self._moved: set[Address | None] = set()
        self._opened: set[Address | None] = set()

    def carry_out(self) -> Layout:
        chart = map_of(self._picture)
        if chart is not None:
            self._lay_map(LaidZone(chart, self._found.area))
        width, height = self._ground.map.size
        top = height + BETWEEN if self._ground.spots else 0.0
        blocks = [self._block(zone) for zone in on_table(self._picture, self._looks)]
        for block, left, down in placed(blocks, max(width, _ACROSS)):
            self._lay_block(block, left + width / 2, down + top)
        for one in self._found.zones:
            self._found.area |= one.box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
        return self._found

    def _lay_map(self, room: LaidZone) -> None:
        self._found.chart = room
        self._found.covers = self._covers(room.zone)
        for site, _ in self._found.covers.items() ^ self._before.covers.items():
            self._opened.update((site, *self._across(site)))
        known = self._before.chart.things if self._before.chart is not None else {}
        for thing in room.zone.things:
            key = key_of(thing, room.zone)
            old = known.get(key)
            moved = self._opened if old is not None and old.walls else self._moved
            if old is not None and old.thing == thing and thing.on not in moved:
                room.things[key], self._at[thing.address] = old, old.at
            else:
                self._on_map(thing, room)

    def _on_map(self, thing: Thing, room: LaidZone) -> None:
        at = self._place(thing.on) + QPointF(*thing.shift)
        look = self._looks.of(thing.look)
        line, outline, walls = QPainterPath(), QPainterPath(), Walls()
        if isinstance(look, Stroke):
            line = line_through(thing.path, bend=look.bend)
            if thing.on is not None and thing.on in self._ground.lines:
                line = self._ground.lines[thing.on]
        elif isinstance(look, Fill) and thing.on is not None:
            outline = self._ground.outlines.get(thing.on, outline)
            walls = self._walls(thing)
        self._put(thing, room, at, line, outline, walls)

    def _put(
        self,
        thing: Thing,
        room: LaidZone,
        at: QPointF,
        line: QPainterPath = QPainterPath(),  # noqa: B008 - never changed
        outline: QPainterPath = QPainterPath(),  # noqa: B008
        walls: Walls = (),
        box: QRectF = QRectF(),  # noqa: B008
    ) -> None:
        styles = self._picture.styles
        style = styles[thing.seat] if 0 <= thing.seat < len(styles) else None
        others = room.zone.things if not box.isNull() and not thing.hidden else ()
        on_it = tuple(other for other in others if other.on == thing.address)
        drawn = Drawn(thing, style, styles, at, line, outline, walls, box, on_it)
        room.things[key_of(thing, room.zone)] = drawn
        self._at[thing.address] = at
        self._moved.add(thing.address)

    def _place(self, on: Address | None) -> QPointF:
        if on is None:
            return QPointF(self._ground.map.size[0] / 2, self._ground.map.size[1] / 2)
        if on in self._at:
            return self._at[on]
        site = self._ground.map.site(on)
        return QPointF(*self._ground.map.place(site)) if site is not None else _NOWHERE

    def _walls(self, thing: Thing) -> Walls:
        """For each side, whether no fill of the same look and owner goes on across it."""
        across = self._across(thing.on) if thing.on is not None else ()
        return tuple(self._found.covers.get(site) != (thing.look, thing.seat) for site in across)

    def _across(self, site: Address) -> tuple[Address, ...]:
        """The space across each side of a space; that beyond the map is covered by nothing."""
        kind, number = site
        across = self._ground.map.across[number] if kind == "space" else ()
        return tuple(("space", other) for other in across)

    def _covers(self, chart: Zone) -> dict[Address, tuple[str, int]]:
        """Look and owner of the fill that covers each site."""
        return {
            thing.on: (thing.look, thing.seat)
            for thing in chart.things
            if thing.on is not None and isinstance(self._looks.of(thing.look), Fill)
        }

    # Zones beside the map.

    def _block(self, zone: Zone) -> Block:
        """A zone with the room that it needs."""
        title = zone_title(zone, self._picture.styles)
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
        room = LaidZone(zone, QRectF(left, top, width, block.head + height), block.title)
        old = next((one for one in self._before.zones if one == room), None)
        if old is not None and not any(thing.on in self._moved for thing in zone.things):
            self._found.zones.append(old)
            self._at |= {drawn.thing.address: drawn.at for drawn in old.things.values()}
            return
        self._found.zones.append(room)
        for thing, box in zip(block.things, block.boxes, strict=True):
            self._lay(thing, room, box.translated(left, top + block.head))
        for thing in zone.things:
            if thing.on is not None and thing.on != zone.address and thing.on in self._at:
                self._lay_on(thing, room)

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

    def _lay(self, thing: Thing, room: LaidZone, box: QRectF) -> None:
        self._put(thing, room, box.center() + QPointF(*thing.shift), box=box)
        zone, spots = room.zone, room.spots
        name = thing.tip or next(iter(thing.texts), "") or zone.title
        called = zone.address if thing.hidden else thing.address
        if called in spots:  # all hidden things of a zone are one place
            box = box | outline_of(spots[called].outline).boundingRect()
        corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
        spots[called] = Spot(
            called,
            name,
            zone.title,
            (box.center().x(), box.center().y()),
            tuple((corner.x(), corner.y()) for corner in corners),
        )

    def _lay_on(self, thing: Thing, room: LaidZone) -> None:
        """A thing on another one; cards show those of seats as marks in their strip."""
        below = thing.on
        under = next((one for one in room.zone.things if one.address == below), None)
        if under is not None and isinstance(self._looks.of(under.look), Card):
            return
        at = self._at[below] + QPointF(*thing.shift) if below is not None else _NOWHERE
        self._put(thing, room, at)

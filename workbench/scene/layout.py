"""Where the zones of a picture lie on the table, and where the things lie in them.

A map has its own places. Other zones of the table lie below it; without a map they fill the
middle. What lies there as in the picture before is not laid again. All lengths are board units.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from engine.looks import Card, Fill, Looks, Stroke
from engine.picture import Address, Picture, SeatStyle, Thing, Zone
from workbench.cards.face import edge_of, face_of_thing
from workbench.scene.clicks import Key, key_of
from workbench.scene.ground import Ground, outline_of
from workbench.scene.scenery import Spot
from workbench.scene.things import Drawn, Walls, line_through
from workbench.scene.zone_blocks import (
    BETWEEN,
    SHAPE,
    Form,
    Placed,
    alone,
    beside_map,
    map_of,
    on_table,
)

_AROUND: Final = 0.9  # from a zone to the end of the table
_ACROSS: Final = 10.0  # width that zones below a map fill at least before they fold
_NOWHERE: Final = QPointF()


@dataclass(frozen=True)
class LaidZone:
    """A zone with the room it takes, and what lies in it.

    Attributes:
        style: Of its owner; None for nobody.
        beside: Whether the title stands to the right of what lies there.
        things: Key -> how it is drawn, in painting order.
        spots: Places of the things, by address; none on a map, which has places of its own.
    """

    zone: Zone
    box: QRectF
    title: str = ""
    style: SeatStyle | None = None
    beside: bool = False
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
        form: How the zones of a table without a map fold; None beside a map.
    """

    styles: tuple[SeatStyle, ...] = ()
    chart: LaidZone | None = None
    covers: dict[Address, tuple[str, int]] = field(default_factory=dict)
    zones: list[LaidZone] = field(default_factory=list)
    area: QRectF = field(default_factory=QRectF)
    form: Form | None = None

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

    def words_on(self, address: Address, looks: Looks) -> list[str]:
        """What a card tells and what stands on it, which may be too small to be read."""
        for drawn in self.things.values():
            if drawn.thing.address == address and drawn.thing.look in looks.cards:
                face = face_of_thing(looks, drawn.thing, drawn.on_it, drawn.styles)
                return face.in_words().split("\n")
        return []


def laid(
    picture: Picture,
    ground: Ground,
    before: Layout | None = None,
    shape: float = SHAPE,
    form: Form | None = None,
) -> Layout:
    """Lay a picture on the table.

    Args:
        before: Of another picture on the same map: what lies in both alike is one object in both.
        shape: Width of the window to its height, which a table without a map fills.
        form: Of a table without a map, kept unless another one shows much more.
    """
    if before is None or before.styles != picture.styles:
        before = Layout()
    return _Laying(picture, ground, before).carry_out(shape, form)


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

    def carry_out(self, shape: float, form: Form | None) -> Layout:
        chart = map_of(self._picture)
        if chart is not None:
            self._lay_map(LaidZone(chart, self._found.area))
        width, height = self._ground.map.size
        top = height + BETWEEN if self._ground.spots else 0.0
        parts = on_table(self._picture, self._looks)
        if chart is not None:
            blocks = beside_map(parts, max(width, _ACROSS), top)
        elif parts:
            blocks, self._found.form = alone(parts, shape, form)
        else:
            blocks = []
        for block in blocks:
            self._lay_block(block, width / 2)
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
        line, outline, walls, box = QPainterPath(), QPainterPath(), Walls(), QRectF()
        if isinstance(look, Card):
            box = QRectF(0, 0, *look.size)
            box.moveCenter(at)
        elif isinstance(look, Stroke):
            line = line_through(thing.path, bend=look.bend)
            if thing.on is not None and thing.on in self._ground.lines:
                line = self._ground.lines[thing.on]
        elif isinstance(look, Fill) and thing.on is not None:
            outline = self._ground.outlines.get(thing.on, outline)
            walls = self._walls(thing)
        self._put(thing, room, at, line, outline, walls, box)

    def _put(
        self,
        thing: Thing,
        room: LaidZone,
        at: QPointF,
        line: QPainterPath = QPainterPath(),  # noqa: B008 - never changed
        outline: QPainterPath = QPainterPath(),  # noqa: B008
        walls: Walls = (),
        box: QRectF = QRectF(),  # noqa: B008
        *,
        plain: bool = False,
    ) -> None:
        styles = self._picture.styles
        style = styles[thing.seat] if 0 <= thing.seat < len(styles) and not plain else None
        others = room.zone.things if not box.isNull() and not thing.hidden else ()
        on_it = tuple(
            other
            for other in others
            if other.on == thing.address and not isinstance(self._looks.of(other.look), Card)
        )
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

    def _lay_block(self, block: Placed, across: float) -> None:
        zone, part, styles = block.part.zone, block.part, self._picture.styles
        style = styles[zone.owner] if 0 <= zone.owner < len(styles) else None
        room = LaidZone(zone, block.box.translated(across, 0.0), part.title, style, part.beside)
        old = next((one for one in self._before.zones if one == room), None)
        if old is not None and not any(thing.on in self._moved for thing in zone.things):
            self._found.zones.append(old)
            self._at |= {drawn.thing.address: drawn.at for drawn in old.things.values()}
            return
        self._found.zones.append(room)
        for lying, place in zip(part.lying, block.boxes, strict=True):
            box = place.translated(across, 0.0)
            self._lay(lying.thing, room, box)
            for thing, edge in lying.edges:
                own = thing.seat == lying.thing.seat
                self._lay(thing, room, edge.translated(box.topLeft()), plain=own)
        for thing in zone.things:
            if thing.on is not None and thing.on != zone.address and thing.on in self._at:
                self._lay_on(thing, room)

    def _lay(self, thing: Thing, room: LaidZone, box: QRectF, *, plain: bool = False) -> None:
        """A thing in a zone.

        Args:
            plain: Whether its owner need not be told: it is that of the card that it lies on.
        """
        self._put(thing, room, box.center() + QPointF(*thing.shift), box=box, plain=plain)
        zone, spots, look = room.zone, room.spots, self._looks.of(thing.look)
        on_card = thing.on not in (None, zone.address)
        if on_card and thing.hidden:
            return  # what it lies on is meant
        name = thing.tip or next(iter(thing.texts), "") or zone.title
        if isinstance(look, Card) and not thing.hidden:
            said = edge_of(look, thing) if on_card else look.filled(look.title, thing.texts)
            name = said or name
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
        """A thing on another one; cards show pieces of seats as marks in their strip."""
        below = thing.on
        under = next((one for one in room.zone.things if one.address == below), None)
        if under is not None and isinstance(self._looks.of(under.look), Card):
            return
        at = self._at[below] + QPointF(*thing.shift) if below is not None else _NOWHERE
        self._put(thing, room, at)

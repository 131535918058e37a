"""The scene of one table: draws a Picture and afterwards only what changed in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsScene

from engine.picture import Address, Picture
from workbench.look.theme import LIGHT, Theme
from workbench.scene.clicks import Key
from workbench.scene.describing import Describer
from workbench.scene.ground import Ground, outline_of
from workbench.scene.ground_items import GroundItems
from workbench.scene.layout import Layout, laid
from workbench.scene.scenery import Scenery, Spot
from workbench.scene.thing_item import ThingItem
from workbench.scene.things import Drawn, ThingPainter
from workbench.scene.zone_blocks import SHAPE, map_of
from workbench.scene.zone_item import ZoneItem

_ABOVE_ALL: Final = 1_000_000.0
_NOWHERE: Final = -1.0  # depth of a piece that has just been made
_CLOSE: Final = 1e-6
_SAME_SHAPE: Final = 0.1  # of windows for which a table need not be laid anew
_GHOSTLY: Final = 0.6  # opacity of a piece that would come
_LEAVING: Final = 0.3  # of one that would go
OVERLAY: Final = _ABOVE_ALL / 2  # depth above all pieces, for marks


class Mover(Protocol):
    """Shows how pieces come and go instead of letting them jump."""

    def change(self, gone: Sequence[ThingItem], come: Sequence[ThingItem]) -> None:
        """Pieces have come; those that are gone must be taken off the scene at last."""
        ...

    def finish(self) -> None:
        """End all motion at once."""
        ...


class BoardScene(QGraphicsScene):
    """A Picture in board units; pieces and spaces that stay are never rebuilt.

    Attributes:
        ground: The sites that are there.
        picks: Kinds of addresses that a click may mean. Others are seen through, but for sites
            where there is nothing else.
        notes: What is told of sites besides, by address.
        rebuilt: Pieces made by the last `show_picture`.

    Signals:
        ground_changed: Another map or table is shown; views fit it.
    """

    ground_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.theme = LIGHT
        self.names_shown = False
        self.rebuilt = 0
        self.notes: Mapping[Address, str] = {}
        self.picks: frozenset[str] = frozenset({"space", "card"})
        self.scenery = Scenery()
        self.ground = Ground(self.scenery)
        self.land = GroundItems(self, self.ground, LIGHT)
        self._painting = ThingPainter(self.scenery.looks, LIGHT)
        self._picture: Picture | None = None
        self._layout = Layout()
        self._described: tuple[Layout, Describer | None] = (self._layout, None)
        self._shape = SHAPE
        self.mover: Mover | None = None
        self._items: dict[Key, ThingItem] = {}
        self._zones: list[ZoneItem] = []
        self._ghosts: list[ThingItem] = []
        self._leaving: list[ThingItem] = []
        self._hover = QGraphicsPathItem()
        self._hovered: Address | None = None
        self._hover.setZValue(_ABOVE_ALL)
        self._hover.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.addItem(self._hover)
        self.set_theme(LIGHT)

    def set_scenery(self, scenery: Scenery) -> None:
        """Show positions of another scenario from now on."""
        if scenery is self.scenery:
            return
        if self.mover is not None:
            self.mover.finish()
        self.clear_ghosts()
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()
        self._hover.setPath(QPainterPath())
        self.land.clear()
        self.scenery = scenery
        self.ground = Ground(scenery, ())
        self.land = GroundItems(self, self.ground, self.theme)
        self.land.show_names(shown=self.names_shown)
        self._painting = ThingPainter(scenery.looks, self.theme)
        self._picture = None
        self._layout = Layout()
        self._show_zones()

    @property
    def thing_items(self) -> list[ThingItem]:
        """The things on the table, bottom one first."""
        return sorted(self._items.values(), key=ThingItem.zValue)

    def show_picture(self, picture: Picture) -> None:
        """Draw a position; only what differs from the last one is made anew."""
        self.clear_ghosts()
        first = self._picture is None
        chart = map_of(picture)
        self.land.change(chart.sites if chart is not None else None)
        self._picture = picture
        self._layout = self._laid(picture)
        self._show_zones()
        wanted = self._layout.things
        gone = [
            self._items.pop(key)
            for key, item in list(self._items.items())
            if not item.shows(wanted.get(key))
        ]
        come = {
            key: self._made(key, drawn) for key, drawn in wanted.items() if key not in self._items
        }
        for key, item in self._items.items():
            item.drawn = wanted[key]  # its tooltip may be another
        self._items |= come
        self.rebuilt = len(come)
        _stack([self._items[key] for key in wanted])
        if self.mover is not None and not first:
            self.mover.change(gone, list(come.values()))
        else:
            for item in gone:
                self.removeItem(item)
        self._frame(first=first)
        if self._hovered is not None and self.outline(self._hovered) != self._hover.path():
            self.hover(None)  # what was under the mouse lies elsewhere now

    def use_shape(self, shape: float) -> None:
        """Width of the window to its height, which a table without a map fills."""
        if abs(shape / self._shape - 1.0) < _SAME_SHAPE:
            return
        self._shape = shape
        if self._picture is not None and self._layout.form is not None:
            self._layout = replace(self._layout, form=None)
            self.show_picture(self._picture)

    def _laid(self, picture: Picture) -> Layout:
        return laid(picture, self.ground, self._layout, self._shape, self._layout.form)

    # What a move would change.

    @property
    def ghosts(self) -> list[ThingItem]:
        """Pieces that would come."""
        return list(self._ghosts)

    @property
    def leaving(self) -> list[ThingItem]:
        """Pieces that would go, shown faint."""
        return list(self._leaving)

    def show_ghosts(self, picture: Picture) -> None:
        """Show over the position how another one would look: new pieces half transparent."""
        self.clear_ghosts()
        coming = self._laid(picture).things
        unseen = {key: drawn for key, drawn in coming.items() if drawn.box.isNull()}
        left = Counter(_bare(drawn) for drawn in unseen.values())
        for item in self._items.values():
            bare = _bare(item.drawn)
            if left[bare] > 0:  # walls of fills may differ: they stay as they are
                left[bare] -= 1
            elif item.drawn.box.isNull():
                item.setOpacity(_LEAVING)
                self._leaving.append(item)
        for key, drawn in unseen.items():
            bare = _bare(drawn)
            if left[bare] > 0:
                left[bare] -= 1
                self._add_ghost(key, drawn)

    def _add_ghost(self, key: Key, drawn: Drawn) -> None:
        ghost = self._made(key, drawn)
        ghost.setOpacity(_GHOSTLY)
        ghost.setZValue(OVERLAY + 1.0 + len(self._ghosts))
        self._ghosts.append(ghost)

    def clear_ghosts(self) -> None:
        """Show the position alone again."""
        for item in self._ghosts:
            self.removeItem(item)
        for item in self._leaving:
            item.setOpacity(1.0)
        self._ghosts, self._leaving = [], []

    def _made(self, key: Key, drawn: Drawn) -> ThingItem:
        item = ThingItem(key, drawn, self._painting)
        item.setZValue(_NOWHERE)
        self.addItem(item)
        return item

    def drawn_on(self, picture: Picture, places: Collection[Address]) -> list[Drawn]:
        """Things that lie on some places in a position, for a drawing."""
        return [drawn for drawn in self._laid(picture).things.values() if drawn.thing.on in places]

    @property
    def painting(self) -> ThingPainter:
        """The painter of things in the looks and theme in force."""
        return self._painting

    def set_theme(self, theme: Theme) -> None:
        """Use another table of colours."""
        self.theme = theme
        self._painting = ThingPainter(self.scenery.looks, theme)
        pen = QPen(theme.colour("hover_ring"), 0.06, j=Qt.PenJoinStyle.RoundJoin)
        self._hover.setPen(pen)
        for item in (*self._items.values(), *self._ghosts):
            item.use(self._painting)
        self.land.set_theme(theme)
        for zone in self._zones:
            zone.set_theme(theme)
        self._redraw_sea()

    def show_names(self, shown: bool) -> None:
        """Whether the names of spaces stand on the board."""
        self.names_shown = shown
        self.land.show_names(shown=shown)

    # Places by address.

    @property
    def spots(self) -> dict[Address, Spot]:
        """Every place at which something can be done, sites first."""
        return {**self.ground.spots, **self._layout.spots}

    def spot(self, address: Address | None) -> Spot | None:
        """A place by its address; None if it is not there."""
        if address is None:
            return None
        return (
            self.ground.spots.get(address)
            or self._layout.spots.get(address)
            or next(
                (_spot_of(one) for one in self.thing_items if one.drawn.thing.address == address),
                None,
            )
        )

    def outline(self, address: Address) -> QPainterPath:
        """Around a place; empty if it is not there."""
        if address in self.ground.lines:
            return self.ground.lines[address]
        found = self.ground.outlines.get(address)
        spot = self.spot(address) if found is None else None
        return found if found is not None else outline_of(spot.outline if spot is not None else ())

    def spot_at(self, point: QPointF) -> Spot | None:
        """What a click at a point means: a thing beside the map, a piece, or else a site."""
        beside = [*reversed(self._layout.spots.values())]
        beside.sort(key=lambda one: one.address[0] == "zone")  # what is seen lies over them
        for spot in beside:
            if outline_of(spot.outline).contains(point):
                return spot
        for item in reversed(self.thing_items) if self.picks - _SITES_ONLY else ():
            thing = item.drawn.thing
            if thing.address[0] in self.picks and item.boundingRect().contains(point):
                return _spot_of(item)
        return self.ground.site_at(point, self.picks) or self.ground.site_at(point)

    def below(self, address: Address) -> tuple[Address, ...]:
        """What a thing lies on, and what that lies on, down to a site."""
        found: list[Address] = []
        on = self._layout.on.get(address)
        while on is not None and on not in found:
            found.append(on)
            on = self._layout.on.get(on)
        return tuple(found)

    def hover(self, point: QPointF | None) -> Spot | None:
        """Mark the place under a point and give it back; None takes the mark away."""
        spot = self.spot_at(point) if point is not None else None
        path = QPainterPath()
        self._hovered = spot.address if spot is not None else None
        if spot is not None:
            path = self.outline(spot.address)
            path = outline_of(spot.outline) if path.isEmpty() else path
        if self._hover.path() != path:
            self._hover.setPath(path)
        return spot

    @property
    def hovered(self) -> QPainterPath:
        """What is marked as being under the mouse; empty for nothing."""
        return self._hover.path()

    def describe(self, spot: Spot) -> str:
        """A place and what lies on it, one line each, for a tooltip."""
        said = self._layout.words_on(spot.address, self.scenery.looks)
        lines = self.describer.describe(spot, said)
        return "\n".join(filter(None, (*lines, self.notes.get(spot.address, ""))))

    def tell(self, point: QPointF, spot: Spot | None) -> str:
        """What is seen at a point, for a tooltip: a piece of another site, then the place."""
        seen = (one.drawn.thing for one in reversed(self.thing_items) if one.holds(point))
        thing = next((one for one in seen if one.on in self.ground.spots), None)
        here = spot is not None and thing is not None and spot.address in (thing.on, thing.address)
        told = self.describer.seen_at(thing) if thing is not None and not here else ""
        return "\n".join(filter(None, (told, self.describe(spot) if spot is not None else "")))

    @property
    def describer(self) -> Describer:
        """That of the position in sight, which is asked whenever the mouse moves."""
        layout, known = self._described
        if known is None or layout is not self._layout:
            styles = self._picture.styles if self._picture is not None else ()
            things = (drawn.thing for drawn in self._layout.things.values())
            known = Describer(self.ground, styles, things)
            self._described = (self._layout, known)
        return known

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Sea and coast, or the plain table where there is no map."""
        if self.ground.map.spaces:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.ground.paint_sea(painter, self.theme, QRectF(rect))
        else:
            painter.fillRect(rect, self.theme.colour("window"))

    def _show_zones(self) -> None:
        shown = {id(item.laid): item for item in self._zones}
        wanted = {id(zone): zone for zone in self._layout.zones}
        for key in shown.keys() - wanted.keys():
            self.removeItem(shown.pop(key))
        for key in wanted.keys() - shown.keys():
            shown[key] = ZoneItem(wanted[key], self.theme)
            self.addItem(shown[key])
        self._zones = [*shown.values()]

    def _frame(self, *, first: bool) -> None:
        """Take the room of what lies there; a map that grows does so within its own."""
        if self._layout.area != self.sceneRect():
            self.setSceneRect(self._layout.area)
            self._redraw_sea()
        if first:
            self.ground_changed.emit()

    def _redraw_sea(self) -> None:
        for view in self.views():
            view.resetCachedContent()
        self.update()


_SITES_ONLY: Final = frozenset({"space", "link", "area", "card"})


def _spot_of(item: ThingItem) -> Spot:
    thing, box = item.drawn.thing, item.boundingRect()
    corners = (box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft())
    outline = tuple((corner.x(), corner.y()) for corner in corners)
    return Spot(thing.address, thing.tip, "", (item.drawn.at.x(), item.drawn.at.y()), outline)


def _bare(drawn: Drawn) -> tuple[object, ...]:
    """How a thing looks and where, whatever lies beside it."""
    thing = drawn.thing
    return (
        *(thing.look, thing.seat, thing.on, thing.path, thing.angle, thing.shift),
        *(thing.texts, thing.count, thing.hidden),
    )


def _stack(items: list[ThingItem]) -> None:
    """Put pieces in painting order; depths of those that stay change only if they must.

    A new depth makes Qt repaint a piece, so new pieces go between their neighbours.
    """
    before = [item.zValue() for item in items]
    depths, placed = before.copy(), 0.0
    for index, depth in enumerate(depths):
        if depth == _NOWHERE:
            above = next((one for one in depths[index:] if one != _NOWHERE), placed + 2.0)
            depth = (placed + above) / 2
        depths[index] = placed = depth
    if any(above - below < _CLOSE for below, above in pairwise(depths)):
        depths = [1.0 + index for index in range(len(items))]
    for item, old, depth in zip(items, before, depths, strict=True):
        if depth != old:
            item.setZValue(depth)

"""The ground in a window: an item for each space, kept by its address.

A space is a path with pen and brush, which Qt paints without asking Python. What stands on it
(a stamp, a sign, a link) is painted by the ground's own painters.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final
from weakref import proxy

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from engine.picture import Address
from workbench.look.inks import ink
from workbench.look.theme import Theme
from workbench.scene.ground import COAST_REACH, GRID, Ground
from workbench.scene.kinds import paint_name, rings_of

_LAND: Final = -40.0  # depths below all pieces
_RINGS: Final = -30.0
_APART: Final = 19.5  # higher, above links, where no space touches another
_STANDING: Final = -20.0
_BELOW: Final = {"space": 0.0, "link": 1.0, "area": 2.0}
_NAMES: Final = -10.0
_WORDS: Final = 750_000.0  # above all pieces and marks
_ROOM: Final = 0.15


class GroundItems:
    """The items of a ground on a scene.

    Args:
        scene: Where they lie.
        ground: Whose sites they show.

    Attributes:
        made: Spaces whose items were made by the last `change`.
    """

    def __init__(self, scene: QGraphicsScene, ground: Ground, theme: Theme) -> None:
        self._scene = proxy(scene)  # which holds this: a circle would be freed at any time
        self.ground = ground
        self._theme = theme
        self._items: dict[Address, list[QGraphicsItem]] = {}
        self._names: NamesItem | None = None
        self.made = 0
        for address in ground.spots:
            self._add(address)

    def change(self, sites: Collection[int] | None) -> bool:
        """Show other sites; False if they are the same."""
        come, gone = self.ground.change(sites)
        self.made = len(come)
        where = QRectF()
        for address in gone:
            for item in self._items.pop(address):
                where |= item.boundingRect()
                self._scene.removeItem(item)
        for address in come:
            self._add(address)
            for item in self._items[address]:
                where |= item.boundingRect()
        if not where.isEmpty():
            reach = COAST_REACH + 0.2
            area = where.adjusted(-reach, -reach, reach, reach)
            self._scene.invalidate(area, QGraphicsScene.SceneLayer.BackgroundLayer)
        return bool(come or gone)

    def clear(self) -> None:
        """Take everything off the scene."""
        for items in self._items.values():
            for item in items:
                self._scene.removeItem(item)
        self._items.clear()
        self.show_names(shown=False)

    def item(self, address: Address) -> QGraphicsItem:
        """The item of a site's ground."""
        return self._items[address][0]

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        for address, items in self._items.items():
            for item in items:
                self._colour(address, item)
        if self._names is not None:
            self._names.theme = theme
            self._names.update()

    def show_names(self, *, shown: bool) -> None:
        """Whether the names of spaces stand on them."""
        if shown and self._names is None:
            self._names = NamesItem(self.ground, self._theme)
            self._scene.addItem(self._names)
        elif not shown and self._names is not None:
            self._scene.removeItem(self._names)
            self._names = None

    def _add(self, address: Address) -> None:
        found: list[QGraphicsItem] = []
        ground, number = self.ground, address[1]
        if address[0] == "space":
            outline = ground.outlines[address]
            land = QGraphicsPathItem(outline)
            lifted = _APART if ground.apart else 0.0
            land.setZValue(_LAND + lifted)
            found.append(land)
            kind = ground.kind_of(number)
            for ring, path in rings_of(kind, outline):
                rim = RingItem(path, ring.colour, ring.width)
                rim.setZValue(_RINGS + lifted / 2)
                found.append(rim)
            if kind.fill.stamp or kind.sign:
                found.append(StandingItem(ground, address))
        else:
            found.append(StandingItem(ground, address))
        if ground.has_words(address):
            found.append(WordsItem(ground, address))
        for item in found:
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._colour(address, item)
            self._scene.addItem(item)
        self._items[address] = found

    def _colour(self, address: Address, item: QGraphicsItem) -> None:
        if isinstance(item, StandingItem):
            item.theme = self._theme
            item.update()
        elif isinstance(item, RingItem):
            colour = ink(item.word, self._theme, None)
            item.setPen(
                QPen(colour, item.width, j=Qt.PenJoinStyle.RoundJoin)
                if colour is not None
                else Qt.PenStyle.NoPen
            )
        elif isinstance(item, QGraphicsPathItem):
            item.setBrush(self.ground.land_colour(self._theme, address[1]))
            item.setPen(QPen(self._theme.colour("grid"), GRID, j=Qt.PenJoinStyle.RoundJoin))


class RingItem(QGraphicsPathItem):
    """A ring inside a space.

    Attributes:
        word: Its colour as the look names it.
        width: In board units.
    """

    def __init__(self, path: QPainterPath, word: str, width: float) -> None:
        super().__init__(path)
        self.word = word
        self.width = width


class StandingItem(QGraphicsItem):
    """What stands on a site by its kind."""

    def __init__(self, ground: Ground, address: Address) -> None:
        super().__init__()
        self._ground = ground
        self._address = address
        self.theme: Theme | None = None
        path = ground.outlines.get(address) or ground.lines[address]
        box = path.boundingRect().united(ground.label_box(address))
        self._bounds = box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        self.setZValue(_STANDING - _BELOW[address[0]])
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """The site with a little room."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it as print does."""
        if self.theme is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, self.theme)

    def _paint(self, painter: QPainter, theme: Theme) -> None:
        self._ground.paint_on_land(painter, theme, self._address)


class WordsItem(StandingItem):
    """The name or the letter of a site, which pieces and lines do not cover."""

    def __init__(self, ground: Ground, address: Address) -> None:
        super().__init__(ground, address)
        self.setZValue(_WORDS)

    def _paint(self, painter: QPainter, theme: Theme) -> None:
        self._ground.paint_words(painter, theme, self._address)


class NamesItem(QGraphicsItem):
    """The names of all spaces."""

    def __init__(self, ground: Ground, theme: Theme) -> None:
        super().__init__()
        self._ground = ground
        self.theme = theme
        self.setZValue(_NAMES)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """The whole map."""
        return self._ground.area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Write those that are exposed."""
        seen = option.exposedRect
        for spot in self._ground.spaces:
            if seen.intersects(self._ground.outlines[spot.address].boundingRect()):
                paint_name(painter, self.theme, spot)

"""The places of a map on the canvas: an item for each, kept by its key while the map is edited.

They look as on the table: the same painters draw them. What many have in common, such as a town
of a kind or a letter, is drawn once for each zoom.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from engine.picture import Point
from workbench.desks.graph.pictures import Pictures
from workbench.documents.graph_fields import DrawnArea, DrawnLink, DrawnSpace
from workbench.look.theme import LIGHT, Theme
from workbench.scene.ground import GRID, outline_of, tone_of
from workbench.scene.kinds import ground_colour, paint_kind
from workbench.scene.scenery import Scenery
from workbench.scene.sites import LINE, area_letters, link_letters, paint_area, paint_link
from workbench.scene.things import line_through, paint_label
from workbench.scene.vacating import leave_place

LETTERS: Final = 0.22  # height of a name where the look of its kind has none
AREAS, LINES, SPACES, LABELS = 0.0, 1.0, 2.0, 3.0  # heights over the sea
_READABLE: Final = 3.5  # pixels of letters that are drawn
_ROOM: Final = 0.2
_JOIN: Final = Qt.PenJoinStyle.RoundJoin


@dataclass
class Style:
    """How all items of a canvas are drawn.

    Attributes:
        names: Whether names stand also where the looks of the game show none.
        numbers: Whether spaces have their numbers.
        pictures: What equal items share.
    """

    scenery: Scenery
    theme: Theme = LIGHT
    names: bool = True
    numbers: bool = False
    pictures: Pictures = field(default_factory=Pictures)


class PlaceItem(QGraphicsItem):
    """Something on the map that does not take the mouse, since tools look for places themselves."""

    def __init__(self, style: Style, height: float) -> None:
        super().__init__()
        self.style = style
        self._bounds = QRectF()
        self.setZValue(height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Where it paints."""
        return self._bounds

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Paint it, in the units of the board."""
        raise NotImplementedError

    def become(self, bounds: QRectF) -> None:
        """Something else is drawn, and there."""
        if self.scene() is not None:
            leave_place(self)
        self.prepareGeometryChange()
        self._bounds = bounds
        self.update()


class SpaceItem(PlaceItem):
    """A space about (0, 0), so that moving it paints nothing anew."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, SPACES)
        self._kind, self._ground, self._shape = "", "", ""
        self._outline = QPainterPath()

    def show_space(self, space: DrawnSpace, number: int) -> None:
        """Show how a space is now."""
        x, y = space.at
        shape = str((space.outline and [(a - x, b - y) for a, b in space.outline]) or space.radius)
        kind = self.style.scenery.kind(space.kind)
        tone = ground_colour(self.style.theme, tone_of(number), kind).name()
        now = (space.kind, tone, shape)
        if now != (self._kind, self._ground, self._shape):
            self._kind, self._ground, self._shape = now
            self._outline = outline_of([(a - x, b - y) for a, b in space.corners])
            box = self._outline.boundingRect()
            self.become(box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        self.setPos(x, y)

    def draw(self, painter: QPainter) -> None:
        """The picture of its kind."""
        key = (self._kind, self._ground, self._shape)
        self.style.pictures.put(painter, key, self._bounds, self._draw_kind)

    def _draw_kind(self, painter: QPainter) -> None:
        theme, kind = self.style.theme, self.style.scenery.kind(self._kind)
        painter.setBrush(QColor(self._ground))
        painter.setPen(QPen(theme.colour("grid"), GRID, j=_JOIN))
        painter.drawPath(self._outline)
        paint_kind(painter, theme, self.style.scenery.looks, kind, self._outline)


class LinkItem(PlaceItem):
    """The line of a link."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, LINES)
        self._kind, self._line = "", QPainterPath()

    def show_link(self, link: DrawnLink, path: Sequence[Point]) -> None:
        """Show how a link is now."""
        self._kind = link.kind
        self._line = line_through(path, bend=False)
        self.become(self._line.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))

    def draw(self, painter: QPainter) -> None:
        """The line as the look of its kind has it."""
        paint_link(painter, self.style.theme, self.style.scenery.looks, self._kind, self._line)


class LabelItem(PlaceItem):
    """A label, a name or a number about (0, 0), over all lines."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, LABELS)
        self._said, self._letters = "", 0.0

    def show_label(self, said: str, letters: float, at: Point) -> None:
        """Show how a label is now.

        Args:
            letters: Their height in board units; 0.0 for none to be seen.
        """
        if (said, letters) != (self._said, self._letters):
            self._said, self._letters = said, letters
            wide = letters * max(len(said), 1)
            box = QRectF(-wide / 2, -letters * LINE / 2, wide, letters * LINE)
            self.become(box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))
        self.setVisible(bool(said and letters))
        self.setPos(*at)

    def draw(self, painter: QPainter) -> None:
        """The letters, on a rim of light."""
        if self._said and self._letters * painter.worldTransform().m11() >= _READABLE:
            key = (self._said, self._letters)
            self.style.pictures.put(painter, key, self._bounds, self._draw_label)

    def _draw_label(self, painter: QPainter) -> None:
        paint_label(painter, self.style.theme, QPointF(), self._said, self._letters)


class AreaItem(PlaceItem):
    """The ground of an area that has an outline."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, AREAS)
        self._kind, self._outline = "", QPainterPath()

    def show_area(self, area: DrawnArea) -> None:
        """Show how an area is now."""
        self._kind, self._outline = area.kind, outline_of(area.outline)
        self.become(self._outline.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM))

    def draw(self, painter: QPainter) -> None:
        """The outline as the look of its kind has it."""
        style, looks = self.style, self.style.scenery.looks
        if not self._outline.isEmpty():
            paint_area(painter, style.theme, looks, self._kind, self._outline)
            if self._kind not in looks.fills:
                painter.strokePath(self._outline, QPen(style.theme.colour("muted"), 0.04))


Label = tuple[str, float, Point]  # what stands there, height of its letters, its middle


def name_of_space(style: Style, space: DrawnSpace) -> Label:
    """The name of a space below it."""
    own = style.scenery.kind(space.kind).fill.label
    letters = own or (LETTERS if style.names else 0.0)
    low = max(y for _, y in space.outline) if space.outline else space.at[1] + space.radius
    return space.title, letters, (space.at[0], low + letters * LINE / 2)


def number_of_space(style: Style, space: DrawnSpace, number: int) -> Label:
    """The number of a space on it, from 1 on."""
    return str(number + 1), LETTERS if style.numbers else 0.0, space.at


def label_of(style: Style, link: DrawnLink, middle: Point) -> Label:
    """What stands on a link."""
    return link.label, link_letters(style.scenery.looks, link.kind) or LETTERS, middle


def name_of_area(style: Style, area: DrawnArea, middle: Point) -> Label:
    """The name of an area where it stands on the table."""
    own = area_letters(style.scenery.looks, area.kind)
    letters = own or (LETTERS if style.names or not area.outline else 0.0)
    return area.title, letters, (middle[0], middle[1] + letters * (LINE - 1) / 2)

"""The ground of a map: sea, coast, land, and what stands on spaces by their kind.

A window keeps an item for each space (see `ground_items`); print and small drawings paint the
same from here. All lengths are board units.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from typing import Final

import numpy as np
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from engine.boards.map import SITES, Map
from engine.picture import Address, Point
from workbench.look.theme import Theme
from workbench.scene.kinds import ground_colour, paint_kind, paint_name
from workbench.scene.scenery import Kind, Scenery, Spot
from workbench.scene.sites import (
    LINE,
    LOW,
    area_letters,
    link_letters,
    paint_area,
    paint_link,
    sea_under,
)
from workbench.scene.strokes import paint_strokes
from workbench.scene.things import (
    around,
    line_through,
    paint_label,
)

MARGIN: Final = 1.25  # of sea around the board
COAST_REACH: Final = 0.8  # from the land to the end of its foam
GRID: Final = 0.022  # width of the lines between spaces
_POINT: Final = 0.3  # radius of a space that has no outline
_CANDIDATES: Final = 8  # spaces near a point whose outlines are looked at
_LINK_REACH: Final = 0.16  # from the line of a link within which it is meant
_JOIN: Final = Qt.PenJoinStyle.RoundJoin
_ROUND: Final = Qt.PenCapStyle.RoundCap

Side = tuple[int, int]  # space, and number of the side


class Ground:
    """The sites that are there, and where they lie.

    Args:
        scenery: Map and looks.
        sites: Those that are there; None for all of the map.

    Attributes:
        spots: Every site that is there: spaces, then links, then areas.
        outlines: Of spaces and areas, by address.
        lines: Of links, by address.
        apart: Whether no space touches another, as in a graph: no coast then, and spaces lie
            over the links.
    """

    def __init__(self, scenery: Scenery, sites: Collection[int] | None = None) -> None:
        self.scenery = scenery
        self.map: Map = scenery.map
        self.spots: dict[Address, Spot] = {}
        self.outlines: dict[Address, QPainterPath] = {}
        self.lines: dict[Address, QPainterPath] = {}
        self._there = np.zeros(len(self.map.spaces), dtype=np.bool_)
        self.apart = not any(other >= 0 for sides in self.map.across for other in sides)
        self._coast: dict[Side, QLineF] = {}
        self._here: set[int] = set()
        self.change(sites)

    @property
    def area(self) -> QRectF:
        """The map with its margin of sea."""
        width, height = self.map.size
        return QRectF(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN)

    @property
    def spaces(self) -> list[Spot]:
        """The spaces that are there, in the order of the map."""
        return [spot for address, spot in self.spots.items() if address[0] == "space"]

    def change(self, sites: Collection[int] | None) -> tuple[list[Address], list[Address]]:
        """Have other sites there; only what differs is made anew.

        Returns:
            Sites that have come, and those that are gone.
        """
        known, here = self.map, self._here
        wanted = set(range(known.sites) if sites is None else sites)
        gone = [known.address(site) for site in sorted(here - wanted)]
        come = [known.address(site) for site in sorted(wanted - here)]
        if not gone and not come:
            return [], []
        for address in gone:
            del self.spots[address]
            self.outlines.pop(address, None)
            self.lines.pop(address, None)
        for address in come:
            self._add(address)
        if here and min(wanted - here, default=known.sites) < max(here):
            self.spots = {
                known.address(site): self.spots[known.address(site)] for site in sorted(wanted)
            }
        self._here = wanted
        touched = {address[1] for address in (*gone, *come) if address[0] == "space"}
        for number in touched:
            self._there[number] = ("space", number) in self.spots
        self._follow_coast(touched)
        return come, gone

    def _add(self, address: Address) -> None:
        kind, number = address
        site = self.map.site(address)
        name = self.map.name(site) if site is not None else ""
        centre = self.map.place(site) if site is not None else (0.0, 0.0)
        corners: tuple[Point, ...] = ()
        if kind == "space":
            place = self.map.spaces[number]
            name = place.key
            corners = place.outline or tuple(around(QPointF(*place.centre), _POINT))
            word = place.kind
        elif kind == "area":
            corners, word = self.map.areas[number].outline, self.map.areas[number].kind
        else:
            link = self.map.links[number]
            self.lines[address] = line_through(link.path, bend=False)
            word = link.kind
        if kind != "link":
            self.outlines[address] = outline_of(corners)
        title = self.scenery.kind(word).title or word.replace("_", " ")
        self.spots[address] = Spot(address, name, title, centre, corners)

    def _follow_coast(self, touched: Iterable[int]) -> None:
        """Sides of the spaces that have changed, and of those beside them."""
        if self.apart:
            return
        across = self.map.across
        near = {other for space in touched for other in across[space] if other >= 0}
        for space in near | set(touched):
            corners = self.map.spaces[space].outline
            for side, other in enumerate(across[space]):
                bare = self._there[space] and (other < 0 or not self._there[other])
                if bare:
                    following = corners[(side + 1) % len(corners)]
                    self._coast[space, side] = QLineF(*corners[side], *following)
                else:
                    self._coast.pop((space, side), None)

    @cached_property
    def _centres(self) -> np.ndarray:
        return np.array([space.centre for space in self.map.spaces], dtype=np.float64).reshape(
            -1, 2
        )

    def site_at(self, point: QPointF, kinds: Collection[str] = SITES) -> Spot | None:
        """The site that holds a point; what is drawn above comes first, areas last.

        Args:
            kinds: Of the sites that can be meant.
        """
        finders = [("link", self._link_at), ("space", self._space_at), ("area", self._area_at)]
        if self.apart:
            finders[:2] = reversed(finders[:2])
        found = (find(point) for kind, find in finders if kind in kinds)
        return next(filter(None, found), None)

    def _link_at(self, point: QPointF) -> Spot | None:
        near = (address for address, line in self.lines.items() if _near_line(line, point))
        return next((self.spots[address] for address in near), None)

    def _area_at(self, point: QPointF) -> Spot | None:
        for address, outline in self.outlines.items():
            if address[0] == "area" and outline.contains(point):
                return self.spots[address]
        return None

    def _space_at(self, point: QPointF) -> Spot | None:
        if not self._there.any():
            return None
        away = ((self._centres - (point.x(), point.y())) ** 2).sum(axis=1)
        away[~self._there] = np.inf
        count = min(_CANDIDATES, len(away))
        nearest = np.argpartition(away, count - 1)[:count]
        for number in nearest[np.argsort(away[nearest], kind="stable")]:
            address = ("space", int(number))
            if address in self.outlines and self.outlines[address].contains(point):
                return self.spots[address]
        return None

    def beside(self, address: Address) -> tuple[Address, ...]:
        """Spaces that a space touches, by a side or a link; those that are there."""
        kind, number = address
        if kind != "space" or number >= len(self.map.spaces):
            return ()
        return tuple(("space", other) for other in self.map.beside[number] if self._there[other])

    @property
    def coast(self) -> list[QLineF]:
        """The outer rim of the land and of its holes: every side with no space beyond it."""
        return list(self._coast.values())

    # Painting.

    def paint(self, painter: QPainter, theme: Theme, exposed: QRectF, *, names: bool) -> None:
        """Paint sea, land and what stands on it."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint_sea(painter, theme, exposed)
        seen = [
            (address, spot)
            for address, spot in self.spots.items()
            if address[0] == "link" or exposed.intersects(self.outlines[address].boundingRect())
        ]
        spaces = [address for address, _ in seen if address[0] == "space"]
        others = sorted(address for address, _ in seen if address[0] != "space")
        for part in (others, spaces) if self.apart else (spaces, others):
            for address in part:
                if address[0] == "space":
                    self.paint_land(painter, theme, address)
                else:
                    self.paint_on_land(painter, theme, address)
        for address in spaces:
            self.paint_on_land(painter, theme, address)
        for address, _ in seen:
            self.paint_words(painter, theme, address)
        for address, spot in seen if names else ():
            if address[0] == "space":
                paint_name(painter, theme, spot)
        painter.restore()

    def paint_sea(self, painter: QPainter, theme: Theme, exposed: QRectF) -> None:
        """Sea, foam and beach; where there is no land at all, plain felt."""
        painter.fillRect(exposed, sea_under(theme, self.area))
        room = exposed.adjusted(-COAST_REACH, -COAST_REACH, COAST_REACH, COAST_REACH)
        near = [one for one in self.coast if room.contains(one.p1()) or room.contains(one.p2())]
        if near:
            foam = theme.colour("foam", 0.2 if theme.name == "light" else 0.07)
            strokes = [(foam, 1.5), (foam, 1.0), (foam, 0.56), (theme.colour("beach"), 0.26)]
            pens = [QPen(colour, width, c=_ROUND) for colour, width in strokes]
            paint_strokes(painter, near, pens, exposed)

    def land_colour(self, theme: Theme, number: int) -> QColor:
        """Colour of a space's ground, its kind's tint laid over one of two tones of land."""
        return ground_colour(theme, tone_of(number), self.kind_of(number))

    def kind_of(self, number: int) -> Kind:
        """The kind of a space."""
        return self.scenery.kind(self.map.spaces[number].kind)

    def paint_land(self, painter: QPainter, theme: Theme, address: Address) -> None:
        """The ground of a space and its line."""
        painter.setBrush(self.land_colour(theme, address[1]))
        painter.setPen(QPen(theme.colour("grid"), GRID, j=_JOIN))
        painter.drawPath(self.outlines[address])

    def paint_on_land(self, painter: QPainter, theme: Theme, address: Address) -> None:
        """What shows on a site besides its ground."""
        kind, number = address
        looks = self.scenery.looks
        if kind == "space":
            found = self.kind_of(number)
            paint_kind(painter, theme, looks, found, self.outlines[address])
        elif kind == "area":
            area = self.map.areas[number].kind
            paint_area(painter, theme, looks, area, self.outlines[address])
        else:
            paint_link(painter, theme, looks, self.map.links[number].kind, self.lines[address])

    def has_words(self, address: Address) -> bool:
        """Whether a name or a letter stands at a site."""
        return bool(self._letters(address) and self._called(address))

    def paint_words(self, painter: QPainter, theme: Theme, address: Address) -> None:
        """The name or the letter of a site, if it has one on the map."""
        if self.has_words(address):
            link = address[0] == "link"
            box = self.label_box(address)
            middle = self.lines[address].pointAtPercent(0.5) if link else box.center()
            paint_label(painter, theme, middle, self._called(address), self._letters(address))

    def label_box(self, address: Address) -> QRectF:
        """Where a name stands: below a space that touches none, amid an area, low on others."""
        height = self._letters(address)
        if not height or address[0] == "link":
            return QRectF()
        box = self.outlines[address].boundingRect()
        wide, middle = height * len(self._called(address)), box.center()
        below = address[0] == "space" and self.apart
        low = box.bottom() if below else middle.y() + box.height() * LOW - height / 2
        site = self.map.site(address)
        if address[0] == "area" and site is not None:
            middle = QPointF(*self.map.place(site))
            low = middle.y() - height / 2
        return QRectF(middle.x() - wide / 2, low, wide, height * LINE)

    def _letters(self, address: Address) -> float:
        """Height of the letters of a site's name; 0.0 where it has none on the map."""
        kind, number = address
        if kind == "space":
            return self.kind_of(number).fill.label
        if kind == "area":
            return area_letters(self.scenery.looks, self.map.areas[number].kind)
        return link_letters(self.scenery.looks, self.map.links[number].kind)

    def _called(self, address: Address) -> str:
        kind, number = address
        if kind == "link":
            return self.map.links[number].label
        return (self.map.spaces if kind == "space" else self.map.areas)[number].name


def tone_of(number: int) -> str:
    """Which of two tones of land a space has, so that a plain of them is not dull."""
    return ("land", "land_shade")[(number * 7 + number // 5) % 5 // 3]


def outline_of(corners: Iterable[Point]) -> QPainterPath:
    """A closed path through corners; empty for none."""
    path = QPainterPath()
    points = [QPointF(*corner) for corner in corners]
    if points:
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
    return path


def _near_line(line: QPainterPath, point: QPointF) -> bool:
    reach = QRectF(
        point.x() - _LINK_REACH, point.y() - _LINK_REACH, 2 * _LINK_REACH, 2 * _LINK_REACH
    )
    return not line.isEmpty() and line.intersects(reach)

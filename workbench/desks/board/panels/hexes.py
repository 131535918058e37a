"""Boards in small: tiles, previews, the mini-map and the two sides of a comparison.

All lengths are board units, and hex (0, 0) has its middle at (0, 0), as in
`engine.boards.lattice`. A kind is never told by its colour alone: it has a stamp, a rim
or the letter of its symbol.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from engine.boards import lattice
from engine.boards.lattice import Hex, Orientation
from workbench.look.theme import Theme
from workbench.scene.kinds import ground_colour, paint_kind
from workbench.scene.scenery import Scenery

DETAILED: Final = 13.0  # pixels per hex from which marks are drawn in full
LINED: Final = 8.0  # pixels per hex from which lines between hexes are drawn
_JOIN: Final = Qt.PenJoinStyle.RoundJoin


def hexagon(axial: Hex, orientation: Orientation, part: float = 1.0) -> QPolygonF:
    """The outline of a hex, closed; `part` below 1 draws it inside the hex."""
    middle = lattice.centre(axial, orientation)
    return _shape(orientation, part).translated(*middle)


def area_of(hexes: Iterable[Hex], orientation: Orientation, margin: float = 0.0) -> QRectF:
    """The rectangle around some hexes; empty for none."""
    points = [lattice.centre(axial, orientation) for axial in hexes]
    if not points:
        return QRectF()
    xs, ys = zip(*points, strict=True)
    box = _shape(orientation).boundingRect()
    right, down = box.width() / 2 + margin, box.height() / 2 + margin
    left, top = min(xs) - right, min(ys) - down
    return QRectF(left, top, max(xs) + right - left, max(ys) + down - top)


def fitted(area: QRectF, box: QRectF) -> QTransform:
    """Brings an area of board units into the middle of a box of pixels, as large as it fits."""
    if area.isEmpty() or box.isEmpty():
        return QTransform.fromTranslate(box.center().x(), box.center().y())
    scale = min(box.width() / area.width(), box.height() / area.height())
    found = QTransform.fromTranslate(box.center().x(), box.center().y())
    found.scale(scale, scale)
    found.translate(-area.center().x(), -area.center().y())
    return found


class HexGround:
    """Some spaces ready to be painted.

    Args:
        spaces: Kind of each hex.
        scenery: How the kinds of the game look.
    """

    def __init__(
        self, spaces: Mapping[Hex, str], orientation: Orientation, scenery: Scenery
    ) -> None:
        self.spaces = spaces
        self.orientation = orientation
        self._scenery = scenery

    @cached_property
    def area(self) -> QRectF:
        """The rectangle around all spaces, in board units."""
        return area_of(self.spaces, self.orientation)

    @cached_property
    def _lands(self) -> dict[tuple[str, str], QPainterPath]:
        """Outlines of the hexes of each tone of land and kind."""
        found: dict[tuple[str, str], QPainterPath] = {}
        for (q, r), kind in self.spaces.items():
            path = found.setdefault((tone_of(q, r), kind), QPainterPath())
            path.addPolygon(hexagon((q, r), self.orientation))
        return found

    @cached_property
    def _marked(self) -> list[tuple[Hex, str]]:
        marked = {kind for kind in self.spaces.values() if self._scenery.kind(kind).marked}
        return [(axial, kind) for axial, kind in self.spaces.items() if kind in marked]

    def paint(self, painter: QPainter, theme: Theme, scale: float) -> None:
        """Paint all spaces; the painter works in board units.

        Args:
            scale: Pixels per board unit, by which details are left out.
        """
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for (tone, kind), path in self._lands.items():
            painter.fillPath(path, ground_colour(theme, tone, self._scenery.kind(kind)))
        if scale >= LINED:
            for path in self._lands.values():
                painter.strokePath(path, QPen(theme.colour("grid"), 0.022))
        for axial, kind in self._marked:
            paint_marks(painter, theme, self._scenery, kind, axial, self.orientation, scale)
        painter.restore()


def tone_of(q: int, r: int) -> str:
    """Which of two tones of land a hex has, so that a plain of them is not dull."""
    return ("land", "land_shade")[(q * 3 + r * 2) % 5 // 3]


def paint_marks(
    painter: QPainter,
    theme: Theme,
    scenery: Scenery,
    kind: str,
    axial: Hex,
    orientation: Orientation,
    scale: float = DETAILED,
) -> None:
    """Paint what stands on a hex of one kind, over its land; board units."""
    path = QPainterPath()
    path.addPolygon(hexagon(axial, orientation))
    small = scale < DETAILED
    paint_kind(painter, theme, scenery.looks, scenery.kind(kind), path, small=small)


def kind_pixmap(
    scenery: Scenery,
    kind: str,
    orientation: Orientation,
    theme: Theme,
    size: int,
    ratio: float = 1.0,
) -> QPixmap:
    """One hex of a kind on nothing, `size` device-independent pixels wide and high."""
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = area_of([(0, 0)], orientation, 0.03)
    painter.setTransform(fitted(area, QRectF(0, 0, size, size)), combine=True)
    path = QPainterPath()
    path.addPolygon(hexagon((0, 0), orientation))
    painter.fillPath(path, ground_colour(theme, "land", scenery.kind(kind)))
    paint_marks(painter, theme, scenery, kind, (0, 0), orientation)
    painter.strokePath(path, QPen(theme.colour("muted"), 0.03, j=_JOIN))
    painter.end()
    return pixmap


def kind_icon(scenery: Scenery, kind: str, orientation: Orientation, theme: Theme) -> QIcon:
    """One hex of a kind as an icon for lists."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64):
        icon.addPixmap(kind_pixmap(scenery, kind, orientation, theme, size))
    return icon


def paint_outline(
    painter: QPainter, theme: Theme, hexes: Iterable[Hex], orientation: Orientation, scale: float
) -> None:
    """A double line, dark and light, inside each of some hexes: seen on every ground."""
    path = QPainterPath()
    for axial in hexes:
        path.addPolygon(hexagon(axial, orientation, 0.88))
    width = max(0.09, 2.5 / scale)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(path, QPen(theme.colour("selection_halo"), width * 1.9, j=_JOIN))
    painter.strokePath(path, QPen(theme.colour("selection"), width, j=_JOIN))


def _shape(orientation: Orientation, part: float = 1.0) -> QPolygonF:
    key = (orientation, part)
    if key not in _SHAPES:
        points = [QPointF(x * part, y * part) for x, y in lattice.corners((0, 0), orientation)]
        _SHAPES[key] = QPolygonF([*points, points[0]])
    return _SHAPES[key]


_SHAPES: dict[tuple[Orientation, float], QPolygonF] = {}

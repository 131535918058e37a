"""Boards in small: tiles, previews, the mini-map and the two sides of a comparison.

All lengths are board units, and hex (0, 0) has its middle at (0, 0), as in
`engine.boards.lattice`. A kind is never told by its colour alone: it has a glyph, a rim
or the letter of its symbol, and in very small pictures a shape.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QIcon,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from engine.boards import lattice
from engine.boards.lattice import Hex, Orientation
from engine.game import BoardSchema
from workbench.look.theme import Theme
from workbench.scene.glyphs import paint_house
from workbench.scene.scenery import TINTS

DETAILED: Final = 13.0  # pixels per hex from which glyphs are drawn in full
LINED: Final = 8.0  # pixels per hex from which lines between hexes are drawn
_JOIN: Final = Qt.PenJoinStyle.RoundJoin
WORDS: Final = {
    "forest": "#5f8f4e",
    "wood": "#5f8f4e",
    "hill": "#b0895a",
    "mountain": "#8d857b",
    "water": "#5b9fb5",
    "sea": "#5b9fb5",
    "lake": "#5b9fb5",
    "desert": "#dcb96a",
    "swamp": "#7d8a5a",
}
HOUSED: Final = ("village", "town", "house")


@dataclass(frozen=True)
class KindLook:
    """How one kind of space looks.

    Attributes:
        tint: Colour laid over the land, "#rrggbb", or "".
        house: Whether a house stands on it.
        coast: Whether it has the rim of the coast.
        sign: Character written on it, where nothing else tells the kind; or "".
    """

    tint: str
    house: bool
    coast: bool
    sign: str

    @property
    def marked(self) -> bool:
        """Whether there is anything to see but open ground."""
        return bool(self.house or self.coast or self.sign)


def looks_of(schema: BoardSchema) -> dict[str, KindLook]:
    """The look of every kind of a schema; no two are alike without their colours."""
    found: dict[str, KindLook] = {}
    taken: set[tuple[bool, bool]] = set()
    plain = 0
    for place, kind in enumerate(schema.kinds):
        word = next((tint for key, tint in WORDS.items() if key in kind.key.split("_")), "")
        house = any(key in kind.key for key in HOUSED)
        coast = "coast" in kind.key
        tint = word
        if not (word or house or coast) and place:
            tint = TINTS[plain % len(TINTS)]
            plain += 1
        alike = (house, coast) in taken
        found[kind.key] = KindLook(tint, house, coast, kind.symbol if alike else "")
        taken.add((house, coast))
    return found


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
        looks: Of `looks_of`; a kind that it does not know is drawn as open ground.
    """

    def __init__(
        self, spaces: Mapping[Hex, str], orientation: Orientation, looks: Mapping[str, KindLook]
    ) -> None:
        self.spaces = spaces
        self.orientation = orientation
        self._looks = looks

    @cached_property
    def area(self) -> QRectF:
        """The rectangle around all spaces, in board units."""
        return area_of(self.spaces, self.orientation)

    @cached_property
    def _tones(self) -> tuple[QPainterPath, QPainterPath]:
        """Outlines of the hexes of the lighter and of the darker tone of land."""
        tones = (QPainterPath(), QPainterPath())
        for q, r in self.spaces:
            tones[(q * 3 + r * 2) % 5 // 3].addPolygon(hexagon((q, r), self.orientation))
        return tones

    @cached_property
    def _tinted(self) -> dict[str, QPainterPath]:
        found: dict[str, QPainterPath] = {}
        for axial, kind in self.spaces.items():
            look = self._looks.get(kind)
            if look and look.tint:
                path = found.setdefault(look.tint, QPainterPath())
                path.addPolygon(hexagon(axial, self.orientation))
        return found

    @cached_property
    def _marked(self) -> list[tuple[Hex, KindLook]]:
        pairs = ((axial, self._looks.get(kind)) for axial, kind in self.spaces.items())
        return [(axial, look) for axial, look in pairs if look and look.marked]

    def paint(self, painter: QPainter, theme: Theme, scale: float) -> None:
        """Paint all spaces; the painter works in board units.

        Args:
            scale: Pixels per board unit, by which details are left out.
        """
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for path, token in zip(self._tones, ("land", "land_shade"), strict=True):
            painter.fillPath(path, theme.colour(token))
        for tint, path in self._tinted.items():
            painter.fillPath(path, _pale(tint))
        if scale >= LINED:
            for path in self._tones:
                painter.strokePath(path, QPen(theme.colour("grid"), 0.022))
        for axial, look in self._marked:
            paint_look(painter, theme, look, axial, self.orientation, scale)
        painter.restore()


def paint_look(
    painter: QPainter,
    theme: Theme,
    look: KindLook,
    axial: Hex,
    orientation: Orientation,
    scale: float = DETAILED,
) -> None:
    """Paint what stands on a hex of one kind, over its land; board units."""
    middle = QPointF(*lattice.centre(axial, orientation))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if look.coast:
        _paint_rim(painter, theme, axial, orientation, scale)
    if look.house:
        if scale >= DETAILED:
            paint_house(painter, theme, middle, 0.27)
        else:
            _paint_gable(painter, theme, middle)
    if look.sign:
        _paint_sign(painter, theme, middle, look)


def kind_pixmap(
    look: KindLook, orientation: Orientation, theme: Theme, size: int, ratio: float = 1.0
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
    painter.fillPath(path, theme.colour("land"))
    if look.tint:
        painter.fillPath(path, _pale(look.tint))
    paint_look(painter, theme, look, (0, 0), orientation)
    painter.strokePath(path, QPen(theme.colour("muted"), 0.03, j=_JOIN))
    painter.end()
    return pixmap


def kind_icon(look: KindLook, orientation: Orientation, theme: Theme) -> QIcon:
    """One hex of a kind as an icon for lists."""
    icon = QIcon()
    for size in (16, 24, 32, 48, 64):
        icon.addPixmap(kind_pixmap(look, orientation, theme, size))
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


def _pale(tint: str) -> QColor:
    colour = QColor(tint)
    colour.setAlphaF(0.5)
    return colour


def _paint_rim(
    painter: QPainter, theme: Theme, axial: Hex, orientation: Orientation, scale: float
) -> None:
    """Two green rims as on the board that is played; one in small pictures."""
    rims = ((0.9, 0.075), (0.76, 0.03)) if scale >= DETAILED else ((0.8, 0.2),)
    for part, width in rims:
        painter.setPen(QPen(theme.colour("coast"), width, j=_JOIN))
        painter.drawPolygon(hexagon(axial, orientation, part))


def _paint_gable(painter: QPainter, theme: Theme, middle: QPointF) -> None:
    x, y = middle.x(), middle.y()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour("roof"))
    corners = [QPointF(x - 0.42, y + 0.32), QPointF(x, y - 0.42), QPointF(x + 0.42, y + 0.32)]
    painter.drawPolygon(QPolygonF(corners))
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_sign(painter: QPainter, theme: Theme, middle: QPointF, look: KindLook) -> None:
    """The symbol on a disc; below a house or in the middle of the hex."""
    painter.save()
    painter.translate(middle.x(), middle.y() + (0.32 if look.house else 0.0))
    radius = 0.17 if look.house else 0.29
    painter.setPen(QPen(theme.colour("ink"), 0.035))
    painter.setBrush(theme.colour("paper"))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.scale(radius / 10, radius / 10)
    font = QFont(painter.font())
    font.setPixelSize(14)  # a tenth of the disc's radius, not of the screen
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(theme.colour("ink"))
    painter.drawText(QRectF(-10, -10, 20, 20), Qt.AlignmentFlag.AlignCenter, look.sign)
    painter.restore()

"""Heat over a board: each site filled by its value, with its number, a frame or a hatch.

Colour is never alone: the number says the value, a double frame what stands out, and lines
across a site that nobody ever used it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from weakref import proxy

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from engine.picture import Address
from workbench.look.marks import hatch_path, ink_on, mixed
from workbench.look.theme import Theme
from workbench.scene.board_scene import OVERLAY, BoardScene

WORDS_FROM: Final = 15.0  # pixels per board unit from which numbers are written
_FAINT: Final = 0.08  # part of the tint at a value of nothing
_STRONG: Final = 0.72  # more of it at the largest one
_OPACITY: Final = 0.86
_LETTERS: Final = 0.26  # height of a number, in board units
_NARROW: Final = 0.66  # of a board unit that a number may fill
_HIGH: Final = 0.27  # from a number to the middle of its site, by its height: names stand below
_NUMBERS: Final = OVERLAY - 1.0  # above all pieces
_STEP: Final = 0.16  # between the lines of a hatch
_LINE: Final = 0.2  # width of a link
_DEPTH: Final = -12.0  # above the ground and below all pieces
_JOIN: Final = Qt.PenJoinStyle.RoundJoin


@dataclass(frozen=True)
class HeatCell:
    """How one site shows.

    Attributes:
        level: From -1, far below what is usual, to 1; None where too little is known.
        text: A number, such as "34" or "+12".
        tip: What the tooltip says, in lines.
        real: Whether it stands out.
        never: Whether nobody ever used it.
    """

    level: float | None
    text: str
    tip: str
    real: bool = False
    never: bool = False


@dataclass(frozen=True)
class HeatSpot:
    """A cell and where it lies on a scene, in board units.

    Attributes:
        path: Outline of a space or area, or the line of a link.
        line: Whether it is a link.
        bare: Whether it is only framed, such as an area whose spaces are filled.
    """

    cell: HeatCell
    path: QPainterPath
    line: bool = False
    bare: bool = False


class HeatLayer(QGraphicsItem):
    """The heat of some sites below all pieces, and above them the numbers, as an item of its own.

    Args:
        depth: Of the fills.
        numbers: Depth of the numbers.
    """

    def __init__(
        self,
        spots: Sequence[HeatSpot],
        theme: Theme,
        depth: float = _DEPTH,
        numbers: float = _NUMBERS,
    ) -> None:
        super().__init__()
        self.spots = spots
        self.numbers = HeatNumbers(self, theme, numbers)
        self._theme = theme
        self._area = QRectF()
        for spot in spots:
            self._area = self._area.united(spot.path.boundingRect())
        self._area.adjust(-_LINE, -_LINE, _LINE, _LINE)
        self.setZValue(depth)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.numbers.set_theme(theme)
        self.update()

    def lie_on(self, scene: QGraphicsScene) -> None:
        """Show it, with its numbers, on a scene."""
        scene.addItem(self)
        scene.addItem(self.numbers)

    def leave(self) -> None:
        """Take it, with its numbers, off its scene."""
        scene = self.scene()
        scene.removeItem(self.numbers)
        scene.removeItem(self)

    def boundingRect(self) -> QRectF:
        """All sites."""
        return self._area

    def seen(self, exposed: QRectF) -> list[HeatSpot]:
        """The sites that reach into a rectangle."""
        return [one for one in self.spots if _touches(exposed, one.path.boundingRect())]

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the sites that are exposed."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spot in self.seen(option.exposedRect):
            paint_cell(painter, spot, self._theme)


class HeatNumbers(QGraphicsItem):
    """The numbers of a layer, where they can be read."""

    def __init__(self, layer: HeatLayer, theme: Theme, depth: float) -> None:
        super().__init__()
        self._layer = proxy(layer)  # which holds this
        self._theme = theme
        self.setZValue(depth)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """That of the layer."""
        return QRectF(self._layer.boundingRect())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Write the numbers that are exposed."""
        if painter.worldTransform().m11() < WORDS_FROM:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for spot in self._layer.seen(option.exposedRect):
            _paint_number(painter, spot, self._theme)


class BoardHeat:
    """Heat on the scene of a table; it goes when another map is shown."""

    def __init__(self, scene: BoardScene) -> None:
        self._scene = scene
        self.layer: HeatLayer | None = None
        scene.ground_changed.connect(self._follow_ground)
        self._scenery = scene.scenery

    def show(self, cells: Mapping[Address, HeatCell] | None) -> None:
        """Show cells by the address of their site; None shows the board alone."""
        scene = self._scene
        if self.layer is not None:
            self.layer.leave()
            self.layer = None
        scene.notes = {}
        if cells is None:
            return
        self._scenery = scene.scenery
        spots = [
            HeatSpot(cell, path, line=address[0] == "link", bare=address[0] == "area")
            for address, cell in cells.items()
            if not (path := scene.outline(address)).isEmpty()
        ]
        lifted = 31.6 if scene.ground.apart else 0.0  # above land that lies over its links
        self.layer = HeatLayer(spots, scene.theme, _DEPTH + lifted)
        self.layer.lie_on(scene)
        scene.notes = {address: cell.tip for address, cell in cells.items()}

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        if self.layer is not None:
            self.layer.set_theme(theme)

    def _follow_ground(self) -> None:
        if self._scene.scenery is not self._scenery:
            self.show(None)


def shade_of(level: float, theme: Theme) -> QColor:
    """The colour of a level from -1 to 1."""
    tint = theme.colour("series_1" if level >= 0 else "series_2")
    part = _FAINT + _STRONG * min(abs(level), 1.0)
    return mixed(theme.colour("surface"), tint, part)


def paint_cell(painter: QPainter, spot: HeatSpot, theme: Theme) -> None:
    """Paint the ground, hatch and frame of one site."""
    cell, path = spot.cell, spot.path
    if cell.level is not None and not cell.never and not spot.bare:
        shade = shade_of(cell.level, theme)
        shade.setAlphaF(_OPACITY)
        if spot.line:
            painter.strokePath(path, QPen(shade, _LINE, c=Qt.PenCapStyle.FlatCap, j=_JOIN))
        else:
            painter.fillPath(path, shade)
    if cell.never and not spot.line and not spot.bare:
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for token, width in (("paper", 0.06), ("ink", 0.03)):
            pen = QPen(theme.colour(token, 0.8), width)
            painter.strokePath(hatch_path("cross", path.boundingRect(), _STEP), pen)
        painter.restore()
    if cell.real:
        for token, width in (("selection_halo", 0.13), ("selection", 0.06)):
            painter.strokePath(path, QPen(theme.colour(token), width, j=_JOIN))


def _paint_number(painter: QPainter, spot: HeatSpot, theme: Theme) -> None:
    cell = spot.cell
    if not cell.text or cell.never:
        return
    box = spot.path.boundingRect()
    high = QPointF(box.center().x(), box.center().y() - _HIGH * box.height())
    letters = _written(cell.text, spot.path.pointAtPercent(0.5) if spot.line else high)
    plain = spot.line or spot.bare
    halo = theme.colour("surface") if plain else shade_of(cell.level or 0.0, theme)
    painter.strokePath(letters, QPen(halo, 0.09, j=_JOIN))
    painter.fillPath(letters, ink_on(halo))


def _written(text: str, middle: QPointF) -> QPainterPath:
    """A number about a point, in board units."""
    font = QFont()
    font.setPixelSize(100)
    font.setBold(True)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    box = path.boundingRect()
    scale = min(_LETTERS / 72.0, _NARROW / max(box.width(), 1.0))  # 72: height of its digits
    turned = QTransform.fromTranslate(middle.x(), middle.y()).scale(scale, scale)
    return turned.translate(-box.center().x(), -box.center().y()).map(path)


def _touches(one: QRectF, other: QRectF) -> bool:
    """Whether rectangles meet; a straight link has none of its own."""
    return one.intersects(other.adjusted(-_LINE, -_LINE, _LINE, _LINE))

"""Pictures of single hexes, made once for each zoom: land, coast, marks, veil.

A board of thousands of hexes is drawn by putting them beside each other, which is many
times as fast as filling shapes.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from engine.boards.lattice import Orientation
from workbench.desks.board.panels.hexes import hexagon, paint_marks
from workbench.look.theme import Theme
from workbench.scene.kinds import ground_colour
from workbench.scene.scenery import Scenery

Key = tuple[str, str]
COAST: Final = (("foam_far", 0.75), ("foam_mid", 0.5), ("foam_near", 0.28), ("beach", 0.13))
LARGEST: Final = 180.0  # pixels per hex up to which pictures are kept; larger ones are drawn
_STRENGTHS: Final = {"foam_far": 1, "foam_mid": 2, "foam_near": 3}
_JOIN: Final = Qt.PenJoinStyle.RoundJoin


class Stamps:
    """Pictures for one theme, orientation and zoom; others replace them when asked for.

    Args:
        scenery: How the kinds of the game look.
    """

    def __init__(self, scenery: Scenery, theme: Theme) -> None:
        self._scenery = scenery
        self._theme = theme
        self._key: tuple[Orientation, float, float] = ("flat", 0.0, 1.0)
        self._made: dict[Key, QPixmap] = {}

    def use(self, orientation: Orientation, scale: float, ratio: float) -> None:
        """Prepare for a zoom.

        Args:
            scale: Device-independent pixels per board unit.
            ratio: Pixels of the device per device-independent pixel.
        """
        if (orientation, scale, ratio) != self._key:
            self._key = (orientation, scale, ratio)
            self._made.clear()

    def put(self, painter: QPainter, key: Key, points: list[tuple[float, float]]) -> None:
        """Put one picture on some middles, in device-independent pixels."""
        if not points:
            return
        _, scale, ratio = self._key
        half = self._half(key) * scale
        if scale > LARGEST:
            for x, y in points:
                painter.save()
                painter.setTransform(QTransform(scale, 0, 0, scale, x, y))
                self._draw(painter, key)
                painter.restore()
            return
        drawn = self._picture(key)
        for x, y in points:
            painter.drawPixmap(
                QPointF(round((x - half) * ratio) / ratio, round((y - half) * ratio) / ratio), drawn
            )

    def _picture(self, key: Key) -> QPixmap:
        found = self._made.get(key)
        if found is None:
            _, scale, ratio = self._key
            half = self._half(key) * scale
            side = max(1, ceil(2 * half * ratio))
            found = QPixmap(side, side)
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setTransform(QTransform(scale, 0, 0, scale, half, half))
            self._draw(painter, key)
            painter.end()
            self._made[key] = found
        return found

    def _half(self, key: Key) -> float:
        """Half the side of a picture, in board units."""
        return 1.36 if key[0] in dict(COAST) else 0.66

    def _draw(self, painter: QPainter, key: Key) -> None:
        """Draw a picture around (0, 0), in board units."""
        what, detail = key
        orientation, scale, _ = self._key
        shape = hexagon((0, 0), orientation)
        draw: dict[str, Callable[[], None]] = {
            "land": lambda: self._draw_land(painter, detail),
            "mark": lambda: paint_marks(
                painter, self._theme, self._scenery, detail, (0, 0), orientation, scale
            ),
            "veil": lambda: self._draw_veil(painter),
        }
        if what in draw:
            draw[what]()
            return
        colour = self._coast_colour(what)
        painter.setBrush(colour)
        painter.setPen(QPen(colour, 2 * dict(COAST)[what], j=_JOIN))
        painter.drawPolygon(shape)

    def _draw_land(self, painter: QPainter, detail: str) -> None:
        """Land in one of two tones, tinted for its kind, a little larger than the hex."""
        orientation, scale, ratio = self._key
        tone, _, kind = detail.partition(":")
        colour = ground_colour(self._theme, tone, self._scenery.kind(kind))
        painter.setBrush(colour)
        painter.setPen(QPen(colour, 1.0 / (scale * ratio), j=_JOIN))
        painter.drawPolygon(hexagon((0, 0), orientation))

    def _draw_veil(self, painter: QPainter) -> None:
        orientation, scale, _ = self._key
        path = QPainterPath()
        path.addPolygon(hexagon((0, 0), orientation))
        painter.fillPath(path, self._theme.colour("sea_near", 0.66))
        hatch = QBrush(self._theme.colour("muted", 0.7), Qt.BrushStyle.BDiagPattern)
        hatch.setTransform(QTransform.fromScale(1 / scale, 1 / scale))
        painter.fillPath(path, hatch)

    def _coast_colour(self, what: str) -> QColor:
        """Foam as it looks on the sea, so that overlapping pictures stay even."""
        if what == "beach":
            return self._theme.colour("beach")
        strength = 0.07 if self._theme.dark else 0.2
        colour = self._theme.colour("sea_near")
        for _ in range(_STRENGTHS[what]):
            colour = _mixed(colour, self._theme.colour("foam"), strength)
        return colour


def _mixed(below: QColor, above: QColor, share: float) -> QColor:
    """A colour laid over another one."""
    rest = 1.0 - share
    return QColor.fromRgbF(
        below.redF() * rest + above.redF() * share,
        below.greenF() * rest + above.greenF() * share,
        below.blueF() * rest + above.blueF() * share,
    )

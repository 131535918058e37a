"""Small pictures of spaces as they would look, by the painters of the board."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap

from engine.picture import Address, Picture
from workbench.scene.board_scene import BoardScene

_RIM: Final = 0.06  # around the spaces, in board units


def drawings(
    scene: BoardScene,
    pictures: Iterable[Picture],
    places: Collection[Address],
    side: int,
    ratio: float,
) -> list[QPixmap]:
    """The same spaces in several positions, ground and pieces, on nothing.

    Args:
        scene: Whose ground, theme and painters are used.
        places: The spaces, at least one.
        side: Of each drawing, in device-independent pixels.
        ratio: Device pixels for one of them.
    """
    shape = QPainterPath()
    for place in places:
        shape.addPath(scene.ground.outlines[place])
    area = _square(shape.boundingRect().adjusted(-_RIM, -_RIM, _RIM, _RIM))
    ground = QPixmap(round(side * ratio), round(side * ratio))
    ground.fill(Qt.GlobalColor.transparent)
    painter = _painter(ground, area)
    painter.setClipPath(shape)
    scene.ground.paint(painter, scene.theme, area, names=False)
    painter.end()
    return [
        _with_pieces(scene, ground, picture, places, shape, area, ratio) for picture in pictures
    ]


def _with_pieces(
    scene: BoardScene,
    ground: QPixmap,
    picture: Picture,
    places: Collection[Address],
    shape: QPainterPath,
    area: QRectF,
    ratio: float,
) -> QPixmap:
    found = ground.copy()
    painter = _painter(found, area)
    for drawn in scene.drawn_on(picture, places):
        painter.save()
        scene.painting.paint(painter, drawn)
        painter.restore()
    painter.strokePath(shape, QPen(scene.theme.colour("ink"), 0.03))
    painter.end()
    found.setDevicePixelRatio(ratio)
    return found


def _painter(pixmap: QPixmap, area: QRectF) -> QPainter:
    """A painter in board units."""
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scale = pixmap.width() / area.width()
    painter.scale(scale, scale)
    painter.translate(-area.topLeft())
    return painter


def _square(area: QRectF) -> QRectF:
    """The smallest square around an area, with the same middle."""
    side = max(area.width(), area.height())
    found = QRectF(0.0, 0.0, side, side)
    found.moveCenter(area.center())
    return found

"""Broad strokes along thousands of lines, such as the foam along a coast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter, QPainterPath, QPen, QTransform

_BAND: Final = 1024  # rows of pixels that are painted at a time


def paint_strokes(
    painter: QPainter, lines: Sequence[QLineF], pens: Sequence[QPen], exposed: QRectF
) -> None:
    """Stroke lines with one pen after another, each as if all lines were one shape.

    On paper they are a path. On a screen Qt would work out the outline of the path first, which
    takes seconds where broad strokes cross each other; there they are drawn one by one, opaque,
    into a picture that is laid over what is there with the opacity of the pen.

    Args:
        painter: Scaled and moved, but not turned.
        exposed: Where anything needs to be painted.
    """
    if painter.paintEngine().type() == QPaintEngine.Type.Raster:
        whole = painter.deviceTransform().mapRect(exposed).toAlignedRect()
        for top in range(whole.top(), whole.bottom() + 1, _BAND):
            _paint_band(painter, lines, pens, whole & QRect(whole.x(), top, whole.width(), _BAND))
        return
    path = QPainterPath()
    for line in lines:
        path.moveTo(line.p1())
        path.lineTo(line.p2())
    for pen in pens:
        painter.strokePath(path, pen)


def _paint_band(
    painter: QPainter, lines: Sequence[QLineF], pens: Sequence[QPen], band: QRect
) -> None:
    """Lines are placed before they are drawn: Qt takes ten times as long for scaled strokes."""
    to_pixels = painter.deviceTransform()
    to_band = to_pixels * QTransform.fromTranslate(-band.x(), -band.y())
    placed = [to_band.map(line) for line in lines]
    room = to_pixels.inverted()[0].mapRect(QRectF(band))
    layer = QImage(band.size(), QImage.Format.Format_ARGB32_Premultiplied)
    painter.save()
    for pen in pens:
        colour, broad = pen.color(), QPen(pen)
        broad.setColor(QColor(colour.rgb()))
        broad.setWidthF(pen.widthF() * to_pixels.m11())
        layer.fill(Qt.GlobalColor.transparent)
        brush = QPainter(layer)
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.setPen(broad)
        brush.drawLines(placed)
        brush.end()
        painter.setOpacity(colour.alphaF())
        painter.drawImage(room, layer)
    painter.restore()

"""Drawings that equal items of a canvas share, in the size of the screen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import ceil, floor

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap


class Pictures:
    """Pictures by what they show; those of another zoom are forgotten."""

    def __init__(self) -> None:
        self._scale = 0.0
        self._known: dict[Hashable, tuple[QPixmap, QPointF]] = {}

    def clear(self) -> None:
        """Forget everything, since colours have changed."""
        self._known.clear()

    def put(
        self,
        painter: QPainter,
        key: Hashable,
        bounds: QRectF,
        draw: Callable[[QPainter], None],
    ) -> None:
        """Put a drawing about (0, 0), on whole pixels.

        Args:
            painter: Scaled and moved, but not turned.
            key: What the drawing hangs on, besides the zoom.
            bounds: Where it paints, in board units.
        """
        world, ratio = painter.worldTransform(), painter.device().devicePixelRatioF()
        scale = world.m11()
        if (known := scale * ratio) != self._scale:
            self._scale = known
            self._known.clear()
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = _drawn(bounds, scale, ratio, draw)
        pixmap, corner = found
        x = round((world.dx() + corner.x()) * ratio) / ratio
        y = round((world.dy() + corner.y()) * ratio) / ratio
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(x, y), pixmap)
        painter.restore()


def _drawn(
    bounds: QRectF, scale: float, ratio: float, draw: Callable[[QPainter], None]
) -> tuple[QPixmap, QPointF]:
    """A drawing, and where its corner lies from the middle, in device-independent pixels."""
    left, top = floor(bounds.left() * scale), floor(bounds.top() * scale)
    wide = ceil(bounds.right() * scale) - left + 1
    high = ceil(bounds.bottom() * scale) - top + 1
    pixmap = QPixmap(ceil(wide * ratio), ceil(high * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-left, -top)
    painter.scale(scale, scale)
    draw(painter)
    painter.end()
    return pixmap, QPointF(left, top)

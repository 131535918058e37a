"""Drawings that equal items of a canvas share, in the size of the screen."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from math import ceil, floor
from time import perf_counter
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

_BUDGET: Final = 0.008  # seconds of a frame for drawings at another zoom
_MOST: Final = 2000  # that are kept when the zoom changes


@dataclass(frozen=True)
class _Picture:
    """A drawing, where its corner lies from the middle in pixels, and its pixels to a unit."""

    pixmap: QPixmap
    corner: QPointF
    scale: float


class Pictures:
    """Pictures by what they show.

    When the zoom changes, those that cannot be made anew within a frame are stretched.

    Attributes:
        again: Asks for another frame, in which more of them are made; None where they are so
            few that all are made at once.
    """

    def __init__(self, again: Callable[[], None] | None = None) -> None:
        self.again = again
        self._scale, self._left, self._asked = 0.0, 0.0, False
        self._known: dict[Hashable, _Picture] = {}

    def clear(self) -> None:
        """Forget everything, since colours have changed."""
        self._known.clear()

    def go_on(self) -> None:
        """The frame that was asked for begins."""
        self._left, self._asked = _BUDGET, False

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
        if scale * ratio != self._scale:
            self._zoomed(scale * ratio)
        found = self._known.get(key)
        if found is None or (found.scale != self._scale and self._in_time()):
            begun = perf_counter()
            found = self._known[key] = _drawn(bounds, scale, ratio, draw)
            self._left -= perf_counter() - begun
        part = self._scale / found.scale
        x = round((world.dx() + found.corner.x() * part) * ratio) / ratio
        y = round((world.dy() + found.corner.y() * part) * ratio) / ratio
        painter.save()
        painter.resetTransform()
        if part == 1.0:
            painter.drawPixmap(QPointF(x, y), found.pixmap)
        else:
            size = found.pixmap.deviceIndependentSize() * part
            whole = QRectF(found.pixmap.rect())
            painter.drawPixmap(QRectF(QPointF(x, y), size), found.pixmap, whole)
        painter.restore()

    def _zoomed(self, scale: float) -> None:
        self._scale = scale
        self.go_on()
        if len(self._known) > _MOST:
            self._known.clear()

    def _in_time(self) -> bool:
        """Whether another drawing can be made in this frame; else the next one is asked for."""
        if self.again is None or self._left > 0:
            return True
        if not self._asked:
            self._asked = True
            self.again()
        return False


def _drawn(
    bounds: QRectF, scale: float, ratio: float, draw: Callable[[QPainter], None]
) -> _Picture:
    """A drawing in the size of the screen."""
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
    return _Picture(pixmap, QPointF(left, top), scale * ratio)

"""What the curves and parts of a chart are: their marks with their names, in rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.charts.appearance import Appearance, Series, plain_appearance
from workbench.charts.strokes import RIM, dashed, fill_area, paint_curve, paint_mark, rectangle
from workbench.charts.words import said

_SAMPLE: Final = 30.0  # pixels of a curve or an area, at 100%
_GAP: Final = 6.0
_APART: Final = 16.0


class Legend(QWidget):
    """Keys side by side, in as many rows as they need.

    Attributes:
        areas: Whether the keys are hatched areas, not curves.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.areas = False
        self._keys: list[tuple[str, Series]] = []
        self._look: Appearance = plain_appearance()
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_keys(
        self, keys: Sequence[tuple[str, Series]], look: Appearance, *, areas: bool
    ) -> None:
        """Explain some labels; hidden if there are none."""
        if list(keys) == self._keys and look == self._look and areas == self.areas:
            return
        labels = [label for label, _ in keys] != [label for label, _ in self._keys]
        self._keys, self._look, self.areas = list(keys), look, areas
        self.setVisible(bool(keys))
        if labels:
            self.setAccessibleName(said(*(label for label, _ in keys)))
            self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the present width asks for."""
        return QSize(120, self.heightForWidth(max(self.width(), 120)))

    def minimumSizeHint(self) -> QSize:
        """One row."""
        return QSize(60, round(self._row()))

    def hasHeightForWidth(self) -> bool:
        """Narrow charts need more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Of all rows."""
        bottom = max((rect.bottom() for rect in self._places(width)), default=0.0)
        return round(bottom) + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sample and name of each key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for (label, series), rect in zip(self._keys, self._places(self.width()), strict=True):
            self._paint_sample(painter, series, rect)
            painter.setPen(self._look.theme.colour("text"))
            words = rect.adjusted(self._sample + _GAP, 0, 0, 0)
            room = self._look.metrics.elidedText(label, Qt.TextElideMode.ElideRight, words.width())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, room)

    @property
    def _sample(self) -> float:
        return self._look.px(_SAMPLE)

    def _row(self) -> float:
        return self._look.metrics.height() + 4

    def _places(self, width: int) -> Iterator[QRectF]:
        """Where each key lies."""
        x = y = 0.0
        for label, _ in self._keys:
            words = self._look.metrics.horizontalAdvance(label) + 1
            wide = min(self._sample + _GAP + words, float(width))
            if x and x + wide > width:
                x, y = 0.0, y + self._row()
            yield QRectF(x, y, wide, self._row())
            x += wide + _APART

    def _paint_sample(self, painter: QPainter, series: Series, rect: QRectF) -> None:
        look, middle = self._look, rect.center().y()
        if self.areas:
            tall = look.metrics.height() * 0.36
            left, right = rect.left() + 1, rect.left() + self._sample
            area = rectangle(left, right, middle - tall, middle + tall)
            fill_area(painter, area, series.style, look)
        else:
            xs, ys = np.array([rect.left(), rect.left() + self._sample]), np.full(2, middle)
            width = look.px(2.0)
            if look.rimmed(series.colour):
                paint_curve(painter, xs, ys, dashed(look.theme.colour("muted"), width + RIM))
            paint_curve(painter, xs, ys, dashed(series.colour, width, series.dash))
        at = QPointF(rect.left() + self._sample / 2, middle)
        paint_mark(painter, series, at, look.px(4.0), look)

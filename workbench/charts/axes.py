"""Axes of charts: figures as the language writes them, and names of rows and columns."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log10
from typing import Final

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from workbench.charts.appearance import Appearance, Series, plain_appearance
from workbench.charts.strokes import paint_mark
from workbench.language.counts import number

_GAP: Final = 7.0  # pixels between a name and the chart
_BADGE: Final = 4.6  # radius of a badge at 100%
_MOST: Final = 0.4  # part of the chart that names may have
_LETTERS: Final = 16  # of an upright name
_BEHIND: Final = -1000  # behind boxes of pyqtgraph, which stand at -100
_GRID: Final = 150  # opacity of the grid, to 255


class NumberAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph ships no types
    """An axis of figures, with a faint grid over the chart.

    Attributes:
        whole: Whether only whole numbers have ticks.
    """

    def __init__(self, side: str, view: pg.ViewBox) -> None:
        super().__init__(side, linkView=view, maxTickLength=0)
        self.whole = False
        self._metrics = plain_appearance().metrics
        self.enableAutoSIPrefix(False)
        self.setGrid(_GRID)
        self.setZValue(_BEHIND)
        self.setStyle(maxTickLevel=0, maxTextLevel=0, hideOverlappingLabels=False)

    def use_look(self, look: Appearance, font: QFont) -> None:
        """Use colours, and text of a size."""
        self._metrics = look.metrics
        self.setPen(look.theme.colour("edge"))
        self.setTickPen(look.theme.colour("border"))
        self.setTextPen(look.theme.colour("muted"))
        self.setTickFont(font)
        if self.orientation == "bottom":
            self.setHeight(look.metrics.height() + look.px(6))

    def make_room(self, low: float, high: float, length: float) -> None:
        """Be as wide as the figures of a range; pyqtgraph would be so after the next repaint."""
        levels = self.tickValues(low, high, max(length, 1.0))[:1]
        texts = [text for step, values in levels for text in self.tickStrings(values, 1.0, step)]
        wide = max(map(self._metrics.horizontalAdvance, texts), default=0.0)
        self.setWidth(ceil(wide) + _GAP)

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:
        """Distances of ticks, wide ones first."""
        levels: list[tuple[float, float]] = super().tickSpacing(low, high, size)
        return [(max(step, 1.0), 0.0) for step, _ in levels] if self.whole else levels

    def tickStrings(self, values: list[float], scale: float, spacing: float) -> list[str]:
        """Figures with as many decimals as tell the ticks apart."""
        places = max(0, ceil(-log10(spacing * scale) - 1e-9))
        return [number(value * scale, places) for value in values]


class NamesAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph ships no types
    """An axis of names: of rows at the left, with badges of seats, or of columns above.

    Attributes:
        upright: Whether names of columns are written from bottom to top, for lack of room.
    """

    def __init__(self, side: str, view: pg.ViewBox) -> None:
        super().__init__(side, linkView=view, maxTickLength=0)
        self.upright = False
        self._names: list[tuple[float, str, Series | None]] = []
        self._look = plain_appearance()
        self._font = QFont()

    def use_look(self, look: Appearance, font: QFont) -> None:
        """Use colours, and text of a size."""
        self._look, self._font = look, font
        self.update()

    def show_rows(
        self, names: Sequence[tuple[str, Series | None]], room: float, shift: float = 0.0
    ) -> None:
        """Names of rows from top to bottom.

        Args:
            room: Pixels of the whole chart, of which names may have a part.
            shift: Where the lowest row is.
        """
        metrics, last = self._look.metrics, len(names) - 1
        beside = _GAP + (self._badge if any(badge for _, badge in names) else 2.0)
        most = max(room * _MOST - beside, 20.0)
        texts = [_elided(name, metrics, most) for name, _ in names]
        badges = [badge for _, badge in names]
        rows = [last - row + shift for row in range(len(names))]
        self._use(list(zip(rows, texts, badges, strict=True)))
        wide = max(map(metrics.horizontalAdvance, texts), default=0.0)
        self.setWidth(ceil(wide + beside))

    def show_columns(self, names: Sequence[str], room: float) -> None:
        """Names of columns from left to right.

        Args:
            room: Pixels of the columns together.
        """
        metrics, each = self._look.metrics, room / max(len(names), 1) - 6
        wide = max(map(metrics.horizontalAdvance, names), default=0.0)
        self.upright = wide > each
        most = metrics.averageCharWidth() * _LETTERS if self.upright else max(each, 1.0)
        texts = [_elided(name, metrics, most) for name in names]
        self._use([(at + 0.5, text, None) for at, text in enumerate(texts)])
        wide = max(map(metrics.horizontalAdvance, texts), default=0.0)
        self.setHeight(ceil((wide if self.upright else metrics.height()) + _GAP))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint names and badges."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font)
        area, (low, high) = self.mapRectFromParent(self.geometry()), self.range
        for at, text, badge in self._names:
            part = (at - low) / ((high - low) or 1.0)
            if self.orientation == "left":
                self._paint_row(painter, area, area.bottom() - part * area.height(), (text, badge))
            else:
                self._paint_column(painter, area, area.left() + part * area.width(), text)

    @property
    def _badge(self) -> float:
        """Pixels that a badge takes beside a name."""
        return 2 * self._look.px(_BADGE) + _GAP

    def _use(self, names: list[tuple[float, str, Series | None]]) -> None:
        if names != self._names:
            self._names = names
            self.setTicks([[(at, text) for at, text, _ in names]])

    def _paint_row(
        self, painter: QPainter, area: QRectF, y: float, row: tuple[str, Series | None]
    ) -> None:
        (text, badge), tall = row, self._look.metrics.height()
        right = area.right() - _GAP
        if any(each for _, _, each in self._names):
            radius = self._look.px(_BADGE)
            if badge is not None:
                paint_mark(painter, badge, QPointF(right - radius, y), radius, self._look)
            right -= self._badge
        painter.setPen(self._look.theme.colour("text"))
        room = QRectF(area.left(), y - tall / 2, right - area.left(), tall)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_column(self, painter: QPainter, area: QRectF, x: float, text: str) -> None:
        tall = self._look.metrics.height()
        painter.setPen(self._look.theme.colour("text"))
        painter.save()
        painter.translate(x, area.bottom() - _GAP / 2)
        room, side = QRectF(-5_000, -tall, 10_000, tall), Qt.AlignmentFlag.AlignHCenter
        if self.upright:
            painter.rotate(-90)
            room, side = QRectF(0, -tall / 2, 10_000, tall), Qt.AlignmentFlag.AlignLeft
        painter.drawText(room, side | Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()


def _elided(text: str, metrics: QFontMetricsF, room: float) -> str:
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

"""Final scores of a batch as ridges: one histogram per seat above a common score axis."""

from __future__ import annotations

from typing import Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from engine.picture import SeatStyle
from engine.statistics.tally import Tally
from workbench.language.counts import with_margin
from workbench.look.marks import fill_hatched, shape_path
from workbench.look.theme import LIGHT, Theme
from workbench.widgets.layouts import in_column

_HEIGHT: Final = 0.8  # of the highest column, where 1 is the distance between two ridges
_MOST_COLUMNS: Final = 90
_FOOT: Final = 0.24  # room below the last ridge
_LEFT: Final = 0.03  # room beside the scores, as a share of their span
_BESIDE: Final = 14  # pixels around the figures at the right
_MOST: Final = 0.4  # part of the width that they may have


def columns(tally: Tally) -> tuple[np.ndarray, np.ndarray]:
    """Edges and heights of histogram columns.

    Returns:
        Edges in points, shape (columns + 1,); share of a seat's games per point of score,
        shape (seats, columns).
    """
    wide = tally.counts.shape[1]
    step = max(1, -(-wide // _MOST_COLUMNS))
    padded = np.pad(tally.counts, ((0, 0), (0, -wide % step)))
    grouped = padded.reshape(tally.seats, -1, step).sum(axis=2)
    edges = tally.lowest - 0.5 + step * np.arange(grouped.shape[1] + 1)
    return edges, grouped / max(1, tally.games * step)


def figures(tally: Tally, seat: int) -> str:
    """Mean score of a seat and half the width of its interval."""
    summary = tally.summary(seat)
    return " ± ".join(with_margin(summary.mean, summary.margin))


class RidgesItem(pg.GraphicsObject):  # type: ignore[misc]  # pyqtgraph ships no types
    """The ridges with mean and interval of each seat.

    Painted in pixels after mapping, so that hatches, marks and text keep their form.
    """

    def __init__(self) -> None:
        super().__init__()
        self._tally = Tally(0)
        self._styles: tuple[SeatStyle, ...] = ()
        self._theme = LIGHT
        self._right = 0.0

    def show_tally(self, tally: Tally, styles: tuple[SeatStyle, ...]) -> None:
        """Draw another state of a batch."""
        self._tally = tally
        self._styles = styles
        self.prepareGeometryChange()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def reach(self, right: float) -> None:
        """Write figures to the left of a score."""
        self._right = right
        self.prepareGeometryChange()

    def boundingRect(self) -> QRectF:
        """Scores from left to right, seats from top to bottom."""
        if not self._tally.games:
            return QRectF()
        wide = max(1, self._tally.counts.shape[1])
        left = self._tally.lowest - 0.5 - wide * _LEFT
        right = max(left + wide, self._right)
        return QRectF(left, -_FOOT, right - left, self._tally.seats + _FOOT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint the ridge of each seat, the uppermost first."""
        if not self._tally.games:
            return
        to_pixels = painter.worldTransform()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edges, heights = columns(self._tally)
        scale = _HEIGHT / max(float(heights.max()), 1e-9)
        last = self._tally.seats - 1
        for seat, style in enumerate(self._styles):
            ridge = _ridge(edges, heights[seat] * scale, last - seat)
            self._paint_ridge(painter, to_pixels.map(ridge), style)
        for seat, style in enumerate(self._styles):
            summary = self._tally.summary(seat)
            ends = [
                to_pixels.map(QPointF(score, last - seat))
                for score in (
                    summary.mean - summary.margin,
                    summary.mean,
                    summary.mean + summary.margin,
                )
            ]
            self._paint_mean(painter, ends, style)
            corner = to_pixels.map(QPointF(self.boundingRect().right(), last - seat))
            self._paint_figures(painter, corner, figures(self._tally, seat))

    def _paint_ridge(self, painter: QPainter, ridge: QPainterPath, style: SeatStyle) -> None:
        fill_hatched(painter, ridge, style, 6.0, 0.85)
        painter.strokePath(ridge, QPen(self._theme.colour("text", 0.55), 1.0))

    def _paint_mean(self, painter: QPainter, ends: list[QPointF], style: SeatStyle) -> None:
        """Whisker for the interval, the seat's shape for the mean."""
        low, middle, high = ends
        text = self._theme.colour("text")
        painter.setPen(QPen(text, 2.0, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(low, high)
        for end in (low, high):
            painter.drawLine(end + QPointF(0, -4), end + QPointF(0, 4))
        painter.setPen(QPen(text, 1.4, j=Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(QColor(style.colour))
        painter.drawPath(shape_path(style.shape, middle, 5.0))

    def _paint_figures(self, painter: QPainter, corner: QPointF, said: str) -> None:
        """Mean and interval in figures, above the right end of the base line."""
        width = QFontMetricsF(painter.font()).horizontalAdvance(said)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(corner + QPointF(-width - 5, -5), said)


def _ridge(edges: np.ndarray, heights: np.ndarray, base: float) -> QPainterPath:
    """Columns as one closed outline on a base line."""
    used = np.flatnonzero(heights)
    path = QPainterPath()
    if not len(used):
        return path
    path.moveTo(edges[used[0]], base)
    for column in range(used[0], used[-1] + 1):
        path.lineTo(edges[column], base + heights[column])
        path.lineTo(edges[column + 1], base + heights[column])
    path.lineTo(edges[used[-1] + 1], base)
    path.closeSubpath()
    return path


class RidgesChart(QWidget):
    """The chart with its score axis and the names of the seats."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("score_chart")
        self.setAccessibleName(self.tr("Final scores by seat"))
        # No PlotWidget: it builds forms and menus that nobody sees here.
        self.plot = pg.GraphicsLayoutWidget(self)
        self.view = self.plot.addViewBox(0, 1, enableMouse=False, enableMenu=False)
        self.names = pg.AxisItem("left", linkView=self.view)
        self.scores = pg.AxisItem("bottom", linkView=self.view)
        self.plot.addItem(self.names, 0, 0)
        self.plot.addItem(self.scores, 1, 1)
        self.plot.ci.layout.setSpacing(0)
        self._tally = Tally(0)
        self.ridges = RidgesItem()
        self.view.addItem(self.ridges)
        self.middle = pg.InfiniteLine(angle=90)
        self.view.addItem(self.middle, ignoreBounds=True)
        self.names.setStyle(tickLength=0, autoExpandTextSpace=False, hideOverlappingLabels=False)
        self.names.setStyle(textFillLimits=[(0, 2.0)])  # every name, however low the chart
        self.scores.setLabel(self.tr("Final score, points"))
        in_column(self.plot, on=self, margins=0)
        self.view.sigResized.connect(self._fit)
        self.setMinimumHeight(150)
        self.set_theme(LIGHT)

    def show_tally(self, tally: Tally, styles: tuple[SeatStyle, ...]) -> None:
        """Draw a batch as far as it is known."""
        self.ridges.show_tally(tally, styles)
        last = tally.seats - 1
        ticks = [(last - seat, style.title) for seat, style in enumerate(styles)]
        self.names.setTicks([ticks])
        widths = [self.fontMetrics().horizontalAdvance(style.title) for style in styles]
        self.names.setWidth(max(widths, default=0) + 14)
        self._tally = tally
        self._fit()
        self.view.setYRange(-_FOOT, tally.seats - 0.15, padding=0)
        self.middle.setPos(tally.mean)
        self.middle.setVisible(tally.games > 0)

    def _fit(self) -> None:
        """All scores, and the figures beside them."""
        tally, metrics = self._tally, self.fontMetrics()
        wide = max(tally.counts.shape[1], 1)
        said = [metrics.horizontalAdvance(figures(tally, seat)) for seat in range(tally.seats)]
        room = min(_MOST, (max(said, default=0) + _BESIDE) / max(self.view.width(), 1.0))
        left = tally.lowest - 0.5 - wide * _LEFT
        right = left + wide * (1 + _LEFT) / (1 - room)
        self.ridges.reach(right)
        self.view.setXRange(left, right, padding=0)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.plot.setBackground(theme.colour("surface"))
        for axis in (self.names, self.scores):
            axis.setPen(theme.colour("border"))
            axis.setTextPen(theme.colour("muted"))
        pen = pg.mkPen(theme.colour("muted", 0.8), width=1, style=Qt.PenStyle.DashLine)
        self.middle.setPen(pen)
        self.ridges.set_theme(theme)

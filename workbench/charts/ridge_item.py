"""Histograms of several seats above a common axis, with mean and interval of each."""

from __future__ import annotations

from math import floor
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from engine.reports.charts import Bar, Ridges
from workbench.charts.appearance import Series
from workbench.charts.item import ChartItem, Limits, Pads, Place, Spot
from workbench.charts.strokes import (
    dashed,
    fill_area,
    paint_mark,
    paint_upright,
    paint_whisker,
)
from workbench.charts.words import bar_text, figure, level_of, said
from workbench.language.counts import percent, with_margin

_HEIGHT: Final = 0.8  # of the highest column, where 1 is the distance between two ridges
_FOOT: Final = 0.24  # room below the last ridge
_HEAD: Final = 0.15
_ABOVE: Final = 0.25  # from the base line to where a low column is pointed at
_BESIDE: Final = 14.0  # pixels around the figures at the right
_MARK: Final = 5.0
_NEAR: Final = 1.0  # pixels around the mark of a mean that belong to it


class RidgeItem(ChartItem):
    """Ridges from top to bottom; a dashed line is the mean of all of them."""

    chart: Ridges

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        chart = self.chart
        self._series = self.look.series(chart.names)
        self._level = level_of(chart.caption)
        self._edges = np.asarray(chart.edges, float)
        wide = max(len(self._edges) - 1, 0)
        self._heights = np.asarray(chart.heights, float).reshape(len(chart.names), wide)
        self._scale = _HEIGHT / max(float(self._heights.max(initial=0.0)), 1e-12)
        self._figures = [_with_margin(bar) for bar in chart.means]

    @property
    def across(self) -> str:
        """What the axis is."""
        return self.chart.unit

    def find_limits(self) -> Limits:
        """All columns and all ridges."""
        edges, rows = self._edges, len(self.chart.names)
        x = (float(edges[0]), float(edges[-1])) if len(edges) > 1 else (0.0, 1.0)
        return Limits(x, (-_FOOT, rows - _HEAD), rows=True)

    def pads(self) -> Pads:
        """The figures stand at the right, however high the columns are."""
        wide = max(map(self.look.metrics.horizontalAdvance, self._figures), default=0.0)
        return Pads(8.0, wide + _BESIDE, 0.0, 0.0)

    def names(self) -> list[tuple[str, Series | None]]:
        """Of the ridges; their colours and shapes stand in them."""
        return [(name, None) for name in self.chart.names]

    def find_points(self) -> list[NDArray[np.float64]]:
        """The mean on the base line, and above it the columns in which there is something."""
        middles, found = (self._edges[:-1] + self._edges[1:]) / 2, []
        for row, bar in enumerate(self.chart.means):
            base, heights = self._base(row), self._heights[row]
            tops = base + np.maximum(heights * self._scale, _ABOVE)
            columns = np.column_stack([middles, np.where(heights > 0, tops, np.nan)])
            found.append(np.vstack([[bar.value, base], columns]))
        return found

    def nearest(self, at: QPointF, unit: tuple[float, float]) -> Spot | None:
        """The mean where the mouse is on its mark, else the column above or below the mouse."""
        reach = self.look.px(_MARK) + _NEAR
        for row, bar in enumerate(self.chart.means):
            away = (at.x() - bar.value) * unit[0], (at.y() - self._base(row)) * unit[1]
            if float(np.hypot(*away)) <= reach:
                return (row, 0)
        rows, column = len(self.chart.names), int(np.searchsorted(self._edges, at.x(), "right"))
        row = min(max(rows - 1 - floor(at.y()), 0), rows - 1)
        inside = rows > 0 and 0 < column < len(self._edges)
        return (row, column) if inside and self._heights[row, column - 1] > 0 else None

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        if at == 0:
            return bar_text(self.chart.means[row], self.chart.names[row], self._level)
        low, high = (figure(float(end)) for end in self._edges[at - 1 : at + 1])
        share = percent(float(self._heights[row, at - 1]), 1)
        return said(self.chart.names[row], f"{low} – {high}", share)

    def picks(self, row: int, at: int) -> str:
        """See `ChartItem.picks`; a mean stands for no games in particular."""
        return self.chart.picks[row][at - 1] if at and self.chart.picks else ""

    def draw(self, painter: QPainter, place: Place) -> None:
        """Paint the ridge of each seat, the uppermost first."""
        for row, series in enumerate(self._series):
            base = self._base(row)
            tops = place.y(base + self._heights[row] * self._scale)
            ridge = _ridge(place.x(self._edges), tops, place.y(base))
            fill_area(painter, ridge, series.style, self.look)
        self._draw_middle(painter, place)
        for row, bar in enumerate(self.chart.means):
            self._draw_mean(painter, place, bar, row)
            self._draw_figures(painter, place, row)

    def _base(self, row: int) -> int:
        return len(self.chart.names) - 1 - row

    def _draw_middle(self, painter: QPainter, place: Place) -> None:
        """The mean of all, by their games."""
        values = np.array([bar.value for bar in self.chart.means])
        weights = np.array([float(max(bar.count, 1)) for bar in self.chart.means])
        known = np.isfinite(values)
        if known.any():
            pen = dashed(self.look.theme.colour("muted", 0.8), 1.0, (4, 4))
            middle = float(np.average(values[known], weights=weights[known]))
            paint_upright(painter, place, middle, pen)

    def _draw_mean(self, painter: QPainter, place: Place, bar: Bar, row: int) -> None:
        """Whisker for the interval, the seat's shape for the mean."""
        if not np.isfinite(bar.value):
            return
        base, pen = self._base(row), QPen(self.look.theme.colour("text"), self.look.px(2.0))
        paint_whisker(painter, place, (bar.low, bar.high), place.y(base), pen)
        at = place.at(bar.value, base)
        paint_mark(painter, self._series[row], at, self.look.px(_MARK), self.look)

    def _draw_figures(self, painter: QPainter, place: Place, row: int) -> None:
        """Mean and interval in figures, above the right end of the base line."""
        figures = self._figures[row]
        width = self.look.metrics.horizontalAdvance(figures)
        painter.setPen(self.look.theme.colour("text"))
        corner = QPointF(place.area.right() - width - 5, place.y(self._base(row)) - 5)
        painter.drawText(corner, figures)


def _with_margin(bar: Bar) -> str:
    """Mean of a seat and half the width of its interval; the mean alone where that is unknown."""
    margin = (bar.high - bar.low) / 2
    if not np.isfinite(bar.value):
        return ""
    return " ± ".join(with_margin(bar.value, margin)) if np.isfinite(margin) else figure(bar.value)


def _ridge(edges: NDArray[np.float64], tops: NDArray[np.float64], base: float) -> QPainterPath:
    """Columns as one closed outline on a base line, in pixels."""
    used = np.flatnonzero(tops != base)
    path = QPainterPath()
    if not len(used):
        return path
    path.moveTo(edges[used[0]], base)
    for column in range(used[0], used[-1] + 1):
        path.lineTo(edges[column], tops[column])
        path.lineTo(edges[column + 1], tops[column])
    path.lineTo(edges[used[-1] + 1], base)
    path.closeSubpath()
    return path

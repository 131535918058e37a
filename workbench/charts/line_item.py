"""Curves with bands."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from engine.reports.charts import Line, Lines
from workbench.charts.appearance import Series
from workbench.charts.item import ChartItem, Limits, Place, spread
from workbench.charts.strokes import RIM, dashed, fill_between, paint_curve, paint_level, paint_mark
from workbench.charts.words import ends, level_of, said, titled

_MARKS: Final = 9  # about so many on a curve
_MARK: Final = 3.8
_WIDTH: Final = 2.0
_NEAR: Final = 60.0


class LineItem(ChartItem):
    """Curves told apart by colour, dashes and marks."""

    weights = (1.0, 0.7)
    reach = _NEAR
    chart: Lines

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        self._series = self.look.series([line.label for line in self.chart.lines])
        self._level = level_of(self.chart.caption)

    @property
    def across(self) -> str:
        """Title of the axis below."""
        return self.chart.across

    @property
    def whole(self) -> bool:
        """See `ChartItem.whole`."""
        return self.chart.whole

    @property
    def up(self) -> str:
        """Title of the axis at the left."""
        return self.chart.up

    def find_limits(self) -> Limits:
        """All points, bands and levels."""
        lines = self.chart.lines
        ups = [y for line in lines for side in (line.ys, line.lows, line.highs) for y in side]
        ups += [sign * half for half in self.chart.noise for sign in (-1.0, 1.0)]
        return Limits(
            spread([x for line in lines for x in line.xs]), spread([*ups, *self.chart.at])
        )

    def keys(self) -> list[tuple[str, Series]]:
        """What each curve is."""
        labels = [line.label for line in self.chart.lines]
        return list(zip(labels, self._series, strict=True)) if any(labels) else []

    def find_points(self) -> list[NDArray[np.float64]]:
        """Every point of every curve."""
        return [np.column_stack([line.xs, line.ys]).astype(float) for line in self.chart.lines]

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        line = self.chart.lines[row]
        low, high = (line.lows[at], line.highs[at]) if line.lows else (np.nan, np.nan)
        half = (high - low) / 2
        across = titled(self.chart.across, line.xs[at])
        up = titled(self.chart.up, line.ys[at], half)
        return said(line.label, across, up, ends(low, high, self._level, half))

    def draw(self, painter: QPainter, place: Place) -> None:
        """Noise, bands, levels, curves and marks, one above the other."""
        self._draw_noise(painter, place)
        level = dashed(self.look.theme.colour("text"), 1.2, (5, 4))
        for height in self.chart.at:
            paint_level(painter, place, height, level)
        every = list(zip(self.chart.lines, self._series, strict=True))
        for line, series in every:
            self._draw_band(painter, place, line, series)
        for line, series in every:
            self._draw_curve(painter, place, line, series)

    def _draw_noise(self, painter: QPainter, place: Place) -> None:
        if not len(self.chart.noise) or not self.chart.lines:
            return
        halves = np.nan_to_num(np.asarray(self.chart.noise, float), posinf=0.0, neginf=0.0)
        xs = place.x(np.asarray(self.chart.lines[0].xs, float))
        sides = place.y(-halves), place.y(halves)
        fill_between(painter, xs, sides, self.look.theme.colour("muted", 0.22))

    def _draw_band(self, painter: QPainter, place: Place, line: Line, series: Series) -> None:
        if not len(line.lows):
            return
        xs, lows, highs = (np.asarray(each, float) for each in (line.xs, line.lows, line.highs))
        known = np.isfinite(np.asarray(line.ys, float))
        edge = place.area.top() - 9.0, place.area.bottom() + 9.0
        lows, highs = (np.clip(place.y(each[known]), *edge) for each in (lows, highs))
        colour = series.colour
        colour.setAlphaF(0.2)
        fill_between(painter, place.x(xs[known]), (lows, highs), colour)

    def _draw_curve(self, painter: QPainter, place: Place, line: Line, series: Series) -> None:
        xs, ys = place.x(np.asarray(line.xs, float)), place.y(np.asarray(line.ys, float))
        width = self.look.px(_WIDTH)
        if self.look.rimmed(series.colour):
            paint_curve(painter, xs, ys, dashed(self.look.theme.colour("muted"), width + RIM))
        paint_curve(painter, xs, ys, dashed(series.colour, width, series.dash))
        shown = np.flatnonzero(np.isfinite(ys))
        for at in shown[:: -max(len(shown) // _MARKS, 1)]:
            mark = QPointF(xs[at], ys[at])
            paint_mark(painter, series, mark, self.look.px(_MARK), self.look)

"""Values with whiskers, one a row, before the band in which all is well."""

from __future__ import annotations

from math import isfinite
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QPainter, QPen

from engine.reports.charts import Bar, Intervals
from engine.reports.marks import VERDICTS
from workbench.charts.appearance import Series
from workbench.charts.item import ChartItem, Limits, Place, spread
from workbench.charts.strokes import (
    dashed,
    paint_mark,
    paint_upright,
    paint_whisker,
    rectangle,
)
from workbench.charts.words import bar_text, level_of

_MARK: Final = 5.5  # pixels at 100%, about its radius


class IntervalItem(ChartItem):
    """Whiskers with the mark of their verdict, or of their seat where there is none."""

    weights = (0.2, 1.0)
    chart: Intervals

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        self._series = self.look.series([bar.label for bar in self.chart.bars])
        self._level = level_of(self.chart.caption)

    @property
    def across(self) -> str:
        """The values with their unit."""
        return self.chart.unit

    def find_limits(self) -> Limits:
        """All ends that are known, and half the band around the band."""
        ends = [end for bar in self.chart.bars for end in (bar.low, bar.high, bar.value)]
        target, band = self.chart.target, self.chart.band
        if target is not None:
            ends += [target - 1.5 * band, target + 1.5 * band]
        return Limits(spread(ends), (-0.6, len(self.chart.bars) - 0.4), rows=True)

    def names(self) -> list[tuple[str, Series | None]]:
        """Labels of the bars, with a badge for seats."""
        bars = self.chart.bars
        seats = [self.look.is_seat(bar.label) for bar in bars]
        return [
            (bar.label, series if seat else None)
            for bar, series, seat in zip(bars, self._series, seats, strict=True)
        ]

    def find_points(self) -> list[NDArray[np.float64]]:
        """One mark a row; that of a value that is not known stands at the target."""
        bars, middle = self.chart.bars, self.chart.target or 0.0
        return [
            np.array([[bar.value if isfinite(bar.value) else middle, self._row(row)]])
            for row, bar in enumerate(bars)
        ]

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        bar = self.chart.bars[row]
        return bar_text(bar, bar.label, self._level)

    def picks(self, row: int, at: int) -> str:
        """See `ChartItem.picks`."""
        return self.chart.bars[row].picks

    def draw(self, painter: QPainter, place: Place) -> None:
        """Band and target, then bar by bar."""
        self._draw_target(painter, place)
        for row, (bar, own) in enumerate(zip(self.chart.bars, self._series, strict=True)):
            self._draw_bar(painter, place, bar, self.look.verdict(bar.style, own), row)

    def _row(self, row: int) -> int:
        return len(self.chart.bars) - 1 - row

    def _draw_target(self, painter: QPainter, place: Place) -> None:
        target, band, theme = self.chart.target, self.chart.band, self.look.theme
        if target is None:
            return
        if band:
            left, right = place.x(target - band), place.x(target + band)
            area = rectangle(left, right, place.area.top(), place.area.bottom())
            painter.fillPath(area, theme.colour("success", 0.14))
            rim = dashed(theme.colour("success"), 1.0, (1, 3))
            for end in (target - band, target + band):
                paint_upright(painter, place, end, rim)
        paint_upright(painter, place, target, dashed(theme.colour("text"), 1.2, (5, 4)))

    def _draw_bar(
        self, painter: QPainter, place: Place, bar: Bar, series: Series, row: int
    ) -> None:
        y = place.y(self._row(row))
        judged = bar.style in VERDICTS
        ink = series.colour if judged else self.look.theme.colour("text")
        pen = QPen(ink, self.look.px(2.4))
        if series.hollow:
            pen.setDashPattern([3, 1.5])
        paint_whisker(painter, place, (bar.low, bar.high), y, pen)
        if isfinite(bar.value):
            at = place.at(bar.value, self._row(row))
            paint_mark(painter, series, at, self.look.px(_MARK), self.look)

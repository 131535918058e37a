"""Changes of one figure by parameters, the largest first."""

from __future__ import annotations

from math import isfinite, nan
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from engine.reports.charts import Bar, Tornado
from workbench.charts.appearance import Series
from workbench.charts.item import ChartItem, Limits, Pads, Place, spread
from workbench.charts.strokes import (
    dashed,
    fill_area,
    paint_mark,
    paint_upright,
    paint_whisker,
    rectangle,
)
from workbench.charts.words import bar_text, level_of

_APART: Final = 0.22  # from the middle of a row to each of its bars
_HALF: Final = 0.19  # half the height of a bar
_MARK: Final = 3.6
_GAP: Final = 8.0  # pixels between a whisker and the value that was set


class TornadoItem(ChartItem):
    """Two bars a row from 0: what the lowest and what the highest value do."""

    weights = (0.2, 1.0)
    chart: Tornado

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        self._series = [Series(self.look.plain(side)) for side in (0, 1)]
        self._level = level_of(self.chart.caption)

    @property
    def across(self) -> str:
        """The changes with their unit."""
        return self.chart.unit

    def find_limits(self) -> Limits:
        """All ends that are known, and 0."""
        bars = [bar for swing in self.chart.swings for bar in (swing.low, swing.high) if bar]
        ends = [0.0, *(end for bar in bars for end in (bar.low, bar.high, bar.value))]
        return Limits(spread(ends), (-0.6, len(self.chart.swings) - 0.4), rows=True)

    def pads(self) -> Pads:
        """What was set stands outside the whiskers."""
        room = {True: 0.0, False: 0.0}
        for swing in self.chart.swings:
            for bar in (swing.low, swing.high):
                if bar is not None:
                    wide = self.look.metrics.horizontalAdvance(bar.label)
                    room[bar.value < 0] = max(room[bar.value < 0], wide)
        return Pads(room[True] + 2 * _GAP, room[False] + 2 * _GAP)

    def names(self) -> list[tuple[str, Series | None]]:
        """The parameters."""
        return [(swing.label, None) for swing in self.chart.swings]

    def find_points(self) -> list[NDArray[np.float64]]:
        """The ends of both bars of each row."""
        return [
            np.array(
                [
                    [bar.value if bar else nan, self._middle(row, side)]
                    for side, bar in enumerate((swing.low, swing.high))
                ]
            )
            for row, swing in enumerate(self.chart.swings)
        ]

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        swing = self.chart.swings[row]
        bar = swing.high if at else swing.low
        return bar_text(bar, f"{swing.label} = {bar.label}", self._level) if bar else swing.label

    def draw(self, painter: QPainter, place: Place) -> None:
        """Bars from the line of 0."""
        for row, swing in enumerate(self.chart.swings):
            for side, bar in enumerate((swing.low, swing.high)):
                if bar is not None and isfinite(bar.value):
                    self._draw_bar(painter, place, bar, (row, side))
        paint_upright(painter, place, 0.0, dashed(self.look.theme.colour("text"), 1.2, (5, 4)))

    def _middle(self, row: int, side: int) -> float:
        return len(self.chart.swings) - 1 - row + (-_APART if side else _APART)

    def _draw_bar(self, painter: QPainter, place: Place, bar: Bar, spot: tuple[int, int]) -> None:
        """A bar from 0 with its whisker, and what was set."""
        middle, series = self._middle(*spot), self._series[spot[1]]
        top, bottom = place.y(middle + _HALF), place.y(middle - _HALF)
        area = rectangle(place.x(0.0), place.x(bar.value), top, bottom)
        fill_area(painter, area, series.style, self.look)
        y, pen = place.y(middle), QPen(self.look.theme.colour("text"), self.look.px(1.4))
        paint_whisker(painter, place, (bar.low, bar.high), y, pen)
        paint_mark(painter, series, place.at(bar.value, middle), self.look.px(_MARK), self.look)
        self._write(painter, place, bar, y)

    def _write(self, painter: QPainter, place: Place, bar: Bar, y: float) -> None:
        metrics, down = self.look.metrics, bar.value < 0
        ends = [end for end in (bar.low, bar.high, bar.value, 0.0) if isfinite(end)]
        end = place.within(min(ends) if down else max(ends))
        wide = metrics.horizontalAdvance(bar.label)
        x = end - _GAP - wide if down else end + _GAP
        painter.setPen(self.look.theme.colour("text"))
        painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 1), bar.label)

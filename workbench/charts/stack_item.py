"""Parts that make up a whole, one bar a row; parts below 0 lie to the left."""

from __future__ import annotations

from math import isfinite
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from engine.reports.charts import Stacks
from workbench.charts.appearance import Series
from workbench.charts.item import ChartItem, Limits, Place, spread
from workbench.charts.strokes import dashed, fill_area, paint_mark, paint_upright, rectangle
from workbench.charts.words import titled

_HALF: Final = 0.34  # half the height of a bar
_MARK: Final = 3.6
_ROOM: Final = 16.0  # pixels of a part in which its shape stands


class StackItem(ChartItem):
    """Parts told apart by colour, hatch and, where there is room, shape."""

    weights = (0.5, 1.0)
    chart: Stacks

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        self._series = self.look.series(self.chart.parts)
        shape = (len(self.chart.names), len(self.chart.parts))
        values = np.nan_to_num(np.asarray(self.chart.values, float).reshape(shape))
        up, down = np.maximum(values, 0.0), np.minimum(values, 0.0)
        self._ends = np.where(values > 0, up.cumsum(axis=1), down.cumsum(axis=1))
        self._starts = self._ends - values

    @property
    def across(self) -> str:
        """The values with their unit."""
        return self.chart.unit

    def find_limits(self) -> Limits:
        """All parts from 0."""
        x = spread([0.0, *self._ends.ravel().tolist()])
        return Limits(x, (-0.6, len(self.chart.names) - 0.4), rows=True)

    def names(self) -> list[tuple[str, Series | None]]:
        """Of the bars."""
        series = self.look.series(self.chart.names)
        return [
            (name, own if self.look.is_seat(name) else None)
            for name, own in zip(self.chart.names, series, strict=True)
        ]

    def keys(self) -> list[tuple[str, Series]]:
        """What the parts are."""
        return list(zip(self.chart.parts, self._series, strict=True))

    def find_points(self) -> list[NDArray[np.float64]]:
        """The middle of each part."""
        middles = (self._starts + self._ends) / 2
        return [
            np.column_stack([each, np.full(len(each), float(self._row(row)))])
            for row, each in enumerate(middles)
        ]

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        label = f"{self.chart.names[row]}, {self.chart.parts[at]}"
        return titled(label, self.chart.values[row][at])

    def draw(self, painter: QPainter, place: Place) -> None:
        """Bars from the line of 0."""
        for row, values in enumerate(self.chart.values):
            for part, value in enumerate(values):
                if isfinite(value) and value != 0:
                    self._draw_part(painter, place, row, part)
        paint_upright(painter, place, 0.0, dashed(self.look.theme.colour("text"), 1.2))

    def _row(self, row: int) -> int:
        return len(self.chart.names) - 1 - row

    def _draw_part(self, painter: QPainter, place: Place, row: int, part: int) -> None:
        middle, series = self._row(row), self._series[part]
        left, right = place.x(self._starts[row, part]), place.x(self._ends[row, part])
        area = rectangle(left, right, place.y(middle + _HALF), place.y(middle - _HALF))
        fill_area(painter, area, series.style, self.look)
        if abs(right - left) >= self.look.px(_ROOM):
            at = QPointF((left + right) / 2, place.y(middle))
            paint_mark(painter, series, at, self.look.px(_MARK), self.look)

"""A histogram."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QPainter, QPen

from engine.reports.charts import Columns
from workbench.charts.item import NOWHERE, ChartItem, Limits, Pads, Place
from workbench.charts.strokes import rectangle
from workbench.charts.words import said, titled

_WIDE: Final = 0.9  # of the distance between two columns


class ColumnItem(ChartItem):
    """Columns from a common ground."""

    weights = (1.0, 0.0)
    chart: Columns

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        self._tops = np.asarray(self.chart.heights, float).reshape(-1, 2)
        steps = np.diff(self._tops[:, 0])
        self._step = float(steps.min()) if len(steps) else 1.0

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
        """All columns from their ground."""
        if not len(self._tops):
            return Limits((0.0, 1.0), (0.0, 1.0))
        xs, tall = self._tops[:, 0], float(np.nanmax(self._tops[:, 1]))
        half = self._step / 2
        return Limits((float(xs.min()) - half, float(xs.max()) + half), (0.0, tall or 1.0))

    def pads(self) -> Pads:
        """Columns stand on the axis."""
        return Pads(bottom=0.0)

    def find_points(self) -> list[NDArray[np.float64]]:
        """The top of each column."""
        return [self._tops] if len(self._tops) else [NOWHERE]

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        x, height = self._tops[at]
        return said(titled(self.chart.across, x), titled(self.chart.up, height))

    def picks(self, row: int, at: int) -> str:
        """See `ChartItem.picks`."""
        return self.chart.picks[at] if self.chart.picks else ""

    def draw(self, painter: QPainter, place: Place) -> None:
        """Column by column."""
        ground, half = place.y(0.0), self._step * _WIDE / 2
        painter.setPen(QPen(self.look.theme.colour("text", 0.55), 1.0))
        painter.setBrush(self.look.theme.colour("series_1"))
        for x, height in self._tops[np.isfinite(self._tops).all(axis=1)]:
            left, right = place.x(x - half), place.x(x + half)
            if right - left < 4:  # outlines would be all that is seen of narrow columns
                area = rectangle(left, right, place.y(height), ground)
                painter.fillPath(area, painter.brush())
            else:
                painter.drawPath(rectangle(left, right, place.y(height), ground))

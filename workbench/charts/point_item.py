"""Things by two values."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from engine.picture import SeatStyle
from engine.reports.charts import Point, Points
from workbench.charts.appearance import Series
from workbench.charts.item import NOWHERE, ChartItem, Limits, Pads, Place, spread
from workbench.charts.strokes import dashed, paint_curve, paint_mark
from workbench.charts.words import said, titled

_MARK: Final = 4.2
_MARKED: Final = 5.6
_NEAR: Final = 40.0


class PointItem(ChartItem):
    """Circles, and diamonds with their names for those that stand out."""

    reach = _NEAR
    chart: Points

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        theme = self.look.theme
        self._marked = Series(SeatStyle("", "", theme.series_2, "diamond", "solid"))
        places = np.array([(point.x, point.y) for point in self.chart.points], float)
        places = places.reshape(-1, 2)
        order = np.argsort(places[:, 0], kind="stable")
        self._sorted = [self.chart.points[at] for at in order]
        self._places = places[order]

    @property
    def across(self) -> str:
        """Title of the axis below."""
        return self.chart.across

    @property
    def up(self) -> str:
        """Title of the axis at the left."""
        return self.chart.up

    def find_limits(self) -> Limits:
        """All points."""
        known = self._places[np.isfinite(self._places).all(axis=1)]
        return Limits(spread(known[:, 0].tolist()), spread(known[:, 1].tolist()))

    def pads(self) -> Pads:
        """Room for a name above the uppermost point."""
        return Pads(14.0, 14.0, self.look.metrics.height() + 8.0, 12.0)

    def find_points(self) -> list[NDArray[np.float64]]:
        """All points from left to right."""
        return [self._places] if len(self._places) else [NOWHERE]

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        point = self._sorted[at]
        across, up = titled(self.chart.across, point.x), titled(self.chart.up, point.y)
        return said(point.label, across, up)

    def draw(self, painter: QPainter, place: Place) -> None:
        """The line, plain points, those that stand out, and their names."""
        known = np.isfinite(self._places).all(axis=1)
        shown = [point for point, there in zip(self._sorted, known, strict=True) if there]
        front = [point for point in shown if point.marked]
        if self.chart.joined and len(front) > 1:
            ends = np.array([(place.x(point.x), place.y(point.y)) for point in front])
            pen = dashed(self._marked.colour, self.look.px(1.6))
            paint_curve(painter, ends[:, 0], ends[:, 1], pen)
        painter.setPen(QPen(self.look.theme.colour("muted"), 1.0))
        painter.setBrush(self.look.theme.colour("muted", 0.3))
        radius = self.look.px(_MARK)
        for point in shown:
            if not point.marked and point.label not in self.look.styles:
                painter.drawEllipse(place.at(point.x, point.y), radius, radius)
        for point in shown:
            style = self.look.styles.get(point.label)
            if point.marked or style is not None:
                series = Series(style) if style is not None else self._marked
                radius = self.look.px(_MARKED)
                paint_mark(painter, series, place.at(point.x, point.y), radius, self.look)
        self._write(painter, place, front)

    def _write(self, painter: QPainter, place: Place, front: list[Point]) -> None:
        """Names beside their points, but none over another."""
        metrics, taken = self.look.metrics, list[QRectF]()
        painter.setPen(self.look.theme.colour("text"))
        for point in front:
            at = place.at(point.x, point.y)
            wide, tall = metrics.horizontalAdvance(point.label), metrics.height()
            left = at.x() + 8 if at.x() + 8 + wide <= place.area.right() else at.x() - 8 - wide
            room = QRectF(left, at.y() - 4 - tall, wide, tall)
            if any(room.intersects(other) for other in taken):
                continue
            taken.append(room)
            painter.drawText(QPointF(left, room.top() + metrics.ascent()), point.label)

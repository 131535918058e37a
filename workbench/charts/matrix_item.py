"""Values of rows against columns."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite, nan
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from engine.picture import SeatStyle
from engine.reports.charts import Bar, Matrix
from workbench.charts.appearance import Series
from workbench.charts.item import ChartItem, Limits, Pads, Place
from workbench.charts.strokes import rectangle
from workbench.charts.words import bar_text, level_of
from workbench.language.counts import number
from workbench.look.marks import ink_on, mixed, paint_hatch

_FAINT: Final = 0.06  # opacity of what is neutral
_STRONG: Final = 0.62  # more of what is furthest from it
_BELOW: Final = 0.12  # part of the way from neutral from which a cell below it is hatched
_SURE: Final = " *"


class MatrixItem(ChartItem):
    """Cells whose shade says how far from neutral they are; those below it are hatched."""

    chart: Matrix

    def adopt(self) -> None:
        """See `ChartItem.adopt`."""
        self._level = level_of(self.chart.caption)
        away = [
            abs(cell.value - self.chart.target)
            for row in self.chart.cells
            for cell in row
            if cell is not None and isfinite(cell.value)
        ]
        self._most = self._shared = max(away, default=0.0) or 1.0

    @property
    def across(self) -> str:
        """The values with their unit."""
        return self.chart.unit

    def find_limits(self) -> Limits:
        """Cells of 1 by 1."""
        columns, rows = len(self.chart.columns), len(self.chart.rows)
        return Limits((0.0, columns or 1.0), (0.0, rows or 1.0), rows=True, shade=self._most)

    def use_limits(self, limits: Limits) -> None:
        """Shade cells as charts beside this one do."""
        self._shared = limits.shade

    def pads(self) -> Pads:
        """Cells go to the rim."""
        return Pads(0.0, 0.0, 0.0, 0.0)

    def names(self) -> list[tuple[str, Series | None]]:
        """Of the rows."""
        return [(name, None) for name in self.chart.rows]

    def heads(self) -> list[str]:
        """Of the columns."""
        return list(self.chart.columns)

    def find_points(self) -> list[NDArray[np.float64]]:
        """The middle of each cell; none where nothing is known."""
        return [
            np.array(
                [
                    [at + 0.5 if cell is not None else nan, self._bottom(row) + 0.5]
                    for at, cell in enumerate(cells)
                ]
            ).reshape(-1, 2)
            for row, cells in enumerate(self.chart.cells)
        ]

    def say(self, row: int, at: int) -> str:
        """See `ChartItem.say`."""
        cell, chart = self.chart.cells[row][at], self.chart
        label = f"{chart.rows[row]} – {chart.columns[at]}"
        return bar_text(cell, label, self._level) if cell is not None else label

    def draw(self, painter: QPainter, place: Place) -> None:
        """Cell by cell."""
        texts = self._texts(place.x(1) - place.x(0) - 6)
        for row, cells in enumerate(self.chart.cells):
            top, bottom = place.y(self._bottom(row) + 1), place.y(self._bottom(row))
            for at, cell in enumerate(cells):
                if cell is not None:
                    corner = QPointF(place.x(at) + 1, top + 1)
                    area = QRectF(corner, QPointF(place.x(at + 1) - 1, bottom - 1))
                    self._draw_cell(painter, cell, area, texts[row][at])

    def _bottom(self, row: int) -> int:
        return len(self.chart.rows) - 1 - row

    def _draw_cell(self, painter: QPainter, cell: Bar, area: QRectF, text: str) -> None:
        away = (cell.value - self.chart.target) / self._shared if isfinite(cell.value) else 0.0
        theme = self.look.theme
        base = theme.colour("surface")
        tint = theme.colour("series_1" if away >= 0 else "series_2")
        shade = mixed(base, tint, min(_FAINT + _STRONG * abs(away), 1.0))
        path = rectangle(area.left(), area.right(), area.top(), area.bottom())
        painter.fillPath(path, shade)
        if away < -_BELOW:
            paint_hatch(painter, path, _hatched(shade), self.look.px(7.0))
        painter.strokePath(path, QPen(theme.colour("border"), 1.0))
        painter.setPen(ink_on(shade))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)

    def _texts(self, room: float) -> list[list[str]]:
        """What stands in the cells: as much of the values as fits into every one of them."""
        fits = self.look.metrics.horizontalAdvance
        for digits in dict.fromkeys((self.chart.digits, 0, None)):
            texts = [[self._written(cell, digits) for cell in row] for row in self.chart.cells]
            if all(fits(text) <= room for row in texts for text in row):
                return texts
        return [["" for _ in row] for row in self.chart.cells]

    def _written(self, cell: Bar | None, digits: int | None) -> str:
        """A value, with a star where it is known to differ; the star alone without digits."""
        if cell is None or not isfinite(cell.value):
            return ""
        sure = cell.low > self.chart.target or cell.high < self.chart.target
        value = number(cell.value, digits) if digits is not None else ""
        return (value + (_SURE if sure else "")).strip()


_BARS: Final = SeatStyle("", "", "#000000", "circle", "stripes")


def _hatched(shade: QColor) -> SeatStyle:
    """Stripes that show on a shade."""
    return replace(_BARS, colour=shade.name())

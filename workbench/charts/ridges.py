"""Final scores of a batch as ridges: one histogram per seat above a common score axis."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QWidget

from engine.picture import SeatStyle
from engine.reports.charts import Bar, Ridges
from engine.reports.picks import column_picks
from engine.statistics.tally import Tally
from workbench.charts.axes import NamesAxis
from workbench.charts.view import ChartView
from workbench.language.counts import percent_sign

_MOST_COLUMNS: Final = 90
_LEAST: Final = 150  # pixels


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


class RidgesChart(ChartView):
    """The scores of a batch as far as it is known."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.setObjectName("score_chart")
        self.setAccessibleName(self.tr("Final scores by seat"))

    @property
    def view(self) -> pg.ViewBox:
        """The box of the ridges."""
        return self.plot.view

    @property
    def names(self) -> NamesAxis:
        """The axis with the seats."""
        return self.plot.names

    def least_height(self, height: int) -> int:
        """Panels beside a board are low."""
        return _LEAST

    def show_tally(
        self,
        tally: Tally,
        styles: tuple[SeatStyle, ...],
        source: tuple[int, int] | None = None,
    ) -> None:
        """Draw a batch as far as it is known.

        Args:
            source: Run and arm that hold its games; None while they are not stored.
        """
        self.styles = {style.title: style for style in styles}
        chart = self.ridges(tally, styles)
        if source is not None:
            names = [style.name for style in styles[: len(chart.names)]]
            picks = [column_picks(f"score:{name}", chart.edges) for name in names]
            chart = replace(chart, picks=picks, source=source)
        self.show_chart(chart)

    def ridges(self, tally: Tally, styles: tuple[SeatStyle, ...]) -> Ridges:
        """What is drawn of a batch."""
        edges, heights = columns(tally)
        step = edges[1] - edges[0] if len(edges) > 1 else 1.0
        caption = self.tr("Mean final scores with {} intervals").format("95" + percent_sign())
        means = []
        for seat, style in enumerate(styles if tally.games else ()):
            found = tally.summary(seat)
            ends = found.mean - found.margin, found.mean + found.margin
            means.append(Bar(style.title, found.mean, *ends, count=tally.games))
        names = [bar.label for bar in means]
        parts = (heights * step)[: len(names)].tolist()
        title, unit = self.tr("Final scores by seat"), self.tr("Final score, points")
        return Ridges(title, caption, names, edges.tolist(), parts, means, unit)

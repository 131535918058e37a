"""Small multiples: charts of one kind whose axes reach equally far."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from engine.reports.charts import Chart
from workbench.charts.item import Limits
from workbench.charts.view import ChartView


class SharedAxes(QObject):
    """Keeps the ranges of charts equal while their figures grow.

    Args:
        views: Those of one kind of chart share their ranges.
        parent: With which sharing ends; the charts keep what they have.
    """

    def __init__(self, views: Sequence[ChartView], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._views = tuple(views)
        for view in self._views:
            view.limits_changed.connect(self.share)
        self.share()

    def share(self) -> None:
        """Give every chart the range that holds all of its kind."""
        kinds: dict[type[Chart], list[tuple[ChartView, Limits]]] = defaultdict(list)
        for view in self._views:
            if view.chart is not None and view.limits is not None:
                kinds[type(view.chart)].append((view, view.limits))
        for views in kinds.values():
            every = [limits for _, limits in views]
            wanted = [(view, limits.with_others(every)) for view, limits in views]
            across, up = zip(*(view.plot.ranges(limits) for view, limits in wanted), strict=True)
            for (view, limits), own in zip(wanted, up, strict=True):
                view.share((limits, (_union(across), own if limits.rows else _union(up))))

    def end(self) -> None:
        """Give every chart its own range again."""
        for view in self._views:
            view.limits_changed.disconnect(self.share)
            view.share(None)


def _union(ranges: Iterable[tuple[float, float]]) -> tuple[float, float]:
    lows, highs = zip(*ranges, strict=True)
    return (min(lows), max(highs))

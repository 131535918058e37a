"""How fast charts of the window are drawn again: `python -m tests.bench.charts` prints a table.

A repaint is what a chart of real size does with other figures: axes, legend, what its mark
says, and all that is painted. With --own-time it is the time that this program had the processor.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from engine.reports.charts import Chart
from tests.bench.desk import Row, percentile, print_table
from tests.workbench.charts.samples import LARGE, STYLES, named
from workbench.charts.pointer import first
from workbench.charts.view import ChartView
from workbench.look.theme import LIGHT, apply_theme

SIZE = (640, 420)
TIMES = 60
BOUND = 16.0  # milliseconds
CLOCK = time.thread_time if "--own-time" in sys.argv else time.perf_counter


def grown(chart: Chart, step: int) -> Chart:
    """The chart with a little more in it, so that nothing is as it was."""
    part = 1 + step / 1000
    fields = {
        "Intervals": lambda: {"bars": [_times(bar, part) for bar in chart.bars]},
        "Lines": lambda: {
            "lines": [replace(line, ys=[y * part for y in line.ys]) for line in chart.lines]
        },
        "Columns": lambda: {"heights": [(x, y * part) for x, y in chart.heights]},
        "Ridges": lambda: {"means": [_times(bar, part) for bar in chart.means]},
        "Tornado": lambda: {
            "swings": [replace(swing, low=_times(swing.low, part)) for swing in chart.swings]
        },
        "Matrix": lambda: {
            "cells": [[cell and _times(cell, part) for cell in row] for row in chart.cells]
        },
        "Points": lambda: {"points": [replace(point, y=point.y * part) for point in chart.points]},
        "Stacks": lambda: {"values": [[one * part for one in row] for row in chart.values]},
    }
    return replace(chart, **fields[named(chart)]())


def _times(bar, part):
    return replace(bar, value=bar.value * part, low=bar.low * part, high=bar.high * part)


class Bench:
    """A chart on the screen, with one of its marks pointed at."""

    def __init__(self, chart: Chart) -> None:
        self.app = QApplication.instance() or QApplication(["bench"])
        apply_theme(self.app, "light")
        self.chart = chart
        self.view = ChartView(STYLES)
        self.view.set_theme(LIGHT)
        self.view.resize(*SIZE)
        self.view.show()
        self.view.show_chart(chart)
        self.app.processEvents()
        self.view.point_at(first(self.view.plot.item.points))
        self.app.processEvents()

    def repaints(self, times: int) -> list[float]:
        """Milliseconds of each repaint with other figures."""
        return [self._timed(grown(self.chart, step), self._paint) for step in range(1, times + 1)]

    def _timed(self, chart: Chart, paint: Callable[[], None]) -> float:
        begun = CLOCK()
        self.view.show_chart(chart)
        paint()
        return 1000 * (CLOCK() - begun)

    def _paint(self) -> None:
        self.app.sendPostedEvents()
        self.app.sendEvent(self.view.window(), QEvent(QEvent.Type.UpdateRequest))

    def close(self) -> None:
        """Close the chart."""
        self.view.close()
        self.view.deleteLater()
        self.app.processEvents()


def rows() -> list[Row]:
    """A line for each kind of chart."""
    found = []
    for chart in LARGE:
        bench = Bench(chart)
        times = bench.repaints(TIMES)
        found.append(Row(f"{named(chart)}: repaint, median", percentile(times, 0.5), BOUND))
        bench.close()
    return found


if __name__ == "__main__":
    print_table(rows())

"""Two runs in one chart: labels say which is which, and so do their marks."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtGui import QFontMetricsF

from engine.reports.charts import as_csv
from engine.reports.svg_spread import svg
from tests.workbench.charts.samples import (
    STYLES,
    columns,
    intervals,
    lines,
    ridges,
    stacks,
)
from workbench.charts.appearance import Appearance, RunLabel
from workbench.charts.overlay import can_overlay, overlaid
from workbench.charts.view import ChartView
from workbench.look.theme import LIGHT

RUNS = ("run 2", "run 3")
PAIRS = [
    (intervals(), intervals(1.5)),
    (lines(4), lines(4, seed=9)),
    (ridges(4), ridges(4, 70, 3.0)),
]


def labels(chart):
    found = getattr(chart, "bars", None) or getattr(chart, "lines", None)
    return [each.label for each in found] if found else list(chart.names)


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=["intervals", "lines", "ridges"])
def test_each_label_stands_there_twice(first, second):
    """Side by side, in the order of the first run; files and reports can draw it, too."""
    both = overlaid(first, second, RUNS)
    assert labels(both)[:3] == ["north (run 2)", "north (run 3)", "east (run 2)"]
    assert len(labels(both)) == 8
    assert "east (run 3)" in as_csv(both)
    assert "east (run 3)" in svg(both)


@pytest.mark.parametrize(("first", "second"), PAIRS, ids=["intervals", "lines", "ridges"])
def test_the_second_run_has_hollow_marks(app, qtbot, first, second):
    """In the colour and shape of the seat; both are drawn."""
    look = Appearance(LIGHT, STYLES, QFontMetricsF(app.font()))
    both = overlaid(first, second, RUNS)
    found = look.series(labels(both))
    assert [series.hollow for series in found] == [False, True] * 4
    assert [series.style for series in found[::2]] == [series.style for series in found[1::2]]
    assert found[0].style is STYLES["north"]
    assert found[0].dash == ()
    assert found[1].dash != ()
    view = ChartView(STYLES)
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show()
    view.show_chart(both)
    one = view.plot.grab().toImage()
    plain = [str(label) for label in labels(both)]
    assert not any(isinstance(label, RunLabel) for label in plain)
    view.show_chart(overlaid(second, first, RUNS))
    assert view.plot.grab().toImage() != one


def test_what_only_one_run_has_stands_there_once(app):
    """Such as a seat that was added."""
    less = replace(intervals(), bars=intervals().bars[:2])
    both = overlaid(less, intervals(), RUNS)
    assert labels(both)[-2:] == ["south (run 3)", "west (run 3)"]
    look = Appearance(LIGHT, STYLES, QFontMetricsF(app.font()))
    assert look.series(labels(both))[-1].hollow


def test_captions_of_both_are_told_where_they_differ():
    """And once where they do not."""
    assert overlaid(*PAIRS[0], RUNS).caption == intervals().caption
    other = replace(intervals(), caption="Other.")
    said = overlaid(intervals(), other, RUNS).caption
    assert said == f"run 2: {intervals().caption} run 3: Other."


def test_ridges_keep_all_their_games_in_common_columns():
    """Columns of two widths and two beginnings: every seat's parts still sum to one."""
    first, second = ridges(2, 90), ridges(2, 60)
    wide = replace(second, edges=[3 * edge - 40.0 for edge in second.edges])
    both = overlaid(first, wide, RUNS)
    steps = np.diff(both.edges)
    assert steps == pytest.approx(np.full(len(steps), 3.0))
    assert both.edges[0] <= min(first.edges[0], wide.edges[0])
    assert both.edges[-1] >= max(first.edges[-1], wide.edges[-1])
    assert np.sum(both.heights, axis=1) == pytest.approx(np.ones(4))
    same = overlaid(first, ridges(2, 90, 2.0), RUNS)
    assert same.heights[0] == pytest.approx(first.heights[0])
    assert [bar.label for bar in same.means] == list(same.names)


@pytest.mark.parametrize(("first", "second"), [(intervals(), lines()), (columns(), columns())])
def test_other_charts_are_not_laid_over_each_other(first, second):
    """Two kinds, or a kind in which it would say nothing."""
    assert not can_overlay(first, second)
    assert not can_overlay(stacks(), stacks())
    with pytest.raises(TypeError):
        overlaid(first, second, RUNS)

"""What a chart says about its marks: by mouse, by keyboard, aloud and as a table."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.reports.charts import Bar, Columns, Ridges, table
from tests.workbench.charts.samples import (
    SAMPLES,
    STYLES,
    columns,
    intervals,
    lines,
    matrix,
    named,
    points,
    ridges,
    stacks,
    tornado,
)
from workbench.charts.figures import FiguresModel
from workbench.charts.pointer import known, stepped
from workbench.charts.view import ChartView
from workbench.charts.words import bar_text, figure, level_of

NBSP = "\N{NO-BREAK SPACE}"


@pytest.fixture
def view(app, qtbot):
    found = ChartView(STYLES)
    qtbot.addWidget(found)
    found.resize(620, 420)
    found.show()
    return found


def hover(view, spot, away=(3, -2)):
    """Move the mouse near a mark."""
    view.grab()
    at = view.plot.mapFromScene(view.plot.at(spot)) + QPoint(*away)
    QTest.mouseMove(view.plot.viewport(), at)
    view.plot.scene().sigMouseMoved.emit(QPointF(at))  # offscreen, moves may come late
    QApplication.processEvents()
    return view.said


def press(view, *keys):
    view.setFocus()
    said = []
    for key in keys:
        QTest.keyClick(view, key)
        said.append(view.said)
    return said


@pytest.mark.parametrize(
    ("chart", "spot", "said"),
    [
        (intervals(), (1, 0), f"east: 30.2 · 95% interval 28.8 to 31.6 · n{NBSP}={NBSP}2,000"),
        (intervals(), (3, 0), "west: not known"),
        (columns(), (0, 44), "decisions of a game: 208 · % of games: 3.998"),
        (ridges(4), (1, 0), f"east: 39.5 · 95% interval 38.9 to 40.1 · n{NBSP}={NBSP}2,000"),
        (ridges(4), (0, 40), "north · 38.5 – 39.5 · 5.1%"),
        (tornado(), (0, 1), f"starting coins = 9: 4.0 · 90% interval 3.0 to 5.0 · n{NBSP}={NBSP}400"),
        (stacks(), (0, 0), "north, roads: 1.942"),
    ],
    ids=lambda given: named(given) if hasattr(given, "title") else "",
)  # fmt: skip
def test_a_mark_says_its_figures_under_the_mouse(view, chart, spot, said):
    """Label, value, interval with the level of the caption, and games."""
    view.show_chart(chart)
    assert hover(view, spot, (0, 0) if isinstance(chart, Columns | Ridges) else (3, -2)) == said
    assert view.accessibleDescription() == said


def test_a_point_of_a_curve_names_both_axes(view):
    """So that no figure is without its unit."""
    view.show_chart(lines())
    said = hover(view, (0, 4), (0, 0))
    assert said.startswith("north · round: 5 · points above the mean of the seats: ")
    assert "95% interval" in said


def test_a_cell_names_row_and_column(view):
    """And a cell in which nothing is known says nothing."""
    view.show_chart(matrix(6))
    assert hover(view, (0, 1)).startswith("greedy – uniform: 23")
    at = view.plot.view.mapViewToScene(QPointF(0.5, 5.5))
    assert view.plot.near(at) != (0, 0)


@pytest.mark.parametrize("chart", SAMPLES, ids=named)
def test_the_nearest_mark_is_the_one_that_speaks(view, chart):
    """At each mark it is found itself, or one that lies on the same place."""
    view.show_chart(chart)
    view.grab()
    found = view.plot.item.points
    for row in range(len(found)):
        for at in known(found[row])[:: max(len(found[row]) // 5, 1)]:
            spot = view.plot.near(view.plot.at((row, at)))
            assert spot is not None
            there = np.hypot(*(found[spot[0]][spot[1]] - found[row][at]))
            assert there == pytest.approx(0.0, abs=1e-9)


def test_far_from_every_point_nothing_is_said(view):
    """What would be said of an empty place would be about something else."""
    lone = replace(points(2), points=points(2).points[:2])
    view.show_chart(lone)
    view.grab()
    xs = [view.plot.at((0, at)).x() for at in (0, 1)]
    assert abs(xs[0] - xs[1]) > 200
    middle = view.plot.view.sceneBoundingRect().center()
    assert view.plot.near(middle) is None


def test_leaving_the_chart_ends_what_it_said(view):
    """The caption is the description again."""
    view.show_chart(intervals())
    assert hover(view, (1, 0))
    view.leaveEvent(QEvent(QEvent.Type.Leave))
    assert view.said == ""
    assert view.accessibleDescription() == intervals().caption


def test_arrows_go_down_rows_of_one_mark(view):
    """All four do; Home stays in the row, Escape ends it."""
    view.show_chart(intervals())
    said = press(view, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Up)
    assert [each.split(":")[0] for each in said] == ["north", "east", "south", "east"]
    assert view.accessibleDescription() == said[-1]
    assert press(view, Qt.Key.Key_Escape) == [""]


def test_arrows_go_along_a_curve_and_from_curve_to_curve(view):
    """Left and right by points, up and down by curves at the same round."""
    view.show_chart(lines())
    keys = [Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_End]
    heads = [each.rsplit(" · ", 2)[0] for each in press(view, *keys)]
    assert [head.split(" · points")[0] for head in heads] == [
        "north · round: 1",
        "north · round: 2",
        "north · round: 3",
        "east · round: 3",
        "east · round: 25",
    ]


def test_arrows_leave_out_what_is_not_known():
    """A cell without a value is no stop."""
    marks = [np.array([[0.5, 1.5], [nan, 1.5], [2.5, 1.5]]), np.array([[0.5, 0.5]])]
    assert stepped(marks, (0, 0), Qt.Key.Key_Right) == (0, 2)
    assert stepped(marks, (0, 2), Qt.Key.Key_Down) == (1, 0)
    assert stepped(marks, (1, 0), Qt.Key.Key_Down) == (1, 0)
    assert stepped([], None, Qt.Key.Key_Down) is None


def test_other_keys_are_left_to_the_window(view, qtbot):
    """Ctrl with an arrow and letters go on."""
    view.show_chart(intervals())
    press(view, Qt.Key.Key_A)
    QTest.keyClick(view, Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert view.said == ""


def test_what_is_said_follows_the_figures(view):
    """While a batch runs the mark that is pointed at tells the last value; a lost one is silent."""
    view.show_chart(intervals())
    press(view, Qt.Key.Key_Down, Qt.Key.Key_Down)
    view.show_chart(intervals(1.0))
    assert view.said.startswith("east: 31.2")
    view.show_chart(replace(intervals(), bars=intervals().bars[:1]))
    assert view.said == ""


@pytest.mark.parametrize("width", [160, 300, 900])
def test_the_box_of_words_stays_inside(view, width):
    """However narrow the chart is, and wherever the mark."""
    view.resize(width, 300)
    view.show_chart(intervals())
    view.grab()
    for row in range(4):
        view.point_at((row, 0))
        box = view.plot.readout._box
        assert view.plot.viewport().rect().adjusted(-1, -1, 1, 1).contains(box.toAlignedRect())


def test_every_chart_has_a_name(view):
    """That of its title."""
    for chart in SAMPLES:
        view.show_chart(chart)
        assert view.accessibleName() == chart.title


@pytest.mark.parametrize(
    ("caption", "level"),
    [
        ("Share of the win with 95% intervals, 2,000 games. Green: ±2% around it.", "95"),
        ("Paired on common seeds, intervals hold together with 95%, 400 pairs.", "95"),
        ("Band: 99.5% t intervals, 400 games.", "99.5"),
        ("Intervalles à 95%, 2 000 parties.", "95"),
        ("Within 95% of the games nothing changes.", ""),
        ("90% and 95% intervals", ""),
        ("In 25% of games; intervals are wide", ""),
        ("", ""),
    ],
)
def test_the_level_is_what_the_caption_says(caption, level):
    """And none where it says none, or two."""
    assert level_of(caption) == level


@pytest.mark.parametrize(
    ("value", "half", "written"),
    [(26.123, 1.4, "26.1"), (26.123, 0.36, "26.1"), (26.123, 24.0, "26"), (0.02832, nan, "0.02832"),
     (25.0, nan, "25"), (12000.0, nan, "12,000"), (nan, 1.0, "not known"), (0.0, nan, "0")],
)  # fmt: skip
def test_figures_have_as_many_digits_as_are_known(value, half, written):
    """Two of a small interval, one of a large one, four where there is none."""
    assert figure(value, half) == written


def test_a_bar_without_an_interval_says_none():
    """Nor games that nobody counted."""
    assert bar_text(Bar("a", 2.0, -inf, inf), "a", "95") == "a: 2"


def test_figures_are_shown_as_a_table_that_follows(view, qtbot):
    """From the context menu, with heads in words; as many cells as the CSV has."""
    view.show_chart(intervals())
    (action,) = [one for one in view.menu.actions() if one.text() == "Show as a table"]
    action.trigger()
    (dialog,) = [one for one in view.window().children() if one.inherits("FiguresDialog")]
    model = dialog.model
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert heads == ["What", "Value", "Low end", "High end", "n"]
    assert [model.index(1, at).data() for at in range(5)] == [
        "east",
        "30.2",
        "28.8",
        "31.6",
        "2,000",
    ]
    assert model.rowCount() == 4
    assert model.index(3, 1).data() == "not known"
    dialog._paced._timer.setInterval(1)
    view.show_chart(intervals(1.0))
    qtbot.waitUntil(lambda: model.index(1, 1).data() == "31.2")
    dialog.copy()
    assert QApplication.clipboard().text().splitlines()[2] == "east,31.2,29.8,32.6,2000"
    dialog.close()
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    view.show_chart(intervals(2.0))  # no table is left to follow it


@pytest.mark.parametrize("chart", SAMPLES, ids=named)
def test_every_table_is_shown_whole(app, qtmodeltester, chart):
    """Rows and columns of `engine.reports.charts.table`."""
    model = FiguresModel(chart)
    heads, rows = table(chart)
    assert (model.rowCount(), model.columnCount()) == (len(rows), len(heads))
    qtmodeltester.check(model)

"""A mark that stands for stored games asks for them: by a click, and by Enter."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tests.workbench.charts.samples import SEATS, STYLES, columns, intervals, ridges
from workbench.charts.view import ChartView

OFFER = "Click or Enter: these games"


def with_picks(chart):
    """The chart as if its games were stored as arm 1 of run 7."""
    if hasattr(chart, "bars"):
        bars = [replace(bar, picks=f"won:{bar.label} = 1") for bar in chart.bars]
        return replace(chart, bars=bars, source=(7, 1))
    if hasattr(chart, "means"):
        picks = [[f"score:{name} = {n}" for n in range(90)] for name in chart.names]
        return replace(chart, picks=picks, source=(7, 1))
    return replace(chart, picks=[f"length = {x:g}" for x, _ in chart.heights], source=(7, 1))


@pytest.fixture
def view(app, qtbot):
    found = ChartView(STYLES)
    qtbot.addWidget(found)
    found.resize(620, 420)
    found.show()
    return found


@pytest.fixture
def picked(view):
    found = []
    view.picked.connect(lambda source, picks: found.append((source, picks)))
    return found


def click(view, spot):
    view.grab()
    at = view.plot.mapFromScene(view.plot.at(spot)) + QPoint(1, 0)
    QTest.mouseClick(view.plot.viewport(), Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize(
    ("chart", "spot", "picks"),
    [
        (intervals(), (1, 0), "won:east = 1"),
        (columns(), (0, 44), "length = 208"),
        (ridges(4), (0, 40), "score:north = 39"),
    ],
    ids=["bar", "column", "column of a seat"],
)
def test_a_click_on_a_mark_asks_for_its_games(view, picked, chart, spot, picks):
    """The chart says which ones; the view guesses nothing."""
    view.show_chart(with_picks(chart))
    click(view, spot)
    assert picked == [((7, 1), picks)]
    assert view.said.endswith(OFFER)


def test_enter_asks_for_the_games_of_the_mark_the_arrows_lead_to(view, picked):
    """What the mouse can do, the keyboard can."""
    view.show_chart(with_picks(columns()))
    view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert picked == [((7, 1), with_picks(columns()).picks[1])]
    assert view.accessibleDescription().endswith(OFFER)


def test_a_mean_stands_for_no_games_in_particular(view, picked):
    """It says its figures and offers nothing."""
    view.show_chart(with_picks(ridges(4)))
    click(view, (1, 0))
    assert not picked
    assert OFFER not in view.said


def test_marks_of_games_that_are_not_stored_offer_nothing(view, picked):
    """As while a question is being played."""
    view.show_chart(columns())
    click(view, (0, 44))
    assert not picked
    assert OFFER not in view.said


def test_nothing_is_offered_where_nobody_shows_games(view):
    """As in a chart of the desk: only a view that is heard offers them."""
    view.show_chart(with_picks(columns()))
    click(view, (0, 44))
    assert view.said
    assert OFFER not in view.said


@pytest.mark.parametrize("row", [0, 2])
@pytest.mark.parametrize("height", [0.1, 0.4, 0.8])
def test_the_column_under_the_mouse_is_listed(view, picked, row, height):
    """At every column, however high above its base line the mouse is."""
    view.show_chart(with_picks(ridges(4)))
    view.resize(1200, 420)
    view.grab()
    plot, base = view.plot, 3 - row + height
    for n in range(8, 70):
        at = plot.mapFromScene(plot.view.mapViewToScene(QPointF(n, base)))
        middle = plot.at((row, 0))
        if abs(at.x() - middle.x()) + abs(at.y() - middle.y()) < 12:
            continue
        picked.clear()
        QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert picked == [((7, 1), f"score:{SEATS[row]} = {n}")]


def test_the_mean_is_pointed_at_only_on_its_mark(view):
    """A little above it is a column."""
    view.show_chart(with_picks(ridges(4)))
    view.grab()
    for away, at in ((0, 0), (-4, 0), (-15, 39)):
        place = view.plot.at((1, 0)) + QPointF(0, away)
        found = view.plot.near(place)
        assert found is not None
        assert (found[0], found[1] > 0) == (1, at > 0)

"""A mark that stands for stored games asks for them: by a click, and by Enter."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.workbench.charts.samples import STYLES, columns, intervals, ridges
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

"""Many charts: in columns, with equal axes, drawn only where they are in sight, not too often."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea

from tests.workbench.charts.samples import (
    STYLES,
    columns,
    intervals,
    lines,
    matrix,
    ridges,
    tornado,
)
from workbench.charts.card import ChartCard
from workbench.charts.grid import ChartGrid
from workbench.charts.paced import USUAL, Paced
from workbench.look.theme import DARK, apply_text_size


@pytest.fixture
def shown(app, qtbot):
    """Shows charts in a grid that scrolls."""

    def show(charts, width=1000, height=420, **more):
        area = QScrollArea(widgetResizable=True)
        qtbot.addWidget(area)
        grid = ChartGrid()
        area.setWidget(grid)
        cards = [ChartCard(STYLES) for _ in charts]
        grid.set_cards(cards, **more)
        for card, chart in zip(cards, charts, strict=True):
            card.show_chart(chart)
        area.resize(width, height)
        area.show()
        for _ in range(4):
            QApplication.processEvents()
        return area, grid

    return show


def places(grid):
    return [(card.x(), card.y()) for card in grid.cards]


def test_two_columns_where_there_is_room(shown):
    """And one below 900 pixels; nothing lies over another, and all of it can be scrolled to."""
    area, grid = shown([intervals(), columns(), tornado(), matrix(6)])
    grid.resize(900, grid.height())
    assert len({x for x, _ in places(grid)}) == 2
    assert grid.cards[0].y() == grid.cards[1].y()
    area.resize(700, 420)
    for _ in range(4):
        QApplication.processEvents()
    assert len({x for x, _ in places(grid)}) == 1
    shapes = [card.geometry() for card in grid.cards]
    assert not any(a.intersects(b) for a, b in pairwise(shapes))
    assert shapes[-1].bottom() <= grid.height()


def test_large_text_wants_wider_columns(shown):
    """At 150% two columns begin at 1,350 pixels."""
    _, grid = shown([intervals(), columns()])
    apply_text_size(QApplication.instance(), 150)
    try:
        assert [grid.flow.columns(width) for width in (1300, 1400)] == [1, 2]
    finally:
        apply_text_size(QApplication.instance(), 100)


def test_charts_of_one_kind_share_their_axes(shown):
    """Whatever comes later; those of another kind have their own."""
    _, grid = shown([lines(2), lines(4, seed=3), intervals(), columns()], height=1400, shared=True)
    ranges = [card.view.plot.view.viewRange() for card in grid.cards]
    assert ranges[0] == ranges[1] != ranges[3]
    grid.cards[0].show_chart(lines(2, points=80))
    after = [card.view.plot.view.viewRange() for card in grid.cards]
    assert after[0] == after[1] != ranges[0]
    grid.set_cards(grid.cards)
    alone = [card.view.plot.view.viewRange() for card in grid.cards]
    assert alone[0] != alone[1]


def test_rows_share_values_but_not_their_number(shown):
    """Three parameters beside five are not stretched."""
    _, grid = shown([tornado(3), tornado(5)], height=900, shared=True)
    (first, _), (second, _) = (card.view.plot.view.viewRange() for card in grid.cards)
    assert first == pytest.approx(second)
    assert [len(card.view.plot.item.names()) for card in grid.cards] == [3, 5]


def test_matrices_share_their_shades(shown):
    """Equal values have equal colours in charts side by side."""
    _, grid = shown([matrix(3), matrix(12)], height=1200, shared=True)
    items = [card.view.plot.item for card in grid.cards]
    assert items[0]._shared == items[1]._shared == max(item._most for item in items)
    assert items[0]._most < items[1]._most


def test_cards_out_of_sight_are_not_drawn(shown, qtbot):
    """Until somebody scrolls to them; then the last figures are there."""
    area, grid = shown([intervals(float(n)) for n in range(8)], width=600, height=300)
    last = grid.cards[-1]
    assert not last.view.in_sight
    drawn = []
    last.view.shown.connect(drawn.append)
    for step in range(5):
        last.show_chart(intervals(float(step)))
    assert drawn == []
    area.ensureWidgetVisible(last)
    qtbot.waitUntil(lambda: bool(drawn))
    assert drawn == [intervals(4.0)]


def test_cards_that_are_not_wanted_any_more_go(shown):
    """The others stay as they are."""
    _, grid = shown([intervals(), columns(), ridges(3)])
    gone, kept = grid.cards[0], grid.cards[1:]
    grid.set_cards(kept)
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    assert grid.cards == kept
    assert grid.findChildren(ChartCard) == list(kept)
    assert gone not in grid.cards


def test_all_cards_take_another_theme(shown):
    """The grid hands it on."""
    _, grid = shown([intervals(), columns()])
    grid.set_theme(DARK)
    assert all(card.view.look.theme is DARK for card in grid.cards)


def test_only_the_last_news_are_passed_on(app, qtbot):
    """The first at once, then one after each pause; none is lost at the end."""
    paced = Paced(pause=40)
    passed = []
    paced.passed.connect(passed.append)
    for number in range(6):
        paced.give(number)
    assert passed == [0]
    qtbot.waitUntil(lambda: len(passed) == 2)
    assert passed == [0, 5]
    paced.give(6)
    paced.finish()
    assert passed == [0, 5, 6]
    qtbot.wait(100)
    assert passed == [0, 5, 6]
    paced.give(7)
    assert passed[-1] == 7


def test_charts_repaint_at_most_ten_times_a_second(app):
    """The usual pause."""
    assert USUAL >= 100
    assert Paced()._timer.interval() == USUAL

"""Every kind of chart is drawn, in every look, and again with other figures."""

from __future__ import annotations

from dataclasses import replace
from math import inf, nan

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor

from engine.reports.charts import (
    Bar,
    Chart,
    Columns,
    Intervals,
    Line,
    Lines,
    Matrix,
    Points,
    Stacks,
)
from tests.bench.charts import grown
from tests.workbench.charts.samples import (
    LARGE,
    SAMPLES,
    SEATS,
    STYLES,
    intervals,
    lines,
    matrix,
    named,
    ridges,
    scores,
    stacks,
    tornado,
)
from tests.workbench.charts.wheel import turned
from workbench.charts.kinds import ITEMS
from workbench.charts.view import ChartView
from workbench.look.theme import DARK, LIGHT, TABLES, apply_text_size

KINDS = pytest.mark.parametrize("chart", SAMPLES, ids=named)


@pytest.fixture
def view(app, qtbot):
    found = ChartView(STYLES)
    qtbot.addWidget(found)
    found.resize(520, 380)
    found.show()
    return found


@pytest.fixture
def large(app):
    apply_text_size(app, 150)
    yield
    apply_text_size(app, 100)


def colours(view, step=2):
    image = view.plot.grab().toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


def test_every_kind_has_an_item():
    """A new kind of chart in reports is drawn in the window as well."""
    assert set(ITEMS) == set(Chart.__subclasses__())
    assert {type(chart) for chart in SAMPLES} == {type(chart) for chart in LARGE} == set(ITEMS)


@KINDS
@pytest.mark.parametrize("theme", TABLES, ids=lambda theme: theme.name)
def test_every_kind_is_drawn_in_every_theme(view, chart, theme):
    """On the ground of the theme, in its text colour, with marks between."""
    view.set_theme(theme)
    view.show_chart(chart)
    found = colours(view, 1)
    assert theme.surface in found
    assert len(found) > 25


@KINDS
def test_another_theme_repaints_what_is_there(view, chart):
    """Nothing of the light ground is left."""
    view.show_chart(chart)
    item = view.plot.item
    view.set_theme(DARK)
    assert view.plot.item is item
    found = colours(view)
    assert DARK.surface in found
    assert LIGHT.surface not in found


@KINDS
def test_other_figures_use_the_same_item(view, chart):
    """A batch that runs makes nothing anew, and the picture follows it."""
    view.show_chart(chart)
    item, before = view.plot.item, view.plot.grab().toImage()
    view.show_chart(grown(chart, 200))
    assert view.plot.item is item
    assert view.plot.grab().toImage() != before


@KINDS
def test_one_view_draws_any_kind_after_another(view, chart):
    """Axes of names and of figures come and go with the kind."""
    view.show_chart(intervals())
    view.show_chart(chart)
    item = view.plot.item
    assert type(item) is ITEMS[type(chart)]
    assert view.plot.names.isVisible() == bool(item.names())
    assert view.plot.figures.isVisible() == (not item.names())
    assert view.plot.heads.isVisible() == bool(item.heads())
    assert len([one for one in view.plot.view.addedItems if one is not item]) == 0


@pytest.mark.parametrize(
    "chart",
    [
        Intervals("T", "", [], "%"),
        Lines("T", "", [], "round", "points"),
        Columns("T", "", [], "decisions", "%"),
        ridges(0),
        tornado(0),
        Matrix("T", "", [], [], [], "%"),
        Points("T", "", [], "x", "y"),
        Stacks("T", "", [], [], [], "points"),
    ],
    ids=named,
)
def test_a_chart_without_figures_says_so(view, chart):
    """Until there is something to be seen."""
    view.show_chart(chart)
    view.grab()
    assert view.nothing.isVisible()
    full = next(each for each in SAMPLES if type(each) is type(chart))
    view.show_chart(full)
    assert not view.nothing.isVisible()


def test_values_that_are_not_known_are_drawn_as_far_as_they_are(view):
    """An interval without ends goes from rim to rim, and has no mark."""
    view.show_chart(Intervals("T", "", [Bar("a", 1.0, 0.5, inf), Bar("b", nan, nan, nan)], "%"))
    found = colours(view, 1)
    view.show_chart(replace(lines(1), lines=[replace(lines(1).lines[0], ys=[nan] * 25)]))
    view.grab()
    assert len(found) > 15
    assert view.nothing.isVisible()


def test_seats_have_their_own_colours(view):
    """The mark of each seat is in its colour."""
    view.show_chart(scores())
    assert {QColor(STYLES[name].colour).name() for name in SEATS} <= colours(view, 1)


def test_a_verdict_has_its_own_shape_beside_the_badge_of_the_seat(view):
    """Circle, square and diamond as in a report."""
    view.show_chart(intervals())
    item = view.plot.item
    shapes = [
        item.look.verdict(bar.style, own).style.shape
        for bar, own in zip(item.chart.bars, item._series, strict=True)
    ]
    assert shapes == ["circle", "square", "diamond", "diamond"]
    assert [badge.style for _, badge in item.names()] == [STYLES[name] for name in SEATS[:4]]


def test_counts_have_no_decimals(view):
    """Three cards are 3 cards; what was measured keeps its decimals."""
    counts = [[Bar("", n, n, n) for n in (3.0, 12.0)]]
    view.show_chart(Matrix("Cards", "", ["red"], ["1st", "2nd"], counts, "cards"))
    assert view.plot.item._texts(500) == [["3 *", "12 *"]]
    measured = [[Bar("", 3.0, -2.0, 8.0)]]
    view.show_chart(Matrix("Points", "", ["red"], ["blue"], measured, "points"))
    assert view.plot.item._texts(500) == [["3.0"]]


@pytest.mark.parametrize(
    "chart", [intervals(), tornado(), stacks(), ridges(8), matrix(12)], ids=named
)
def test_rows_have_room_for_their_names(view, large, chart):
    """Also where text is large and the window low."""
    view.resize(300, 60)
    view.show_chart(chart)
    view.resize(300, view.layout().minimumHeightForWidth(300))
    rows = len(view.plot.item.names())
    assert view.plot.view.height() / rows >= view.fontMetrics().height()


def test_long_names_leave_room_for_the_chart(view):
    """They end in an ellipsis."""
    bars = [replace(bar, label=f"{bar.label}, a seat with a very long name indeed")
            for bar in intervals().bars]  # fmt: skip
    view.resize(300, 300)
    view.show_chart(replace(intervals(), bars=bars))
    view.grab()
    assert view.plot.view.width() > 120
    assert all(text.endswith("…") for _, text in view.plot.names._tickLevels[0])


def test_names_of_narrow_columns_stand_upright(view):
    """And lie where there is room."""
    view.show_chart(matrix(12))
    view.grab()
    assert view.plot.heads.upright
    view.show_chart(matrix(2))
    view.grab()
    assert not view.plot.heads.upright


def test_cells_say_as_much_as_fits_into_all_of_them(view):
    """Values with a decimal, whole values, stars alone: never some of one and some of another."""
    view.show_chart(matrix(12))
    texts = [view.plot.item._texts(room) for room in (200.0, 34.0, 12.0, 1.0)]
    shown = [{text for row in each for text in row if text} for each in texts]
    assert any("." in text for text in shown[0])
    assert not any("." in text for text in shown[1])
    assert shown[2:] == [{"*"}, set()]


def test_text_grows_with_the_text_size(view, app):
    """Marks, figures of the axes and names too."""
    view.show_chart(intervals())
    before = view.plot.names.width(), view.plot.below.height(), view.look.px(10)
    apply_text_size(app, 150)
    try:
        view.grab()
        after = view.plot.names.width(), view.plot.below.height(), view.look.px(10)
    finally:
        apply_text_size(app, 100)
    assert all(b > 1.3 * a for a, b in zip(before, after, strict=True))


def test_an_axis_is_written_as_people_write(view, monkeypatch):
    """Digits in groups, no more decimals than tell the ticks apart."""
    assert view.plot.below.tickStrings([0.0, 12_000.0], 1.0, 2000.0) == ["0", "12,000"]
    assert view.plot.below.tickStrings([0.0, 0.5, -1.0], 1.0, 0.5) == ["0.0", "0.5", "−1.0"]


def test_a_chart_out_of_sight_is_drawn_when_it_comes_back(view, qtbot):
    """Only the last of what it was given meanwhile."""
    view.show_chart(intervals())
    view.hide()
    drawn = []
    view.shown.connect(drawn.append)
    for shift in range(1, 4):
        view.show_chart(intervals(float(shift)))
    view.set_theme(DARK)
    assert drawn == []
    view.show()
    qtbot.waitUntil(lambda: bool(drawn))
    assert drawn == [intervals(3.0)]
    assert view.plot.look.theme is DARK


def test_the_wheel_scrolls_what_lies_around(view):
    """A chart never zooms by accident."""
    view.show_chart(lines())
    before = view.plot.view.viewRange()
    middle = view.plot.rect().center()
    assert not turned(view.plot.viewport(), QPoint(middle))
    assert view.plot.view.viewRange() == before


def test_an_axis_that_counts_has_whole_figures(view):
    """Also after a chart whose axis does not."""
    axis = view.plot.below
    view.show_chart(Lines("L", "", [Line("", [0.5, 1.0, 2.0], [1, 2, 3])], "minutes", "Elo"))
    assert {step for step, _ in axis.tickSpacing(1, 3, 400)} & {0.1, 0.2, 0.5}
    view.show_chart(Lines("L", "", [Line("", [1, 2, 3], [0.2, 0.4, 0.9])], "step", "Elo"))
    assert axis.tickStrings([1.0, 2.0, 3.0], 1.0, axis.tickSpacing(1, 3, 400)[0][0]) == list("123")
    assert {step for step, _ in axis.tickSpacing(1, 3, 400)} == {1.0}

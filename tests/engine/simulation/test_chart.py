"""The chart of a batch: what it says, and what its file shows."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.colors import to_rgb
from matplotlib.lines import Line2D
from matplotlib.text import Text

from engine.picture import SeatStyle
from engine.seat_styles import HATCHES, SHAPES
from engine.simulation.chart import chart_figure, chart_png
from engine.simulation.report import BatchReport, SeatReport
from engine.statistics.intervals import student, wilson
from tests.engine.simulation.pictures import pixels

STYLES = (
    SeatStyle("north", "North", "#56b4e9", "circle", "solid"),
    SeatStyle("pink", "South", "#e69f00", "triangle", "stripes"),
)
MARGIN = 64  # pixels


def seat_report(style, scores):
    """What a report says of a seat."""
    games = len(scores)
    mean = scores.mean() if games else np.nan
    deviation = scores.std(ddof=1) if games > 1 else np.nan
    return SeatReport(
        name=style.name,
        title=style.title,
        bot="uniform",
        wins=games / 2,
        share=0.5 if games else np.nan,
        share_interval=wilson(games / 2, games),
        mean=mean,
        mean_interval=student(mean, deviation, games),
        median=float(np.median(scores)) if games else np.nan,
        deviation=deviation,
        place=1.5,
        place_interval=student(1.5, 0.5, games),
    )


def report(scores, styles=STYLES):
    """A report with just what the chart says."""
    return BatchReport(
        variant="pincer/long",
        title="Long",
        digest="digest",
        board="A made-up board",
        changes={"rounds": 8},
        seed=7,
        planned=len(scores),
        games=len(scores),
        unfinished=0,
        tied=3,
        lost=0,
        decisions=10.0,
        moves_listed=4.0,
        seats=tuple(seat_report(style, scores[:, seat]) for seat, style in enumerate(styles)),
        measures={},
    )


def chart(scores, styles=STYLES, notice=""):
    """The bytes of a chart."""
    return chart_png(report(scores, styles), scores, styles, notice)


def figure(scores, styles=STYLES, notice="", **changed):
    """A chart that can be asked what it draws."""
    return chart_figure(replace(report(scores, styles), **changed), scores, styles, notice)


def texts(drawn):
    """Everything that is written and seen."""
    return [text for text in drawn.findobj(Text) if text.get_visible() and text.get_text()]


def words(drawn):
    """All that is written, as one text."""
    return " ".join(text.get_text() for text in texts(drawn))


def area(picture, colour):
    """Pixels of exactly that colour."""
    return int((picture == np.rint(255 * np.array(to_rgb(colour)))).all(axis=2).sum())


@pytest.fixture(scope="module")
def scores():
    """Final scores of 500 games."""
    return np.random.default_rng(5).integers(20, 41, (500, 2))


def test_each_seat_adds_a_row(scores):
    """Seats make a chart taller by the same, and each has axes of its own."""
    four = np.hstack([scores, scores])
    drawn = [figure(four[:, :seats], (STYLES * 2)[:seats]) for seats in (2, 3, 4)]
    assert [len(one.axes) for one in drawn] == [2, 3, 4]
    heights = [one.bbox.height for one in drawn]
    assert np.diff(heights) == pytest.approx([186, 186])


def test_columns_show_in_the_colours_of_the_seats(scores):
    """Each seat's games cover a good part of its row, on a light page of the usual width."""
    picture = pixels(chart(scores))
    assert picture.shape[1] == 1600
    assert all(area(picture, style.colour) > 10_000 for style in STYLES)
    assert picture[0, 0].min() > 240


def test_columns_count_the_games(scores):
    """The heights of a row's columns are the games at each score."""
    for seat, axes in enumerate(figure(scores).axes):
        found = {round(column.get_center()[0]): column.get_height() for column in axes.patches}
        values, counts = np.unique(scores[:, seat], return_counts=True)
        assert found == dict(zip(values.tolist(), counts.tolist(), strict=True))


def test_rows_have_one_scale():
    """Equal heights mean equal numbers of games, and equal places equal scores."""
    narrow_and_wide = np.column_stack([np.full(40, 20), np.arange(40)])
    first, second = figure(narrow_and_wide).axes
    assert (first.get_xlim(), first.get_ylim()) == (second.get_xlim(), second.get_ylim())


def test_the_mean_stands_on_its_interval(scores):
    """Below each row a mark lies at the mean and a line reaches over the 95% interval."""
    for seat, axes in zip(report(scores).seats, figure(scores).axes, strict=True):
        marks = [line.get_xdata() for line in axes.lines if line.get_marker() in {"o", "^"}]
        assert [list(mark) for mark in marks] == [[seat.mean]]
        ends = axes.collections[0].get_segments()[0][:, 0]
        assert ends == pytest.approx([seat.mean_interval.low, seat.mean_interval.high])


@pytest.mark.slow
@pytest.mark.parametrize(("what", "kinds"), [("shape", SHAPES), ("hatch", HATCHES)])
def test_seats_differ_without_their_colour(what, kinds, scores):
    """Every shape and every hatch gives a picture of its own."""
    few = scores[:40]
    found = [
        chart(few, tuple(replace(style, **{what: kind}) for style in STYLES)) for kind in kinds
    ]
    assert all((pixels(one) != pixels(two)).any() for one, two in combinations(found, 2))


def test_the_name_and_the_mean_carry_the_same_mark(scores):
    """Each seat's shape stands beside its name and again at its mean."""
    drawn = figure(scores)
    means = [line.get_marker() for axes in drawn.axes for line in axes.lines]
    named = [line.get_marker() for line in drawn.get_children() if isinstance(line, Line2D)]
    assert named == [mark for mark in means if mark in {"o", "^", "s", "D"}] == ["o", "^"]


def test_the_chart_says_what_was_played(scores):
    """Variant, board, games, bots, seed, changes and notice are written on it."""
    said = words(figure(scores, notice="A reconstruction."))
    assert "Long: final scores" in said
    assert "500 games · uniform bots · seed 7 · rounds = 8" in said
    assert "Board: A made-up board. A reconstruction." in said
    assert "3 of 500 games were shared" in said


def test_the_chart_says_how_each_seat_fared(scores):
    """Name, remark, mean, its interval, median and wins stand beside the columns."""
    said = words(figure(scores))
    for seat, style in zip(report(scores).seats, STYLES, strict=True):
        low, high = seat.mean_interval.low, seat.mean_interval.high
        assert f"{seat.mean:.1f} mean ({low:.2f}–{high:.2f})" in said
        assert f"median {seat.median:g}" in said
        assert style.title in said
    assert "“pink” in files" in said
    assert "wins 50.0% (45.6–54.4)" in said


def test_a_batch_that_was_stopped_says_so(scores):
    """Nobody takes 500 of 2,000 games for a whole batch."""
    assert "500 of 2,000 games, stopped early" in words(figure(scores, planned=2000))


def test_the_same_batch_gives_the_same_bytes(scores):
    """Nothing in a chart depends on the time, or on what a user likes for other charts."""
    first = chart(scores)
    liking = {"font.size": 40, "savefig.dpi": 50, "axes.facecolor": "black", "hatch.linewidth": 9}
    with mpl.rc_context(liking):
        assert chart(scores) == first
    assert b"Software" not in first


def test_long_names_are_cut_and_stay_in_their_place():
    """Nothing that is written leaves the page, and names end before the columns."""
    name = "Most venerable merchants of a city without an end (painted over and over again)"
    styles = (STYLES[0], replace(STYLES[1], title=name), replace(STYLES[1], title="M" * 60))
    far = np.array([[-500, 4000, 1], [-400, 9000, 2], [0, 8000, 3]])
    notice = "This must stay in sight. " * 30
    drawn = figure(far, styles, notice, title="A very long title " * 9, changes={"name": "x" * 200})
    page = drawn.bbox
    for text in texts(drawn):
        box = text.get_window_extent()
        assert page.x0 < box.x0 < box.x1 < page.x1, text
        assert page.y0 < box.y0 < box.y1 < page.y1, text
        if round(box.x0) in range(MARGIN + 40, MARGIN + 60):  # beside a seat's mark
            assert box.x1 < drawn.axes[0].bbox.x0, text
    assert "Most vener" in words(drawn)
    assert "…" in words(drawn)
    assert words(drawn).count("This must stay in sight.") >= 28  # some are broken over two lines


def test_dollars_are_no_formula(scores):
    """A title may hold what Matplotlib would read as mathematics."""
    title = r"For $\frac{1$ coins"
    drawn = figure(scores, title=title)
    drawn.savefig(BytesIO(), format="png")
    assert f"{title}: final scores" in words(drawn)


def test_letters_that_the_font_lacks_give_a_chart(scores):
    """They show as boxes, without a warning."""
    style = replace(STYLES[0], title="北")
    assert pixels(chart(scores, (style, STYLES[1]))).shape[1] == 1600


@pytest.mark.parametrize(("games", "said"), [(0, "no game"), (1, "30.0 wins 50.0%")])
def test_hardly_any_game_still_makes_a_chart(games, said):
    """A batch that was stopped at once has a picture too, without intervals it cannot know."""
    scores = np.full((games, 2), 30)
    assert pixels(chart(scores)).shape[1] == 1600
    assert said in words(figure(scores))


def test_scores_far_apart_share_columns():
    """Thousands of points between the seats, and negative ones, still fit and are all counted."""
    scores = np.array([[-500, 4000], [-400, 9000], [0, 8000]])
    drawn = figure(scores)
    assert [sum(column.get_height() for column in axes.patches) for axes in drawn.axes] == [3, 3]
    assert "Columns of 200 points" in words(drawn)

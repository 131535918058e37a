"""The chart of a batch, read back from its file."""

from __future__ import annotations

import numpy as np
import pytest

from engine.picture import SeatStyle
from engine.simulation.canvas import rgb
from engine.simulation.chart import chart_png
from engine.simulation.report import BatchReport, SeatReport
from engine.statistics.intervals import student, wilson
from tests.engine.simulation.pictures import pixels

STYLES = (
    SeatStyle("north", "North", "#56b4e9", "circle", "solid"),
    SeatStyle("south", "South", "#e69f00", "triangle", "stripes"),
)


def report(scores):
    """A report with just what the chart says."""
    games = len(scores)
    seats = tuple(
        SeatReport(
            name=style.name,
            bot="uniform",
            wins=games / 2,
            share=0.5 if games else np.nan,
            share_interval=wilson(games / 2, games),
            mean=scores[:, seat].mean() if games else np.nan,
            mean_interval=student(scores[:, seat].mean() if games else 0, 3.0, games),
            median=30.0,
            deviation=3.0,
        )
        for seat, style in enumerate(STYLES)
    )
    return BatchReport(
        *(
            "pincer/long",
            "Long",
            "digest",
            "A made-up board",
            {"rounds": 8},
            1,
            games,
            games,
            0,
            0,
            10.0,
            4.0,
        ),
        seats=seats,
        measures={},
    )


def chart(scores, notice=""):
    return chart_png(report(scores), scores, STYLES, notice)


def area(picture, colour):
    """Pixels of exactly that colour."""
    return int((picture == rgb(colour).astype(np.uint8)).all(axis=2).sum())


@pytest.fixture(scope="module")
def scores():
    """Final scores of 500 games."""
    return np.random.default_rng(5).integers(20, 41, (500, 2))


def test_columns_show_in_the_colours_of_the_seats(scores):
    """Each seat's games cover a good part of its row."""
    picture = pixels(chart(scores))
    assert picture.shape[1] == 1600
    assert all(area(picture, style.colour) > 10_000 for style in STYLES)


def test_the_same_batch_gives_the_same_bytes(scores):
    """Nothing in a chart depends on time or machine."""
    assert chart(scores) == chart(scores)


def test_more_games_at_a_score_make_a_taller_column():
    """The tallest column has the most games, whichever seat they belong to."""
    even = np.tile(np.arange(10, 20), (2, 5)).T
    flat = area(pixels(chart(even)), STYLES[0].colour)
    even[:25, 0] = 10
    assert area(pixels(chart(even)), STYLES[0].colour) < flat


@pytest.mark.parametrize("games", [0, 1])
def test_hardly_any_game_still_makes_a_chart(games):
    """A batch that was stopped at once has a picture too."""
    scores = np.full((games, 2), 30)
    assert pixels(chart(scores)).shape[1] == 1600


def test_scores_far_apart_share_columns():
    """Thousands of points between the seats, and negative ones, still fit."""
    scores = np.array([[-500, 4000], [-400, 9000], [0, 8000]])
    picture = pixels(chart(scores))
    assert all(area(picture, style.colour) > 100 for style in STYLES)


def test_the_notice_is_on_the_chart(scores):
    """What must stay in sight with the scores is written below them."""
    assert chart(scores, "A reconstruction.") != chart(scores)

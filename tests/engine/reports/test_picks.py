"""Marks of charts stand for stored games: as many are found as the mark says, and those alone."""

from __future__ import annotations

import pytest

from engine.reports.charts import Columns, Intervals, Ridges
from engine.reports.picks import column_picks
from engine.runs.conditions import Wanted, condition_from
from engine.runs.finding import find_games
from engine.runs.plan import Side

GAMES = 200
EVEN = Side("duel", {"start_score": [0, 0]})  # in which seats may also win together


@pytest.fixture
def charts(reported, store):
    """The charts of a run whose marks stand for games, and how many a mark finds."""
    page, _ = reported(EVEN, games=GAMES)
    found = [chart for section in page.sections for chart in section.charts if chart.source]

    def count(chart, picks):
        run, arm = chart.source
        return find_games(store, (run,), Wanted(where=(condition_from(picks),)), arm=arm).count

    return found, count


def test_a_column_stands_for_as_many_games_as_it_is_high(charts):
    """Margins, lengths and numbers of winners; together they are all games."""
    found, count = charts
    columns = [chart for chart in found if isinstance(chart, Columns)]
    assert [chart.picks[0].split()[0] for chart in columns] == ["margin", "winners", "length"]
    for chart in columns:
        games = [count(chart, picks) for picks in chart.picks]
        assert games == [round(height * GAMES / 100) for _, height in chart.heights], chart.title
        assert sum(games) == GAMES


def test_a_column_of_a_seat_stands_for_the_games_with_so_many_points(charts):
    """Of each seat of the ridges, column by column."""
    found, count = charts
    (ridges,) = (chart for chart in found if isinstance(chart, Ridges))
    for heights, picks in zip(ridges.heights, ridges.picks, strict=True):
        games = [count(ridges, each) for each in picks]
        assert games == [round(height * GAMES) for height in heights]


def test_the_bar_of_a_seat_stands_for_the_games_it_has_won(charts):
    """Alone or with others, so that they are at least its share."""
    found, count = charts
    (wins,) = (chart for chart in found if isinstance(chart, Intervals))
    games = [count(wins, bar.picks) for bar in wins.bars]
    assert [bar.picks for bar in wins.bars] == [f"won:{bar.label} = 1" for bar in wins.bars]
    assert all(n >= bar.value * GAMES / 100 for n, bar in zip(games, wins.bars, strict=True))
    assert sum(games) > GAMES  # some were shared


def test_wide_columns_stand_for_a_range():
    """Edges lie halfway between whole numbers."""
    assert column_picks("score:red", [1.5, 4.5, 7.5]) == ["score:red 2..4", "score:red 5..7"]
    assert column_picks("margin", [-0.5, 0.5]) == ["margin = 0"]

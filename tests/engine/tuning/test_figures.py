"""Figures of games written by hand."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Results
from engine.simulation.playout import Tables
from engine.tuning.figures import figure_interval, figures_from, finished

STANDINGS = [
    [[1, 0, 0], [0, 2, 0], [3, 3, 0], [5, 3, 0]],  # seat 0, 1, (tied), 0
    [[1, 1, 1], [2, 1, 1], [3, 1, 1], [4, 4, 1]],  # (tied), 0, 0, (tied)
    [[0, 0, 1], [0, 0, 2], [0, 0, 3], [0, 0, 4]],  # not finished
]


@pytest.fixture
def results():
    """Two finished games of three seats and four rounds, and one that did not end."""
    scores = np.array([standings[-1] for standings in STANDINGS])
    shares = np.array([[1, 0, 0], [0.5, 0.5, 0], [0, 0, 1]])
    tables = Tables(
        scores=scores,
        shares=shares,
        places=np.array([[1, 2, 3], [1, 1, 3], [2, 2, 1]]),
        decisions=np.array([12, 10, 99]),
        listed=np.array([30, 30, 30]),
        finished=np.array([1, 1, 0], dtype=np.uint8),
        rounds=np.array([4, 4, 4]),
        standings=np.array(STANDINGS),
        measures=np.arange(27).reshape(3, 3, 3),
    )
    return Results(0, tables, np.zeros((3, 0), dtype=np.int64), 0.0)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("win:north", [100, 50]),
        ("score", [8 / 3, 3]),
        ("score:east", [3, 4]),
        ("place:north", [1, 1.5]),  # two who win together share the first two places
        ("place:south", [3, 3]),
        ("margin", [2, 0]),
        ("spread", [5, 3]),
        ("ties", [0, 100]),
        ("length", [12, 10]),
        ("leads", [2, 0]),  # a tie keeps the leader before it, and the first lead is no change
        ("runaway", [-50, 25]),  # leaders after round 2 win 0 and 1/2: (w - 1/3) / (2/3)
        # ranks after round 2 are 2.5, 1, 2.5 and 1, 2.5, 2.5; at the end 1, 2, 3 and 1.5, 1.5, 3
        ("correlation", [0, 0.5]),
        ("cards_left", [4, 13]),
        ("cards left:south", [5, 14]),
    ],
)
def test_figures_of_finished_games(table, results, name, expected):
    """One value a game; the game that did not end is left out."""
    (figure,) = figures_from(name, load_scenario("plain"))
    assert finished(figure, results) == pytest.approx(expected)


def test_half_time_is_that_of_each_game(table, results):
    """The first game ended after two of four rounds: round 1 is its half."""
    rounds = np.array([2, 4, 4])
    shorter = replace(results, tables=results.tables._replace(rounds=rounds))
    (runaway,) = figures_from("runaway", load_scenario("plain"))
    assert finished(runaway, shorter) == pytest.approx([100, 25])


def test_a_game_that_all_lose_is_nobodys_and_no_less_run_away_with(table, results):
    """It is not won together; who would have won is told by the final scores."""
    lost = results.tables._replace(shares=np.zeros((3, 3)), places=np.zeros((3, 3), dtype=np.int64))
    (ties,) = figures_from("ties", load_scenario("plain"))
    assert finished(ties, replace(results, tables=lost)) == pytest.approx([0, 0])
    for name in ("runaway", "correlation"):
        (figure,) = figures_from(name, load_scenario("plain"))
        expected = finished(figure, results)  # places and shares are those of the scores there
        assert finished(figure, replace(results, tables=lost)) == pytest.approx(expected), name


def test_a_flag_is_a_share_of_the_games(table, results, monkeypatch):
    """Its interval is Wilson's, which stays within 0 and 1 and has a width."""
    scenario = load_scenario("plain")
    monkeypatch.setattr(type(scenario.game), "flags", ("cards_left",))
    (flag,) = figures_from("cards left", scenario)
    (count,) = figures_from("rounds_won", scenario)
    never = np.zeros(2000)
    found = figure_interval(flag, never, 0.95)
    assert (found.low, found.high) == pytest.approx((0, 0.0019), abs=5e-5)  # z² / (n + z²)
    assert figure_interval(flag, np.ones(2000), 0.95).high == 1
    assert not figure_interval(count, never, 0.95).interval.known


def test_an_interval_ends_where_the_possible_does(table, results, monkeypatch):
    """A mean number of things is not below 0, and a place not above the first one."""
    scenario = load_scenario("plain")
    rare = np.array([0.0] * 38 + [1.0, 9.0])
    (points,) = figures_from("rounds_won", scenario)
    assert figure_interval(points, rare, 0.95).low < 0, "nobody has said that it is counted"
    monkeypatch.setattr(type(scenario.game), "counts", ("rounds_won",))
    (counted,) = figures_from("rounds_won", scenario)
    free, held = figure_interval(points, rare, 0.95), figure_interval(counted, rare, 0.95)
    assert (held.low, held.high, held.mean) == (0, free.high, free.mean)
    assert (held.cut, free.cut) == (True, False)
    best = np.array([1.0] * 39 + [3.0])
    assert figure_interval(figures_from("place", scenario)[0], best, 0.95).low == 1
    assert figure_interval(figures_from("leads", scenario)[0], rare, 0.95).low == 0


@pytest.mark.parametrize("what", ["win", "place"])
def test_some_figures_are_one_a_seat(table, what):
    """In seat order."""
    names = [figure.name for figure in figures_from(what, load_scenario("plain"))]
    assert names == [f"{what}:north", f"{what}:east", f"{what}:south"]


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("wins", "did you mean 'win'?"),
        ("win:nort", "did you mean 'north'?"),
        ("length:north", "not counted by seat"),
    ],
)
def test_unknown_figures_are_refused(table, name, expected):
    """With the nearest known word."""
    with pytest.raises(OikistError) as error:
        figures_from(name, load_scenario("plain"))
    assert expected in str(error.value)

"""Goals as designers write them."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Results
from engine.simulation.playout import Tables
from engine.tuning.goals import goals_from, judged


@pytest.mark.parametrize(
    ("text", "name", "low", "high"),
    [
        ("seats within 2", "seats", 0, 2),
        ("seats within 1.5%", "seats", 0, 1.5),
        ("length 150..220", "length", 150, 220),
        ("runaway <= 30", "runaway", -inf, 30),
        ("score>=-2", "score", -2, inf),
        ("cards left 1 .. 2", "cards left", 1, 2),
        ("distance <= 0.2", "distance", -inf, 0.2),
    ],
)
def test_goals_are_read(table, text, name, low, high):
    """Their name and the inclusive range."""
    (goal,) = goals_from([text], load_scenario("plain"))
    assert (goal.name, goal.low, goal.high) == (name, low, high)


def test_every_fault_is_told(table):
    """All wrong goals at once."""
    texts = ["seats within -1", "length", "length 5..3", "lenght <= 5", "win >= 20"]
    with pytest.raises(OikistError) as error:
        goals_from(texts, load_scenario("plain"))
    said = [str(fault) for fault in error.value.faults]
    assert len(said) == 5
    for expected, fault in zip(
        ["above 0", "not a valid goal", "5 is above 3", "did you mean 'length'?", "add :SEAT"],
        said,
        strict=True,
    ):
        assert expected in fault


def games(shares, lengths):
    """Results of two or three seats with given shares and lengths."""
    won = np.array(shares, dtype=np.float64)
    count, seats = won.shape
    tables = Tables(
        scores=np.zeros((count, seats), dtype=np.int64),
        shares=won,
        places=np.ones((count, seats), dtype=np.int64),
        decisions=np.array(lengths),
        listed=np.ones(count, dtype=np.int64),
        finished=np.ones(count, dtype=np.uint8),
        rounds=np.zeros(count, dtype=np.int64),
        standings=np.zeros((count, 0, seats), dtype=np.int64),
        measures=np.zeros((count, 3, seats), dtype=np.int64),
    )
    return Results(0, tables, np.zeros((seats, 0), dtype=np.int64), 0.0)


@pytest.mark.parametrize(
    ("goal", "kind", "miss"),
    [
        ("length 8..12", "balanced enough", 0),
        ("length 14..18", "imbalanced", 2),
        ("length <= 9.99", "not yet known", 0.01),
        ("length >= 20", "imbalanced", 5),
        ("length >= 2", "balanced enough", 0),
    ],
)
def test_a_range_is_judged_by_the_interval(table, goal, kind, miss):
    """A mean of 10 with a narrow interval; misses are told in units of the range."""
    scenario = load_scenario("plain")
    results = games([[1, 0, 0]] * 100, [9, 11] * 50)
    found = judged(goals_from([goal], scenario)[0], scenario, results, 0.95)
    assert found.kind == kind
    assert found.value == 10
    assert found.miss == pytest.approx(miss, abs=0.01)
    assert (found.more > 0) == (kind == "not yet known")


@pytest.mark.parametrize(
    ("wins", "kind"),
    [((500, 500), "balanced enough"), ((700, 300), "imbalanced"), ((540, 460), "not yet known")],
)
def test_seats_are_judged_together(table, wins, kind):
    """All must be inside; one that is outside is enough."""
    scenario = load_scenario("duel")
    shares = [[1, 0]] * wins[0] + [[0, 1]] * wins[1]
    results = games(shares, [4] * 1000)
    found = judged(goals_from(["seats within 5"], scenario)[0], scenario, results, 0.95)
    assert found.kind == kind
    assert found.value == pytest.approx(abs(wins[0] / 10 - 50))

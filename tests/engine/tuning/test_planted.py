"""Faults planted into a real variant are found, measured, and taken back."""

from __future__ import annotations

import os

import pytest

from engine.scenarios.catalog import load_scenario
from engine.statistics.sequential import OTHER
from engine.tuning.arms import arms_from
from engine.tuning.balancing import balanced
from engine.tuning.comparing import Question, compared
from engine.tuning.figures import figures_from
from engine.tuning.sampling import Sampler

pytestmark = pytest.mark.slow


def sampler():
    """Greedy bots on every core."""
    return Sampler("greedy", 1, os.cpu_count() or 1)


@pytest.mark.parametrize(
    ("change", "measure", "low", "high"),
    [
        ("start_score=13,10", "win:yellow", 5, 25),
        ("oracle_value=8", "oracles", 8, 20),
    ],
)
def test_a_planted_fault_is_found(change, measure, low, high):
    """Decided long before the most games, and of the right size."""
    arms = arms_from(["classic-2", f"classic-2+{change}"])
    question = Question(figures_from(measure, arms[0].scenario), 5000, until_decided=True)
    with sampler() as play:
        found = compared(arms, question, play)
    (outcome,) = found.outcomes
    assert found.early
    assert outcome.decision == OTHER
    assert outcome.differences[0].estimate.low > 0
    assert low < outcome.differences[0].estimate.mean < high


def test_planted_points_are_taken_back():
    """Three points, give or take one, confirmed on fresh seeds."""
    scenario = load_scenario("classic-2", {"start_score": "13,10"})
    with sampler() as play:
        found = balanced(scenario, play, band=3.0, games=4000, most=6)
    assert found.confirmed
    assert -4 <= found.bonus[0] - found.bonus[1] <= -2

"""Bots favour no seat: games that are the same for all seats are won by each as often."""

from __future__ import annotations

import numpy as np
import pytest

from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from tests.support.walks import scenario_of, sources

BOUND = 0.025  # of a share: a little more than three standard deviations in `games` of them


def games(seats):
    """4,000 for two seats; the more seats, the less varies the share of each."""
    return round(16_000 * (seats - 1) / seats**2)


def is_symmetric(scenario):
    """Whether the game says that a scenario is the same for all seats."""
    same = getattr(scenario.game, "symmetric", None)
    return same is not None and bool(same(scenario.record))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rounds", "bot"),
    [
        pytest.param(1, "uniform", id="one round-uniform"),
        pytest.param(None, "uniform", id="all rounds-uniform"),
        pytest.param(None, "greedy", id="all rounds-greedy"),
        pytest.param(1, "greedy", id="one round-greedy", marks=pytest.mark.calibrate),
    ],
)
@pytest.mark.parametrize("source", sources(), ids=lambda source: source.split("/")[-1])
def test_no_seat_is_favoured(source, rounds, bot):
    """The share of the wins of each seat is an equal part of all."""
    changes = {} if rounds is None else {"rounds": rounds}
    scenario = scenario_of(source)
    if not is_symmetric(scenario) or (changes and "rounds" not in scenario.parameters):
        return  # nothing is promised
    scenario = load_scenario(source, changes)
    played = run(Plan(scenario, (bot,) * scenario.seats, games(scenario.seats), seed=11))
    shares = played.tables.shares.mean(axis=0)
    shares /= shares.sum()  # a game that all lose together has no winner
    assert np.abs(shares - 1 / scenario.seats).max() < BOUND, shares


def test_some_game_is_symmetric():
    """Otherwise nothing is played here."""
    assert any(is_symmetric(scenario_of(source)) for source in sources())

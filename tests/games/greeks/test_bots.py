"""Bots of the game: who looks ahead does better than who does not."""

import pytest

from engine.scenarios.catalog import load_scenario
from engine.tuning.climbing import Side, match


@pytest.mark.calibrate
@pytest.mark.parametrize("variant", ["greeks/prototype", "greeks/recommended-4"])
def test_a_search_wins_more_than_greedy_bots(variant):
    """On each seat in turn its share is above a fair one with 95%."""
    scenario = load_scenario(variant)
    played = match(scenario, (Side("search:100"), Side("greedy")), 200, 4, 2, lambda _: True)
    assert played.unfinished == 0
    assert played.share.low > 1 / scenario.seats

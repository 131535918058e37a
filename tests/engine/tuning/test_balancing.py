"""Starting scores: what was planted is taken back."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.statistics.compensation import StoredScores
from engine.tuning.balancing import (
    Confirmation,
    _refined,
    balanced,
    bonus_parameter,
    with_bonus,
)
from engine.tuning.sampling import Sampler


def balance(changes, **wanted):
    """Balance the tiny game between random bots."""
    scenario = load_scenario("plain", changes)
    with Sampler("uniform", 1, 1) as sampler:
        return balanced(scenario, sampler, **{"band": 3.0, "games": 3000, "most": 6} | wanted)


def test_a_planted_bonus_is_taken_back(table):
    """Three points too many for one seat: minus three, give or take one, and confirmed."""
    found = balance({"start_score": "3,0,0"})
    assert found.today[0].verdict.kind == "imbalanced"
    assert -4 <= found.bonus[0] <= -2
    assert found.bonus[1:] == (0, 0)
    assert found.confirmed
    assert found.confirmations[0].seed == 2


def test_a_fair_game_needs_no_change(table):
    """The smallest set is nothing at all."""
    found = balance({})
    assert found.bonus == (0, 0, 0)
    assert found.confirmed


def test_scores_stay_in_the_range_of_the_parameter(table):
    """Nobody is told to start below what the game allows: the others get more instead."""
    found = balance({"start_score": "0,3,3"})
    assert all(score >= 0 for score in found.scores)
    assert found.scores[0] - found.scores[1] >= -1
    assert found.confirmed


def test_refinement_finds_the_bonus_without_the_curve(table):
    """Started at nothing, Robbins-Monro comes within a point of what was planted."""
    scenario = load_scenario("plain", {"start_score": "3,0,0"})
    with Sampler("uniform", 1, 1) as sampler:
        stored = StoredScores(sampler.sample(scenario, 1000).scores)
        last = Confirmation((0, 0, 0), 2, 1000, (), "imbalanced", "curve")
        parameter = bonus_parameter(scenario)
        found = _refined(scenario, parameter, last, stored, sampler, 2, 8000)
    assert -4 <= found[0] - np.mean(found[1:]) <= -2


def test_a_bonus_is_added_to_what_is_there(table):
    """As an override, so that it can be loaded again."""
    scenario = load_scenario("plain", {"start_score": "3,1,1"})
    changed = with_bonus(scenario, bonus_parameter(scenario), (-2, 0, 1))
    assert changed.parameters["start_score"] == (1, 1, 2)
    assert load_scenario(changed.source, changed.changes).digest == changed.digest


def test_a_parameter_without_seats_is_refused(table):
    """And a game without any."""
    scenario = load_scenario("plain")
    with pytest.raises(OikistError, match="not a number by seat"):
        bonus_parameter(scenario, "rounds")
    bare = SimpleNamespace(game=SimpleNamespace(parameters={}, title="Bare"))
    with pytest.raises(OikistError, match="no parameter with points by seat"):
        bonus_parameter(bare)

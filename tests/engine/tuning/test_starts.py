"""Starting scores that may be played."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import pytest

from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.tuning.starts import bonus_parameter, with_bonus
from tests.support.planted import PlantedStarts


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


@pytest.mark.parametrize(
    ("bonus", "low", "most", "fitted"),
    [
        ((-2, 0, 0), 0, 8, (-2, 0, 0)),
        ((-2, 0, 0), 9, 8, (0, 2, 2)),
        ((0, 9, 0), 0, 8, None),
        ((0, 9, 9), 0, 9, (-9, 0, 0)),
        ((0, 9, 9), 5, 9, (0, 9, 9)),
    ],
)
def test_the_smallest_set_that_is_allowed(bonus, low, most, fitted):
    """All begin with ten points; nobody may start below `low`, nobody gets more than `most`."""
    starts = PlantedStarts((0, 0, 0), 1, most=most, low=low)
    assert starts.fitted(np.array(bonus)) == fitted


def test_sets_beside_a_bonus_keep_their_differences():
    """Where a seat would start below the range, all get that much more."""
    starts = PlantedStarts((0, 0, 0), 1, low=9)
    assert starts.beside(np.array((-2, 0, 1))) == (-1, 1, 2)
    assert starts.beside(np.array((1, 0, 1))) == (1, 0, 1)

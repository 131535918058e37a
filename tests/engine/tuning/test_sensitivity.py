"""Which parameters matter: known from the rules of the tiny game."""

from __future__ import annotations

import pytest

from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.tuning.figures import figures_from
from engine.tuning.sampling import Sampler
from engine.tuning.sensitivity import default_ranges, screened, tornado_of
from engine.tuning.space import space_from


def test_ranges_are_around_today_and_can_be_played(table):
    """A fifth of the number and at least one; not beyond what the game accepts."""
    scenario = load_scenario("plain", {"rounds": "5"})
    assert default_ranges(scenario) == {
        "rounds": "4..5",  # six rounds need six cards
        "hand": "5..6",
        "prize": "2..4",
        "start_score": "0..1",
    }
    assert default_ranges(scenario, ["prize"]) == {"prize": "2..4"}
    with pytest.raises(OikistError, match="not declared tunable"):
        default_ranges(scenario, ["tie"])


def test_the_length_depends_on_rounds_alone(table):
    """Three decisions a round: exactly three more or fewer; the prize moves nothing."""
    scenario = load_scenario("plain")
    where = space_from({"prize": "1..5", "rounds": "3..5"}, scenario)
    (length,) = figures_from("length", scenario)
    with Sampler("uniform", 1, 1) as sampler:
        blown = tornado_of(where, length, sampler, 40, 0.95)
        walked = screened(where, length, sampler, 10, 4, 0.95)
    assert [row.name for row in blown.rows] == ["rounds", "prize"]
    assert (blown.rows[0].at_low.mean, blown.rows[0].at_high.mean) == (-3, 3)
    assert [row.matters for row in blown.rows] == [True, False]
    assert [row.name for row in walked.rows] == ["rounds", "prize"]
    assert walked.rows[0].strength == pytest.approx(6)  # over the whole range
    assert walked.rows[1].strength == 0


def test_settings_that_cannot_be_played_are_told(table):
    """They have no bar."""
    scenario = load_scenario("plain")
    where = space_from({"rounds": "3..6"}, scenario)
    with Sampler("uniform", 1, 1) as sampler:
        blown = tornado_of(where, figures_from("length", scenario)[0], sampler, 10, 0.95)
    assert blown.unplayable == ("rounds=6",)

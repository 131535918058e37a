"""Search over parameters: spaces, confirmation on fresh seeds, going on."""

from __future__ import annotations

import pytest

from engine.errors import OikistError
from engine.rng import fresh_seed
from engine.scenarios.catalog import load_scenario
from engine.tuning.goals import goals_from
from engine.tuning.sampling import Sampler, Stopped
from engine.tuning.search import Wish, searched
from engine.tuning.space import space_from, split_settings


def space(*settings, variant="plain"):
    """The space of some settings."""
    fixed, ranges = split_settings(settings)
    return space_from(ranges, load_scenario(variant, fixed))


def test_ranges_become_values_with_todays_marked(table):
    """Numbers with steps, words, seats and cards."""
    found = space(
        "rounds=1..5:2", "prize=2..4", "start_score.east=0..2", "cards.pennies.all.value=-1..+1"
    )
    assert [each.values for each in found.dimensions] == [
        (1, 3, 5),
        (2, 3, 4),
        (0, 1, 2),
        ("-1", "+0", "+1"),
    ]
    assert [each.today for each in found.dimensions] == [-1, 1, 0, 1]
    assert found.size == 81
    assert found.today is None
    assert found.changes((0, 2, 2, 2)) == {
        "rounds": 1,
        "prize": 4,
        "start_score": (0, 2, 0),
        "cards.pennies.all.value": "+1",
    }
    assert found.told((0, 2, 2, 2)).startswith("rounds=1 prize=4 start_score.east=2")


def test_distance_is_zero_today_and_one_at_most(table):
    """Mean over the dimensions."""
    found = space("rounds=2..4", "prize=1..5")
    assert found.distance(found.today) == 0
    assert found.distance((0, 0)) == pytest.approx((1 + 0.5) / 2)


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        ((), "nothing may change"),
        (("rounds",), "not KEY=VALUES"),
        (("rounds=2..3", "rounds=2..4"), "set twice"),
        (("rounds=4..2",), "4 is not below 2"),
        (("rounds=1..9",), "stay from 1 to 8"),
        (("rounds=1..x",), "this is not a valid range"),
        (("round=1..3",), "did you mean 'rounds'?"),
        (("tie=cancel|nobody",), "not declared tunable"),
        (("prize=1|2",), "'prize' is a number"),
        (("prize.east=1..2",), "no number by seat"),
        (("start_score.est=1..2",), "did you mean 'east'?"),
    ],
)
def test_wrong_ranges_are_refused(table, settings, expected):
    """With what would be right."""
    with pytest.raises(OikistError) as error:
        space(*settings)
    assert expected in str(error.value)


def wish(method="tpe", trials=12, **wanted):
    """A search for a game that lasts six decisions, which means two rounds."""
    where = space("rounds=1..6", "prize=1..5")
    goals = goals_from(["length 5.5..6.5", "seats within 8"], where.scenario)
    return Wish(where, goals, method, trials, 60, 400, 2, **wanted)


@pytest.mark.parametrize("method", ["tpe", "nsga2", "cmaes"])
def test_a_planted_goal_is_reached(table, tmp_path, method):
    """Two rounds, the prize as it is today; confirmed on a seed far away."""
    with Sampler("uniform", 1, 1) as sampler:
        found = searched(wish(method, 24), sampler, tmp_path / "study", lambda _done: None)
    best = found.candidates[0]
    assert best.scenario.parameters["rounds"] == 2
    assert (found.seed, found.fresh, best.games) == (1, fresh_seed(1, 0), 400)
    assert best.kind == "balanced enough"
    assert best.front
    assert found.today.told == ""
    assert found.today.goals[0].kind == "imbalanced"


def test_a_search_goes_on_where_it_stopped(table, tmp_path):
    """Killed after five points and gone on with, it ends as one that was not."""

    def stop(done):
        if done == 5:
            raise Stopped

    with Sampler("uniform", 1, 1) as sampler:
        whole = searched(wish(), sampler, tmp_path / "whole", lambda _done: None)
    with Sampler("uniform", 1, 1) as sampler, pytest.raises(Stopped):
        searched(wish(), sampler, tmp_path / "parts", stop)
    seen = []
    with Sampler("uniform", 1, 1) as sampler:
        rest = searched(wish(), sampler, tmp_path / "parts", seen.append)
    assert seen[0] == 6
    assert rest.tried == whole.tried
    assert [c.told for c in rest.candidates] == [c.told for c in whole.candidates]


def test_points_that_cannot_be_played_are_counted(table, tmp_path):
    """More rounds than cards in hand: refused by the game, and no end of the search."""
    where = space("rounds=4..8")
    goals = goals_from(["length <= 100"], where.scenario)
    with Sampler("uniform", 1, 1) as sampler:
        found = searched(
            Wish(where, goals, "tpe", 30, 20, 50, 9), sampler, tmp_path / "s", lambda _done: None
        )
    assert found.tried == 5
    assert found.unplayable == 3  # 6, 7 and 8 rounds with 5 cards
    assert [each.told for each in found.candidates] == ["rounds=5"]


def test_another_search_is_not_mixed_in(table, tmp_path):
    """A journal of other goals is refused, and so is a file that is none."""
    with Sampler("uniform", 1, 1) as sampler:
        searched(wish(trials=2), sampler, tmp_path / "study", lambda _done: None)
        with pytest.raises(OikistError, match="holds another search"):
            searched(wish("nsga2", trials=2), sampler, tmp_path / "study", lambda _done: None)
        (tmp_path / "text").write_text("no journal\n")
        with pytest.raises(OikistError, match="not the journal"):
            searched(wish(trials=2), sampler, tmp_path / "text", lambda _done: None)
    assert (tmp_path / "text").read_text() == "no journal\n"

"""Greeks: what the lab counts of how a game went and how it ended."""

from __future__ import annotations

import numpy as np
import pytest

from engine.games.greeks import GAME
from engine.scenarios.catalog import load_scenario
from engine.simulation.batch import Plan, run
from engine.simulation.report import as_data, summarised
from engine.statistics.scores import shared_places
from engine.statistics.tally import Tally
from tests.support.greeks_scenes import position


def measured(here, *names):
    """Some measures of the first seat."""
    out = np.zeros((len(GAME.measures), here.scenario.seats), np.int64)
    GAME.kernels().measure(here.record, here.state, out)
    return [int(out[GAME.measures.index(name), 0]) for name in names]


@pytest.mark.parametrize(("hand", "counted"), [(["gold 1"], [5, 5, 1]), ([], [1, 1, 0])])
def test_idle_rounds(hand, counted):
    """Passes alone: with a card in hand all rounds that there may be, without cards one (GR-22)."""
    here = position(rules={"rounds": 5}, blue={"hand": hand}, phase="auction").passed()
    assert here.seat == ""
    assert measured(here, "idle rounds", "rounds", "stopped by the limit") == counted


@pytest.mark.parametrize(
    ("rules", "points", "ends"),
    [
        ({"rounds": 9}, (9, 4, 3), [1, 0, 0]),
        ({"rounds": 1}, (9, 4, 3), [0, 0, 1]),
        ({"rounds": 1}, (0, 0, 0), [0, 0, 1]),
    ],
)
def test_ends(rules, points, ends):
    """A game is won early, or stopped by the limit, but not both (GR-20, GR-22)."""
    rules = rules | {"start_points": points, "victory_era": 1}
    here = position(rules=rules, phase="auction", blue={"hand": ["gold 1"]}).passed()
    assert measured(here, "early victories", "games lost by all", "stopped by the limit") == ends


def test_shares_are_of_the_games_that_somebody_won():
    """Where all lose together no seat has won: the shares of the others sum to one."""
    plan = Plan(load_scenario("greeks/prototype"), ("uniform",) * 4, 60, 1)
    played = run(plan)
    lost = int((played.shares.max(axis=1) == 0).sum())
    report = summarised(plan, played)
    assert 0 < lost < 60
    assert (report.lost, as_data(report)["lost_by_all"]) == (lost, lost)
    assert sum(seat.share for seat in report.seats) == pytest.approx(1)
    tally = Tally(4)
    places = np.stack([shared_places(played.places, seat) for seat in range(4)], axis=1)
    tally.add(played.scores, played.shares, 0, places)
    assert tally.won == 60 - lost
    for seat, told in enumerate(report.seats):
        found = tally.summary(seat)
        assert found.share == pytest.approx(told.share)
        assert (found.low, found.high) == pytest.approx(
            (told.share_interval.low, told.share_interval.high)
        )

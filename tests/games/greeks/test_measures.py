"""Greeks: what the lab counts of how a game went and how it ended."""

from __future__ import annotations

import numpy as np
import pytest

from engine.games.greeks import GAME
from tests.support.greeks_scenes import position


def measured(here, *names):
    """Some measures of the first seat."""
    out = np.zeros((len(GAME.measures), here.scene.scenario.seats), np.int64)
    GAME.kernels().measure(here.record, here.state, out)
    return [int(out[GAME.measures.index(name), 0]) for name in names]


@pytest.mark.parametrize(("rounds", "hand"), [(5, ["gold 1"]), (60, [])])
def test_idle_rounds(rounds, hand):
    """Passes alone: with a card in hand as many rounds as there may be, without cards one more."""
    here = position(rules={"rounds": rounds}, blue={"hand": hand}, phase="auction").passed()
    idle, played, stopped = measured(here, "idle rounds", "rounds", "stopped by the limit")
    assert here.seat == ""
    assert (idle == played, stopped) == (True, 1 if hand else 0)


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

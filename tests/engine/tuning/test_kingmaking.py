"""Kingmakers are found in a game in which it is known how often there is one."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom

from engine.discovery import registered
from engine.errors import OikistError
from engine.scenarios.catalog import load_scenario
from engine.statistics.intervals import wilson
from engine.tuning.kingmaking import Search, _Decision, kingmaking, position_before
from engine.tuning.sampling import Stopped
from tests.support.crown import GAME, THREE


@pytest.fixture(autouse=True)
def _crown():
    with registered(GAME):
        yield


def search(games=60, seed=1, **changes):
    """The third seat crowns; 30% of games are open unless told otherwise."""
    return Search(load_scenario(THREE, changes), ("uniform",) * 3, games, seed)


@pytest.mark.slow
def test_the_known_share_of_games_is_found():
    """Exactly the open games, whose edge of 90% no rollouts miss."""
    asked = search(100)
    found = kingmaking(asked)
    assert found.index.low < 0.3 < found.index.high
    assert all(position_before(asked, king).open for king in found.kings)
    king = found.kings[0]
    assert king.mover == 2
    assert king.rival == king.moves[0][0]
    assert king.moves[0][1] == pytest.approx(0.9, abs=0.1)
    assert king.moves[1][1] == pytest.approx(0.1, abs=0.1)
    assert (found.looked, found.hopeless, found.sampled) == (100, 100, 0)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"open": 0}, "closed games: the choice changes nothing"),
        ({"open": 100, "edge": 60}, "the edge moves a rival by 20% only"),
        ({"open": 100, "hope": 15}, "the third seat wins at times and is not hopeless"),
    ],
)
def test_where_there_is_no_kingmaker_none_is_found(changes, why):
    """At most a game in a hundred by chance."""
    assert len(kingmaking(search(60, **changes)).kings) <= binom.isf(1e-4, 60, 0.01), why


class Saved(_Decision):
    """The third seat crowns the first or the second one; the last of 30 moves may save itself."""

    def __init__(self, own):
        self.number, self.ply, self.mover = 0, 0, 2
        self.legal, self.codes, self._saved = list(range(30)), [0, 1], own

    def _wins(self, _first, count, move):
        shares = np.zeros((count, 3))
        shares[:, move % 2] = 1.0
        if move == self.legal[-1]:
            won = np.arange(count) < self._saved * count
            shares[won] = (0.0, 0.0, 1.0)
        return shares


@pytest.mark.parametrize(("own", "made"), [(0.0, True), (0.02, True), (0.3, False), (1.0, False)])
def test_a_seat_that_a_move_would_save_makes_no_king(own, made):
    """Though its bot would not find it, and it is not one of those that were rolled out."""
    assert (Saved(own).king(0.001) is not None) == made


def test_the_answer_does_not_depend_on_threads():
    """The same kings, whatever the order in which games are looked at."""
    assert kingmaking(search(30), 3).kings == kingmaking(search(30), 1).kings


def test_two_seats_make_no_king(pennies):
    """There is only one other, so the question makes no sense."""
    scenario = load_scenario(str(pennies.folder / "data/variants/pennies/duel.toml"))
    with pytest.raises(OikistError, match="two seats"):
        kingmaking(Search(scenario, ("uniform",) * 2, 5, 1))


def test_a_stop_is_passed_on():
    """Between games."""
    with pytest.raises(Stopped):
        kingmaking(search(20), 1, lambda _more: False)


@pytest.mark.calibrate
def test_false_alarms_and_coverage_at_length():
    """On the edge 1% of games at most; Wilson's interval holds the known share."""
    games = 3_000
    alarms = len(kingmaking(search(games, open=100, edge=62), 2).kings)
    print(f"alarms just below the gap: {alarms / games:.2%}")
    assert alarms <= binom.isf(1e-4, games, 0.01)
    kings = {king.game for king in kingmaking(search(40 * 250, seed=7), 2).kings}
    held = 0
    for run in range(250):
        found = wilson(len(kings & set(range(40 * run, 40 * run + 40))), 40)
        held += found.low <= 0.3 <= found.high
    print(f"index held: {held / 250:.1%}")
    assert binom.ppf(1e-4, 250, 0.93) <= held <= binom.isf(1e-4, 250, 0.97)

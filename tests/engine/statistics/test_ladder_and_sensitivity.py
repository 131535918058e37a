"""Ladder and sensitivity on functions known by hand."""

from __future__ import annotations

from math import inf

import numpy as np
import pytest

from engine.statistics.blocks import Estimate, mean_interval, share_interval
from engine.statistics.intervals import wilson
from engine.statistics.ladder import Rung, elo_interval, elo_of, ladder, share_of
from engine.statistics.sensitivity import (
    TornadoRow,
    elementary_effects,
    morris,
    tornado,
    trajectories,
)


@pytest.mark.parametrize(("share", "elo"), [(0.5, 0), (0.52, 14), (0.55, 35), (0.64, 100), (0.76, 200)])  # fmt: skip
def test_elo_of_two_players(share, elo):
    """The usual table."""
    assert elo_of(share) == pytest.approx(elo, abs=0.5)


@pytest.mark.parametrize("players", [2, 3, 4, 7])
def test_an_equal_seat_has_no_elo(players):
    """1/k is 0, and there and back is the same."""
    assert elo_of(1 / players, players) == pytest.approx(0)
    assert share_of(elo_of(0.6, players), players) == pytest.approx(0.6)


def rung(strong, share, count=4_000):
    deviation = (share * (1 - share)) ** 0.5
    half = 1.96 * deviation / count**0.5
    return Rung(strong, 100, Estimate(share, share - half, share + half, count, deviation))


def test_a_straight_ladder():
    """50 Elo per doubling on three rungs of a game for four."""
    found = ladder([rung(100 * 2**n, share_of(50 * n, 4)) for n in (1, 2, 3)], 4)
    assert found.per_doubling.mean == pytest.approx(50)
    assert not found.flat
    assert [round(one.mean) for one in found.elo] == [50, 100, 150]


def test_a_flat_ladder_warns():
    """Doubling that gives nothing, or too little to be sure."""
    assert ladder([rung(200, 0.5), rung(400, 0.502)]).flat
    assert ladder([rung(200, 0.6, count=20)]).flat
    assert ladder([]).flat


def test_a_rung_won_by_all_stays_finite():
    """100% has no Elo; the slope is still told."""
    found = ladder([Rung(200, 100, Estimate(1, 0.9, 1, 30, 0.0))])
    assert 0 < found.per_doubling.mean < 1_000
    assert found.per_doubling.low == pytest.approx(elo_of(0.9))
    assert found.per_doubling.high == inf


def test_one_rung_alone_is_told_as_that_rung():
    """Two doublings, few blocks; Wilson's interval is even on the scale of Elo."""
    share = share_interval([1, 1, 0.5, 1, 1])
    (elo,), whole = elo_pair(share)
    assert whole.mean == pytest.approx(elo.mean / 2)
    assert whole.high == pytest.approx(elo.high / 2)
    assert whole.low == pytest.approx(elo.low / 2)


def elo_pair(share):
    found = ladder([Rung(400, 100, share)])
    return found.elo, found.per_doubling


@pytest.mark.parametrize("blocks", [1, 2, 3, 10, 100, 10_000])
@pytest.mark.parametrize("won", [0.0, 0.5, 1.0])
def test_alike_blocks_still_have_an_interval(blocks, won):
    """All won, all lost, or one of two won in every block: never a share without a width."""
    share = share_interval(np.full(blocks, won))
    assert 0 <= share.low <= share.mean <= share.high <= 1
    assert share.high - share.low > 1e-5
    elo = elo_interval(share)
    assert (elo.low == -inf) == (won == 0)
    assert (elo.high == inf) == (won == 1)


def test_whole_wins_have_wilsons_interval():
    """97 of 100 games, and the same as shares in %."""
    wins = np.arange(100) < 97
    known = wilson(97, 100)
    found = share_interval(wins)
    assert (found.low, found.high) == pytest.approx((known.low, known.high))
    scaled = share_interval(100 * wins, whole=100)
    assert (scaled.low, scaled.high) == pytest.approx((100 * known.low, 100 * known.high))


def test_paths_move_one_parameter_at_a_time():
    """Every path moves each parameter once, within 0 to 1."""
    points = trajectories(5, 8, np.random.default_rng(1))
    moved = np.diff(points, axis=1) != 0
    assert (moved.sum(axis=2) == 1).all()
    assert (moved.sum(axis=1) == 1).all()
    assert points.min() >= 0
    assert points.max() <= 1 + 1e-12


def test_effects_of_a_known_function():
    """4 x₀ − 2 x₁ + noise-free nothing: μ* 4, 2, 0 and no spread; x₃ x₄ spreads."""
    points = trajectories(5, 30, np.random.default_rng(2))
    values = 4 * points[..., 0] - 2 * points[..., 1] + 6 * points[..., 3] * points[..., 4]
    rows = {row.name: row for row in morris("abcde", elementary_effects(points, values), 0.0)}
    assert (rows["a"].strength, rows["b"].mean.mean, rows["c"].strength) == pytest.approx(
        (4, -2, 0)
    )
    assert rows["a"].spread == pytest.approx(0, abs=1e-9)
    assert rows["d"].spread > 1
    assert rows["a"].matters
    assert not rows["c"].matters


def test_noise_alone_stays_below_its_floor():
    """20 parameters that do nothing: about one in twenty passes the 95% floor."""
    rng = np.random.default_rng(3)
    points = trajectories(20, 20, rng)
    rows = morris([str(n) for n in range(20)], elementary_effects(points, rng.normal(0, 1, points.shape[:2])), 1.0)  # fmt: skip
    assert sum(row.matters for row in rows) <= 5


def test_a_parameter_that_could_not_move_is_left_out():
    """Rounded to the same value: no effect is made up."""
    points = trajectories(2, 4, np.random.default_rng(4))
    points[..., 1] = 0
    found = elementary_effects(points, points[..., 0])
    assert np.isnan(found[:, 1]).all()
    assert found[:, 0] == pytest.approx(1)


def test_the_tornado_puts_the_largest_swing_first():
    """Whichever side it is on."""
    nothing, much = mean_interval([0, 0, 0]), mean_interval([-5, -5, -5])
    rows = tornado([TornadoRow("a", "1", "3", nothing, nothing), TornadoRow("b", "0", "9", much, nothing)])  # fmt: skip
    assert [(row.name, row.matters) for row in rows] == [("b", True), ("a", False)]

"""Win shares against bonuses that were played: gains and the fair bonus."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.response import Gains, contrasts, fair_by, gains_of

SEATS = range(2, 9)


def alike(seats, slope, blocks, noise=0.0, seed=1):
    """Gains measured around a bonus where a point is worth the same to all."""
    rng = np.random.default_rng(seed)
    patterns = contrasts(seats)
    gained = slope * (patterns - patterns.mean(axis=1, keepdims=True))[:, None, :]
    up, down = (
        side * gained + rng.normal(0, noise, (len(patterns), blocks, seats)) for side in (1, -1)
    )
    return gains_of(patterns, 1, up, down)


@pytest.mark.parametrize("seats", SEATS)
def test_directions_are_played_equally_far(seats):
    """Whoever gets how much: the sets around a bonus favour no direction."""
    apart = contrasts(seats) - contrasts(seats).mean(axis=1, keepdims=True)
    even = np.eye(seats) - 1 / seats
    assert apart.T @ apart == pytest.approx((len(apart) + 1) / 4 * even)


@pytest.mark.parametrize("seats", SEATS)
def test_gains_are_those_that_were_planted(seats):
    """5% of the wins for a point against the mean of all."""
    gains = alike(seats, 0.05, 10, noise=1e-6)
    assert gains.slope.mean == pytest.approx(0.05, rel=1e-3)
    assert gains.blocks.mean(axis=0) == pytest.approx(0.05 * (np.eye(seats) - 1 / seats), abs=1e-5)


def test_uneven_gains_are_kept_where_noise_does_not_explain_them():
    """A seat to which a point is worth twice as much stays; what noise alone would give goes."""
    uneven = np.diag([0.1, 0.05, 0.05]) - np.array([[0.04, 0.03, 0.03]] * 3)
    even = 0.1 * (np.eye(3) - 1 / 3)
    rng = np.random.default_rng(2)
    sure = Gains(uneven + rng.normal(0, 0.01, (50, 3, 3)), 1)
    assert sure.shrunk.mean(axis=0) == pytest.approx(uneven, abs=0.01)
    noisy = [Gains(even + rng.normal(0, 0.5, (50, 3, 3)), 1) for _ in range(40)]
    lost = [np.square(each.shrunk.mean(axis=0) - even).sum() for each in noisy]
    raw = [np.square(each.blocks.mean(axis=0) - even).sum() for each in noisy]
    assert np.mean(lost) < np.mean(raw) / 2


def test_the_fair_bonus_lies_where_shares_are_equal():
    """2% too much for the second seat, at 5% a point: 0.4 points less, with an interval."""
    rng = np.random.default_rng(3)
    second = rng.random(20_000) < 0.52
    shares = np.column_stack([~second, second]).astype(float)
    centre = np.array([0, 3])
    found = fair_by(centre, shares, alike(2, 0.1, 2_000, noise=0.3), centre == 0)
    assert found[0].mean == 0
    assert found[1].low < 3 - (shares[:, 1].mean() - 0.5) / 0.05 < found[1].high
    assert 0.05 < found[1].half < 0.3


def test_unsure_gains_give_no_interval():
    """Points that may be worth nothing, and a fair bonus beyond what was played."""
    shares = np.tile([[1.0, 0.0], [0.0, 1.0]], (500, 1))
    nothing = np.array([0, 0])
    assert np.isinf(fair_by(nothing, shares, alike(2, 0.01, 50, noise=0.5), nothing == 0)[1].high)
    far = np.tile([[1.0, 0.0]] * 3 + [[0.0, 1.0]], (500, 1))
    assert np.isinf(fair_by(nothing, far, alike(2, 0.05, 500, noise=0.1), nothing == 0)[1].high)

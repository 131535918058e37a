"""Seats: win shares, the test of equal seats, its permutation twin."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.intervals import wilson
from engine.statistics.seats import (
    permutation_p,
    score_advantages,
    seats_equal,
    widest_gap,
    win_advantages,
    win_shares,
)


def games(wins):
    """Single winners, so many games for each seat."""
    return np.repeat(np.eye(len(wins), dtype=np.float32), wins, axis=0)


def test_single_wins_get_wilsons_interval():
    """81 wins in 263 games, as published for Wilson."""
    found = win_shares(games([81, 182]))[0]
    known = wilson(81, 263)
    assert (found.mean, found.low, found.high) == pytest.approx((81 / 263, known.low, known.high))
    assert found.count == 263


def test_shared_wins_count_as_parts():
    """Three seats that always win together have a third each, without any doubt."""
    found = win_shares(np.full((50, 3), 1 / 3))
    assert [(round(e.mean, 9), round(e.high - e.low, 9)) for e in found] == [
        (round(1 / 3, 9), 0)
    ] * 3


def test_blocks_are_the_units():
    """Blocks of two games that one seat wins each in turn: no variance left."""
    found = win_shares(np.tile(np.eye(2), (30, 1)), 2)
    assert [(e.mean, e.low, e.high, e.count) for e in found] == [(0.5, 0.5, 0.5, 30)] * 2


def test_advantages_by_hand():
    """Seat 0 wins 60 of 80 games and leads by 2 points on average."""
    found = win_advantages(games([60, 10, 5, 5]))
    assert [round(e.mean, 4) for e in found] == [0.5, -0.125, -0.1875, -0.1875]
    assert widest_gap(found) == pytest.approx(0.6875)
    assert [e.mean for e in score_advantages([[12, 8], [51, 49]])] == [1.5, -1.5]


def test_walds_f_for_two_seats_is_the_t_test():
    """With two seats F is t² of the difference."""
    from scipy.stats import ttest_1samp

    table = np.random.default_rng(1).random((40, 2))
    found = seats_equal(table)
    known = ttest_1samp(table[:, 1] - table[:, 0], 0)
    assert (found.statistic, found.p_value) == pytest.approx((known.statistic**2, known.pvalue))


def test_walds_test_agrees_with_chi_square_on_single_games():
    """Four seats, 4,000 games: nearly the same p as the test on win counts."""
    from scipy.stats import chisquare

    wins = [1_060, 980, 1_010, 950]
    assert seats_equal(games(wins)).p_value == pytest.approx(chisquare(wins).pvalue, abs=0.01)


def test_shuffling_seats_agrees_with_walds_test():
    """Two roads to one p-value, on shared wins in blocks."""
    rng = np.random.default_rng(2)
    means = rng.choice([0, 0.5, 1], size=(300, 2)) @ np.array([[1, -1], [0, 0]])
    table = np.stack([means[:, 0] / 2 + 0.03, -means[:, 1] / 2], axis=1)
    found = permutation_p(table, rng, 4_000)
    assert found == pytest.approx(seats_equal(table).p_value, abs=0.03)


@pytest.mark.parametrize("table", [np.full((20, 3), 1 / 3), np.ones((1, 3)) / 3])
def test_no_variance_gives_no_verdict(table):
    """Equal values in all blocks, or a single block: NaN, not a fault."""
    assert np.isnan(seats_equal(table).p_value)


def test_a_seat_that_always_wins_is_found():
    """No variance, but not equal either."""
    assert seats_equal(games([50, 0])).p_value == 0

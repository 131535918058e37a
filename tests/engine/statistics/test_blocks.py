"""Blocks, intervals of means and ratios, bootstrap, control variates."""

from __future__ import annotations

from math import inf, isnan, sqrt

import numpy as np
import pytest

from engine.statistics.blocks import (
    block_means,
    bootstrap_interval,
    controlled,
    design_effect,
    mean_interval,
    ratio_interval,
    whole_blocks,
)
from engine.statistics.intervals import student, student_quantile


def test_a_block_mean_is_the_mean_of_consecutive_games():
    """Games 1, 2, 3 and 4, 5, 6 in blocks of three."""
    assert block_means([1, 2, 3, 4, 5, 6], 3).tolist() == [2, 5]


def test_block_means_keep_columns_apart():
    """Seats stay seats."""
    assert block_means([[1, 10], [3, 30]], 2).tolist() == [[2, 20]]


def test_the_mean_interval_is_students():
    """Values 46..54 in steps of 2: mean 50, s² = 10, n = 5."""
    found = mean_interval([46, 48, 50, 52, 54])
    known = student(50, sqrt(10), 5)
    assert (found.mean, found.deviation, found.n) == pytest.approx((50, sqrt(10), 5))
    assert (found.low, found.high) == pytest.approx((known.low, known.high))


@pytest.mark.parametrize(("values", "count"), [([], 0), ([3], 1)])
def test_fewer_than_two_units_tell_nothing(values, count):
    """No width is claimed where no deviation is known."""
    found = mean_interval(values)
    assert (found.low, found.high, found.count) == (-inf, inf, count)


def test_scaling_keeps_the_ends_in_order():
    """A negative factor swaps low and high."""
    found = mean_interval([1, 2, 3]).scaled(-2, 1)
    assert found.low < found.mean == -3 < found.high


def test_large_samples_need_no_scipy_and_agree_with_it():
    """The expansion of Student's quantile against SciPy's, at the border and beyond."""
    from scipy.special import stdtrit

    for freedom in (1_000, 3_333, 1_000_000):
        assert student_quantile(0.975, freedom) == pytest.approx(stdtrit(freedom, 0.975), rel=1e-9)


def test_a_ratio_is_of_sums():
    """10 moves in 2 decisions and 2 moves in 2: 3 a decision, not the mean of 5 and 1 weighted anew."""
    assert ratio_interval([10, 2, 30], [2, 2, 3]).mean == pytest.approx(6)
    assert isnan(ratio_interval([0, 0], [0, 0]).mean)


@pytest.mark.parametrize(
    ("games", "effect", "why"),
    [
        (
            [0, 0, 1, 1, 0, 0, 1, 1],
            2,
            "games of a block are copies: a block of 2 tells as much as 1",
        ),
        ([0, 1, 1, 0, 0, 1, 1, 0], 0, "games of a block cancel out: nothing is left to chance"),
    ],
)
def test_design_effect_by_hand(games, effect, why):
    """Variance of block means against that of independent games."""
    count = len(games)
    correction = ((count / 2) / (count / 2 - 1)) / (count / (count - 1))  # n − 1 in both variances
    assert design_effect(games, 2) == pytest.approx(effect * correction), why


@pytest.mark.parametrize("method", ["BCa", "percentile"])
def test_the_bootstrap_of_a_mean_agrees_with_student(method):
    """On 400 normal values both give the same interval within a tenth of its width."""
    values = np.random.default_rng(1).normal(50, 8, 400)
    found = bootstrap_interval(values, np.mean, np.random.default_rng(2), method=method)
    known = mean_interval(values)
    assert abs(found.low - known.low) < known.half / 5
    assert abs(found.high - known.high) < known.half / 5
    assert found.error == pytest.approx(known.error, rel=0.1)


def test_the_bootstrap_keeps_rows_together():
    """Columns that always sum to 1 do so in every resample."""
    share = np.random.default_rng(3).random(50)
    table = np.stack([share, 1 - share], axis=1)
    found = bootstrap_interval(
        table, lambda t: t.sum() / len(t), np.random.default_rng(4), method="percentile"
    )
    assert (found.low, found.high) == pytest.approx((1, 1))


def test_the_bootstrap_repeats_with_its_generator():
    """The same seed gives the same interval."""
    values = np.arange(30.0)
    ends = [bootstrap_interval(values, np.median, np.random.default_rng(5)) for _ in range(2)]
    assert ends[0] == ends[1]


def test_equal_values_bootstrap_to_a_point():
    """Nothing varies, so nothing is uncertain, and no warning appears."""
    found = bootstrap_interval([7] * 20, np.median, np.random.default_rng(6))
    assert (found.low, found.mean, found.high) == (7, 7, 7)


def test_known_luck_is_taken_out():
    """Y = 3 C + noise, C known: the mean is moved by 3 times the luck, the variance falls."""
    rng = np.random.default_rng(7)
    luck = rng.normal(0, 1, 2_000)
    values = 10 + 3 * luck + rng.normal(0, 1, 2_000)
    freed = controlled(values, luck, 0.0)
    assert freed.var() == pytest.approx(1, rel=0.1)
    assert freed.mean() == pytest.approx(values.mean() - 3 * luck.mean(), abs=0.01)


def test_whole_blocks_leave_the_rest():
    """10 games hold three blocks of three."""
    assert whole_blocks(10, 3) == 9

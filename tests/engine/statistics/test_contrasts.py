"""Differences between groups: one error for interval and p-value, which no group can hide."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import t, ttest_ind

from engine.statistics.contrasts import Groups, contrasts


def of(*samples):
    """Counts, sums and sums of squares of samples, as one contrast."""
    table = [(len(one), np.sum(one), np.square(one).sum()) for one in samples]
    return Groups(*(np.array(column, dtype=float)[:, None] for column in zip(*table, strict=True)))


def test_a_small_group_that_varies_more_goes_by_its_own_variance():
    """Interval and p-value are Welch's."""
    rng = np.random.default_rng(1)
    few, many = rng.normal(1, 4, 30), rng.normal(0, 1, 300)
    (found,) = contrasts(of(few, many), (1, -1))
    known = ttest_ind(few, many, equal_var=False)
    assert found.p_value == pytest.approx(known.pvalue)
    expected = known.confidence_interval()
    assert (found.effect.low, found.effect.high) == pytest.approx((expected.low, expected.high))
    assert found.effect.count == 330


def test_a_small_group_that_looks_even_goes_by_the_variance_of_all():
    """No win in 35 games where 8% of 345 others are won is no certainty that there is none."""
    few, many = np.zeros(35), np.repeat([1.0, 0.0], [28, 317])
    (found,) = contrasts(of(few, many), (1, -1))
    pooled = ttest_ind(few, many)
    assert found.effect.error == pytest.approx(found.effect.mean / pooled.statistic)
    free = ttest_ind(few, many, equal_var=False).df
    assert found.p_value == pytest.approx(2 * t.sf(abs(pooled.statistic), free))
    assert ttest_ind(few, many, equal_var=False).pvalue < 1e-6 < 0.05 < found.p_value


def test_interval_and_p_value_say_the_same():
    """The 95% interval leaves out 0 exactly where p is below 5%, whichever error counts."""
    rng = np.random.default_rng(2)
    seen = set()
    for _ in range(300):
        few, many = rng.random(35) < rng.choice([0.02, 0.2, 0.5]), rng.random(300) < 0.1
        (found,) = contrasts(of(few.astype(float), many.astype(float)), (1, -1))
        apart = not found.effect.low <= 0 <= found.effect.high
        assert apart == (found.p_value < 0.05)
        seen.add(apart)
    assert seen == {True, False}


def test_what_never_varies_has_no_interval():
    """Groups without any variance differ, or not; how surely is unknown."""
    (same,) = contrasts(of(np.full(40, 0.1), np.full(90, 0.1)), (1, -1))
    (apart,) = contrasts(of(np.full(40, 3.0), np.full(90, 1.0)), (1, -1))
    assert (same.p_value, apart.p_value) == (1, 0)
    assert not same.effect.interval.known
    assert not apart.effect.interval.known
    assert apart.effect.alike

"""Intervals against published figures, and what must hold for all of them."""

from __future__ import annotations

from math import inf, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.statistics.intervals import Interval, student, student_quantile, wilson


@pytest.mark.parametrize(
    ("successes", "count", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.0061, 0.1718)],
)  # fmt: skip
def test_wilson_gives_the_published_figures(successes, count, low, high):
    """R. G. Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3."""
    found = wilson(successes, count)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


@given(st.integers(1, 10_000), st.floats(0, 1), st.sampled_from([0.5, 0.9, 0.95, 0.999]))
def test_wilson_holds_the_share_and_stays_possible(count, part, confidence):
    """0 <= low <= share <= high <= 1, also for parts of a success."""
    share = part * count / count
    found = wilson(part * count, count, confidence)
    assert 0 <= found.low <= share <= found.high <= 1


@given(st.integers(1, 500), st.integers(0, 500))
def test_wilson_is_the_same_for_failures(count, successes):
    """Exchanging successes and failures mirrors the interval."""
    successes = min(successes, count)
    found, mirrored = wilson(successes, count), wilson(count - successes, count)
    assert found.low == pytest.approx(1 - mirrored.high, abs=1e-12)


def test_nothing_is_known_without_trials():
    """No game leaves every share possible; one score tells nothing about a mean."""
    assert wilson(0, 0) == Interval(0, 1)
    assert student(3, 0, 1) == Interval(-inf, inf)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (9, 2.262), (30, 2.042), (120, 1.980)]
)
def test_student_gives_the_published_quantiles(freedom, quantile):
    """R. A. Fisher, F. Yates: Statistical Tables, table III, 5% on two sides."""
    assert student_quantile(0.975, freedom) == pytest.approx(quantile, abs=5e-4)


def test_student_is_centred_on_the_mean():
    """Ten values with mean 50 and deviation 4: 50 ± 2.262 · 4 / √10."""
    half = 2.262157 * 4 / sqrt(10)
    found = student(50, 4, 10)
    assert (found.low, found.high) == pytest.approx((50 - half, 50 + half), abs=1e-5)

"""Sequential tests and bands against hand-made figures; their promises are in test_calibration."""

from __future__ import annotations

from math import inf, log, sqrt

import numpy as np
import pytest

from engine.statistics.sequential import (
    FEWEST,
    NULL,
    OPEN,
    OTHER,
    SequentialTest,
    TwoSidedTest,
    confidence_sequence,
    e_value,
    log_likelihood_ratio,
    mixture_rate,
    share_sequence,
    sprt_bounds,
)


def test_bounds_by_hand():
    """Bounds ±ln 19 at 5 % and 5 %."""
    assert sprt_bounds() == pytest.approx((-log(19), log(19)))
    assert sprt_bounds(0.01, 0.1) == pytest.approx((log(0.1 / 0.99), log(90)))


def test_the_ratio_by_hand():
    """With n = 100, s = 0.6, v = 0.24 between 0.5 and 0.55: 100 × 0.05 × 0.15 / 0.48."""
    assert log_likelihood_ratio(100, 0.6, 0.24, 0.5, 0.55) == pytest.approx(1.5625)
    assert log_likelihood_ratio(100, 0.525, 0.24, 0.5, 0.55) == pytest.approx(0, abs=1e-12)
    assert log_likelihood_ratio(100, 0.5, 0.0, 0.5, 0.55) == 0


def test_portions_do_not_change_mean_and_variance():
    """Many small updates end with the figures of one large one."""
    values = np.random.default_rng(1).normal(3, 2, 1_000)
    whole = SequentialTest(3, 3.2)
    whole.update(values)
    parts = SequentialTest(3, 3.2)
    for part in np.array_split(values, 37):
        parts.update(part)
    assert parts.mean == pytest.approx(values.mean())
    assert parts.variance == pytest.approx(values.var(ddof=1))
    assert parts.ratio == pytest.approx(whole.ratio)


@pytest.mark.parametrize("overshoot", [False, True])
@pytest.mark.parametrize(("mean", "decision"), [(0.0, NULL), (0.5, OTHER)])
def test_a_clear_case_is_decided_and_stays(mean, decision, overshoot):
    """Deviation 1, half a deviation apart."""
    test = SequentialTest(0, 0.5, overshoot=overshoot)
    rng = np.random.default_rng(2)
    while test.decision == OPEN:
        test.update(rng.normal(mean, 1, 10))
    assert test.decision == decision
    test.update(np.full(10_000, 0.5 - mean))
    assert test.decision == decision


def test_nothing_is_decided_before_the_deviation_is_known():
    """Even a landslide waits for FEWEST blocks, and equal blocks decide nothing."""
    test = SequentialTest(0, 0.5)
    assert test.update(np.arange(FEWEST - 1) + 100.0) == OPEN
    assert SequentialTest(0, 0.5).update(np.full(100, 0.5)) == OPEN


@pytest.mark.parametrize(("mean", "decision", "direction"), [(0, NULL, 0), (0.6, OTHER, 1), (-0.6, OTHER, -1)])  # fmt: skip
def test_two_sides(mean, decision, direction):
    """No difference, or which way."""
    test = TwoSidedTest(0, 0.5)
    rng = np.random.default_rng(3)
    while test.decision == OPEN:
        test.update(rng.normal(mean, 1, 20))
    assert (test.decision, test.direction) == (decision, direction)


def test_the_band_by_hand():
    """At n r = 1: half = s √(2 · 2 / n · ln(√2 / α))."""
    planned = 1_000
    count = round(1 / mixture_rate(planned, 0.05))
    rate = mixture_rate(planned, 0.05)
    grown = count * rate + 1
    expected = 2 * sqrt(2 * grown / (count**2 * rate) * log(sqrt(grown) / 0.05))
    found = confidence_sequence(count, 7, 2, planned)
    assert (found.low, found.high) == pytest.approx((7 - expected, 7 + expected))
    assert expected == pytest.approx(2 * sqrt(4 / count * log(sqrt(2) / 0.05)), rel=0.02)


def test_the_band_is_tightest_where_it_was_planned():
    """No other plan gives a narrower band at 1,000 units, and it costs 1.5 to 1.6 times."""
    halves = {plan: confidence_sequence(1_000, 0, 1, plan).high for plan in (300, 1_000, 3_000)}
    assert min(halves, key=halves.get) == 1_000
    assert 1.5 < halves[1_000] / (1.96 / sqrt(1_000)) < 1.6


def test_more_bands_are_wider_and_few_units_say_nothing():
    """Union bound over arms; before FEWEST the band is everything."""
    one, four = (confidence_sequence(500, 0, 1, 500, arms=arms).high for arms in (1, 4))
    assert one < four
    assert confidence_sequence(FEWEST - 1, 0, 1, 500).high == inf
    assert share_sequence(0, 0.0, 500).high == 1


def test_a_seat_that_never_won_has_a_band_with_a_width():
    """The lower end stays at 0, the upper above it."""
    found = share_sequence(100, 0.0, 1_000)
    assert found.low == 0 < found.high < 0.2
    mirrored = share_sequence(100, 1.0, 1_000)
    assert (mirrored.low, mirrored.high) == pytest.approx((1 - found.high, 1))


def test_many_games_make_the_band_of_shares_normal():
    """At 4,000 games the exact band and the normal one agree within 2 % of their width."""
    exact = share_sequence(4_000, 0.25, 4_000)
    normal = confidence_sequence(4_000, 0.25, sqrt(0.1875), 4_000)
    assert exact.low == pytest.approx(normal.low, abs=0.02 * (normal.high - normal.low))
    assert exact.high == pytest.approx(normal.high, abs=0.02 * (normal.high - normal.low))


def test_evidence_and_band_are_one_thing():
    """E reaches 1 / alpha exactly at the end of the band."""
    edge = confidence_sequence(400, 0, 1, 400, alpha=0.05).high
    assert e_value(400, edge, 1, 0, 400) == pytest.approx(20)
    assert e_value(400, 0, 1, 0, 400) < 1

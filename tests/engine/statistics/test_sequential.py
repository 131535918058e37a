"""Bands for looking at any time against hand-made figures; their promises are in test_calibration."""

from __future__ import annotations

from math import cosh, exp, inf, log, sqrt

import numpy as np
import pytest

from engine.statistics.sequential import (
    FEWEST,
    cautious_deviation,
    confidence_sequence,
    e_value,
    mixture_rate,
    share_sequence,
    step_sequence,
)


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
    """At 4,000 games the exact band and the normal one agree within 2% of their width."""
    exact = share_sequence(4_000, 0.25, 4_000)
    normal = confidence_sequence(4_000, 0.25, sqrt(0.1875), 4_000)
    assert exact.low == pytest.approx(normal.low, abs=0.02 * (normal.high - normal.low))
    assert exact.high == pytest.approx(normal.high, abs=0.02 * (normal.high - normal.low))


def test_evidence_and_band_are_one_thing():
    """E reaches 1 / alpha exactly at the end of the band."""
    edge = confidence_sequence(400, 0, 1, 400, alpha=0.05).high
    assert e_value(400, edge, 1, 0, 400) == pytest.approx(20)
    assert e_value(400, 0, 1, 0, 400) < 1


def test_the_band_with_a_step_by_hand():
    """At its ends the bet has won 1 / alpha: half on ±step, half as `e_value` does."""
    count, deviation, step = 400, 8.0, 2.0
    half = step_sequence(count, 0, deviation, step, 1_000).high
    wald = exp(-count * step**2 / (2 * deviation**2)) * cosh(count * step * half / deviation**2)
    spread = e_value(count, half, deviation, 0, 1_000)
    assert wald / 2 + spread / 2 == pytest.approx(20)


def test_a_step_sharpens_the_band_where_it_decides():
    """Where Wald's test would decide, the band is narrower; elsewhere hardly wider."""
    plain, sharp = (
        [band(count) for count in (50, 740, 20_000)]
        for band in (
            lambda n: confidence_sequence(n, 0, 20, 1_000).high,
            lambda n: step_sequence(n, 0, 20, 2, 1_000).high,
        )
    )
    assert sharp[1] < 0.97 * plain[1]
    assert sharp[0] < 1.12 * plain[0]
    assert sharp[2] < 1.07 * plain[2]


def test_the_band_with_a_step_waits_and_is_shared():
    """Nothing before FEWEST units; several bands are wider."""
    assert step_sequence(FEWEST - 1, 0, 1, 1, 500).high == inf
    assert step_sequence(500, 0, 1, 0.1, 500).high < step_sequence(500, 0, 1, 0.1, 500, arms=4).high


def test_one_rare_unit_widens_the_deviation():
    """Of 100 units one is 100: s² = 100, and one more such unit doubles it; many units hide it."""
    rare = np.zeros(100)
    rare[0] = 100
    assert cautious_deviation(rare) == pytest.approx(sqrt(100 + 99**2 / 100))
    usual = np.random.default_rng(1).normal(0, 1, 10_000)
    assert cautious_deviation(usual) == pytest.approx(usual.std(ddof=1), rel=1e-2)

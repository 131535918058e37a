"""Figures with intervals, as they are told."""

from __future__ import annotations

from math import inf, nan

import pytest

from engine.reports.facts import fact, give_or_take, listed, never_varied
from engine.statistics.blocks import Estimate


@pytest.mark.parametrize(("mean", "low", "high"), [(0, 0, 2.95), (100, 97.05, 100)])
def test_a_share_that_never_varied_is_not_certain(mean, low, high):
    """The rule of three: 0 of 100 games is fewer than 3%."""
    found = never_varied(Estimate(mean, mean, mean, 100, 0.0))
    assert (found.low, found.high) == pytest.approx((low, high), abs=0.01)


def test_a_fact_tells_value_interval_and_games():
    """Two digits of the interval decide rounding."""
    told = fact("Shared wins", Estimate(3.14159, 2.1, 4.2, 1234, 20.0), "Words.", "%")
    assert (told.value, told.interval, told.count) == ("3.1%", "2.1 to 4.2", "1,234 games")


def test_what_is_not_known_is_said():
    """One game tells no interval."""
    assert fact("Margin", Estimate(3.0, -inf, inf, 1, nan), "Words.").interval == "not known"


def test_what_never_varies_has_no_half_width():
    """A starting score is what it is."""
    assert give_or_take(Estimate(15.0, 15.0, 15.0, 100, 0.0)) == "15"
    assert give_or_take(Estimate(15.0, 14.5, 15.5, 100, 1.0)) == "15.00 ± 0.50"


def test_an_interval_that_is_cut_is_told_by_its_ends():
    """Value and half-width would tell numbers that cannot be."""
    found = Estimate(0.2, -0.3, 0.7, 20, 1.0).bounded(0)
    assert (found.low, found.high, found.scaled(2).cut) == (0, 0.7, True)
    assert give_or_take(found) == "0.20 (0.00 to 0.70)"
    assert not Estimate(0.2, 0.1, 0.3, 20, 0.1).bounded(0, 1).cut
    nothing = Estimate(3.0, -inf, inf, 1, nan)
    assert nothing.bounded(0).low == -inf, "one game tells nothing, and not half of something"


def test_long_lists_are_cut_and_counted():
    """How many are left out is told."""
    assert listed(["a", "b", "c"], 2) == "a, b and 1 more"
    assert listed(["a", "b"], 2) == "a, b"

"""Verdicts: the three words, and how many more games."""

from __future__ import annotations

from math import inf

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.statistics.blocks import Estimate
from engine.statistics.equivalence import (
    BALANCED,
    IMBALANCED,
    MOST_MORE,
    UNKNOWN,
    Verdict,
    about,
    combined,
    needed,
    verdict,
)
from engine.statistics.intervals import Interval


@pytest.mark.parametrize(
    ("low", "high", "kind"),
    [
        (0.235, 0.265, BALANCED),
        (0.23, 0.27, BALANCED),
        (0.271, 0.298, IMBALANCED),
        (0.20, 0.229, IMBALANCED),
        (0.26, 0.28, UNKNOWN),
        (0.10, 0.50, UNKNOWN),
        (-inf, inf, UNKNOWN),
    ],
)
def test_the_word_follows_the_interval(low, high, kind):
    """Fair is 25%, the band ±2."""
    assert verdict(Interval(low, high), 1_000, 0.25, 0.02).kind == kind


def test_more_games_by_hand():
    """+0.9 ± 2.0 in a band of ±2: the half-width must fall to 1.1, so (2 / 1.1)² n in all."""
    found = verdict(Estimate(0.9, -1.1, 2.9, 4_000, 64.5), 4_000, 0, 2)
    assert found.more == -(-4_000 * 2.0**2 // 1.1**2) - 4_000


def test_a_handful_of_games_is_not_promised_to_tell():
    """Just beyond the end of an interval: so few more would not move it; 2% of them may."""
    found = verdict(Interval(16.0, 23.001), 1000, 25, 2)
    assert (found.kind, found.more) == (UNKNOWN, 20)


def test_on_the_edge_no_number_of_games_decides():
    """An estimate on the end of its band stays undecided for ever."""
    assert verdict(Interval(0.25, 0.29), 100, 0.25, 0.02).more == MOST_MORE


def test_tost_by_hand():
    """Mean 0, standard error 1, band 1.96: each one-sided test has p = 2.5%."""
    found = verdict(Estimate(0, -1.96, 1.96, 1_000_000, 1_000), 1_000_000, 0, 1.96)
    assert found.p_tost == pytest.approx(0.025, abs=1e-4)
    assert found.p_outside == pytest.approx(0.975, abs=1e-4)


@given(st.floats(-5, 5), st.floats(0.01, 5), st.integers(2, 10_000), st.floats(0.01, 3))
def test_p_values_and_words_agree(mean, half, count, band):
    """A 95% interval inside the band means p of TOST at most 2.5%, outside: p_outside."""
    from engine.statistics.intervals import student_quantile

    error = half / student_quantile(0.975, count - 1)
    estimate = Estimate(mean, mean - half, mean + half, count, error * count**0.5)
    found = verdict(estimate, count, 0, band)
    assert (found.kind != BALANCED) or found.p_tost <= 0.025 + 1e-6
    assert (found.kind != IMBALANCED) or found.p_outside <= 0.025 + 1e-6
    assert (found.more == 0) == found.decided


def verdicts(*kinds):
    return [Verdict(kind, 100 if kind == UNKNOWN else 0, 0, 1) for kind in kinds]


@pytest.mark.parametrize(
    ("kinds", "word", "more"),
    [
        ((BALANCED, BALANCED), BALANCED, 0),
        ((BALANCED, UNKNOWN), UNKNOWN, 100),
        ((IMBALANCED, UNKNOWN), IMBALANCED, 0),
        ((), UNKNOWN, 0),
    ],
)
def test_one_word_for_several_seats(kinds, word, more):
    """One imbalanced seat is enough; balanced needs all."""
    assert (combined(verdicts(*kinds)), needed(verdicts(*kinds))) == (word, more)


@pytest.mark.parametrize(("count", "told"), [(0, 0), (7, 7), (9_511, 9_600), (100, 100), (12_345, 13_000)])  # fmt: skip
def test_numbers_for_people_have_two_digits(count, told):
    """Rounded up, never down."""
    assert about(count) == told

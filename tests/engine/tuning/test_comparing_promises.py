"""What `compare` says holds as often as it promises, on drawn games with known truth.

A short form runs always; `pytest -m calibrate` repeats it. Allowed counts follow from the
binomial distribution, as in `tests/engine/statistics/test_calibration.py`.
"""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom

from engine.statistics.sequential import NULL, OPEN, OTHER
from tests.support.luck import compared_draws

SURPRISE = 1e-4


def pairs_of(rng, games, shift, deviation=20.0):
    """Base and variant with differences of this mean and deviation, and luck that they share."""
    luck = rng.normal(0, 30, games)
    return np.column_stack([luck, luck + rng.normal(shift, deviation, games)])


def wins_of(rng, games, differing, up):
    """Wins in % of one seat, in pairs of which a part differs, most of them upwards."""
    base = rng.random(games) < 0.5
    other = base.copy()
    moved = rng.random(games) < differing
    other[moved] = rng.random(int(moved.sum())) < up
    base[moved] = ~other[moved]
    return 100.0 * np.column_stack([base, other])


def decision(values, **asked):
    return compared_draws(values, band=2.0, **asked).outcomes[0].decision


def finds_nothing_there(rng):
    """No difference, looked at a hundred times: called one."""
    return decision(pairs_of(rng, 5_000, 0)) == OTHER


def finds_nothing_in_wins(rng):
    """A tenth of the games is won by another seat, as often this way as that."""
    return decision(wins_of(rng, 5_000, 0.1, 0.5), unit="%") == OTHER


def overlooks_the_band(rng):
    """A difference of the band, called none."""
    return decision(pairs_of(rng, 5_000, 2)) == NULL


def overlooks_the_band_in_wins(rng):
    """Four pairs in a hundred differ, three of four of them upwards: +2%, called none."""
    return decision(wins_of(rng, 5_000, 0.04, 0.75), unit="%") == NULL


def overlooks_what_is_rare(rng):
    """Two pairs in a hundred differ, all of them upwards: +2%, called none."""
    return decision(wins_of(rng, 5_000, 0.02, 1.0), unit="%") == NULL


PROMISES = [
    (finds_nothing_there, 40), (finds_nothing_in_wins, 40), (overlooks_the_band, 40),
    (overlooks_the_band_in_wins, 60), (overlooks_what_is_rare, 100),
]  # fmt: skip


def repeated(case, times):
    return sum(bool(case(np.random.default_rng((2027, run)))) for run in range(times))


@pytest.mark.parametrize(("case", "times"), PROMISES, ids=lambda one: getattr(one, "__name__", ""))
def test_verdicts_are_seldom_wrong_in_short(case, times):
    """At most 5%, as far as few repeats can tell."""
    assert repeated(case, times) <= binom.isf(SURPRISE, times, 0.05)


@pytest.mark.calibrate
@pytest.mark.parametrize(("case", "_times"), PROMISES, ids=lambda one: getattr(one, "__name__", ""))
def test_verdicts_are_seldom_wrong(case, _times):
    """At most 5% of 1,000 repeats, give or take what coins would do."""
    wrong = repeated(case, 1_000)
    print(f"{case.__name__}: {wrong / 1_000:.1%}")
    assert wrong <= binom.isf(SURPRISE, 1_000, 0.05)


def needed(shift, runs=20):
    """Pairs until a decision, on average, and the share of runs that decided so."""
    found = [
        compared_draws(pairs_of(np.random.default_rng((5, run)), 20_000, shift), band=2.0)
        for run in range(runs)
    ]
    return np.mean([each.pairs for each in found]), [each.outcomes[0].decision for each in found]


@pytest.mark.parametrize(("shift", "most", "word"), [(0, 1_600, NULL), (2, 1_100, OTHER), (4, 400, OTHER)])  # fmt: skip
def test_a_difference_is_found_in_time(shift, most, word):
    """Deviation 20, band 2: Wald's test alone took 960, 735 and 275 pairs on average."""
    pairs, words = needed(shift)
    assert pairs < most
    assert words.count(word) >= 17


@pytest.mark.parametrize("until", [True, False])
@pytest.mark.parametrize("games", [2, 3, 5, 20, 50, 100, 300, 700])
@pytest.mark.parametrize("differing", [0.0, 0.004, 0.02, 0.2, 1.0])
def test_the_word_never_contradicts_the_interval(until, games, differing):
    """Different: 0 is left out. The same: all of the interval lies in the band. Else open."""
    for run in range(10):
        values = wins_of(np.random.default_rng((3, run)), games, differing, 0.9)
        (outcome,) = compared_draws(values, 2.0, "%", until_decided=until).outcomes
        (found,) = outcome.differences
        low, high = found.estimate.low, found.estimate.high
        assert low < found.estimate.mean < high
        if outcome.decision == OTHER:
            assert low > 0 or high < 0
        if outcome.decision == NULL:
            assert -2 <= low < high <= 2
        if outcome.decision == OPEN:
            assert low <= 0 <= high


def raced(rng, truths, games=2_000):
    """A race of arms with these means; they share most of their luck."""
    luck = rng.normal(0, 8, (games, 1))
    values = luck + rng.normal(0, 6, (games, len(truths))) + np.asarray(truths)
    found = compared_draws(values, best="high", until_decided=False)
    return found, [found.base_chance, *(outcome.chance for outcome in found.outcomes)]


def test_a_hopeless_variant_takes_nothing_from_the_best():
    """Two close variants are told as if the third, dropped after 50 pairs, had not entered."""
    truths = (0.0, 0.5)
    _, alone = raced(np.random.default_rng(1), truths)
    rng = np.random.default_rng(1)
    luck, own = rng.normal(0, 8, (2_000, 1)), rng.normal(0, 6, (2_000, 2))
    hopeless = luck + rng.normal(-30, 6, (2_000, 1))
    values = np.hstack([luck + own + np.array(truths), hopeless])
    found = compared_draws(values, best="high", until_decided=False)
    assert found.outcomes[1].dropped
    assert found.outcomes[1].pairs < found.pairs == 2_000
    assert found.base_chance == pytest.approx(alone[0], abs=0.01)
    assert found.outcomes[0].chance == pytest.approx(alone[1], abs=0.01)
    assert found.outcomes[1].chance < 1e-3


def test_a_dropped_base_is_told():
    """It is in the list of clear losers as any other."""
    from engine.reports.compare_words import race_sentence

    found, _ = raced(np.random.default_rng(2), (-30, 0, 0.1))
    assert found.base_dropped
    assert "Dropped as clear losers: arm 0." in race_sentence(found)


def calibration(times):
    """Told probabilities of all arms in races with drawn truths, and whether each was the best."""
    told, best = [], []
    for run in range(times):
        rng = np.random.default_rng((11, run))
        truths = rng.normal(0, 1.5, 4)
        _, chances = raced(rng, truths, 1_000)
        told += chances
        best += list(truths == truths.max())
    return np.array(told), np.array(best)


def expect_calibrated(times):
    told, best = calibration(times)
    for low, high in ((0.02, 0.3), (0.3, 0.7), (0.7, 0.98), (0.98, 1.0)):
        rows = (told > low) & (told <= high)
        count, hits, mean = int(rows.sum()), int(best[rows].sum()), float(told[rows].mean())
        print(f"told {mean:.1%}, best {hits / count:.1%} of {count}")
        assert binom.ppf(SURPRISE, count, mean) <= hits <= binom.isf(SURPRISE, count, mean)


def test_the_probability_of_being_best_is_calibrated_in_short():
    """Of arms told 80%, about 80% are the best; also in races that drop arms early."""
    expect_calibrated(60)


@pytest.mark.calibrate
def test_the_probability_of_being_best_is_calibrated():
    """The same in 2,000 races."""
    expect_calibrated(2_000)

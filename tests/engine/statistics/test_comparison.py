"""Paired variants, many against a base, racing, spending blocks."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.blocks import mean_interval
from engine.statistics.comparison import (
    against_base,
    alike_difference,
    independent_difference,
    paired_difference,
    share_difference,
)
from engine.statistics.racing import allocation, chances_of_best, race_step


def test_a_constant_shift_is_known_but_not_exactly():
    """B is A plus 2 in every block: pairing saves everything, and 3 in 100 blocks may be hidden."""
    a = np.random.default_rng(1).normal(50, 8, 100)
    found = paired_difference(a, a + 2)
    hidden = 1 - 0.025 ** (1 / 100)
    assert found.difference.mean == pytest.approx(2)
    assert found.difference.interval.low == pytest.approx(2 - 2 * 2 * hidden)
    assert found.difference.interval.high == pytest.approx(2 + 2 * 2 * hidden)
    assert (found.correlation, found.saving) == pytest.approx((1, 1))


@pytest.mark.parametrize(("blocks", "differs"), [(2, False), (5, False), (6, True), (100, True)])
def test_a_constant_shift_needs_as_many_blocks_as_the_sign_test(blocks, differs):
    """Six of six to one side: 2 × 2⁻⁶ is below 5%, five are not."""
    found = paired_difference(np.zeros(blocks), np.full(blocks, 7.0)).difference
    assert (found.low > 0) == differs


def test_no_difference_leaves_what_the_rule_of_three_leaves():
    """Of 300 alike blocks of shares in %, fewer than 1 in 100 differs, each by 100 at most."""
    found = alike_difference(np.zeros(300), np.zeros(300), scale=100)
    assert (found.low, found.mean, found.high) == pytest.approx((-0.994, 0, 0.994), abs=1e-3)
    assert alike_difference(np.full(300, 250), np.full(300, 250), scale=1).high > 2


def test_many_against_a_base_tell_what_never_varied():
    """Three variants: one as the base, one a constant above it, one with a spread."""
    rng = np.random.default_rng(9)
    base = rng.normal(50, 8, 80)
    arms = np.column_stack([base, base + 3, base + rng.normal(0, 2, 80)])
    found = against_base(base, arms, rng).differences
    assert [each.alike for each in found] == [True, True, False]
    assert all(each.low < each.mean < each.high for each in found)
    assert found[0].low < 0 < found[1].low


def test_samples_that_do_not_vary_have_no_difference_to_tell():
    """Welch has no degrees of freedom: no interval, not one without a width."""
    assert not independent_difference(np.zeros(40), np.ones(40)).interval.known


def test_saving_is_the_correlation_when_deviations_are_equal():
    """1 − Var(B − A) / (2 s²) = ρ."""
    a = np.array([1.0, 2, 3, 4, 5, 6])
    b = np.array([2.0, 1, 4, 3, 6, 5])
    found = paired_difference(a, b)
    assert found.saving == pytest.approx(found.correlation)
    assert found.difference.mean == 0


def test_independent_variants_gain_nothing_by_pairing():
    """Games that part at once: ρ near 0, and the report can say so."""
    rng = np.random.default_rng(2)
    found = paired_difference(rng.normal(size=4_000), rng.normal(size=4_000))
    assert abs(found.correlation) < 0.06
    assert not found.useful


def test_unpaired_blocks_are_refused():
    """Nothing is cut off silently."""
    with pytest.raises(ValueError, match="3 blocks cannot be paired with 2"):
        paired_difference([1, 2, 3], [1, 2])


def test_welch_agrees_with_scipys_example():
    """Equal sizes and variances: the classical two-sample interval, t with 4 degrees."""
    found = independent_difference([0, 1, 2], [10, 11, 12])
    assert (found.low, found.high) == pytest.approx((10 - 2.776445 * (2 / 3) ** 0.5, 10 + 2.776445 * (2 / 3) ** 0.5), rel=1e-6)  # fmt: skip


def test_welch_agrees_with_scipy():
    """Unequal sizes and deviations."""
    from scipy.stats import ttest_ind

    rng = np.random.default_rng(8)
    a, b = rng.normal(0, 1, 30), rng.normal(1, 5, 12)
    found, known = independent_difference(a, b), ttest_ind(b, a, equal_var=False)
    ends = known.confidence_interval(0.95)
    assert (found.low, found.high) == pytest.approx((ends.low, ends.high))


def test_one_variant_against_a_base_is_students_t():
    """With one comparison the simultaneous interval is the plain one."""
    rng = np.random.default_rng(3)
    base, other = rng.normal(size=200), rng.normal(0.1, 1, 200)
    found = against_base(base, other[:, None], rng).differences[0]
    plain = mean_interval(other - base)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=0.003)


def test_dunnetts_published_value_appears():
    """Three variants and a base, independent, many blocks: two-sided 5% point 2.35 (ρ = ½)."""
    rng = np.random.default_rng(4)
    found = against_base(rng.normal(size=20_000), rng.normal(size=(20_000, 3)), rng)
    assert found.critical == pytest.approx(2.35, abs=0.02)


def test_adjusted_p_and_interval_agree():
    """Below 5% exactly where the interval leaves out 0."""
    rng = np.random.default_rng(5)
    base = rng.normal(size=300)
    shifts = np.linspace(0, 0.3, 9)
    found = against_base(base, base[:, None] + rng.normal(shifts, 1, (300, 9)), rng)
    for difference, p in zip(found.differences, found.p_values, strict=True):
        assert (p < 0.05) == (difference.low > 0 or difference.high < 0)


def test_a_clear_loser_is_dropped_and_close_ones_stay():
    """Arms at 0, 0.02 and 1 below the best, deviation 1, 400 blocks."""
    rng = np.random.default_rng(6)
    found = race_step(rng.normal([0, -0.02, -1], 1, (400, 3)), 400)
    assert found.losers == (2,)
    assert found.kept == (0, 1)


def test_a_race_waits_for_some_blocks():
    """Ten blocks drop nobody."""
    assert race_step(np.eye(10), 100).losers == ()


def test_blocks_are_spent_by_the_published_rule():
    """Gaps 1 and 2, equal deviations: N₂ : N₃ = 4 : 1, N_best = √(4² + 1²) of the same."""
    spent = allocation([2, 1, 0], [1, 1, 1], 10_000)
    assert spent.sum() == 10_000
    assert spent / spent[2] == pytest.approx([np.sqrt(17), 4, 1], rel=2e-3)


def test_the_chance_of_the_best_by_hand():
    """Two arms, difference one standard error: Φ(1) = 84%."""
    rng = np.random.default_rng(7)
    noise = rng.normal(size=100)
    noise = (noise - noise.mean()) / noise.std(ddof=1)
    found = chances_of_best(np.stack([noise + 0.1, np.zeros(100)], axis=1), rng)
    assert found == pytest.approx([0.8413, 0.1587], abs=0.015)


def test_an_arm_that_was_dropped_counts_with_what_it_had():
    """Played 50 of 5,000 blocks, on luck that all share: told as surely as its pairs tell it."""
    rng = np.random.default_rng(12)
    luck = rng.normal(0, 20, (5_000, 1))
    values = luck + rng.normal([0, 0.1, -3], 1, (5_000, 3))
    whole = chances_of_best(values[:, :2], rng)
    values[50:, 2] = np.nan
    found = chances_of_best(values, rng)
    assert found[2] < 1e-3
    assert found[:2] == pytest.approx(whole, abs=0.01)


def test_arms_that_are_always_equal_share_their_chance():
    """Also when one of them was dropped earlier."""
    values = np.random.default_rng(13).normal(50, 8, (400, 1)) + np.zeros((1, 3))
    values[100:, 2] = np.nan
    assert chances_of_best(values, np.random.default_rng(1)) == pytest.approx([1 / 3] * 3)


def test_shares_are_compared_by_the_ends_of_their_intervals():
    """Newcombe (1998), table II, method 10: 56/70 against 48/80, and 10/10 against 0/10."""
    found = share_difference((48, 80), (56, 70))
    assert (found.mean, found.low, found.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=5e-5)
    whole = share_difference((0, 10), (10, 10))
    assert (whole.low, whole.high) == pytest.approx((0.6075, 1.0), abs=5e-5)
    assert not np.isfinite(share_difference((0, 0), (3, 10)).low)

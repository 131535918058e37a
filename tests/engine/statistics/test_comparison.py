"""Paired variants, many against a base, racing, spending blocks."""

from __future__ import annotations

import numpy as np
import pytest

from engine.statistics.blocks import mean_interval
from engine.statistics.comparison import (
    against_base,
    allocation,
    chances_of_best,
    independent_difference,
    paired_difference,
    race_step,
)


def test_a_constant_shift_is_known_exactly():
    """B is A plus 2 in every block: pairing saves everything."""
    a = np.random.default_rng(1).normal(50, 8, 100)
    found = paired_difference(a, a + 2)
    assert (found.difference.low, found.difference.high) == pytest.approx((2, 2))
    assert (found.correlation, found.saving) == pytest.approx((1, 1))


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
    """Three variants and a base, independent, many blocks: two-sided 5 % point 2.35 (ρ = ½)."""
    rng = np.random.default_rng(4)
    found = against_base(rng.normal(size=20_000), rng.normal(size=(20_000, 3)), rng)
    assert found.critical == pytest.approx(2.35, abs=0.02)


def test_adjusted_p_and_interval_agree():
    """Below 5 % exactly where the interval leaves out 0."""
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
    """Two arms, difference one standard error: Φ(1) = 84 %."""
    rng = np.random.default_rng(7)
    noise = rng.normal(size=100)
    noise = (noise - noise.mean()) / noise.std(ddof=1)
    found = chances_of_best(np.stack([noise + 0.1, np.zeros(100)], axis=1), rng)
    assert found == pytest.approx([0.8413, 0.1587], abs=0.015)

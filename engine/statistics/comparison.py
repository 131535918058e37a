"""Variants on the same seeds: paired differences, and many against a base."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nan, sqrt

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats, mean_interval
from engine.statistics.coverage import never_above
from engine.statistics.intervals import CONFIDENCE, rounding, student_quantile, wilson

DRAWS = 100_000
USELESS_CORRELATION = 0.1


@dataclass(frozen=True)
class Paired:
    """The difference B − A of two variants played on the same seeds.

    Attributes:
        difference: Mean of B − A per block, with its interval.
        correlation: Of A and B over blocks; NaN if one does not vary.
        saving: Part of the games that pairing saved: 1 − Var(B − A) / (Var A + Var B);
            negative when pairing cost games.
    """

    difference: Estimate
    correlation: float
    saving: float

    @property
    def useful(self) -> bool:
        """Whether pairing bought anything worth a word."""
        return self.correlation >= USELESS_CORRELATION


def paired_difference(
    a: ArrayLike, b: ArrayLike, confidence: float = CONFIDENCE, scale: float = 1.0
) -> Paired:
    """The difference B − A with Student's t interval on the block differences.

        Var(mean B − mean A) = (s_A² + s_B² − 2 ρ s_A s_B) / n

    Where every block differs alike, the interval is that of `alike_difference`.

    Args:
        a, b: Block values of the two variants, in the same order of seeds, shape (blocks,).
        scale: See `alike_difference`.

    Raises:
        ValueError: The two do not have the same number of blocks.

    Source:
        A. M. Law: Simulation Modeling and Analysis, 5th edition (2015), section 11.2
        (common random numbers).
    """
    first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    if first.shape != second.shape:
        raise ValueError(f"{first.shape[0]} blocks cannot be paired with {second.shape[0]}")
    difference = mean_interval(second - first, confidence)
    if difference.alike:
        difference = alike_difference(first, second, confidence, scale)
    if len(first) < 2:
        return Paired(difference, nan, nan)
    apart = float(first.var(ddof=1)), float(second.var(ddof=1))
    both_apart = sqrt(apart[0] * apart[1])
    both = float((first - first.mean()) @ (second - second.mean())) / (len(first) - 1)
    separate = apart[0] + apart[1]
    return Paired(
        difference,
        both / both_apart if both_apart > 0 else nan,
        1 - difference.deviation**2 / separate if separate > 0 else nan,
    )


def alike_difference(
    a: ArrayLike, b: ArrayLike, confidence: float = CONFIDENCE, scale: float = 1.0
) -> Estimate:
    """The difference B − A where it is the same in every block, with what may be hidden.

    Fewer than `never_above` of blocks differ in another way (about 3/n, the rule of three).
    If there was a difference, such a block is taken to differ as much to the other side: the
    interval leaves out 0 where the two-sided sign test would. If there was none, by no more
    than the largest |value| seen, or `scale`.

    How far an unseen block is off is an assumption; nothing was seen that could tell. The
    interval holds at any time: all blocks up to n being alike is the only way to get it.

    Args:
        a, b: Block values of the two variants, shape (blocks,), at least one block.
        scale: Smallest difference of a block that must be reckoned with, such as 100 for
            shares of the win in %.
    """
    first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    largest = float(max(np.abs(first).max(), np.abs(second).max()))
    mean = float((second - first).mean())
    if abs(mean) <= rounding(largest):
        half = never_above(len(first), confidence) * max(largest, scale)
        return Estimate(0.0, -half, half, len(first), 0.0)
    half = never_above(len(first), (1 + confidence) / 2) * 2 * abs(mean)
    return Estimate(mean, mean - half, mean + half, len(first), 0.0)


def independent_difference(a: ArrayLike, b: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """The difference B − A of unpaired samples, by Welch's t interval.

        se² = s_A²/n_A + s_B²/n_B,  ν = se⁴ / ((s_A²/n_A)²/(n_A − 1) + (s_B²/n_B)²/(n_B − 1))

    `count` is the smaller sample; `deviation` is the standard error × √count. Samples that
    do not vary at all have no interval.

    Source:
        B. L. Welch: The Generalization of "Student's" Problem when Several Different
        Population Variances Are Involved. Biometrika 34 (1947), 28-35.
    """
    first, second = np.asarray(a, dtype=np.float64), np.asarray(b, dtype=np.float64)
    count = min(len(first), len(second))
    if count == 0:
        return Estimate(nan, -inf, inf, 0)
    mean = float(second.mean() - first.mean())
    if count < 2:
        return Estimate(mean, -inf, inf, count)
    parts = [float(one.var(ddof=1)) / len(one) for one in (first, second)]
    error = sqrt(sum(parts))
    if error <= rounding(mean):
        return Estimate(mean, -inf, inf, count, 0.0)
    rest = sum(p**2 / (len(one) - 1) for p, one in zip(parts, (first, second), strict=True))
    half = student_quantile((1 + confidence) / 2, error**4 / rest) * error
    return Estimate(mean, mean - half, mean + half, count, error * sqrt(count))


def share_difference(
    a: tuple[float, int], b: tuple[float, int], confidence: float = CONFIDENCE
) -> Estimate:
    """The difference B − A of shares of independent games, from the ends of Wilson's intervals.

    It has a width also where one side won every game, or none:

        low = d − √((b − b_low)² + (a_high − a)²),  high = d + √((b_high − b)² + (a − a_low)²)

    `count` is the smaller sample; `deviation` is the standard error × √count.

    Args:
        a, b: Wins, parts of shared ones too, and games.

    Source:
        R. G. Newcombe: Interval Estimation for the Difference between Independent
        Proportions. Statistics in Medicine 17 (1998), 873-890, method 10.
    """
    count = min(a[1], b[1])
    if count == 0:
        return Estimate(nan, -inf, inf, 0)
    one, other = a[0] / a[1], b[0] / b[1]
    first, second = wilson(*a, confidence), wilson(*b, confidence)
    mean = other - one
    low = mean - sqrt((other - second.low) ** 2 + (first.high - one) ** 2)
    high = mean + sqrt((second.high - other) ** 2 + (one - first.low) ** 2)
    error = sqrt(one * (1 - one) / a[1] + other * (1 - other) / b[1])
    return Estimate(mean, low, high, count, error * sqrt(count))


@dataclass(frozen=True)
class AgainstBase:
    """Several variants against one base on the same seeds.

    Attributes:
        differences: Variant − base for each, with simultaneous intervals: all of them
            hold together with the stated confidence.
        p_values: Adjusted for the number of variants: below alpha exactly where the
            interval leaves out 0.
        critical: The multiplier of the standard errors that makes them simultaneous.
    """

    differences: tuple[Estimate, ...]
    p_values: tuple[float, ...]
    critical: float


def against_base(
    base: ArrayLike,
    variants: ArrayLike,
    rng: np.random.Generator,
    confidence: float = CONFIDENCE,
    scale: float = 1.0,
) -> AgainstBase:
    """Simultaneous intervals for variants against a base, all on the same seeds.

    Dunnett's idea for paired blocks: with T the differences divided by their standard
    errors, the critical value is the quantile of max |T| of a multivariate t distribution
    with n − 1 degrees of freedom and the correlations of the differences, found by
    DRAWS draws. (`scipy.stats.dunnett` is for independent arms and would be too wide here.)

    Args:
        base: Shape (blocks,).
        variants: Shape (blocks, variants).
        rng: Chance of the draws; the same state gives the same intervals.
        scale: Of variants that differ from the base alike in every block, whose interval is
            that of `alike_difference` at 1 − alpha / variants.

    Source:
        C. W. Dunnett: A Multiple Comparison Procedure for Comparing Several Treatments with
        a Control. JASA 50 (1955), 1096-1121; F. Bretz, T. Hothorn, P. Westfall: Multiple
        Comparisons Using R (2010), section 3.1 (max-t with any correlation).
    """
    first, others = np.asarray(base, dtype=np.float64), np.asarray(variants, dtype=np.float64)
    own = others - first[:, None]
    count, arms = own.shape
    means = own.mean(axis=0) if count else np.full(arms, nan)
    if count < 2:
        unknown = tuple(Estimate(float(mean), -inf, inf, count) for mean in means)
        return AgainstBase(unknown, (nan,) * arms, inf)
    deviations = own.std(axis=0, ddof=1)
    highest = np.sort(_largest(own, deviations, rng))
    critical = float(np.quantile(highest, confidence))
    errors = deviations / sqrt(count)
    differences = [
        Estimate(float(m), float(m - critical * e), float(m + critical * e), count, float(d))
        for m, e, d in zip(means, errors, deviations, strict=True)
    ]
    for arm, found in enumerate(differences):
        if found.alike:
            each = 1 - (1 - confidence) / arms
            differences[arm] = alike_difference(first, others[:, arm], each, scale)
    with np.errstate(divide="ignore", invalid="ignore"):
        scores = np.where(errors > 0, np.abs(means) / errors, np.where(means == 0, 0.0, inf))
    above = len(highest) - np.searchsorted(highest, scores)
    p_values = (above + 1) / (len(highest) + 1)
    return AgainstBase(tuple(differences), tuple(float(p) for p in p_values), critical)


def _largest(own: Floats, deviations: Floats, rng: np.random.Generator) -> Floats:
    """Draws of max |T|, shape (DRAWS,)."""
    count = len(own)
    scale = np.where(deviations > 0, deviations, 1.0)
    standard = (own - own.mean(axis=0)) / scale
    return largest_t(standard.T @ standard / (count - 1), count - 1, rng)


def largest_t(correlation: Floats, freedom: float, rng: np.random.Generator) -> Floats:
    """Draws of max |T| of a multivariate t distribution, shape (DRAWS,).

    Args:
        correlation: Of the estimates, shape (estimates, estimates); its diagonal counts as 1.
        freedom: Degrees of freedom.
    """
    filled = np.array(correlation, dtype=np.float64)
    np.fill_diagonal(filled, 1.0)
    values, vectors = np.linalg.eigh(filled)
    root = vectors * np.sqrt(np.maximum(values, 0.0))
    normal = rng.standard_normal((DRAWS, len(filled))) @ root.T
    chi = np.sqrt(rng.chisquare(freedom, DRAWS) / freedom)
    return np.asarray(np.abs(normal).max(axis=1) / chi)

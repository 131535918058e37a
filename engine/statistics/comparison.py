"""Variants on the same seeds: paired differences, many against a base, racing."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, nan, sqrt

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, Floats, mean_interval
from engine.statistics.intervals import CONFIDENCE, student_quantile
from engine.statistics.sequential import FEWEST, confidence_sequence

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


def paired_difference(a: ArrayLike, b: ArrayLike, confidence: float = CONFIDENCE) -> Paired:
    """The difference B − A with Student's t interval on the block differences.

        Var(mean B − mean A) = (s_A² + s_B² − 2 ρ s_A s_B) / n

    Args:
        a, b: Block values of the two variants, in the same order of seeds, shape (blocks,).

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
    if len(first) < 2:
        return Paired(difference, nan, nan)
    apart = float(first.var(ddof=1)), float(second.var(ddof=1))
    scale = sqrt(apart[0] * apart[1])
    both = float((first - first.mean()) @ (second - second.mean())) / (len(first) - 1)
    separate = apart[0] + apart[1]
    return Paired(
        difference,
        both / scale if scale > 0 else nan,
        1 - difference.deviation**2 / separate if separate > 0 else nan,
    )


def independent_difference(a: ArrayLike, b: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """The difference B − A of unpaired samples, by Welch's t interval.

        se² = s_A²/n_A + s_B²/n_B,  ν = se⁴ / ((s_A²/n_A)²/(n_A − 1) + (s_B²/n_B)²/(n_B − 1))

    `count` is the smaller sample; `deviation` is the standard error × √count.

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
    if error == 0:
        return Estimate(mean, mean, mean, count, 0.0)
    rest = sum(p**2 / (len(one) - 1) for p, one in zip(parts, (first, second), strict=True))
    half = student_quantile((1 + confidence) / 2, error**4 / rest) * error
    return Estimate(mean, mean - half, mean + half, count, error * sqrt(count))


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

    Source:
        C. W. Dunnett: A Multiple Comparison Procedure for Comparing Several Treatments with
        a Control. JASA 50 (1955), 1096-1121; F. Bretz, T. Hothorn, P. Westfall: Multiple
        Comparisons Using R (2010), section 3.1 (max-t with any correlation).
    """
    own = np.asarray(variants, dtype=np.float64) - np.asarray(base, dtype=np.float64)[:, None]
    count, arms = own.shape
    means = own.mean(axis=0) if count else np.full(arms, nan)
    if count < 2:
        unknown = tuple(Estimate(float(mean), -inf, inf, count) for mean in means)
        return AgainstBase(unknown, (nan,) * arms, inf)
    deviations = own.std(axis=0, ddof=1)
    highest = np.sort(_largest(own, deviations, rng))
    critical = float(np.quantile(highest, confidence))
    errors = deviations / sqrt(count)
    differences = tuple(
        Estimate(float(m), float(m - critical * e), float(m + critical * e), count, float(d))
        for m, e, d in zip(means, errors, deviations, strict=True)
    )
    with np.errstate(divide="ignore", invalid="ignore"):
        scores = np.where(errors > 0, np.abs(means) / errors, np.where(means == 0, 0.0, inf))
    above = len(highest) - np.searchsorted(highest, scores)
    p_values = (above + 1) / (len(highest) + 1)
    return AgainstBase(differences, tuple(float(p) for p in p_values), critical)


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


@dataclass(frozen=True)
class Race:
    """Where a race of variants stands.

    Attributes:
        leader: Arm with the highest mean.
        kept: Arms still in the race, in order.
        losers: Arms that are clearly not the best, in order.
    """

    leader: int
    kept: tuple[int, ...]
    losers: tuple[int, ...]


def race_step(blocks: ArrayLike, planned: int, alpha: float = 0.05, entered: int = 0) -> Race:
    """Which arms can be dropped now; may be asked after every chunk.

    Arm j is dropped when some arm i is ahead of it with certainty: the anytime-valid band
    of the paired difference i − j lies above 0. Each pair is given 2 alpha / (arms − 1), so
    that the truly best arm is ever dropped with probability alpha at most: that would take
    one of arms − 1 bands to fail on one side.

    Args:
        blocks: Values on common seeds, higher is better, shape (blocks, arms); only arms
            still racing, with all their blocks.
        planned: Blocks at which the bands should be tightest.
        alpha: Chance of dropping the best, over the whole race.
        entered: Arms at the start of the race; 0 for the number given now.
    """
    values = np.asarray(blocks, dtype=np.float64)
    count, arms = values.shape
    means = values.mean(axis=0) if count else np.zeros(arms)
    leader = int(means.argmax())
    if count < FEWEST or arms < 2:
        return Race(leader, tuple(range(arms)), ())
    level = min(2 * alpha / (max(entered, arms) - 1), 0.5)
    losers = tuple(
        arm
        for arm in range(arms)
        if any(
            _ahead(values[:, rival] - values[:, arm], planned, level)
            for rival in range(arms)
            if means[rival] > means[arm]
        )
    )
    return Race(leader, tuple(arm for arm in range(arms) if arm not in losers), losers)


def _ahead(differences: Floats, planned: int, alpha: float) -> bool:
    """Whether a mean difference is above 0 with certainty."""
    deviation = float(differences.std(ddof=1))
    mean = float(differences.mean())
    return confidence_sequence(len(differences), mean, deviation, planned, alpha).low > 0


def allocation(means: ArrayLike, deviations: ArrayLike, total: int) -> NDArray[np.int64]:
    """How to spend blocks on arms so that the best is found soonest (OCBA).

        N_i / N_j = ((s_i / d_i) / (s_j / d_j))², d_i the gap to the best;
        N_best = s_best √Σ(N_i / s_i)²

    Args:
        means, deviations: Of the arms so far, higher is better, shape (arms,).
        total: Blocks to spend over all arms.

    Returns:
        int64, shape (arms,), summing to `total`. Arms as good as the best are treated as if
        a hundredth of a deviation behind.

    Source:
        C.-H. Chen, J. Lin, E. Yücesan, S. E. Chick: Simulation Budget Allocation for Further
        Enhancing the Efficiency of Ordinal Optimization. Discrete Event Dynamic Systems 10
        (2000), 251-270.
    """
    mean = np.asarray(means, dtype=np.float64)
    spread = np.maximum(np.asarray(deviations, dtype=np.float64), 1e-12)
    best = int(mean.argmax())
    gaps = np.maximum(mean[best] - mean, spread / 100)
    weights = (spread / gaps) ** 2
    weights[best] = 0.0
    weights[best] = spread[best] * sqrt(float(((weights / spread) ** 2).sum()))
    if weights[best] == 0:
        weights[best] = 1.0
    exact = weights / weights.sum() * total
    spent: NDArray[np.int64] = np.floor(exact).astype(np.int64)
    for arm in np.argsort(spent - exact, kind="stable")[: total - int(spent.sum())]:
        spent[arm] += 1
    return spent


def chances_of_best(blocks: ArrayLike, rng: np.random.Generator, draws: int = 20_000) -> Floats:
    """Probability of each arm that its true mean is the highest, given the blocks.

    The highest of these is P(correct selection). Means are drawn from a normal
    distribution around those seen, with their covariance on common seeds.

    Args:
        blocks: Higher is better, shape (blocks, arms), at least two blocks.

    Returns:
        float64, shape (arms,), summing to 1; arms that are always equal share.

    Source:
        The Bayesian P(correct selection) of C.-H. Chen, L. H. Lee: Stochastic Simulation
        Optimization (2011), section 3.1, simulated instead of bounded.
    """
    values = np.asarray(blocks, dtype=np.float64)
    count = len(values)
    covariance = np.atleast_2d(np.cov(values, rowvar=False)) / count
    drawn = rng.multivariate_normal(values.mean(axis=0), covariance, draws, method="eigh")
    highest = drawn >= drawn.max(axis=1, keepdims=True) - 1e-12
    return np.asarray((highest / highest.sum(axis=1, keepdims=True)).mean(axis=0))

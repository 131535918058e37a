"""Racing variants on the same seeds: which to drop, where to spend games, which is the best."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Floats
from engine.statistics.intervals import Interval, rounding
from engine.statistics.sequential import FEWEST, confidence_sequence


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
    level = race_level(alpha, max(entered, arms))
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


def race_level(alpha: float, entered: int) -> float:
    """Error of the band of one pair of arms, of so many that entered a race; see `race_step`."""
    return min(2 * alpha / (entered - 1), 0.5)


def lead_band(differences: Floats, planned: int, level: float) -> Interval:
    """The band by which a race decides of two arms: of their mean difference, at any time.

    Args:
        differences: Paired, shape (blocks,); at least two.
        planned: Blocks at which it should be tightest.
        level: See `race_level`.
    """
    deviation = float(differences.std(ddof=1))
    mean = float(differences.mean())
    return confidence_sequence(len(differences), mean, deviation, planned, level)


def _ahead(differences: Floats, planned: int, level: float) -> bool:
    """Whether a mean difference is above 0 with certainty."""
    return lead_band(differences, planned, level).low > 0


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

    The highest of these is P(correct selection). Means are drawn from their posterior under
    a flat prior, as of a normal distribution. An arm that a race dropped has fewer blocks:
    it is regressed on the arms that were played on, over the blocks it has, and its mean is
    drawn at their means of all blocks. So what common seeds are worth is kept, and nothing
    that the others learnt later is thrown away. Stopping early does not bias a posterior.

    Args:
        blocks: Higher is better, shape (blocks, arms); NaN where an arm was not played, which
            may only be at its end; at least two blocks of each arm.

    Returns:
        float64, shape (arms,), summing to 1; arms that are always equal share.

    Source:
        The Bayesian P(correct selection) of C.-H. Chen, L. H. Lee: Stochastic Simulation
        Optimization (2011), section 3.1, simulated instead of bounded; the factors of a
        monotone pattern: T. W. Anderson: Maximum Likelihood Estimates for a Multivariate
        Normal Distribution when Some Observations Are Missing. JASA 52 (1957), 200-203.
    """
    values = np.asarray(blocks, dtype=np.float64)
    counts = np.isfinite(values).sum(axis=0)
    order = np.argsort(-counts, kind="stable")
    drawn = np.empty((draws, values.shape[1]))
    for place, arm in enumerate(order):
        before, rows = order[:place], slice(counts[arm])
        drawn[:, arm] = _drawn_means(values[rows, arm], values[rows, before], drawn[:, before], rng)
    slack = rounding(float(np.nanmax(np.abs(values), initial=0.0)))
    highest = drawn >= drawn.max(axis=1, keepdims=True) - slack
    return np.asarray((highest / highest.sum(axis=1, keepdims=True)).mean(axis=0))


def _drawn_means(own: Floats, others: Floats, means: Floats, rng: np.random.Generator) -> Floats:
    """Draws of an arm's mean, given draws of the means of arms that were played for longer.

        ȳ + (μ − x̄)'b ± s √(1/n + (μ − x̄)'S⁻¹(μ − x̄)), S = Σ(x − x̄)(x − x̄)', b = S⁻¹Σ(x − x̄)y

    Args:
        own: Shape (blocks,).
        others: Over the same blocks, shape (blocks, arms).
        means: Shape (draws, arms).
    """
    count, draws = len(own), len(means)
    apart = others - others.mean(axis=0)
    inverse = np.linalg.pinv(apart.T @ apart, hermitian=True)
    slopes = inverse @ (apart.T @ own)
    rest = own - own.mean() - apart @ slopes
    shift = means - others.mean(axis=0)
    freedom = max(count - 1 - others.shape[1], 1)
    spread = np.sqrt(float(rest @ rest) / rng.chisquare(freedom, draws))
    width = np.sqrt(1 / count + np.einsum("di,ij,dj->d", shift, inverse, shift))
    normal = rng.standard_normal(draws)
    return np.asarray(own.mean() + shift @ slopes + normal * spread * width)

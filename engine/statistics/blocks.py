"""Blocks of games: the unit in which everything is counted.

A block is a set of games that belong together: one seed in all seatings, or one seed for each
variant. Games of one block are not independent, so intervals and tests work on one number per
block. Games that share nothing are blocks of one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import inf, isfinite, nan, sqrt
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.intervals import (
    CONFIDENCE,
    Interval,
    normal_quantile,
    rounding,
    student,
    wilson,
)

Floats = NDArray[np.float64]
Statistic = Callable[..., Any]

BCA_MOST = 5_000  # BCa leaves out each block once: its cost grows with the square of their number
RESAMPLES = 2_000


@dataclass(frozen=True)
class Estimate:
    """A number, what it may be, and how much it rests on.

    Attributes:
        mean: The estimate itself; NaN when nothing was observed.
        low, high: Its interval, both inclusive; infinite where nothing is known.
        count: Units it rests on (blocks, or games when each is a block).
        deviation: Of one unit, with n − 1 in its denominator; NaN when unknown.
        cut: Whether its interval ends where the possible does, so that it lies askew.
    """

    mean: float
    low: float
    high: float
    count: int
    deviation: float = nan
    cut: bool = False

    @property
    def value(self) -> float:
        """The estimate itself."""
        return self.mean

    @property
    def n(self) -> int:
        """Units it rests on."""
        return self.count

    @property
    def interval(self) -> Interval:
        """What it may be."""
        return Interval(self.low, self.high)

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def error(self) -> float:
        """Standard error of the mean; infinite for fewer than two units."""
        return self.deviation / sqrt(self.count) if self.count > 1 else inf

    @property
    def alike(self) -> bool:
        """Whether all units had one value: what a sample says of its spread is then nothing."""
        return self.count > 0 and self.deviation <= rounding(self.mean)

    def scaled(self, factor: float, shift: float = 0.0) -> Estimate:
        """The same in other units: factor × it + shift."""
        low, high = sorted((self.low * factor + shift, self.high * factor + shift))
        spread = self.deviation * abs(factor)
        return Estimate(self.mean * factor + shift, low, high, self.count, spread, self.cut)

    def bounded(self, low: float = -inf, high: float = inf) -> Estimate:
        """The same with as much of its interval as is possible; see `Interval.bounded`."""
        held = self.interval.bounded(low, high)
        cut = self.cut or held != self.interval
        return replace(self, low=held.low, high=held.high, cut=cut)


def whole_blocks(games: int, block_size: int) -> int:
    """Games that fill complete blocks; what follows them belongs to an unfinished block."""
    return games - games % block_size


def block_means(values: ArrayLike, block_size: int = 1) -> Floats:
    """Mean of each block of consecutive games.

    Args:
        values: Any numbers, shape (games,) or (games, ...).
        block_size: Games in a block, from 1 on.

    Returns:
        float64, shape (games / block_size,) or (games / block_size, ...).

    Raises:
        ValueError: The games do not fill the blocks. Nothing is dropped silently; cut
            with `whole_blocks` and say so.
    """
    array = np.asarray(values)
    if array.shape[0] % block_size:
        raise ValueError(f"{array.shape[0]} games do not fill blocks of {block_size}")
    if block_size == 1:
        return array.astype(np.float64, copy=False)
    shape = (array.shape[0] // block_size, block_size, *array.shape[1:])
    return np.asarray(array.reshape(shape).mean(axis=1, dtype=np.float64))


def mean_interval(values: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """Mean of independent units with Student's t interval.

        mean ± t √(s² / n), t with n − 1 degrees of freedom

    Args:
        values: One number a unit (block means), shape (units,); counts and flags count as
            numbers.
        confidence: Between 0 and 1.

    Source:
        Student: The Probable Error of a Mean. Biometrika 6 (1908), 1-25.
    """
    array = np.asarray(values)
    count = array.shape[0]
    if count == 0:
        return Estimate(nan, -inf, inf, 0)
    mean = float(array.mean(dtype=np.float64))
    deviation = float(array.std(ddof=1, dtype=np.float64)) if count > 1 else nan
    return estimated(mean, deviation, count, confidence)


def estimated(mean: float, deviation: float, count: int, confidence: float) -> Estimate:
    """`mean_interval` for units of which only mean and deviation are at hand."""
    found = student(mean, deviation, count, confidence)
    return Estimate(mean, found.low, found.high, count, deviation)


def share_interval(
    values: ArrayLike, confidence: float = CONFIDENCE, whole: float = 1.0
) -> Estimate:
    """Mean of shares, with Wilson's interval for as many games as the units are worth.

        n' = n p (1 − p) / s², with Student's t for z unless the units are 0 and `whole`

    n' of units that are all alike is n. Unlike `mean_interval` it stays between 0 and
    `whole`, and has a width also where every game was won.

    Args:
        values: From 0 to `whole`: games, or means of blocks, shape (units,).
        whole: What a win counts, such as 100 for shares in %.

    Source:
        E. B. Wilson, as in `intervals.wilson`; the effective number of games: L. Kish:
        Survey Sampling (1965), section 8.2.
    """
    array = np.asarray(values, dtype=np.float64) / whole
    count = len(array)
    if count == 0:
        return Estimate(nan, 0.0, whole, 0)
    share = min(max(float(array.mean()), 0.0), 1.0)
    deviation = float(array.std(ddof=1)) if count > 1 else nan
    variance = float(array.var())
    worth = count * share * (1 - share) / variance if variance > rounding(0.0) ** 2 else count
    coins = bool(((array == 0) | (array == 1)).all())
    freedom = inf if coins else max(count - 1, 1)
    found = wilson(share * worth, worth, confidence, freedom)
    return Estimate(share, found.low, found.high, count, deviation).scaled(whole)


def ratio_interval(above: ArrayLike, below: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """Ratio of two sums over the same units, such as wins per game in which a space was taken.

        R = Σa / Σb,  se² = Σ(a − R b)² / (n (n − 1) b̄²)

    Args:
        above, below: One number a unit, shape (units,); `below` not negative.

    Returns:
        Its `deviation` is that of (a − R b) / b̄; NaN and without bounds when Σb = 0.

    Source:
        W. G. Cochran: Sampling Techniques, 3rd edition (1977), section 6.4 (the delta method).
    """
    a, b = np.asarray(above, dtype=np.float64), np.asarray(below, dtype=np.float64)
    count, total = len(a), float(b.sum())
    if count == 0 or total == 0:
        return Estimate(nan, -inf, inf, 0)
    ratio = float(a.sum()) / total
    rest = (a - ratio * b) / (total / count)
    deviation = float(np.sqrt((rest**2).sum() / (count - 1))) if count > 1 else nan
    return estimated(ratio, deviation, count, confidence)


def design_effect(values: ArrayLike, block_size: int) -> float:
    """How much blocks cost or save against independent games.

        deff = s_Y² / (s_x² / k), Y the means of blocks of k games, x single games

    Below 1 blocking helps: n games in blocks tell as much as n / deff games without.
    NaN when games do not vary at all.
    """
    games = np.asarray(values, dtype=np.float64)
    means = block_means(games, block_size)
    single = float(games.var(ddof=1)) if len(games) > 1 else 0.0
    if single == 0 or len(means) < 2:
        return nan
    return float(means.var(ddof=1)) / (single / block_size)


def bootstrap_interval(
    blocks: ArrayLike,
    statistic: Statistic,
    rng: np.random.Generator,
    confidence: float = CONFIDENCE,
    method: str = "",
    resamples: int = RESAMPLES,
) -> Estimate:
    """Bootstrap interval of any statistic of block values: median, quantile, ratio.

    Blocks are drawn with replacement, never games.

    Args:
        blocks: One number a block, shape (blocks,); or a table, shape (blocks, columns),
            whose rows stay together.
        statistic: For a row of numbers: f(values, axis=...) as NumPy's are. For a table:
            f(table) -> number.
        rng: Chance; the same generator state gives the same interval.
        method: "BCa" or "percentile"; empty for BCa up to BCA_MOST blocks, else percentile.

    Returns:
        `deviation` is the bootstrap standard error × √blocks. A statistic that does not
        vary gives an interval of no width.

    Source:
        B. Efron: Better Bootstrap Confidence Intervals. JASA 82 (1987), 171-185;
        `scipy.stats.bootstrap`.
    """
    from scipy.stats import bootstrap

    table = np.asarray(blocks)
    count = len(table)
    whole = table.ndim > 1
    value = float(statistic(table) if whole else statistic(table, axis=0)) if count else nan
    if count < 2:
        return Estimate(value, -inf, inf, count)
    if (table == table[0]).all():
        return Estimate(value, value, value, count, 0.0)

    def of_rows(rows: NDArray[np.int64]) -> Any:
        return statistic(table[rows])

    with np.errstate(all="ignore"):
        found: Any = bootstrap(  # type: ignore[call-overload]
            (np.arange(count),) if whole else (table,),
            of_rows if whole else statistic,
            vectorized=not whole,
            n_resamples=resamples,
            batch=max(1, min(resamples, 4_000_000 // count)),
            confidence_level=confidence,
            method=(method or ("BCa" if count <= BCA_MOST else "percentile")).lower(),
            rng=rng,
        )
    low, high = (float(end) for end in found.confidence_interval)
    if not (isfinite(low) and isfinite(high)):  # BCa of a statistic that hardly ever varies
        middle = np.quantile(
            found.bootstrap_distribution, [(1 - confidence) / 2, (1 + confidence) / 2]
        )
        low, high = float(middle[0]), float(middle[1])
    return Estimate(value, low, high, count, float(found.standard_error) * sqrt(count))


def controlled(values: ArrayLike, control: ArrayLike, expected: float) -> Floats:
    """Values freed from luck that is known: Y* = Y − β (C − E[C]), β = Cov(Y, C) / Var(C).

    The variance shrinks by the factor 1 − r², r the correlation of Y and C. The mean stays
    what it is, but for a bias of order 1/n because β is estimated from the same games.

    Args:
        values, control: One number a unit, shape (units,); the control is luck that no
            decision could change, such as the value of an opening hand.
        expected: Mean of the control, known from the rules.

    Returns:
        float64, shape (units,); use it in place of the values.

    Source:
        A. M. Law: Simulation Modeling and Analysis, 5th edition (2015), section 11.4.
    """
    y, c = np.asarray(values, dtype=np.float64), np.asarray(control, dtype=np.float64)
    apart = c - c.mean()
    spread = float(apart @ apart)
    slope = float(apart @ y) / spread if spread > 0 else 0.0
    return np.asarray(y - slope * (c - expected))


def normal_interval(mean: float, error: float, count: int, confidence: float) -> Estimate:
    """Estimate whose error is known without its sample: mean ± z × error."""
    half = normal_quantile((1 + confidence) / 2) * error
    return Estimate(mean, mean - half, mean + half, count, error * sqrt(count))

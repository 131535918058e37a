"""Tests and bands that may be looked at while games are still being played."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, isfinite, lgamma, log, log1p, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.intervals import Interval

EXCESS = 0.583  # mean excess of a normal random walk over a far bound, in steps
HALVINGS = 26  # to eight digits
FEWEST = 32  # units before a test or a band speaks: the deviation must be known roughly
OPEN, NULL, OTHER = "open", "null", "other"


class Bounds(NamedTuple):
    """Where a sequential test stops: at or below `lower`, at or above `upper`."""

    lower: float
    upper: float


def sprt_bounds(alpha: float = 0.05, beta: float = 0.05) -> Bounds:
    """Wald's bounds for a log-likelihood ratio: ln(β / (1 − α)) and ln((1 − β) / α).

    Args:
        alpha: Chance of deciding for the other hypothesis when the null is true.
        beta: Chance of deciding for the null when the other is true.

    Source:
        A. Wald: Sequential Analysis (1947), section 3.4.
    """
    return Bounds(log(beta / (1 - alpha)), log((1 - beta) / alpha))


def log_likelihood_ratio(
    count: int, mean: float, variance: float, null: float, other: float
) -> float:
    """Log-likelihood ratio of mean `other` against mean `null`.

        LLR = n (s₁ − s₀) (2 s − s₀ − s₁) / (2 v)

    Normal approximation with the variance of the units themselves, so that blocks of any
    shape may be units. 0 while the units do not vary.

    Args:
        count, mean, variance: Of the units so far.
        null, other: The two means s₀ and s₁.

    Source:
        Stockfish's fishtest, server/fishtest/stats/LLRcalc.py, LLR_alt2.
    """
    if count == 0 or not variance > 0:
        return 0.0
    return count * (other - null) * (2 * mean - null - other) / (2 * variance)


class SequentialTest:
    """Generalised sequential probability ratio test of one mean against another.

    Give it block values as they come, in any portions, and ask `decision` after each.
    The decision stays once made.

    The ratio does not stop on a bound but somewhere behind it, the further the more units
    come between two looks, so the errors stay below what was promised. With `overshoot`
    the bounds move in by half of the mean excess, 0.583 |s₁ − s₀| √(units of this look /
    variance), and fewer blocks do. The other half pays for the variance being estimated:
    with all of it 6 % false alarms were counted for 5 %.

    Args:
        null, other: The two means; the truth between them is decided either way.
        alpha, beta: As in `sprt_bounds`.
        fewest: Units before the first decision.
        overshoot: Whether to correct for the excess.

    Source:
        The generalised test: M. Van den Bergh's notes for Stockfish's fishtest. The excess:
        D. Siegmund: Sequential Analysis (1985), chapter X; fishtest estimates it from the
        path itself, which with few large looks gave 6.5 % for 5 %.
    """

    def __init__(
        self,
        null: float,
        other: float,
        alpha: float = 0.05,
        beta: float = 0.05,
        *,
        fewest: int = FEWEST,
        overshoot: bool = False,
    ) -> None:
        if null == other:
            raise ValueError("the two means must differ")
        self.null, self.other = null, other
        self.alpha, self.beta = alpha, beta
        self.bounds = sprt_bounds(alpha, beta)
        self.decision = OPEN
        self.count = 0
        self.mean = 0.0
        self.ratio = 0.0
        self._fewest = fewest
        self._squares = 0.0
        self._overshoot = overshoot

    @property
    def variance(self) -> float:
        """Of the units so far, with n − 1 in its denominator; infinite for fewer than two."""
        return self._squares / (self.count - 1) if self.count > 1 else inf

    def update(self, values: ArrayLike) -> str:
        """Add the values of new blocks, shape (blocks,); gives the decision.

        One call is one look.
        """
        array = np.asarray(values, dtype=np.float64)
        if array.size == 0:
            return self.decision
        count, mean = array.size, float(array.mean())
        total = self.count + count
        apart = mean - self.mean
        self._squares += float(((array - mean) ** 2).sum()) + apart**2 * self.count * count / total
        self.mean += apart * count / total
        self.count = total
        self.ratio = log_likelihood_ratio(
            total,
            self.mean,
            self.variance if isfinite(self.variance) else 0.0,
            self.null,
            self.other,
        )
        self._look(count)
        return self.decision

    def _look(self, units: int) -> None:
        """Decide if a bound is reached, after so many new units."""
        if self.count < self._fewest or self.decision != OPEN:
            return
        lower, upper = self.bounds
        if self._overshoot and self.variance > 0:
            excess = EXCESS / 2 * abs(self.other - self.null) * sqrt(units / self.variance)
            lower += min(excess, -lower / 2)
            upper -= min(excess, upper / 2)
        if self.ratio <= lower:
            self.decision = NULL
        elif self.ratio >= upper:
            self.decision = OTHER


class TwoSidedTest:
    """Is a mean where it should be, or off by `step` or more, to either side?

    Two sequential tests, `null` against null + step and against null − step, each at half
    of alpha. Decisions: OTHER when one side says so, NULL when both say null.

    Args:
        null: The mean of no difference.
        step: Smallest difference that matters, above 0.
        alpha: Chance of finding a difference where there is none.
        beta: Chance of overlooking a difference of `step`.
    """

    def __init__(
        self,
        null: float,
        step: float,
        alpha: float = 0.05,
        beta: float = 0.05,
        *,
        fewest: int = FEWEST,
        overshoot: bool = False,
    ) -> None:
        self.sides = tuple(
            SequentialTest(null, null + off, alpha / 2, beta, fewest=fewest, overshoot=overshoot)
            for off in (-step, step)
        )

    def update(self, values: ArrayLike) -> str:
        """Add the values of new blocks, shape (blocks,); gives the decision."""
        for side in self.sides:
            side.update(values)
        return self.decision

    @property
    def decision(self) -> str:
        """OPEN, NULL or OTHER."""
        found = [side.decision for side in self.sides]
        if OTHER in found:
            return OTHER
        return NULL if found == [NULL, NULL] else OPEN

    @property
    def direction(self) -> int:
        """−1 or 1 for a mean below or above, once that is decided; else 0."""
        below, above = (side.decision == OTHER for side in self.sides)
        return int(above) - int(below)

    @property
    def count(self) -> int:
        """Units seen."""
        return self.sides[0].count

    @property
    def mean(self) -> float:
        """Of the units seen."""
        return self.sides[0].mean


def mixture_rate(planned: int, alpha: float) -> float:
    """Tuning r that makes the band tightest at a planned number of units.

    r = (2 ln(1/α) + ln(1 + 2 ln(1/α))) / n*
    """
    depth = 2 * log(1 / alpha)
    return (depth + log(1 + depth)) / max(planned, 1)


def confidence_sequence(
    count: int, mean: float, deviation: float, planned: int, alpha: float = 0.05, arms: int = 1
) -> Interval:
    """A band that holds the mean at all times together, with probability 1 − alpha.

        mean ± s √( 2 (n r + 1) / (n² r) · ln( √(n r + 1) / α ) )

    It may be looked at after every game, and stopping because of it is allowed. At the
    planned number it is about 1.55 times as wide as an interval that is looked at once.
    Nothing is said before FEWEST units, since the deviation is estimated.

    Args:
        count, mean, deviation: Of the units so far.
        planned: Number of units at which the band should be tightest.
        arms: Bands shown together; each then gets alpha / arms.

    Source:
        S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon: Time-Uniform, Nonparametric,
        Nonasymptotic Confidence Sequences. Annals of Statistics 49 (2021), 1055-1080
        (the normal mixture of H. Robbins).
    """
    if count < FEWEST or not isfinite(deviation):
        return Interval(-inf, inf)
    level = alpha / arms
    rate = mixture_rate(planned, level)
    grown = count * rate + 1
    half = deviation * sqrt(2 * grown / (count * count * rate) * log(sqrt(grown) / level))
    return Interval(mean - half, mean + half)


def share_sequence(
    count: int, mean: float, planned: int, alpha: float = 0.05, arms: int = 1
) -> Interval:
    """`confidence_sequence` for shares between 0 and 1 of independent games; exact.

    The band holds the shares p with M < arms / alpha, where with S = n × mean

        M = B(m p + S, m (1 − p) + n − S) / B(m p, m (1 − p)) / (p^S (1 − p)^(n − S)),

    B the beta function and m = 1/r − 1: a bet against p, spread over the shares around it.
    Valid from the first game on, also for rare wins and for parts of a win. Games of one
    block are not independent: give `confidence_sequence` their block means instead.

    Args:
        count: Games.
        mean: Wins (or parts of wins) per game.
        planned, arms: As in `confidence_sequence`.

    Source:
        The beta-binomial mixture of S. R. Howard and others, as above, proposition 7 and
        section 3.1: bounded values bet no worse than coins.
    """
    if count == 0:
        return Interval(0.0, 1.0)
    level = alpha / arms
    weight = max(1 / mixture_rate(planned, level) - 1, 1.0)

    def outside(share: float) -> bool:
        return _log_bet(count, mean * count, share, weight) >= -log(level)

    return Interval(_edge(outside, mean, 0.0), _edge(outside, mean, 1.0))


def _log_bet(count: int, wins: float, share: float, weight: float) -> float:
    """Logarithm of M in `share_sequence`."""
    good, bad = weight * share, weight * (1 - share)
    losses = max(count - wins, 0.0)
    own = lgamma(good + wins) + lgamma(bad + losses) - lgamma(weight + count)
    prior = lgamma(good) + lgamma(bad) - lgamma(weight)
    return own - prior - wins * log(share) - losses * log1p(-share)


def _edge(outside: Callable[[float], bool], inside: float, end: float) -> float:
    """Where a band ends between a share inside it and 0 or 1; found by halving."""
    if inside == end:
        return end
    near, far = inside, end
    for _ in range(HALVINGS):
        middle = (near + far) / 2
        if not 0 < middle < 1:
            break
        near, far = (near, middle) if outside(middle) else (middle, far)
    return far


def e_value(count: int, mean: float, deviation: float, null: float, planned: int) -> float:
    """Evidence against a mean of `null`; 20 speaks against it at 5 %, at any time.

        E = exp( n² r z² / (2 (n r + 1)) ) / √(n r + 1),  z = (mean − null) / s

    The mixture behind `confidence_sequence`: the band of alpha is where E < 1 / alpha.
    Values of independent batches are multiplied.
    """
    if count < FEWEST or not deviation > 0:
        return 1.0
    rate = mixture_rate(planned, 0.05)
    grown = count * rate + 1
    score = (mean - null) / deviation
    return exp(min(count * count * rate * score * score / (2 * grown), 700.0)) / sqrt(grown)

"""Bands that may be looked at while games are still being played."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, inf, isfinite, lgamma, log, log1p, sqrt

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.intervals import Interval

HALVINGS = 26  # to eight digits
PLANNED = 1_000  # units at which bands shown at any time are tightest, where nothing says better
FEWEST = 32  # units before a band speaks: the deviation must be known roughly
OPEN, NULL, OTHER = "open", "null", "other"  # what is said of a difference


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


def step_sequence(
    count: int,
    mean: float,
    deviation: float,
    step: float,
    planned: int,
    alpha: float = 0.05,
    arms: int = 1,
) -> Interval:
    """A band as `confidence_sequence`, sharpest where a difference of `step` is in question.

    The band holds the means μ against which less than arms / alpha has been won by a bet,
    half of it on a mean `step` away and half on the spread of `confidence_sequence`:

        E = ¼ Σ± exp(n d (± 2 (mean − μ) − d) / 2s²)  +  ½ exp(n²r z² / 2(nr + 1)) / √(nr + 1)

    with d = step and z = (mean − μ) / s. The first part alone is Wald's test of μ against
    μ ± d, turned into a band: it costs little more pairs than that test, and leaving out a
    mean and testing it are one thing.

    Args:
        count, mean, deviation: Of the units so far.
        step: Smallest difference that matters, above 0.
        planned, arms: As in `confidence_sequence`.

    Source:
        Averages of test martingales and their bands: S. R. Howard and others, as in
        `confidence_sequence`, section 3; A. Wald: Sequential Analysis (1947), chapter 9
        (two-sided tests by weights on both sides).
    """
    if count < FEWEST or not isfinite(deviation):
        return Interval(-inf, inf)
    if not deviation > 0:
        return Interval(mean, mean)
    from scipy.optimize import brentq

    level = alpha / arms
    rate = mixture_rate(planned, level)
    grown, variance = count * rate + 1, deviation * deviation

    def surplus(apart: float) -> float:
        wald = (count * step * (sign * 2 * apart - step) / (2 * variance) for sign in (1, -1))
        spread = count * count * rate * apart * apart / (2 * grown * variance) - log(grown) / 2
        parts = (*(log(1 / 4) + one for one in wald), log(1 / 2) + spread)
        return float(np.logaddexp.reduce(parts)) + log(level)

    # Either half of the bet alone would have been won there.
    far = min(
        confidence_sequence(count, 0.0, deviation, planned, level).high * sqrt(2),
        step / 2 + variance * log(4 / level) / (count * step),
    )
    half = float(brentq(surplus, 0.0, 1.001 * far))
    return Interval(mean - half, mean + half)


def cautious_deviation(values: ArrayLike) -> float:
    """Deviation of units, as if one more were as far off as the farthest seen: √(s² + R²/n).

    Where most units are alike and few are far off, s is known badly: a handful of units that
    happen to be missing make a band far too narrow. R is the greatest distance from the mean.

    Args:
        values: Shape (units,), at least two.
    """
    array = np.asarray(values, dtype=np.float64)
    farthest = float(np.abs(array - array.mean()).max())
    return sqrt(float(array.var(ddof=1)) + farthest**2 / len(array))


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
    """Evidence against a mean of `null`; 20 speaks against it at 5%, at any time.

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

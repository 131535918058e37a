"""Differences between groups of games, some of them small: many at once, with p-values."""

from __future__ import annotations

from math import inf, sqrt
from typing import NamedTuple

import numpy as np

from engine.statistics.blocks import Estimate, Floats
from engine.statistics.intervals import CONFIDENCE, rounding


class Groups(NamedTuple):
    """Units of each group of each contrast; float64, each of shape (groups, contrasts).

    Attributes:
        counts: Units, two or more.
        sums, squares: Of the outcome and of its squares, best less the mean of all units.
    """

    counts: Floats
    sums: Floats
    squares: Floats


class Contrast(NamedTuple):
    """A sum of group means with signs, and the p-value of its being 0."""

    effect: Estimate
    p_value: float


def contrasts(
    groups: Groups, signs: tuple[int, ...], confidence: float = CONFIDENCE
) -> list[Contrast]:
    """Σ ±mean_i over the groups, with interval and p-value from one standard error.

        se² = max(Σ s_i²/n_i, s² Σ 1/n_i),  s² the variance common to all groups,
        ν = (Σ s_i²/n_i)² / Σ ((s_i²/n_i)²/(n_i − 1))

    The first is Welch's. A small group that looks too even by chance, such as one without a win
    of a seat that seldom wins, would make it nearly 0; among hundreds of contrasts such groups
    would be most of what is found. The second alone would be too small where a small group
    varies more than the rest. ν never exceeds the degrees of freedom of the second.

    Args:
        signs: +1 or -1 of each group.

    Returns:
        Of each contrast; one that does not vary at all has no interval, and p is 1 where it is
        0, else 0. `count` of the estimate is the number of all units.

    Source:
        docs/statistics.md, "Cards and spaces"; F. E. Satterthwaite: An Approximate Distribution
        of Estimates of Variance Components. Biometrics Bulletin 2 (1946), 110-114.
    """
    from scipy.special import stdtr, stdtrit

    counts = groups.counts
    units = counts.sum(axis=0)
    means = groups.sums / counts
    effects = np.asarray(signs, dtype=np.float64) @ means
    errors, free = _errors(counts, np.maximum(groups.squares - counts * means**2, 0.0))
    known = errors > [rounding(mean) for mean in effects.tolist()]
    scores = np.abs(effects) / np.where(known, errors, 1.0)
    alike = np.abs(effects) <= [rounding(mean) for mean in effects.tolist()]
    p_values = np.where(known, 2 * stdtr(free, -scores), alike)
    half = np.where(known, stdtrit(free, (1 + confidence) / 2) * errors, inf)
    spread = np.where(known, errors, 0.0)
    return [
        Contrast(Estimate(mean, mean - wide, mean + wide, int(count), error * sqrt(count)), p)
        for mean, wide, count, error, p in zip(
            *(one.tolist() for one in (effects, half, units, spread, p_values)), strict=True
        )
    ]


def _errors(counts: Floats, rests: Floats) -> tuple[Floats, Floats]:
    """Standard errors, and degrees of freedom; both of shape (contrasts,).

    Args:
        rests: Sums of squared distances from the mean of each group.
    """
    parts = rests / (counts - 1) / counts
    variance = parts.sum(axis=0)
    within = counts.sum(axis=0) - len(counts)
    with np.errstate(divide="ignore", invalid="ignore"):
        free = variance**2 / (parts**2 / (counts - 1)).sum(axis=0)
    pooled = rests.sum(axis=0) / within * (1 / counts).sum(axis=0)
    return np.sqrt(np.maximum(variance, pooled)), np.where(variance > 0, free, within)

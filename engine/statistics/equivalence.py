"""Verdicts in words: balanced enough, imbalanced, not yet known."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, copysign, floor, inf, isfinite, log10, nan

from engine.statistics.blocks import Estimate
from engine.statistics.intervals import CONFIDENCE, Interval, normal_quantile

BALANCED = "balanced enough"
IMBALANCED = "imbalanced"
UNKNOWN = "not yet known"
MOST_MORE = 1_000_000_000
LEAST_MORE = 0.02  # of the units that there are: fewer more move no interval
ROUNDING = 1e-12  # bands are given in decimals; sums of halves must not fall outside by rounding


@dataclass(frozen=True)
class Verdict:
    """What an interval says about a band around a target.

    Attributes:
        kind: BALANCED (the interval lies inside the band), IMBALANCED (outside), or
            UNKNOWN (it overlaps an end).
        more: Units still needed, about, if the estimate stays where it is; 0 when decided,
            at most MOST_MORE.
        target, band: The band is target − band to target + band.
        p_tost: Probability of data so far inside the band if the truth were at its nearer
            end (two one-sided tests): small speaks for BALANCED.
        p_outside: Probability of data so far outside if the truth were at the nearer end:
            small speaks for IMBALANCED.
        beyond: Whether the estimate lies outside the band.
    """

    kind: str
    more: int
    target: float
    band: float
    p_tost: float = nan
    p_outside: float = nan
    beyond: bool = False

    @property
    def decided(self) -> bool:
        """Whether more games would tell nothing new."""
        return self.kind != UNKNOWN


def verdict(
    estimate: Estimate | Interval,
    count: int,
    target: float,
    band: float,
    confidence: float = CONFIDENCE,
) -> Verdict:
    """The verdict on an estimate against a fairness band.

    BALANCED when low >= target − band and high <= target + band; IMBALANCED when the
    interval lies wholly outside; otherwise UNKNOWN, with

        more = n (half-width now / half-width wanted)² − n,

    where the half-width wanted is the distance from the estimate to the nearer end of the
    band. A 95% interval inside the band is the two one-sided tests at 2.5% each.

    Args:
        estimate: With its interval; of a bare interval the middle is taken as estimate and
            the half-width as z standard errors.
        count: Units behind it; `more` comes in the same units.
        target, band: In the units of the estimate; the band not negative.
        confidence: Of the interval, for the p-values of a bare one.

    Source:
        D. J. Schuirmann: A Comparison of the Two One-Sided Tests Procedure and the Power
        Approach. Journal of Pharmacokinetics and Biopharmaceutics 15 (1987), 657-680.
    """
    middle, error = _centre(estimate, confidence)
    p_tost, p_outside = _p_values(abs(middle - target), band, error, count)
    bare = bare_verdict(estimate, count, target, band, middle)
    return replace(bare, p_tost=p_tost, p_outside=p_outside)


def bare_verdict(
    bounds: Estimate | Interval, count: int, target: float, band: float, middle: float
) -> Verdict:
    """`verdict` without its p-values, which need SciPy.

    Args:
        bounds: The interval.
        middle: The estimate.
    """
    low, high = bounds.low, bounds.high
    slack = ROUNDING * max(1.0, abs(target) + band)
    if low >= target - band - slack and high <= target + band + slack:
        return Verdict(BALANCED, 0, target, band)
    if low > target + band + slack or high < target - band - slack:
        return Verdict(IMBALANCED, 0, target, band, beyond=True)
    apart = abs(middle - target) - band
    more = _more((high - low) / 2, abs(apart), count)
    return Verdict(UNKNOWN, more, target, band, beyond=apart > 0)


def combined(verdicts: Sequence[Verdict]) -> str:
    """One word for several: IMBALANCED if one is, BALANCED only if all are.

    "All inside" needs no correction for many looks (it is an intersection-union test);
    "one is outside" does: give the single verdicts intervals at 1 − alpha / m.
    """
    kinds = {one.kind for one in verdicts}
    if IMBALANCED in kinds:
        return IMBALANCED
    return BALANCED if kinds == {BALANCED} else UNKNOWN


def needed(verdicts: Sequence[Verdict]) -> int:
    """Units still needed until `combined` is decided, about; 0 when it is.

    One estimate outside the band decides, so the nearest of those to be known tells; while all
    lie inside, the last of them does.
    """
    if combined(verdicts) != UNKNOWN:
        return 0
    outside = [one.more for one in verdicts if one.beyond]
    return min(outside) if outside else max((one.more for one in verdicts), default=0)


def times_to_leave(estimate: Estimate, edge: float) -> float:
    """How many times as many units would shrink an interval to one side of an edge, about.

        ((mean − end) / (mean − edge))², the end being that beyond the edge

    of units that were all alike, whose ends fall with 1/n, without the square. 1 where the
    interval leaves out the edge by now; infinite where nothing is known, or the mean is there.
    """
    if estimate.mean == edge or not isfinite(estimate.low + estimate.high):
        return inf
    end = estimate.low if estimate.mean > edge else estimate.high
    times = (end - estimate.mean) / (edge - estimate.mean)
    return max(times if estimate.alike else times**2, 1.0)


def times_to_tell(estimates: Sequence[Estimate], band: float) -> float:
    """How many times as many units would tell whether some estimate lies beyond ±band, about.

    As `needed`: the first of those beyond tells; while all lie inside, the last of them does.
    """
    ends = [one for one in estimates if abs(one.mean) > band]
    if ends:
        return min(times_to_leave(one, copysign(band, one.mean)) for one in ends)
    inside = [times_to_leave(one, end) for one in estimates for end in (band, -band)]
    return max(inside, default=inf)


def about(count: int) -> int:
    """A number rounded up to two significant digits, as it is told to people: 9,600."""
    if count <= 0:
        return 0
    step = int(10 ** max(0, floor(log10(count)) - 1))
    return ceil(count / step) * step


def _centre(estimate: Estimate | Interval, confidence: float) -> tuple[float, float]:
    """The estimate and its standard error."""
    if isinstance(estimate, Estimate) and isfinite(estimate.deviation):
        return estimate.mean, estimate.error
    half = (estimate.high - estimate.low) / 2
    error = half / normal_quantile((1 + confidence) / 2) if isfinite(half) else inf
    if isinstance(estimate, Estimate):
        return estimate.mean, error
    return ((estimate.low + estimate.high) / 2 if isfinite(half) else nan), error


def _more(half: float, wanted: float, count: int) -> int:
    """Units that bring a half-width down to the one wanted."""
    if not isfinite(half) or not isfinite(wanted) or wanted <= 0:
        return MOST_MORE
    times = (half / wanted) ** 2
    return min(max(ceil(count * times) - count, ceil(count * LEAST_MORE)), MOST_MORE)


def _p_values(distance: float, band: float, error: float, count: int) -> tuple[float, float]:
    """P of the two one-sided tests, and p of lying outside; NaN when nothing is known."""
    from scipy.special import stdtr

    if not isfinite(error) or not isfinite(distance) or count < 2:
        return nan, nan
    if error == 0:
        return float(distance >= band), float(distance <= band)
    inside = float(stdtr(count - 1, (distance - band) / error))
    return inside, 1 - inside

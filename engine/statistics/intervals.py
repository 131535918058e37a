"""Intervals for shares and means: pure functions of a few numbers."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist

CONFIDENCE = 0.95
MANY = 1_000  # degrees of freedom
ROUNDING = 1e-9  # part of a number that sums of the same values may differ by


@dataclass(frozen=True)
class Interval:
    """From `low` to `high`, both inclusive; infinite where nothing is known."""

    low: float
    high: float

    @property
    def known(self) -> bool:
        """Whether it is worth telling: it has two ends, and a width beyond rounding."""
        return (
            isfinite(self.low) and isfinite(self.high) and self.high - self.low > rounding(self.low)
        )

    def bounded(self, low: float = -inf, high: float = inf) -> Interval:
        """As much of it as is possible: a mean of counts is never below 0.

        It holds as often, since what is cut off could not be true.
        """
        return Interval(max(self.low, low), min(self.high, high)) if self.known else self


def rounding(value: float) -> float:
    """How far sums of numbers as large as this one may be off."""
    return ROUNDING * max(1.0, abs(value))


def wilson(
    successes: float, count: float, confidence: float = CONFIDENCE, freedom: float = inf
) -> Interval:
    """Wilson's score interval for a share.

    With p = successes / n and z the normal quantile of (1 + confidence) / 2:

        (p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n)

    A success may be a fraction (a game won together). Values between 0 and 1 with mean p
    vary by at most p(1 − p), so the interval then is rather too wide than too narrow.

    Args:
        successes: Sum of the successes, from 0 to `count`.
        count: Number of trials; 0 gives 0 to 1.
        confidence: Between 0 and 1.
        freedom: Where the number of trials is itself an estimate, its degrees of freedom:
            Student's quantile then stands for z.

    Source:
        E. B. Wilson: Probable Inference, the Law of Succession, and Statistical
        Inference. JASA 22 (1927), 209-212.
    """
    if count == 0:
        return Interval(0.0, 1.0)
    z = student_quantile((1 + confidence) / 2, freedom)
    share = successes / count
    middle = share + z * z / (2 * count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    scale = 1 + z * z / count
    # Rounding must not push the ends past the possible, nor past the share itself.
    low = min(max((middle - half) / scale, 0.0), share)
    high = max(min((middle + half) / scale, 1.0), share)
    return Interval(low, high)


def student(mean: float, deviation: float, count: int, confidence: float = CONFIDENCE) -> Interval:
    """Student's t interval for a mean.

        mean ± t √(s²/n), t the quantile of (1 + confidence) / 2 with n − 1 degrees of freedom

    Args:
        mean, deviation: Of the sample; the deviation with n − 1 in its denominator.
        count: Size of the sample; fewer than two tell nothing.
        confidence: Between 0 and 1.

    Source:
        Student: The Probable Error of a Mean. Biometrika 6 (1908), 1-25.
    """
    if count < 2:
        return Interval(-inf, inf)
    half = student_quantile((1 + confidence) / 2, count - 1) * deviation / sqrt(count)
    return Interval(mean - half, mean + half)


def normal_quantile(probability: float) -> float:
    """The value that a standard normal variable stays below with a probability.

    From Python's own library: the algorithm is M. J. Wichura's AS 241, and SciPy would take
    half a second to import.
    """
    return NormalDist().inv_cdf(probability)


def student_level(critical: float, freedom: float) -> float:
    """The confidence with which Student's t stays within ±`critical`."""
    from scipy.special import stdtr

    return 2 * float(stdtr(freedom, critical)) - 1


def student_quantile(probability: float, freedom: float) -> float:
    """The value that Student's t with `freedom` degrees stays below with a probability.

    From MANY degrees on by its expansion around the normal quantile z,

        z + (z³ + z)/4ν + (5z⁵ + 16z³ + 3z)/96ν² + (3z⁷ + 19z⁵ + 17z³ − 15z)/384ν³,

    which is right to nine digits there and needs no SciPy.

    Source:
        M. Abramowitz, I. A. Stegun: Handbook of Mathematical Functions (1964), 26.7.5.
    """
    if freedom >= MANY:
        z = normal_quantile(probability)
        first = (z**3 + z) / 4
        second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
        third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
        return z + first / freedom + second / freedom**2 + third / freedom**3
    from scipy.special import stdtrit

    return float(stdtrit(freedom, probability))

"""Two samples of the same game by different players: do they say the same of the seats?"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, sqrt

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats
from engine.statistics.comparison import largest_t
from engine.statistics.equivalence import BALANCED, IMBALANCED, MOST_MORE, UNKNOWN
from engine.statistics.fairness import SeatsJudged, seats_of
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.sequential import confidence_sequence

AGREE, DISAGREE = "agree", "disagree"
DECIDED = frozenset({BALANCED, IMBALANCED})


@dataclass(frozen=True)
class Shifts:
    """Win shares of the seats in a second sample less those in a first one, in %.

    Attributes:
        moved: Of each seat, with intervals that hold together.
        from_first: Half of each interval that more games of the second sample would not
            take away.
    """

    moved: tuple[Estimate, ...]
    from_first: tuple[float, ...]

    @property
    def farthest(self) -> int:
        """The seat that moved most."""
        return max(range(len(self.moved)), key=lambda seat: abs(self.moved[seat].mean))


@dataclass(frozen=True)
class Agreement:
    """Whether two witnesses say the same.

    Attributes:
        kind: AGREE, DISAGREE or UNKNOWN.
        seat: The one to name.
        more: Games of the second witness still needed, about; 0 when decided.
    """

    kind: str
    seat: int
    more: int


def shifts(
    first: ArrayLike,
    second: ArrayLike,
    rng: np.random.Generator,
    confidence: float = CONFIDENCE,
    planned: int = 0,
) -> Shifts:
    """How far the seats move from one sample to an independent other one.

        d = W̄₂ − W̄₁ ± √(h₁² + (c s₂/√n₂)²)

    c is the quantile of max |T| under a multivariate t distribution that has the correlations
    of the differences and min(n₁, n₂) − 1 degrees of freedom. h₁ is c s₁/√n₁; or, if the first
    sample was looked at on the way and could stop, half of its anytime-valid band, with the
    error shared by the seats, which is wider.

    Args:
        first, second: Share of the win, shape (games, seats); at least two games each.
        planned: Games at which bands of the first sample are tightest; 0 if their number
            was set before.

    Source:
        Max-t for any correlation: F. Bretz, T. Hothorn, P. Westfall: Multiple Comparisons
        Using R (2010), section 3.1.
    """
    one, other = 100 * np.asarray(first, np.float64), 100 * np.asarray(second, np.float64)
    covariance = np.cov(one.T) / len(one) + np.cov(other.T) / len(other)
    scale = np.sqrt(np.maximum(np.diag(covariance), 1e-300))
    count = min(len(one), len(other))
    drawn = largest_t(covariance / np.outer(scale, scale), count - 1, rng)
    critical = float(np.quantile(drawn, confidence))
    moved, rests = [], []
    for seat in range(one.shape[1]):
        rest = critical * _error(one[:, seat])
        if planned:
            rest = _held(one[:, seat], planned, 1 - confidence, one.shape[1])
        half = sqrt(rest**2 + (critical * _error(other[:, seat])) ** 2)
        mean = float(other[:, seat].mean() - one[:, seat].mean())
        spread = sqrt(float(covariance[seat, seat]) * len(other))
        moved.append(Estimate(mean, mean - half, mean + half, len(other), spread))
        rests.append(rest)
    return Shifts(tuple(moved), tuple(rests))


def _error(wins: Floats) -> float:
    """Standard error of a share in %; one that never varied counts as if it had once."""
    spread = float(wins.std(ddof=1))
    if spread == 0:
        share = (float(wins.sum()) / 100 + 1) / (len(wins) + 2)
        spread = 100 * sqrt(share * (1 - share))
    return spread / sqrt(len(wins))


def _held(wins: Floats, planned: int, alpha: float, seats: int) -> float:
    """Half of the anytime-valid band of a share in %."""
    spread = _error(wins) * sqrt(len(wins))
    band = confidence_sequence(len(wins), float(wins.mean()), spread, planned, alpha, seats)
    return (band.high - band.low) / 2


def agreement(
    found: Shifts, first: SeatsJudged, second: SeatsJudged, band: float | None = None
) -> Agreement:
    """What two witnesses say together.

    DISAGREE when a seat moved by more than the band for certain, or when one says balanced
    and the other imbalanced while a seat moved for certain. AGREE when all seats moved by
    less than the band for certain, or when both say the same, of the same seats. Otherwise
    UNKNOWN, with `more` such that the interval of a seat would lie on one side of the band.

    Args:
        band: Greatest move that does not matter, in %; None for that of the first.
    """
    width = first.band if band is None else band
    moved = found.moved
    beyond = [s for s, one in enumerate(moved) if max(one.low, -one.high) > width]
    if beyond:
        return Agreement(DISAGREE, max(beyond, key=lambda seat: abs(moved[seat].mean)), 0)
    apart = [s for s, one in enumerate(moved) if one.low > 0 or one.high < 0]
    if apart and {first.kind, second.kind} == DECIDED:
        return Agreement(DISAGREE, max(apart, key=lambda seat: abs(moved[seat].mean)), 0)
    if all(max(one.high, -one.low) <= width for one in moved) or _same(first, second):
        return Agreement(AGREE, first.worst, 0)
    return Agreement(UNKNOWN, found.farthest, _more(found, width))


def _same(first: SeatsJudged, second: SeatsJudged) -> bool:
    """Whether both are decided alike; of an imbalance about the same seats and sides."""
    if first.kind != second.kind or first.kind not in DECIDED:
        return False
    return first.kind == BALANCED or _sides(first) == _sides(second)


def _sides(one: SeatsJudged) -> tuple[tuple[int, bool], ...]:
    fair = 100 / len(one.wins)
    return tuple((s, one.wins[s].mean > fair) for s in seats_of(one.judged, IMBALANCED))


def _more(found: Shifts, band: float) -> int:
    """Games of the second sample until the moves are on one side of the band."""
    needs = [
        (abs(one.mean) > band, _needed(one, rest, abs(abs(one.mean) - band)))
        for one, rest in zip(found.moved, found.from_first, strict=True)
        if not max(one.high, -one.low) <= band
    ]
    outside = [need for out, need in needs if out]
    return min(outside) if outside else max((need for _, need in needs), default=0)


def _needed(one: Estimate, rest: float, wanted: float) -> int:
    """Games until an interval has this half-width, if the other sample stays as it is."""
    own, left = one.half**2 - rest**2, wanted**2 - rest**2
    if left <= 0:
        return MOST_MORE
    return min(max(ceil(one.count * own / left) - one.count, 1), MOST_MORE)

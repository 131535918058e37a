"""How win shares answer to bonuses that were played, and which bonus is fair by that.

Around a bonus c, W(b) = W(c) + J (b − c) with J the gain of each seat's share for a point of
each seat. J comes from games in which some seats have more and the others less than c, the
level W(c) from games at c itself. So nothing is taken from games that were played otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import inf, nan, sqrt

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import hadamard

from engine.statistics.blocks import Estimate, Floats, mean_interval
from engine.statistics.bonuses import Whole
from engine.statistics.intervals import CONFIDENCE, student_quantile

SURE = 4.0  # standard errors by which a gain must differ from none
NOTHING = 1e-18  # squared error of a bonus that is told against itself
LEAST = 0.25  # part of the mean gain that the weakest direction must have


def contrasts(seats: int) -> Whole:
    """Who gets a point more at the same time, one row for each pair of sets to play.

    Rows of a Hadamard matrix but the constant one, a point for each +: with the mirror image of
    each, all directions are played equally far.

    Returns:
        int64 of 0 and 1, shape (pairs, seats): 1 pair for 2 seats, 3 for 3 and 4, 7 up to 8.

    Source:
        R. L. Plackett, J. P. Burman: The Design of Optimum Multifactorial Experiments.
        Biometrika 33 (1946), 305-325.
    """
    order = 1 << (seats - 1).bit_length()
    signs = np.asarray(hadamard(order), dtype=np.int64)[1:, :seats]
    return (signs + 1) // 2


@dataclass(frozen=True)
class Gains:
    """Gains of win shares for points, block by block; rows and columns sum to 0.

    Attributes:
        blocks: Share gained by a seat for a point of a seat, as each block of games on one
            seed has it; float64, shape (blocks, seats, seats). Their mean is J.
        reach: Points from c for which they were measured.
    """

    blocks: Floats
    reach: float

    @property
    def slope(self) -> Estimate:
        """Share gained for a distance of one point from the mean of all, mean over the seats."""
        return mean_interval(self._slopes)

    @property
    def sure(self) -> bool:
        """Whether points surely help, so that intervals can come from the gains."""
        slope = self.slope
        if slope.count < 2 or slope.mean < SURE * slope.error:
            return False
        gains = self.shrunk.mean(axis=0)
        least = np.linalg.eigvalsh((gains + gains.T) / 2)[1]  # [0]: the same for all gains nothing
        return bool(least > LEAST * slope.mean)

    @cached_property
    def shrunk(self) -> Floats:
        """The blocks, moved towards equal gains for all seats as far as noise explains the rest.

            J ← λ J + (1 − λ) s (I − 1/k), λ = 1 − noise/|J − s (I − 1/k)|², at least 0

        Source:
            C. Morris: Parametric Empirical Bayes Inference. JASA 78 (1983), 47-55.
        """
        alike = self._slopes[:, None, None] * _apart(self.blocks.shape[1])
        uneven = self.blocks - alike
        noise = float(uneven.var(axis=0, ddof=1).sum()) / len(uneven)
        found = float((uneven.mean(axis=0) ** 2).sum())
        kept = max(1 - noise / found, 0.0) if found > 0 else 0.0
        return np.asarray(alike + kept * uneven)

    @property
    def _slopes(self) -> Floats:
        seats = self.blocks.shape[1]
        return np.asarray(np.trace(self.blocks, axis1=1, axis2=2) / (seats - 1))


def _apart(seats: int) -> Floats:
    """Takes the mean over the seats away."""
    return np.eye(seats) - 1 / seats


def gains_of(patterns: Whole, step: int, up: Floats, down: Floats) -> Gains:
    """Gains from games with a pattern of bonuses above c and the same below it.

    Args:
        patterns: As `contrasts` gives them, shape (pairs, seats).
        step: Points that a 1 stands for.
        up: Shares with c + step × pattern, shape (pairs, blocks, seats).
        down: Shares with c − step × pattern, on the same seeds.
    """
    apart = patterns @ _apart(patterns.shape[1])
    scale = 4 / (len(patterns) + 1) / (2 * step)  # rows of a Hadamard matrix: orthogonal
    return Gains(scale * np.einsum("pbi,pj->bij", up - down, apart), step)


def fair_by(
    centre: Whole,
    shares: Floats,
    gains: Gains,
    against: NDArray[np.bool_],
    confidence: float = CONFIDENCE,
) -> tuple[Estimate, ...]:
    """The bonus of each seat at which all would win alike, by what was played at c.

        b = c − J⁺ (W − 1/k)

    A bonus is in the interval if W(c) + J (b − c) does not differ from 1/k by more than the
    errors of W and of J (b − c) together. With the error of J at the estimate instead (delta
    method) the interval would be too wide where c is nearly fair.

    Args:
        centre: c, the bonus that was played, shape (seats,).
        shares: Of the games played there, shape (blocks, seats).
        gains: Measured around c, in other games.
        against: Seats against which the bonus is told: their mean is put to 0.

    Returns:
        One estimate a seat, in points; unbounded when the gains are too unsure, or the fair
        bonus lies beyond their reach.

    Source:
        docs/statistics.md, "Starting scores"; E. C. Fieller: Some Problems in Interval
        Estimation. Journal of the Royal Statistical Society B 16 (1954), 175-185.
    """
    count, seats = len(shares), len(centre)
    unknown = (Estimate(nan, -inf, inf, count),) * seats
    if count < 2 or not gains.sure:
        return unknown
    inverse = np.linalg.pinv(gains.shrunk.mean(axis=0))
    moved = -inverse @ (shares.mean(axis=0) - 1 / seats)
    if np.abs(moved).max() > gains.reach:
        return unknown
    told = np.eye(seats) - against / against.sum()
    worth = inverse @ gains.shrunk  # of each block, in points for a point
    level = inverse @ np.cov(shares.T) @ inverse.T / count
    t = student_quantile((1 + confidence) / 2, min(count, len(worth)) - 1)
    found = []
    for seat in range(seats):
        bonus = float(told[seat] @ (centre + moved))
        down, up, error = _ends(told[seat], moved, worth, level, t)
        found.append(Estimate(bonus, bonus + down, bonus + up, count, error * sqrt(count)))
    return tuple(found)


def _ends(
    told: Floats, moved: Floats, worth: Floats, level: Floats, t: float
) -> tuple[float, float, float]:
    """Ends of Fieller's interval of one seat, from its estimate, and the standard error there.

    Where the seat's bonus is y from its estimate the others are where they then most likely
    are, on a line, and the squared error is v + 2cy + qy². The ends solve y² = t² times it.

    Args:
        told: How the seat's bonus follows from those of all, shape (seats,).
        moved: Estimated distance from c, shape (seats,).
        worth: J⁺ J of each block, shape (blocks, seats, seats).
        level: Covariance of `moved` as far as it comes from the level at c.
        t: Quantile.
    """
    spread = level + np.cov((worth @ moved).T) / len(worth)
    square = float(told @ spread @ told)
    if square < NOTHING:
        return 0.0, 0.0, 0.0
    line = spread @ told / square
    (own, shared), (_, slant) = np.cov(told @ (worth @ moved).T, told @ (worth @ line).T) / len(
        worth
    )
    fixed = t**2 * (float(told @ level @ told) + own)
    bend, lean = 1 - t**2 * slant, t**2 * shared
    if bend <= 0:
        return -inf, inf, sqrt(square)
    root = sqrt(lean**2 + bend * fixed)
    return (lean - root) / bend, (lean + root) / bend, sqrt(square)

"""Kingmaking: who cannot win any more decides who does. Told from rollouts, with their noise."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats
from engine.statistics.coverage import never_above
from engine.statistics.intervals import CONFIDENCE, student_quantile, wilson

HOPELESS = 0.05  # chance of winning below which a seat cannot win any more
GAP = 0.25  # difference in a rival's chance that makes a king
SURE = 0.95  # of being hopeless


@dataclass(frozen=True)
class Switch:
    """Two actions after which different rivals are ahead.

    Attributes:
        actions: Places of the two in the list.
        rival: Whose chance is so much higher after the first of them.
        gap: By how much, as seen in the rollouts that found the pair; too large, since it is
            the largest of many.
    """

    actions: tuple[int, int]
    rival: int
    gap: float


def is_hopeless(wins: float, rollouts: int, limit: float = HOPELESS) -> bool:
    """Whether a seat wins less than the limit for certain (one-sided, 95%).

    Args:
        wins: Sum of its shares of the win over the rollouts.
    """
    return wilson(wins, rollouts, 2 * SURE - 1).high < limit


def widest_switch(chances: ArrayLike, mover: int) -> Switch | None:
    """The pair of actions after which the predicted winner differs most, if any pair does so.

    A rival is predicted where its chance is the highest of all; after another action it
    must not be, and nor must the mover.

    Args:
        chances: Win chance of each seat after each action, shape (actions, seats).
        mover: Who decides; its own wins make no king.
    """
    table = np.asarray(chances, dtype=np.float64)
    leaders = table.argmax(axis=1)
    found: Switch | None = None
    for one, rival in enumerate(leaders):
        others = np.flatnonzero((leaders != rival) & (leaders != mover))
        if rival == mover or not len(others):
            continue
        other = int(others[table[others, rival].argmin()])
        gap = float(table[one, rival] - table[other, rival])
        if found is None or gap > found.gap:
            found = Switch((one, other), int(rival), gap)
    return found


def makes_a_king(differences: ArrayLike, alpha: float, gap: float = GAP) -> bool:
    """Whether a rival's chance differs by more than the gap, at a one-sided error of alpha.

    Asked of rollouts that did not help to choose the pair of actions, so that the largest of
    many differences is not believed because it is the largest.

    Args:
        differences: Share of the win of the rival after one action less that after the
            other, with the same luck, shape (rollouts,).
    """
    values: Floats = np.asarray(differences, dtype=np.float64)
    count, mean = len(values), float(values.mean())
    error = float(values.std(ddof=1)) / sqrt(count)
    if error == 0:  # rule of three: others differ by 2 at most
        return mean - 2 * never_above(count, 1 - alpha) > gap
    return mean - student_quantile(1 - alpha, count - 1) * error > gap


def kingmaking_index(kings: float, games: int, confidence: float = CONFIDENCE) -> Estimate:
    """Share of games with a kingmaker, with Wilson's interval."""
    found = wilson(kings, games, confidence)
    return Estimate(kings / games if games else float("nan"), found.low, found.high, games)


def games_to_tell(index: Estimate, low: float, high: float) -> int:
    """Games after which the same share would be known to be above `low`, or not above `high`.

    Args:
        index: As `kingmaking_index` gives it, of one game or more.
    """

    def tells(games: int) -> bool:
        found = kingmaking_index(index.mean * games, games)
        return found.low > low or found.high <= high

    most = index.count
    while not tells(most):
        most *= 2
    return bisect_left(range(most), True, lo=index.count, key=tells)  # noqa: FBT003  (sought)

"""Robbins and Monro's search for the bonus at which a noisy figure meets its target."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Floats

RECENT = 3  # how much more later steps count in the answer


@dataclass(frozen=True)
class Search:
    """Where a search stands; `stepped` gives the next.

    Attributes:
        bonus: Bonus of each seat to play next, in points, shape (seats,).
        mean: Mean of the bonuses so far, the later ones counting more: the answer.
        steps: Steps taken.
        gain: c, points per unit of win share; about 1 / slope of the share in the bonus, 30
            for a share that rises 3 % a point.
        delay: n₀, steps for which the search stays bold.
    """

    bonus: Floats
    mean: Floats
    steps: int = 0
    gain: float = 30.0
    delay: float = 5.0


def begun(bonus: ArrayLike, gain: float = 30.0, delay: float = 5.0) -> Search:
    """A search that starts at a bonus, shape (seats,)."""
    start = np.asarray(bonus, dtype=np.float64)
    return Search(start, start, gain=gain, delay=delay)


def stepped(search: Search, shares: ArrayLike, target: float | None = None) -> Search:
    """The search after one more portion of games at its bonus.

        b ← b − c n₀ / (n + n₀) (W − target)

    The sum of the bonuses stays what it was, since the same bonus for all changes nothing.

    Args:
        shares: Mean win share of each seat in these games, shape (seats,).
        target: Share wanted; 1/k if None.

    Source:
        H. Robbins, S. Monro: A Stochastic Approximation Method. Annals of Mathematical
        Statistics 22 (1951), 400-407; the mean: O. Shamir, T. Zhang: Stochastic Gradient
        Descent for Non-smooth Optimization. ICML 2013, 71-79 (polynomial decay).
    """
    won = np.asarray(shares, dtype=np.float64)
    off = won - (1 / len(won) if target is None else target)
    steps = search.steps + 1
    size = search.gain * search.delay / (steps + search.delay)
    bonus = search.bonus - size * (off - off.mean())
    weight = (RECENT + 1) / (steps + RECENT)
    mean = search.mean + weight * (bonus - search.mean)
    return replace(search, bonus=bonus, mean=mean, steps=steps)

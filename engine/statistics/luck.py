"""Luck and skill: which part of the variance comes from the seed, the seat, the player."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Floats
from engine.statistics.intervals import CONFIDENCE, Interval

RESAMPLES = 400
COMPONENTS = ("seed", "seat", "agent", "seed and seat", "rest")


@dataclass(frozen=True)
class Component:
    """One source of variance.

    Attributes:
        name: One of COMPONENTS.
        variance: In squared units of the values, never below 0.
        share: Part of the sum of all components.
        interval: Of the share, from resampled seeds.
    """

    name: str
    variance: float
    share: float
    interval: Interval


def luck_split(
    values: ArrayLike,
    agents: ArrayLike,
    rng: np.random.Generator,
    confidence: float = CONFIDENCE,
) -> tuple[Component, ...]:
    """Variance by seed, seat, agent, seed with seat, and the rest.

    Every seed is played in all k cyclic seatings, so each agent sits in each seat once, and

        x = mean + seed + seat + agent + seed×seat + rest

    is split exactly. With mean squares MS, S seeds and k seats, solving their expectations:

        σ²rest = MS_rest;  σ²seed×seat = (MS_seed×seat − MS_rest) / k;
        σ²seed = (MS_seed − MS_seed×seat) / k²;
        σ²seat = (MS_seat − MS_seed×seat) / (S k);  σ²agent = (MS_agent − MS_rest) / (S k)

    Negative solutions become 0. "seed and seat" is the luck of what the seed gave to a seat,
    "agent" is skill, "rest" is what the bots' own chance and their interplay add. Shares of
    wins have no seed component, since they sum to 1 in each game.

    Args:
        values: Scores or shares of the win by seat, shape (seeds, seatings, seats), with as
            many seatings as seats and two seats or more; two seeds or more.
        agents: Which agent sat where, each once in each row and column; shape (seatings,
            seats).
        rng: Chance of the resampling of seeds.

    Raises:
        ValueError: The seatings are not complete.

    Source:
        S. R. Searle, G. Casella, C. E. McCulloch: Variance Components (1992), chapter 4
        (analysis of variance of balanced data).
    """
    table, sitting = np.asarray(values, dtype=np.float64), np.asarray(agents)
    seeds, seatings, seats = table.shape
    order = np.arange(seats)
    square = sitting.shape == (seats, seats) and all(
        (np.sort(line) == order).all() for line in (*sitting, *sitting.T)
    )
    if not square or seatings != seats or seeds < 2:
        raise ValueError("each agent must sit in each seat once for every seed")
    design = _Design(table, sitting)
    found = design.components(np.arange(seeds, dtype=np.int64))
    drawn = np.array(
        [_shares(design.components(rows)) for rows in rng.integers(seeds, size=(RESAMPLES, seeds))]
    )
    ends = np.quantile(drawn, [(1 - confidence) / 2, (1 + confidence) / 2], axis=0)
    return tuple(
        Component(
            name, float(found[i]), float(share), Interval(float(ends[0, i]), float(ends[1, i]))
        )
        for i, (name, share) in enumerate(zip(COMPONENTS, _shares(found), strict=True))
    )


class _Design:
    """What each seed contributes: its squares and its means by seat and by agent."""

    def __init__(self, table: Floats, agents: NDArray[np.integer]) -> None:
        apart = table - table.mean()
        places = [np.nonzero(agents == agent) for agent in range(agents.shape[1])]
        self.squares = (apart**2).sum(axis=(1, 2))
        self.by_seat = apart.mean(axis=1)
        self.by_agent = np.stack([apart[:, r, c].mean(axis=1) for r, c in places], axis=1)

    def components(self, rows: NDArray[np.integer]) -> Floats:
        """Variances in the order of COMPONENTS, for these seeds."""
        by_seat, by_agent = self.by_seat[rows], self.by_agent[rows]
        n, k = by_seat.shape
        centre = float(by_seat.mean())
        total = float(self.squares[rows].sum()) - n * k * k * centre**2
        seed = k * k * float(((by_seat.mean(axis=1) - centre) ** 2).sum())
        seat = n * k * float(((by_seat.mean(axis=0) - centre) ** 2).sum())
        agent = n * k * float(((by_agent.mean(axis=0) - centre) ** 2).sum())
        both = k * float(((by_seat - centre) ** 2).sum()) - seed - seat
        rest = max(total - seed - seat - agent - both, 0.0)
        free = n * k * k - 1 - (n - 1) - 2 * (k - 1) - (n - 1) * (k - 1)
        ms_rest = rest / free
        ms_both = both / ((n - 1) * (k - 1))
        found = (
            (seed / (n - 1) - ms_both) / (k * k),
            (seat / (k - 1) - ms_both) / (n * k),
            (agent / (k - 1) - ms_rest) / (n * k),
            (ms_both - ms_rest) / k,
            ms_rest,
        )
        return np.asarray(np.maximum(np.array(found), 0.0))


def _shares(variances: Floats) -> Floats:
    """Parts of the sum; zeros if nothing varies."""
    total = float(variances.sum())
    return np.asarray(variances / total) if total > 0 else np.zeros(len(variances))


def same_seed_share(values: ArrayLike) -> float:
    """Part of the variance that the seed explains when it is played again and again.

        ICC = (MS_between − MS_within) / (MS_between + (m − 1) MS_within), not below 0

    Args:
        values: One number a game, shape (seeds, repeats), two of each or more; the repeats
            differ in the bots' own chance only.

    Source:
        P. E. Shrout, J. L. Fleiss: Intraclass Correlations. Psychological Bulletin 86 (1979),
        420-428, ICC(1,1).
    """
    table = np.asarray(values, dtype=np.float64)
    repeats = table.shape[1]
    between = repeats * float(table.mean(axis=1).var(ddof=1))
    within = float(table.var(axis=1, ddof=1).mean())
    whole = between + (repeats - 1) * within
    return max(0.0, (between - within) / whole) if whole > 0 else 0.0

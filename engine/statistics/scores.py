"""Scores, margins, ties and lengths: distributions of whole numbers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import nan

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, block_means, mean_interval
from engine.statistics.intervals import CONFIDENCE, wilson

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Distribution:
    """How a whole number is spread over games.

    Attributes:
        mean: With its interval; its `count` are blocks.
        deviation: Of single games, n − 1 in its denominator.
        quantiles: At QUANTILES: the smallest value that at least this part stays at or
            below; of whole numbers always one that occurred.
        low: Smallest value.
        counts: Games with each value from `low` on; int64.
        games: All games.
    """

    mean: Estimate
    deviation: float
    quantiles: tuple[int, ...]
    low: int
    counts: NDArray[np.int64]
    games: int

    @property
    def high(self) -> int:
        """Largest value."""
        return self.low + len(self.counts) - 1


def distribution(
    values: ArrayLike, block_size: int = 1, confidence: float = CONFIDENCE
) -> Distribution:
    """Distribution of a whole number that each game has.

    Args:
        values: Whole numbers of any width and sign, shape (games,).
        block_size: Games of a block, consecutive.
    """
    array = np.asarray(values)
    games = len(array)
    if games == 0:
        return Distribution(mean_interval(array, confidence), nan, (), 0, np.zeros(0, np.int64), 0)
    low = int(array.min())
    counts = np.bincount((array - low).astype(np.intp, copy=False))
    mean = mean_interval(block_means(array, block_size), confidence)
    deviation = float(array.std(ddof=1, dtype=np.float64)) if games > 1 else nan
    below = np.cumsum(counts)
    places = np.searchsorted(below, np.ceil(np.array(QUANTILES) * games - 1e-9))
    return Distribution(
        mean, deviation, tuple(int(place) + low for place in places), low, counts, games
    )


def score_distributions(
    scores: ArrayLike, block_size: int = 1, confidence: float = CONFIDENCE
) -> tuple[Distribution, ...]:
    """Distribution of each seat's final score, shape (games, seats)."""
    return tuple(distribution(column, block_size, confidence) for column in np.asarray(scores).T)


def shared_places(places: ArrayLike, seat: int) -> NDArray[np.float64]:
    """Places of a seat, shared equally with equal seats: two that are second have 2.5 each.

    So the mean over the seats of a game is always (seats + 1) / 2, also where all lose.

    Args:
        places: From 1, equal seats the same, or all 0; shape (games, seats).

    Returns:
        Shape (games,).
    """
    given = np.asarray(places)
    own = given[:, seat]
    equal = (given == own[:, None]).sum(axis=1)
    shared: NDArray[np.float64] = np.maximum(own, 1) + (equal - 1) / 2
    return shared


def margins(scores: ArrayLike) -> NDArray[np.int64]:
    """Best score less the second best of each game, 0 if tied; int64, shape (games,).

    Args:
        scores: Final scores, shape (games, seats), at least two seats.
    """
    best: NDArray[np.int64] | None = None
    second: NDArray[np.int64] | None = None
    for column in np.asarray(scores).T:
        seat = column.astype(np.int64)
        if best is None:
            best = seat
        elif second is None:
            best, second = np.maximum(best, seat), np.minimum(best, seat)
        else:
            second = np.maximum(second, np.minimum(best, seat))
            best = np.maximum(best, seat)
    if best is None or second is None:
        raise ValueError("a margin needs two seats")
    return np.asarray(best - second)


def deemed_shares(shares: ArrayLike, finals: ArrayLike) -> NDArray[np.float64]:
    """Shares of the win, of a game that all lose as if the best final score had won it.

    Otherwise a rule that ends games for all would look like a brake on the leader.

    Args:
        shares: Shares of the win, shape (games, seats).
        finals: Final scores, shape (games, seats).

    Returns:
        float64, shape (games, seats).
    """
    won, points = np.asarray(shares, dtype=np.float64), np.asarray(finals)
    best = points == points.max(axis=1, keepdims=True)
    lost = won.max(axis=1, keepdims=True) <= 0
    return np.where(lost, best / best.sum(axis=1, keepdims=True), won)


def decided_games(shares: ArrayLike) -> NDArray[np.float64]:
    """The games that somebody won: those that all lose say of no seat that it has it better.

    Args:
        shares: Shares of the win, shape (games, seats).

    Returns:
        float64, shape (games won, seats); all games if none was won.
    """
    table = np.asarray(shares, dtype=np.float64)
    won = table.max(axis=1, initial=0.0) > 0
    return table[won] if won.any() else table


def won_together(shares: ArrayLike) -> NDArray[np.bool_]:
    """Whether seats shared the win of each game; not where all have lost. Shape (games,).

    Args:
        shares: Shares of the win, shape (games, seats).
    """
    best = np.asarray(shares).max(axis=1)
    return np.asarray((best > 0) & (best < 1))


def tie_share(shares: ArrayLike, confidence: float = CONFIDENCE) -> Estimate:
    """Share of games won together, with Wilson's interval, which never leaves 0 to 1.

    Args:
        shares: Shares of the win, shape (games, seats).
    """
    tied = won_together(shares)
    held = wilson(float(tied.sum()), len(tied), confidence)
    return replace(mean_interval(tied, confidence), low=held.low, high=held.high)

"""Win chances calibrated on the games themselves: drama, uncertainty, dead time."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, block_means, mean_interval, whole_blocks
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.scores import deemed_shares

SURE = 0.95
MOST_GAMES = 50_000
FURTHEST = 1_000  # points; leads beyond count as this

Chances = NDArray[np.float32]


@dataclass(frozen=True)
class Tension:
    """How exciting games were, told from calibrated win chances p.

    Attributes:
        drama: Mean over rounds of max p − p of the winner: how far behind the eventual winner
            was; 0 if he always led.
        uncertainty: Mean over rounds of −Σ p ln p / ln k; 1 if nobody knows, 0 if all know.
        uncertainty_by_round: The same for each round.
        dead_time: Part of the game played after one seat first had p > 0.95.
        volatility: √ of the mean squared change of p from round to round, over seats.
        games: Games looked at: the first MOST_GAMES at most.
    """

    drama: Estimate
    uncertainty: Estimate
    uncertainty_by_round: tuple[Estimate, ...]
    dead_time: Estimate
    volatility: float
    games: int


def tension(
    standings: ArrayLike,
    shares: ArrayLike,
    block_size: int = 1,
    confidence: float = CONFIDENCE,
    most: int = MOST_GAMES,
) -> Tension:
    """Drama, uncertainty, dead time and volatility.

    Chances are calibrated on the very games they describe: with fewer than some hundred
    games they fit too well, and drama and uncertainty come out too small.

    Args:
        standings: Whole numbers, shape (games, rounds, seats), of games as long; see
            `course.evened`.
        shares: Final shares of the win, shape (games, seats).
        most: Games to look at, from the first on, in whole blocks.

    Source:
        C. Browne: Automatic Generation and Evaluation of Recombination Games (2008), for
        drama and uncertainty of two players; for more see docs/statistics.md, "Drama".
    """
    games = whole_blocks(min(len(np.asarray(shares)), most), block_size)
    table = np.asarray(standings)[:games]
    won = deemed_shares(np.asarray(shares)[:games], table[:, -1]).astype(np.float32)
    chances = win_chances(table, won)
    rounds = len(chances)

    def estimate(values: ArrayLike) -> Estimate:
        return mean_interval(block_means(values, block_size), confidence).bounded(0, 1)

    best = chances.max(axis=1)
    winner = (chances * won.T[None]).sum(axis=1)
    unsure = entropy(chances)
    certain = best > SURE
    first = np.where(certain.any(axis=0), certain.argmax(axis=0) + 1, rounds)
    steps = np.diff(chances, axis=0)
    return Tension(
        estimate((best - winner).mean(axis=0)),
        estimate(unsure.mean(axis=0)),
        tuple(estimate(row) for row in unsure),
        estimate((rounds - first) / rounds),
        float(np.sqrt((steps**2).mean())) if rounds > 1 and games else 0.0,
        games,
    )


def win_chances(standings: ArrayLike, shares: ArrayLike) -> Chances:
    """Win chance of every seat after every round, from its lead over the best other seat.

    For each round: the mean share of the win of all seats with the same lead, made to rise with
    the lead (isotonic regression), then scaled so that the seats of a game sum to 1.

    Args:
        standings: Whole numbers, shape (games, rounds, seats), two seats or more.
        shares: Final shares of the win, shape (games, seats).

    Returns:
        float32, shape (rounds, seats, games).

    Source:
        B. Zadrozny, C. Elkan: Transforming Classifier Scores into Accurate Multiclass
        Probability Estimates. KDD 2002, 694-699.
    """
    won = np.ascontiguousarray(np.asarray(shares, dtype=np.float64).T)
    table = np.asarray(standings).transpose(1, 2, 0)
    chances = np.empty(table.shape, dtype=np.float32)
    for turn, rows in enumerate(table):
        gaps = leads(rows)
        chances[turn] = _calibrated(gaps, won)[gaps + FURTHEST]
    total = chances.sum(axis=1, keepdims=True)
    return np.where(total > 0, chances / np.where(total > 0, total, 1), 1 / table.shape[1])


def leads(rows: ArrayLike) -> NDArray[np.int32]:
    """Points of each seat ahead of the best of the others, within ±FURTHEST.

    Args:
        rows: Shape (seats, games), two seats or more.

    Returns:
        int32, shape (seats, games).
    """
    points = np.asarray(rows).astype(np.int32)
    best, second = np.maximum(points[0], points[1]), np.minimum(points[0], points[1])
    for seat in points[2:]:
        second = np.maximum(second, np.minimum(best, seat))
        best = np.maximum(best, seat)
    gaps = points - np.where(points == best, second, best)
    return np.asarray(np.clip(gaps, -FURTHEST, FURTHEST))


def _calibrated(gaps: NDArray[np.int32], won: NDArray[np.float64]) -> Chances:
    """Win chance for every lead from −FURTHEST to FURTHEST, never falling."""
    places = (gaps + FURTHEST).ravel()
    seen = np.bincount(places, minlength=2 * FURTHEST + 1)
    wins = np.bincount(places, weights=won.ravel(), minlength=2 * FURTHEST + 1)
    known = np.flatnonzero(seen)
    table = np.zeros(2 * FURTHEST + 1, dtype=np.float32)
    table[known] = never_falling(wins[known], seen[known])
    return table


def never_falling(sums: ArrayLike, counts: ArrayLike) -> NDArray[np.float64]:
    """The means sums / counts, pooled with neighbours until they never fall.

    Args:
        sums, counts: Shape (groups,), counts above 0.

    Source:
        M. Ayer and others: An Empirical Distribution Function for Sampling with Incomplete
        Information. Annals of Mathematical Statistics 26 (1955), 641-647 (pool adjacent
        violators). As `scipy.optimize.isotonic_regression`, which takes half a second to
        import.
    """
    pools: list[list[float]] = []  # sum, count, groups
    for total, count in zip(np.asarray(sums).tolist(), np.asarray(counts).tolist(), strict=True):
        pools.append([total, count, 1])
        while len(pools) > 1 and pools[-2][0] * pools[-1][1] >= pools[-1][0] * pools[-2][1]:
            last = pools.pop()
            pools[-1] = [a + b for a, b in zip(pools[-1], last, strict=True)]
    return np.repeat([p[0] / p[1] for p in pools], [int(p[2]) for p in pools])


def entropy(chances: ArrayLike) -> Chances:
    """−Σ p ln p / ln k over the seats; shape (rounds, seats, games) -> (rounds, games)."""
    p = np.asarray(chances)
    logs = np.log(np.where(p > 0, p, 1))
    return np.asarray(-(p * logs).sum(axis=1) / np.log(p.shape[1]))

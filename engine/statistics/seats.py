"""Seats: who wins how often, and whether the seats are equal."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import permutations
from math import inf, nan

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats, block_means, mean_interval
from engine.statistics.intervals import CONFIDENCE, wilson


@dataclass(frozen=True)
class SeatsEqual:
    """A test of "all seats win alike".

    Attributes:
        statistic: F of the Wald test.
        freedom: Its degrees of freedom, of seats and of blocks.
        p_value: Probability of differences this large if the seats are equal.
        count: Blocks.
    """

    statistic: float
    freedom: tuple[int, int]
    p_value: float
    count: int


def win_shares(
    shares: ArrayLike, block_size: int = 1, confidence: float = CONFIDENCE
) -> tuple[Estimate, ...]:
    """Win share of each seat, Σ W_i / n.

    Wilson's interval when every game is a block and no win was shared; otherwise Student's t
    on block means, because fractions and games of one block vary otherwise than coins.

    Args:
        shares: Share of the win W of each seat, summing to 1 in each game; shape (games,
            seats).
        block_size: Games of a block, consecutive.

    Returns:
        One estimate a seat; `count` is the number of blocks.
    """
    table = np.asarray(shares)
    blocks = block_means(table, block_size)
    if block_size == 1 and len(table) and bool(np.isin(table, (0, 1)).all()):
        return tuple(_coin(column, confidence) for column in blocks.T)
    return tuple(mean_interval(column, confidence) for column in blocks.T)


def _coin(wins: Floats, confidence: float) -> Estimate:
    """Share of games won, with Wilson's interval."""
    count, total = len(wins), float(wins.sum())
    found = wilson(total, count, confidence)
    deviation = float(wins.std(ddof=1)) if count > 1 else nan
    return Estimate(total / count, found.low, found.high, count, deviation)


def win_advantages(
    shares: ArrayLike, block_size: int = 1, confidence: float = CONFIDENCE
) -> tuple[Estimate, ...]:
    """Advantage of each seat, A_i = E[W_i] − 1/k; that of seat 0 is the first player's."""
    estimates = win_shares(shares, block_size, confidence)
    return tuple(one.scaled(1.0, -1 / len(estimates)) for one in estimates)


def score_advantages(
    scores: ArrayLike, block_size: int = 1, confidence: float = CONFIDENCE
) -> tuple[Estimate, ...]:
    """Score of each seat against the mean of its game, E[S_i − S̄], in points.

    Args:
        scores: Final scores, shape (games, seats).
    """
    blocks = block_means(scores, block_size)
    apart = blocks - blocks.mean(axis=1, keepdims=True)
    return tuple(mean_interval(column, confidence) for column in apart.T)


def seats_equal(blocks: ArrayLike) -> SeatsEqual:
    """Wald's test that all seats have the same mean, on block vectors.

        T = B d' C⁻¹ d, d the mean differences of seats 2..k to seat 1, C their covariance
        F = T (B − k + 1) / ((B − 1)(k − 1)) with k − 1 and B − k + 1 degrees of freedom

    Unlike the chi-square test on wins it needs no independent games within a block, and takes
    fractions and scores. NaN when the blocks do not vary or are too few.

    Args:
        blocks: Block means, shape (blocks, seats).

    Source:
        H. Hotelling: The Generalization of Student's Ratio. Annals of Mathematical
        Statistics 2 (1931), 360-378.
    """
    from scipy.special import fdtrc

    means = np.asarray(blocks, dtype=np.float64)
    count, seats = means.shape
    freedom = (seats - 1, count - seats + 1)
    if freedom[0] < 1 or freedom[1] < 1:
        return SeatsEqual(nan, freedom, nan, count)
    apart = means[:, 1:] - means[:, :1]
    centre = apart.mean(axis=0)
    covariance = np.atleast_2d(np.cov(apart, rowvar=False))
    rank = int(np.linalg.matrix_rank(covariance, hermitian=True))
    if rank < seats - 1:
        always = np.abs(centre).max() > 0 and rank == 0
        return SeatsEqual(inf if always else nan, freedom, 0.0 if always else nan, count)
    wald = count * float(centre @ np.linalg.solve(covariance, centre))
    found = wald * freedom[1] / ((count - 1) * freedom[0])
    return SeatsEqual(found, freedom, float(fdtrc(*freedom, found)), count)


def permutation_p(blocks: ArrayLike, rng: np.random.Generator, draws: int = 999) -> float:
    """Check of `seats_equal` that assumes no distribution.

    Seat labels are shuffled inside each block; p = (1 + shuffles whose Σ(w̄_i − w̄)² is at
    least the real one) / (1 + draws). Blocks with the same values up to order are shuffled
    together (a multinomial draw over the orders), so a million single games are quick.

    Args:
        blocks: Block means, shape (blocks, seats), at most 6 seats.
        rng: Chance of the shuffles.

    Source:
        E. J. G. Pitman: Significance Tests Which May Be Applied to Samples from Any
        Populations. Supplement to JRSS 4 (1937), 119-130.
    """
    means = np.asarray(blocks, dtype=np.float64)
    seats = means.shape[1]
    patterns, counts = np.unique(np.sort(means, axis=1), axis=0, return_counts=True)
    orders = np.array(list(permutations(range(seats))))
    chances = np.full(len(orders), 1 / len(orders))
    real = _spread(means.sum(axis=0))
    sums = np.zeros((draws, seats))
    for pattern, count in zip(patterns, counts, strict=True):
        sums += rng.multinomial(count, chances, size=draws) @ pattern[orders]
    reached = int((_spread(sums) >= real * (1 - 1e-12)).sum())
    return (1 + reached) / (1 + draws)


def _spread(sums: Floats) -> Floats:
    """Sum of squared deviations over the last axis."""
    return np.asarray(((sums - sums.mean(axis=-1, keepdims=True)) ** 2).sum(axis=-1))


def widest_gap(estimates: tuple[Estimate, ...]) -> float:
    """Largest difference between the win shares of two seats, max |w_a − w_b|."""
    means = [one.mean for one in estimates]
    return max(means) - min(means)

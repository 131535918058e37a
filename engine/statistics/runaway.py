"""Runaway leaders: how early the winner is known, and whether a lead grows by itself."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, Floats, block_means, mean_interval, ratio_interval
from engine.statistics.course import (
    PORTION,
    Course,
    leader_sets,
    round_at,
    trailer_sets,
    winner_sets,
)
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.scores import deemed_shares

PARTS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)


def runaway_curve(
    course: Course, block_size: int = 1, confidence: float = CONFIDENCE
) -> tuple[Estimate, ...]:
    """How well the leader after each round predicts the winner; one estimate a stage.

        RL = (P(leader wins) − 1/k) / (1 − 1/k)

    0 when the leader wins like anybody, 1 when always, negative when leading hurts. Flat and
    low until late is an open game. Of tied leaders the mean counts; a shared win counts in
    parts. After each round, or at each stage of games of different lengths, see `course.evened`;
    of games that all lose see `scores.deemed_shares`.

    Source:
        docs/statistics.md, "Runaway leader".
    """
    fair = 1 / course.seats
    table = _share_table()
    return tuple(
        mean_interval(block_means(table[sets, course.winners], block_size), confidence)
        .bounded(0, 1)
        .scaled(1 / (1 - fair), -fair / (1 - fair))
        for sets in course.stages
    )


def at_parts(
    curve: tuple[Estimate, ...], parts: tuple[float, ...] = PARTS
) -> tuple[tuple[float, Estimate], ...]:
    """The curve at parts of the game, each with the round that ends at or just after it."""
    return tuple((part, curve[round_at(part, len(curve)) - 1]) for part in parts)


def _share_table() -> NDArray[np.float32]:
    """Mean share of the win of a seat in set a when set b wins: |a ∩ b| / (|a| |b|)."""
    sets = np.arange(256, dtype=np.uint8)
    size = np.bitwise_count(sets).astype(np.float32)
    size[0] = 1
    both = np.bitwise_count(sets[:, None] & sets[None, :])
    return np.asarray(both / (size[:, None] * size[None, :]), dtype=np.float32)


@dataclass(frozen=True)
class Comeback:
    """What half time means for the end.

    Attributes:
        after: Round, or stage, that counts as half time.
        last_wins: Share of the win of a seat that stood last then (of one of them, if
            tied); 1/k if standing last did not matter. Games in which all stood alike are
            left out and `count` says how many were not.
        leader_wins: The same of a seat that led.
    """

    after: int
    last_wins: Estimate
    leader_wins: Estimate


def comeback(
    standings: ArrayLike,
    shares: ArrayLike,
    part: float = 0.5,
    block_size: int = 1,
    confidence: float = CONFIDENCE,
) -> Comeback:
    """Wins from the last and from the first place at half time.

    Args:
        standings: Shape (games, rounds, seats), of games as long; see `course.evened`.
        shares: Final shares of the win, shape (games, seats).
    """
    table = np.asarray(standings)
    half = round_at(part, table.shape[1])
    there = table[:, half - 1 : half, :]
    won = winner_sets(deemed_shares(shares, table[:, -1]))
    chances = _share_table()
    low = trailer_sets(there)[0]
    high = leader_sets(there)[0]
    apart = low != high

    def estimate(sets: NDArray[np.uint8]) -> Estimate:
        values = chances[sets, won] * apart
        kept = block_means(apart, block_size)
        found = ratio_interval(block_means(values, block_size), kept, confidence)
        return Estimate(found.mean, found.low, found.high, int((kept > 0).sum()), found.deviation)

    return Comeback(half, estimate(low), estimate(high))


def snowball_slope(
    standings: ArrayLike, part: float = 0.5, block_size: int = 1, confidence: float = CONFIDENCE
) -> Estimate:
    """Points gained in the rest of the game per point of lead at half time.

    Lead and gain are taken against the mean of the game, and freed from the mean of their
    seat, so that strong seats and rich games do not count:

        slope = Σ lead × gain / Σ lead²

    Above 0 a lead grows (snowball), below 0 it melts (catch-up), −1 undoes it. The interval
    treats blocks as units.

    Args:
        standings: Shape (games, rounds, seats), at least two rounds, of games as long; see
            `course.evened`.

    Source:
        Least squares with fixed effects and errors clustered by block: J. M. Wooldridge:
        Econometric Analysis of Cross Section and Panel Data, 2nd edition (2010), chapter 10.
    """
    table = np.asarray(standings)
    games, rounds = table.shape[:2]
    half = min(round_at(part, rounds), rounds - 1)
    lead_means, gain_means = _seat_means(table, half)
    above, below = np.empty(games), np.empty(games)
    for start in range(0, games, PORTION):
        cut = slice(start, start + PORTION)
        now = table[cut, half - 1, :].T.astype(np.float32, order="C")
        gain = table[cut, -1, :].T.astype(np.float32, order="C") - now
        lead = now - now.mean(axis=0) - lead_means[:, None]
        gain = gain - gain.mean(axis=0) - gain_means[:, None]
        above[cut] = (lead * gain).sum(axis=0)
        below[cut] = (lead * lead).sum(axis=0)
    return ratio_interval(
        block_means(above, block_size), block_means(below, block_size), confidence
    )


def _seat_means(table: NDArray[np.integer], half: int) -> tuple[Floats, Floats]:
    """Mean lead at half time and mean gain of each seat, against the game; shape (seats,)."""
    now = table[:, half - 1, :].mean(axis=0, dtype=np.float64)
    gain = table[:, -1, :].mean(axis=0, dtype=np.float64) - now
    return (now - now.mean()).astype(np.float32), (gain - gain.mean()).astype(np.float32)

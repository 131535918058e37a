"""The course of games: who led when, when it was decided."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.kernel_set import MOST_SEATS
from engine.statistics.blocks import Estimate, block_means, mean_interval
from engine.statistics.intervals import CONFIDENCE

PORTION = 1 << 16  # games worked on at once: they stay in the processor's cache
NOBODY = 255


@dataclass(frozen=True)
class Course:
    """Who led when in each game; small enough to be stored with it.

    Rounds are counted from 1. A set of seats is a number with bit i for seat i.

    Attributes:
        leaders: Seats with the best standing after each round; uint8, shape (rounds, games).
        winners: Seats that share the win; uint8, shape (games,).
        changes: How often a seat came to lead alone after another one had; uint8, shape
            (games,). The first leader is no change, and a tie keeps the old leader.
        last_change: Round of the last of them, 0 if there was none; uint8, shape (games,).
        decided: Round from which on nobody stood ahead of the winner (of one of the
            winners); the last round if that never was so before the end; uint8.
        seats: Number of seats.
    """

    leaders: NDArray[np.uint8]
    winners: NDArray[np.uint8]
    changes: NDArray[np.uint8]
    last_change: NDArray[np.uint8]
    decided: NDArray[np.uint8]
    seats: int

    @property
    def rounds(self) -> int:
        """Rounds of each game."""
        return len(self.leaders)

    def __len__(self) -> int:
        """Number of games."""
        return len(self.winners)


@dataclass(frozen=True)
class CourseSummary:
    """What the courses of many games have in common.

    Attributes:
        changes: Lead changes of a game.
        change_rate: The same divided by the rounds − 1 at which one can happen.
        quiet_after: Share of games without a change after 50% and after 75% of rounds.
        decided: Part of the game after which nobody stood ahead of the winner any more,
            from 1/rounds to 1.
    """

    changes: Estimate
    change_rate: Estimate
    quiet_after: tuple[tuple[float, Estimate], ...]
    decided: Estimate


def follow(standings: ArrayLike, shares: ArrayLike) -> Course:
    """Who led when, from the standings after each round.

    Args:
        standings: Score of each seat if the game ended then; whole numbers of any width,
            shape (games, rounds, seats), at least one round, at most 8 seats.
        shares: Final shares of the win, shape (games, seats).

    Source:
        docs/statistics.md, "The course of a game".
    """
    table, won = np.asarray(standings), np.asarray(shares)
    games, rounds, seats = table.shape
    if seats > MOST_SEATS or rounds < 1:
        raise ValueError(f"{rounds} rounds of {seats} seats cannot be followed")
    leaders = np.empty((rounds, games), dtype=np.uint8)
    changes, last, decided = (np.empty(games, dtype=np.uint8) for _ in range(3))
    winners = winner_sets(won)
    for start in range(0, games, PORTION):
        part = slice(start, start + PORTION)
        leaders[:, part] = leader_sets(table[part])
        changes[part], last[part] = _changes(leaders[:, part], seats)
        decided[part] = _decided(leaders[:, part], winners[part])
    return Course(leaders, winners, changes, last, decided, seats)


def winner_sets(shares: ArrayLike) -> NDArray[np.uint8]:
    """Seats with a share of the win as bits; uint8, shape (games,)."""
    won = np.asarray(shares)
    sets = np.zeros(len(won), dtype=np.uint8)
    for seat in range(won.shape[1]):
        sets |= (won[:, seat] > 0).view(np.uint8) << seat
    return sets


def leader_sets(standings: ArrayLike) -> NDArray[np.uint8]:
    """Seats with the best standing as bits; uint8, shape (rounds, games)."""
    return _extreme_sets(standings, last=False)


def trailer_sets(standings: ArrayLike) -> NDArray[np.uint8]:
    """Seats with the worst standing as bits; uint8, shape (rounds, games)."""
    return _extreme_sets(standings, last=True)


def _extreme_sets(standings: ArrayLike, *, last: bool) -> NDArray[np.uint8]:
    """Seats at the top or bottom as bits."""
    columns = np.ascontiguousarray(np.asarray(standings).transpose(2, 1, 0))
    best = columns.min(axis=0) if last else columns.max(axis=0)
    sets = np.zeros(best.shape, dtype=np.uint8)
    for seat, column in enumerate(columns):
        sets |= (column == best).view(np.uint8) << seat
    return sets


def _changes(leaders: NDArray[np.uint8], seats: int) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Number of lead changes and round of the last one, for each game."""
    alone = np.zeros(256, dtype=np.uint8)
    for seat in range(seats):
        alone[1 << seat] = 1 << seat
    games = leaders.shape[1]
    changes, last = np.zeros(games, dtype=np.uint8), np.zeros(games, dtype=np.uint8)
    holder = np.zeros(games, dtype=np.uint8)
    for turn, sets in enumerate(leaders, 1):
        single = alone[sets]
        taken = (single != 0) & (single != holder)
        changed = taken & (holder != 0)
        changes += changed
        last[changed] = turn
        np.copyto(holder, single, where=taken)
    return changes, last


def _decided(leaders: NDArray[np.uint8], winners: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Round from which on a winner was among the leaders."""
    found = np.ones(leaders.shape[1], dtype=np.uint8)
    last = len(leaders)
    for turn, sets in enumerate(leaders, 1):
        found[(sets & winners) == 0] = min(turn + 1, last)
    return found


def summarise(course: Course, block_size: int = 1, confidence: float = CONFIDENCE) -> CourseSummary:
    """Lead changes, quiet games and decision time, with intervals on block means."""
    rounds = course.rounds

    def estimate(games: ArrayLike) -> Estimate:
        return mean_interval(block_means(games, block_size), confidence)

    changes = estimate(course.changes)
    quiet = tuple((part, estimate(course.last_change <= part * rounds)) for part in (0.5, 0.75))
    rate = changes.scaled(1 / max(rounds - 1, 1))
    return CourseSummary(changes, rate, quiet, estimate(course.decided).scaled(1 / rounds))


def round_at(part: float, rounds: int) -> int:
    """The round that ends at or just after a part of the game, from 1 to `rounds`."""
    return min(max(ceil(part * rounds - 1e-9), 1), rounds)

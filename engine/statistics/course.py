"""The course of games: who led when, when it was decided."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.kernel_set import MOST_SEATS
from engine.statistics.blocks import Estimate, block_means, mean_interval
from engine.statistics.intervals import CONFIDENCE
from engine.statistics.scores import deemed_shares

PORTION = 1 << 16  # games worked on at once: they stay in the processor's cache
STAGES = 20  # of games that have not all as many rounds
NOBODY = 255


@dataclass(frozen=True)
class Course:
    """Who led when in each game; small enough to be stored with it.

    Rounds are counted from 1. A set of seats is a number with bit i for seat i.

    Attributes:
        leaders: Seats with the best standing after each round, and after the end of a game
            those of its end; uint8, shape (rounds, games).
        winners: Seats that share the win, see `scores.deemed_shares`; uint8, shape (games,).
        changes: How often a seat came to lead alone after another one had; uint8, shape
            (games,). The first leader is no change, and a tie keeps the old leader.
        last_change: Round of the last of them, 0 if there was none; uint8, shape (games,).
        decided: Round from which on nobody stood ahead of the winner (of one of the
            winners); the last round if that never was so before the end; uint8.
        lengths: Rounds of each game, 1 or more; int64, shape (games,).
        seats: Number of seats.
    """

    leaders: NDArray[np.uint8]
    winners: NDArray[np.uint8]
    changes: NDArray[np.uint8]
    last_change: NDArray[np.uint8]
    decided: NDArray[np.uint8]
    lengths: NDArray[np.int64]
    seats: int

    @property
    def alike(self) -> bool:
        """Whether all games had as many rounds."""
        return alike(self.lengths)

    @property
    def stages(self) -> NDArray[np.uint8]:
        """Leaders at each stage, see `evened`; uint8, shape (stages, games)."""
        if self.alike:
            return self.leaders[: int(self.lengths[0])] if len(self) else self.leaders
        return np.take_along_axis(self.leaders, stage_rounds(self.lengths) - 1, axis=0)

    def __len__(self) -> int:
        """Number of games."""
        return len(self.winners)


@dataclass(frozen=True)
class CourseSummary:
    """What the courses of many games have in common.

    Attributes:
        changes: Lead changes of a game.
        change_rate: The same divided by the rounds − 1 after which one can happen.
        quiet_after: Share of games without a change after 50% and after 75% of rounds.
        decided: Part of the game after which nobody stood ahead of the winner any more,
            from 1/rounds to 1.
    """

    changes: Estimate
    change_rate: Estimate
    quiet_after: tuple[tuple[float, Estimate], ...]
    decided: Estimate


def alike(lengths: NDArray[np.integer]) -> bool:
    """Whether all games had as many rounds."""
    return not len(lengths) or bool((lengths == lengths[0]).all())


def lengths_of(rounds: ArrayLike, most: int) -> NDArray[np.int64]:
    """Rounds that were over at the end as lengths of games, from 1 to `most`."""
    return np.clip(np.asarray(rounds, dtype=np.int64), 1, max(most, 1))


def stage_rounds(lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """The round of each game that stands for a stage, from 1; int64, shape (STAGES, games).

    The k-th is the round that ends at or just after k / STAGES of a game.

    Args:
        lengths: Rounds of games that had not all as many; shape (games,).
    """
    parts = np.arange(1, STAGES + 1)[:, None]
    return np.asarray(-(-parts * lengths // STAGES))


def evened(standings: ArrayLike, rounds: ArrayLike) -> NDArray[np.integer]:
    """Standings at each stage of the games, so that those of different lengths compare.

    Stages are the rounds of games that all had as many; see `stage_rounds` for others.

    Args:
        standings: Shape (games, rounds, seats).
        rounds: Rounds that were over when each game ended; shape (games,).

    Returns:
        Of the same type; shape (games, stages, seats).
    """
    table = np.asarray(standings)
    lengths = lengths_of(rounds, table.shape[1])
    if alike(lengths):
        return table[:, : int(lengths[0])] if len(lengths) else table
    return np.take_along_axis(table, stage_rounds(lengths).T[:, :, None] - 1, axis=1)


def follow(standings: ArrayLike, shares: ArrayLike, rounds: ArrayLike | None = None) -> Course:
    """Who led when, from the standings after each round.

    Args:
        standings: Score of each seat if the game ended then; whole numbers of any width,
            shape (games, rounds, seats), at least one round, at most 8 seats.
        shares: Final shares of the win, shape (games, seats).
        rounds: Rounds that were over when each game ended, shape (games,); None for all.

    Source:
        docs/statistics.md, "The course of a game".
    """
    table = np.asarray(standings)
    games, most, seats = table.shape
    if seats > MOST_SEATS or most < 1:
        raise ValueError(f"{most} rounds of {seats} seats cannot be followed")
    lengths = lengths_of(np.full(games, most) if rounds is None else rounds, most)
    leaders = np.empty((most, games), dtype=np.uint8)
    changes, last, decided = (np.empty(games, dtype=np.uint8) for _ in range(3))
    winners = winner_sets(deemed_shares(shares, table[:, -1]))
    for start in range(0, games, PORTION):
        part = slice(start, start + PORTION)
        leaders[:, part] = leader_sets(table[part])
        changes[part], last[part] = _changes(leaders[:, part], seats)
        decided[part] = _decided(leaders[:, part], winners[part])
    decided = np.minimum(decided, lengths).astype(np.uint8)
    return Course(leaders, winners, changes, last, decided, lengths, seats)


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
    lengths = course.lengths

    def estimate(games: ArrayLike) -> Estimate:
        return mean_interval(block_means(games, block_size), confidence)

    changes = estimate(course.changes).bounded(0)
    quiet = tuple(
        (part, estimate(course.last_change <= part * lengths).bounded(0, 1)) for part in (0.5, 0.75)
    )
    rate = changes.scaled(1 / max(float(lengths.mean()) - 1, 1))
    decided = estimate(course.decided / lengths).bounded(0, 1)
    return CourseSummary(changes, rate, quiet, decided)


def round_at(part: float, rounds: int) -> int:
    """The round that ends at or just after a part of the game, from 1 to `rounds`."""
    return min(max(ceil(part * rounds - 1e-9), 1), rounds)

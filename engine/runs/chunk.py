"""Chunks: what some games of one arm came to, ready to be stored or sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.kernel_set import MOST_SEATS
from engine.runs.packing import packed, packed_bits, packed_course
from engine.simulation.collecting import WATCH_EVERY, WIN_UNITS, Collected
from engine.simulation.playout import Tables
from engine.statistics.course import follow

MOST_PERIODS: Final = 255  # they are counted in a byte


@dataclass(frozen=True)
class Chunk:
    """Games first to first + count - 1 of one arm.

    Attributes:
        arm, first, count: Which games.
        seconds: Spent in kernels.
        decisions, listed, forced: Of each game; int32, shape (count,).
        finished: Whether it ended within its bound; bool, shape (count,).
        rounds: Periods that were over when it ended; int32, shape (count,).
        scores: int32, shape (count, seats).
        shares: In WIN_UNITS; int32, shape (count, seats).
        places: Places at the end, from 1, or all 0; int32, shape (count, seats).
        decided: Decisions of each seat; int32, shape (count, seats).
        standings: `packed_course` of (count, periods, seats).
        measures: `packed` (measures, seats, count).
        deal: `packed` (deals, count).
        course: `packed` (periods + 4, count): who led after each period, who won, lead
            changes, the last of them, when it was decided (`statistics.course.Course`);
            no rows for games without periods or with more than 8 seats.
        totals: `packed` (2 x periods + measures, seats) sums over finished games: of
            standings, of their squares, and of measures.
        spaces: `packed` (3, seats, cells) of finished games: pieces, games with a piece
            there, and WIN_UNITS won in these.
        fired: `packed` (2, things): times in use, and watched games in which that was so; of
            rules, and behind them of deals if the game tells what is used of them.
        uses: `packed_bits` (things, watched): whether it was in use in each watched game.
        watched: Games in which rules were looked at; see `watched_numbers`.
        records: Number of a game that did not finish -> its record as text.
    """

    arm: int
    first: int
    count: int
    seconds: float
    decisions: NDArray[np.int32]
    listed: NDArray[np.int32]
    forced: NDArray[np.int32]
    finished: NDArray[np.bool_]
    rounds: NDArray[np.int32]
    scores: NDArray[np.int32]
    shares: NDArray[np.int32]
    places: NDArray[np.int32]
    decided: NDArray[np.int32]
    standings: bytes
    measures: bytes
    deal: bytes
    course: bytes
    totals: bytes
    spaces: bytes
    fired: bytes
    uses: bytes
    watched: int
    records: tuple[tuple[int, str], ...]


def as_chunk(arm: int, got: Collected, records: tuple[tuple[int, str], ...]) -> Chunk:
    """What a collection comes to."""
    tables = got.tables
    return Chunk(
        arm=arm,
        first=got.first,
        count=len(tables.decisions),
        seconds=got.seconds,
        decisions=tables.decisions.astype(np.int32),
        listed=tables.listed.astype(np.int32),
        forced=got.extra.forced.astype(np.int32),
        finished=tables.finished.astype(bool),
        rounds=tables.rounds.astype(np.int32),
        scores=tables.scores.astype(np.int32),
        shares=np.rint(tables.shares * WIN_UNITS).astype(np.int32),
        places=tables.places.astype(np.int32),
        decided=got.extra.decided.astype(np.int32),
        standings=packed_course(tables.standings),
        measures=packed(tables.measures.transpose(1, 2, 0)),
        deal=packed(got.extra.deal.T),
        course=packed(course_rows(tables)),
        totals=packed(totals(tables)),
        spaces=packed(got.extra.spaces),
        fired=packed(got.extra.fired),
        uses=packed_bits(got.extra.uses[got.extra.watched == 1].T),
        watched=int(got.extra.watched.sum()),
        records=records,
    )


def watched_numbers(first: int, count: int, watched: int) -> NDArray[np.int64]:
    """Numbers of the watched games of a chunk: all, or those that WATCH_EVERY divides."""
    numbers = np.arange(first, first + count)
    return numbers if watched == count else numbers[numbers % WATCH_EVERY == 0]


def course_rows(tables: Tables) -> NDArray[np.uint8]:
    """Who led when: see `Chunk.course`."""
    games, periods, seats = tables.standings.shape
    if not 0 < periods < MOST_PERIODS or seats > MOST_SEATS:
        return np.zeros((0, games), dtype=np.uint8)
    found = follow(tables.standings, tables.shares, tables.rounds)
    more = (found.winners, found.changes, found.last_change, found.decided)
    return np.concatenate([found.leaders, np.stack(more)])


def totals(tables: Tables) -> NDArray[np.int64]:
    """Sums over finished games: see `Chunk.totals`."""
    done = tables.finished.astype(bool)
    standings, measures = tables.standings, tables.measures
    if not done.all():
        standings, measures = standings[done], measures[done]
    squares = np.einsum("gps,gps->ps", standings, standings)
    return np.concatenate([standings.sum(axis=0), squares, measures.sum(axis=0)])

"""Batches: many games of one scenario, over threads, the same for any number of them."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from threading import local

import numpy as np
from numpy.typing import NDArray

from engine.bots.clock import ticking
from engine.bots.registry import cast_for
from engine.declared_class import class_fault
from engine.errors import OikistError
from engine.language import say
from engine.scenarios.scenario import Scenario
from engine.simulation.playout import Tables, Workplace, loop, workplace
from engine.simulation.warmup import warm_up

CHUNK_SECONDS = 0.15
FIRST_CHUNK = 16
MOST_CHUNK = 20_000


@dataclass(frozen=True)
class Plan:
    """What to play; the same plan gives the same results on any machine.

    Attributes:
        scenario: The variant.
        bots: One name per seat, see `engine.bots.spec`.
        games: Number of games, from 0 on.
        seed: Of the batch, 0 to 2**63 - 1.
        threads: Games are played on so many threads; results do not depend on it.
        chunk: Games per chunk, or 0 to aim at CHUNK_SECONDS; results do not depend on it.
        weights: Of each seat's bot, shape (seats, weights); None for the game's own.
    """

    scenario: Scenario
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    threads: int = 1
    chunk: int = 0
    weights: tuple[tuple[float, ...], ...] | None = None


@dataclass(frozen=True)
class Results:
    """Games first to first + count - 1 of a plan; the fields of `Tables` by row.

    Attributes:
        first: Number of the first game.
        tables: One row per game, finished or not.
        placements: Pieces per seat and space, summed over the games; int64, shape
            (seats, cells).
        seconds: Time spent in kernels, summed over threads; or, of a whole batch, wall time.
    """

    first: int
    tables: Tables
    placements: NDArray[np.int64]
    seconds: float

    def __len__(self) -> int:
        """Number of games played, finished or not."""
        return len(self.tables.decisions)

    @cached_property
    def done(self) -> NDArray[np.bool_]:
        """Which games ended within their bound; shape (games,)."""
        return self.tables.finished.astype(bool)

    @property
    def unfinished(self) -> int:
        """Games that did not end within their bound."""
        return int((~self.done).sum())

    @property
    def scores(self) -> NDArray[np.int64]:
        """Final scores of finished games; shape (games, seats)."""
        return self.tables.scores[self.done]

    @property
    def shares(self) -> NDArray[np.float64]:
        """Shares of the win of finished games; shape (games, seats)."""
        return self.tables.shares[self.done]

    @property
    def places(self) -> NDArray[np.int64]:
        """Places of finished games; shape (games, seats)."""
        return self.tables.places[self.done]

    @property
    def decisions(self) -> NDArray[np.int64]:
        """Decisions of finished games; shape (games,)."""
        return self.tables.decisions[self.done]

    @property
    def moves_listed(self) -> NDArray[np.int64]:
        """Legal moves listed in finished games; shape (games,)."""
        return self.tables.listed[self.done]

    @property
    def rounds(self) -> NDArray[np.int64]:
        """Rounds that were over when finished games ended; shape (games,)."""
        return self.tables.rounds[self.done]

    @property
    def rounds_standing(self) -> NDArray[np.int64]:
        """Standing after each period of finished games; shape (games, periods, seats)."""
        return self.tables.standings[self.done]

    @property
    def measures(self) -> NDArray[np.int64]:
        """The game's measures of finished games; shape (games, measures, seats)."""
        return self.tables.measures[self.done]


def expect_finished(scenario: Scenario, results: Results) -> None:
    """Refuse games none of which has ended: nothing can be said of them.

    Raises:
        OikistError: It names the bound of the game.
    """
    if len(results) and not results.done.any():
        game = scenario.game
        most = game.most_plies(scenario.record)
        what = say("no game ended within {most:decision|decisions}", most=most)
        remedy = say("let it return a larger number, or let `seat_to_move` end the game")
        raise OikistError(class_fault(type(game), "most_plies", what, remedy))


def joined(parts: list[Results], seconds: float) -> Results:
    """Chunks in game order as one."""
    tables = Tables(
        *(np.concatenate(rows) for rows in zip(*(p.tables for p in parts), strict=True))
    )
    placements = np.sum([part.placements for part in parts], axis=0)
    return Results(parts[0].first, tables, placements, seconds)


class Runner:
    """Plays chunks of one plan; safe to call from several threads at once."""

    def __init__(self, plan: Plan) -> None:
        scenario = plan.scenario
        game = scenario.game
        weights = None if plan.weights is None else np.array(plan.weights, dtype=np.float64)
        self._cast = cast_for(scenario, plan.bots, weights)
        warm_up(scenario)
        self._plan = plan
        self._play = loop(game, self._cast.kinds)
        self._bound = game.most_plies(scenario.record)
        self._periods = game.periods(scenario.record)
        self._places = local()

    @property
    def kinds(self) -> tuple[str, ...]:
        """Kinds of bots that play."""
        return self._cast.kinds

    def tables(self, count: int) -> Tables:
        """Empty tables for so many games."""
        scenario = self._plan.scenario
        seats = scenario.seats
        return Tables(
            scores=np.zeros((count, seats), dtype=np.int64),
            shares=np.zeros((count, seats), dtype=np.float64),
            places=np.zeros((count, seats), dtype=np.int64),
            decisions=np.zeros(count, dtype=np.int64),
            listed=np.zeros(count, dtype=np.int64),
            finished=np.zeros(count, dtype=np.uint8),
            rounds=np.zeros(count, dtype=np.int64),
            standings=np.zeros((count, self._periods, seats), dtype=np.int64),
            measures=np.zeros((count, len(scenario.game.measures), seats), dtype=np.int64),
        )

    def __call__(self, first: int, count: int) -> Results:
        """Play games first to first + count - 1."""
        scenario = self._plan.scenario
        work: Workplace | None = getattr(self._places, "work", None)
        if work is None:
            work = self._places.work = workplace(scenario.game, scenario, self._cast)
        work.placements[:] = 0
        tables = self.tables(count)
        start = time.perf_counter()
        with ticking(needed=self._cast.timed):
            self._play(
                scenario.record,
                work,
                tables,
                self._cast.minds,
                np.uint64(self._plan.seed),
                first,
                self._bound,
            )
        return Results(first, tables, work.placements.copy(), time.perf_counter() - start)


def run(plan: Plan, on_chunk: Callable[[Results], bool] | None = None) -> Results:
    """Play a plan.

    Args:
        on_chunk: Called in this thread with each chunk, in game order; returns whether
            to go on. When it says no, what was delivered is returned.

    Returns:
        All games, or those of the chunks delivered before a stop.
    """
    play = Runner(plan)
    start = time.perf_counter()
    parts: list[Results] = [play(0, 0)]
    waiting: deque[Future[Results]] = deque()
    size = least = plan.chunk or (1 if "search" in play.kinds else FIRST_CHUNK)
    sent = 0
    with ThreadPoolExecutor(max_workers=plan.threads) as pool:
        try:
            while sent < plan.games or waiting:
                while sent < plan.games and len(waiting) < 2 * plan.threads:
                    left = plan.games - sent
                    share = max(left // (2 * plan.threads), least)  # so that all end together
                    count = min(size, share, left)
                    waiting.append(pool.submit(play, sent, count))
                    sent += count
                part = waiting.popleft().result()
                parts.append(part)
                if not plan.chunk:
                    size = _next_size(part)
                if on_chunk is not None and not on_chunk(part):
                    break
        finally:
            for future in waiting:
                future.cancel()
    return joined(parts, time.perf_counter() - start)


def _next_size(part: Results) -> int:
    """Games that should take CHUNK_SECONDS, at most twice as many as before."""
    rate = len(part) / max(part.seconds, 1e-6)
    return int(min(max(rate * CHUNK_SECONDS, 1), 2 * len(part), MOST_CHUNK))

"""Games of many scenarios on common seeds.

Game i takes its luck from the seed and i alone, so game i of every scenario sees the same
luck, and games that were played once are not played again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Self

from engine.simulation.batch import Plan, Results, Runner, expect_finished, joined
from engine.simulation.playout import Tables

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.tuning.keeping import Keeper

MOST_PIECE = 500
FEWEST_PIECE = 4


class Stopped(Exception):  # noqa: N818  (no error: the user has seen enough)
    """The user asked to stop; what was finished before stays good."""


class Sampler:
    """Plays games of scenarios on common seeds, over threads.

    Attributes:
        bots: One name for all seats, or one for each.
        seed: Of the games that are asked for without another seed.
        games: Number of games played so far, not counting those that were stored before.
        keeper: None when nothing is kept.
    """

    def __init__(
        self,
        bots: str | tuple[str, ...],
        seed: int,
        threads: int,
        on_games: Callable[[int], bool] = lambda _more: True,
        keeper: Keeper | None = None,
        on_part: Callable[[Scenario, Results], None] = lambda _scenario, _part: None,
    ) -> None:
        """Play nothing yet.

        Args:
            bots: One for all seats, or one for each.
            keeper: Where games are kept, except those that are asked for in passing.
            threads: Games are played on so many; results do not depend on it.
            on_games: Told how many more games are finished; returns whether to go on.
            on_part: Shown the games themselves, before that, except those asked for in passing.
        """
        self.bots = (bots,) if isinstance(bots, str) else bots
        self.seed = seed
        self.games = 0
        self._threads = threads
        self._on_games = on_games
        self._on_part = on_part
        self.keeper = keeper
        self._pool = ThreadPoolExecutor(max_workers=threads)
        self._runners: dict[tuple[str, int], Runner] = {}
        self._known: dict[tuple[str, int], Results] = {}

    def __enter__(self) -> Self:
        """Use the threads."""
        return self

    def __exit__(self, *_error: object) -> None:
        """Let go of the threads."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def sample(
        self, scenario: Scenario, games: int, seed: int | None = None, *, passing: bool = False
    ) -> Results:
        """Games 0 to `games` - 1 of a scenario; only those not known yet are played.

        Args:
            passing: Whether the games are a step on the way and need not be kept.

        Raises:
            Stopped: The user asked to stop.
            OikistError: None of the games has ended, and they are no step on the way.
        """
        found = self._sampled(scenario, games, seed, passing=passing)
        if not passing:
            expect_finished(scenario, found)
        return found

    def _sampled(
        self, scenario: Scenario, games: int, seed: int | None, *, passing: bool
    ) -> Results:
        key = (scenario.digest, self.seed if seed is None else seed)
        if self.keeper is not None and not passing:
            return self._kept(self.keeper, scenario, key, games)
        known = self._known.get(key)
        have = len(known) if known is not None else 0
        if have < games:
            told = None if passing else scenario
            fresh = self._play(self._runner(scenario, key), have, games - have, told)
            self.games += games - have
            known = fresh if known is None else joined([known, fresh], known.seconds)
            self._known[key] = known
        assert known is not None  # noqa: S101
        return known if len(known) == games else first_games(known, games)

    def _kept(
        self, keeper: Keeper, scenario: Scenario, key: tuple[str, int], games: int
    ) -> Results:
        """The same from and into the store of runs."""
        known = self._known.get(key)
        if known is None:
            known = keeper.stored(scenario, key[1])
            if known is not None:
                self._on_part(scenario, known)
                self._on_games(0)
        parts = [known] if known is not None else []
        have = len(known) if known is not None else 0
        if have < games:
            for part in keeper.play(scenario, key[1], have, games - have):
                parts.append(part)
                self.games += len(part)
                self._on_part(scenario, part)
                if not self._on_games(len(part)):
                    raise Stopped
        found = joined(parts, sum(part.seconds for part in parts))
        self._known[key] = found
        return found if len(found) == games else first_games(found, games)

    def forget(self, scenario: Scenario, seed: int | None = None) -> None:
        """Free the memory of a scenario's games of one seed."""
        key = (scenario.digest, self.seed if seed is None else seed)
        self._known.pop(key, None)
        self._runners.pop(key, None)

    def _runner(self, scenario: Scenario, key: tuple[str, int]) -> Runner:
        if key not in self._runners:
            bots = self.bots * scenario.seats if len(self.bots) == 1 else self.bots
            self._runners[key] = Runner(Plan(scenario, bots, 0, key[1]))
        return self._runners[key]

    def _play(self, play: Runner, first: int, count: int, told: Scenario | None = None) -> Results:
        size = min(max(count // (4 * self._threads), FEWEST_PIECE), MOST_PIECE)
        waiting: deque[Future[Results]] = deque()
        parts: list[Results] = []
        sent = 0
        try:
            while sent < count or waiting:
                while sent < count and len(waiting) < 2 * self._threads:
                    piece = min(size, count - sent)
                    waiting.append(self._pool.submit(play, first + sent, piece))
                    sent += piece
                parts.append(waiting.popleft().result())
                if told is not None:
                    self._on_part(told, parts[-1])
                if not self._on_games(len(parts[-1])):
                    raise Stopped
        finally:
            for future in waiting:
                future.cancel()
        return joined(parts, sum(part.seconds for part in parts)) if parts else play(first, 0)


def first_games(results: Results, games: int) -> Results:
    """The first games of some results; placements stay those of all of them."""
    tables = Tables._make(rows[:games] for rows in results.tables)
    return Results(results.first, tables, results.placements, results.seconds)

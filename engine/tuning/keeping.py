"""Games of a question kept in the store of runs, so that nothing is played twice.

A question is one run for each seed, with an arm for each of its scenarios. The same
question asked again finds its run and plays only what is missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.runs.arms import Arm
from engine.runs.concluding import conclude
from engine.runs.executors import Order, Task
from engine.runs.packing import unpacked, unpacked_course
from engine.runs.plan import RunPlan, side_of
from engine.runs.reading import read_arm
from engine.runs.running import checked_orders, quiet_database, standing_run
from engine.runs.store import DONE, RUNNING, STOPPED
from engine.runs.summary import LOOKED
from engine.simulation.batch import Results
from engine.simulation.collecting import WIN_UNITS
from engine.simulation.playout import Tables

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from engine.runs.chunk import Chunk
    from engine.runs.executors import Executor
    from engine.runs.reading import ArmGames
    from engine.runs.store import Store
    from engine.scenarios.scenario import Scenario

CHUNK: Final = 50  # games stored together, at most
NOTE: Final = "played as far as the question needed"
Key = tuple[str, int]  # digest of a scenario, seed


class Keeper:
    """Plays games into a store of runs, and reads those that are there.

    Attributes:
        runs: Numbers of the runs of this question, in the order in which they came up.
        begun: Those of them that were not there before.
        looks: Whether what the games tell decides how many are played; noted with the runs.
    """

    def __init__(
        self,
        store: Store,
        purpose: str,
        bots: tuple[str, ...],
        most: int,
        player: Executor,
        titled: Callable[[Scenario], str] = lambda _scenario: "",
    ) -> None:
        """Open nothing yet.

        Args:
            purpose: Command that asks, such as "compare".
            most: Most games of a scenario; part of what makes the question.
            player: Who plays.
            titled: What people call a scenario; "" for one that goes by its file.
        """
        self.runs: list[int] = []
        self.begun: list[int] = []
        self.looks = False
        self._store = store
        self._purpose = purpose
        self._bots = bots
        self._most = most
        self._player = player
        self._titled = titled
        self._places: dict[Key, tuple[int, Arm, Order]] = {}

    def expect(self, scenarios: Sequence[Scenario], seed: int, title: str = "") -> None:
        """Make one run of several scenarios that will be asked for, or find it.

        Raises:
            RunsError: The store cannot be used.
        """
        played = {each.digest: each for each in scenarios}
        sides = tuple(side_of(scenario) for scenario in played.values())
        plan = RunPlan(sides, (self._bots,), self._most, seed, CHUNK, rotate=False, title=title)
        number = standing_run(self._store, plan, tuple(played), self._purpose)
        if number is None:
            number = self._store.start(plan, self._purpose)
            self.begun.append(number)
        elif number not in self.runs:
            self._store.hold(number)  # whoever asks the same is waited for
            self._store.mark(number, RUNNING)
        self.runs.append(number)
        arms = self._store.arms(number)
        orders = checked_orders(self._store.run(number), arms, self._store.here)
        for arm, order in zip(arms, orders, strict=True):
            self._places[arm.digest, seed] = (number, arm, order)

    def stored(self, scenario: Scenario, seed: int) -> Results | None:
        """Games 0 and on of a scenario as far as they are stored; None without any."""
        number, arm, _ = self._place(scenario, seed)
        games = read_arm(self._store, number, arm.number, unfinished=True)
        gaps = np.flatnonzero(games.games != np.arange(len(games)))
        count = int(gaps[0]) if len(gaps) else len(games)
        if not count:
            return None
        tables = Tables(
            scores=games.scores[:count].astype(np.int64),
            shares=games.shares[:count],
            places=_places(games)[:count],
            decisions=games.decisions[:count].astype(np.int64),
            listed=games.listed[:count].astype(np.int64),
            finished=games.finished[:count].astype(np.uint8),
            rounds=games.rounds()[:count].astype(np.int64),
            standings=games.standings()[:count].astype(np.int64),
            measures=games.measures()[:count].astype(np.int64),
        )
        return Results(0, tables, np.zeros((scenario.seats, 0), np.int64), games.seconds)

    def play(self, scenario: Scenario, seed: int, first: int, count: int) -> Iterator[Results]:
        """Play and store games first to first + count - 1, no more, chunk by chunk."""
        number, arm, order = self._place(scenario, seed)
        tasks = _pieces(first, first + count)
        with quiet_database(self._store):
            for chunk in self._player.chunks((order,), tasks):
                self._store.let_go(if_wanted=True)
                if chunk is None:
                    continue
                self._store.add(number, _of_arm(chunk, arm.number))
                yield _as_results(chunk)

    @property
    def store(self) -> Store:
        """Where the games are kept."""
        return self._store

    def close(self, *, answered: bool) -> None:
        """Mark the runs as done, or as stopped."""
        for number in self.runs:
            if answered:
                conclude(self._store, number)
            note = LOOKED if self.looks else NOTE
            self._store.mark(number, DONE if answered else STOPPED, note if answered else "")

    def _place(self, scenario: Scenario, seed: int) -> tuple[int, Arm, Order]:
        key = (scenario.digest, seed)
        if key not in self._places:
            self.expect([scenario], seed, self._titled(scenario))
        return self._places[key]


def _pieces(first: int, end: int) -> Iterator[Task]:
    """Tasks with games first to end - 1 of the only arm; none crosses a multiple of CHUNK."""
    while first < end:
        count = min(CHUNK - first % CHUNK, end - first)
        yield Task(0, first, count)
        first += count


def _places(games: ArmGames) -> NDArray[np.int64]:
    """Places of stored games; runs without them are of another engine and never gone on with."""
    kept = np.zeros_like(games.scores) if games.places is None else games.places
    return kept.astype(np.int64)


def _of_arm(chunk: Chunk, arm: int) -> Chunk:
    from dataclasses import replace

    return replace(chunk, arm=arm)


def _as_results(chunk: Chunk) -> Results:
    tables = Tables(
        scores=chunk.scores.astype(np.int64),
        shares=chunk.shares / WIN_UNITS,
        places=chunk.places.astype(np.int64),
        decisions=chunk.decisions.astype(np.int64),
        listed=chunk.listed.astype(np.int64),
        finished=chunk.finished.astype(np.uint8),
        rounds=chunk.rounds.astype(np.int64),
        standings=unpacked_course(chunk.standings).astype(np.int64),
        measures=unpacked(chunk.measures).transpose(2, 0, 1).astype(np.int64),
    )
    seats = chunk.scores.shape[1]
    return Results(chunk.first, tables, np.zeros((seats, 0), np.int64), chunk.seconds)

"""Batches of the window as stored runs: begun, gone on with, and read again.

Whatever happens to the window, the games are in the file chunk by chunk, and `oikist runs`
lists them. The whole scenario is stored with the run, since what is tried out need not be in
any file.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.bots.spec import quickest
from engine.discovery import discover
from engine.picture import SeatStyle
from engine.play.continuing import Continuation
from engine.records.replay import started
from engine.runs.chunk import Chunk as StoredChunk
from engine.runs.executors import Threads
from engine.runs.opening import is_begun, runs_file
from engine.runs.plan import RunPlan, Side
from engine.runs.reading import read_arm
from engine.runs.running import Progress, run_plan
from engine.runs.store import DONE, Run, Store, open_store, read_store
from engine.runs.summary import LOOKED
from engine.runs.turns import Waiting
from engine.scenarios.frozen import frozen
from engine.seats import called_as_at_the_table, seat_styles
from engine.simulation.batch import Plan, Runner
from engine.simulation.collecting import WIN_UNITS, Collector
from engine.statistics.scores import shared_places
from workbench.jobs.contract import BatchPlan, Begun, StoredBatch, StoredRun
from workbench.jobs.news import FileBusy

if TYPE_CHECKING:
    from engine.reports.beside import Beside
    from engine.scenarios.scenario import Scenario
    from workbench.jobs.contract import Chunk

PURPOSE: Final = "window"
_CHUNKS: Final = 50  # of a batch: often enough to see it grow, seldom enough to cost nothing
_MOST_CHUNK: Final = 2_000
_WARM_GAMES: Final = 2
_SOON: Final = Waiting(0.4)  # then the job tells that the file is in use, and tries again
_SILENT: Final = 1.0  # seconds of waiting in the middle of a batch that are no news


@dataclass(frozen=True)
class Games:
    """Some games of a batch; see `workbench.jobs.contract.Chunk`."""

    unfinished: int
    scores: NDArray[np.int64]
    shares: NDArray[np.float64]
    places: NDArray[np.float64] | None


def run_batch(
    scenario: Scenario | None,
    plan: BatchPlan,
    threads: int,
    tell: Callable[[Begun | Chunk | FileBusy], None],
    stop: Callable[[], bool],
    here: Path | None = None,
) -> bool:
    """See `workbench.jobs.contract.Engine.run_batch`.

    Args:
        here: Where names in a stored run are looked up, when no scenario says it.
    """
    where = scenario.here if scenario is not None else here
    with open_store(plan.runs, where, _SOON) as store:
        number = plan.number
        if scenario is not None and not number:
            number = store.start(_run_plan(scenario, plan), PURPOSE)
        store.hold(number)
        store.waiting = _until_stopped(tell, stop)
        kept = _stored_games(store, number) if plan.number else None
        tell(Begun(number, _styles(store, number), kept))

        def on_chunk(now: Progress) -> bool:
            tell(_games(now.chunk))
            return not stop()

        return run_plan(store, number, Threads(threads), on_chunk).status == DONE


def _until_stopped(tell: Callable[[FileBusy], None], stop: Callable[[], bool]) -> Waiting:
    """Wait for the file in the middle of a batch, and say so once."""
    told: list[float] = []

    def going(waited: float) -> bool:
        if waited >= _SILENT and not told:
            told.append(waited)
            tell(FileBusy())
        return not stop()

    return Waiting(inf, going)


def last_batch(runs: Path | None) -> StoredBatch | None:
    """See `workbench.jobs.contract.Engine.last_batch`."""
    if not is_begun(runs_file(runs)):
        return None  # looking makes no file
    with read_store(runs, waiting=_SOON) as store:
        for number in reversed(store.numbers()):
            if len(store.arms(number)) == 1:  # else a comparison of the command line
                return _batch(store, number, runs)
    return None


def stored_batch(runs: Path | None, number: int) -> StoredBatch:
    """See `workbench.jobs.contract.Engine.stored_batch`."""
    with read_store(runs, waiting=_SOON) as store:
        return _batch(store, number, runs)


def stored_runs(runs: Path | None) -> list[StoredRun]:
    """See `workbench.jobs.contract.Engine.stored_runs`."""
    if not is_begun(runs_file(runs)):
        return []
    with read_store(runs, waiting=_SOON) as store:
        found = [store.run(number) for number in store.numbers()]
        titles = store.titles(found)
        return [_line(store, run, titles[run.number]) for run in found]


def beside(runs: Path | None, numbers: Sequence[int]) -> Beside:
    """See `workbench.jobs.contract.Engine.runs_beside`."""
    from engine.asking.live import BAND
    from engine.reports.beside import runs_beside

    with read_store(runs, waiting=_SOON) as store, called_as_at_the_table():
        return runs_beside(store, numbers, BAND)


def delete_run(runs: Path | None, number: int) -> None:
    """See `workbench.jobs.contract.Engine.delete_run`."""
    with open_store(runs, waiting=_SOON) as store:
        store.delete(number)


def _batch(store: Store, number: int, runs: Path | None) -> StoredBatch:
    run, plan = store.run(number), store.run(number).plan
    bots = store.arms(number)[0].bots
    return StoredBatch(
        BatchPlan(bots, plan.games, plan.seed, plan.title, runs, number),
        _styles(store, number),
        _stored_games(store, number),
        done=run.status == DONE,
        looked=run.note == LOOKED,
    )


def _line(store: Store, run: Run, title: str) -> StoredRun:
    arms = store.arms(run.number)
    return StoredRun(
        number=run.number,
        title=title,
        bots=tuple(bot for arm in arms for bot in arm.bots),
        games=run.plan.games * len(arms),
        stored=run.games,
        seed=run.plan.seed,
        started=run.started,
        done=run.status == DONE,
        single=len(arms) == 1,
    )


def warm_up(scenario: Scenario, bots: Sequence[str]) -> None:
    """Compile or load what batches of these bots need, one for each seat; kept or not."""
    plan = Plan(scenario, tuple(map(quickest, bots)), 0)
    Collector(plan)(0, _WARM_GAMES)
    Runner(plan)(0, _WARM_GAMES)


def warm_up_rollouts(scenario: Scenario, bots: Sequence[str]) -> None:
    """Compile or load what plays on from a decision with these bots, one for each seat."""
    start = started(scenario, 0)
    Continuation(scenario, start, tuple(map(quickest, bots)), 0, viewer=0)(0, _WARM_GAMES)


def _run_plan(scenario: Scenario, plan: BatchPlan) -> RunPlan:
    side = Side(scenario.source, scenario.changes, plan.title, frozen(scenario))
    chunk = min(max(plan.games // _CHUNKS, 1), _MOST_CHUNK)
    return RunPlan(
        (side,), (plan.bots,), plan.games, plan.seed, chunk, rotate=False, title=plan.title
    )


def _styles(store: Store, number: int) -> tuple[SeatStyle, ...]:
    arm = store.arms(number)[0]
    game = discover().get(arm.game)
    return seat_styles(game, arm.seats) if game is not None else ()


def _stored_games(store: Store, number: int) -> Games:
    found = read_arm(store, number, 0)
    places = None if found.places is None else _shared(found.places)
    return Games(found.unfinished, found.scores.astype(np.int64), found.shares, places)


def _games(chunk: StoredChunk) -> Games:
    done = chunk.finished
    return Games(
        int((~done).sum()),
        chunk.scores[done].astype(np.int64),
        chunk.shares[done] / WIN_UNITS,
        _shared(chunk.places[done]),
    )


def _shared(places: NDArray[np.int32]) -> NDArray[np.float64]:
    """Places of all seats, equal ones sharing theirs equally."""
    return np.stack([shared_places(places, seat) for seat in range(places.shape[1])], axis=1)

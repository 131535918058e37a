"""Batches in jobs: playing one, and reading the last one.

Where another program uses the file of runs for longer than a moment, or plays the run that is
gone on with, each of these tells `FileBusy` once, and tries again until it is free or the job
is cancelled.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from engine.runs.troubles import RunsBusyError
from workbench.jobs.contract import (
    BatchPlan,
    Begun,
    Chunk,
    Engine,
    StoredBatch,
    StoredRun,
)
from workbench.jobs.job import Running
from workbench.jobs.news import FileBusy

if TYPE_CHECKING:
    from engine.reports.beside import Beside

Result = TypeVar("Result")


@dataclass(frozen=True, eq=False)
class BatchRequest:
    """One batch; tells FileBusy, or (Begun or Chunk, seconds since the start).

    Attributes:
        scenario: What is played; None when a stored run is gone on with.
    """

    engine: Engine
    scenario: Any
    plan: BatchPlan

    def carry_out(self, running: Running) -> bool:
        """Whether every game was played; what was stored when it is cancelled stays.

        What these bots need is compiled in a program of its own.

        Raises:
            OikistError: It cannot be played or stored.
        """
        expect_usable(self.plan.runs)
        if self.scenario is not None:
            stop, bots = (lambda: running.cancelled), self.plan.bots
            self.engine.compile_apart(self.scenario, "batch", stop, bots)
        if running.cancelled:
            return False
        start = time.monotonic()

        def tell(news: Begun | Chunk | FileBusy) -> None:
            busy = isinstance(news, FileBusy)
            running.tell(news if busy else (news, time.monotonic() - start))

        def play() -> bool:
            return self.engine.run_batch(self.scenario, self.plan, tell, lambda: running.cancelled)

        try:
            return once_free(play, running)
        except RunsBusyError:  # it was cancelled while it waited; what was stored stays
            return False


@dataclass(frozen=True, eq=False)
class StoredBatchRequest:
    """A batch in a file of runs: that of a number, or the one that was begun last for 0."""

    engine: Engine
    runs: Path | None
    number: int = 0

    def carry_out(self, running: Running) -> StoredBatch | None:
        """None if there is none.

        Raises:
            OikistError: The file is damaged, or there is no such run.
        """
        if self.number:
            return once_free(lambda: self.engine.stored_batch(self.runs, self.number), running)
        return once_free(lambda: self.engine.last_batch(self.runs), running)


@dataclass(frozen=True, eq=False)
class RunsRequest:
    """All runs of a file."""

    engine: Engine
    runs: Path | None

    def carry_out(self, running: Running) -> Sequence[StoredRun]:
        """Oldest first.

        Raises:
            OikistError: The file is damaged.
        """
        return once_free(lambda: self.engine.stored_runs(self.runs), running)


@dataclass(frozen=True, eq=False)
class BesideRequest:
    """Some runs of a file beside each other."""

    engine: Engine
    runs: Path | None
    numbers: tuple[int, ...]

    def carry_out(self, running: Running) -> Beside:
        """Their charts.

        Raises:
            OikistError: They cannot stand beside each other, or the file is damaged.
        """
        return once_free(lambda: self.engine.runs_beside(self.runs, self.numbers), running)


@dataclass(frozen=True, eq=False)
class DeleteRunRequest:
    """Remove a run from its file."""

    engine: Engine
    runs: Path | None
    number: int

    def carry_out(self, running: Running) -> int:
        """The number of the run that is gone.

        Raises:
            OikistError: The file is damaged, or there is no such run.
        """
        once_free(lambda: self.engine.delete_run(self.runs, self.number), running)
        return self.number


def expect_usable(runs: Path | None) -> None:
    """Say at once that games could not be stored, before rules are compiled for a minute.

    Raises:
        RunsGoneError: The folder of a file of runs is gone.
        RunsError: The file is damaged.
    """
    from engine.runs.opening import is_begun, runs_file
    from engine.runs.store import read_store
    from engine.runs.turns import Waiting

    if is_begun(runs_file(runs)):
        with suppress(RunsBusyError):  # others use it, so it is sound
            read_store(runs, waiting=Waiting(0)).close()


def once_free(work: Callable[[], Result], running: Running) -> Result:
    """Do what needs the file of runs as soon as others let it go; each attempt waits a moment.

    Raises:
        RunsBusyError: The job was cancelled before that.
    """
    told = False
    while True:
        try:
            return work()
        except RunsBusyError:
            if running.cancelled:
                raise
        if not told:
            told = True
            running.tell(FileBusy())

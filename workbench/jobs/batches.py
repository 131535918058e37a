"""Batches in jobs: playing one, and reading the last one."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.jobs.contract import BatchPlan, Begun, Chunk, Engine, StoredBatch, StoredRun
from workbench.jobs.job import Running


@dataclass(frozen=True, eq=False)
class BatchRequest:
    """One batch; tells (Begun or Chunk, seconds since the start).

    Attributes:
        scenario: What is played; None when a stored run is gone on with.
    """

    engine: Engine
    scenario: Any
    plan: BatchPlan

    def carry_out(self, running: Running) -> bool:
        """Whether every game was played; what was stored when it is cancelled stays.

        Raises:
            OikistError: It cannot be played or stored.
        """
        start = time.monotonic()

        def tell(news: Begun | Chunk) -> None:
            running.tell((news, time.monotonic() - start))

        return self.engine.run_batch(self.scenario, self.plan, tell, lambda: running.cancelled)


@dataclass(frozen=True, eq=False)
class StoredBatchRequest:
    """A batch in a file of runs: that of a number, or the one that was begun last for 0."""

    engine: Engine
    runs: Path | None
    number: int = 0

    def carry_out(self, running: Running) -> StoredBatch | None:
        """None if there is none.

        Raises:
            OikistError: The file is in use or damaged, or there is no such run.
        """
        del running
        if self.number:
            return self.engine.stored_batch(self.runs, self.number)
        return self.engine.last_batch(self.runs)


@dataclass(frozen=True, eq=False)
class RunsRequest:
    """All runs of a file."""

    engine: Engine
    runs: Path | None

    def carry_out(self, running: Running) -> Sequence[StoredRun]:
        """Oldest first.

        Raises:
            OikistError: The file is in use or damaged.
        """
        del running
        return self.engine.stored_runs(self.runs)


@dataclass(frozen=True, eq=False)
class DeleteRunRequest:
    """Remove a run from its file."""

    engine: Engine
    runs: Path | None
    number: int

    def carry_out(self, running: Running) -> int:
        """The number of the run that is gone.

        Raises:
            OikistError: The file is in use or damaged, or there is no such run.
        """
        del running
        self.engine.delete_run(self.runs, self.number)
        return self.number

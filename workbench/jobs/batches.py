"""Batches in jobs: playing one, and reading the last one."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from workbench.jobs.contract import BatchPlan, Begun, Chunk, Engine, StoredBatch
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
class LastBatchRequest:
    """The batch that was begun last in a file of runs."""

    engine: Engine
    runs: Path | None

    def carry_out(self, running: Running) -> StoredBatch | None:
        """None if there is none.

        Raises:
            OikistError: The file is in use or damaged.
        """
        del running
        return self.engine.last_batch(self.runs)

"""Setting a damaged file of runs aside, in a job."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from engine.runs.opening import runs_file
from workbench.jobs.batches import once_free
from workbench.jobs.job import Running


@dataclass(frozen=True, eq=False)
class SetAsideRequest:
    """Give a damaged file of runs another name, and begin a new one.

    Attributes:
        runs: The file; None for the user's own.
        journal: Its journal alone is damaged, and goes alone.
    """

    runs: Path | None
    journal: bool

    def carry_out(self, running: Running) -> Path:
        """Where it lies now.

        Raises:
            OikistError: It cannot be moved.
        """
        from engine.runs.aside import set_aside

        path, day = runs_file(self.runs), datetime.now(UTC).astimezone().date()
        return once_free(lambda: set_aside(path, day.isoformat(), journal=self.journal), running)

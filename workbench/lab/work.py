"""What the lab does just now, be it a batch or a question, for all who look at it elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from workbench.jobs.described import described
from workbench.jobs.queue import LabJob, LabJobs
from workbench.panels.batch import BatchPanel


@dataclass(frozen=True)
class News:
    """How far the lab is.

    Attributes:
        title: What is asked or played.
        said: Games, rate and time left, in words.
        done, planned: Games; of a question those of the step that is played.
    """

    title: str
    said: str
    done: int
    planned: int


class Work(QObject):
    """Follows the batch and the questions of a lab.

    Signals:
        moved: There is other news.
        busy_changed: Whether anything runs or waits.
    """

    moved = Signal()
    busy_changed = Signal(bool)

    def __init__(self, batch: BatchPanel, jobs: LabJobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._batch = batch
        self._jobs = jobs
        self._was_busy = False
        batch.counted.connect(self.moved)
        batch.running_changed.connect(self._look)
        jobs.changed.connect(self._look)
        jobs.ended.connect(self._look)
        jobs.removed.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether anything runs or waits for its turn."""
        return self._batch.running or self._job() is not None

    @property
    def keeps(self) -> bool:
        """Whether the games of what runs are stored as they are played."""
        job = self._jobs.running
        return job is None or job.keeps

    @property
    def news(self) -> News:
        """About the batch if it runs, else about the question whose turn it is."""
        job = self._job()
        if self._batch.running or job is None:
            plan = self._batch.plan
            planned = plan.games if plan is not None else 0
            played = self._batch.tally.played
            return News(self._batch.shown.text(), self._batch.said.text(), played, planned)
        return News(job.asked.title, described(job), *job.step_games)

    def end(self) -> None:
        """Let all of it come to its end; games are kept, what waits is there the next time."""
        if self._batch.running:
            self._batch.toggle()
        for job in [*self._jobs.waiting, self._jobs.running]:
            if job is not None:
                self._jobs.stop(job)

    def _job(self) -> LabJob | None:
        waiting = self._jobs.waiting
        return self._jobs.running or (waiting[0] if waiting else None)

    def _look(self) -> None:
        self.moved.emit()
        if self._was_busy != self.busy:
            self._was_busy = self.busy
            self.busy_changed.emit(self.busy)

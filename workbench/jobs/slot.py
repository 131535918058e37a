"""Room for one job at a time, for panels in which a new request takes the place of the old one."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from engine.errors import OikistError
from workbench.jobs.job import Job, Request


class JobSlot(QObject):
    """At most one job whose news anybody wants; earlier ones are abandoned.

    Attributes:
        job: The job that runs; None while there is none.

    Signals:
        progressed, done, failed: Of the job; see `Job`.
        changed: A job began or ended, or was given up.
    """

    progressed = Signal(object)
    done = Signal(object)
    failed = Signal(str)
    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.job: Job | None = None

    @property
    def running(self) -> bool:
        """Whether a job runs that was not abandoned."""
        return self.job is not None

    @property
    def error(self) -> OikistError | None:
        """Why the job that is failing cannot be done; for those who hear `failed`."""
        return self.job.error if self.job is not None else None

    def start(self, request: Request) -> Job:
        """Carry out a request; whatever ran before is abandoned."""
        if self.job is not None:
            self.job.abandon()
        job = self.job = Job(request)
        job.progressed.connect(self.progressed)
        job.done.connect(self.done)
        job.failed.connect(self.failed)
        job.ended.connect(self._leave)
        job.start()
        self.changed.emit()
        return job

    def cancel(self) -> None:
        """Ask the job to come to an end; its result still comes."""
        if self.job is not None:
            self.job.cancel()

    def abandon(self) -> None:
        """Give the job up; nothing is heard of it any more."""
        if self.job is not None:
            self.job.abandon()
            self.job = None
            self.changed.emit()

    def finish(self) -> None:
        """Wait for the job, and tell its end now."""
        if self.job is not None:
            self.job.finish()

    def _leave(self) -> None:
        """A job has ended: the one that runs here, or one that was abandoned."""
        if self.job is not None and not self.job.running:
            self.job = None
            self.changed.emit()

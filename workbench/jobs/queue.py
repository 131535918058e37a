"""Questions that wait, run, are held, or have ended; one is answered at a time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import isnan
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from engine.asking.questions import KEYS, question
from engine.errors import OikistError
from workbench.documents.memory import recall, remember
from workbench.jobs.asking import AskRequest
from workbench.jobs.batches import DeleteRunRequest
from workbench.jobs.contract import Engine
from workbench.jobs.job import Job
from workbench.jobs.news import FileBusy, Preparing

if TYPE_CHECKING:
    from engine.asking.asked import Answer, Asked, Progress

WAITING, RUNNING, HELD, STOPPING = "waiting", "running", "held", "stopping"
DONE, STOPPED, FAILED = "done", "stopped", "failed"
OPEN: Final = frozenset({WAITING, RUNNING, HELD, STOPPING})  # it is not over
GOING: Final = frozenset({WAITING, RUNNING})  # it is answered, or will be
MISSING: Final = frozenset({*OPEN, STOPPED})  # it has no answer yet, and may have one
_PACED: Final = 0.5  # seconds after which the pace of a job is known


class LabJob(QObject):
    """One question and what has become of it.

    Args:
        number: Of the job, from 1, in the order of asking.
        asked: The question.
        runs: File in which its games are kept; None for the user's own.
        state: WAITING for a new one, STOPPED for one that an earlier session left.

    Attributes:
        state: One of WAITING, RUNNING, HELD, STOPPING, DONE, STOPPED, FAILED.
        progress: How far it is; None before the first word of it.
        seen: The last of it that had charts; None before there were any.
        answer: Once it is DONE.
        part: What was known when it was stopped or held; None for nothing.
        problem: In words, once it has FAILED.
        error: The same as it was raised; None where it was no fault of what was given.
        busy: Whether another program uses the file of runs, so that it waits.
        preparing: Whether its bots are being compiled.
    """

    def __init__(
        self, number: int, asked: Asked, runs: Path | None = None, state: str = WAITING
    ) -> None:
        super().__init__()
        self.number = number
        self.asked = asked
        self.runs = runs
        self.state = state
        self.progress: Progress | None = None
        self.seen: Progress | None = None
        self.answer: Answer | None = None
        self.part: Answer | None = None
        self.problem = ""
        self.error: OikistError | None = None
        self.busy = self.preparing = False
        self.discarded = False
        self._from = 0  # games that were known when its step began
        self._first: tuple[float, int] | None = None
        self._last: tuple[float, int] | None = None

    @property
    def keeps(self) -> bool:
        """Whether its games are stored, so that it goes on where it was stopped."""
        key = self.asked.question
        return key not in KEYS or question(key).keeps

    @property
    def known(self) -> Answer | None:
        """Its answer, or what is known of it where it was stopped; None for neither."""
        return self.part if self.state == STOPPED else self.answer

    @property
    def played(self) -> tuple[int, ...]:
        """Numbers of the stored runs that hold its games, as far as it has told."""
        return self.progress.runs if self.progress is not None else ()

    def learn(self, progress: Progress) -> None:
        """It has come so far; another step has a pace of its own."""
        if self.progress is not None and progress.step != self.progress.step:
            self._from = progress.games
            self.pace_anew()
        self.progress, self.busy, self.preparing = progress, False, False
        if progress.charts:
            self.seen = progress
        if progress.games:  # those that were stored before come at once
            self._last = (time.monotonic(), progress.games)
            self._first = self._first or self._last

    def pace_anew(self) -> None:
        """What was played until now says nothing about the pace from now on."""
        self._first = self._last = None

    @property
    def step_games(self) -> tuple[int, int]:
        """Games of its step, by now and at most: those of another step may take much longer."""
        found = self.progress
        if found is None:
            return 0, 0
        done = max(0, found.games - self._from)
        return done, done + self._ahead(found)

    def _ahead(self, found: Progress) -> int:
        return max(0, found.planned - found.games) if found.ahead is None else found.ahead

    @property
    def rate(self) -> float:
        """Games a second since it was begun or gone on with; 0 while that is not known."""
        if self._first is None or self._last is None:
            return 0.0
        (start, before), (end, after) = self._first, self._last
        return (after - before) / (end - start) if end - start >= _PACED else 0.0

    @property
    def left(self) -> float | None:
        """Seconds until its step is played, and all after it unless `more_steps`.

        None while that is not known.
        """
        found = self.progress
        if found is None or not self.rate:
            return None
        ahead = self._ahead(found)
        return (ahead if self.more_steps else ahead + found.later) / self.rate

    @property
    def more_steps(self) -> bool:
        """Whether steps follow of which nobody knows how long they take."""
        return self.progress is not None and isnan(self.progress.later)


class LabJobs(QObject):
    """The questions of a window, in the order in which they were asked.

    Attributes:
        jobs: All of them, oldest first.
        runs: File in which games are kept; None for the user's own.

    Signals:
        added: A job that was not there before.
        changed: A job is in another state, or further.
        ended: A job has an answer, was stopped, or has failed.
        removed: A job is no longer listed.
    """

    added = Signal(object)
    changed = Signal(object)
    ended = Signal(object)
    removed = Signal(object)

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.jobs: list[LabJob] = []
        self.runs: Path | None = None
        self._file: Path | None = None
        self._job: Job | None = None  # the thread that answers
        self._mine: LabJob | None = None  # whose answer that is
        self._count = 0

    @property
    def running(self) -> LabJob | None:
        """The job that is answered just now; None for none."""
        return next((one for one in self.jobs if one.state in {RUNNING, STOPPING}), None)

    @property
    def working(self) -> bool:
        """Whether a thread plays games, though perhaps for a job that was just held."""
        return self._job is not None

    @property
    def waiting(self) -> Sequence[LabJob]:
        """Jobs that have not begun."""
        return [one for one in self.jobs if one.state == WAITING]

    def use_files(self, file: Path, runs: Path | None) -> None:
        """Keep what is not answered in a file, and list what an earlier session left there.

        A job that runs is stopped, and stays in the file in which it was kept.

        Args:
            file: Of the project, or the user's own.
            runs: File of runs that belongs to it.
        """
        if file == self._file and runs == self.runs:
            return
        self.stop_all()
        for job in list(self.jobs):
            self._drop(job)
        self._file, self.runs = file, runs
        for data in _entries(recall(file)):
            try:
                self._add(self._engine.thaw_asked(data), STOPPED)
            except OikistError:
                continue  # its game is gone: nobody could go on with it

    def inherit(self, before: Sequence[LabJob]) -> dict[LabJob, LabJob]:
        """Know what the jobs of another window knew that kept them in the same file.

        Returns:
            Job of that window -> the same one here.
        """
        left = [job for job in self.jobs if job.state == STOPPED]
        missing = [job for job in before if job.state in MISSING]
        pairs = dict(zip(missing, left, strict=False))
        for old in before:
            if old.state == DONE:
                pairs[old] = self._add(old.asked, DONE)
        for old, new in pairs.items():
            new.progress, new.seen = old.progress, old.seen
            new.answer, new.part = old.answer, old.part
            self.changed.emit(new)
        return pairs

    def ask(self, asked: Asked) -> LabJob:
        """Put a question at the end of the queue."""
        job = self._add(asked, WAITING)
        self.keep()
        self._next()
        return job

    def hold(self, job: LabJob) -> None:
        """Let a job wait where it is; meanwhile the next one has its turn."""
        if job.state == RUNNING and self._job is not None:
            self._turn(job, HELD)
            self._job.cancel()  # what it has played is stored

    def go_on(self, job: LabJob) -> None:
        """Go on with a job that is held, was stopped, or has failed."""
        if job.state in {HELD, STOPPED, FAILED}:
            job.pace_anew()
            job.problem, job.error = "", None
            self._turn(job, WAITING)
            self._next()

    def stop(self, job: LabJob, *, discard: bool = False) -> None:
        """End a job; its games are kept, unless they are to be discarded."""
        job.discarded = discard
        if job is self._mine and job.state in OPEN and self._job is not None:
            self._turn(job, STOPPING)
            self._job.cancel()
        elif job.state in OPEN:
            self._over(job, STOPPED)
        elif discard:
            self._discard(job)

    def stop_all(self) -> None:
        """End what runs, and wait for its end; what waits is left for another session."""
        job, self._job, self._mine = self._job, None, None
        if job is not None:
            job.ended.disconnect(self._leave)  # which would begin what waits
            job.abandon()
            job.finish()

    def remove(self, job: LabJob) -> None:
        """Take a job that is over off the list; its games stay."""
        if job.state not in OPEN:
            self._drop(job)
            self.keep()

    # The thread that answers.

    def _next(self) -> None:
        waiting = self.waiting
        if self.working or not waiting:
            return
        self._mine = mine = waiting[0]
        mine.busy = mine.preparing = False
        self._job = job = Job(AskRequest(self._engine, mine.asked, mine.runs))
        job.progressed.connect(lambda news: self._learn(mine, news))
        job.done.connect(lambda answer: self._take(mine, answer))
        job.failed.connect(lambda problem: self._fail(mine, problem, job.error))
        job.ended.connect(self._leave)
        self._turn(mine, RUNNING)
        job.start()

    def _learn(self, mine: LabJob, news: Preparing | FileBusy | Progress) -> None:
        if isinstance(news, Preparing):
            mine.preparing = True
        elif isinstance(news, FileBusy):
            mine.busy = True
        else:
            mine.learn(news)
        self.changed.emit(mine)

    def _take(self, mine: LabJob, answer: Answer | None) -> None:
        if answer is not None and answer.whole:
            mine.answer = answer
            self._over(mine, DONE)
            return
        mine.part = answer or mine.part
        if mine.state not in {HELD, WAITING}:  # which goes on
            self._over(mine, STOPPED)

    def _fail(self, mine: LabJob, problem: str, error: OikistError | None) -> None:
        mine.problem, mine.error = problem, error
        self._over(mine, FAILED)

    def _leave(self) -> None:
        self._job = self._mine = None
        self._next()

    # The list.

    def _add(self, asked: Asked, state: str) -> LabJob:
        self._count += 1
        job = LabJob(self._count, asked, self.runs, state)
        self.jobs.append(job)
        self.added.emit(job)
        return job

    def _turn(self, job: LabJob, state: str) -> None:
        job.state = state
        self.changed.emit(job)

    def _over(self, job: LabJob, state: str) -> None:
        job.state = state
        if job.discarded:
            self._discard(job)
        else:
            self.keep()
        self.changed.emit(job)
        self.ended.emit(job)

    def _discard(self, job: LabJob) -> None:
        begun = job.progress.begun if job.progress is not None else ()
        for number in begun:
            Job(DeleteRunRequest(self._engine, job.runs, number)).start()
        self._drop(job)
        self.keep()

    def _drop(self, job: LabJob) -> None:
        if job in self.jobs:
            self.jobs.remove(job)
            self.removed.emit(job)

    def keep(self) -> None:
        """Write down what has no answer yet; at every change, and once the folder is back."""
        if self._file is not None:
            missing = [one.asked for one in self.jobs if one.state in MISSING]
            remember(self._file, {"asked": [self._engine.freeze_asked(one) for one in missing]})


def _entries(memory: dict[str, Any]) -> list[dict[str, Any]]:
    found = memory.get("asked")
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []

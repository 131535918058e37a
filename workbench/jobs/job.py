"""One piece of work on a thread of its own: a request goes in, a result or an error comes out."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from typing import Any, ClassVar, Final, Protocol

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal

from engine.discovery import failed_game
from engine.errors import OikistError
from workbench.jobs.runs_words import in_words

_NICE: Final = 5  # a third of the window's share, where both want a processor


class Running(Protocol):
    """What a request may ask and tell while it is carried out."""

    @property
    def cancelled(self) -> bool:
        """Whether it should come to an end with what it has."""
        ...

    def tell(self, news: Any) -> None:
        """Say how far it is; arrives at `Job.progressed`."""
        ...


class Request(Protocol):
    """Everything that some work needs; a frozen dataclass that shares nothing that changes."""

    def carry_out(self, running: Running) -> Any:
        """Do the work; called once, in the thread of the job.

        Raises:
            OikistError: It cannot be done.
        """
        ...


class _Thread(QThread):
    """Runs one function."""

    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__()
        self.work = work

    def run(self) -> None:
        """The work; in this thread."""
        self.work()


class Job(QObject):
    """Carries out a request once, away from the thread that made it.

    Whatever happens in the thread, either `done` or `failed` is emitted, exactly once, and
    `ended` after it; all of them, and `progressed`, in the thread that made the job. It lives
    until it has ended, whether or not anybody holds it.

    Args:
        request: Is not changed by anybody.

    Attributes:
        request: The request.
        error: Why it could not be done, where that is told before `failed`; else None.

    Signals:
        progressed: What the request tells on its way.
        done: The result; also of a request that was cancelled and came to an end early.
        failed: Why there is no result, in words.
        ended: The thread is through.
    """

    progressed = Signal(object)
    done = Signal(object)
    failed = Signal(str)
    ended = Signal()
    _told = Signal(object)
    _alive: ClassVar[set[Job]] = set()

    def __init__(self, request: Request) -> None:
        super().__init__()
        self.request = request
        self._cancelled = threading.Event()
        self._abandoned = False
        self._settled = False
        self._result: Any = None
        self.error: OikistError | None = None
        self._problem: str | None = None
        self._thread = _Thread(self._work)
        self._thread.finished.connect(self._settle)
        self._told.connect(self._pass_on)

    @property
    def cancelled(self) -> bool:
        """Whether the request should come to an end; see `Running.cancelled`."""
        return self._cancelled.is_set()

    @property
    def running(self) -> bool:
        """Whether it was started and its end has not been told yet."""
        return self in Job._alive

    def start(self) -> None:
        """Begin; once only."""
        Job._alive.add(self)
        self._thread.start(QThread.Priority.LowPriority)  # the window comes first

    def tell(self, news: Any) -> None:
        """See `Running.tell`; from any thread."""
        self._told.emit(news)

    def cancel(self) -> None:
        """Ask the request to come to an end; its result still comes."""
        self._cancelled.set()

    def abandon(self) -> None:
        """Cancel it, and hear nothing of it any more but `ended`."""
        self._abandoned = True
        self.cancel()

    def finish(self) -> None:
        """Wait for the thread and tell its end now; does nothing if that was told."""
        self._thread.wait()
        if self in Job._alive:
            self._settle()

    @classmethod
    def finish_all(cls) -> None:
        """Abandon every job and wait for all of them, at the end of the program."""
        for job in tuple(cls._alive):
            job.abandon()
        for job in tuple(cls._alive):
            job.finish()

    # In the thread.

    def _work(self) -> None:
        _step_back()
        try:
            self._result = self.request.carry_out(self)
        except OikistError as error:
            self.error, self._problem = error, in_words(error)
        except Exception as error:  # noqa: BLE001 - a fault in a job ends the job, nothing else
            self._problem = _unexpected(error)
            sys.excepthook(type(error), error, error.__traceback__)  # writes the report

    # In the thread that made the job.

    def _pass_on(self, news: Any) -> None:
        if not self._abandoned and not self._settled:
            self.progressed.emit(news)

    def _settle(self) -> None:
        if self._settled:
            return
        self._settled = True
        self._thread.wait()  # `finished` comes a moment before the thread is gone
        self._thread.work = _nothing  # no circle of references: other threads collect those too
        Job._alive.discard(self)
        if not self._abandoned:
            if self._problem is None:
                self.done.emit(self._result)
            else:
                self.failed.emit(self._problem)
        self.ended.emit()


def _step_back() -> None:
    """Let the window have a processor first.

    Qt's priorities do nothing under Linux's usual scheduler, where a thread has its own niceness;
    threads that this one begins inherit it.
    """
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)


def _unexpected(error: Exception) -> str:
    fault = failed_game(error)
    if fault is not None:
        return str(fault)
    said = QCoreApplication.translate("Job", "This is a fault of Oikist ({}): a report was written")
    return said.format(f"{type(error).__name__}: {error}")


def _nothing() -> None:
    """What a thread does that has done its work."""

"""Leaving the window: first what becomes of work in the lab, then what is not saved."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QApplication

from workbench import openers
from workbench.dialogs.work_left import WorkLeft
from workbench.jobs.job import Job
from workbench.shell import Shell


def may_leave(window: Shell, let_go: Callable[[], None]) -> bool:
    """Ask what has to be asked; whether the window may close now and stop its work.

    Whoever stays at either question has lost nothing. If the work shall go on, the window goes
    out of sight, and the program ends with it.

    Args:
        window: That is being closed.
        let_go: Remembers everything and hides the window.
    """
    answer = openers.ask_about_work(window) if window.lab.work.busy else openers.STOP_AND_KEEP
    if answer == openers.STAY or not window.filing.may_close_all():
        return False
    if answer == openers.KEEP_RUNNING and window.lab.work.busy:
        let_go()
        _leave_running(window)
        return False
    return True


def _leave_running(window: Shell) -> None:
    work, job = window.lab.work, window.lab.jobs.running
    if job is not None:
        window.lab.jobs.go_on(job)  # one that is held would never be done
    left = WorkLeft(work, window)
    work.busy_changed.connect(left.leave)
    work.busy_changed.connect(partial(_end, window))
    left.show()


def _end(window: Shell, _busy: bool) -> None:
    """The work is over: end the program, whose window is hidden and has let go of all already.

    Qt ends it by itself only when the last window in sight is closed that belongs to no other.
    """
    window.lab.stop()
    Job.finish_all()
    QApplication.quit()

"""Leaving the window while a batch runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from workbench import openers
from workbench.dialogs.batch_left import BatchLeft

if TYPE_CHECKING:
    from workbench.window import MainWindow


def may_stop_batch(window: MainWindow) -> bool:
    """Ask what becomes of the batch that runs; whether the window may close and stop it.

    If it shall go on, the window goes out of sight, and the program ends with the batch.
    """
    answer = openers.ask_about_batch(window)
    if answer == openers.KEEP_RUNNING:
        _leave_running(window)
    return answer == openers.STOP_AND_KEEP


def _leave_running(window: MainWindow) -> None:
    window.let_go()
    batch = window.lab.batch
    left = BatchLeft(batch, window)
    batch.running_changed.connect(left.leave)
    batch.running_changed.connect(window.close)
    left.show()

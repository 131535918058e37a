"""Waits until a window has laid itself out, and no longer."""

from __future__ import annotations

import time

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

LONGEST = 250  # milliseconds of the timers that are waited for; longer ones let messages fade
ROUNDS = 4  # of events in which nothing was left to be done


def settle(most=2.0):
    """Let everything happen that is due, for at most so many seconds."""
    until, still = time.monotonic() + most, 0
    while still < ROUNDS and time.monotonic() < until:
        QApplication.processEvents()
        if is_due():
            still = 0
            time.sleep(0.002)
        else:
            still += 1


def is_due():
    """Whether a timer runs that will do something once, or goes on until all is done."""
    tops = [one for one in QApplication.topLevelWidgets() if one.isVisible()]
    timers = (timer for top in tops for timer in top.findChildren(QTimer))
    return any(
        one.isActive() and one.interval() <= LONGEST and (one.isSingleShot() or not one.interval())
        for one in timers
    )

"""A limit on how long a test may wait for what must be refused at once."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooSlowError(AssertionError):
    """It was not done in time."""


@contextmanager
def at_once(seconds: float = 10.0) -> Iterator[None]:
    """Fail what takes longer, also while it waits for a pipe; no limit where signals are none."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def late(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlowError(f"still at it after {seconds:g} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

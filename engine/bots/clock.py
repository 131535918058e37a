"""Time for searches that have a budget in seconds.

Compiled code cannot ask for the time. A thread writes it into an array that searches read;
it runs only while one of them may be at work. What such a search finds depends on the
machine, so plans that are to be reproduced use iterations.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread
from typing import Final

import numpy as np

STEP: Final = 0.001  # seconds between two readings
CLOCK: Final = np.zeros(1, dtype=np.int64)  # nanoseconds
_lock = Lock()
_users = 0
_idle = Event()


@contextmanager
def ticking(*, needed: bool) -> Iterator[None]:
    """Keep CLOCK going within a `with` block, if somebody needs it."""
    global _users, _idle  # noqa: PLW0603  (one clock for all threads)
    if not needed:
        yield
        return
    with _lock:
        _users += 1
        if _users == 1:
            CLOCK[0] = time.perf_counter_ns()
            _idle = Event()
            Thread(target=_tick, args=(_idle,), name="clock of searches", daemon=True).start()
    try:
        yield
    finally:
        with _lock:
            _users -= 1
            if _users == 0:
                _idle.set()


def _tick(idle: Event) -> None:
    while not idle.wait(STEP):
        CLOCK[0] = time.perf_counter_ns()

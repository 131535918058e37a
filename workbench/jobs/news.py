"""What a job tells before it has games to tell of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class FileBusy:
    """Another program uses the file of runs; the work goes on by itself once it is free."""


@dataclass(frozen=True)
class Preparing:
    """What the bots need is being compiled, which is done once on a machine."""


def patience(tell: Callable[[Preparing], object], stop: Callable[[], bool]) -> Callable[[], bool]:
    """What the compiler asks again and again: whether to give up; it is told as Preparing."""

    def given_up() -> bool:
        tell(Preparing())
        return stop()

    return given_up

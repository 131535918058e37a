"""Turns of programs at a file of runs.

DuckDB lets one program write a file, or several read it, but one that opens the file in the
moment in which another one closes it may lose what that one wrote: both is done one after
the other. Whoever wants the file stands at its door, and whoever has it while games are played
lets it go when somebody stands there. A run that is being played is locked as well, so that
no other program takes it for a killed one.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from engine.kernel_cache import lock_file

PAUSE: Final = 0.02  # seconds between two looks
PATIENCE: Final = 10.0  # seconds that a command waits for a file that is in use


def clock() -> float:
    """Seconds, for how long a file is waited for or held."""
    return time.monotonic()


@dataclass(frozen=True)
class Waiting:
    """How long to wait for a file that is in use.

    Attributes:
        seconds: After so many it is told to be busy.
        going: Asked at every look, with the seconds waited so far, whether to wait on.
    """

    seconds: float = PATIENCE
    going: Callable[[float], bool] = lambda _waited: True

    def until(self, ready: Callable[[], bool]) -> bool:
        """Look again and again until something is ready; whether it is."""
        start = clock()
        while not ready():
            waited = clock() - start
            if waited >= self.seconds or not self.going(waited):
                return False
            time.sleep(PAUSE)
        return True


class Lock:
    """A lock on a file of its own, which ends with its process and leaves nothing behind.

    Where files cannot be locked, as in a folder that may only be read, everybody goes on
    without.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self._stream: IO[bytes] | None = None

    def take(self) -> bool:
        """Take it unless somebody else has it; whether the way is free."""
        if self._stream is not None:
            return True
        try:
            stream = self.file.open("ab")
        except OSError:
            return True
        try:
            lock_file(stream.fileno())
            if self._is_in_place(stream):
                self._stream = stream
                return True
        except (BlockingIOError, PermissionError):
            pass
        except OSError:  # a file system without locks
            stream.close()
            return True
        stream.close()
        return False

    def let_go(self) -> None:
        """Let the next one have it."""
        if self._stream is not None:
            with suppress(OSError):  # Windows keeps the name of an open file
                self.file.unlink()
            self._stream.close()
            self._stream = None

    def is_held(self) -> bool:
        """Whether anybody has it."""
        try:
            with self.file.open("rb") as stream:
                lock_file(stream.fileno())
        except (BlockingIOError, PermissionError):
            return True
        except OSError:  # nobody has made it, or files cannot be locked
            return False
        return False

    def _is_in_place(self, stream: IO[bytes]) -> bool:
        """Whether the file was not removed by whoever had the lock until now."""
        try:
            return os.path.samestat(os.fstat(stream.fileno()), self.file.stat())
        except OSError:
            return False


def door(path: Path) -> Lock:
    """Where those stand who wait for a file of runs."""
    return Lock(path.with_name(f".{path.name}.door.tmp"))


def turnstile(path: Path) -> Lock:
    """Held while a file of runs is opened or closed."""
    return Lock(path.with_name(f".{path.name}.turn.tmp"))


def playing(path: Path, number: int) -> Lock:
    """Held by whoever plays a run."""
    return Lock(path.with_name(f".{path.name}.run-{number}.tmp"))


def is_wanted(path: Path) -> bool:
    """Whether somebody waits for a file of runs."""
    return door(path).is_held()

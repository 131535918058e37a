"""A question in a job: it can be held, gone on with, and stopped; what was played is kept."""

from __future__ import annotations

import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.runs.troubles import RunsBusyError
from workbench.jobs.batches import once_free
from workbench.jobs.contract import Engine
from workbench.jobs.job import Running

if TYPE_CHECKING:
    from engine.asking.asked import Answer, Asked

_PAUSE: Final = 0.1  # seconds between two looks at a gate that is closed


class Gate:
    """Holds a job while it is closed."""

    def __init__(self) -> None:
        self._open = threading.Event()
        self._open.set()

    @property
    def closed(self) -> bool:
        """Whether the job is held, or will be as soon as it looks."""
        return not self._open.is_set()

    def close(self) -> None:
        """Hold the job at its next look."""
        self._open.clear()

    def open(self) -> None:
        """Let the job go on."""
        self._open.set()

    def passed(self, running: Running) -> bool:
        """Wait until the gate is open; False if the job is to end instead. In the job's thread."""
        while not running.cancelled and not self._open.wait(_PAUSE):
            pass
        return not running.cancelled


@dataclass(frozen=True, eq=False)
class AskRequest:
    """A question that is to be answered; tells FileBusy, or Progress.

    Attributes:
        asked: The question.
        runs: File in which its games are kept; None for the user's own.
        gate: Holds it.
    """

    engine: Engine
    asked: Asked
    runs: Path | None
    gate: Gate

    def carry_out(self, running: Running) -> Answer | None:
        """The answer; None if it was stopped before. What was played is stored.

        Raises:
            OikistError: A value does not fit, or it cannot be played or stored.
        """
        bots = str(self.asked.values.get("bots", "")).split(",")
        self.engine.compile_apart(
            self.asked.scenario, "batch", lambda: running.cancelled, [bot for bot in bots if bot]
        )
        if running.cancelled:
            return None

        def ask() -> Any:
            stop = lambda: not self.gate.passed(running)  # noqa: E731  (two words, used once)
            return self.engine.ask(self.asked, self.runs, running.tell, stop)

        try:
            found: Answer | None = once_free(ask, running)
        except RunsBusyError:  # nothing was begun
            return None
        return found

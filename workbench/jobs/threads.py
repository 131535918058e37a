"""Threads for long work: preparing the rules, and playing batches.

Results come back by signals, which Qt queues into the window's thread.
"""

from __future__ import annotations

import threading
import time
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from engine.errors import OikistError
from workbench.jobs.contract import BatchPlan, Chunk, Engine


class PrepareJob(QThread):
    """Gets a scenario's compiled rules ready: those of play first, then advice and batches.

    Signals:
        prepared: A game can be played; batches may still have to wait a little.
        failed: What went wrong, in words.
    """

    prepared = Signal()
    failed = Signal(str)

    def __init__(self, engine: Engine, scenario: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scenario = scenario
        self._engine = engine

    def run(self) -> None:
        """The work; in its own thread."""
        try:
            self._engine.prepare_play(self.scenario)
            self.prepared.emit()
            if not self.isInterruptionRequested():
                self._engine.prepare_advice(self.scenario)
            if not self.isInterruptionRequested():  # batches of other bots prepare themselves
                self._engine.prepare_batch(self.scenario, self._engine.bots()[0])
        except OikistError as error:
            self.failed.emit(str(error))


class BatchJob(QThread):
    """Plays one batch; what is finished when it is cancelled is kept.

    Signals:
        chunk_done: A Chunk, and the seconds since the start.
        failed: What went wrong, in words.
        ended: True if every game was played.
    """

    chunk_done = Signal(object, float)
    failed = Signal(str)
    ended = Signal(bool)

    def __init__(
        self, engine: Engine, scenario: Any, plan: BatchPlan, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.plan = plan
        self._scenario = scenario
        self._engine = engine
        self._cancelled = threading.Event()

    def cancel(self) -> None:
        """Stop after the chunk that is being played."""
        self._cancelled.set()

    def run(self) -> None:
        """The work; in its own thread."""
        start = time.monotonic()

        def hand_over(chunk: Chunk) -> bool:
            self.chunk_done.emit(chunk, time.monotonic() - start)
            return not self._cancelled.is_set()

        try:
            self._engine.run_batch(self._scenario, self.plan, hand_over)
        except OikistError as error:
            self.failed.emit(str(error))
        self.ended.emit(not self._cancelled.is_set())

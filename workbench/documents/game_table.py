"""The game on the table: bots step through it, and any earlier move can be looked at."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import OikistError
from workbench.jobs.contract import Move, Table

_BURST: Final = 0.025  # seconds of play between two repaints on the way to the end


class GameTable(QObject):
    """One running game and the move that is in sight.

    Signals:
        position_changed: The Picture that is in sight now.
        history_changed: Moves were made or taken back.
        running_changed: Whether bots play on by themselves.
        failed: What went wrong, in words.
    """

    position_changed = Signal(object)
    history_changed = Signal()
    running_changed = Signal(bool)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bot = ""
        self._table: Table | None = None
        self._seen: int | None = None  # None: the newest position
        self._rushing = False
        self._interval = 250
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    @property
    def is_open(self) -> bool:
        """Whether there is a game at all."""
        return self._table is not None

    @property
    def seed(self) -> int:
        """Seed of the game."""
        return self._table.seed if self._table is not None else 0

    @property
    def history(self) -> Sequence[Move]:
        """Moves made so far."""
        return self._table.history if self._table is not None else ()

    @property
    def ply(self) -> int:
        """Number of moves before the position in sight."""
        return self._seen if self._seen is not None else len(self.history)

    @property
    def looking_back(self) -> bool:
        """Whether an earlier position is in sight."""
        return self._seen is not None

    @property
    def over(self) -> bool:
        """Whether the game has ended, or there is none."""
        return self._table is None or self._table.over

    @property
    def running(self) -> bool:
        """Whether bots play on by themselves."""
        return self._timer.isActive()

    def open(self, table: Table) -> None:
        """Put another game on the table."""
        self.pause()
        self._table = table
        self._changed()

    def close(self) -> None:
        """Take the game off the table."""
        self.pause()
        self._table = None
        self._seen = None
        self.history_changed.emit()

    def step(self) -> None:
        """Let the bot make one decision."""
        self._advance(0.0)

    def play(self) -> None:
        """Let bots play on at the chosen speed."""
        self._run(rushing=False)

    def to_the_end(self) -> None:
        """Let bots play on as fast as they can."""
        self._run(rushing=True)

    def pause(self) -> None:
        """Stop the bots."""
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    def set_speed(self, moves_per_second: float) -> None:
        """How fast `play` goes."""
        self._interval = round(1000 / moves_per_second)
        if self.running and not self._rushing:
            self._timer.setInterval(self._interval)

    def take_back(self) -> None:
        """Take the last move back."""
        self.pause()
        if self._table is not None and self._table.take_back():
            self._changed()

    def look_at(self, ply: int) -> None:
        """Show the position after so many moves; the newest one ends looking back."""
        if self._table is None or not 0 <= ply <= len(self.history):
            return
        self.pause()
        self._seen = ply if ply < len(self.history) else None
        self._show()

    def look_at_newest(self) -> None:
        """Show the position that the game has reached."""
        self.look_at(len(self.history))

    def _run(self, *, rushing: bool) -> None:
        if self.over:
            return
        self._rushing = rushing
        was_running = self.running
        self._timer.start(0 if rushing else self._interval)
        if not was_running:
            self.running_changed.emit(True)

    def _tick(self) -> None:
        self._advance(_BURST if self._rushing else 0.0)

    def _advance(self, seconds: float) -> None:
        """Make one decision, and more until the time is over."""
        table = self._table
        if table is None or table.over:
            self.pause()
            return
        until = time.monotonic() + seconds
        try:
            table.play_bot(self.bot)
            while time.monotonic() < until and not self.over:
                table.play_bot(self.bot)
        except OikistError as error:
            self.pause()
            self.failed.emit(str(error))
        self._changed()
        if self.over:
            self.pause()

    def _changed(self) -> None:
        self._seen = None
        self.history_changed.emit()
        self._show()

    def _show(self) -> None:
        if self._table is not None:
            self.position_changed.emit(self._table.picture_at(self.ply))

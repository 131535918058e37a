"""A thread in which bots think, so that the window never waits for them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QThread, Signal, Slot

from engine.errors import OikistError
from workbench.jobs.contract import Table


class _Worker(QObject):
    """Lives in the thread."""

    chosen = Signal(int, int)
    failed = Signal(int, str)

    @Slot(int, object, str)
    def think(self, token: int, table: Table, bot: str) -> None:
        """Ask a bot and give its answer back."""
        try:
            code = table.choice(bot)
        except OikistError as error:
            self.failed.emit(token, str(error))
            return
        self.chosen.emit(token, code)


class Thinker(QObject):
    """Asks bots one after the other; the thread starts with the first question.

    Signals:
        chosen: Token of the question, and the code of the move.
        failed: Token of the question, and what went wrong.
    """

    chosen = Signal(int, int)
    failed = Signal(int, str)
    _wanted = Signal(int, object, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: QThread | None = None
        self._worker: _Worker | None = None

    def ask(self, token: int, table: Table, bot: str) -> None:
        """Let a bot think about the position on a table, which must not change meanwhile."""
        if self._thread is None:
            self._thread = QThread(self)
            self._worker = _Worker()
            self._worker.moveToThread(self._thread)
            self._wanted.connect(self._worker.think)
            self._worker.chosen.connect(self.chosen)
            self._worker.failed.connect(self.failed)
            self._thread.start()
        self._wanted.emit(token, table, bot)

    def stop(self) -> None:
        """End the thread; waits for the bot that thinks."""
        if self._thread is not None:
            self._thread.quit()
            self._thread.wait()
            self._thread = None
            self._worker = None

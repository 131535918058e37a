"""Blunders of a line, judged in a thread."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from PySide6.QtCore import QObject, QThread, Signal

from engine.errors import OikistError
from engine.play.match import Match


class BlunderJob(QThread):
    """Judges every move of a line; `cancel` ends it with what is known.

    Args:
        match: Only its positions are read.
        line: Nodes, the start first.

    Signals:
        judged: Node -> sign of every blunder so far; moves looked at; moves in all.
        failed: What went wrong, in words.
    """

    judged = Signal(object, int, int)
    failed = Signal(str)

    def __init__(self, match: Match, line: Sequence[int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        self._line = [match.nodes[number] for number in line[1:]]
        self._signs: dict[int, str] = {}
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Stop after the games that are being played."""
        self._stop.set()

    def run(self) -> None:
        """The work; in its own thread."""
        from engine.play.blunders import Judged, judged  # brings the simulation

        def tell(done: int, planned: int, one: Judged) -> None:
            if one.mark:
                self._signs[one.node] = one.mark
            self.judged.emit(dict(self._signs), done, planned)

        try:
            judged(self.match, self._line, stop=self._stop.is_set, progress=tell)
        except OikistError as error:
            self.failed.emit(str(error))

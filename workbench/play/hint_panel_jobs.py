"""Threads of the panel "Hint": looking for the best moves, and playing on many times."""

from __future__ import annotations

import threading
from collections.abc import Sequence

from PySide6.QtCore import QObject, QThread, Signal

from engine.errors import OikistError
from engine.play.hints import Budget, Hint, hints
from engine.play.outlook import Outlook, outlook
from engine.scenarios.scenario import Scenario, State


class HintJob(QThread):
    """Looks for the best moves of one position.

    Signals:
        found: Games played, games planned, and the best moves so far.
        failed: What went wrong, in words.
    """

    found = Signal(int, int, object)
    failed = Signal(str)

    def __init__(
        self, scenario: Scenario, state: State, budget: Budget, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._scenario, self._state, self._budget = scenario, state, budget
        self._stopped = threading.Event()

    def cancel(self) -> None:
        """Stop after the chunk that is being played."""
        self._stopped.set()

    def run(self) -> None:
        """The work; in its own thread."""

        def tell(played: int, planned: int, best: tuple[Hint, ...]) -> None:
            if not self._stopped.is_set():
                self.found.emit(played, planned, best)

        try:
            best = hints(
                self._scenario, self._state, self._budget, stop=self._stopped.is_set, progress=tell
            )
        except OikistError as error:
            self.failed.emit(str(error))
            return
        games = sum(hint.n for hint in best)
        tell(games, games, best)


class OutlookJob(QThread):
    """Plays on from one position.

    Args:
        games: How many times.
        viewer: What is dealt anew; see `engine.play.outlook`.

    Signals:
        found: An Outlook as far as it is known.
        failed: What went wrong, in words.
    """

    found = Signal(object)
    failed = Signal(str)

    def __init__(
        self,
        scenario: Scenario,
        state: State,
        bots: Sequence[str],
        games: int,
        viewer: int,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scenario, self._state = scenario, state
        self._bots, self.games, self._viewer = tuple(bots), games, viewer
        self._stopped = threading.Event()

    def cancel(self) -> None:
        """Stop after the chunk that is being played."""
        self._stopped.set()

    def run(self) -> None:
        """The work; in its own thread."""

        def tell(known: Outlook) -> bool:
            if not self._stopped.is_set():
                self.found.emit(known)
            return not self._stopped.is_set()

        try:
            known = outlook(
                self._scenario,
                self._state,
                self._bots,
                self.games,
                on_chunk=tell,
                viewer=self._viewer,
            )
        except OikistError as error:
            self.failed.emit(str(error))
            return
        tell(known)

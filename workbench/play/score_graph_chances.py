"""Chances of winning along a line, played out in a thread from coarse to fine."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QThread, Signal

from engine.errors import OikistError
from engine.play.match import Match

GAMES: Final = (60, 240, 1000)  # games per position, pass by pass
_SEED: Final = 1


def coarse_first(places: int) -> list[int]:
    """Places from 0 on, so that those that come first are spread over all."""
    step, found = 1, []
    while step < places:
        step *= 2
    seen: set[int] = set()
    while step:
        for place in (*range(0, places, step), places - 1):
            if 0 <= place not in seen:
                seen.add(place)
                found.append(place)
        step //= 2
    return found


class Chances(QThread):
    """Plays on from every position of a line; stop it with `cancel`.

    What is hidden is dealt anew in each game, so the chances are those of somebody who sees
    the table and no hand.

    Args:
        match: Only its positions are read.
        line: Nodes, the start first.
        bot: Who plays on for every seat.

    Signals:
        found: Node, and (value, low, high) of the share of the win of each seat.
        passed: Passes done, and passes planned.
        failed: What went wrong, in words.
    """

    found = Signal(int, object)
    passed = Signal(int, int)
    failed = Signal(str)

    def __init__(
        self, match: Match, line: Sequence[int], bot: str, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._line = [line[place] for place in coarse_first(len(line))]
        self._bots = (bot,) * match.scenario.seats
        self._stop = threading.Event()

    def cancel(self) -> None:
        """Stop after the chunk of games that is being played."""
        self._stop.set()

    def run(self) -> None:
        """The work; in its own thread."""
        try:
            for number, games in enumerate(GAMES, start=1):
                for node in self._line:
                    self._estimate(node, games)
                    if self._stop.is_set():
                        return
                self.passed.emit(number, len(GAMES))
        except OikistError as error:
            self.failed.emit(str(error))

    def _estimate(self, node: int, games: int) -> None:
        from engine.play.outlook import outlook  # brings the simulation, which takes its time

        state = self._match.nodes[node].state
        found = outlook(
            self._match.scenario,
            state,
            self._bots,
            games,
            _SEED,
            lambda _: not self._stop.is_set(),
        )
        if found.games and not self._stop.is_set():
            self.found.emit(node, tuple((one.mean, one.low, one.high) for one in found.wins))

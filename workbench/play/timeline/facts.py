"""What the timeline, the tree and the graph show of each position, found out in idle moments.

Scores, standings and fences of a position never change, so each is asked for once; a slice
of at most eight milliseconds at a time, so that nobody waits for it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.picture import PUBLIC, SeatStyle
from engine.play.match import Match
from engine.play.node import DESIGNER, ROOT, Node
from workbench.table.game_table import GameTable

_SLICE: Final = 0.008  # seconds of work at a time
_TELL: Final = 0.25  # seconds between two tellings, since every panel draws anew
_PAUSE: Final = 15  # milliseconds between two slices
_REST: Final = 120  # milliseconds after a change, in which it is painted first


@dataclass(frozen=True)
class Fact:
    """What is known of a position.

    Attributes:
        scores: Points of each seat now; None where not everybody may know them.
        standing: The same if the game ended now.
    """

    scores: tuple[int | None, ...]
    standing: tuple[int | None, ...]


class Facts(QObject):
    """The line through the position on the table, and what is known of its positions.

    The line goes on beyond the table where moves were taken back: along what was tried last.

    Attributes:
        resting: Whether nobody sees the table, so that nothing is looked into.

    Signals:
        line_changed: `line` gives other nodes.
        learnt: More is known of some position.
    """

    line_changed = Signal()
    learnt = Signal()

    def __init__(self, table: GameTable, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table = table
        self.line: list[int] = []
        self.styles: tuple[SeatStyle, ...] = ()
        self.blunders: dict[int, str] = {}  # node -> "?!", "?" or "??"
        self._match: Match | None = None
        self._known: dict[int, Fact] = {}
        self._news = False
        self._tell_at = 0.0  # when listeners may hear the news
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.learn)
        self.resting = False
        table.history_changed.connect(self.follow)
        table.viewer_changed.connect(self.line_changed)
        self.follow()

    @property
    def match(self) -> Match | None:
        """The match on the table, if there is one that people can play."""
        return self.table.match

    @property
    def known(self) -> Mapping[int, Fact]:
        """Node -> what is known of it."""
        return self._known

    def place(self, number: int) -> int:
        """Where a node stands in the line; -1 if it belongs to another variation."""
        return self.line.index(number) if number in self.line else -1

    def rounds(self) -> list[int]:
        """Places in the line at which a round begins, the first one included."""
        match = self.match
        if match is None:
            return []
        periods = [match.nodes[number].period for number in self.line[1:]]
        return [0] + [
            place for place in range(1, len(periods)) if periods[place] != periods[place - 1]
        ]

    def is_fence(self, number: int) -> bool:
        """Whether a move is known to have shown something, which those at the table may read."""
        match = self.match
        return match is not None and match.fence_for(number, self.table.viewer)

    def words(self, number: int) -> str:
        """The move of a node for those who read at the table."""
        match = self.match
        return match.words(number, self.table.viewer) if match is not None else ""

    def told(self, number: int) -> tuple[str, ...]:
        """What followed the move of a node by itself, for those who read at the table."""
        match = self.match
        return match.told(number, self.table.viewer) if match is not None else ()

    def is_secret(self, number: int) -> bool:
        """Whether of a move is read only that somebody has chosen; that names the seat."""
        match = self.match
        return match is not None and match.is_secret(number, self.table.viewer)

    def notes(self, number: int) -> Sequence[tuple[str, tuple[str, ...]]]:
        """Text and tags of each note on a move that those at the table may read."""
        match = self.match
        return match.notes_for(number, self.table.viewer) if match is not None else ()

    def set_blunders(self, found: Mapping[int, str]) -> None:
        """Mark the moves that were much worse than the best."""
        self.blunders = dict(found)
        self.learnt.emit()

    def stop(self) -> None:
        """Look into nothing more."""
        self._timer.stop()

    def rest(self) -> None:
        """Look into nothing as long as nobody sees the table."""
        self.resting = True
        self._timer.stop()

    def go_on(self) -> None:
        """Look into the match again."""
        self.resting = False
        self._wake()

    def follow(self) -> None:
        """Take over the line of the match."""
        match = self.table.match
        if match is not self._match:
            self._match = match
            self._known = {}
            self.blunders = {}
        self.styles = match.picture(PUBLIC, ROOT).styles if match is not None else ()
        line = whole_line(match) if match is not None else []
        if line != self.line:
            self.line = line
        self.line_changed.emit()
        self._wake()

    def _wake(self) -> None:
        if self._match is not None and not self.resting:
            self._timer.start(_REST)

    def learn(self, seconds: float = _SLICE) -> None:
        """Find out more for a while; asked by the clock, and by those who cannot wait."""
        self._timer.setInterval(_PAUSE)
        match, until = self._match, time.monotonic() + seconds
        if match is None:
            self._timer.stop()
            return
        number = next(self._unknown(match), -1)
        while number >= 0:
            self._news |= self._find_out(match, number)
            if time.monotonic() > until:
                break
            number = next(self._unknown(match), -1)
        else:
            self._timer.stop()
        if self._news and (not self._timer.isActive() or until > self._tell_at):
            self._news = False
            self._tell_at = until + _TELL
            self.learnt.emit()

    def _unknown(self, match: Match) -> Iterator[int]:
        """Scores first, then fences from the newest on, which is where moves are taken back."""
        yield from (number for number in self.line if number not in self._known)
        if not self.table.bots.moving:
            yield from (n for n in reversed(self.line) if match.nodes[n].fence is None)

    def _find_out(self, match: Match, number: int) -> bool:
        """Learn one thing of a position; whether there is anything new to draw."""
        if number in self._known:
            match.peek(number)  # asked again and again until it is known
            return bool(match.nodes[number].fence)
        panels = match.picture(PUBLIC, number).seats
        scores, ends = zip(*((panel.score, panel.standing) for panel in panels), strict=True)
        self._known[number] = Fact(scores, ends)
        return True


def whole_line(match: Match) -> list[int]:
    """The start, the moves up to the table, and what was tried last from there on."""
    found = [ROOT, *(node.number for node in match.line())]
    while match.nodes[found[-1]].children:
        found.append(match.nodes[found[-1]].children[-1])
    return found


def is_edit(node: Node) -> bool:
    """Whether a node is a designer's edit and no move."""
    return node.who == DESIGNER

"""The game on the table: people and bots play it, and any earlier move can be looked at."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import OikistError
from engine.game import Refusal
from engine.play.match import Match
from engine.records.record import PERSON
from workbench.jobs.contract import Move, Table
from workbench.jobs.thinker import Thinker

_BURST: Final = 0.025  # seconds of play between two repaints on the way to the end


@dataclass(frozen=True)
class Refused:
    """A move that a person tried and that is not allowed.

    Attributes:
        code, text: The move.
        refusal: The sentence and the rules.
    """

    code: int
    text: str
    refusal: Refusal


class GameTable(QObject):
    """One running game and the move that is in sight.

    Attributes:
        bot: Decides where nobody else is named, as when a person lets a bot move.
        wanted: Node that a fence was in the way of, once `fenced` was emitted.
        viewer: Seat through whose eyes the position is shown; None for an onlooker.

    Signals:
        position_changed: The Picture that is in sight now.
        history_changed: Moves were made or taken back, or another variation is on the table.
        running_changed: Whether bots play on by themselves.
        seats_changed: Somebody else decides for a seat.
        thinking_changed: Whether a bot thinks.
        refused: A Refused.
        fenced: Nodes whose move showed something new, in the way of going back.
        failed: What went wrong, in words.
    """

    position_changed = Signal(object)
    history_changed = Signal()
    running_changed = Signal(bool)
    seats_changed = Signal()
    thinking_changed = Signal(bool)
    refused = Signal(object)
    fenced = Signal(object)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.bot = ""
        self.viewer: int | None = None
        self.wanted = 0
        self._table: Table | None = None
        self._seen: int | None = None  # None: the newest position
        self._aside: int | None = None  # node of another variation that is in sight
        self._rushing = False
        self._interval = 250
        self._since = time.monotonic()  # when the position came into sight
        self._token = 0  # of the last question to a bot; older answers are dropped
        self._asked = False
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self._thinker = Thinker(self)
        self._thinker.chosen.connect(self._play_chosen)
        self._thinker.failed.connect(self._fail)

    # What is on the table.

    @property
    def is_open(self) -> bool:
        """Whether there is a game at all."""
        return self._table is not None

    @property
    def match(self) -> Match | None:
        """The match with all variations; None without a game that people can play."""
        return self._table.match if self._table is not None else None

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
        if self._aside is not None and self.match is not None:
            return len(self.match.line(self._aside))
        return self._seen if self._seen is not None else len(self.history)

    @property
    def looking_back(self) -> bool:
        """Whether an earlier position, or one of another variation, is in sight."""
        return self._seen is not None or self._aside is not None

    @property
    def in_sight(self) -> int:
        """Number of the node in sight; 0 without a match."""
        match = self.match
        if match is None or self._aside is not None:
            return self._aside or 0
        return match.here if self._seen is None else (0, *_numbers(match))[self._seen]

    @property
    def over(self) -> bool:
        """Whether the game has ended, or there is none."""
        return self._table is None or self._table.over

    @property
    def running(self) -> bool:
        """Whether bots play on by themselves."""
        return self._timer.isActive()

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self._asked

    @property
    def to_move(self) -> int:
        """Seat that decides; -1 when nobody does."""
        return self.match.seat_to_move if self.match is not None else -1

    @property
    def person_to_move(self) -> bool:
        """Whether the table waits for a person."""
        match = self.match
        return match is not None and not match.over and match.seats[self.to_move] == PERSON

    # The table.

    def open(self, table: Table) -> None:
        """Put another game on the table."""
        self.pause()
        self._table = table
        self.seats_changed.emit()
        self._changed()

    def close(self) -> None:
        """Take the game off the table."""
        self.pause()
        self._table = None
        self._seen = self._aside = None
        self.history_changed.emit()

    def stop(self) -> None:
        """End the thread of the bots, at the end of the program."""
        self.pause()
        self._thinker.stop()

    def set_seat(self, seat: int, who: str) -> None:
        """Let a bot or a PERSON decide for a seat from now on, also in the middle of a game."""
        if self.match is not None and self.match.seats[seat] != who:
            self._forget_question()
            self.match.seat(seat, who)
            self.seats_changed.emit()

    def use_bot(self, bot: str) -> None:
        """Let this bot decide for every seat that no person has."""
        self.bot = bot
        match = self.match
        for seat, who in enumerate(match.seats if match is not None else ()):
            if who != PERSON:
                self.set_seat(seat, bot)

    def look_through(self, viewer: int | None) -> None:
        """Show the position as a seat sees it; None for an onlooker."""
        if viewer != self.viewer:
            self.viewer = viewer
            self._show()

    # Moves.

    def play_move(self, code: int) -> bool:
        """Make a person's move; False, and `refused`, if it is not allowed."""
        table, match = self._table, self.match
        if table is None or match is None or self.looking_back or match.over:
            return False
        self._forget_question()
        refusal = match.why_not(code)
        if refusal is not None:
            self.refuse(code, refusal)
            return False
        table.play(code, PERSON, time.monotonic() - self._since)
        self._changed()
        return True

    def refuse(self, code: int, refusal: Refusal) -> None:
        """A person tried what is not allowed: remember it, and tell."""
        match = self.match
        if match is None:
            return
        text = match.to_text(code)
        match.reject(text, refusal.rules)
        self.refused.emit(Refused(code, text, refusal))

    def step(self) -> None:
        """Let the bot make one decision, for a person too."""
        self._advance(0.0, ask_person=False)

    def play(self) -> None:
        """Let bots play on at the chosen speed."""
        self._run(rushing=False)

    def to_the_end(self) -> None:
        """Let bots play on as fast as they can."""
        self._run(rushing=True)

    def pause(self) -> None:
        """Stop the bots."""
        self._forget_question()
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    def set_speed(self, moves_per_second: float) -> None:
        """How fast `play` goes."""
        self._interval = round(1000 / moves_per_second)
        if self.running and not self._rushing:
            self._timer.setInterval(self._interval)

    # Going back and forth.

    def take_back(self, *, override: bool = False) -> None:
        """Take the last move back; at a fence, tell which unless it is overridden."""
        self.pause()
        match = self.match
        if match is not None:
            self.go(match.node.parent, override=override)
        elif self._table is not None and self._table.take_back():
            self._changed()

    def forward(self) -> None:
        """Make again what was taken back last."""
        self.pause()
        if self.match is not None and self.match.forward():
            self._changed()

    def go(self, number: int, *, override: bool = False) -> bool:
        """Put any node of the match on the table; False, and `fenced`, at a fence."""
        self.pause()
        match = self.match
        if match is None or number < 0:
            return False
        fences = match.fenced(number)
        if fences and not override:
            self.wanted = number
            self.fenced.emit(tuple(fences))
            return False
        match.go(number, override=override)
        self._changed()
        return True

    def look_at(self, ply: int) -> None:
        """Show the position after so many moves; the newest one ends looking back."""
        if self._table is None or not 0 <= ply <= len(self.history):
            return
        self.pause()
        self._aside = None
        self._seen = ply if ply < len(self.history) else None
        self._show()

    def look_at_node(self, number: int) -> None:
        """Show any position of the match, also one that is not on the way to the table's."""
        match = self.match
        if match is None or not 0 <= number < len(match.nodes):
            return
        way = (0, *_numbers(match))
        if number in way:
            self.look_at(way.index(number))
            return
        self.pause()
        self._aside = number
        self._show()

    def look_at_newest(self) -> None:
        """Show the position that the game has reached."""
        self.look_at(len(self.history))

    def refresh(self) -> None:
        """The match was changed by somebody else, such as a designer's edit."""
        self._changed()

    # Inside.

    def _run(self, *, rushing: bool) -> None:
        if self.over:
            return
        self._rushing = rushing
        was_running = self.running
        self._timer.start(0 if rushing else self._interval)
        if not was_running:
            self.running_changed.emit(True)

    def _tick(self) -> None:
        self._advance(_BURST if self._rushing else 0.0, ask_person=True)

    def _advance(self, seconds: float, *, ask_person: bool) -> None:
        """Make one decision, and more until the time is over; people are waited for."""
        table = self._table
        if table is None or table.over:
            self.pause()
            return
        if self._asked or (ask_person and self.person_to_move):
            return
        bot = self._deciding()
        if not table.is_quick(bot):
            self._ask(table, bot)
            return
        until = time.monotonic() + seconds
        try:
            table.play_bot(bot)
            while time.monotonic() < until and not self.over and not self.person_to_move:
                bot = self._deciding()
                if not table.is_quick(bot):
                    break
                table.play_bot(bot)
        except OikistError as error:
            self.pause()
            self.failed.emit(str(error))
        self._changed()
        if self.over:
            self.pause()

    def _deciding(self) -> str:
        """The bot that decides now."""
        match = self.match
        who = match.seats[self.to_move] if match is not None else self.bot
        return self.bot if who == PERSON else who

    def _ask(self, table: Table, bot: str) -> None:
        self._token += 1
        self._asked = True
        self.thinking_changed.emit(True)
        self._thinker.ask(self._token, table, bot)

    def _forget_question(self) -> None:
        self._token += 1
        if self._asked:
            self._asked = False
            self.thinking_changed.emit(False)

    def _play_chosen(self, token: int, code: int) -> None:
        if token != self._token or self._table is None:
            return  # the position is another one by now
        bot = self._deciding()
        self._forget_question()
        self._table.play(code, bot)
        self._changed()
        if self.over:
            self.pause()

    def _fail(self, token: int, said: str) -> None:
        if token == self._token:
            self.pause()
            self.failed.emit(said)

    def _changed(self) -> None:
        self._seen = self._aside = None
        self._since = time.monotonic()
        self.history_changed.emit()
        self._show()

    def _show(self) -> None:
        table, match = self._table, self.match
        if table is None:
            return
        if match is None:
            self.position_changed.emit(table.picture_at(self.ply))
            return
        self.position_changed.emit(table.picture_of(self.in_sight, self.viewer))


def _numbers(match: Match) -> list[int]:
    """Nodes on the way to the position on the table, the start left out."""
    return [node.number for node in match.line()]

"""Bots at the table: whose turn it is for them, how fast they move, and when they wait."""

from __future__ import annotations

import time
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import OikistError
from engine.play.match import Match
from engine.records.record import PERSON
from workbench.jobs.contract import Table
from workbench.jobs.slot import JobSlot
from workbench.jobs.thought import Choice

_BURST: Final = 0.025  # seconds of play between two repaints on the way to the end
_USUAL: Final = 4.0  # moves a second


class Host(Protocol):
    """The table at which bots play, as they see it; see `GameTable`."""

    @property
    def playing(self) -> Table | None:
        """The game itself."""

    @property
    def match(self) -> Match | None:
        """The match with all variations."""

    @property
    def over(self) -> bool:
        """Whether the game has ended, or there is none."""

    @property
    def looking_back(self) -> bool:
        """Whether another position than the newest is in sight."""

    @property
    def stepping(self) -> bool:
        """Whether the table shows what happens without a decision."""

    @property
    def to_move(self) -> int:
        """Seat that decides."""

    @property
    def group(self) -> int:
        """Number of the open group of decisions made at the same time; 0 if none is open."""

    @property
    def person_to_move(self) -> bool:
        """Whether the table waits for a person."""

    def refresh(self) -> None:
        """Show what has changed."""


class BotPlay(QObject):
    """Lets bots make their moves at one table.

    Args:
        table: Whose bots.
        parent: Owner.

    Attributes:
        usual: Bot that decides where nobody else is named, as when a person lets a bot move.
        speed: Moves a second.

    Signals:
        running_changed: Whether bots move without being asked each time; again if they begin,
            or cease, to move as fast as they can, or when they put off what they would do.
        thinking_changed: Whether a bot thinks.
        failed: What went wrong, in words.
    """

    running_changed = Signal(bool)
    thinking_changed = Signal(bool)
    failed = Signal(str)

    def __init__(self, table: Host, parent: QObject) -> None:
        super().__init__(parent)
        self.usual = ""
        self.speed = _USUAL
        self._table = table
        self._running = False
        self._rushing = False
        self._held = False
        self._put_off = False  # whether they have turns to take once they are held no more
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._tick)
        self._thinker = JobSlot(self)
        self._thinker.done.connect(self._take)
        self._thinker.failed.connect(self._fail)
        self._thinker.changed.connect(self._tell_thinking)

    @property
    def running(self) -> bool:
        """Whether bots move without being asked each time; they still wait for people."""
        return self._running

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self._thinker.running

    @property
    def moving(self) -> bool:
        """Whether a bot is about to move."""
        return self._timer.isActive() or self.thinking

    @property
    def rushing(self) -> bool:
        """Whether bots move as fast as they can."""
        return self._running and self._rushing

    @property
    def interval(self) -> int:
        """Milliseconds between two moves."""
        return round(1000 / self.speed)

    @property
    def waiting(self) -> bool:
        """Whether a bot is to move and nothing lets it."""
        table = self._table
        bot_to_move = not table.over and not table.person_to_move
        return bot_to_move and not (self._running or self._put_off or self.thinking)

    @property
    def put_off(self) -> bool:
        """Whether bots begin by themselves when `let_go` is called."""
        return self._put_off

    @property
    def held_up(self) -> bool:
        """Whether bots were sent to the end of the game and a person is in their way."""
        table = self._table
        return self.rushing and table.person_to_move and not table.looking_back

    def step(self) -> None:
        """Let a bot make one decision, for a person too."""
        self._advance(0.0)

    def hold(self) -> None:
        """From now on bots begin nothing by themselves; who asks for their moves gets them."""
        self._held = True

    def let_go(self) -> None:
        """Bots may begin by themselves again, and do so where it was put off."""
        self._held = False
        if self._put_off:
            self.run()

    def answer(self) -> None:
        """Let bots move whenever it is their turn, though nobody has asked: not while held."""
        if self._held:
            self._put_off = True
            self.running_changed.emit(False)
        else:
            self.run()

    def run(self, *, rushing: bool = False) -> None:
        """Let bots move whenever it is their turn, at the chosen speed or as fast as they can."""
        self._put_off = False
        if self._table.over:
            return
        if (self._running, self._rushing) != (True, rushing):
            self._running, self._rushing = True, rushing
            self.running_changed.emit(True)
        self.follow()

    def pause(self) -> None:
        """Let bots move no more until they are asked again."""
        self.forget_question()
        self._put_off = False
        self._timer.stop()
        if self._running:
            self._running = False
            self.running_changed.emit(False)

    def set_speed(self, moves_per_second: float) -> None:
        """How fast bots move one after the other."""
        self.speed = moves_per_second
        if self._timer.isActive():
            self._timer.stop()
            self.follow()

    def follow(self) -> None:
        """Something has changed at the table: let the bot whose turn it is have it."""
        table = self._table
        if table.over:
            self.pause()
            return
        wanted = self._running and not table.person_to_move and not table.looking_back
        if table.stepping or not wanted or self.thinking:
            self._timer.stop()
        elif not self._timer.isActive():
            self._timer.start(0 if self._hurrying else self.interval)

    def forget_question(self) -> None:
        """What a bot thinks about is not on the table any more."""
        self._thinker.abandon()

    # Inside.

    def _tick(self) -> None:
        self._advance(_BURST if self._hurrying else 0.0)

    @property
    def _hurrying(self) -> bool:
        """Whether the next move comes at once: there is nothing to see in a secret choice."""
        return self._rushing or self._table.group > 0

    def _advance(self, seconds: float) -> None:
        """Make one decision, and more until the time is over; people are waited for."""
        table = self._table.playing
        if table is None or table.over or self.thinking:
            return
        bot = self._deciding()
        if not table.is_quick(bot):
            self._thinker.start(table.thought(bot))
            return
        until, group = time.monotonic() + seconds, self._table.group
        try:
            table.play_bot(bot)
            while time.monotonic() < until and self._may_go_on(group):
                table.play_bot(self._deciding())
        except OikistError as error:
            self.pause()
            self.failed.emit(str(error))
        self._table.refresh()

    def _may_go_on(self, group: int) -> bool:
        """Whether a bot is to move that decides at once, and nothing is to be shown before.

        Args:
            group: Number of the open group when the first of these moves was made.
        """
        table = self._table.playing
        if table is None or table.over or self._table.person_to_move:
            return False
        if not self._rushing and self._table.group != group:
            return False
        return table.is_quick(self._deciding())

    def _deciding(self) -> str:
        """The bot that decides now."""
        match = self._table.match
        who = match.seats[self._table.to_move] if match is not None else self.usual
        return self.usual if who == PERSON else who

    def _tell_thinking(self) -> None:
        self.thinking_changed.emit(self.thinking)
        self.follow()

    def _take(self, choice: Choice) -> None:
        table = self._table.playing
        if table is not None and table.take(choice):
            self._table.refresh()

    def _fail(self, said: str) -> None:
        self.pause()
        self.failed.emit(said)

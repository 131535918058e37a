"""The game on the table: people and bots play it, and any earlier move can be looked at."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from engine.game import Refusal
from engine.picture import PUBLIC
from engine.play.match import Match
from engine.play.node import DESIGNER
from engine.play.wording import in_a_row
from engine.records.record import PERSON
from workbench.jobs.contract import Table
from workbench.table.bot_play import BotPlay
from workbench.table.reading import Reading, way_to
from workbench.table.refused import Refused
from workbench.table.steps import Steps

_NOWHERE: Final = (-1, 0, 0)


class GameTable(Reading, QObject):
    """One running game and the move that is in sight.

    Where people sit, bots answer their moves by themselves.

    Attributes:
        bots: Lets bots move.
        steps: Shows what happens after a move without a decision; nobody moves meanwhile.
        wanted: Node that a fence was in the way of, once `fenced` was emitted.
        viewer: Through whose eyes the position is shown: a seat, PUBLIC or ALL; the curtain says
            which, where there is one.

    Signals:
        viewer_changed: The table is read through other eyes.
        opened: Another game is on the table, perhaps of another scenario; its position follows.
        position_changed: The Picture that is in sight now.
        history_changed: Moves were made or taken back, or another variation is on the table.
        running_changed, thinking_changed, failed: Of the bots; see `BotPlay`.
        seats_changed: Somebody else decides for a seat.
        refused: A Refused.
        fenced: Nodes whose move showed something new, in the way of going back.
        branched: Another variation begins: number of moves before it, and the node that was left.
    """

    opened = Signal()
    position_changed = Signal(object)
    viewer_changed = Signal()
    history_changed = Signal()
    running_changed = Signal(bool)
    seats_changed = Signal()
    thinking_changed = Signal(bool)
    refused = Signal(object)
    fenced = Signal(object)
    failed = Signal(str)
    branched = Signal(int, int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.wanted = 0
        self._playing_on = _NOWHERE  # node, ply and node left, while a fence is asked about
        self._table: Table | None = None
        self._seen: int | None = None  # None: the newest position
        self._aside: int | None = None  # node of another variation that is in sight
        self._resumes = False  # whether bots go on when nobody looks back any more
        self._since = time.monotonic()  # when the position came into sight
        self.steps = Steps(self)
        self.steps.shown.connect(self.position_changed)
        self.steps.over.connect(self._changed)
        self.bots = BotPlay(self, self)
        self.bots.running_changed.connect(self.running_changed)
        self.bots.thinking_changed.connect(self.thinking_changed)
        self.bots.failed.connect(self.failed)

    # What is on the table.

    @property
    def is_open(self) -> bool:
        """Whether there is a game at all."""
        return self._table is not None

    @property
    def playing(self) -> Table | None:
        """The game itself; None if there is none."""
        return self._table

    @property
    def match(self) -> Match | None:
        """The match with all variations; None without a game that people can play."""
        return self._table.match if self._table is not None else None

    @property
    def seed(self) -> int:
        """Seed of the game."""
        return self._table.seed if self._table is not None else 0

    @property
    def ply(self) -> int:
        """Number of moves before the position in sight."""
        if self._aside is not None and self.match is not None:
            return len(self.match.line(self._aside))
        return self._seen if self._seen is not None else self.length

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
        return match.here if self._seen is None else (0, *way_to(match))[self._seen]

    # Bots; see `BotPlay`.

    @property
    def bot(self) -> str:
        """Bot that decides where nobody else is named."""
        return self.bots.usual

    @property
    def running(self) -> bool:
        """Whether bots move without being asked each time."""
        return self.bots.running

    @property
    def thinking(self) -> bool:
        """Whether a bot thinks."""
        return self.bots.thinking

    def step(self) -> None:
        """Let a bot make one decision, for a person too, at the position in sight."""
        if self.play_from_sight():
            self.bots.step()

    def play(self) -> None:
        """Let bots play on at the chosen speed, from the position in sight."""
        if self.play_from_sight():
            self.bots.run()

    def to_the_end(self) -> None:
        """Let bots play on as fast as they can, from the position in sight."""
        if self.play_from_sight():
            self.bots.run(rushing=True)

    def pause(self) -> None:
        """Let bots move no more until they are asked again."""
        self.steps.skip()
        self._resumes = False
        self.bots.pause()

    def set_speed(self, moves_per_second: float) -> None:
        """How fast bots move."""
        self.bots.set_speed(moves_per_second)

    def use_bot(self, bot: str) -> None:
        """Let this bot decide where nobody else is named."""
        self.bots.usual = bot

    # The table.

    def open(self, table: Table, *, at_rest: bool = False) -> None:
        """Put another game on the table; where a person sits, bots take their turns at once.

        Args:
            at_rest: Bots wait until they are asked, as in a match that is looked at again.
        """
        self.pause()
        self._table = table
        self._seen = self._aside = None
        self.opened.emit()
        self.seats_changed.emit()
        self._changed()
        if self.has_people and not at_rest:
            self.bots.answer()

    def close(self) -> None:
        """Take the game off the table."""
        self.pause()
        self._table = None
        self._seen = self._aside = None
        self.history_changed.emit()

    def set_seat(self, seat: int, who: str) -> None:
        """Let a bot or a PERSON decide for a seat from now on, also in the middle of a game."""
        match = self.match
        if match is not None and (match.seats[seat] != who or seat in match.lent):
            self.bots.forget_question()
            match.seat(seat, who)
            self.seats_changed.emit()
            self.bots.follow()

    def call_seats(self, names: Sequence[str]) -> None:
        """Name the seats, "" for the usual title; whatever shows them is told."""
        match = self.match
        if match is not None:
            match.call(names)
            self.seats_changed.emit()
            self.history_changed.emit()
            self._show()

    def lend_seats(self) -> None:
        """Let the usual bot decide for all people, for the rest of this game."""
        if self.match is not None:
            self.match.lend(self.bot)
            self.seats_changed.emit()

    def seat_all(self, deciders: Sequence[str]) -> None:
        """Let these decide from now on, one per seat; where a person sits, bots go on."""
        for seat, who in enumerate(deciders):
            self.set_seat(seat, who)
        if self.has_people and not self.over and not self.looking_back:
            self.bots.answer()

    def look_through(self, viewer: int) -> None:
        """Show the position as a seat, PUBLIC or ALL sees it."""
        if viewer != self.viewer:
            self.viewer = viewer
            self.viewer_changed.emit()
            self._show()

    # Moves.

    def play_move(self, code: int) -> bool:
        """Make a person's move, which bots answer; False, and `refused`, if it is not allowed."""
        self.steps.skip()
        table, match = self._table, self.match
        if table is None or match is None or self.looking_back or match.over:
            return False
        self.bots.forget_question()
        refusal = match.why_not(code)
        if refusal is not None:
            self.refuse(code, refusal)
            return False
        table.play(code, PERSON, time.monotonic() - self._since)
        self._begin_steps(table)
        self._changed()
        if self.has_people:
            self.bots.run()
        return True

    def refuse(self, code: int, refusal: Refusal, kind: str = "", words: str = "") -> None:
        """A person tried what is not allowed, a move or a whole kind: remember it, and tell.

        Args:
            kind, words: Name of a kind and of the space, as games are kept and for people.
        """
        match = self.match
        if match is None:
            return
        text = kind or match.to_text(code)
        match.reject(text, refusal.rules)
        said = words or kind or match.in_words(code)
        self.refused.emit(Refused(code, text, refusal, said))

    # Going back and forth.

    def take_back(self, *, override: bool = False) -> None:
        """Take the last move back; where people play, the last one of a person.

        What bots have answered goes with it, but for what others chose at the same time. At a
        fence it is told which, unless that is overridden.
        """
        self.pause()
        match = self.match
        if match is not None:
            last = match.last_decision(self.viewer)
            if last is not None and last.who != DESIGNER and match.choose_again(last.seat):
                self._changed()
            else:
                self.go(last.parent if last is not None else -1, override=override)
        elif self._table is not None and self._table.take_back():
            self._changed()

    def forward(self) -> None:
        """Make again what was taken back last, with what bots had answered."""
        self.pause()
        match = self.match
        if match is None or not match.forward():
            return
        while self.has_people and not self.person_to_move and match.forward():
            pass
        self._changed()

    def go(self, number: int, *, override: bool = False) -> bool:
        """Put any node of the match on the table; False, and `fenced`, at a fence."""
        self.pause()
        match = self.match
        if match is None or number < 0:
            return False
        if not override:
            self._playing_on = _NOWHERE
        fences = match.fenced(number) if self.has_people and not override else []
        if fences:
            self.wanted = number
            self.fenced.emit(tuple(fences))
            return False
        match.go(number, override=True)
        self._changed()
        (wanted, ply, left), self._playing_on = self._playing_on, _NOWHERE
        if number == wanted:  # somebody goes back all the same, to play on from there
            self.branched.emit(ply, left)
            self.play()
        return True

    def play_from_sight(self) -> bool:
        """Put an earlier position that is in sight on the table; False if a fence is in the way.

        What came after it stays as a variation.
        """
        self.steps.skip()
        match = self.match
        if not self.looking_back or match is None:
            return True
        ply, left = self.ply, match.here
        if not self.go(self.in_sight):
            self._playing_on = (self.wanted, ply, left)
            return False
        self.branched.emit(ply, left)
        return True

    def look_at(self, ply: int) -> None:
        """Show the position after so many moves; the newest one ends looking back."""
        if self._table is None or not 0 <= ply <= self.length:
            return
        self._stop_for_a_look()
        self._aside = None
        self._seen = ply if ply < self.length else None
        self._show()
        self._go_on_after_a_look()

    def look_at_node(self, number: int) -> None:
        """Show any position of the match, also one that is not on the way to the table's."""
        match = self.match
        if match is None or not 0 <= number < len(match.nodes):
            return
        way = (0, *way_to(match))
        if number in way:
            self.look_at(way.index(number))
            return
        self._stop_for_a_look()
        self._aside = number
        self._show()

    def look_at_newest(self) -> None:
        """Show the position that the game has reached."""
        self.look_at(self.length)

    def refresh(self) -> None:
        """The match was changed by somebody else, such as a bot or a designer's edit."""
        if self._table is not None:
            self._begin_steps(self._table)
        self._changed()

    # Inside.

    def _stop_for_a_look(self) -> None:
        resumes = self._resumes or self.running
        self.pause()
        self._resumes = resumes

    def _go_on_after_a_look(self) -> None:
        if self._resumes and not self.looking_back and self.has_people:
            self._resumes = False
            self.bots.run()

    def _begin_steps(self, table: Table) -> None:
        """Show what follows a move by itself: to all people at the screen, or the only one."""
        match = self.match
        if match is None or self.bots.rushing:
            return
        people = match.people
        viewer = PUBLIC if len(people) > 1 else people[0] if people else self.viewer
        told = in_a_row(match.told(match.here, viewer))
        interval, revealed = self.bots.interval, self.revealed
        self.steps.begin(lambda: table.steps(viewer), interval, told, holds=revealed)

    def _changed(self) -> None:
        self._seen = self._aside = None
        self._since = time.monotonic()
        self.history_changed.emit()
        if not self.steps.show_next():
            self._show()
        self.bots.follow()

    def _show(self) -> None:
        table, match = self._table, self.match
        if table is None:
            return
        if match is None:
            self.position_changed.emit(table.picture_at(self.ply))
            return
        self.position_changed.emit(table.picture_of(self.in_sight, self.viewer))

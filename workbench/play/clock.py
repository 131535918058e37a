"""The sand timer: how long people have for what all decide at the same time."""

from __future__ import annotations

import time
from math import ceil
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QToolButton

from engine.play.match import Match
from engine.remarks import Clocked
from workbench.language.counts import counted
from workbench.panels.head import Head
from workbench.play.curtain import Curtain
from workbench.play.table_banner import TableBanner
from workbench.play.why.bubble import announce
from workbench.table.game_table import GameTable

_TICK: Final = 200  # milliseconds
_SOON: Final = 10  # seconds that are left when it is said
_MOST: Final = 64  # decisions that are made for somebody who is late


class SandTimer(QObject):
    """Runs while a person decides in an open group of a game that limits the time for it.

    It begins anew for each person and each group, once the curtain is up and the game goes on: a
    match that was only opened waits for its people. Whoever decides in a group for the first time
    in the match has all the time to read: it begins with their first decision, or with a click.
    Looking back, taking back and the menus do not stop it; it stands still while the table is out
    of sight, its position is edited, or nobody has read yet that the time was up.

    Args:
        head: Gets the button that shows it.
        banner: Tells what stands, once the time is up.

    Attributes:
        button: Tells the seconds that are left; a click begins the time that waits or stops it
            for good, another one lets it run again.
        now: Reads the clock; seconds.
    """

    def __init__(self, table: GameTable, curtain: Curtain, head: Head, banner: TableBanner) -> None:
        super().__init__(head)
        self._table, self._curtain, self._banner = table, curtain, banner
        self._of: tuple[Match, int, int] | None = None  # match, group and seat that it runs for
        self._left, self._seen = 0.0, 0.0  # seconds; the clock when these were told
        self._begun = self._told = self._resting = False
        self.now = time.monotonic
        self.button = QToolButton(head)
        self.button.setObjectName("sand_timer")
        self.button.setCheckable(True)
        self.button.setChecked(True)
        self.button.hide()
        self.button.clicked.connect(self._switch)
        head.add(self.button)
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self.tick)
        for news in (table.history_changed, table.seats_changed, table.viewer_changed):
            news.connect(self.follow)
        table.running_changed.connect(self.follow)
        curtain.fell.connect(self.follow)
        banner.followed.connect(self.follow)

    def follow(self, *_: object) -> None:
        """Begin, go on or end, as the table stands."""
        match, seconds = self._table.match, self._limit()
        if match is None or not seconds:
            self._timer.stop()
            self.button.hide()
            return
        act = (match, match.group, match.seat_to_move)
        if act != self._of:
            self._of, self._told, self._begun = act, False, False
            self._left, self._seen = float(seconds), self.now()
        self._begun = self._begun or (self._table.running and self._knows(match))
        self.button.show()
        self._show()
        if self.button.isChecked() and not self._timer.isActive():
            self._timer.start()

    def rest(self, resting: bool) -> None:
        """Stand still while something else has the table, such as an edit of its position."""
        self._resting = resting

    def tick(self) -> None:
        """Tell what is left; once nothing is, decide for the person."""
        now = self.now()
        passed, self._seen = now - self._seen, now
        if self._waits or self._resting:
            return
        if not (self.button.isChecked() and self.button.isVisible()):
            return
        self._left -= passed
        self._show()
        if self._left <= 0:
            self._timer.stop()
            self._decide()

    def _limit(self) -> int:
        table, match = self._table, self._table.match
        if match is None or not table.person_to_move or not table.mover_is_read:
            return 0
        game = match.scenario.game
        if self._curtain.down or not match.group or not isinstance(game, Clocked):
            return 0
        return game.seconds(match.scenario.record, match.state)

    @property
    def _waits(self) -> bool:
        return not self._begun or bool(self._banner.news)

    def _knows(self, match: Match) -> bool:
        """Whether the seat to move has decided in a group before."""
        seat = match.seat_to_move
        return any(node.seat == seat and node.group for node in match.line())

    def _show(self) -> None:
        seconds = max(0, ceil(self._left))
        left = f"{seconds // 60}:{seconds % 60:02}"
        soon = self.button.isChecked() and not self._waits and seconds <= _SOON
        shown = self.tr("Time {}").format(left)
        said = self.tr("Time to decide; a click stops it")
        if not self.button.isChecked():
            shown = self.tr("Time {}").format("–")
            said = self.tr("No time limit; a click lets the time run")
        elif self._waits:
            shown = self.tr("Time {}, waiting").format(left)
            said = self.tr("The time begins with your first move; a click begins it now")
        self.button.setText(f"⚠ {shown}" if soon else shown)
        self.button.setToolTip(said)
        self.button.setAccessibleName(said)
        if soon != bool(self.button.property("soon")):
            self.button.setProperty("soon", soon)
            self.button.style().polish(self.button)
        if soon and not self._told:
            self._told = True
            announce(self.button, self.tr("{} seconds are left").format(seconds))

    def _switch(self, on: bool) -> None:
        if not on and self._waits:  # the click begins it
            self.button.setChecked(True)
            self._begun = True
            self._banner.tell("")
            self._show()
            return
        self._of = None  # who lets it run again has the whole time
        if not on:
            self._timer.stop()
        self.follow()
        self._begun = self._begun or on
        self._show()

    def _decide(self) -> None:
        """As often as the game asks this person in this group, and tell what stands."""
        self._table.look_at_newest()
        match = self._table.match
        said = self._told_late(match) if match is not None else ""
        self._play_late()
        self._banner.tell(f"⚠ {said}")

    def _told_late(self, match: Match) -> str:
        """How much one has chosen is told to those who play alone; else it may be a secret."""
        seat = match.seat_to_move
        if len(match.people) > 1:
            said = self.tr("Time is up for {}: what was chosen until then stands.")
            return said.format(match.seat_titles[seat])
        line = match.line()
        made = sum(node.seat == seat and node.group == match.group for node in line)
        if not made:
            return self.tr("Time is up, and you had chosen nothing.")
        return counted(self.tr("Time is up: your {moves:move stands|moves stand}."), moves=made)

    def _play_late(self) -> None:
        match, act = self._table.match, self._of
        for _ in range(_MOST):
            if match is None or act != (match, match.group, match.seat_to_move):
                return
            game = match.scenario.game
            if not isinstance(game, Clocked):
                return
            self._table.play_move(game.late(match.scenario.record, match.state))

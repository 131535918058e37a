"""The sand timer: how long people have for what all decide at the same time."""

from __future__ import annotations

import time
from math import ceil
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QToolButton

from engine.play.match import Match
from engine.remarks import Clocked
from workbench.panels.head import Head
from workbench.play.curtain import Curtain
from workbench.play.why.bubble import announce
from workbench.table.game_table import GameTable

_TICK: Final = 200  # milliseconds
_SOON: Final = 10  # seconds that are left when it is said
_MOST: Final = 64  # decisions that are made for somebody who is late


class SandTimer(QObject):
    """Runs while a person decides in an open group of a game that limits the time for it.

    It begins anew for each person and each group, once the curtain is up and the game goes on: a
    match that was only opened waits for its people. Looking back, taking back and the menus do not
    stop it; it stands still while the table is out of sight or its position is edited.

    Args:
        head: Gets the button that shows it.

    Attributes:
        button: Tells the seconds that are left; a click stops the time for good, another one
            lets it run again.
        now: Reads the clock; seconds.
    """

    def __init__(self, table: GameTable, curtain: Curtain, head: Head) -> None:
        super().__init__(head)
        self._table, self._curtain = table, curtain
        self._of: tuple[Match, int, int] | None = None  # match, group and seat that it runs for
        self._left, self._seen = 0.0, 0.0  # seconds; the clock when these were told
        self._begun = self._told = self._resting = False
        self.now = time.monotonic
        self.button = QToolButton(head)
        self.button.setObjectName("sand_timer")
        self.button.setCheckable(True)
        self.button.setChecked(True)
        self.button.hide()
        self.button.toggled.connect(self._switch)
        head.add(self.button)
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self.tick)
        for news in (table.history_changed, table.seats_changed, table.viewer_changed):
            news.connect(self.follow)
        table.running_changed.connect(self.follow)
        curtain.fell.connect(self.follow)

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
        self._begun = self._begun or self._table.running
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
        if not (self.button.isChecked() and self._begun) or self._resting:
            return
        if not self.button.isVisible():
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

    def _show(self) -> None:
        seconds = max(0, ceil(self._left))
        left = "–"
        said = self.tr("No time limit; a click lets the time run")
        if self.button.isChecked():
            left = f"{seconds // 60}:{seconds % 60:02}"
            said = self.tr("Time to decide; a click stops it")
        self.button.setText(self.tr("Time {}").format(left))
        self.button.setToolTip(said)
        self.button.setAccessibleName(said)
        if seconds <= _SOON and not self._told and self.button.isChecked():
            self._told = True
            announce(self.button, self.tr("{} seconds are left").format(seconds))

    def _switch(self, on: bool) -> None:
        self._of = None  # who lets it run again has the whole time
        if not on:
            self._timer.stop()
        self.follow()
        self._begun = self._begun or on

    def _decide(self) -> None:
        """As often as the game asks this person in this group."""
        self._table.look_at_newest()
        match, act = self._table.match, self._of
        for _ in range(_MOST):
            if match is None or act != (match, match.group, match.seat_to_move):
                return
            game = match.scenario.game
            if not isinstance(game, Clocked):
                return
            self._table.play_move(game.late(match.scenario.record, match.state))

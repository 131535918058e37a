"""Timeline below the board: scrubbing through a match, and replaying it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from workbench.look.icons import icon
from workbench.look.theme import LIGHT, Theme
from workbench.play.timeline.facts import Facts
from workbench.play.timeline.strip import Strip
from workbench.table.game_table import GameTable


class Timeline(QWidget):
    """A strip of the whole line, buttons to walk along it, and what is in sight in words.

    Args:
        table: What it shows and drives.
        facts: Shared with the other panels.

    Signals:
        replaying_changed: Whether positions pass by themselves.
    """

    replaying_changed = Signal(bool)

    def __init__(self, table: GameTable, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timeline")
        self._table = table
        self._facts = facts
        self.strip = Strip(facts)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.back = self._button(self.tr("One move back"), lambda: self.step(-1))
        self.on = self._button(self.tr("One move on"), lambda: self.step(1))
        self.said = QLabel()
        self._lay_out()
        self.strip.wanted.connect(self.look_at)
        self.strip.replay_wanted.connect(self.toggle_replay)
        facts.line_changed.connect(self._follow)
        table.position_changed.connect(self._follow)
        table.running_changed.connect(self._yield)
        self.set_theme(LIGHT)
        self._follow()

    @property
    def replaying(self) -> bool:
        """Whether positions pass by themselves."""
        return self._timer.isActive()

    def look_at(self, place: int) -> None:
        """Show a place of the line; a replay ends."""
        self.stop()
        self._show(place)

    def step(self, step: int, *, by_round: bool = False) -> None:
        """Look one move or one round further back (-1) or on (1)."""
        self.look_at(self.strip.step_from(self.strip.place, step, by_round=by_round))

    def toggle_replay(self) -> None:
        """Let the positions pass from the one in sight, or from the start; or stop that."""
        if self.replaying:
            self.stop()
            return
        if not self.strip.last:
            return
        if self.strip.place == self.strip.last:
            self._show(0)
        self._timer.start(round(1000 / self._table.bots.speed))
        self.replaying_changed.emit(True)

    def stop(self) -> None:
        """End a replay; the position in sight stays."""
        if self.replaying:
            self._timer.stop()
            self.replaying_changed.emit(False)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.strip.set_theme(theme)
        self.back.setIcon(icon("previous-move", theme))
        self.on.setIcon(icon("next-move", theme))

    # Inside.

    def _show(self, place: int) -> None:
        line = self._facts.line
        if 0 <= place < len(line):
            self._table.look_at_node(line[place])

    def _tick(self) -> None:
        if self.strip.place >= self.strip.last:
            self.stop()
            return
        self._show(self.strip.place + 1)

    def _yield(self, running: bool) -> None:
        """Bots play on: no replay meanwhile."""
        if running:
            self.stop()

    def _follow(self, *_: object) -> None:
        place = self._facts.place(self._table.in_sight)
        self.setEnabled(self._table.match is not None)
        if place >= 0:
            self.strip.show_place(place)
            self.said.setText(self.tr("{} of {}").format(place, self.strip.last))
        else:
            self.said.setText(self.tr("another variation") if self._table.is_open else "")
        self.said.setToolTip(self.strip.said(place))

    def _button(self, said: str, action: object) -> QToolButton:
        button = QToolButton()
        button.setAutoRaise(True)
        button.setToolTip(said)
        button.setAccessibleName(said)
        button.clicked.connect(action)
        return button

    def _lay_out(self) -> None:
        self.said.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.said.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.said.setObjectName("progress")
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 2, 8, 2)
        row.setSpacing(4)
        for button in (self.back, self.on):
            row.addWidget(button)
        row.addWidget(self.strip, 1)
        row.addWidget(self.said)

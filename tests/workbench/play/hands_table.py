"""A table with a person at it, and what a person does there with mouse and keyboard."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from engine.bots.registry import choose_move
from engine.play.match import Match
from engine.records.record import PERSON
from workbench.jobs.match_table import MatchTable
from workbench.panels.board import BoardPanel
from workbench.play.hands.hands import Hands
from workbench.play.hands.move_list import MoveList
from workbench.table.game_table import GameTable

LEFT = Qt.MouseButton.LeftButton


class Sitting:
    """One board with hands and the list of moves, shown on the screen.

    Args:
        scenario: What is played; persons have all seats.
        plies: Moves that bots have made before.
        match: Is put on the table instead of a new one.
    """

    def __init__(self, qtbot, scenario, plies=0, seed=1, match=None):
        self.match = match or Match(scenario, seed, [PERSON] * scenario.seats)
        self.stream = np.array([seed], np.uint64)
        for _ in range(plies):
            self.bot_moves()
        self.table = GameTable()
        self.board = BoardPanel()
        self.hands = Hands(self.table, self.board)
        self.list = MoveList(self.hands)
        self.refused = []
        self.table.refused.connect(self.refused.append)
        self.table.position_changed.connect(self.board.show_picture)
        self.window = QWidget()
        row = QHBoxLayout(self.window)
        row.addWidget(self.board, 3)
        row.addWidget(self.list, 1)
        qtbot.addWidget(self.window)
        self.window.resize(1200, 700)
        self.window.show()
        self.window.activateWindow()
        self.table.open(MatchTable(self.match))
        self.hands.finish_reading()
        QApplication.processEvents()
        self.view, self.bar = self.board.view, self.hands.sight.bar
        self.step = self.bar.step

    def bot_moves(self):
        """Let a greedy bot make the next move without the window."""
        code = choose_move(self.match.scenario, self.match.state, "greedy", self.stream)
        self.match.play(code, "greedy")

    def gesture(self, code):
        """Clicks of a move."""
        return self.match.scenario.game.gesture(self.match.scenario.record, self.match.state, code)

    def until(self, fits):
        """Let bots play until a legal move's gesture fits; that move's code."""
        while True:
            for code in self.match.legal_codes():
                if fits(self.gesture(code)):
                    self.table.refresh()
                    return code
            self.bot_moves()

    def spot(self, place):
        """Where the middle of a place is on the screen."""
        return self.view.mapFromScene(*self.board.scene.spot(place).centre)

    def point(self, place):
        """Put the mouse on a place."""
        for spot in (QPoint(1, 1), self.spot(place)):  # a mouse that does not move tells nothing
            QTest.mouseMove(self.view.viewport(), spot)
        QApplication.processEvents()

    def press(self, click):
        """Make one click of a gesture with the mouse."""
        if click.target == "button":
            now = self.hands.narrowing
            if not (now is not None and now.unasked and now.kind == click.name):  # it is open
                QTest.mouseClick(self.bar.kinds[click.name], LEFT)
        elif click.target == "thing":
            QTest.mouseClick(self.view.viewport(), LEFT, pos=self.spot(click.address))
        elif click.target == "number":
            self.type(click.name, click.number)
        elif click.name in self.step.choices.buttons:
            QTest.mouseClick(self.step.choices.buttons[click.name], LEFT)
        else:
            self.step.choices.many.activated.emit(self.step.choices.many.findData(click.name))

    def type(self, name, number):
        """Type a number into its stepper."""
        field = self.step.steppers.fields[name]
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, str(number))

    def make(self, code):
        """Make a move by the clicks of its gesture; numbers need their button at the end."""
        before = self.match.here
        gesture = self.gesture(code)
        for click in gesture:
            if self.match.here == before:
                self.press(click)
        if gesture[-1].target == "number" and self.match.here == before:
            QTest.mouseClick(self.step.steppers.play, LEFT)

    def key(self, key, keys=Qt.KeyboardModifier.NoModifier):
        """Press a key on the board."""
        QTest.keyClick(self.view, key, keys)

    def close(self):
        """End everything."""
        self.hands.stop()
        self.table.pause()

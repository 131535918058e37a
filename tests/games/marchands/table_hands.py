"""A person at the real window who draws maps and plays Marchands d'Empire with mouse and keys."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.bots.registry import choose_move
from engine.games.marchands import GAME
from engine.games.marchands import state as at
from engine.scenarios.scenario import copied
from tests.workbench.desks.graph.graph_desk import CTRL, NONE, Hands
from tests.workbench.play.real_window import LEFT, SPEED, RealWindow

TOKENS = (*at.LETTERS, "X")


class Person(RealWindow):
    """Hands of one person, or of several who take turns; see `RealWindow`."""

    def do(self, key):
        """Choose an action of a menu."""
        action = self.acts[key]
        assert action.isEnabled(), f"{key} is off"
        action.trigger()
        QApplication.processEvents()

    def type(self, *keys, held=NONE):
        """Press keys wherever the keyboard is."""
        for key in keys:
            if not self.window.isActiveWindow():  # as after a list that was open
                self.window.activateWindow()
            self.wait(self._has_keyboard)
            QTest.keyClick(QApplication.focusWidget(), key, held)
            QApplication.processEvents()

    def _has_keyboard(self):
        focused = QApplication.focusWidget()
        return focused is not None and self.window.isAncestorOf(focused)

    def control(self, key):
        """Press a key while Ctrl is held."""
        self.type(key, held=CTRL)

    def write(self, text):
        """Type a text wherever the keyboard is."""
        QTest.keyClicks(QApplication.focusWidget(), text)

    # The desk of maps.

    @property
    def drawing(self):
        """Hands on the map in front."""
        return Hands(self.window.design.desk)

    def pick(self, where, kind):
        """Click a kind in the palette."""
        tiles = self.window.design.desk.palette_panel.lists[where]
        rows = map(tiles.item, range(tiles.count()))
        tile = next(one for one in rows if one.data(Qt.ItemDataRole.UserRole) == kind)
        tiles.scrollToItem(tile)
        QTest.mouseClick(tiles.viewport(), LEFT, pos=tiles.visualItemRect(tile).center())

    def problems(self):
        """What the panel of problems lists, once it has looked."""
        panel = self.window.design.desk.problems
        panel.update_now()
        return [problem.what for problem in panel.problems]

    # The table.

    def settle(self):
        """A game that was begun elsewhere lies on the table: nothing is waited for later."""
        self.play._preparing.abandon()  # no batches are played here
        self.table.set_speed(SPEED)
        self.hands.finish_reading()
        QApplication.processEvents()

    @property
    def stage(self):
        """What is going on, such as "orders"."""
        return at.STAGES[int(self.match.state.stage)]

    def make_text(self, text):
        """Make a move, told by its text, by the clicks of its gesture."""
        self.make(GAME.from_text(self.match.scenario.record, self.match.state, text))
        QApplication.processEvents()

    def lay(self, row):
        """Lay these orders, such as "aXb", as the seat to move, and no more.

        This alone knows how a row of orders is laid.
        """
        for order in row:
            self.make_text("trade" if order == "X" else f"go {order}")
        self.make_text("done")

    def thought_row(self, stream):
        """The orders that a greedy bot would lay here."""
        match, row = self.match, ""
        state = copied(match.scenario, match.state)
        record, kernels = match.scenario.record, GAME.kernels()
        while len(row) < int(record.orders):
            code = choose_move(match.scenario, state, "greedy", stream)
            if code == at.DONE:
                break
            row += TOKENS[code]
            kernels.apply(record, state, np.int32(code))
        return row

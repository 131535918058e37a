"""A board, a table and all that advises at it, in one window of its own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from engine.play.match import Match
from workbench.jobs.match_table import MatchTable
from workbench.look.theme import LIGHT
from workbench.panels.board import BoardPanel
from workbench.panels.cards import CardsPanel
from workbench.play.advice import Advice
from workbench.scene.scenery import scenery_of
from workbench.table.game_table import GameTable

BOTS = ("greedy", "search", "uniform")


class AdviceTable(QWidget):
    """Everything side by side."""

    def __init__(self):
        super().__init__()
        self.table = GameTable(self)
        self.table.use_bot("greedy")
        self.board = BoardPanel(self)
        self.cards = CardsPanel(self)
        self.advice = Advice(self.table, self.board, BOTS, (self.cards,), self)
        row = QHBoxLayout(self)
        for part in (self.advice.seats, self.board, self.cards, self.advice.rules):
            row.addWidget(part)
        row.addWidget(self.advice.hint)
        self.table.position_changed.connect(self.board.show_picture)
        self.table.position_changed.connect(self.cards.show_picture)
        self.advice.set_theme(LIGHT)
        self.resize(1500, 800)

    def sit(self, scenario, seats=(), plies=0, seed=1):
        """Begin a game in which so many moves have been made."""
        match = Match(scenario, seed, seats)
        table = MatchTable(match)
        for _ in range(plies):
            table.play_bot("greedy")
        self.board.set_scenery(scenery_of(scenario))
        self.cards.looks = scenery_of(scenario).looks
        self.table.open(table)
        return match

    def let_go(self):
        """Stop all threads and delete the window."""
        self.advice.stop()
        self.table.pause()
        self.close()
        self.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

"""Panel "Graph": scores over the moves of a match, and chances of winning when asked for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from engine.play.match import Match
from workbench.jobs.slot import JobSlot
from workbench.language.counts import counted
from workbench.look.theme import LIGHT, Theme
from workbench.play.timeline.chances import GAMES, ChancesRequest, Found, Passed
from workbench.play.timeline.facts import Facts
from workbench.play.timeline.plot import Curve, Plot
from workbench.table.game_table import GameTable
from workbench.widgets.elided import ElidedBox
from workbench.widgets.filled_rows import FilledRows

NOW, STANDING, BOTH, CHANCES = range(4)
_BOT: Final = "greedy"
_LETTERS: Final = 8  # that the list of kinds shows at least; more where there is room


class ScoreGraph(QWidget):
    """Lines per seat; a click jumps to the move.

    Args:
        table: What it shows and drives.
        facts: Shared with the other panels.

    Signals:
        failed: Why chances cannot be found, in words.
    """

    failed = Signal(str)

    def __init__(self, table: GameTable, facts: Facts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._facts = facts
        self._match: Match | None = None
        self._chances: dict[int, tuple[tuple[float, float, float], ...]] = {}
        self._search = JobSlot(self)
        self.plot = Plot()
        self.kind = ElidedBox()
        self.button = QPushButton()
        self._said = QLabel()
        self._lay_out()
        facts.line_changed.connect(self._follow)
        facts.learnt.connect(self._draw)
        table.position_changed.connect(self._mark)
        self.plot.wanted.connect(self._look_at)
        self._search.progressed.connect(self._take)
        self._search.failed.connect(self._fail)
        self._search.changed.connect(self._show_button)
        self.set_theme(LIGHT)
        self._follow()

    @property
    def working(self) -> bool:
        """Whether chances are being found."""
        return self._search.running

    def find_chances(self) -> None:
        """Play on from every position of the line, from coarse to fine; or stop that."""
        if self.working:
            self.cancel()
            return
        match = self._match
        if match is None or len(self._facts.line) < 2:
            return
        self.kind.setCurrentIndex(CHANCES)
        positions = tuple((number, match.nodes[number].state) for number in self._facts.line)
        bot = self._table.bot or _BOT
        self._said.setText(self.tr("Playing on from every position…"))
        self._search.start(ChancesRequest(match.scenario, positions, bot))

    def cancel(self) -> None:
        """Find no more chances; those found stay."""
        if self.working:
            self._said.setText(self.tr("Stopped"))
            self._search.abandon()

    def tell(self, said: str) -> None:
        """Say how far other work has come whose signs stand above the curves."""
        if not self.working:
            self._said.setText(said)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.plot.set_theme(theme)

    # Inside.

    def _follow(self) -> None:
        if self._table.match is not self._match:
            self.cancel()
            self._match = self._table.match
            self._chances = {}
            self._said.clear()
        self.plot.set_styles(self._facts.styles)
        self._show_button()
        self._draw()
        self._mark()

    def _draw(self) -> None:
        line, known = self._facts.line, self._facts.known
        seats = range(len(self._facts.styles))
        kind = self.kind.currentIndex()
        curves: list[Curve] = []
        if kind in {STANDING, BOTH}:
            for seat in seats:
                ends = {p: known[n].standing[seat] for p, n in enumerate(line) if n in known}
                curves.append(Curve(seat, _certain(ends), pale=kind == BOTH))
        if kind in {NOW, BOTH}:
            for seat in seats:
                points = {p: known[n].scores[seat] for p, n in enumerate(line) if n in known}
                curves.append(Curve(seat, _certain(points)))
        if kind == CHANCES:
            found = self._chances
            for seat in seats:
                shares = {p: found[n][seat] for p, n in enumerate(line) if n in found}
                curves.append(Curve(seat, shares))
        blunders = self._facts.blunders
        signs = {p: blunders[n] for p, n in enumerate(line) if n in blunders}
        last = max(0, len(line) - 1)
        self.plot.show_curves(curves, last, signs, share=kind == CHANCES)

    def _mark(self, *_: object) -> None:
        place = self._facts.place(self._table.in_sight)
        if place >= 0:
            self.plot.show_place(place)

    def _look_at(self, place: int) -> None:
        if 0 <= place < len(self._facts.line):
            self._table.look_at_node(self._facts.line[place])

    def _take(self, news: Found | Passed) -> None:
        if isinstance(news, Found):
            self._chances[news.node] = news.shares
            self._draw()
            return
        said = self.tr("Pass {pass} of {passes}: {games:game|games} from every position")
        values = {"pass": news.number, "passes": len(GAMES), "games": GAMES[news.number - 1]}
        self._said.setText(counted(said, **values))

    def _fail(self, said: str) -> None:
        self._said.setText(said)
        self.failed.emit(said)

    def _show_button(self) -> None:
        working = self.working
        self.button.setText(self.tr("&Stop") if working else self.tr("&Chances of winning"))
        if not working:  # so that the row stays as it is while "Stop" stands there
            self.button.setMinimumWidth(self.button.sizeHint().width())
        self.button.setEnabled(working or len(self._facts.line) > 1)

    def _lay_out(self) -> None:
        self.kind.addItem(self.tr("Points now"))
        self.kind.addItem(self.tr("If the game ended now"))
        self.kind.addItem(self.tr("Both"))
        self.kind.addItem(self.tr("Chances of winning"))
        self.kind.setCurrentIndex(BOTH)
        self.kind.setAccessibleName(self.tr("What the graph shows"))
        self.kind.setSizeAdjustPolicy(ElidedBox.SizeAdjustPolicy.AdjustToContents)
        self.kind.setMinimumContentsLength(_LETTERS)
        self.kind.currentIndexChanged.connect(self._draw)
        tip = self.tr("Play many games from every position, with what is hidden dealt anew")
        self.button.setToolTip(tip)
        self.button.clicked.connect(self.find_chances)
        self._said.setObjectName("note")
        self._said.setTextFormat(Qt.TextFormat.PlainText)
        row = FilledRows(self.kind, self.button)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(6)
        self._said.setWordWrap(True)
        self._said.setContentsMargins(8, 0, 8, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self._said)
        column.addWidget(self.plot, 1)


def _certain(values: dict[int, int | None]) -> dict[int, tuple[float, float, float]]:
    return {place: (float(one),) * 3 for place, one in values.items() if one is not None}

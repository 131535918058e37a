"""The games of a stored run: found, opened in playtest, and what came into play in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QPushButton, QTabWidget, QWidget

from engine.errors import OikistError
from workbench.jobs.contract import Engine
from workbench.jobs.found_games import ArmsRequest, CoverageRequest, FindRequest, ReplayRequest
from workbench.jobs.slot import JobSlot
from workbench.lab.coverage_tabs import DEALS, RULES, SPACES, CoverageTab
from workbench.lab.found_table import found_rows
from workbench.lab.rows_table import RowsTable
from workbench.lab.wanted_form import WantedForm
from workbench.language.counts import counted
from workbench.widgets.elided import ElidedBox
from workbench.widgets.layouts import in_column, in_row

if TYPE_CHECKING:
    from engine.runs.conditions import Wanted
    from engine.runs.covering import ArmCoverage
    from engine.runs.finding import Findings
    from workbench.jobs.finding import ArmFacts
    from workbench.jobs.match_table import MatchTable

_GAMES: Final = 0  # number of the tab


class GamesView(QWidget):
    """A form, the games that are found, and tabs of what came into play in all of them.

    Attributes:
        file: File of runs; None for the user's own.
        found: What is listed; None before the first search.

    Signals:
        opened: A MatchTable to be put on the table.
        left: Whoever came here wants to go back.
    """

    opened = Signal(object)
    left = Signal()

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("games_view")
        self._engine = engine
        self.file: Path | None = None
        self.found: Findings | None = None
        self._arms: Sequence[ArmFacts] = ()
        self._first: tuple[tuple[int, int] | None, str] = (None, "")  # what is asked for at first
        self._asked: tuple[tuple[int, int], Wanted] | None = None
        self._covered: tuple[int, int] | None = None  # whose coverage is shown or being read
        self.back = QPushButton(self.tr("Back"))
        self.arm = ElidedBox()
        self.form = WantedForm()
        self.said = QLabel(wordWrap=True)
        self.table = RowsTable(self.tr("Games found"))
        self.open_button = QPushButton(self.tr("Open in playtest"))
        self.rules = CoverageTab(RULES, self.tr("Rules in play"))
        self.deals = CoverageTab(DEALS, self.tr("Cards in play"))
        self.spaces = CoverageTab(SPACES, self.tr("Spaces in play"))
        self.tabs = QTabWidget()
        self._reading, self._finding = JobSlot(self), JobSlot(self)
        self._counting, self._replaying = JobSlot(self), JobSlot(self)
        self._arrange()
        self._wire()

    @property
    def facts(self) -> ArmFacts | None:
        """About the arm whose games are shown; None before it was read."""
        row = self.arm.currentIndex()
        return self._arms[row] if 0 <= row < len(self._arms) else None

    def show_games(
        self, runs: Sequence[int], place: tuple[int, int] | None = None, where: str = ""
    ) -> None:
        """Show the games of some runs.

        Args:
            place: Run and arm to begin with; None for the first.
            where: Condition on figures to begin with; "" for every game.
        """
        self._first = (place, where)
        self._arms, self._asked, self._covered = (), None, None
        self._show_none(self.tr("Reading…"))
        self.tabs.setCurrentIndex(_GAMES)
        self._reading.start(ArmsRequest(self._engine, self.file, tuple(runs)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads back."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def open_chosen(self) -> None:
        """Play the chosen game again, for the table, up to the moment that was asked about."""
        row, found = self.table.chosen, self.found
        if row is None or found is None or self._replaying.running:
            return
        game = found.games[row]
        moment = game.moments[0] if game.moments else None
        place = (game.run, game.arm)
        self.said.setText(self.tr("Game {} is played again…").format(game.game))
        request = ReplayRequest(self._engine, self.file, place, game.game, moment)
        self._replaying.start(request)

    # What was read.

    def _take_arms(self, arms: Sequence[ArmFacts]) -> None:
        place, where = self._first
        self._arms = arms
        self.arm.blockSignals(True)
        self.arm.clear()
        for each in arms:
            self.arm.addItem(f"{self.tr('Run {}').format(each.run)} · {each.title}")
        places = [(each.run, each.arm.number) for each in arms]
        self.arm.setCurrentIndex(places.index(place) if place in places else 0)
        self.arm.blockSignals(False)
        self.arm.setEnabled(len(arms) > 1)
        facts = self.facts
        if facts is not None:
            self.form.show_arm(facts)
            self.form.ask_for(where=where)

    def _change_arm(self) -> None:
        facts = self.facts
        if facts is not None:
            self.form.show_arm(facts)
            self._find()
            self._count()

    def _find(self) -> None:
        """Look for what the form asks for, unless that is what is listed."""
        facts = self.facts
        if facts is None:
            return
        try:
            asked = (facts.run, facts.arm.number), self.form.wanted()
        except OikistError as error:
            self._asked = None
            self._show_none(str(error))
            return
        if asked != self._asked:
            self._asked = asked
            self._finding.start(FindRequest(self._engine, self.file, *asked))

    def _take_found(self, found: Findings) -> None:
        facts = self.facts
        if facts is None:
            return
        self.found = found
        self.table.show_rows(*found_rows(found, facts))
        self._say_found()
        self._show_state()

    def _say_found(self) -> None:
        """How many games there are like that."""
        found = self.found
        if found is None:
            return
        said = counted(
            self.tr("{count} of {searched:game|games}"), count=found.count, searched=found.searched
        )
        if found.watched is not None:
            watched = self.tr("rules were looked at in {n:game|games}")
            said += " · " + counted(watched, n=found.watched)
        if len(found.games) < found.count:
            said += " · " + self.tr("the first {} are listed").format(len(found.games))
        self.said.setText(said)

    def _count(self) -> None:
        """Read what came into play, once a tab of it is in sight."""
        facts = self.facts
        if facts is None or self.tabs.currentIndex() == _GAMES:
            return
        place = (facts.run, facts.arm.number)
        if place != self._covered:
            self._covered = place
            for tab in (self.rules, self.deals, self.spaces):
                tab.say(self.tr("Reading…"))
            self._counting.start(CoverageRequest(self._engine, self.file, place))

    def _take_coverage(self, coverage: ArmCoverage) -> None:
        facts = self.facts
        if facts is not None:
            for tab in (self.rules, self.deals, self.spaces):
                tab.show_coverage(coverage, facts)

    def _miss_coverage(self, said: str) -> None:
        self._covered = None
        for tab in (self.rules, self.deals, self.spaces):
            tab.say(said)

    def _take_match(self, table: MatchTable) -> None:
        self._say_found()
        self.opened.emit(table)

    def _ask_rule(self, row: int) -> None:
        """Lists the games in which a rule of the table fired."""
        rule = self.rules.table.given_texts(row)[0]
        self.tabs.setCurrentIndex(_GAMES)
        self.form.ask_for(rule=rule)
        self.table.setFocus()

    # What is seen.

    def _show_none(self, said: str) -> None:
        """No games, and why."""
        self.found = None
        self.said.setText(said)
        self.table.show_rows((), ())
        self._show_state()

    def _show_state(self) -> None:
        some = self.found is not None and bool(self.found.games)
        self.open_button.setEnabled(some and not self._replaying.running)

    def _wait(self) -> None:
        """Another program uses the file."""
        self.said.setText(self.tr("The file of runs is in use. This continues once it is free."))

    def _arrange(self) -> None:
        self.back.setToolTip(self.tr("Back to the chart (Esc)"))
        self.back.setAutoDefault(False)
        self.arm.setAccessibleName(self.tr("Run"))
        self.arm.setToolTip(self.tr("Run whose games are shown"))
        self.said.setObjectName("note")
        self.open_button.setObjectName("primary")
        self.open_button.setAutoDefault(False)
        self.open_button.setToolTip(
            self.tr("Play the chosen game again on the table, at its moment or its end")
        )
        games = QWidget()
        last = in_row((self.said, 1), self.open_button, spacing=8)
        in_column(self.form, (self.table, 1), last, on=games, margins=(6, 6, 6, 6), spacing=6)
        for tab, title in (
            (games, self.tr("Games")),
            (self.rules, self.tr("Rules")),
            (self.deals, self.tr("Cards")),
            (self.spaces, self.tr("Spaces")),
        ):
            self.tabs.addTab(tab, title)
        head = in_row(self.back, (self.arm, 1), spacing=8)
        in_column(head, (self.tabs, 1), on=self, margins=(10, 8, 10, 8), spacing=6)
        self._show_state()

    def _wire(self) -> None:
        self.back.clicked.connect(self.left)
        self.arm.currentIndexChanged.connect(self._change_arm)
        self.form.changed.connect(self._find)
        self.table.opened.connect(self.open_chosen)
        self.open_button.clicked.connect(self.open_chosen)
        self.rules.table.opened.connect(self._ask_rule)
        self.tabs.currentChanged.connect(self._count)
        for slot in (self._reading, self._finding, self._replaying):
            slot.progressed.connect(self._wait)
        self._reading.done.connect(self._take_arms)
        self._reading.failed.connect(self._show_none)
        self._finding.done.connect(self._take_found)
        self._finding.failed.connect(self._show_none)
        self._counting.done.connect(self._take_coverage)
        self._counting.failed.connect(self._miss_coverage)
        self._replaying.done.connect(self._take_match)
        self._replaying.failed.connect(self.said.setText)
        self._replaying.changed.connect(self._show_state)

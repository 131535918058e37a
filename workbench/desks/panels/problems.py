"""Panel "Problems": what is wrong with the board as it stands, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDockWidget,
    QLabel,
    QListView,
    QStackedLayout,
    QWidget,
)

from engine.errors import Fault, OikistError
from engine.game import Problem
from engine.scenarios import catalog
from workbench.desks.panels.panel import BoardPanel, Shared
from workbench.desks.panels.problems_list import (
    MOST_SHOWN,
    PROBLEM_ROLE,
    ProblemDelegate,
    ProblemsModel,
)
from workbench.desks.panels.terms import Terms, default_terms, variant_terms
from workbench.documents.edits import Key
from workbench.language.counts import counted
from workbench.language.titles import shown_title
from workbench.look.theme import Theme
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.wheel import DropDown

_BY_VARIANT: Final = "variant"


class ProblemsPanel(BoardPanel):
    """Every fault and warning, live; a click or Enter goes to the place.

    The title of the dock around it says how many there are.
    """

    always = True
    looked = Signal()  # `problems` is what is the matter now

    def __init__(self, editing: Shared, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self.game = catalog.games()[self.document.game]
        self.terms: Terms = default_terms(self.game, max(self.game.seats))
        self.problems: tuple[Problem, ...] = ()
        self._refused: tuple[Problem, ...] = ()
        self.setWindowTitle(self.tr("Problems"))
        self.chooser = DropDown(self)
        self.chooser.setAccessibleName(self.tr("Rules to judge the board by"))
        self.chooser.setToolTip(self.tr("Number of players and rules that the board is meant for"))
        self.chooser.give_way(12)
        self.trouble = QLabel(self, wordWrap=True)
        self.trouble.setContentsMargins(8, 4, 8, 4)
        self.trouble.hide()
        self.model = ProblemsModel(self.game.rules, self)
        self.list = QListView(self)
        self._delegate = ProblemDelegate(self.list)
        self._arrange()
        self.fill_chooser()
        self.chooser.activated.connect(self._choose)
        self.list.clicked.connect(self._go)
        self.list.activated.connect(self._go)
        self.stale()

    def refresh(self) -> None:
        """Look at the board as it is now."""
        self.show_found(self.found())

    def show_found(self, found: Sequence[Problem]) -> None:
        """Show what has been found."""
        known = {problem.what for problem in found}
        self.problems = (*(one for one in self._refused if one.what not in known), *found)
        self.model.show(self.problems)
        self._pages.setCurrentIndex(0 if self.problems else 1)
        more = len(self.problems) - MOST_SHOWN
        self.more.setVisible(more > 0)
        self.more.setText(self.tr("And {} more").format(more))
        self._show_title(len(self.problems))
        self.looked.emit()

    def found(self) -> Sequence[Problem]:
        """What is wrong with the board, by `terms`."""
        raise NotImplementedError

    def go_to(self, problem: Problem) -> None:
        """Show where something is wrong."""
        raise NotImplementedError

    def show_refusal(self, faults: Sequence[Fault]) -> None:
        """List also what kept the board from being played, until it is edited again."""
        self._refused = tuple(Problem("fault", one.what, one.remedy) for one in faults)
        self.refresh()
        self.list.setCurrentIndex(self.model.index(0, 0))
        self.list.setFocus()

    def _edited(self, keys: frozenset[Key]) -> None:
        self._refused = ()
        super()._edited(keys)

    def use_terms(self, terms: Terms) -> None:
        """Judge the board by another number of seats or other rules."""
        self.terms = terms
        self.trouble.hide()
        self.stale()

    def fill_chooser(self) -> None:
        """List the defaults for each number of seats, and the variants of the catalogue."""
        blocker = QSignalBlocker(self.chooser)
        self.chooser.clear()
        for seats in self.game.seats:
            self.chooser.addItem(
                counted(self.tr("{seats:player|players}, usual rules"), seats=seats), ("", seats)
            )
        variants = catalog.variants(self.game.name, self.document.here)
        if variants:
            self.chooser.insertSeparator(self.chooser.count())
        for entry in variants:
            said = self.tr("Variant {}").format(shown_title(entry))
            self.chooser.addItem(said, (_BY_VARIANT, entry.name))
        for row in range(self.chooser.count()):
            if self.chooser.itemData(row) == self._data_of(self.terms):
                self.chooser.setCurrentIndex(row)
        blocker.unblock()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        super().set_theme(theme)
        self._delegate.theme = theme
        self.trouble.setStyleSheet(f"color: {theme.danger}")
        self.list.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the sentences flow anew."""
        super().resizeEvent(event)
        self.list.scheduleDelayedItemsLayout()

    def _arrange(self) -> None:
        self.list.setObjectName("problems_list")
        self.list.setAccessibleName(self.tr("Problems of the board"))
        self.list.setModel(self.model)
        self.list.setItemDelegate(self._delegate)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.empty = QLabel(self.tr("No problems"), self, alignment=Qt.AlignmentFlag.AlignCenter)
        self.empty.setObjectName("empty")
        self.more = QLabel(self)
        self.more.setObjectName("note")
        self.more.setContentsMargins(8, 2, 8, 2)
        head = in_row((self.chooser, 1), margins=(6, 6, 6, 4))
        pages = QWidget(self)
        self._pages = QStackedLayout(pages)
        self._pages.addWidget(self.list)
        self._pages.addWidget(self.empty)
        in_column(head, self.trouble, (pages, 1), self.more, on=self, margins=0, spacing=0)

    def _show_title(self, count: int) -> None:
        title = self.tr("Problems ({})").format(count) if count else self.tr("Problems")
        if title != self.windowTitle():
            self.setWindowTitle(title)
            dock = self.parentWidget()
            if isinstance(dock, QDockWidget):
                dock.setWindowTitle(title)

    def _data_of(self, terms: Terms) -> tuple[str, int | str]:
        return (_BY_VARIANT, terms.variant) if terms.variant else ("", terms.seats)

    def _choose(self, row: int) -> None:
        data: Sequence[int | str] | None = self.chooser.itemData(row)
        if data is None:
            return
        try:
            if data[0] == _BY_VARIANT:
                self.use_terms(variant_terms(self.game, str(data[1]), self.document.here))
            else:
                self.use_terms(default_terms(self.game, int(data[1])))
        except OikistError as error:
            self.trouble.setText(str(error))
            self.trouble.show()

    def _go(self, index: QModelIndex) -> None:
        problem = index.data(PROBLEM_ROLE)
        if problem is not None:
            self.go_to(problem)

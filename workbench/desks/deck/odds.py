"""Panel "Odds": how soon some cards come when the deck is shuffled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFormLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from engine.columns import Question
from engine.language import said as said_in
from engine.remedies import and_listed
from engine.scenarios import catalog
from engine.scenarios.deck_facts import expected_wait, marked, odds_by_round
from workbench.desks.deck.facts import number
from workbench.documents.deck_document import DeckDocument
from workbench.language.counts import percent
from workbench.widgets.layouts import in_column
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import WholeNumber

_MOST_ROUNDS: Final = 200


class OddsPanel(QWidget):
    """A question (which cards, how many, how many drawn in a round) and a row a round."""

    def __init__(self, document: DeckDocument, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.column = DropDown()
        self.entry = DropDown()
        self.wanted = WholeNumber()
        self.drawn = WholeNumber()
        self.said = QLabel(wordWrap=True)
        self.table = QTableWidget(0, 2)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.show_now)
        self._set_up()
        self._fill_columns()
        self._fill_entries()
        self.column.currentIndexChanged.connect(self._fill_entries)
        self.entry.currentIndexChanged.connect(lambda _: self.show_now())
        self.wanted.valueChanged.connect(lambda _: self.show_now())
        self.drawn.valueChanged.connect(lambda _: self.show_now())
        document.edited.connect(lambda _: self._soon.start())

    def showEvent(self, event: QShowEvent) -> None:
        """Count what was edited while nobody could see it."""
        super().showEvent(event)
        self.show_now()

    def show_now(self) -> None:
        """Count again, if it is in sight."""
        if not self.isVisible():
            return
        schema, holds = self._document.schema, self._holds()
        piled = schema.stacked(self._document.cards)
        layers = [(len(cards), marked(cards, holds)) for cards in piled]
        count, good = (sum(numbers) for numbers in zip(*layers, strict=True)) if layers else (0, 0)
        for field in (self.wanted, self.drawn):
            with QSignalBlocker(field):
                field.setMaximum(max(count, 1))
        wait = expected_wait(layers)
        if wait is None:
            said = self.tr("No card of {} matches.").format(count)
        else:
            said = self.tr("{} of {} cards match; the first comes as card {} on average.")
            said = said.format(good, count, number(wait))
        if len(layers) > 1:
            words = [one.word for key in schema.layers for one in schema.columns if one.key == key]
            said += " " + self.tr("Cards come in the order of: {}.").format(", ".join(words))
        if schema.among:
            game = catalog.games()[self._document.game]
            titles = [said_in(game, game.deck_schemas[key].title) for key in schema.among]
            alone = self.tr("In the game it is shuffled among {}; this is for the deck alone.")
            said += " " + alone.format(and_listed(titles))
        self.said.setText(said)
        odds = odds_by_round(layers, self.wanted.value(), self.drawn.value())
        self._show_rows([percent(float(one), 1) for one in odds[:_MOST_ROUNDS]])

    def _set_up(self) -> None:
        names = (
            (self.column, self.tr("&Column")),
            (self.entry, self.tr("Cards &with")),
            (self.wanted, self.tr("&At least (cards)")),
            (self.drawn, self.tr("&Drawn in a round")),
        )
        form = QFormLayout(fieldGrowthPolicy=QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for field, title in names:
            field.setAccessibleName(title.replace("&", ""))
            form.addRow(title, field)
        self.wanted.setMinimum(1)
        self.drawn.setMinimum(1)
        self.table.setHorizontalHeaderLabels([self.tr("by round"), self.tr("chance")])
        self.table.setAccessibleName(self.tr("Chance by round"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        in_column(form, self.said, (self.table, 1), on=self, margins=(10, 8, 10, 10))

    def _fill_columns(self) -> None:
        """What can be asked by the columns; the answers follow the cards."""
        with QSignalBlocker(self.column):
            for question in self._questions():
                self.column.addItem(question.title)

    def _questions(self) -> list[Question]:
        cards = self._document.cards
        return [one for each in self._document.schema.columns for one in each.questions(cards)]

    def _asked(self) -> Question | None:
        """The question that is chosen, as the cards stand now."""
        return next((q for q in self._questions() if q.title == self.column.currentText()), None)

    def _fill_entries(self) -> None:
        asked = self._asked()
        with QSignalBlocker(self.entry):
            self.entry.clear()
            for title, _ in asked.answers if asked else ():
                self.entry.addItem(title)
            if asked is not None:
                self.entry.setCurrentIndex(asked.usual)
        self.show_now()

    def _holds(self) -> Callable[[Mapping[str, Any]], bool]:
        asked, title = self._asked(), self.entry.currentText()
        tests = dict(asked.answers) if asked else {}
        return tests.get(title, lambda _: False)

    def _show_rows(self, chances: list[str]) -> None:
        self.table.setRowCount(len(chances))
        line = self.fontMetrics().height()
        self.table.verticalHeader().setDefaultSectionSize(round(line * 1.6))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for row, chance in enumerate(chances):
            for column, text in enumerate((str(row + 1), chance)):
                item = QTableWidgetItem(text)
                item.setTextAlignment(right)
                self.table.setItem(row, column, item)

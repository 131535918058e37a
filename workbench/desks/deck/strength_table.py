"""A table of what is known of cards, or of pairs of them: a row each, a click leads to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem

from engine.reports.card_rows import STRONG, WEAK, CardRow
from engine.reports.facts import label
from workbench.language.counts import counted

MARKS: Final = {STRONG: "\N{BLACK UP-POINTING TRIANGLE}", WEAK: "\N{BLACK DOWN-POINTING TRIANGLE}"}
_LINES: Final = 2  # of text in a row


class StrengthTable(QTableWidget):
    """Rows of a kind, read only.

    Args:
        name: For screen readers.
        first: Head of the column of names.
        rows: That it has room for at least.

    Attributes:
        rows: What is shown.

    Signals:
        chosen: The row that was chosen, by mouse or keyboard.
    """

    chosen = Signal(object)

    def __init__(self, name: str, first: str, rows: int) -> None:
        super().__init__(0, 2)
        self.rows: Sequence[CardRow] = ()
        self._least = rows
        self.setAccessibleName(name)
        tip = self.tr(
            "What stands out among all effects that were looked at (q below 10%); then the effect"
            " on wins (%) or final scores (points) against games without this deal, its 95%"
            " interval, and in how many games it was dealt so"
        )
        for column, head in enumerate((first, self.tr("What games say"))):
            item = QTableWidgetItem(head)
            item.setToolTip(tip if column else "")
            item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(column, item)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        self.itemSelectionChanged.connect(self._choose)

    def sizeHint(self) -> QSize:
        """Room for a few rows."""
        line = self.fontMetrics().height()
        return QSize(line * 15, round(line * (_LINES * 1.2 * self._least + 2.5)))

    def minimumSizeHint(self) -> QSize:
        """See `sizeHint`; it may be as narrow as there is room."""
        return QSize(0, self.sizeHint().height())

    def show_rows(self, rows: Sequence[CardRow]) -> None:
        """Show other rows; what was chosen stays so, by its names."""
        before = self.row_chosen()
        with QSignalBlocker(self):
            self.rows = tuple(rows)
            self.setRowCount(len(rows))
            for row, one in enumerate(rows):
                self._show(row, one)
            if before is not None:
                self.choose(before.cards)

    def row_chosen(self) -> CardRow | None:
        """The row that is chosen; None for none."""
        chosen = self.selectionModel().selectedRows()
        return self.rows[chosen[0].row()] if chosen else None

    def choose(self, cards: Sequence[str]) -> None:
        """Choose the row of some cards without telling anybody; none if there is none."""
        places = (at for at, one in enumerate(self.rows) if one.cards == tuple(cards))
        row = next(places, None)
        with QSignalBlocker(self):
            if row is None:
                self.clearSelection()
            else:
                self.selectRow(row)
                self.scrollTo(self.model().index(row, 0))

    def _show(self, row: int, one: CardRow) -> None:
        mark, names = MARKS.get(one.kind), "\n".join(label(name) for name in one.cards)
        words = f"{mark} {one.words}" if mark else one.words
        figures = []
        if one.effect:
            said = self.tr("{effect} ({interval}), {games:game|games}")
            figures.append(counted(said, effect=one.effect, interval=one.interval, games=one.games))
        for column, text in enumerate((names, "\n".join([words, *figures]))):
            item = QTableWidgetItem(text)
            item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            item.setToolTip(one.whole or one.words)
            if column:
                spoken = ", ".join([one.words, *figures])
                item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            self.setItem(row, column, item)

    def _choose(self) -> None:
        one = self.row_chosen()
        if one is not None:
            self.chosen.emit(one)

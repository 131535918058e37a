"""Figures and tables of an answer: read-only, as high as their rows, and copied with Ctrl+C."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from engine.reports.page import Fact, Sheet

_Index = QModelIndex | QPersistentModelIndex
_MOST_ROWS: Final = 14  # in sight; longer tables scroll
_ALIGN: Final = Qt.AlignmentFlag.AlignVCenter


class TextsModel(QAbstractTableModel):
    """Rows of texts.

    Args:
        heads, rows: Texts.
        words: Columns at the left that hold words; the others stand right.
        tips: What each row means; empty for none.
    """

    def __init__(
        self,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        words: int = 1,
        tips: Sequence[str] = (),
    ) -> None:
        super().__init__()
        self.heads, self.rows, self.words, self.tips = heads, rows, words, tips

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as in Qt
        """See Qt."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - as in Qt
        """See Qt."""
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See Qt."""
        row, column = index.row(), index.column()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows[row][column]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = column < self.words
            return _ALIGN | (Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.tips[row] if self.tips else self.rows[row][column]
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """See Qt."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = section < self.words
            return _ALIGN | (Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight)
        return None


class TextsTable(QTableView):
    """A table of texts that is as high as its rows."""

    def __init__(self, model: TextsModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.texts = model
        model.setParent(self)
        self.setModel(model)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._fit()

    def _fit(self) -> None:
        rows = min(self.texts.rowCount(), _MOST_ROWS)
        each = self.verticalHeader().defaultSectionSize()
        head = self.horizontalHeader().sizeHint().height()
        self.setFixedHeight(head + rows * each + 2 * self.frameWidth() + 6)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ctrl+C copies the rows that are chosen, with their heads, as a spreadsheet reads them."""
        if event.matches(QKeySequence.StandardKey.Copy):
            chosen = sorted({index.row() for index in self.selectedIndexes()})
            lines = [self.texts.heads, *(self.texts.rows[row] for row in chosen)]
            QGuiApplication.clipboard().setText("\n".join("\t".join(line) for line in lines))
            return
        super().keyPressEvent(event)


def facts_table(facts: Sequence[Fact], heads: Sequence[str], name: str) -> TextsTable:
    """Figures with their intervals; what each means is its tip.

    Args:
        heads: Of figure, value, interval and number of games.
    """
    rows = [(fact.name, fact.value, fact.interval, fact.count) for fact in facts]
    return TextsTable(TextsModel(heads, rows, 1, [fact.words for fact in facts]), name)


def sheet_table(sheet: Sheet, name: str) -> TextsTable:
    """A table of a page."""
    return TextsTable(TextsModel(sheet.heads, sheet.rows, sheet.words), name)

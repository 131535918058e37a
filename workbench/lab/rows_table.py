"""A table of rows that are sorted by a click on a head, and opened by Enter or a double click."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

_Index = QModelIndex | QPersistentModelIndex
_KEY: Final = Qt.ItemDataRole.UserRole
_ROOT: Final = QModelIndex()
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_MIDDLE: Final = Qt.AlignmentFlag.AlignVCenter


class Cell(NamedTuple):
    """What stands in a cell.

    Attributes:
        text: As it is shown.
        key: By which it is sorted; numbers stand at the right.
    """

    text: str
    key: str | float


class RowsModel(QAbstractTableModel):
    """Rows of cells."""

    def __init__(self) -> None:
        super().__init__()
        self.heads: Sequence[str] = ()
        self.rows: Sequence[Sequence[Cell]] = ()
        self.tips: Sequence[str] = ()

    def show_rows(
        self, heads: Sequence[str], rows: Sequence[Sequence[Cell]], tips: Sequence[str]
    ) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.heads, self.rows, self.tips = heads, rows, tips
        self.endResetModel()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """See Qt."""
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """See Qt."""
        return 0 if parent.isValid() else len(self.heads)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """See Qt."""
        cell = self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == _KEY:
            return cell.key
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = isinstance(cell.key, str)
            return _MIDDLE | (Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self.tips[index.row()] if self.tips else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """See Qt."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.heads[section]
        if role == Qt.ItemDataRole.TextAlignmentRole and self.rows:
            return self.data(self.index(0, section), role)
        return None


class RowsTable(QTableView):
    """Shows rows in the order in which they come until a head is clicked.

    Signals:
        opened: Number of a row, as it was given.
    """

    opened = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = RowsModel()
        self._rows.setParent(self)
        self._order = QSortFilterProxyModel(self)
        self._order.setSourceModel(self._rows)
        self._order.setSortRole(_KEY)
        self.setModel(self._order)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSortIndicatorClearable(True)
        self.doubleClicked.connect(lambda index: self.opened.emit(self._given(index)))

    def show_rows(
        self, heads: Sequence[str], rows: Sequence[Sequence[Cell]], tips: Sequence[str] = ()
    ) -> None:
        """Show other rows, the first of them chosen.

        Args:
            tips: What each row means; empty for none.
        """
        self.setSortingEnabled(False)
        self._rows.show_rows(heads, rows, tips)
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self._order.sort(-1)
        self.setSortingEnabled(True)
        if rows:
            self.selectRow(0)

    @property
    def chosen(self) -> int | None:
        """Number of the chosen row, as it was given; None for none."""
        index = self.currentIndex()
        return self._given(index) if index.isValid() else None

    def texts(self) -> list[list[str]]:
        """The rows as they stand."""
        columns = range(self._order.columnCount())
        rows = range(self._order.rowCount())
        return [[self._order.index(row, column).data() for column in columns] for row in rows]

    def given_texts(self, row: int) -> list[str]:
        """The texts of a row, by its number as it was given."""
        return [cell.text for cell in self._rows.rows[row]]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the chosen row."""
        if event.key() in _ENTER and self.chosen is not None:
            self.opened.emit(self.chosen)
        else:
            super().keyPressEvent(event)

    def _given(self, index: _Index) -> int:
        return self._order.mapToSource(index).row()

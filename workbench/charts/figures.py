"""The figures of a chart as a table, to be read, heard and copied."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QTableView, QWidget

from engine.reports.charts import Cell, Chart, as_csv, table
from workbench.charts.paced import Paced
from workbench.charts.words import figure
from workbench.language.counts import number
from workbench.widgets.layouts import in_column

_PAUSE: Final = 1000  # milliseconds; nobody reads figures that change faster
_LINES, _BESIDE, _LETTERS = 36, 9, 64  # of the dialog: at most, besides the rows, across


class FiguresModel(QAbstractTableModel):
    """Heads and rows of a chart's table."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads, self._rows = table(chart)

    def follow(self, chart: Chart) -> None:
        """Show other figures; what is chosen stays if there are as many."""
        heads, rows = table(chart)
        if heads == self._heads and len(rows) == len(self._rows):
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(heads) - 1))
            return
        self.beginResetModel()
        self._heads, self._rows = heads, rows
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        """Of the table."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex | None = None) -> int:
        """Of the table."""
        return 0 if parent is not None and parent.isValid() else len(self._heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Names of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return head(self._heads[section])

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Figures as people write them, at the right."""
        cell = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return _written(cell)
        if role == Qt.ItemDataRole.TextAlignmentRole and not isinstance(cell, str):
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None


class FiguresDialog(QDialog):
    """A window with the table of a chart, beside which one can go on working."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(chart.title)
        self._chart = chart
        self.model = FiguresModel(chart, self)
        self.view = QTableView()
        self.view.setAccessibleName(chart.title)
        self.view.setModel(self.model)
        self.view.setAlternatingRowColors(True)
        self.view.verticalHeader().hide()
        self.view.setWordWrap(False)
        self.view.resizeColumnsToContents()
        self.view.setTabKeyNavigation(False)
        self.view.horizontalHeader().setStretchLastSection(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy_button = QPushButton(self.tr("Copy as CSV"))
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.rejected.connect(self.reject)
        self.copy_button.clicked.connect(self.copy)
        in_column((self.view, 1), buttons, on=self)
        metrics = self.fontMetrics()
        lines = min(2 * self.model.rowCount() + _BESIDE, _LINES)
        self.resize(metrics.averageCharWidth() * _LETTERS, metrics.lineSpacing() * lines)
        self._paced = Paced(self, _PAUSE)
        self._paced.passed.connect(self._show)

    def follow(self, chart: Chart) -> None:
        """Show other figures, once a second at most."""
        self._paced.give(chart)

    def copy(self) -> None:
        """Put all figures into the clipboard."""
        QGuiApplication.clipboard().setText(as_csv(self._chart))

    def _show(self, chart: Chart) -> None:
        self._chart = chart
        self.setWindowTitle(chart.title)
        self.model.follow(chart)


def head(name: str) -> str:
    """The name of a column for people; titles of axes are as they are."""
    tr = QCoreApplication.translate
    words = {
        "label": tr("Charts", "What"),
        "value": tr("Charts", "Value"),
        "low": tr("Charts", "Low end"),
        "high": tr("Charts", "High end"),
        "n": "n",
        "from": tr("Charts", "From"),
        "to": tr("Charts", "To"),
        "part of games": tr("Charts", "Share of games"),
        "parameter": tr("Charts", "Parameter"),
        "set to": tr("Charts", "Set to"),
        "row": tr("Charts", "Row"),
        "column": tr("Charts", "Column"),
        "marked": tr("Charts", "Stands out"),
    }
    return words.get(name, name)


def _written(cell: Cell) -> str:
    if isinstance(cell, str):
        return cell
    return number(cell) if isinstance(cell, int) else figure(cell)

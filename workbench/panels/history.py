"""Panel "History": every step of the document in front; a click goes there."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QLabel, QListView, QSizePolicy, QStackedLayout, QWidget

from workbench.documents.document import Document
from workbench.look.theme import LIGHT, Theme

Index = QModelIndex | QPersistentModelIndex
_ROOT: Final = QModelIndex()


class HistoryModel(QAbstractListModel):
    """The steps of one document; row n is the document after n edits."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.document: Document | None = None
        self.theme: Theme = LIGHT
        self._rows = 0

    def set_document(self, document: Document | None) -> None:
        """Show another document's history."""
        self.beginResetModel()
        if self.document is not None:
            self.document.history_changed.disconnect(self._follow)
        self.document = document
        if document is not None:
            document.history_changed.connect(self._follow)
        self._rows = self._wanted()
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """One row more than there are edits."""
        return 0 if parent.isValid() else self._rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Phrase of an edit; bold where the document stands, pale where it is undone."""
        if not index.isValid() or self.document is None:
            return None
        history, row = self.document.history, index.row()
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            said = history.edits[row - 1].text if row else self.tr("Opened")
            return self.tr("{} (saved)").format(said) if row == history.saved else said
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setBold(row == history.position)
            font.setItalic(row > history.position)
            return font
        if role == Qt.ItemDataRole.ForegroundRole and row > history.position:
            return self.theme.colour("muted")
        return None

    def _wanted(self) -> int:
        return len(self.document.history.edits) + 1 if self.document is not None else 0

    def _follow(self) -> None:
        wanted = self._wanted()
        if wanted > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, wanted - 1)
            self._rows = wanted
            self.endInsertRows()
        elif wanted < self._rows:
            self.beginRemoveRows(QModelIndex(), wanted, self._rows - 1)
            self._rows = wanted
            self.endRemoveRows()
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(self._rows - 1))


class HistoryPanel(QWidget):
    """The list of steps; follows the document in front."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = HistoryModel(self)
        self.list = QListView(uniformItemSizes=True)
        self.list.setModel(self.model)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(self.tr("History of the document"))
        self.list.activated.connect(self._go)
        self.list.clicked.connect(self._go)
        self._empty = QLabel(self.tr("No document.\nEvery edit is listed here, to go back to."))
        self._empty.setObjectName("empty")
        self._empty.setWordWrap(True)
        self._empty.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.list)

    def set_document(self, document: Document | None) -> None:
        """Show another document's history."""
        if self.model.document is not None:
            self.model.document.history_changed.disconnect(self._mark)
        self.model.set_document(document)
        self._stack.setCurrentIndex(0 if document is None else 1)
        if document is not None:
            document.history_changed.connect(self._mark)
            self._mark()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.model.theme = theme

    def _go(self, index: QModelIndex) -> None:
        if self.model.document is not None:
            self.model.document.go_to(index.row())

    def _mark(self) -> None:
        if self.model.document is not None:
            here = self.model.index(self.model.document.history.position)
            self.list.setCurrentIndex(here)
            self.list.scrollTo(here)

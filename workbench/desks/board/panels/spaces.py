"""Panel "Spaces": every space as a row, sorted and filtered; it mirrors the selection."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QLineEdit, QTableView, QWidget

from workbench.desks.board.editing import Editing
from workbench.desks.board.panels.panel import BoardPanel
from workbench.desks.board.panels.spaces_model import ROW, SpacesModel
from workbench.widgets.layouts import in_column


class SpacesPanel(BoardPanel):
    """The spaces as a table; Enter or a double click shows one on the canvas."""

    delay = 120  # nobody waits for it; figures and problems go first

    def __init__(self, editing: Editing, parent: QWidget | None = None) -> None:
        super().__init__(editing, parent)
        self._mirroring = False
        self.model = SpacesModel(self.document, self)
        self.field = QLineEdit(self, placeholderText=self.tr("Filter by space, kind or place name"))
        self.field.setAccessibleName(self.tr("Filter the list of spaces"))
        self.field.setClearButtonEnabled(True)
        self.table = QTableView(self)
        self.table.setObjectName("spaces_table")
        self.table.setAccessibleName(self.tr("Spaces of the board"))
        self.count = QLabel(self)
        self.count.setObjectName("note")
        self._set_up_table()
        in_column(self.field, (self.table, 1), self.count, on=self, margins=6)
        self.field.textChanged.connect(self._filter)
        self.model.modelReset.connect(self._show_selection)
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.selectionModel().currentRowChanged.connect(self._current)
        self.table.activated.connect(self._reveal)
        editing.selection_changed.connect(self._show_selection)

    def refresh(self) -> None:
        """Show the spaces as they are now."""
        self.model.reload()
        self._show_count()

    def changeEvent(self, event: QEvent) -> None:
        """Make room when the text becomes larger."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and hasattr(self, "table"):
            self._fit_columns()

    def _set_up_table(self) -> None:
        self.table.setModel(self.model)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setSortIndicator(0, Qt.SortOrder.AscendingOrder)
        self.table.setSortingEnabled(True)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Widths and heights that fit the text, whatever its size."""
        metrics = self.table.fontMetrics()
        self.table.verticalHeader().setDefaultSectionSize(round(metrics.height() * 1.6))
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(metrics.averageCharWidth() * 6)
        for column, letters in enumerate((9, 18, 18, 0, 0, 0)):
            least = header.sectionSizeHint(column) + metrics.averageCharWidth() * 2
            self.table.setColumnWidth(column, max(metrics.averageCharWidth() * letters, least))

    def _filter(self, text: str) -> None:
        self.model.filter(text)
        self._show_count()

    def _show_count(self) -> None:
        shown, all_of_them = self.model.rowCount(), self.model.count
        if not all_of_them:
            self.count.setText(self.tr("No spaces yet: paint some on the board."))
        elif not shown:
            self.count.setText(self.tr("Nothing matches the filter."))
        elif shown == all_of_them:
            self.count.setText(self.tr("Spaces: {}").format(all_of_them))
        else:
            self.count.setText(self.tr("Spaces: {} of {}").format(shown, all_of_them))

    # The selection, both ways.

    def _selected(self, more: QItemSelection, less: QItemSelection) -> None:
        if self._mirroring:
            return
        chosen = list(self.table.selectionModel().selection())  # type: ignore[call-overload]
        rows = {row for part in chosen for row in range(part.top(), part.bottom() + 1)}
        self._mirroring = True
        self.editing.select(self.model.hex_at(row) for row in rows)
        self._mirroring = False

    def _current(self, current: QModelIndex, before: QModelIndex) -> None:
        if current.isValid() and not self._mirroring:
            self.editing.move_cursor(self.model.hex_at(current.row()))

    def _show_selection(self) -> None:
        if self._mirroring:
            return
        found = (self.model.row_of(axial) for axial in self.editing.selection)
        rows = sorted(row for row in found if row is not None)
        chosen = QItemSelection()
        for first, last in _runs(rows):
            chosen.select(self.model.index(first, 0), self.model.index(last, ROW))
        self._mirroring = True
        flags = QItemSelectionModel.SelectionFlag
        picked = self.table.selectionModel()
        picked.select(chosen, flags.ClearAndSelect)
        if len(rows) == 1:
            picked.setCurrentIndex(self.model.index(rows[0], 0), flags.NoUpdate)
        if rows and not self.table.hasFocus():
            self.table.scrollTo(self.model.index(rows[0], 0))
        self._mirroring = False

    def _reveal(self, index: QModelIndex) -> None:
        if index.isValid():
            axial = self.model.hex_at(index.row())
            self.editing.move_cursor(axial)
            self.editing.reveal((axial,))


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    """First and last of each stretch of rows without a gap."""
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found

"""Panel "Spaces": every space as a row, sorted and filtered; it mirrors the selection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    Qt,
    SignalInstance,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QLineEdit, QTableView, QWidget

from workbench.desks.panels.panel import BoardPanel
from workbench.desks.panels.places_model import PlacesModel
from workbench.documents.document import Document
from workbench.widgets.layouts import in_column


class Choosing(Protocol):
    """What an editor has whose spaces can be chosen; a space is whatever it calls one."""

    selection_changed: SignalInstance

    @property
    def document(self) -> Document:
        """What is edited."""

    @property
    def selection(self) -> frozenset[Any]:
        """What is selected."""

    def select(self, places: Iterable[Any]) -> None:
        """Select these and no others."""

    def move_cursor(self, place: Any) -> None:
        """Put the keyboard's cursor there."""

    def reveal(self, places: Iterable[Any]) -> None:
        """Ask the view to show them."""


class PlacesPanel(BoardPanel):
    """The spaces as a table; Enter or a double click shows one on the canvas.

    Args:
        model: The table.
        letters: Width of each column at least, in letters.

    Attributes:
        nothing: What is said where there are no spaces.
    """

    delay = 120  # nobody waits for it; figures and problems go first

    editing: Choosing

    def __init__(
        self,
        editing: Choosing,
        model: PlacesModel,
        letters: Sequence[int],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(editing, parent)
        self._mirroring = False
        self._letters = letters
        self.nothing = ""
        self.model = model
        model.setParent(self)
        self.field = QLineEdit(self)
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
        for column, letters in enumerate(self._letters):
            least = header.sectionSizeHint(column) + metrics.averageCharWidth() * 2
            self.table.setColumnWidth(column, max(metrics.averageCharWidth() * letters, least))

    def _filter(self, text: str) -> None:
        self.model.filter(text)
        self._show_count()

    def _show_count(self) -> None:
        shown, all_of_them = self.model.rowCount(), self.model.count
        if not all_of_them:
            self.count.setText(self.nothing)
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
        self.editing.select(self.model.place_at(row) for row in rows)
        self._mirroring = False

    def _current(self, current: QModelIndex, before: QModelIndex) -> None:
        if current.isValid() and not self._mirroring:
            self.editing.move_cursor(self.model.place_at(current.row()))

    def _show_selection(self) -> None:
        if self._mirroring:
            return
        found = (self.model.row_of(place) for place in self.editing.selection)
        rows = sorted(row for row in found if row is not None)
        chosen = QItemSelection()
        for first, last in _runs(rows):
            chosen.select(
                self.model.index(first, 0), self.model.index(last, self.model.columnCount() - 1)
            )
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
            place = self.model.place_at(index.row())
            self.editing.move_cursor(place)
            self.editing.reveal((place,))


def _runs(rows: list[int]) -> list[tuple[int, int]]:
    """First and last of each stretch of rows without a gap."""
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found

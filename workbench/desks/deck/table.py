"""The table of cards: choosing cells, copying, pasting, filling, moving."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QHeaderView,
    QTableView,
    QWidget,
)

from engine.errors import Fault, OikistError
from engine.scenarios.deck_sheet import Slot, slots_in, text_of
from workbench.desks.deck.clipboard import block_from, block_text, tiled
from workbench.desks.deck.delegate import CellDelegate, OrderDelegate
from workbench.desks.deck.editors import editor_of
from workbench.desks.deck.edits import Cell, DeckEdits
from workbench.desks.deck.model import DeckModel, SortedCards
from workbench.look.theme import Theme

_MODIFIER = Qt.KeyboardModifier
_SELECT = QItemSelectionModel.SelectionFlag


class CardTable(QTableView):
    """The cards of a deck.

    Rows are numbers of cards in the deck, whatever the order in which they are shown.

    Signals:
        chosen_changed: Other cells or another current cell.
        order_changed: The table is sorted by another column, or by none.
    """

    chosen_changed = Signal()
    order_changed = Signal()

    def __init__(self, model: DeckModel, edits: DeckEdits, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = model
        self._edits = edits
        self._sorted = SortedCards(model, self)
        self._whole = 0  # pixels that all columns take with their words
        self.setModel(self._sorted)
        self._plain = CellDelegate(model, edits, self)
        self._orders = OrderDelegate(model, edits, self)
        self.setItemDelegate(self._plain)
        for column, slot in enumerate(model.slots):
            if editor_of(slot.column).strip:
                self.setItemDelegateForColumn(column, self._orders)
        self.setAccessibleName(self.tr("Cards"))
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(True)
        self.setTabKeyNavigation(False)  # Tab leaves the table; arrows move inside it
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(
            triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed
        )
        self._set_up_headers()
        self.horizontalScrollBar().valueChanged.connect(lambda _: self._name_rows())
        self.selectionModel().selectionChanged.connect(lambda *_: self.chosen_changed.emit())
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen_changed.emit())
        for signal in (model.rowsInserted, model.rowsRemoved):
            signal.connect(self._sort_again)

    def _set_up_headers(self) -> None:
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setSortIndicatorClearable(True)
        across.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        across.setHighlightSections(True)
        across.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        across.setStretchLastSection(False)
        across.setToolTip(
            self.tr("A click sorts the view only; the deck keeps its order. A third click ends it")
        )
        across.sortIndicatorChanged.connect(lambda *_: self.order_changed.emit())
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setSortingEnabled(True)
        self._sorted.sort(-1)
        self.fit()

    def fit(self) -> None:
        """Give every column and row the room that its text needs."""
        self._orders.brief = False
        self.resizeColumnsToContents()
        self._whole = self.horizontalHeader().length()
        self._shorten()
        line = self.fontMetrics().height()
        self.verticalHeader().setDefaultSectionSize(round(line * 1.7))
        self.verticalHeader().setMinimumWidth(round(line * 2.4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt: orders are told by their marks alone where words would hide other columns."""
        super().resizeEvent(event)
        self._shorten()

    def _name_rows(self) -> None:
        """Name the cards beside their numbers while the column of their names is out of sight."""
        names = self.cards.document.schema.names[:1]
        here = [n for n, slot in enumerate(self.cards.slots) if slot.column in names]
        end = self.columnViewportPosition(here[0]) + self.columnWidth(here[0]) if here else 1
        in_sight = self.viewport().rect().intersects(self.visualRect(self.currentIndex()))
        if self.cards.show_names(end <= 0):
            self.updateGeometries()  # Qt gives the heads the room of their new words
            if in_sight:
                self.scrollTo(self.currentIndex())  # which that room may have pushed out of sight

    def _shorten(self) -> None:
        brief = self._whole > self.viewport().width()
        if brief == self._orders.brief:
            return
        self._orders.brief = brief
        for column, slot in enumerate(self.cards.slots):
            if editor_of(slot.column).strip:
                self.resizeColumnToContents(column)
        self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._plain.set_theme(theme)
        self._orders.set_theme(theme)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes one card down; F2 or typing edits the current cell."""
        plain = event.modifiers() in {_MODIFIER.NoModifier, _MODIFIER.KeypadModifier}
        idle = self.state() != QAbstractItemView.State.EditingState  # editors hand Enter on
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and plain and idle:
            self._go_down()
            return
        typed = bool(event.text()) and event.text().isprintable()
        if idle and (typed or event.key() == Qt.Key.Key_F2):
            self.scrollTo(self.currentIndex())  # an editor opens on its cell, not over others
        super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """Enter ends an edit and goes one card down; a longer text gets the room it needs."""
        super().closeEditor(editor, hint)
        edited = self.currentIndex().column()
        if self.sizeHintForColumn(edited) > self.columnWidth(edited):
            self.resizeColumnToContents(edited)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self._go_down()

    def _go_down(self) -> None:
        here = self.currentIndex()
        below = here.sibling(here.row() + 1, here.column())
        if below.isValid():
            self.selectionModel().setCurrentIndex(below, _SELECT.ClearAndSelect)

    # What is chosen.

    @property
    def sorted_by(self) -> tuple[Slot, bool] | None:
        """Column that the view is sorted by, and whether falling; None for the deck's order."""
        header = self.horizontalHeader()
        column = header.sortIndicatorSection()
        if not 0 <= column < len(self.cards.slots):
            return None
        falling = header.sortIndicatorOrder() == Qt.SortOrder.DescendingOrder
        return self.cards.slots[column], falling

    @property
    def current_row(self) -> int:
        """Card of the current cell; -1 for none."""
        return self._sorted.mapToSource(self.currentIndex()).row()

    def rows(self) -> list[int]:
        """Chosen cards in the order of the view; the current one if none is."""
        found = sorted({index.row() for index in self._chosen()})
        return [self._source_row(row) for row in found]

    def cells(self) -> list[Cell]:
        """Chosen cells, row by row."""
        slots = self.cards.slots
        found = sorted((index.row(), index.column()) for index in self._chosen())
        return [(self._source_row(row), slots[column]) for row, column in found]

    def choose_rows(self, rows: Iterable[int]) -> None:
        """Choose whole cards and go to the first of them."""
        selection = QItemSelection()
        last = len(self.cards.slots) - 1
        indexes = [self._sorted.mapFromSource(self.cards.index(row, 0)) for row in rows]
        for index in indexes:
            selection.select(index, index.siblingAtColumn(last))
        if indexes:
            column = max(self.currentIndex().column(), 0)
            current = indexes[0].siblingAtColumn(column)
            self.selectionModel().setCurrentIndex(current, _SELECT.NoUpdate)
            self.selectionModel().select(selection, _SELECT.ClearAndSelect)
            self.scrollTo(current)

    def go_to(self, row: int, slot: Slot | None = None) -> None:
        """Make a cell the current one."""
        column = self.cards.slots.index(slot) if slot in self.cards.slots else 0
        index = self._sorted.mapFromSource(self.cards.index(row, column))
        self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect)
        self.scrollTo(index)

    def find_text(self, text: str, step: int) -> bool:
        """Go to a cell that says a text, in the order of the view; whether there is one.

        Args:
            text: Any part of what people or files read in the cell.
            step: 1 for the next one, -1 for the one before, 0 for the current cell or the next.
        """
        columns = self.cards.document.schema.columns
        heads = [self.cards.slots.index(slots_in(column)[0]) for column in columns]
        here = (self.currentIndex().row(), self.currentIndex().column())
        places = []
        for row in range(self._sorted.rowCount()):
            card = self.cards.card(self._source_row(row))
            for column, head in zip(columns, heads, strict=True):
                if text.casefold() in column.searched(card[column.key]).casefold():
                    places.append((row, head))
        if not places:
            return False
        if step < 0:
            later = [at for at in reversed(places) if at < here] or places[::-1]
        else:
            later = [at for at in places if at > here or (at == here and not step)] or places
        index = self._sorted.index(*later[0])
        self.selectionModel().setCurrentIndex(index, _SELECT.ClearAndSelect)
        self.scrollTo(index)
        return True

    def show_deck_order(self) -> None:
        """End the sorting of the view."""
        self.horizontalHeader().setSortIndicator(-1, Qt.SortOrder.AscendingOrder)

    # Cells.

    def copy(self) -> int:
        """Put the chosen rows and columns on the clipboard; returns the number of cells."""
        rows, slots = self._block()
        cards = self.cards.document.cards
        grid = [[text_of(cards[row], slot) for slot in slots] for row in rows]
        if grid:
            QGuiApplication.clipboard().setText(block_text(grid))
        return len(rows) * len(slots)

    def paste(self) -> None:
        """Put the clipboard's cells into the table, from the first chosen cell on.

        Raises:
            OikistError: They do not fit or are faulty; nothing was changed.
        """
        grid = block_from(QGuiApplication.clipboard().text())
        if not grid:
            what = self.tr("there is no text on the clipboard")
            remedy = self.tr("copy cells first")
            raise OikistError(Fault("", self.tr("Paste"), what, remedy))
        if (len(grid), len(grid[0])) == (1, 1):
            text, cells = grid[0][0], self.cells()
            titles = list(dict.fromkeys(slot.title for _, slot in cells))
            phrase = self.tr("Paste into {}").format(", ".join(titles))
            self._edits.write(dict.fromkeys(cells, text), phrase)
            return
        rows, slots = self._block()
        if len(rows) * len(slots) == len(self.cells()):
            grid = tiled(grid, len(rows), len(slots))
        first = self._first()
        below = range(first.row(), self._sorted.rowCount())
        right = self.cards.slots[first.column() :]
        sources = [self._source_row(row) for row in below]
        before = len(self.cards.document.cards)
        self._edits.paste(sources, right, grid)
        sources += range(before, len(self.cards.document.cards))
        self._choose_block(sources[: len(grid)], first.column(), max(map(len, grid)))

    def _choose_block(self, rows: Sequence[int], column: int, wide: int) -> None:
        """Choose cells of some cards, from a column on."""
        selection = QItemSelection()
        for row in rows:
            index = self._sorted.mapFromSource(self.cards.index(row, column))
            selection.select(index, index.siblingAtColumn(column + wide - 1))
        first = self._sorted.mapFromSource(self.cards.index(rows[0], column))
        self.selectionModel().setCurrentIndex(first, _SELECT.NoUpdate)
        self.selectionModel().select(selection, _SELECT.ClearAndSelect)

    def fill_down(self) -> None:
        """Give the chosen cells of each column what the topmost one holds.

        Raises:
            OikistError: A card would be faulty; nothing was changed.
        """
        self._edits.fill_down(self.cells())

    # Indexes.

    def _chosen(self) -> list[QModelIndex]:
        chosen = self.selectionModel().selectedIndexes()
        current = self.currentIndex()
        return chosen or ([current] if current.isValid() else [])

    def _first(self) -> QModelIndex:
        chosen = self._chosen()
        row = min((index.row() for index in chosen), default=0)
        column = min((index.column() for index in chosen), default=0)
        return self._sorted.index(row, column)

    def _block(self) -> tuple[list[int], Sequence[Slot]]:
        """Rows and columns in which any cell is chosen; what lies between is left out."""
        columns = sorted({index.column() for index in self._chosen()})
        return self.rows(), [self.cards.slots[column] for column in columns]

    def _source_row(self, row: int) -> int:
        return self._sorted.mapToSource(self._sorted.index(row, 0)).row()

    def _sort_again(self) -> None:
        header = self.horizontalHeader()
        self._sorted.sort(header.sortIndicatorSection(), header.sortIndicatorOrder())

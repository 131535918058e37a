"""The spaces of a board as a table: what a screen reader reads, and what can be sorted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from workbench.language.fuzzy import has_words

Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


@dataclass(frozen=True)
class PlaceRow:
    """One space.

    Attributes:
        place: What the editor calls it: a hex, or a key.
        cells: What each column shows.
        order: Sort key of the first column.
    """

    place: Any
    cells: tuple[str | int, ...]
    order: Any


class PlacesModel(QAbstractTableModel):
    """The table, sorted and filtered in Python, which takes a few milliseconds for 2,000 rows.

    Attributes:
        numbers: Columns that hold numbers.
        searched: How many columns the filter looks into, from the first on.
    """

    numbers: ClassVar[frozenset[int]] = frozenset()
    searched: ClassVar[int] = 3

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: list[PlaceRow] = []
        self._shown: list[PlaceRow] = []
        self._row_of: dict[Any, int] = {}
        self._wanted = ""
        self._sorted = (0, Qt.SortOrder.AscendingOrder)

    def rows(self) -> list[PlaceRow]:
        """Every space, in the order of the first column."""
        raise NotImplementedError

    def titles(self) -> tuple[str, ...]:
        """Titles of the columns."""
        raise NotImplementedError

    @property
    def count(self) -> int:
        """Number of spaces, whether the filter shows them or not."""
        return len(self._all)

    def reload(self) -> None:
        """Read the spaces from the document again."""
        fresh = self.rows()
        same = [row.place for row in fresh] == [row.place for row in self._all]
        self._all = fresh
        shown = self._arranged()
        if same and [row.place for row in shown] == [row.place for row in self._shown]:
            self._shown = shown
            if shown:
                last = self.index(len(shown) - 1, len(self.titles()) - 1)
                self.dataChanged.emit(self.index(0, 0), last)
        else:
            self._reset(shown)

    def filter(self, text: str) -> None:
        """Show the spaces only in whose name, kind or place name each of the words occurs."""
        self._wanted = text.strip()
        self._reset(self._arranged())

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; the first one sorts as one reads the board."""
        self._sorted = (column, order)
        self._reset(self._arranged())

    def place_at(self, row: int) -> Any:
        """The place of a row."""
        return self._shown[row].place

    def row_of(self, place: Any) -> int | None:
        """The row of a place; None if the filter hides it."""
        return self._row_of.get(place)

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Number of spaces that the filter shows."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """As many as there are titles."""
        return 0 if parent.isValid() else len(self.titles())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows."""
        if not index.isValid():
            return None
        space = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return space.cells[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in self.numbers:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Titles of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(self.titles()):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.titles()[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = (
                Qt.AlignmentFlag.AlignRight
                if section in self.numbers
                else Qt.AlignmentFlag.AlignLeft
            )
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def _arranged(self) -> list[PlaceRow]:
        column, order = self._sorted
        rows = [row for row in self._all if self._matches(row)] if self._wanted else self._all
        key: Callable[[PlaceRow], Any]
        if column == 0:
            key = _by_order
        elif column in self.numbers:
            key = lambda row: row.cells[column]  # noqa: E731  (three keys side by side)
        else:  # what is empty comes last
            key = lambda row: (not row.cells[column], str(row.cells[column]).casefold())  # noqa: E731
        return sorted(rows, key=key, reverse=order == Qt.SortOrder.DescendingOrder)

    def _matches(self, row: PlaceRow) -> bool:
        return has_words(self._wanted, " ".join(str(cell) for cell in row.cells[: self.searched]))

    def _reset(self, rows: list[PlaceRow]) -> None:
        self.beginResetModel()
        self._shown = rows
        self._row_of = {row.place: place for place, row in enumerate(rows)}
        self.endResetModel()


def _by_order(row: PlaceRow) -> Any:
    return row.order

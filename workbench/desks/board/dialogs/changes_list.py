"""The list of what differs between two boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.boards.attributes import site_name
from engine.boards.board import Board
from engine.boards.diff import ChangedHex, ChangedText, Differences
from engine.boards.notation import hex_name
from engine.game import BoardSchema

Index = QModelIndex | QPersistentModelIndex
CHANGE_ROLE: Final = Qt.ItemDataRole.UserRole
_NOWHERE: Final = QModelIndex()
_LONGEST: Final = 40
Row = tuple[str, str, str, str]  # where, what, before, after


class ChangesModel(QAbstractTableModel):
    """One row for each change: where, what, before, after."""

    def __init__(self, schema: BoardSchema, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._titles = {kind.key: kind.title for kind in schema.kinds}
        self._attributes = {one.key: one for one in schema.attributes}
        self._rows: list[Row] = []
        self._changes: list[ChangedHex | ChangedText] = []

    def show(self, found: Differences, before: Board, after: Board) -> None:
        """Show other differences."""
        self.beginResetModel()
        self._changes = [*found.texts, *found.hexes]
        self._rows = [self._text_row(text) for text in found.texts]
        self._rows += [self._hex_row(change, before, after) for change in found.hexes]
        self.endResetModel()

    def clear(self) -> None:
        """Show nothing."""
        self.beginResetModel()
        self._changes, self._rows = [], []
        self.endResetModel()

    def change_at(self, row: int) -> ChangedHex | ChangedText:
        """What a row is about."""
        return self._changes[row]

    def changes(self) -> Sequence[ChangedHex | ChangedText]:
        """All changes, one per row."""
        return self._changes

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """Number of changes."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        """Where, what, before and after."""
        return 0 if parent.isValid() else 4

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a cell shows."""
        if not index.isValid():
            return None
        text = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            line = " ".join(text.split())
            return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
        if role == Qt.ItemDataRole.ToolTipRole:
            return text
        if role == CHANGE_ROLE:
            return self._changes[index.row()]
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Titles of the columns."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < 4:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (self.tr("Where"), self.tr("What"), self.tr("Before"), self.tr("After"))[section]

    def _text_row(self, text: ChangedText) -> Row:
        words = {
            "game": self.tr("Game"),
            "title": self.tr("Title"),
            "note": self.tr("Note"),
            "orientation": self.tr("Tops of the hexes"),
        }
        return (self.tr("Board"), words.get(text.key, text.key), text.before, text.after)

    def _hex_row(self, change: ChangedHex, before: Board, after: Board) -> Row:
        words = {
            "added": self.tr("＋ added"),
            "removed": self.tr("✕ removed"),
            "kind": self.tr("○ kind"),
            "name": self.tr("▁ name"),
        }
        where = _where(change, before, after)
        if change.what == "attribute":
            known = self._attributes.get(change.key)
            if known is None:
                return (where, f"◇ {change.key}", change.before, change.after)
            old, new = known.word_of(change.before), known.word_of(change.after)
            return (where, f"◇ {known.word}", old, new)
        old, new = change.before, change.after
        if change.what != "name":
            old, new = self._titles.get(old, old), self._titles.get(new, new)
        return (where, words.get(change.what, change.what), old, new)


def _where(change: ChangedHex, before: Board, after: Board) -> str:
    """The name on the later board; on the earlier one, if it is only there."""
    axial, board = change.hex, after
    if change.what == "removed" or after.cell_at(axial) is None:
        axial, board = change.old_hex, before
    try:
        if change.where:
            site = (change.where, axial, change.part, change.key)
            return site_name(site, set(board.cells), board.orientation)
        return hex_name(axial, board.orientation)
    except ValueError:
        return "–"

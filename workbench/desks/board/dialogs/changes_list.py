"""The list of what differs between two boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel

from engine.boards.attributes import site_name
from engine.boards.board import Board
from engine.boards.diff import ChangedHex, ChangedText, Differences
from engine.boards.notation import hex_name
from engine.game import BoardSchema

_LONGEST: Final = 40
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
Row = tuple[str, str, str, str]  # where, what, before, after


class ChangesModel(QStandardItemModel):
    """One row for each change: where, what, before, after."""

    def __init__(self, schema: BoardSchema, parent: QObject | None = None) -> None:
        super().__init__(parent)
        titles = [self.tr("Where"), self.tr("What"), self.tr("Before"), self.tr("After")]
        self.setHorizontalHeaderLabels(titles)
        for column in range(len(titles)):
            self.horizontalHeaderItem(column).setTextAlignment(_LEFT)
        self._titles = {kind.key: kind.title for kind in schema.kinds}
        self._attributes = {one.key: one for one in schema.attributes}
        self._changes: list[ChangedHex | ChangedText] = []

    def show(self, found: Differences, before: Board, after: Board) -> None:
        """Show other differences."""
        self.empty()
        self._changes = [*found.texts, *found.hexes]
        for text in found.texts:
            self._add(self._text_row(text))
        for change in found.hexes:
            self._add(self._hex_row(change, before, after))

    def empty(self) -> None:
        """Show nothing."""
        self.removeRows(0, self.rowCount())
        self._changes = []

    def change_at(self, row: int) -> ChangedHex | ChangedText:
        """What a row is about."""
        return self._changes[row]

    def changes(self) -> Sequence[ChangedHex | ChangedText]:
        """All changes, one per row."""
        return self._changes

    def _add(self, texts: Row) -> None:
        items = []
        for text in texts:
            line = " ".join(text.split())
            item = QStandardItem(line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…")
            item.setToolTip(text)
            items.append(item)
        self.appendRow(items)

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

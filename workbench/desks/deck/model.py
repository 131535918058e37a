"""The cards of a deck as a table model, and its sorted view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QIcon

from engine.columns import WHOLE
from engine.errors import OikistError
from engine.picture import SeatStyle
from engine.play.wording import labelled
from engine.scenarios import catalog
from engine.scenarios.deck_sheet import Slot, entry_of, sort_key, text_of
from workbench.cards.face import styles_of
from workbench.desks.deck.editors import editor_of
from workbench.desks.deck.edits import Cell, DeckEdits
from workbench.documents.deck_document import DeckDocument
from workbench.look.marks import badge_icon
from workbench.look.theme import LIGHT, Theme

Index = QModelIndex | QPersistentModelIndex
SLOT_ROLE: Final = Qt.ItemDataRole.UserRole
STYLES_ROLE: Final = Qt.ItemDataRole.UserRole + 1  # marks of a cell, first one on the left
ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 2  # number of the card
_WRITTEN: Final = (Qt.ItemDataRole.EditRole, Qt.ItemDataRole.CheckStateRole)
_NAME: Final = 20  # letters of a name beside the number of its card
_ROOT: Final = QModelIndex()
_ALIGN: Final = Qt.AlignmentFlag


class DeckModel(QAbstractTableModel):
    """One row a card in the order of the deck, one column a slot of the sheet.

    Signals:
        refused: Why a cell was not changed, in words.
        said: What else was changed by an edit.
    """

    refused = Signal(str)
    said = Signal(str)

    def __init__(
        self, document: DeckDocument, edits: DeckEdits, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.document = document
        self.edits = edits
        self.slots = edits.slots
        self.styles = styles_of(catalog.games()[document.game], document.schema)
        self._cards: tuple[Mapping[str, Any], ...] = tuple(document.cards)
        self._theme = LIGHT
        self._icons: dict[tuple[str, str], QIcon] = {}
        self._changed: Mapping[Cell, str] = {}
        self._new: frozenset[int] = frozenset()
        self._notes: Mapping[int, str] = {}
        self._caution = QIcon()
        self._named = False
        roles = Qt.ItemDataRole
        self._cell_roles: dict[int, Callable[[int, Slot], Any]] = {
            roles.DisplayRole: self._text,
            roles.EditRole: self._entry,
            roles.TextAlignmentRole: _side,
            roles.FontRole: self._font,
            roles.ToolTipRole: self._tip,
            roles.AccessibleTextRole: self._in_words,
            roles.DecorationRole: self._icon,
            roles.CheckStateRole: self._tick,
            SLOT_ROLE: lambda _, slot: slot,
            ROW_ROLE: lambda row, _: row,
            STYLES_ROLE: self._marks,
        }
        document.edited.connect(self._follow)

    # What stands in it.

    def rowCount(self, parent: Index = _ROOT) -> int:
        """Cards."""
        return 0 if parent.isValid() else len(self._cards)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """Columns of the sheet."""
        return 0 if parent.isValid() else len(self.slots)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """A cell: text, entry, marks, bold where the base deck says otherwise."""
        asked = self._cell_roles.get(role)
        if asked is None or not index.isValid():
            return None
        return asked(index.row(), self.slots[index.column()])

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Titles of the columns; numbers of the cards, with a mark where there is a note."""
        if orientation == Qt.Orientation.Horizontal:
            slot = self.slots[section]
            texts = {
                Qt.ItemDataRole.DisplayRole: slot.title,
                Qt.ItemDataRole.ToolTipRole: slot.column.text,
            }
            return texts.get(Qt.ItemDataRole(role))
        if role == Qt.ItemDataRole.DisplayRole:
            return self._number(section)
        note = self._notes.get(section)
        marks = {Qt.ItemDataRole.ToolTipRole: note, Qt.ItemDataRole.DecorationRole: self._caution}
        return marks.get(Qt.ItemDataRole(role)) if note else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Every cell can be edited, in a field or by a box to tick."""
        flags = super().flags(index)
        if not index.isValid():
            return flags
        ticked = editor_of(self.slots[index.column()].column).ticked
        return flags | (Qt.ItemFlag.ItemIsUserCheckable if ticked else Qt.ItemFlag.ItemIsEditable)

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Write one cell; what the schema forbids is refused with a sentence."""
        if role not in _WRITTEN or not index.isValid():
            return False
        slot = self.slots[index.column()]
        if role == Qt.ItemDataRole.CheckStateRole:
            value = Qt.CheckState(value) == Qt.CheckState.Checked
        text = value
        if not isinstance(value, str):
            text = slot.column.cell(value) if slot.place == WHOLE else str(value)
        try:
            said = self.edits.set_cell((index.row(), slot), text)
        except OikistError as error:
            self.refused.emit(str(error))
            return False
        if said:
            self.said.emit(said)
        return True

    def card(self, row: int) -> Mapping[str, Any]:
        """The card of a row as the views know it."""
        return self._cards[row]

    # What is shown about it.

    def set_theme(self, theme: Theme, caution: QIcon) -> None:
        """Use other colours, and another mark for notes."""
        self._theme = theme
        self._caution = caution
        self._icons.clear()
        self._tell_all([Qt.ItemDataRole.DecorationRole])

    def show_differences(self, changed: Mapping[Cell, str], new: frozenset[int]) -> None:
        """Which cells the base deck has otherwise (with its text), and which cards it lacks."""
        if (changed, new) == (self._changed, self._new):
            return
        was = self._changed
        rows = {row for row, slot in {*changed, *was}
                if changed.get((row, slot)) != was.get((row, slot))}  # fmt: skip
        rows = {row for row in rows | (new ^ self._new) if row < self.rowCount()}
        self._changed, self._new = changed, new
        if rows:
            first, last = self.index(min(rows), 0), self.index(max(rows), len(self.slots) - 1)
            self.dataChanged.emit(
                first, last, [Qt.ItemDataRole.FontRole, Qt.ItemDataRole.ToolTipRole]
            )

    def show_names(self, named: bool) -> bool:
        """Whether the numbers of cards have their names beside them; False if they had."""
        if named == self._named:
            return False
        self._named = named
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, max(len(self._cards) - 1, 0))
        return True

    def _number(self, row: int) -> int | str:
        names = self.document.schema.names
        if not (self._named and names):
            return row + 1
        name = str(self._cards[row][names[0].key])
        return f"{row + 1}  {name if len(name) <= _NAME else name[: _NAME - 1] + '…'}"

    def show_notes(self, notes: Mapping[int, str]) -> None:
        """Sentences about single cards, such as what does not fit on a face."""
        if notes != self._notes:
            self._notes = notes
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, max(len(self._cards) - 1, 0))

    def _text(self, row: int, slot: Slot) -> str:
        """A cell for people: seats and other names by their titles."""
        marks = self._marks(row, slot)
        if marks:
            return " ".join(style.title for style in marks)
        return slot.column.shown(self._cards[row][slot.column.key], slot.place)

    def _tick(self, row: int, slot: Slot) -> Qt.CheckState | None:
        if not editor_of(slot.column).ticked:
            return None
        return Qt.CheckState.Checked if self._entry(row, slot) else Qt.CheckState.Unchecked

    def _entry(self, row: int, slot: Slot) -> Any:
        return entry_of(self._cards[row], slot)

    def _in_words(self, row: int, slot: Slot) -> str:
        said = labelled(slot.title, self._text(row, slot))
        if row in self._new or (row, slot) in self._changed:
            return self.tr("{}, other than the base deck").format(said)
        return said

    def _marks(self, row: int, slot: Slot) -> tuple[SeatStyle, ...]:
        known, entry = self.styles[slot.column.key], self._cards[row][slot.column.key]
        return tuple(known[name] for name in slot.column.marks(entry))

    def _icon(self, row: int, slot: Slot) -> QIcon | None:
        if not slot.column.marked or editor_of(slot.column).strip:
            return None
        key = (slot.column.key, str(self._entry(row, slot)))
        if key not in self._icons:
            style = self.styles[key[0]][key[1]]
            self._icons[key] = badge_icon(style, self._theme.colour("mark_edge"))
        return self._icons[key]

    def _font(self, row: int, slot: Slot) -> QFont | None:
        if row not in self._new and (row, slot) not in self._changed:
            return None
        font = QFont()
        font.setBold(True)
        return font

    def _tip(self, row: int, slot: Slot) -> str:
        """What the column is about, and sentences; words, where marks may stand for them."""
        words = [self._text(row, slot)] if editor_of(slot.column).strip else []
        words += slot.column.paragraphs(self._cards[row][slot.column.key])
        return "\n".join([*words, self._about(row, slot)])

    def _about(self, row: int, slot: Slot) -> str:
        if row in self._new:
            return self.tr("{}\nThe base deck has no such card.").format(slot.column.text)
        old = self._changed.get((row, slot))
        if old is None:
            written = text_of(self._cards[row], slot)
            if written.casefold() == self._text(row, slot).casefold():
                return slot.column.text
            return self.tr("{}\nIn files: {}").format(slot.column.text, written)
        return self.tr("{}\nThe base deck says {}.").format(slot.column.text, old)

    # Following the document.

    def _follow(self, keys: frozenset[tuple[str | int, ...]]) -> None:
        """Tell of the rows that came, went or changed, and of no others."""
        if ("cards",) not in keys:
            return
        old, new = self._cards, tuple(self.document.cards)
        head = _same(old, new)
        tail = _same(old[head:][::-1], new[head:][::-1])
        before, after = len(old) - head - tail, len(new) - head - tail
        both = min(before, after)
        self._cards = new[: head + both] + old[head + both :]
        if both:
            last = self.index(head + both - 1, len(self.slots) - 1)
            self.dataChanged.emit(self.index(head, 0), last)
        if after > before:
            self.beginInsertRows(_ROOT, head + both, head + after - 1)
            self._cards = new
            self.endInsertRows()
        elif before > after:
            self.beginRemoveRows(_ROOT, head + both, head + before - 1)
            self._cards = new
            self.endRemoveRows()

    def _tell_all(self, roles: list[Qt.ItemDataRole]) -> None:
        if self._cards:
            last = self.index(len(self._cards) - 1, len(self.slots) - 1)
            self.dataChanged.emit(self.index(0, 0), last, roles)


class SortedCards(QSortFilterProxyModel):
    """The table as it is looked at: sorting it leaves the deck alone."""

    def __init__(self, model: DeckModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setDynamicSortFilter(False)  # else a row would leave while it is being edited
        self.setSourceModel(model)

    def lessThan(self, left: Index, right: Index) -> bool:
        """Names by the order of the schema, numbers by size, equal ones as in the deck."""
        slot = self._model.slots[left.column()]
        first, second = self._model.card(left.row()), self._model.card(right.row())
        return bool(sort_key(first, slot) < sort_key(second, slot))

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Numbers of the cards stay with their cards."""
        if orientation == Qt.Orientation.Vertical:
            row = self.mapToSource(self.index(section, 0)).row()
            return self._model.headerData(row, orientation, role) if row >= 0 else None
        return self._model.headerData(section, orientation, role)


def _same(old: Sequence[Any], new: Sequence[Any]) -> int:
    """Equal entries at the start of both."""
    for count, (one, other) in enumerate(zip(old, new, strict=False)):
        if one != other:
            return count
    return min(len(old), len(new))


def _side(row: int, slot: Slot) -> Qt.AlignmentFlag:
    del row
    side = _ALIGN.AlignRight if editor_of(slot.column).numeric else _ALIGN.AlignLeft
    return side | _ALIGN.AlignVCenter

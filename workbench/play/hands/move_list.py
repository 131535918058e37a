"""Panel "Legal moves": every move that can be made now, as text; Enter makes one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QListView, QVBoxLayout, QWidget

from workbench.language.fuzzy import has_words
from workbench.look.theme import Theme, scaled
from workbench.play.hands.hands import Hands
from workbench.play.hands.preview_card import how_to_play
from workbench.play.hands.second_click import SecondClick
from workbench.play.waiting import Waiting

Index = QModelIndex | QPersistentModelIndex
CODE_ROLE: Final = Qt.ItemDataRole.UserRole
_LIST_KEYS: Final = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)


class LegalMoves(QAbstractListModel):
    """Moves as text, those that contain every word of a filter."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[tuple[int, str], ...] = ()
        self._rows: list[tuple[int, str]] = []
        self._wanted = ""

    @property
    def total(self) -> int:
        """Moves that the filter may hide as well."""
        return len(self._all)

    def set_moves(self, moves: Sequence[tuple[int, str]]) -> None:
        """List other moves: codes and texts."""
        if tuple(moves) != self._all:
            self._all = tuple(moves)
            self._sift()

    def set_filter(self, text: str) -> None:
        """Keep moves that contain every word."""
        self._wanted = text.strip()
        self._sift()

    def row_of(self, code: int) -> int:
        """Row of a move, -1 if it is not listed."""
        return next((row for row, one in enumerate(self._rows) if one[0] == code), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of moves."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text and code of a move."""
        if not index.isValid():
            return None
        code, text = self._rows[index.row()]
        if role == CODE_ROLE:
            return code
        shown = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}
        return text if role in shown else None

    def _sift(self) -> None:
        self.beginResetModel()
        self._rows = [one for one in self._all if has_words(self._wanted, one[1])]
        self.endResetModel()


class MoveList(QWidget):
    """Legal moves with a filter; the move under the mouse or the keyboard shows on the board.

    Args:
        hands: Make the moves; clicks on the board narrow the list as well.
    """

    def __init__(self, hands: Hands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hands = hands
        self.model = LegalMoves(self)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Filter, such as a space or a kind"))
        self.filter.setAccessibleName(self.tr("Filter of legal moves"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._sift)
        self.filter.returnPressed.connect(self._play_current)
        self.filter.installEventFilter(self)
        self.list = QListView()
        self.list.setObjectName("legal_moves")
        self.list.setAccessibleName(self.tr("Legal moves"))
        self.list.setModel(self.model)
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.activated.connect(self._play)
        SecondClick(self.list, self._play)
        self.list.entered.connect(self._look)
        self.list.selectionModel().currentChanged.connect(self._look_current)
        self.list.viewport().installEventFilter(self)
        self.list.installEventFilter(self)
        self.said = QLabel()
        self.said.setObjectName("muted")
        self.said.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(scaled(8), scaled(8), scaled(8), scaled(8))
        column.setSpacing(scaled(6))
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        column.addWidget(self.said)
        self.waiting = Waiting(self, self.follow)
        hands.changed.connect(self.waiting.ask)
        self.follow()

    def follow(self) -> None:
        """List what is legal now, and with the clicks so far."""
        hands, now, match = self._hands, self._hands.narrowing, self._hands.match
        if now is None or match is None:
            self.model.set_moves(())
        else:
            self.model.set_moves([(code, match.in_words(code)) for code in now.codes])
        self._count()
        row = self.model.row_of(hands.shown) if hands.shown is not None else -1
        if row >= 0 and row != self.list.currentIndex().row() and not self.list.hasFocus():
            at = self.model.index(row)
            keep = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().blockSignals(True)
            self.list.selectionModel().setCurrentIndex(at, keep)
            self.list.selectionModel().blockSignals(False)
            self.list.scrollTo(at)
            self.list.viewport().update()

    def slots(self) -> dict[str, Callable[[], object]]:
        """What is done for the list's key of `commands_hands`."""
        return {"hands_list": self.seek}

    def enabled(self) -> dict[str, bool]:
        """Whether there is anything to look for."""
        return {"hands_list": self._hands.active}

    def seek(self) -> None:
        """Give the keyboard to the filter."""
        self.waiting.catch_up()
        self.filter.setFocus()
        self.filter.selectAll()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        del theme  # all of them come from the style sheet

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the filter move in the list; what is left is no longer shown."""
        if watched is self.filter and isinstance(event, QKeyEvent):
            pressed = event.type() == QEvent.Type.KeyPress
            if pressed and event.key() in _LIST_KEYS and self.model.rowCount():
                self._walk(event)
                return True
        gone = {QEvent.Type.Leave, QEvent.Type.FocusOut}
        if event.type() in gone:
            self._hands.look(None)
        return super().eventFilter(watched, event)

    def _walk(self, event: QKeyEvent) -> None:
        page = event.key() in {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
        step = (10 if page else 1) * (
            1 if event.key() in {Qt.Key.Key_Down, Qt.Key.Key_PageDown} else -1
        )
        here = self.list.currentIndex().row()
        row = min(max(here + step, 0), self.model.rowCount() - 1)
        self.list.setCurrentIndex(self.model.index(row))

    def _sift(self, text: str) -> None:
        self.model.set_filter(text)
        self._count()
        if text and self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))

    def _count(self) -> None:
        shown, total = self.model.rowCount(), self.model.total
        if not self._hands.active:
            self.said.setText(self.tr("No person is to move."))
        elif shown == total:
            self.said.setText(f"{self.tr('Moves: {}.').format(total)} {how_to_play(2)}")
        else:
            counted = self.tr("Moves: {} of {}.").format(shown, total)
            self.said.setText(f"{counted} {how_to_play(2)}")

    def _code(self, index: QModelIndex) -> int | None:
        return index.data(CODE_ROLE) if index.isValid() else None

    def _play_current(self) -> None:
        self._play(self.list.currentIndex())

    def _play(self, index: QModelIndex) -> None:
        code = self._code(index)
        if code is not None:
            self._hands.play(code)
            self.filter.clear()  # the next decision has other moves

    def _look(self, index: QModelIndex) -> None:
        self._hands.look(self._code(index))

    def _look_current(self, index: QModelIndex, _before: QModelIndex) -> None:
        if self.list.hasFocus() or self.filter.hasFocus():
            self._look(index)

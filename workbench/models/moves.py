"""The history of a game as a list: a heading per round, then its moves and what they led to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from workbench.jobs.contract import Move

Index = QModelIndex | QPersistentModelIndex

PLY_ROLE: Final = Qt.ItemDataRole.UserRole
SEAT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
HEADING: Final = -1
TOLD: Final = -2


@dataclass(frozen=True)
class Line:
    """One line of the list.

    Attributes:
        ply: Moves made when this one was done; HEADING, or TOLD for what followed by itself.
        seat: Who moved; -1 for nobody.
        text: The move, the heading, or what followed.
        first: Of several moves that stand in one line, moves made when the first was done.
    """

    ply: int
    seat: int
    text: str
    first: int = 0


class MovesModel(QAbstractListModel):
    """Moves grouped by round; what is the same from the first move on stays as it is.

    What a seat decides while others decide at the same time stands in one line.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves: tuple[Move, ...] = ()
        self._lines: list[Line] = []
        self._hushed = False  # whether what the last move led to is not listed yet

    def set_history(self, history: Sequence[Move], *, hush: bool = False) -> None:
        """Follow the game; lines that stay are left alone.

        Args:
            hush: Leave out what the last move led to, which is still being shown.
        """
        history = tuple(history)
        pairs = zip(history, self._moves, strict=False)
        both = min(len(history), len(self._moves) - self._hushed)
        same = next((ply for ply, (new, old) in enumerate(pairs) if new != old), both)
        same = min(_beginning(moves, min(same, both)) for moves in (history, self._moves))
        self._cut(same)
        self._moves, self._hushed = history, bool(history) and hush
        added = self._lines_from(same)
        if added:
            first = len(self._lines)
            self.beginInsertRows(QModelIndex(), first, first + len(added) - 1)
            self._lines += added
            self.endInsertRows()

    def row_of(self, ply: int) -> int:
        """Row of the move that led to a position, -1 before the first move."""
        for row in range(len(self._lines) - 1, -1, -1):
            line = self._lines[row]
            if line.ply > 0 and line.first <= ply <= line.ply:
                return row
        return -1

    def last_row_of(self, row: int) -> int:
        """The last of the rows that tell what followed the move of a row; itself if none does."""
        while row + 1 < len(self._lines) and self._lines[row + 1].ply == TOLD:
            row += 1
        return row

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Number of headings and moves."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, ply and seat of a line."""
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}:
            return line.text
        if role == PLY_ROLE:
            return line.ply
        if role == SEAT_ROLE:
            return line.seat
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Moves alone can be chosen."""
        if index.isValid() and self._lines[index.row()].ply < 0:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index)

    def _cut(self, moves: int) -> None:
        """Keep the first moves, the headings above them, and what they led to."""
        keep = self.row_of(moves) + 1 if moves else 0
        while 0 < keep < len(self._lines) and self._lines[keep].ply == TOLD:
            keep += 1
        if keep < len(self._lines):
            self.beginRemoveRows(QModelIndex(), keep, len(self._lines) - 1)
            del self._lines[keep:]
            self.endRemoveRows()

    def _lines_from(self, first: int) -> list[Line]:
        added: list[Line] = []
        period = self._moves[first - 1].period if first else None
        while first < len(self._moves):
            last = _end(self._moves, first)
            moves = self._moves[first:last]
            if moves[0].period != period:
                period = moves[0].period
                added.append(Line(HEADING, -1, self.tr("Round {}").format(period + 1)))
            added.append(Line(last, moves[0].seat, _in_a_line(moves), first + 1))
            hushed = self._hushed and last == len(self._moves)
            told = [said for move in moves[: len(moves) - hushed] for said in move.told]
            added += [Line(TOLD, -1, said) for said in told]
            first = last
        return added


def _together(one: Move, other: Move) -> bool:
    """Whether two moves, one after the other, are one act of a seat."""
    return one.group == other.group > 0 and one.seat == other.seat


def _beginning(history: Sequence[Move], moves: int) -> int:
    """How many moves come before the act that goes on after so many."""
    while 0 < moves < len(history) and _together(history[moves - 1], history[moves]):
        moves -= 1
    return moves


def _end(history: Sequence[Move], first: int) -> int:
    """How many moves are made once the act is done that begins after so many."""
    last = first + 1
    while last < len(history) and _together(history[last - 1], history[last]):
        last += 1
    return last


def _in_a_line(moves: Sequence[Move]) -> str:
    """The moves of one act; what is only said again at its end is said once."""
    words = [move.words or move.text for move in moves]
    while len(words) > 1 and words[-1] == words[-2]:
        words.pop()
    return " · ".join(words)

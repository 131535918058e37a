"""The list of matches as a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.discovery import discover
from engine.play.archive import Kept
from engine.records.record import PERSON
from engine.seats import seat_titles
from workbench.language.bots import bot_title
from workbench.language.counts import counted, moment

Index = QModelIndex | QPersistentModelIndex
PLAYED, VARIANT, SEATS, MOVES, RESULT, TAGS = range(6)
_ROOT: Final = QModelIndex()


class ArchiveModel(QAbstractTableModel):
    """One row per match, last played first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kept: tuple[Kept, ...] = ()

    def set_matches(self, kept: Sequence[Kept]) -> None:
        """Show other matches."""
        self.beginResetModel()
        self.kept = tuple(kept)
        self.endResetModel()

    def rowCount(self, parent: Index = _ROOT) -> int:
        """One per match."""
        return 0 if parent.isValid() else len(self.kept)

    def columnCount(self, parent: Index = _ROOT) -> int:
        """See the names above."""
        return 0 if parent.isValid() else TAGS + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What a list shows; as a tooltip the file, and notes once nothing can be secret."""
        if not index.isValid():
            return None
        kept = self.kept[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._said(kept, index.column())
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join((kept.path.name, *(kept.notes if kept.over else ())))
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation != Qt.Orientation.Horizontal:
            return None
        return (
            self.tr("Last move"),
            self.tr("Variant"),
            self.tr("Seats"),
            self.tr("Moves"),
            self.tr("Result"),
            self.tr("Tags"),
        )[section]

    def _said(self, kept: Kept, column: int) -> str:
        if column == PLAYED:
            return moment(kept.played.timestamp())
        if kept.problem:
            return kept.problem if column == VARIANT else ""
        moves = str(kept.moves)
        if kept.variations:
            moves = counted(
                self.tr("{moves} (+ {variations:variation|variations})"),
                moves=kept.moves,
                variations=kept.variations,
            )
        seats = (self.tr("person") if who == PERSON else bot_title(who) for who in kept.seats)
        return {
            VARIANT: kept.title or kept.variant,
            SEATS: ", ".join(seats),
            MOVES: moves,
            RESULT: self._result(kept),
            TAGS: ", ".join(kept.tags),
        }[column]

    def _result(self, kept: Kept) -> str:
        if kept.over is None:
            return ""
        if not kept.over:
            return self.tr("goes on")
        scores = kept.scores or {}
        titles = seat_words(kept.game, (*scores, *kept.winners))
        told = ", ".join(f"{titles[seat]} {score}" for seat, score in scores.items())
        winner = " = ".join(titles[seat] for seat in kept.winners)
        return self.tr("{winner} ({scores})").format(winner=winner, scores=told)


def seat_words(game: str, names: Iterable[str]) -> dict[str, str]:
    """Names of seats in files -> what people call them; a game that is not there says nothing."""
    seats, known = tuple(names), discover().get(game)
    return dict(zip(seats, seat_titles(known, seats) if known is not None else seats, strict=True))

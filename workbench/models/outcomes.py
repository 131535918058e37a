"""Win shares and mean places of a batch as a table."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from engine.picture import SeatStyle
from workbench.charts.tally import Tally
from workbench.language.counts import number, percent
from workbench.look.marks import badge_icon, seat_tip

Index = QModelIndex | QPersistentModelIndex
_COLUMNS: Final = 5


class OutcomesModel(QAbstractTableModel):
    """One row per seat: name, mean score, win share and its 95 % interval, mean place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tally = Tally(0)
        self._styles: tuple[SeatStyle, ...] = ()
        self._edge = QColor("black")

    def show_tally(self, tally: Tally, styles: tuple[SeatStyle, ...]) -> None:
        """Take over another state of a batch."""
        if styles != self._styles:
            self.beginResetModel()
            self._styles = styles
            self._tally = tally
            self.endResetModel()
            return
        self._tally = tally
        if styles:
            corner = self.index(len(styles) - 1, _COLUMNS - 1)
            self.dataChanged.emit(self.index(0, 0), corner)

    def set_edge(self, edge: QColor) -> None:
        """Colour of the outline of the seats' marks."""
        self._edge = edge
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """One row per seat."""
        return 0 if parent.isValid() else len(self._styles)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Seat, mean score, win share, interval, mean place."""
        return 0 if parent.isValid() else _COLUMNS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of the columns, and what they mean."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            titles = (
                self.tr("Seat"),
                self.tr("Mean"),
                self.tr("Wins"),
                self.tr("95% interval"),
                self.tr("Place"),
            )
            return titles[section]
        if role == Qt.ItemDataRole.ToolTipRole:
            tips = (
                self.tr("Seat, in the order of the variant"),
                self.tr("Mean final score, points"),
                self.tr("Share of games won; a shared win counts as a part of one"),
                self.tr("Wilson's 95% interval of the share of wins"),
                self.tr("Mean place at the end; equal seats share their places equally"),
            )
            return tips[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Figures as text."""
        if not index.isValid():
            return None
        style = self._styles[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.row(), index.column())
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == 0:
            return seat_tip(style)
        if role == Qt.ItemDataRole.DecorationRole and index.column() == 0:
            return badge_icon(style, self._edge)
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _side(index.column())
        return None

    def _text(self, seat: int, column: int) -> str:
        found = self._tally.summary(seat)
        return (
            self._styles[seat].title,
            number(found.mean, 1),
            percent(found.share, 1),
            f"{number(100 * found.low, 1)} – {percent(found.high, 1)}",
            "–" if found.place is None else number(found.place, 2),
        )[column]


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter

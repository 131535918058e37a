"""Win shares and mean places of a batch as a table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor, QStandardItem, QStandardItemModel

from engine.picture import SeatStyle
from engine.statistics.tally import Tally
from workbench.language.counts import number, percent
from workbench.look.marks import badge_icon, seat_tip


class OutcomesModel(QStandardItemModel):
    """One row per seat: name, mean score, win share and its 95% interval, mean place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._styles: tuple[SeatStyle, ...] = ()
        self._edge = QColor("black")
        heads = (
            (self.tr("Seat"), self.tr("Seat, in the order of the variant")),
            (self.tr("Mean"), self.tr("Mean final score, points")),
            (
                self.tr("Wins"),
                self.tr("Share of games won; a shared win counts as a part of one"),
            ),
            (self.tr("95% interval"), self.tr("Wilson's 95% interval of the share of wins")),
            (
                self.tr("Place"),
                self.tr("Mean place at the end; equal seats share their places equally"),
            ),
        )
        for column, (title, tip) in enumerate(heads):
            head = QStandardItem(title)
            head.setToolTip(tip)
            head.setTextAlignment(_side(column))
            self.setHorizontalHeaderItem(column, head)

    def show_tally(self, tally: Tally, styles: tuple[SeatStyle, ...]) -> None:
        """Take over another state of a batch."""
        if styles != self._styles:
            self._styles = styles
            self.removeRows(0, self.rowCount())
            for style in styles:
                self._add(style)
            self.set_edge(self._edge)
        for seat in range(len(styles)):
            for column, text in enumerate(self._texts(tally, seat)):
                self.item(seat, column).setText(text)

    def set_edge(self, edge: QColor) -> None:
        """Colour of the outline of the seats' marks."""
        self._edge = edge
        for seat, style in enumerate(self._styles):
            self.item(seat, 0).setIcon(badge_icon(style, edge))

    def _add(self, style: SeatStyle) -> None:
        items = [QStandardItem() for _ in range(self.columnCount())]
        for column, item in enumerate(items):
            item.setTextAlignment(_side(column))
            item.setEditable(False)
        items[0].setToolTip(seat_tip(style))
        self.appendRow(items)

    def _texts(self, tally: Tally, seat: int) -> tuple[str, ...]:
        found = tally.summary(seat)
        return (
            self._styles[seat].title,
            number(found.mean, 1),
            percent(found.share, 1),
            f"{number(100 * found.low, 1)} – {percent(found.high, 1)}",
            "–" if found.place is None else number(found.place, 2),
        )


def _side(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter

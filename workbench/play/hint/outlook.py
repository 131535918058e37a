"""Play on from here so many times: scores as ridges, shares of the win in figures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QTableWidget,
    QTableWidgetItem,
)

from engine.picture import SeatStyle
from engine.play.outlook import Outlook
from engine.statistics.blocks import Estimate
from engine.statistics.tally import SeatSummary, Tally
from workbench.language.counts import number, percent, signed, with_margin
from workbench.look.marks import badge_icon
from workbench.look.theme import LIGHT, Theme

_LEADS: Final = 3
_WIDEST: Final = "100 – 100"  # a share of the win
_WIDE: Final = "± 100.0"  # a score or a lead
_MARGIN: Final = 6  # pixels beside a text


class OutlookTally(Tally):
    """An Outlook as the charts want it; its figures are the outlook's own."""

    def __init__(self, known: Outlook) -> None:
        super().__init__(len(known.scores))
        self._known = known
        self.games = known.games
        self.unfinished = known.unfinished
        if not known.games:
            return
        self.lowest = min(spread.low for spread in known.scores)
        width = max(spread.high for spread in known.scores) - self.lowest + 1
        self.counts = np.zeros((len(known.scores), width), np.int64)
        for row, spread in zip(self.counts, known.scores, strict=True):
            first = spread.low - self.lowest
            row[first : first + len(spread.counts)] = spread.counts

    def summary(self, seat: int) -> SeatSummary:
        """Mean score and share of the win of a seat, each with its 95% interval."""
        if not self.games:
            return SeatSummary(0.0, 0.0, 0.0, 0.0, 1.0)
        mean, win = self._known.scores[seat].mean, self._known.wins[seat]
        margin = (mean.high - mean.low) / 2 if self.games > 1 else 0.0
        return SeatSummary(mean.mean, margin, win.mean, win.low, win.high)


class OutlookTable(QTableWidget):
    """One row per seat: share of the win, score and lead, each with its interval."""

    def __init__(self) -> None:
        super().__init__(0, _LEADS)
        self._theme = LIGHT
        self._styles: tuple[SeatStyle, ...] = ()
        self.setAccessibleName(self.tr("Results of playing on"))
        self.setHorizontalHeaderLabels([self.tr("Wins"), self.tr("Score"), self.tr("Lead")])
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setShowGrid(False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_outlook(self, known: Outlook, styles: Sequence[SeatStyle]) -> None:
        """Fill in what is known so far."""
        self.setRowCount(len(known.wins))
        if tuple(styles) != self._styles:
            self._styles = tuple(styles)
            self._show_heads()
        for seat in range(len(known.wins)):
            win, score, lead = known.wins[seat], known.scores[seat].mean, known.margins[seat]
            self._put(seat, 0, percent(win.mean), _range(win))
            mean, half = with_margin(score.mean, _half(score))
            self._put(seat, 1, mean, f"± {half}")
            self._put(seat, 2, signed(lead.mean, 1), f"± {number(_half(lead), 1)}")
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where names would leave too little room for figures, marks alone stand for the seats."""
        super().resizeEvent(event)
        self._show_heads()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self._show_heads()

    def _show_heads(self) -> None:
        edge = self._theme.colour("mark_edge")
        figures = self._room(_WIDEST) + (_LEADS - 1) * self._room(_WIDE)
        narrow = self._names() + figures > self.width()
        self.horizontalHeader().resizeSection(0, max(self._room(_WIDEST), self._even()))
        for seat, style in enumerate(self._styles[: self.rowCount()]):
            head = QTableWidgetItem("" if narrow else style.title)
            head.setToolTip(style.title)
            head.setData(Qt.ItemDataRole.AccessibleTextRole, style.title)
            head.setIcon(badge_icon(style, edge))
            self.setVerticalHeaderItem(seat, head)

    def _room(self, figures: str) -> int:
        """Pixels that some figures take in a column."""
        return self.fontMetrics().horizontalAdvance(figures) + 2 * _MARGIN

    def _even(self) -> int:
        """Pixels of a column if all were alike."""
        return self.viewport().width() // _LEADS

    def _names(self) -> int:
        """Pixels that marks and titles of the seats take."""
        letters = self.verticalHeader().fontMetrics()
        longest = max((letters.horizontalAdvance(one.title) for one in self._styles), default=0)
        icon = self.style().pixelMetric(QStyle.PixelMetric.PM_SmallIconSize)
        return longest + icon + 4 * _MARGIN

    def _put(self, row: int, column: int, figure: str, interval: str) -> None:
        said = f"{figure}\n{interval}"
        item = self.item(row, column)
        if item is None:
            item = QTableWidgetItem()
            self.setItem(row, column, item)
        if item.text() != said:
            item.setText(said)
            item.setToolTip(self.tr("{}; 95% interval {}").format(figure, interval))

    def _fit(self) -> None:
        """As high as its rows."""
        height = self.horizontalHeader().sizeHint().height() + 6
        height += sum(self.rowHeight(row) for row in range(self.rowCount()))
        if height != self.height():
            self.setFixedHeight(height)


def _range(share: Estimate) -> str:
    return f"{share.low * 100:.0f} – {share.high * 100:.0f}"


def _half(points: Estimate) -> float:
    """Half the width of an interval that lies evenly around its mean."""
    return (points.high - points.low) / 2

"""Tiles of a palette: a kind with its picture, title, meaning and key."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from workbench.look.theme import LIGHT, Theme

Index = QModelIndex | QPersistentModelIndex
Picture = Callable[[str, Theme, int, float], QPixmap | None]  # key, theme, pixels, their ratio
KEY_ROLE: Final = Qt.ItemDataRole.UserRole
TEXT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
DIGIT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TileDelegate(QStyledItemDelegate):
    """One kind: its picture, its title, its meaning, and the key that takes it in hand.

    Where the title needs two lines, the meaning is in the tooltip alone.

    Args:
        picture: Of a kind, by its key; None for one that has none.
    """

    def __init__(self, picture: Picture, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = LIGHT
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Two lines of text and room to breathe."""
        line = option.fontMetrics.height()
        return QSize(line * 9, round(line * 2.7))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one tile."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(3, 1, -3, -1)
        inked = self._paint_ground(painter, option, box)
        kind = str(index.data(KEY_ROLE))
        height = box.height()
        left = box.left() + 6
        size = round(height * 0.82)
        drawn = self._picture(kind, self.theme, size, painter.device().devicePixelRatioF())
        if drawn is not None:
            painter.drawPixmap(round(left), round(box.top() + (height - size) / 2), drawn)
            left += size + 8
        right = self._paint_digit(painter, option, box, str(index.data(DIGIT_ROLE) or ""), inked)
        self._paint_words(painter, option, QRectF(left, box.top(), right - left, height), index)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF) -> str:
        """The row's ground; returns the token of text that reads on it."""
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        under = bool(option.state & QStyle.StateFlag.State_MouseOver)
        painter.setPen(Qt.PenStyle.NoPen)
        if chosen or under:
            painter.setBrush(self.theme.colour("accent" if chosen else "hover"))
            painter.drawRoundedRect(box, 6, 6)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.colour("on_accent" if chosen else "focus"), 1.5))
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, 5)
        return "on_accent" if chosen else "text"

    def _paint_digit(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF, digit: str, ink: str
    ) -> float:
        """The key as a small cap at the right; returns where it begins."""
        if not digit:
            return box.right() - 6
        side = option.fontMetrics.height() * 1.25
        cap = QRectF(box.right() - side - 8, box.center().y() - side / 2, side, side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self.theme.colour(ink, 0.55), 1.0))
        painter.drawRoundedRect(cap, 4, 4)
        painter.setFont(option.font)
        painter.setPen(self.theme.colour(ink))
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, digit)
        return cap.left() - 6

    def _paint_words(
        self, painter: QPainter, option: QStyleOptionViewItem, box: QRectF, index: Index
    ) -> None:
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        font = QFont(option.font)
        font.setBold(chosen)
        small = QFont(option.font)
        small.setPointSizeF(small.pointSizeF() * 0.9)
        half = box.height() / 2
        first, rest = parted(str(index.data()), QFontMetricsF(font), box.width())
        ink = "on_accent" if chosen else "text"
        top = QRectF(box.left(), box.top() + half * 0.16, box.width(), half * 0.84)
        below = QRectF(box.left(), box.top() + half, box.width(), half * 0.8)
        rows = [(font, ink, top, first)]
        if rest:
            rows.append((font, ink, below, rest))
        else:
            quiet = "on_accent" if chosen else "muted"
            rows.append((small, quiet, below, str(index.data(TEXT_ROLE))))
        for face, token, row, text in rows:
            painter.setFont(face)
            painter.setPen(self.theme.colour(token))
            said = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, row.width())
            painter.drawText(row, _LEFT, said)


def parted(title: str, letters: QFontMetricsF, room: float) -> tuple[str, str]:
    """A title as one line, or as two where it is wider than the room.

    Returns:
        The words of the first line, which is one word at least, and the others.
    """
    words = title.split()
    count = len(words)
    while count > 1 and letters.horizontalAdvance(" ".join(words[:count])) > room:
        count -= 1
    return " ".join(words[:count]), " ".join(words[count:])


def add_tile(where: QListWidget, key: str, title: str, text: str) -> QListWidgetItem:
    """Add a kind to a list that has the delegate."""
    item = QListWidgetItem(title, where)
    item.setData(KEY_ROLE, key)
    item.setData(TEXT_ROLE, text)
    return item

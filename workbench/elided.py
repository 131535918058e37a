"""A label that ends in an ellipsis where it lacks the room, and tells the whole as its tooltip."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QStyle, QStyleOption


class ElidedLabel(QLabel):
    """One line of plain text."""

    @property
    def shown(self) -> str:
        """The text as it is painted."""
        room = self.contentsRect().width() - 2 * self.margin()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, max(room, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The text as far as there is room."""
        if self.shown == self.text() or self.hasSelectedText():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        option = QStyleOption()
        option.initFrom(self)
        style = self.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_Widget, option, painter, self)
        room = self.contentsRect().adjusted(self.margin(), 0, -self.margin(), 0)
        style.drawItemText(
            painter,
            room,
            self.alignment(),
            self.palette(),
            self.isEnabled(),
            self.shown,
            self.foregroundRole(),
        )

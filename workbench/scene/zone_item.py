"""The frame and the title of a zone that lies beside the map."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.look.marks import paint_badge
from workbench.look.theme import Theme
from workbench.scene.layout import LaidZone
from workbench.scene.zone_blocks import LETTERS, MARK

_ROOM: Final = 0.15  # between the frame and what lies in it
_FINE: Final = 100


class ZoneItem(QGraphicsItem):
    """A zone's frame and title; takes no clicks."""

    def __init__(self, laid: LaidZone, theme: Theme) -> None:
        super().__init__()
        self.laid = laid
        self._theme = theme
        self.setZValue(-5.0)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def boundingRect(self) -> QRectF:
        """The zone with its frame."""
        return self.laid.box.adjusted(-_ROOM * 2, -_ROOM * 2, _ROOM * 2, _ROOM * 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """A rounded frame, the title at its top."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.laid.box.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        painter.setPen(QPen(self._theme.colour("border"), 0.02))
        painter.setBrush(self._theme.colour("surface"))
        painter.drawRoundedRect(box, 0.15, 0.15)
        if not self.laid.title:
            return
        font = QFont()
        font.setPixelSize(_FINE)
        scale = LETTERS / _FINE
        painter.translate(box.topLeft())
        painter.scale(scale, scale)
        painter.setFont(font)
        painter.setPen(self._theme.colour("text"))
        left = _FINE * 0.5
        if self.laid.style is not None:
            edge = self._theme.colour("mark_edge", 0.9)
            middle = QPointF(left + _FINE * 0.5, _FINE)
            paint_badge(painter, self.laid.style, middle, _FINE * 0.55, edge)
            left += MARK / scale
            painter.setPen(self._theme.colour("text"))
        room = QRectF(left, _FINE * 0.2, box.width() / scale - left, _FINE * 1.6)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        if self.laid.beside:
            piled = max((one.box.right() for one in self.laid.things.values()), default=box.left())
            left = (max(piled, box.left() + _ROOM) - box.left()) / scale + _FINE * 0.4
            room = QRectF(left, 0.0, box.width() / scale - left, box.height() / scale)
            flags |= Qt.TextFlag.TextWordWrap
        painter.drawText(room, flags, self.laid.title)

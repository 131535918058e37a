"""What a chart says about the mark that is pointed at: a ring around it, and a box of words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.charts.appearance import Appearance, plain_appearance

_RING: Final = 9.0  # radius at 100%
_AWAY: Final = 8.0  # from the ring to the box
_INSIDE: Final = 6.0  # from the box to its words
_MOST: Final = 0.92  # part of the chart's width that the box may have
_LETTERS: Final = 46  # of a line at most
_WORDS: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


class Readout(QGraphicsItem):
    """Drawn over everything, in pixels of the chart.

    Attributes:
        text: What it says; "" while it is hidden.
    """

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self._at = QPointF()
        self._area = QRectF()  # of the whole chart
        self._box = QRectF()
        self._look = plain_appearance()
        self.setZValue(1_000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_text(self, text: str, at: QPointF, area: QRectF, look: Appearance) -> None:
        """Say something about a point.

        Args:
            at: The point, in pixels of the chart.
            area: Where the box may lie.
            look: Colours and text.
        """
        self.prepareGeometryChange()
        self.text, self._at, self._area, self._look = text, at, area, look
        self._box = self._placed()
        self.show()
        self.update()

    def clear(self) -> None:
        """Say nothing."""
        self.text = ""
        self.hide()

    def _placed(self) -> QRectF:
        """The box above the point or, where there is no room, below it; inside the chart."""
        metrics, ring = self._look.metrics, self._look.px(_RING) + _AWAY
        letters = metrics.averageCharWidth() * _LETTERS
        room = min(self._area.width() * _MOST - 2 * _INSIDE, letters)
        words = metrics.boundingRect(QRectF(0, 0, room, 10_000), int(_WORDS), self.text)
        wide, tall = words.width() + 2 * _INSIDE + 2, words.height() + 2 * _INSIDE
        left = min(max(self._at.x() - wide / 2, self._area.left()), self._area.right() - wide)
        top = self._at.y() - ring - tall
        if top < self._area.top():
            top = min(self._at.y() + ring, self._area.bottom() - tall)
        return QRectF(left, top, wide, tall)

    def boundingRect(self) -> QRectF:
        """Ring and box."""
        ring = self._look.px(_RING) + 3
        around = QRectF(self._at.x() - ring, self._at.y() - ring, 2 * ring, 2 * ring)
        return around.united(self._box.adjusted(-2, -2, 2, 2))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paint ring and box."""
        theme, look = self._look.theme, self._look
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour("focus"), look.px(2.0)))
        painter.drawEllipse(self._at, look.px(_RING), look.px(_RING))
        painter.setPen(QPen(theme.colour("edge"), 1.0))
        painter.setBrush(theme.colour("raised"))
        painter.drawRoundedRect(self._box, 4, 4)
        painter.setPen(theme.colour("text"))
        inside = self._box.adjusted(_INSIDE, _INSIDE, -_INSIDE + 2, -_INSIDE)
        painter.drawText(inside, int(_WORDS), self.text)

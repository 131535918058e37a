"""The scale of a heat map: shades with both ends, a frame for what stands out, lines for never."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from workbench.look.theme import LIGHT, Theme
from workbench.scene.heat import HeatCell, HeatSpot, paint_cell

_STEPS: Final = 7
_SIDES: Final = Qt.AlignmentFlag.AlignVCenter


class HeatLegend(QWidget):
    """What colours, frames and lines of a map mean."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme: Theme = LIGHT
        self._ends = ("", "")
        self._two_sided = False
        self.setAccessibleName(self.tr("Scale"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_scale(self, ends: tuple[str, str], *, two_sided: bool) -> None:
        """Show another scale.

        Args:
            ends: What stands at its ends.
            two_sided: Whether it runs from below to above what is usual.
        """
        self._ends, self._two_sided = ends, two_sided
        self.setAccessibleDescription(self.tr("From {} to {}").format(*ends))
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Two lines, or three with a frame in them."""
        return QSize(self.fontMetrics().averageCharWidth() * 24, self.fontMetrics().height() * 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The scale, and below it the two marks."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = self.fontMetrics().height()
        self._paint_scale(painter, line)
        marks = [(HeatCell(None, "", "", never=True), self.tr("never used"))]
        if self._two_sided:
            marks.append((HeatCell(0.0, "", "", real=True), self.tr("stands out")))
        left = 2.0
        for cell, said in marks:
            self._paint_box(painter, QRectF(left, line * 2.2, line * 1.5, line * 1.4), cell)
            painter.setPen(self._theme.colour("text"))
            wide = self.fontMetrics().horizontalAdvance(said)
            at = QRectF(left + line * 1.8, line * 2.2, wide + 4, line * 1.4)
            painter.drawText(at, _SIDES, said)
            left = at.right() + line

    def _paint_scale(self, painter: QPainter, line: int) -> None:
        low, high = self._ends
        first = self.fontMetrics().horizontalAdvance(low) + line / 2
        last = self.fontMetrics().horizontalAdvance(high) + line / 2
        room = max(self.width() - first - last, line * 2.0)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(QRectF(0, line * 0.3, first, line * 1.4), _SIDES, low)
        wide = room / _STEPS
        for step in range(_STEPS):
            part = step / (_STEPS - 1)
            level = 2 * part - 1 if self._two_sided else part
            area = QRectF(first + step * wide, line * 0.3, wide - 1, line * 1.4)
            self._paint_box(painter, area, HeatCell(level, "", ""))
        painter.setPen(self._theme.colour("text"))
        at = QRectF(first + room + line / 4, line * 0.3, last, line * 1.4)
        painter.drawText(at, _SIDES, high)

    def _paint_box(self, painter: QPainter, area: QRectF, cell: HeatCell) -> None:
        """A box painted as a site is, which is one unit high."""
        scale = area.height()
        path = QPainterPath()
        path.addRect(QRectF(0, 0, area.width() / scale, 1.0).adjusted(0.05, 0.05, -0.05, -0.05))
        painter.save()
        painter.translate(area.topLeft())
        painter.scale(scale, scale)
        paint_cell(painter, HeatSpot(cell, path), self._theme)
        painter.restore()

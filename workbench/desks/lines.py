"""Marks over a board that is edited: double lines, one light and one dark.

They are seen on any ground, in any theme and without colour. Widths are in pixels, whatever the
zoom.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from workbench.look.theme import LIGHT, Theme
from workbench.scene.vacating import leave_place

_JOIN: Final = Qt.PenJoinStyle.RoundJoin
_DASHES: Final = (4.0, 3.0)
_ROOM: Final = 0.7  # board units around lines; half their width at the smallest zoom


class DoubleLine(QGraphicsItem):
    """Lines drawn twice: broad ones below, finer ones above.

    Args:
        tokens: Colours of the theme, below and above.
        widths: In pixels, below and above.
        dashed: Whether the upper lines are broken.

    Attributes:
        pens: Below and above, as broad as the last zoom wanted them.
    """

    def __init__(
        self, tokens: tuple[str, str], widths: tuple[float, float], *, dashed: bool = False
    ) -> None:
        super().__init__()
        self._tokens = tokens
        self._widths = widths
        self._dashed = dashed
        self._lines: list[QLineF] = []
        self._area = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_theme(LIGHT)

    @property
    def lines(self) -> list[QLineF]:
        """What is drawn, in board units."""
        return list(self._lines)

    def set_lines(self, lines: list[QLineF]) -> None:
        """Draw other lines; an empty list draws nothing."""
        if lines != self._lines:
            self._lines = lines
            self.cover(_around(lines))

    def cover(self, area: QRectF) -> None:
        """Paint there from now on, and nothing if it is empty."""
        leave_place(self)
        self.prepareGeometryChange()
        self._area = area if area.isNull() else area.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        self.setVisible(not area.isNull())
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the lines with the pen that is set."""
        painter.drawLines(self._lines)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.pens: list[QPen] = []
        for place, (token, width) in enumerate(zip(self._tokens, self._widths, strict=True)):
            pen = QPen(theme.colour(token), width, c=Qt.PenCapStyle.RoundCap, j=_JOIN)
            if self._dashed and place:
                pen.setDashPattern(_DASHES)
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self.pens.append(pen)
        self.update()

    def boundingRect(self) -> QRectF:
        """Where it paints; the lines with room for their widths at any usual zoom."""
        return self._area

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the lines."""
        scale = painter.worldTransform().m11()
        for pen, width in zip(self.pens, self._widths, strict=True):
            pen.setWidthF(width / scale)  # not cosmetic: those are pixels of the device
            painter.setPen(pen)
            self.draw(painter)


def polygon(points: Sequence[QPointF]) -> list[QLineF]:
    """The closed line from point to point."""
    ends = [*points[1:], *points[:1]]
    return [QLineF(start, end) for start, end in zip(points, ends, strict=True)]


def _around(lines: list[QLineF]) -> QRectF:
    if not lines:
        return QRectF()
    xs = [x for line in lines for x in (line.x1(), line.x2())]
    ys = [y for line in lines for y in (line.y1(), line.y2())]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

"""A page to be printed: its size in millimetres and what is painted on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

INK: Final = QColor("#1a1a1a")
GUIDE: Final = QColor("#6f6f6f")
HAIRLINE: Final = 0.15  # mm
_FINE: Final = 100  # steps of one millimetre in which text is set; Qt wants whole sizes


@dataclass(frozen=True)
class Paper:
    """A size of paper, upright, in millimetres."""

    key: str
    title: str
    width: float
    height: float

    def turned(self, orientation: str) -> tuple[float, float]:
        """Width and height as "portrait" or "landscape"."""
        if orientation == "landscape":
            return self.height, self.width
        return self.width, self.height


PAPERS: Final = {
    paper.key: paper
    for paper in (
        Paper("a4", "A4", 210.0, 297.0),
        Paper("letter", "Letter", 215.9, 279.4),
        Paper("a3", "A3", 297.0, 420.0),
    )
}
ORIENTATIONS: Final = ("portrait", "landscape")


@dataclass(frozen=True)
class Page:
    """One page.

    Attributes:
        title: What is on it, for people, such as "Board, sheet B2".
        width, height: In millimetres.
        paint: Paints it with a painter whose unit is a millimetre, from the top left corner.
        backs: Whether it is the other side of the page before it.
    """

    title: str
    width: float
    height: float
    paint: Callable[[QPainter], None]
    backs: bool = False


def font_of(size: float, *, bold: bool = False) -> QFont:
    """A font for `write`; `size` is the height of its letters' body in millimetres."""
    font = QFont()
    font.setPixelSize(max(1, round(size * _FINE)))
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def text_width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a line of text is, in millimetres."""
    return QFontMetricsF(font_of(size, bold=bold)).horizontalAdvance(text) / _FINE


def fitting(text: str, size: float, room: float, *, bold: bool = False) -> float:
    """The size, or the smaller one at which a line fits into so many millimetres."""
    width = text_width(text, size, bold=bold)
    return size if width <= room else max(0.5, size * room / width)


def write(
    painter: QPainter,
    box: QRectF,
    text: str,
    size: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    *,
    bold: bool = False,
) -> None:
    """Write one line in the pen's colour, made smaller where it would not fit its box."""
    painter.save()
    painter.setFont(font_of(fitting(text, size, box.width(), bold=bold), bold=bold))
    painter.translate(box.topLeft())
    painter.scale(1 / _FINE, 1 / _FINE)
    room = QRectF(0, 0, box.width() * _FINE, box.height() * _FINE)
    painter.drawText(room, align | Qt.TextFlag.TextDontClip, text)
    painter.restore()


def write_lines(painter: QPainter, box: QRectF, text: str, size: float) -> None:
    """Write words in the pen's colour from the top left of a box, wrapped at its width."""
    painter.save()
    painter.setFont(font_of(size))
    painter.translate(box.topLeft())
    painter.scale(1 / _FINE, 1 / _FINE)
    room = QRectF(0, 0, box.width() * _FINE, box.height() * _FINE)
    painter.drawText(room, Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft, text)
    painter.restore()


def lines_height(text: str, size: float, width: float) -> float:
    """How high `write_lines` needs its box to be, in millimetres."""
    room = QRectF(0, 0, width * _FINE, 1000 * _FINE)
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    return QFontMetricsF(font_of(size)).boundingRect(room, flags, text).height() / _FINE


def paint_cuts(
    painter: QPainter,
    columns: Sequence[float],
    rows: Sequence[float],
    gap: float = 1.0,
    length: float = 4.0,
) -> None:
    """Crop marks around a grid: short lines outside of it, where each cut runs.

    Args:
        columns, rows: Places of the cuts in millimetres, rising.
        gap: Between the grid and the marks, so that none is left on a piece.
    """
    if not columns or not rows:
        return
    painter.setPen(QPen(INK, HAIRLINE, c=Qt.PenCapStyle.FlatCap))
    left, right, top, bottom = columns[0], columns[-1], rows[0], rows[-1]
    for x in columns:
        painter.drawLine(QPointF(x, top - gap - length), QPointF(x, top - gap))
        painter.drawLine(QPointF(x, bottom + gap), QPointF(x, bottom + gap + length))
    for y in rows:
        painter.drawLine(QPointF(left - gap - length, y), QPointF(left - gap, y))
        painter.drawLine(QPointF(right + gap, y), QPointF(right + gap + length, y))


def paint_ruler(painter: QPainter, at: QPointF, length: int, text: str) -> None:
    """A line of so many millimetres with a tick for each ten, to check the printer's scale."""
    painter.setPen(QPen(GUIDE, HAIRLINE, c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(at, at + QPointF(length, 0))
    for step in range(0, length + 1, 10):
        tick = 1.8 if step in (0, length) else 1.0
        painter.drawLine(at + QPointF(step, 0), at + QPointF(step, -tick))
    room = QRectF(at.x(), at.y() + 0.3, length, 2.8)
    write(painter, room, text, 2.1, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

"""What shows of a card that lies on another one: its owner's mark and colour, and a few words."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from engine.picture import SeatStyle
from workbench.look.marks import fill_hatched, paint_badge
from workbench.look.theme import Theme

_FINE: Final = 100


def paint_edge(
    painter: QPainter,
    theme: Theme,
    said: str,
    style: SeatStyle | None,
    whole: QRectF,
    *,
    back: bool,
) -> None:
    """Paint an edge that fills a rectangle, whose height decides about all sizes.

    Args:
        painter: Its pens and its clip are changed.
        style: Of the owner; None where nobody's mark is wanted.
        back: Whether the card lies face down.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(whole.topLeft())
    painter.scale(whole.height() / _FINE, whole.height() / _FINE)  # pens are at least 1 wide
    high = float(_FINE)
    whole = QRectF(0.0, 0.0, whole.width() * _FINE / whole.height(), high)
    inset, round_ = high * 0.06, high * 0.2
    rim = QPainterPath()
    rim.addRoundedRect(whole.adjusted(inset, inset, -inset, -inset), round_, round_)
    painter.fillPath(rim, theme.colour("hover" if back else "raised"))
    left = whole.left() + high * 0.2
    if style is not None:
        strip = QRectF(whole.left() + inset, whole.top(), high * 0.86, high)
        painter.save()
        painter.setClipPath(rim)
        painter.setClipRect(strip, Qt.ClipOperation.IntersectClip)
        fill_hatched(painter, rim, style, high * 0.3)
        painter.restore()
        paint_badge(painter, style, strip.center(), high * 0.34, theme.colour("mark_edge", 0.9))
        left = strip.right() + high * 0.1
    painter.strokePath(rim, QPen(theme.colour("text", 0.55), high * 0.05))
    room = QRectF(left, whole.top(), whole.right() - high * 0.16 - left, high)
    _write(painter, theme, said, room, back=back)
    painter.restore()


def _write(painter: QPainter, theme: Theme, said: str, room: QRectF, *, back: bool) -> None:
    """A line of text, smaller if it would not fit, cut if that does not help."""
    font = QFont()
    font.setPixelSize(_FINE)
    font.setBold(True)
    font.setItalic(back)
    metrics = QFontMetricsF(font)
    line, wide = metrics.height(), max(metrics.horizontalAdvance(said), 1.0)
    scale = min(room.height() * 0.74 / line, max(room.height() * 0.5 / line, room.width() / wide))
    painter.save()
    painter.translate(room.topLeft())
    painter.scale(scale, scale)
    painter.setFont(font)
    painter.setPen(theme.colour("text"))
    box = QRectF(0, 0, room.width() / scale, room.height() / scale)
    said = metrics.elidedText(said, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)
    painter.restore()

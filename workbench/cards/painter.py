"""The one painter of cards: for panels, the deck's desk and print.

All lengths follow the height of a line of the font, so that a card looks the same at
every size of text.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImageReader, QPainter, QPainterPath, QPen

from workbench.cards.face import Face
from workbench.look.marks import fill_hatched, hatch_ink, hatch_path, paint_badge
from workbench.look.stamps import paint_stamp
from workbench.look.theme import Theme

# In lines of text.
FRAME: Final = 0.42
_THIN: Final = 0.1  # of the shorter side of a card, beyond which its frame does not go
_ROUND: Final = 0.52
_ROW: Final = 1.45
_ABOVE_ROWS: Final = 4.6
_WIDE: Final = 7.0
_FEWEST_ROWS: Final = 3
_SIDE: Final = 0.24 + FRAME  # from the edge of the card to a title
_ROW_SIDE: Final = 0.47 + FRAME
_GAP: Final = 0.36  # between an amount and its brackets, and above a sentence
_PICTURE: Final = 4.0
_BROAD: Final = 1.5  # width of a room to its height from which on things lie side by side
_STAMPED: Final = 0.7  # of such a room that stamps have beside letters at most
_STAMP_GAP: Final = 0.12  # of a stamp, from one to the next
_SMALLEST_MARK: Final = 0.62  # step of the strip below which marks cannot be told apart
_SMALLER: Final = 8  # steps of 5% before a title is cut
_TWO_LINES: Final = 0.62  # size of a title in two lines
_LABEL_SMALLER: Final = 7  # the same for what an amount is
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


def card_size(face: Face, font: QFont) -> QSizeF:
    """Width and height that a face asks for at a font, in the font's pixels."""
    metrics = QFontMetricsF(font)
    line = metrics.height()
    rows = max(_FEWEST_ROWS, len(face.lines))
    high = line * (2 * FRAME + _ABOVE_ROWS + _ROW * rows)
    high += line * _PICTURE if face.picture else 0
    if face.said:
        taken = _said_height(face, metrics, line * (_WIDE - 2 * _ROW_SIDE))
        high += max(0.0, taken - line * _ROW * (rows - len(face.lines)))
    return QSizeF(line * _WIDE, high)


def _said_height(face: Face, metrics: QFontMetricsF, wide: float) -> float:
    """Height of the sentences of a face, a gap above each."""
    return sum(
        _wrapped(metrics, text, wide).height() + metrics.height() * _GAP for text in face.said
    )


def _wrapped(metrics: QFontMetricsF, text: str, wide: float) -> QRectF:
    room = QRectF(0, 0, wide, 1e6)
    return metrics.boundingRect(room, _WRAP, text)


def least_size(face: Face, font: QFont) -> QSizeF:
    """Width and height below which rows would leave the card."""
    line = QFontMetricsF(font).height()
    rows = len(face.lines) + (3 if face.stamps else 2 * bool(face.big or face.said))
    above = (1.95 if face.title else 0.3) + (_ABOVE_ROWS - 3.1 if face.order else 0.2)
    high = line * (2 * FRAME + above + _ROW * rows)
    return QSizeF(line * _WIDE, high)


def overflow(face: Face, font: QFont, size: QSizeF | None = None) -> list[str]:
    """Sentences about what does not fit on a face of a size; usually none.

    Args:
        face: The card.
        font: Of the text.
        size: Of the card in the font's pixels; None for as wide and high as cards ask for.
    """
    metrics, bold = QFontMetricsF(font), QFontMetricsF(_bold(font))
    line = metrics.height()
    size = size or card_size(face, font)
    said = []
    smallest = 0.95 ** (_SMALLER - 1)
    room = size.width() - 2 * _SIDE * line
    small = QFontMetricsF(_sized(_bold(font), _TWO_LINES))
    wide = bold.horizontalAdvance(face.title) * smallest > room
    if wide and not _in_two_lines(small, face.title, room):
        words = QCoreApplication.translate("Card", "The title “{}” is too long for the card.")
        said.append(words.format(face.title))
    room = size.width() - 2 * (FRAME + 0.35) * line
    if face.order and room / len(face.order) < _SMALLEST_MARK * line:
        words = QCoreApplication.translate("Card", "{} marks do not fit side by side.")
        said.append(words.format(len(face.order)))
    room = size.width() - 2 * _ROW_SIDE * line
    for label, amount, more in face.lines:
        least = metrics.horizontalAdvance(label) * 0.95**_LABEL_SMALLER
        parts = [least, bold.horizontalAdvance(amount)]
        parts += [metrics.horizontalAdvance(more)] if more else []
        if sum(parts) + _GAP * line * (len(parts) - 1) > room:
            words = QCoreApplication.translate("Card", "The line “{}” is too long for the card.")
            said.append(words.format(" ".join(part for part in (label, amount, more) if part)))
    if face.picture and not face.picture.is_file():
        words = QCoreApplication.translate("Card", "The picture “{}” is not there.")
        said.append(words.format(face.picture.name))
    if card_size(face, font).height() > size.height():
        words = QCoreApplication.translate("Card", "{} lines do not fit below each other.")
        said.append(words.format(len(face.lines)))
    return said


class CardPainter:
    """Draws faces with one painter, font and theme.

    Args:
        painter: Where to; its font and pens are changed.
        font: Of the text.
        theme: The colours.
    """

    def __init__(self, painter: QPainter, font: QFont, theme: Theme) -> None:
        self._painter = painter
        self._font = font
        self._theme = theme
        self._line = self._metrics(font).height()

    def paint(self, face: Face, whole: QRectF, foot: float = 0.0) -> None:
        """Draw a card that fills a rectangle.

        Args:
            foot: Height at its lower end on which nothing is written.
        """
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self._frame(face, whole)
        if face.hidden:
            self._back(face, inner)
        else:
            self._front(face, inner.adjusted(0.0, 0.0, 0.0, -foot))

    def _metrics(self, font: QFont) -> QFontMetricsF:
        return QFontMetricsF(font, self._painter.device())

    def _frame(self, face: Face, whole: QRectF) -> QRectF:
        """The rim, in the colour and hatch of a name; returns what lies inside."""
        line, painter, theme = self._line, self._painter, self._theme
        rim = QPainterPath()
        rim.addRoundedRect(whole, line * _ROUND, line * _ROUND)
        if face.frame is None or face.hidden:
            painter.fillPath(rim, theme.colour("border"))
        else:
            fill_hatched(painter, rim, face.frame, line * 0.5)
        painter.strokePath(rim, QPen(theme.colour("text", 0.45), line * 0.06))
        wide = min(line * FRAME, min(whole.width(), whole.height()) * _THIN)
        inner = whole.adjusted(wide, wide, -wide, -wide)
        painter.setPen(QPen(theme.colour("text", 0.45), line * 0.06))
        painter.setBrush(theme.colour("raised"))
        painter.drawRoundedRect(inner, line * _ROUND * 0.55, line * _ROUND * 0.55)
        return inner

    def _back(self, face: Face, inner: QRectF) -> None:
        line, painter = self._line, self._painter
        ground = self._theme.colour("hover")
        gap = line * 0.24
        painter.save()
        painter.setClipRect(inner.adjusted(gap, gap, -gap, -gap))
        painter.fillRect(inner, ground)
        painter.strokePath(
            hatch_path("cross", inner, line * 0.7), QPen(hatch_ink(ground), line * 0.06)
        )
        painter.restore()
        box = QRectF(0, 0, inner.width() - 3 * gap, line * 1.8)
        box.moveCenter(inner.center())
        painter.fillRect(box, self._theme.colour("raised"))
        self._title(face.title, box.adjusted(gap, 0, -gap, 0))

    def _front(self, face: Face, inner: QRectF) -> None:
        line = self._line
        below = inner.top()
        if face.title:
            title = QRectF(inner.left(), below + line * 0.35, inner.width(), line * 1.3)
            self._title(face.title, title.adjusted(line * 0.24, 0, -line * 0.24, 0))
            below = title.bottom()
        side = line * (_ROW_SIDE - FRAME)
        if face.picture:
            box = QRectF(inner.left() + side, below, inner.width() - 2 * side, line * _PICTURE)
            self._picture(face.picture, box.adjusted(0, line * 0.2, 0, -line * 0.2))
            below = box.bottom()
        self._strip(face, below + line * 0.85, inner)
        top = below + line * (1.95 if face.order else 0.5 if face.title else 0.2)
        for row in face.lines:
            box = QRectF(inner.left() + side, top, inner.width() - 2 * side, line * _ROW)
            self._row(box, row)
            top += line * _ROW
        room = QRectF(inner.left() + side, top, inner.width() - 2 * side, inner.bottom() - top)
        self._say(face.said, room)
        self._middle(face, room.adjusted(0, 0, 0, -line * (0.3 if face.title else 0.2)))

    def _middle(self, face: Face, room: QRectF) -> None:
        """Stamps, and what stands large: behind them in a broad room, else below them."""
        letters = QRectF(room)
        if face.stamps:
            pictures = QRectF(room)
            if face.big and room.width() > room.height() * _BROAD:
                count = len(face.stamps)
                pictures.setWidth(room.width() * min(_STAMPED, count / (count + 1)))
                letters.setLeft(pictures.right())
            elif face.big:
                pictures.setHeight(room.height() / 2)
                letters.setTop(pictures.bottom())
            self._stamps(face, pictures)
        if face.big:
            self._big(face.big, letters, alone=not face.title and not face.stamps)

    def _stamps(self, face: Face, room: QRectF) -> None:
        """Small pictures side by side, in as many rows as show them largest."""
        count = len(face.stamps)
        shapes = ((ceil(count / rows), rows) for rows in range(1, count + 1))
        side, across = max((min(room.width() / x, room.height() / y), x) for x, y in shapes)
        if side <= 0.0:
            return
        down = ceil(count / across)
        for place, stamp in enumerate(face.stamps):
            row, column = divmod(place, across)
            shift = QPointF(column - (across - 1) / 2, row - (down - 1) / 2) * side
            fitting = replace(stamp, size=side * (1.0 - _STAMP_GAP))
            paint_stamp(self._painter, fitting, self._theme, face.frame, room.center() + shift)

    def _big(self, text: str, room: QRectF, *, alone: bool) -> None:
        """A few letters as large as the room allows; those of cards with a title are alike."""
        path = QPainterPath()
        path.addText(QPointF(), _bold(self._font), text)
        box = path.boundingRect()
        if box.isEmpty() or room.isEmpty():
            return
        metrics = self._metrics(_bold(self._font))
        wide = max(box.width(), metrics.horizontalAdvance("0" if alone else "00"))
        high = max(box.height(), metrics.capHeight())
        scale = min(room.width() * 0.85 / wide, room.height() * 0.7 / high)
        self._painter.save()
        self._painter.translate(room.center())
        self._painter.scale(scale, scale)
        self._painter.translate(-box.center())
        self._painter.fillPath(path, self._theme.colour("text"))
        self._painter.restore()

    def _picture(self, file: Path, box: QRectF) -> None:
        """A picture as large as the box allows; nothing where it cannot be read."""
        image = QImageReader(str(file))
        size = QSizeF(image.size())
        if size.isEmpty():
            return
        size.scale(box.size(), Qt.AspectRatioMode.KeepAspectRatio)
        fine = self._painter.worldTransform().m11() * self._painter.device().devicePixelRatioF()
        image.setScaledSize((size * max(1.0, fine)).toSize())
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(box.center())
        self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self._painter.drawImage(place, image.read())

    def _say(self, texts: Sequence[str], box: QRectF) -> None:
        """Sentences below each other, over as many lines as they need, smaller if they must."""
        font, gap = QFont(self._font), self._line * _GAP
        for _ in range(_SMALLER):
            metrics = self._metrics(font)
            highs = [_wrapped(metrics, text, box.width()).height() for text in texts]
            if sum(highs) + gap * len(highs) <= box.height():
                break
            _shrink(font)
        self._painter.setFont(font)
        self._painter.setPen(self._theme.colour("text"))
        for text, high in zip(texts, highs, strict=True):
            box.setTop(box.top() + gap)
            self._painter.drawText(QRectF(box.topLeft(), QSizeF(box.width(), 1e6)), _WRAP, text)
            box.setTop(box.top() + high)

    def _strip(self, face: Face, middle: float, inner: QRectF) -> None:
        """The marks of the order, first one on the left."""
        if not face.order:
            return
        line, painter = self._line, self._painter
        step = min(line * 1.5, (inner.width() - line * 0.7) / len(face.order))
        left = inner.center().x() - step * (len(face.order) - 1) / 2
        wide, edge = step * len(face.order) + line * 0.24, self._theme.colour("mark_edge", 0.9)
        strip = QRectF(left - step / 2 - line * 0.12, middle - line * 0.8, wide, line * 1.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("window"))
        painter.drawRoundedRect(strip, line * 0.8, line * 0.8)
        for place, style in enumerate(face.order):
            centre = QPointF(left + place * step, middle)
            paint_badge(painter, style, centre, min(step * 0.42, line * 0.56), edge)

    def _row(self, box: QRectF, row: tuple[str, str, str]) -> None:
        """Label on the left, amount on the right; the label gets smaller, then gives way."""
        label, amount, more = row
        painter, theme, plain, bold = self._painter, self._theme, self._font, _bold(self._font)
        middle = Qt.AlignmentFlag.AlignVCenter
        right, left = middle | Qt.AlignmentFlag.AlignRight, middle | Qt.AlignmentFlag.AlignLeft
        painter.setPen(QPen(theme.colour("border"), self._line * 0.06))
        painter.drawLine(box.topLeft(), box.topRight())
        gap = self._line * _GAP
        used = self._metrics(plain).horizontalAdvance(more) + gap if more else 0.0
        painter.setFont(plain)
        painter.setPen(theme.colour("muted"))
        painter.drawText(box, right, more)
        room = box.width() - used
        amount = self._metrics(bold).elidedText(amount, Qt.TextElideMode.ElideRight, room)
        painter.setFont(bold)
        painter.setPen(theme.colour("text"))
        painter.drawText(box.adjusted(0, 0, -used, 0), right, amount)
        room -= self._metrics(bold).horizontalAdvance(amount) + gap
        plain = QFont(plain)
        for _ in range(_LABEL_SMALLER):
            if self._metrics(plain).horizontalAdvance(label) <= room:
                break
            _shrink(plain)
        painter.setFont(plain)
        painter.setPen(theme.colour("muted"))
        label = self._metrics(plain).elidedText(label, Qt.TextElideMode.ElideRight, max(room, 0.0))
        painter.drawText(box, left, label)

    def _title(self, title: str, box: QRectF) -> None:
        """The title, smaller if it would not fit, then in two lines, cut if that does not help."""
        font = _bold(self._font)
        for _ in range(_SMALLER):
            if self._metrics(font).horizontalAdvance(title) <= box.width():
                break
            _shrink(font)
        centre, said = Qt.AlignmentFlag.AlignCenter, title
        if self._metrics(font).horizontalAdvance(title) > box.width():
            font = _sized(_bold(self._font), _TWO_LINES)
            if _in_two_lines(self._metrics(font), title, box.width()):
                centre |= Qt.TextFlag.TextWordWrap
            else:
                said = self._metrics(font).elidedText(
                    title, Qt.TextElideMode.ElideRight, box.width()
                )
        self._painter.setFont(font)
        self._painter.setPen(self._theme.colour("text"))
        self._painter.drawText(box, centre, said)


def _bold(font: QFont) -> QFont:
    found = QFont(font)
    found.setBold(True)
    return found


def _shrink(font: QFont) -> None:
    _sized(font, 0.95)


def _sized(font: QFont, part: float) -> QFont:
    """The font, made larger or smaller."""
    if font.pointSizeF() > 0:
        font.setPointSizeF(font.pointSizeF() * part)
    else:
        font.setPixelSize(max(1, round(font.pixelSize() * part)))
    return font


def _in_two_lines(metrics: QFontMetricsF, text: str, wide: float) -> bool:
    """Whether a text has room in two lines without a word that is cut."""
    box = _wrapped(metrics, text, wide)
    return box.width() <= wide and box.height() < 2.5 * metrics.height()

"""Panel "Cards": the cards on the table, drawn as cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from engine.picture import CardFace, Picture, SeatStyle
from workbench.marks import hatch_ink, hatch_path, paint_badge
from workbench.theme import LIGHT, Theme

_FRAME: Final = 7.0
_ROUND: Final = 9.0
_ACROSS: Final = 2
_SMALLER: Final = 6  # steps of 5 % before a title is cut


class CardWidget(QWidget):
    """One card: frame in the colour of the first seat, turn order, amounts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card = CardFace("", (), -1, ())
        self._styles: tuple[SeatStyle, ...] = ()
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, card: CardFace, styles: tuple[SeatStyle, ...]) -> None:
        """Draw another card."""
        if (card, styles) == (self._card, self._styles):
            return
        self._card = card
        self._styles = styles
        self.setAccessibleName(card.title)
        self.setAccessibleDescription(self._in_words())
        self.setToolTip(self._in_words())
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Taller than wide; grows with the text size and the number of lines."""
        line = self.fontMetrics().height()
        lines = max(3, len(self._card.lines))
        return QSize(line * 7, round(2 * _FRAME + line * (4.6 + 1.45 * lines)))

    def minimumSizeHint(self) -> QSize:
        """Narrow panels squeeze the card but not its height."""
        return QSize(self.fontMetrics().height() * 6, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        inner = self._paint_frame(painter, whole)
        if self._card.hidden:
            self._paint_back(painter, inner)
        else:
            self._paint_face(painter, inner)

    def _paint_frame(self, painter: QPainter, whole: QRectF) -> QRectF:
        theme = self._theme
        border = self._card.border
        frame = theme.colour("border")
        if 0 <= border < len(self._styles) and not self._card.hidden:
            frame = QColor(self._styles[border].colour)
        painter.setPen(QPen(theme.colour("text", 0.45), 1.0))
        painter.setBrush(frame)
        painter.drawRoundedRect(whole, _ROUND, _ROUND)
        inner = whole.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME)
        painter.setBrush(theme.colour("raised"))
        painter.drawRoundedRect(inner, _ROUND - 4, _ROUND - 4)
        return inner

    def _paint_back(self, painter: QPainter, inner: QRectF) -> None:
        painter.save()
        painter.setClipRect(inner.adjusted(4, 4, -4, -4))
        painter.fillRect(inner, self._theme.colour("hover"))
        ink = hatch_ink(self._theme.colour("hover"))
        painter.strokePath(hatch_path("cross", inner, 12.0), QPen(ink, 1.0))
        painter.restore()
        box = QRectF(0, 0, inner.width() - 12, self.fontMetrics().height() * 1.8)
        box.moveCenter(inner.center())
        painter.fillRect(box, self._theme.colour("raised"))
        self._paint_title(painter, box.adjusted(4, 0, -4, 0))

    def _paint_face(self, painter: QPainter, inner: QRectF) -> None:
        line = float(self.fontMetrics().height())
        title = QRectF(inner.left(), inner.top() + line * 0.35, inner.width(), line * 1.3)
        self._paint_title(painter, title.adjusted(4, 0, -4, 0))
        self._paint_order(painter, title.bottom() + line * 0.85, inner, line)
        top = title.bottom() + line * 1.95
        for label, base, enhanced in self._card.lines:
            row = QRectF(inner.left() + 8, top, inner.width() - 16, line * 1.45)
            self._paint_amount(painter, row, label, (base, enhanced))
            top += line * 1.45

    def _paint_order(self, painter: QPainter, middle: float, inner: QRectF, line: float) -> None:
        """The strip of seats, first one on the left."""
        seats = self._card.seats
        if not seats:
            return
        step = min(line * 1.5, (inner.width() - 12) / len(seats))
        left = inner.center().x() - step * (len(seats) - 1) / 2
        strip = QRectF(left - step / 2 - 2, middle - line * 0.8, step * len(seats) + 4, line * 1.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colour("window"))
        painter.drawRoundedRect(strip, line * 0.8, line * 0.8)
        edge = self._theme.colour("ink" if self._theme.name == "light" else "paper", 0.9)
        for place, seat in enumerate(seats):
            centre = QPointF(left + place * step, middle)
            paint_badge(painter, self._styles[seat], centre, min(step * 0.42, line * 0.56), edge)

    def _paint_amount(
        self, painter: QPainter, row: QRectF, label: str, amounts: tuple[int, int]
    ) -> None:
        middle, left = Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignLeft
        right = Qt.AlignmentFlag.AlignRight
        painter.setPen(QPen(self._theme.colour("border"), 1.0))
        painter.drawLine(row.topLeft(), row.topRight())
        painter.setFont(self.font())
        painter.setPen(self._theme.colour("muted"))
        painter.drawText(row, middle | left, label)
        enhanced = f"({amounts[1]})"
        painter.drawText(row, middle | right, enhanced)
        used = QFontMetricsF(self.font()).horizontalAdvance(enhanced) + 6
        painter.setFont(self._title_font())
        painter.setPen(self._theme.colour("text"))
        painter.drawText(row.adjusted(0, 0, -used, 0), middle | right, str(amounts[0]))

    def _title_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def _paint_title(self, painter: QPainter, box: QRectF) -> None:
        """The title, a little smaller if it would not fit, cut if that does not help."""
        font = self._title_font()
        for _ in range(_SMALLER):
            if QFontMetricsF(font).horizontalAdvance(self._card.title) <= box.width():
                break
            font.setPointSizeF(font.pointSizeF() * 0.95)
        said = QFontMetricsF(font).elidedText(
            self._card.title, Qt.TextElideMode.ElideRight, box.width()
        )
        painter.setFont(font)
        painter.setPen(self._theme.colour("text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)

    def _in_words(self) -> str:
        card = self._card
        if card.hidden:
            return self.tr("{}: face down").format(card.title)
        order = ", ".join(self._styles[seat].title for seat in card.seats)
        rows = [f"{label} {base} ({enhanced})" for label, base, enhanced in card.lines]
        return "\n".join([card.title, self.tr("Order: {}").format(order), *rows])


class CardsPanel(QWidget):
    """The cards of a picture, two in a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 8, 10, 10)
        self._grid.setSpacing(10)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.cards: list[CardWidget] = []
        self._empty = QLabel(self.tr("No cards on the table."), self)
        self._empty.setObjectName("empty")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid.addWidget(self._empty, 0, 0, 1, _ACROSS)

    def show_picture(self, picture: Picture) -> None:
        """Draw the cards of a position."""
        while len(self.cards) < len(picture.cards):
            card = CardWidget(self)
            card.set_theme(self._theme)
            place = divmod(len(self.cards), _ACROSS)
            self._grid.addWidget(card, 1 + place[0], place[1], Qt.AlignmentFlag.AlignTop)
            self.cards.append(card)
        for index, widget in enumerate(self.cards):
            widget.setVisible(index < len(picture.cards))
        for widget, face in zip(self.cards, picture.cards, strict=False):
            widget.show_card(face, picture.styles)
        self._empty.setVisible(not picture.cards)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        for card in self.cards:
            card.set_theme(theme)

"""Panel "Cards": the cards on the table, drawn as cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from engine.picture import CardFace, Picture, SeatStyle
from workbench.cards.face import Face, face_in_play
from workbench.cards.painter import CardPainter, card_size
from workbench.look.theme import LIGHT, Theme

_ACROSS: Final = 2


class CardWidget(QWidget):
    """One card: frame in the colour of a seat, turn order, amounts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = Face("")
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, card: CardFace, styles: tuple[SeatStyle, ...]) -> None:
        """Draw another card of a position."""
        self.show_face(face_in_play(card, styles))

    def show_face(self, face: Face) -> None:
        """Draw another card."""
        if face == self._face:
            return
        self._face = face
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(face.in_words())
        self.setToolTip(face.in_words())
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Taller than wide; grows with the text size and the number of lines."""
        return card_size(self._face, self.font()).toSize()

    def minimumSizeHint(self) -> QSize:
        """Narrow panels squeeze the card but not its height."""
        return QSize(self.fontMetrics().height() * 6, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        CardPainter(painter, self.font(), self._theme).paint(self._face, whole)
        painter.end()


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

"""Panel "Cards": what lies at the side and with the seats, drawn as cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from engine.looks import Card, Looks
from engine.picture import Address, Picture
from workbench.cards.face import Face, Group, groups_of_picture
from workbench.cards.painter import CardPainter, card_size
from workbench.look.theme import LIGHT, Theme

_ACROSS: Final = 2


class CardWidget(QWidget):
    """One card: frame in the colour of a seat, turn order, amounts.

    Signals:
        pressed: It was clicked.
    """

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face = Face("")
        self._theme = LIGHT
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_face(self, face: Face, zone: str = "") -> None:
        """Draw another card, which lies in a zone of this title."""
        told = "\n".join(filter(None, (zone, face.in_words())))
        if face == self._face and told == self.toolTip():
            return
        self._face = face
        self.setAccessibleName(face.title)
        self.setAccessibleDescription(told)
        self.setToolTip(told)
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

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell of a click."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.pressed.emit()
            event.accept()  # else it goes on to the panel, and counts as a press elsewhere
            return
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card."""
        painter = QPainter(self)
        whole = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        CardPainter(painter, self.font(), self._theme).paint(self._face, whole)
        painter.end()


class CardsPanel(QWidget):
    """The cards of a picture beside the map, two in a row below the title of their zone.

    Attributes:
        cards, titles: The widgets; those that are not needed now are hidden.
        looks: Of the game whose positions are shown.
        filled: Whether the game on the table has cards here; None while there is no game.

    Signals:
        touched: Address of a card that was clicked.
        filled_changed: `filled` is another one now.
    """

    touched = Signal(object)
    filled_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = LIGHT
        self.filled: bool | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(10, 8, 10, 10)
        self._grid.setSpacing(10)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        for column in range(_ACROSS):
            self._grid.setColumnStretch(column, 1)  # a card alone is as wide as the others
        self.cards: list[CardWidget] = []
        self.titles: list[QLabel] = []
        self._shape: list[tuple[str, int]] = []  # title and number of cards of each group
        self.looks = Looks()
        self._addresses: list[Address] = []
        self._empty = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._empty.setObjectName("empty")
        self._grid.addWidget(self._empty, 0, 0, 1, _ACROSS)

    def show_picture(self, picture: Picture) -> None:
        """Draw the cards of a position."""
        groups = groups_of_picture(picture, self.looks)
        found = [(address, face, group.title) for group in groups for address, face in group.cards]
        self._addresses = [address for address, _, _ in found]
        self._lay_out(groups)
        for widget, (_, face, title) in zip(self.cards, found, strict=False):
            widget.show_face(face, title)
        self._empty.setVisible(not found)
        lying = any(isinstance(self.looks.of(one.look), Card) for one in picture.things)
        on_table, none = (
            self.tr("The cards lie on the table."),
            self.tr("No cards here."),
        )
        self._empty.setText(on_table if lying else none if picture.seats else "")
        if picture.seats and self.filled != bool(found):
            self.filled = bool(found)
            self.filled_changed.emit()

    @property
    def row_height(self) -> int:
        """Height that shows the first row whole, or the sentence where there are no cards."""
        margins = self._grid.contentsMargins()
        first = self.cards[0] if self.cards and self.filled else self._empty
        high = first.sizeHint().height() + margins.top() + margins.bottom()
        if self.filled and self._shape and self._shape[0][0]:
            high += self.titles[0].sizeHint().height() + self._grid.verticalSpacing()
        return high

    def _lay_out(self, groups: Sequence[Group]) -> None:
        """A row for each title, and as many as they need for the cards below it."""
        shape = [(group.title, len(group.cards)) for group in groups]
        if shape == self._shape:
            return
        self._shape = shape
        while len(self.titles) < len(shape):
            self.titles.append(self._new_title())
        while len(self.cards) < sum(count for _, count in shape):
            self.cards.append(self._new_card(len(self.cards)))
        for part in (*self.titles, *self.cards):
            self._grid.removeWidget(part)
            part.hide()
        row, number = 1, 0
        for title, (text, count) in zip(self.titles, shape, strict=False):
            title.setText(text)
            title.setVisible(bool(text))
            self._grid.addWidget(title, row, 0, 1, _ACROSS)
            row += 1
            for place in range(count):
                card = self.cards[number + place]
                down, across = divmod(place, _ACROSS)
                self._grid.addWidget(card, row + down, across, Qt.AlignmentFlag.AlignTop)
                card.show()
            row += -(-count // _ACROSS)
            number += count

    def _new_title(self) -> QLabel:
        title = QLabel(self, wordWrap=True)
        title.setObjectName("note")
        return title

    def _new_card(self, number: int) -> CardWidget:
        card = CardWidget(self)
        card.set_theme(self._theme)
        card.pressed.connect(lambda: self._touch(number))
        return card

    def _touch(self, number: int) -> None:
        if number < len(self._addresses):
            self.touched.emit(self._addresses[number])

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        for card in self.cards:
            card.set_theme(theme)

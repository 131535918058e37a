"""Panel "Cards": what lies at the side and with the seats, drawn as cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from engine.looks import CARD_SIZE, Card, Looks
from engine.picture import Address, Picture
from workbench.cards.face import Face, Group, groups_of_picture
from workbench.cards.painter import CardPainter, card_size, least_size
from workbench.look.theme import LIGHT, Theme

_ACROSS: Final = 2  # cards of the usual size in a row; of smaller ones more
_SPACING: Final = 10
_NARROW: Final = 6  # lines of text that are as wide as a usual card that is squeezed


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
        """Grows with the text size and the number of lines; what is small on a table is so here."""
        usual = card_size(self._face, self.font())
        if self._part == 1.0:
            return usual.toSize()
        high = usual.width() * self._face.size[1] / CARD_SIZE[0]
        if self._face.lines or self._face.said or self._face.order:
            high = max(high, least_size(self._face, self.font()).height())
        return QSize(round(usual.width() * self._part), round(high))

    def minimumSizeHint(self) -> QSize:
        """Narrow panels squeeze the card but not its height."""
        narrow = self.fontMetrics().height() * _NARROW * self._part
        return QSize(round(narrow), self.sizeHint().height())

    @property
    def _part(self) -> float:
        """Its width, as a part of that of a usual card, which no other one exceeds here."""
        return min(1.0, self._face.size[0] / CARD_SIZE[0])

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
    """The cards of a picture beside the map, below the title of their zone.

    Two cards of the usual size stand in a row, and more of those that their look makes smaller.

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
        self._grid.setSpacing(_SPACING)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._rows: list[QGridLayout] = []  # of each group
        self.cards: list[CardWidget] = []
        self.titles: list[QLabel] = []
        self._shape: list[tuple[str, int, int]] = []  # of each group title, cards, cards in a row
        self.looks = Looks()
        self._addresses: list[Address] = []
        self._empty = QLabel(self, alignment=Qt.AlignmentFlag.AlignCenter)
        self._empty.setObjectName("empty")
        self._grid.addWidget(self._empty, 0, 0)

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
        shape = [(group.title, len(group.cards), _across(group)) for group in groups]
        if shape == self._shape:
            return
        self._shape = shape
        while len(self.titles) < len(shape):
            self.titles.append(self._new_title())
        while len(self.cards) < sum(count for _, count, _ in shape):
            self.cards.append(self._new_card(len(self.cards)))
        for part in (*self.titles, *self.cards):
            self._grid.removeWidget(part)
            part.hide()
        for rows in self._rows:
            self._grid.removeItem(rows)
        self._rows, cards = [], iter(self.cards)
        for number, (text, count, across) in enumerate(shape):
            title, rows = self.titles[number], self._new_rows(across)
            title.setText(text)
            title.setVisible(bool(text))
            self._grid.addWidget(title, 2 * number + 1, 0)
            self._grid.addLayout(rows, 2 * number + 2, 0)
            self._rows.append(rows)
            for place, card in enumerate(islice(cards, count)):
                rows.addWidget(card, *divmod(place, across), Qt.AlignmentFlag.AlignTop)
                card.show()

    def _new_rows(self, across: int) -> QGridLayout:
        rows = QGridLayout()
        rows.setSpacing(_SPACING * _ACROSS // across)
        for column in range(across):
            rows.setColumnStretch(column, 1)  # a card alone is as wide as the others
        return rows

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


def _across(group: Group) -> int:
    """Cards in a row, by the widest of them."""
    wide = max(face.size[0] for _, face in group.cards)
    return max(_ACROSS, int(_ACROSS * CARD_SIZE[0] / wide))

"""The choices of a move: buttons with words or with pictures, or a list where words are many."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QRect, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QComboBox, QToolButton, QWidget

from engine.game import Click
from workbench.look.theme import scaled
from workbench.play.hands.gestures import CHOICE
from workbench.widgets.rows import Rows
from workbench.widgets.wheel import DropDown

DONE: Final = " "  # stands for the move that needs no choice; no game has it for a name
_RIM: Final = 5  # between a picture and the rim of its button, pixels at 100%
_SMALLEST: Final = 16  # of a picture, pixels at 100%


@dataclass(frozen=True)
class Drawing:
    """What a choice would put on the board.

    Attributes:
        image: The picture, square.
        words: The same in words.
    """

    image: QPixmap
    words: str


class PictureButton(QToolButton):
    """A choice that is seen."""

    def __init__(self, drawing: Drawing, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._image = drawing.image
        self._side = side
        self.setCheckable(True)
        self.setToolTip(drawing.words)
        self.setAccessibleName(drawing.words)

    def sizeHint(self) -> QSize:
        """The picture and a rim."""
        side = self._side + 2 * scaled(_RIM)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """As `sizeHint`."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and the picture in its middle."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = QRect(0, 0, self._side, self._side)
        place.moveCenter(self.rect().center())
        painter.drawPixmap(place, self._image)
        painter.end()


class ChoiceButtons(QObject):
    """One choice among several; the shown one is marked.

    Args:
        rows: Where they stand.
        say: Words for a click of a gesture.

    Attributes:
        buttons: By the names of the choices; empty while the list is used.
        many: The list.

    Signals:
        wanted: Name of a choice.
    """

    wanted = Signal(str)

    def __init__(self, rows: Rows, parent: QWidget, say: Callable[[Click], str]) -> None:
        super().__init__(parent)
        self._rows = rows
        self._say = say
        self._parent = parent
        self._names: list[str] = []
        self._drawings: Mapping[str, Drawing] = {}
        self._fitted = (0, 0)  # room and side for which the buttons were made
        self.buttons: dict[str, QToolButton] = {}
        self.many = DropDown(parent)
        self.many.setAccessibleName(self.tr("Choices"))
        self.many.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.many.activated.connect(lambda at: self.wanted.emit(self.many.itemData(at)))
        self.many.hide()
        rows.addWidget(self.many)

    def show_choices(
        self,
        names: Sequence[str],
        shown: str,
        drawings: Mapping[str, Drawing],
        fit: tuple[int, int],
    ) -> None:
        """Offer choices for the move that was begun.

        Args:
            shown: The one that is marked, or "".
            drawings: Pictures of all of them, or of none.
            fit: Pixels beside each other that they may take, and the side of a picture.
        """
        if (list(names), drawings, fit) != (self._names, self._drawings, self._fitted):
            self._names, self._drawings, self._fitted = list(names), drawings, fit
            self._make()
        for name, button in self.buttons.items():
            button.setChecked(name == shown)
        if not self.many.isHidden():
            self.many.setCurrentIndex(self._names.index(shown) if shown in self._names else -1)

    def _make(self) -> None:
        for button in self.buttons.values():
            self._rows.removeWidget(button)
            button.hide()
            button.deleteLater()
        room, _ = self._fitted
        buttons = {name: self._button(name) for name in self._names}
        wide = sum(one.sizeHint().width() + self._rows.spacing() for one in buttons.values())
        listed = not self._drawings and wide > room  # a second row would make the board smaller
        self.many.clear()
        for name in self._names if listed else ():
            self.many.addItem(self._said(name), name)
        self.many.setVisible(listed)
        self.buttons = {} if listed else buttons
        for name, button in buttons.items():
            if listed:
                button.deleteLater()
            else:
                button.clicked.connect(partial(self._choose, name))
                self._rows.addWidget(button)
                button.show()

    def _button(self, name: str) -> QToolButton:
        drawing = self._drawings.get(name)
        if drawing is not None:
            return PictureButton(drawing, self._side_of_pictures(), self._parent)
        button = QToolButton(self._parent)
        button.setText(self._said(name))
        button.setCheckable(True)
        button.setAccessibleName(self.tr("Choose {}").format(self._said(name)))
        return button

    def _said(self, name: str) -> str:
        return self._say(Click(CHOICE, name=name))

    def _side_of_pictures(self) -> int:
        """As large as wanted, but all beside each other."""
        room, side = self._fitted
        each = room // max(1, len(self._names)) - 2 * scaled(_RIM) - self._rows.spacing()
        return max(scaled(_SMALLEST), min(side, each))

    def _choose(self, name: str, *_: object) -> None:
        self.wanted.emit(name)

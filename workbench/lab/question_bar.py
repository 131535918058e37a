"""The questions of a designer as a bar of buttons; the one that is pressed has its form below.

In a low window, or with large letters, they are a list that drops down.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QWidget

from workbench.widgets.elided import ElidedBox, ElidedButton
from workbench.widgets.layouts import in_column

PLAY: Final = "play"  # no question: games of bots, and their scores
NOTES: Final = "notes"  # no question: what was answered before
_PART: Final = 3  # a third of the screen is the most that questions ask for
_GAP: Final = 2  # pixels between two buttons, where there is room
_LETTERS: Final = 16  # of the question in the list that are always in sight
_LOW: Final = 52  # lines of text; in a window that is lower buttons stand closer
_LOWEST: Final = 31  # the same; in a window that is lower they drop down


class QuestionBar(QWidget):
    """One button a question, of which one is pressed.

    Attributes:
        buttons: By the keys of their questions.
        list: The same questions, to drop down.
        first: Key of what is pressed as soon as there are buttons; an unknown one is PLAY.
        tight: Whether they stand close to each other.
        dropping: Whether the list stands in their place.

    Signals:
        chosen: Key of the question that was pressed, or PLAY.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question_bar")
        self.setAccessibleName(self.tr("Questions"))
        self.buttons: dict[str, ElidedButton] = {}
        self.first = PLAY
        self.tight = self.dropping = False
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self.list = ElidedBox()
        self.list.setAccessibleName(self.tr("Questions"))
        self.list.shrink_to(_LETTERS)
        self.list.setVisible(False)
        self.list.activated.connect(self._drop)
        self._column = in_column(self.list, on=self, margins=0, spacing=_GAP)

    @property
    def key(self) -> str:
        """Of the question that is pressed, or will be."""
        return next((key for key, one in self.buttons.items() if one.isChecked()), self.first)

    def show_questions(self, questions: Sequence[tuple[str, str, str]]) -> None:
        """Offer questions, and below them games of bots and the notebook.

        Args:
            questions: (Key, title, what the answer tells) of each.
        """
        games = self.tr("Just play games")
        tip = self.tr("Many games by bots, and the spread of their scores")
        notes = self.tr("Notebook")
        noted = self.tr("Your variants, and what the lab has said of each")
        for key, title, said in (*questions, (PLAY, games, tip), (NOTES, notes, noted)):
            button = ElidedButton(title)
            button.setObjectName("question")
            button.setToolTip(said)
            button.setCheckable(True)
            button.setFlat(True)
            button.setAutoDefault(False)
            button.clicked.connect(partial(self._choose, key))
            self._group.addButton(button)
            self._column.addWidget(button)
            self.buttons[key] = button
            self.list.addItem(title, key)
            button.setVisible(not self.dropping)
            self._dress(button)
        self.first = self.first if self.first in self.buttons else PLAY
        self.press(self.first)

    def minimumSizeHint(self) -> QSize:
        """See Qt: questions are whole, up to a third of the screen."""
        hint = super().minimumSizeHint()
        most = self.screen().availableGeometry().width() // _PART
        return QSize(max(min(self.sizeHint().width(), most), hint.width()), hint.height())

    def _choose(self, key: str, _checked: bool = False) -> None:
        self.press(key)
        self.chosen.emit(key)

    def _drop(self, _row: int) -> None:
        self._choose(str(self.list.currentData()))

    def fit_into(self, height: int) -> None:
        """Stand closer where the lab is low, so that the form below keeps its room.

        Args:
            height: Of the lab, in pixels.
        """
        line = self.fontMetrics().lineSpacing()
        tight, dropping = height < _LOW * line, height < _LOWEST * line
        if dropping != self.dropping:
            self.dropping = dropping
            self.list.setVisible(dropping)
            for button in self.buttons.values():
                button.setVisible(not dropping)
        if tight == self.tight:
            return
        self.tight = tight
        self._column.setSpacing(0 if tight else _GAP)
        for button in self.buttons.values():
            self._dress(button)

    def _dress(self, button: ElidedButton) -> None:
        """Let the style sheet see how close buttons stand."""
        button.setProperty("tight", "yes" if self.tight else "no")
        button.style().unpolish(button)
        button.style().polish(button)

    def press(self, key: str) -> None:
        """Press a question without saying so; an unknown one leaves all as it is."""
        if key in self.buttons:
            self.buttons[key].setChecked(True)
            self.list.setCurrentIndex(self.list.findData(key))

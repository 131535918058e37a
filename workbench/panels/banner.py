"""A sentence with buttons, for the row above the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from workbench.look.theme import scaled
from workbench.widgets.focus import holds_focus

Choice = tuple[str, Callable[[], object]]
_LONGEST: Final = 3  # buttons


class Banner(QFrame):
    """Says something and offers what can be done; hidden while there is nothing to say.

    Buttons stay, and keep the keyboard, while another sentence offers the same.

    Attributes:
        text: The sentence; wraps to two lines.
        buttons: What is offered, in order.
        next: Gets the keyboard when a button that has it vanishes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        self.text = QLabel(wordWrap=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.buttons: list[QPushButton] = []
        self.next: QWidget | None = None
        self._said: tuple[object, ...] = ()
        self._acts: list[Callable[[], object]] = []  # of the buttons
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(scaled(12), scaled(2), scaled(8), scaled(2))
        self._row.setSpacing(scaled(8))
        self._row.addWidget(self.text, 1)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        """As low as the row is; the text is cut before the window grows."""
        return QSize(0, 0)

    def say(self, text: str, *choices: Choice) -> None:
        """Show a sentence; the same one again changes nothing. "" hides the banner."""
        said = (text, *(label for label, _ in choices))
        self._acts = [act for _, act in choices[:_LONGEST]]
        if said != self._said:
            offered = said[1:] != self._said[1:]
            if offered and self.next is not None and holds_focus(self):
                self.next.setFocus(Qt.FocusReason.OtherFocusReason)
            self._said = said
            self.text.setText(text)
            self.text.setToolTip(text)
            self.setAccessibleName(text)
            if offered:
                self._offer([label for label, _ in choices[:_LONGEST]])
        self.setVisible(bool(text))

    def _offer(self, labels: Sequence[str]) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.deleteLater()
        self.buttons = []
        for place, label in enumerate(labels):
            button = QPushButton(label, self)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(partial(self._act, place))
            self._row.addWidget(button)
            self.buttons.append(button)

    def _act(self, place: int, _checked: bool = False) -> None:
        """What the button offers by now."""
        self._acts[place]()

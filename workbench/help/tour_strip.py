"""The strip of the tour at the lower edge of the window: what to do, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from engine.play.wording import labelled
from workbench.look.theme import scaled

Choice = tuple[str, str, Callable[[], object]]  # words, tip, what is done
_LINES: Final = 3.2  # of text, so that the strip keeps its height


class TourStrip(QToolBar):
    """A bar that is always of the same height, so that the window moves but once.

    Attributes:
        where: "2 of 5".
        text: One or two sentences.
        buttons: What is offered, in order.

    Signals:
        closed: Esc was pressed in it, or its cross.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tour")
        self.setWindowTitle(self.tr("Tour"))
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self.where, self.text = QLabel(), QLabel()
        self.buttons: list[QPushButton] = []
        self.leave = QToolButton()
        self._box = QFrame()
        self._row = QHBoxLayout(self._box)
        self._arrange()
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.closed)

    def say(self, where: str, text: str, *choices: Choice) -> None:
        """Show where the tour is, what to do, and buttons."""
        self.where.setText(where)
        self.where.setVisible(bool(where))
        self.text.setText(text)
        self.text.setToolTip(text)
        self._box.setAccessibleName(labelled(where, text))
        if [button.text() for button in self.buttons] != [words for words, _, _ in choices]:
            self._offer(choices)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first button."""
        if self.buttons:
            self.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _offer(self, choices: tuple[Choice, ...]) -> None:
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        for place, (words, tip, act) in enumerate(choices):
            button = QPushButton(words)
            button.setToolTip(tip)
            button.clicked.connect(lambda _=False, act=act: act())
            self._row.insertWidget(2 + place, button)
            button.show()  # else it could not get the keyboard yet
            self.buttons.append(button)

    def _arrange(self) -> None:
        self._box.setObjectName("banner")
        self._box.setFixedHeight(round(self.fontMetrics().height() * _LINES) + scaled(8))
        self._row.setContentsMargins(scaled(12), scaled(2), scaled(8), scaled(2))
        self._row.setSpacing(scaled(8))
        self.where.setObjectName("caption")
        self.text.setWordWrap(True)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.leave.setText("✕")
        self.leave.setToolTip(self.tr("Leave the tour (Esc)"))
        self.leave.setAccessibleName(self.tr("Leave the tour"))
        self.leave.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.leave.clicked.connect(self.closed)
        self._row.addWidget(self.where)
        self._row.addWidget(self.text, 1)
        self._row.addWidget(self.leave)
        self._box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.addWidget(self._box)

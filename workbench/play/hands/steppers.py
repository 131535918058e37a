"""Steppers for the numbers of a move, and the button that says what they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QWidget,
)

from engine.game import Click
from workbench.look.theme import scaled
from workbench.play.hands.amounts import NUMBER, Amounts, Numbers
from workbench.play.why.bubble import announce
from workbench.widgets.rows import Rows

_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Stepper(QSpinBox):
    """One number. Whoever shows it decides what a step and a typed number lead to.

    Signals:
        stepped: So many values further, by arrows, Page keys, wheel or its buttons.
        typed: A number that is possible.
        unfit: A number that is not possible, typed to the end.
        accepted: Enter. Where the number typed last was unfit the first Enter tells why once more,
            since another number stands there now; the next one accepts it.
        given_up: Escape.
    """

    stepped = Signal(int)
    typed = Signal(int)
    unfit = Signal(int)
    accepted = Signal()
    given_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._values: tuple[int, ...] = ()
        self._shown = 0
        self._refused: int | None = None  # typed last and not possible; Enter tells it once
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToPreviousValue)
        self.valueChanged.connect(self._take)
        self.editingFinished.connect(self._restore)

    def show_number(self, values: tuple[int, ...], number: int) -> None:
        """Show a number and what it can be, rising."""
        self._values, self._shown = values, number
        with QSignalBlocker(self):
            self.setRange(values[0], values[-1])
            self.setValue(number)

    def stepBy(self, steps: int) -> None:
        """Tell how far; the number follows, and can be typed over."""
        self._refused = None
        self.stepped.emit(steps)
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        """Both ways, since a step beyond the end is answered with the reason."""
        ways = QAbstractSpinBox.StepEnabledFlag
        return ways.StepUpEnabled | ways.StepDownEnabled

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter, Escape, and digits that would make the number too large."""
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self._finish()
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            wanted = self._typed(event.text())
            if wanted in self._values:
                self._refused = None  # also if it is the one that was in force
            super().keyPressEvent(event)
            if wanted is not None and wanted > self.maximum():
                self._refused = wanted
                self._refuse(wanted)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Who goes on to the button has seen what it does."""
        self._refused = None
        super().focusOutEvent(event)

    def _typed(self, text: str) -> int | None:
        """The number that the field would hold with one more digit."""
        line = self.lineEdit()
        held = line.text()
        at = line.selectionStart() if line.hasSelectedText() else line.cursorPosition()
        whole = held[:at] + text + held[at + len(line.selectedText()) :]
        return int(whole) if text.isdigit() and whole.isdecimal() else None

    def _finish(self) -> None:
        """Enter: accept the number, or say why it is none."""
        text = self.lineEdit().text()
        number = int(text) if text.isdecimal() else self._shown
        refused, self._refused = self._refused, None
        self._restore()
        if refused is not None:
            self._refuse(refused)
        elif number in self._values:
            self.accepted.emit()
        else:
            self._refuse(number)

    def _refuse(self, number: int) -> None:
        """Tell of a number that cannot be; the one that is in force can be typed over."""
        self.selectAll()
        self.unfit.emit(number)

    def _take(self, number: int) -> None:
        """A number was typed; one that is not possible may be the beginning of another."""
        if number in self._values:
            self._refused = None
            self.typed.emit(number)

    def _restore(self) -> None:
        """Show the number that is in force."""
        self.show_number(self._values, self._shown)


class PlayButton(QPushButton):
    """Makes the move by a click, Space or Enter.

    Signals:
        given_up: Escape.
    """

    given_up = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Escape, beside what every button knows."""
        if event.key() in _ENTER:
            self.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.given_up.emit()
        else:
            super().keyPressEvent(event)


class Steppers(QObject):
    """A stepper for each number, with its name, and a button that makes the move.

    Args:
        rows: Where they stand.
        say: Words for a click of a gesture.

    Attributes:
        fields: The steppers by the names of their numbers, in the order of the gesture.
        play: The button.

    Signals:
        stepped, typed, unfit: As those of a Stepper, with its name before.
        accepted: The button, or Enter.
        given_up: Escape.
    """

    stepped = Signal(str, int)
    typed = Signal(str, int)
    unfit = Signal(str, int)
    accepted = Signal()
    given_up = Signal()

    def __init__(self, rows: Rows, parent: QWidget, say: Callable[[Click], str]) -> None:
        super().__init__(parent)
        self._rows = rows
        self._say = say
        self._boxes: list[QWidget] = []
        self.fields: dict[str, Stepper] = {}
        self.play = PlayButton(parent)
        self.play.setObjectName("primary")
        self.play.clicked.connect(self.accepted)
        self.play.given_up.connect(self.given_up)
        self.play.hide()
        rows.addWidget(self.play)

    @property
    def shown(self) -> bool:
        """Whether there are numbers to be set."""
        return bool(self.fields)

    @property
    def focused(self) -> bool:
        """Whether the window's keyboard is in one of the steppers or on the button."""
        return self.play.window().focusWidget() in {*self.fields.values(), self.play}

    def show_amounts(self, amounts: Amounts | None, numbers: Numbers, kind: str, said: str) -> None:
        """Offer numbers, or none.

        Args:
            amounts: What can be combined.
            numbers: In force now.
            kind: Of the move, in words; "" where there is no word for it.
            said: What the button does.
        """
        names = amounts.names if amounts is not None else ()
        if names != tuple(self.fields):
            self._make(names)
        self.play.setVisible(amounts is not None)
        if amounts is None:
            return
        if self.focused and said != self.play.text():
            announce(self.play, said)  # other numbers may have given way
        self.play.setText(said)
        self.play.setAccessibleName(said)
        for name, values, number in zip(names, amounts.values, numbers, strict=True):
            field = self.fields[name]
            field.show_number(values, number)
            label = self._say(Click(NUMBER, name=name))
            title = self.tr("{}: {}").format(kind, label) if kind else label
            field.setAccessibleName(title)
            span = self.tr("{}, from {} to {}").format(title, values[0], values[-1])
            field.setAccessibleDescription(span)
            field.setToolTip(span)

    def _make(self, names: Sequence[str]) -> None:
        """Other steppers, in front of the button."""
        for box in self._boxes:
            self._rows.removeWidget(box)
            box.hide()
            box.deleteLater()
        self._boxes, self.fields = [], {}
        for name in names:
            self.fields[name] = self._field(name)
        self._rows.removeWidget(self.play)
        self._rows.addWidget(self.play)

    def _field(self, name: str) -> Stepper:
        field = Stepper()
        label = QLabel(self._say(Click(NUMBER, name=name)))
        label.setBuddy(field)
        box = QWidget()
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, scaled(8), 0)
        row.setSpacing(scaled(6))
        row.addWidget(label)
        row.addWidget(field)
        self._rows.addWidget(box)
        box.show()
        self._boxes.append(box)
        for signal, told in (
            (field.stepped, self.stepped),
            (field.typed, self.typed),
            (field.unfit, self.unfit),
        ):
            signal.connect(partial(told.emit, name))
        field.accepted.connect(self.accepted)
        field.given_up.connect(self.given_up)
        return field

"""Typed fields of the properties panel; each can show that several values are meant."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QPlainTextEdit, QWidget

from engine.game import Attribute
from engine.play.wording import upper_first
from workbench.widgets.elided import ElidedBox
from workbench.widgets.whole_number import DecimalNumber, WholeNumber

_LARGEST: Final = 2_147_483_646


class Field(QObject):
    """One value and the widget that shows and changes it.

    Attributes:
        widget: The control.

    Signals:
        given: A new value, by the person at the keyboard.
        finished: What was typed is complete: the next change is a new step of the history.
    """

    given = Signal(object)
    finished = Signal()
    widget: QWidget

    def show_value(self, value: Any) -> None:
        """Show one value; None for nothing."""
        raise NotImplementedError

    def show_mixed(self) -> None:
        """Show that the spaces differ in this."""
        raise NotImplementedError


class TextField(Field):
    """One line; blanks around it do not count."""

    def __init__(self, parent: QWidget, hint: str = "") -> None:
        super().__init__(parent)
        self.line = QLineEdit(parent)
        self.widget = self.line
        self._hint = hint
        self.line.setPlaceholderText(hint)
        self.line.textEdited.connect(lambda text: self.given.emit(" ".join(text.split())))
        self.line.editingFinished.connect(self.finished)

    def show_value(self, value: Any) -> None:
        """See `Field`; what is being typed stays as it is, blanks included."""
        self.line.setPlaceholderText(self._hint)
        text = str(value or "")
        if " ".join(self.line.text().split()) != text:
            self.line.setText(text)
            self.line.setCursorPosition(0)

    def show_mixed(self) -> None:
        """See `Field`."""
        self.line.clear()
        self.line.setPlaceholderText(self.tr("Several values"))


class _Paragraphs(QPlainTextEdit):
    """Tab leaves it, and leaving it is told."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the text is complete."""
        super().focusOutEvent(event)
        self.left.emit()


class NoteField(Field):
    """Some lines."""

    def __init__(self, parent: QWidget, hint: str = "") -> None:
        super().__init__(parent)
        self.text = _Paragraphs(parent)
        self.widget = self.text
        self.text.setTabChangesFocus(True)
        self.text.setPlaceholderText(hint)
        self.text.setMinimumHeight(self.text.fontMetrics().lineSpacing() * 5)
        self.text.textChanged.connect(lambda: self.given.emit(self.text.toPlainText()))
        self.text.left.connect(self.finished)

    def show_value(self, value: Any) -> None:
        """See `Field`."""
        text = str(value or "")
        if self.text.toPlainText() != text:
            with QSignalBlocker(self.text):
                self.text.setPlainText(text)

    def show_mixed(self) -> None:
        """See `Field`."""
        self.show_value("")


class ChoiceField(Field):
    """One of some words."""

    def __init__(self, parent: QWidget, choices: Iterable[tuple[str, str]]) -> None:
        super().__init__(parent)
        self.box = ElidedBox(parent)
        self.widget = self.box
        self.box.give_way(8)
        self._choices: list[tuple[str, str]] = []
        self.offer(choices)
        self.box.activated.connect(self._activated)

    def offer(self, choices: Iterable[tuple[str, str]]) -> None:
        """Offer keys with their titles, instead of those from before."""
        wanted = list(choices)
        if wanted != self._choices:
            self._choices = wanted
            self.box.clear()
            for key, title in wanted:
                self.box.addItem(title, key)

    def show_value(self, value: Any) -> None:
        """See `Field`."""
        self.box.setPlaceholderText("")
        self.box.setCurrentIndex(self.box.findData(value))

    def show_mixed(self) -> None:
        """See `Field`."""
        self.box.setPlaceholderText(self.tr("Several values"))
        self.box.setCurrentIndex(-1)

    def _activated(self, index: int) -> None:
        self.given.emit(self.box.itemData(index))
        self.finished.emit()


class NumberField(Field):
    """A whole number in a range, with its unit."""

    def __init__(self, parent: QWidget, low: int, high: int, unit: str = "") -> None:
        super().__init__(parent)
        self.box = WholeNumber(parent, low, high)
        self.widget = self.box
        self._low, self._high = low, high
        self.box.setSuffix(f" {unit}" if unit else "")
        self.box.valueChanged.connect(self._changed)
        self.box.editingFinished.connect(self.finished)

    def show_value(self, value: Any) -> None:
        """See `Field`."""
        with QSignalBlocker(self.box):
            self.box.setSpecialValueText("")
            self.box.setRange(self._low, self._high)
            self.box.setValue(int(value or 0))

    def show_mixed(self) -> None:
        """See `Field`; the number below the least one stands for several."""
        with QSignalBlocker(self.box):
            self.box.setRange(self._low - 1, self._high)
            self.box.setSpecialValueText(self.tr("Several values"))
            self.box.setValue(self._low - 1)

    def _changed(self, value: int) -> None:
        if value >= self._low:
            self.given.emit(value)


class _Short(DecimalNumber):
    """A number without noughts at its end."""

    def textFromValue(self, value: float) -> str:
        """See Qt."""
        return super().textFromValue(value).rstrip("0").rstrip(".")


class DecimalField(Field):
    """A number with decimals in a range."""

    def __init__(self, parent: QWidget, low: float, high: float, step: float = 0.25) -> None:
        super().__init__(parent)
        self.box = _Short(parent, low, high)
        self.widget = self.box
        self._low, self._step = low, step
        self.box.setDecimals(3)
        self.box.setSingleStep(step)
        self.box.valueChanged.connect(self._changed)
        self.box.editingFinished.connect(self.finished)

    def show_value(self, value: Any) -> None:
        """See `Field`."""
        with QSignalBlocker(self.box):
            self.box.setSpecialValueText("")
            self.box.setMinimum(self._low)
            self.box.setValue(float(value or 0.0))

    def show_mixed(self) -> None:
        """See `Field`; the number below the least one stands for several."""
        with QSignalBlocker(self.box):
            self.box.setMinimum(self._low - self._step)
            self.box.setSpecialValueText(self.tr("Several values"))
            self.box.setValue(self._low - self._step)

    def _changed(self, value: float) -> None:
        if value >= self._low:
            self.given.emit(round(value, 3))


class FlagField(Field):
    """Yes or no."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.box = QCheckBox(self.tr("Yes"), parent)
        self.widget = self.box
        self.box.clicked.connect(self._clicked)

    def show_value(self, value: Any) -> None:
        """See `Field`."""
        self.box.setTristate(False)
        self.box.setText(self.tr("Yes"))
        self.box.setChecked(bool(value))

    def show_mixed(self) -> None:
        """See `Field`."""
        self.box.setTristate(True)
        self.box.setText(self.tr("Several values"))
        self.box.setCheckState(Qt.CheckState.PartiallyChecked)

    def _clicked(self) -> None:
        self.given.emit(self.box.checkState() != Qt.CheckState.Unchecked)
        self.finished.emit()


def field_for(attribute: Attribute, parent: QWidget) -> Field:
    """The field that suits an attribute of a board schema."""
    if attribute.kind == "integer":
        high = attribute.high if attribute.high > attribute.low else _LARGEST
        return NumberField(parent, attribute.low, high, attribute.unit)
    if attribute.kind == "choice":
        return ChoiceField(
            parent, [(word, upper_first(attribute.word_of(word))) for word in attribute.choices]
        )
    if attribute.kind == "flag":
        return FlagField(parent)
    return TextField(parent)


def usual(attribute: Attribute) -> bool | int | str:
    """What a board means that says nothing about an attribute."""
    if attribute.default is not None:
        return attribute.default
    if attribute.kind == "integer":
        return attribute.low
    if attribute.kind == "choice":
        return attribute.choices[0] if attribute.choices else ""
    return False if attribute.kind == "flag" else ""

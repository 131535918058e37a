"""Editors of one parameter's value: a number, a number for each seat, an ordered list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from engine.game import Parameter
from engine.language import counted, language
from workbench.documents.document import new_gesture
from workbench.documents.edits import ALONE
from workbench.look.theme import scaled
from workbench.widgets.layouts import in_column, in_row
from workbench.widgets.rows import Rows
from workbench.widgets.whole_number import WholeNumber

_SPARE = 6  # characters of air beside the longest name


class Number(WholeNumber):
    """A whole number in the range of its parameter, with its unit."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent, parameter.low, parameter.high)
        self._span = (parameter.low, parameter.high)
        self._units = parameter.units or parameter.unit
        self.valueChanged.connect(self._show_unit)
        self._show_unit(self.value())

    def _show_unit(self, number: int) -> None:
        """The unit in the form that the number asks for."""
        unit = counted(number, self._units, language())
        self.setSuffix(f" {unit}" if unit else "")

    def show_number(self, number: int) -> None:
        """Show a number without telling; one out of range widens the range."""
        low, high = self._span
        self.blockSignals(True)
        self.setRange(min(low, number), max(high, number))
        self.setValue(number)
        self._show_unit(number)
        self.blockSignals(False)


class Editor(QWidget):
    """What the editors share.

    Signals:
        given: The value as a file holds it, and the gesture that it is part of.
        entered: The focus came in.
    """

    given = Signal(object, int)
    entered = Signal()

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.parameter = parameter
        self.gesture = ALONE
        self.keyboard: QWidget = self

    def show_value(self, said: Any, value: Any, seats: int) -> None:
        """Show a value without telling.

        Args:
            said: As the variant says it, or None.
            value: What holds.
            seats: How many play.
        """
        raise NotImplementedError

    def set_name(self, name: str) -> None:
        """What screen readers call it."""
        raise NotImplementedError

    def select(self) -> None:
        """Mark a number, so that the next one typed replaces it."""

    def give_keyboard(self, widget: QWidget) -> None:
        """Let an input of this editor have the keyboard for it."""
        self.keyboard = widget
        self.setFocusProxy(widget)

    def watch(self, widget: QWidget) -> None:
        """Note when the focus comes to an input."""
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt."""
        if event.type() == QEvent.Type.FocusIn:
            self.gesture = new_gesture()
            self.entered.emit()
        return super().eventFilter(watched, event)


class NumberEditor(Editor):
    """One whole number in its range, with its unit."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.number = Number(parameter, self)
        self.number.valueChanged.connect(lambda number: self.given.emit(number, self.gesture))
        self.watch(self.number)
        span = QLabel(self.tr("{} to {}").format(parameter.low, parameter.high), self)
        span.setObjectName("note")
        in_row(self.number, span, 1, on=self, margins=0)
        self.give_keyboard(self.number)

    def show_value(self, said: Any, value: Any, seats: int) -> None:
        """See `Editor.show_value`."""
        del seats
        plain = said if isinstance(said, int) and not isinstance(said, bool) else value
        self.number.show_number(int(plain))

    def set_name(self, name: str) -> None:
        """See `Editor.set_name`."""
        self.number.setAccessibleName(name)

    def select(self) -> None:
        """See `Editor.select`."""
        self.number.selectAll()


class SeatsEditor(Editor):
    """One number for all seats, or one for each."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.number = Number(parameter, self)
        self.number.valueChanged.connect(lambda number: self.given.emit(number, self.gesture))
        self.each = QCheckBox(self.tr("A number for each seat"), self)
        self.each.toggled.connect(self._split)
        row = in_row(self.number, 1)
        self._box = QWidget(self)
        self._rows = Rows(self._box)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(scaled(8))
        in_column(row, self.each, self._box, on=self, margins=0)
        self.numbers: list[Number] = []
        self._seats: list[QWidget] = []  # each with its label and its number
        self._name = ""
        self.give_keyboard(self.number)
        for widget in (self.number, self.each):
            self.watch(widget)

    def show_value(self, said: Any, value: Any, seats: int) -> None:
        """See `Editor.show_value`."""
        whole = _whole(said if isinstance(said, (list, tuple)) else value, seats)
        self._make(seats)
        for number, one in zip(self.numbers, whole, strict=False):
            number.show_number(one)
        self.number.show_number(whole[0])
        if len(set(whole)) > 1 or (isinstance(said, (list, tuple)) and len(said) != seats):
            self.each.blockSignals(True)
            self.each.setChecked(True)
            self.each.blockSignals(False)
        self._show_parts()

    def set_name(self, name: str) -> None:
        """See `Editor.set_name`."""
        self._name = name
        self.number.setAccessibleName(name)
        self.each.setAccessibleName(self.tr("{}: a number for each seat").format(name))

    def _make(self, seats: int) -> None:
        while len(self.numbers) < seats:
            seat = len(self.numbers)
            each = QWidget(self._box)
            label = QLabel(self.tr("Seat {}").format(seat + 1), each)
            number = Number(replace(self.parameter, unit="", units=""), each)
            number.setAccessibleName(f"{self._name}, {label.text()}")
            number.valueChanged.connect(self._give_each)
            self.watch(number)
            in_row(label, number, on=each, margins=0)
            self._rows.addWidget(each)
            self.numbers.append(number)
            self._seats.append(each)
        for index, each in enumerate(self._seats):
            each.setVisible(index < seats)

    def _shown(self) -> list[Number]:
        pairs = zip(self.numbers, self._seats, strict=True)
        return [number for number, each in pairs if not each.isHidden()]

    def _show_parts(self) -> None:
        self._box.setVisible(self.each.isChecked())
        self.number.setVisible(not self.each.isChecked())
        self.give_keyboard(self.each if self.each.isChecked() else self.number)

    def _split(self, on: bool) -> None:
        self._show_parts()
        values = [number.value() for number in self._shown()]
        if not on and len(set(values)) > 1:
            self.given.emit(values[0], ALONE)

    def _give_each(self) -> None:
        self.given.emit([number.value() for number in self._shown()], self.gesture)


def _whole(value: Any, seats: int) -> list[int]:
    given = list(value) if isinstance(value, (list, tuple)) else [value]
    numbers = [one for one in given if isinstance(one, int)] or [0]
    return (numbers + [numbers[-1]] * seats)[:seats]


class NamesEditor(Editor):
    """An ordered list of names; those without a tick are left out."""

    def __init__(self, parameter: Parameter, parent: QWidget | None = None) -> None:
        super().__init__(parameter, parent)
        self.list = QListWidget(self)
        self.list.setFrameShape(QListWidget.Shape.StyledPanel)
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.list.itemChanged.connect(self._give)
        self.watch(self.list)
        self.up = QPushButton(self.tr("Move up"), self)
        self.down = QPushButton(self.tr("Move down"), self)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        for button in (self.up, self.down):
            self.watch(button)
        buttons = in_column(self.up, self.down, 1)
        in_row(self.list, buttons, 1, on=self, margins=0)
        self.give_keyboard(self.list)

    def show_value(self, said: Any, value: Any, seats: int) -> None:
        """See `Editor.show_value`."""
        del seats
        names = said if isinstance(said, (list, tuple)) else value
        self._fill([str(name) for name in names])

    def set_name(self, name: str) -> None:
        """See `Editor.set_name`."""
        self.list.setAccessibleName(name)
        self.up.setAccessibleName(self.tr("{}: move up").format(name))
        self.down.setAccessibleName(self.tr("{}: move down").format(name))

    def names(self) -> list[str]:
        """The names with a tick, in order."""
        items = [self.list.item(row) for row in range(self.list.count())]
        ticked = (item for item in items if item.checkState() == Qt.CheckState.Checked)
        return [str(item.data(Qt.ItemDataRole.UserRole)) for item in ticked]

    def _fill(self, names: Sequence[str]) -> None:
        if self.list.count() and names == self.names():
            return
        row = self.list.currentRow()
        rest = [entry.key for entry in self.parameter.readings if entry.key not in names]
        self.list.blockSignals(True)
        self.list.clear()
        for name in (*names, *rest):
            word = self.parameter.word_of(name)
            item = QListWidgetItem(word, self.list)
            item.setData(Qt.ItemDataRole.UserRole, name)
            if word.lower() != name.lower():
                item.setToolTip(self.tr("{}, “{}” in files").format(word, name))
            ticked = Qt.CheckState.Checked if name in names else Qt.CheckState.Unchecked
            item.setCheckState(ticked)
        self.list.setCurrentRow(max(row, 0))
        self.list.blockSignals(False)
        self._fit()

    def _fit(self) -> None:
        """All names are in sight: a list that scrolls inside a form is a nuisance."""
        rows = self.list.count()
        height = sum(self.list.sizeHintForRow(row) for row in range(rows))
        edge = 2 * self.list.frameWidth() + 4
        self.list.setFixedHeight(height + edge)
        spare = self.fontMetrics().averageCharWidth() * _SPARE
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + edge + spare)

    def changeEvent(self, event: QEvent) -> None:
        """See Qt: larger text needs a larger list."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """See Qt: only now the style is known."""
        super().showEvent(event)
        self._fit()

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        if 0 <= row + step < self.list.count() and row >= 0:
            self.list.blockSignals(True)
            self.list.insertItem(row + step, self.list.takeItem(row))
            self.list.setCurrentRow(row + step)
            self.list.blockSignals(False)
            self._give()

    def _give(self) -> None:
        self.given.emit(self.names(), ALONE)

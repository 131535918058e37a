"""The form of a question, made from the fields that it declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLabel, QWidget

from engine.asking.fields import BOT, CHOICE, FLAG, LINES, NUMBER, WHOLE, Field
from engine.bots.spec import parse_bot
from engine.errors import OikistError
from workbench.lab.lines_field import LinesField
from workbench.language.bots import bot_title
from workbench.language.counts import percent_sign
from workbench.widgets.elided import ElidedBox
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import DecimalNumber, WholeNumber

_STEPS: Final = 20  # of a range by the arrows, at least
LETTERS: Final = 8  # of a choice that are seen in any case
_GROUPED: Final = 1_000  # numbers from here on have their thousands apart


class QuestionForm(QWidget):
    """One row a field, filled with sensible values.

    Signals:
        changed: Something else was chosen.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = QFormLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.fields: dict[str, QWidget] = {}
        self.declared: Sequence[Field] = ()
        self.changed.connect(self._rest)

    def show_fields(self, fields: Sequence[Field], given: Mapping[str, Any]) -> None:
        """Make the form anew.

        Args:
            given: What was chosen before, as far as it still fits.
        """
        while self._rows.rowCount():
            self._rows.removeRow(0)
        self.fields, self.declared = {}, fields
        for field in fields:
            widget = self._made(field)
            value = given.get(field.key, field.usual)
            if field.kind == BOT and isinstance(widget, DropDown):
                _offer(widget, value)
            with QSignalBlocker(widget):
                if not put(widget, value):
                    put(widget, field.usual)
            widget.setToolTip(field.tip)
            widget.setAccessibleName(field.title)
            self.fields[field.key] = widget
            if isinstance(widget, QCheckBox):
                self._rows.addRow(widget)
                continue
            label = QLabel(field.title)
            label.setToolTip(field.tip)
            label.setBuddy(widget)
            if isinstance(widget, LinesField):  # its lines need the whole width
                self._rows.addRow(label)
                self._rows.addRow(widget)
            else:
                self._rows.addRow(label, widget)
        self._rest()

    def _rest(self) -> None:
        """Switch off what counts for nothing now."""
        values = self.values()
        for field in self.declared:
            key, value = field.idle
            self.fields[field.key].setEnabled(key not in values or values[key] != value)

    def values(self) -> dict[str, Any]:
        """What has been chosen, by the keys of the fields."""
        return {key: taken(widget) for key, widget in self.fields.items()}

    def _made(self, field: Field) -> QWidget:
        """An empty widget for a field, whose changes are told."""
        if field.kind == WHOLE:
            whole = WholeNumber(self, int(field.low), int(field.high))
            whole.setGroupSeparatorShown(field.high > _GROUPED and field.key != "seed")
            whole.setSingleStep(max(1, int(field.usual) // _STEPS))
            whole.setSuffix(_suffix(field.unit))
            whole.setSpecialValueText(field.least)
            whole.valueChanged.connect(self.changed)
            return whole
        if field.kind == NUMBER:
            number = DecimalNumber(self, field.low, field.high)
            number.setDecimals(1)
            number.setSingleStep(0.5)
            number.setSuffix(_suffix(field.unit))
            number.setSpecialValueText(field.least)
            number.valueChanged.connect(self.changed)
            return number
        if field.kind == FLAG:
            flag = QCheckBox(field.title)
            flag.toggled.connect(self.changed)
            return flag
        if field.kind == LINES:
            lines = LinesField(field.choices)
            lines.changed.connect(self.changed)
            return lines
        assert field.kind in {BOT, CHOICE}  # noqa: S101 - there are no other kinds
        choice = ElidedBox()
        choice.give_way(LETTERS)
        for value, title in field.choices:
            choice.addItem(
                bot_title(title) if field.kind == BOT and title == value else title, value
            )
        choice.currentIndexChanged.connect(self.changed)
        return choice


def _offer(choice: DropDown, bot: Any) -> None:
    """Let a bot be chosen that an answer has played with, though it is none of the usual ones."""
    with suppress(OikistError), QSignalBlocker(choice):
        if isinstance(bot, str) and choice.findData(bot) < 0:
            choice.addItem(bot_title(str(parse_bot(bot))), bot)


def put(widget: QWidget, value: Any) -> bool:
    """Show a value in a widget of the form; False if it does not fit there."""
    if isinstance(widget, WholeNumber | DecimalNumber):
        fits = isinstance(value, int | float) and not isinstance(value, bool)
        if not fits or not widget.minimum() <= value <= widget.maximum():
            return False
        widget.setValue(int(value) if isinstance(widget, WholeNumber) else value)
    elif isinstance(widget, QCheckBox):
        widget.setChecked(value is True)
        return isinstance(value, bool)
    elif isinstance(widget, LinesField):
        return widget.put(value)
    elif isinstance(widget, DropDown):
        row = widget.findData(value)
        if row < 0:
            return False
        widget.setCurrentIndex(row)
    return True


def taken(widget: QWidget) -> Any:
    """The value that a widget of the form shows."""
    if isinstance(widget, WholeNumber | DecimalNumber):
        return widget.value()
    if isinstance(widget, QCheckBox):
        return widget.isChecked()
    if isinstance(widget, LinesField):
        return widget.lines()
    assert isinstance(widget, DropDown)  # noqa: S101 - the form makes no others
    return widget.currentData()


def _suffix(unit: str) -> str:
    """What stands behind a number of so many of a unit."""
    if unit == "%":
        return percent_sign()
    return f" {unit}" if unit else ""

"""Fields of the form for positions: a widget for each kind of column, and where cards are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from engine.play.position_edit import PositionEdit
from engine.positions.paths import Path
from engine.positions.schema import Column
from workbench.look.theme import scaled
from workbench.widgets.elided import ElidedBox
from workbench.widgets.rows import Rows
from workbench.widgets.whole_number import WholeNumber

_LETTERS: Final = 6  # room in a field
_LARGEST: Final = 2**31 - 1  # number that Qt's fields hold
Changed = Callable[[Path, Any], None]
Icons = Mapping[str, QIcon]  # of seats, by their names in files


class Field:
    """One value of the tables with the widget that changes it.

    Attributes:
        path: Of the value.
        widget: To be put into a layout.
    """

    def __init__(self, path: Path, widget: QWidget) -> None:
        self.path = path
        self.widget = widget

    def show(self, edit: PositionEdit) -> None:
        """Show the value as it is now; tells nobody."""
        with QSignalBlocker(self.widget):
            self._show(edit.value(self.path), edit)

    def _show(self, value: Any, edit: PositionEdit) -> None:
        raise NotImplementedError


class NumberField(Field):
    """A whole number."""

    def __init__(self, path: Path, edit: PositionEdit, changed: Changed) -> None:
        choices = edit.choices(path)
        self.spin = WholeNumber(None, choices.low, choices.high)
        super().__init__(path, self.spin)
        self.spin.setMinimumWidth(
            self.spin.fontMetrics().averageCharWidth() * _LETTERS + scaled(30)
        )
        self.spin.valueChanged.connect(lambda value: changed(path, value))

    def _show(self, value: Any, edit: PositionEdit) -> None:
        self.spin.setValue(value if isinstance(value, int) else 0)


class LineField(Field):
    """A value that is typed; what cannot be read goes on as text, for the fault that names it."""

    def __init__(self, path: Path, changed: Changed) -> None:
        self.line = QLineEdit()
        super().__init__(path, self.line)
        self._shown = ""
        self._changed = changed
        self.line.editingFinished.connect(self._finish)

    def written(self, value: Any) -> str:
        """The value as it stands in the line."""
        raise NotImplementedError

    def read(self, typed: str) -> Any:
        """The value of what was typed."""
        raise NotImplementedError

    def _show(self, value: Any, edit: PositionEdit) -> None:
        self._shown = self.written(value)
        self.line.setText(self._shown)
        self.line.setCursorPosition(0)

    def _finish(self) -> None:
        if self.line.text() != self._shown:
            self._shown = self.line.text()
            self._changed(self.path, self.read(self._shown))


class LongNumberField(LineField):
    """A whole number beyond those that Qt's fields hold, such as a seed."""

    def written(self, value: Any) -> str:
        """Its digits."""
        return str(value or 0)

    def read(self, typed: str) -> int | str:
        """The number, or what stands in its place."""
        return _number(typed)


class FlagField(Field):
    """Yes or no."""

    def __init__(self, path: Path, changed: Changed) -> None:
        self.box = QCheckBox()
        super().__init__(path, self.box)
        self.box.toggled.connect(lambda on: changed(path, on))

    def _show(self, value: Any, edit: PositionEdit) -> None:
        self.box.setChecked(value is True)


class WordField(Field):
    """One of some words, seats or spaces."""

    def __init__(self, path: Path, edit: PositionEdit, changed: Changed, icons: Icons) -> None:
        self.combo = short_box()
        super().__init__(path, self.combo)
        for word in edit.choices(path).words:
            self.combo.addItem(icons.get(word, QIcon()), edit.worded(path, word), word)
        self.combo.activated.connect(lambda at: changed(path, self.combo.itemData(at)))

    def _show(self, value: Any, edit: PositionEdit) -> None:
        word = str(value or "")
        if self.combo.findData(word) < 0:
            self.combo.addItem(edit.worded(self.path, word), word)
        self.combo.setCurrentIndex(self.combo.findData(word))


class SeatsField(Field):
    """Some of the seats, each with a box to be ticked."""

    def __init__(self, path: Path, edit: PositionEdit, changed: Changed, icons: Icons) -> None:
        super().__init__(path, QWidget())
        row = Rows(self.widget)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(scaled(6))
        self.boxes = {seat: QCheckBox(edit.worded(path, seat)) for seat in edit.editing.seats}
        for seat, box in self.boxes.items():
            box.setIcon(icons.get(seat, QIcon()))
            box.clicked.connect(lambda: changed(path, self._ticked()))
            row.addWidget(box)

    def _show(self, value: Any, edit: PositionEdit) -> None:
        for seat, box in self.boxes.items():
            box.setChecked(seat in (value or ()))

    def _ticked(self) -> list[str]:
        return [seat for seat, box in self.boxes.items() if box.isChecked()]


class OrderField(LineField):
    """The numbers of all cards with commas between them."""

    def written(self, value: Any) -> str:
        """The numbers in a row."""
        return ", ".join(str(one) for one in value or ())

    def read(self, typed: str) -> list[int | str]:
        """The numbers, with what is none among them."""
        return [_number(part) for part in typed.split(",") if part.strip()]


class CardField(Field):
    """Where a card is."""

    def __init__(
        self, card: str, edit: PositionEdit, placed: Callable[[str, Path | None], None]
    ) -> None:
        self.combo = short_box()
        super().__init__((), self.combo)
        self.card = card
        self._holders: list[Path | None] = [None, *edit.editing.holders()]
        self.combo.addItem(QCoreApplication.translate("PositionForm", "elsewhere"))
        for path in edit.editing.holders():
            self.combo.addItem(edit.called(path))
        self.combo.activated.connect(lambda at: placed(card, self._holders[at]))

    def show(self, edit: PositionEdit) -> None:
        """Show where it is now."""
        with QSignalBlocker(self.combo):
            self.combo.setCurrentIndex(self._holders.index(edit.holder(self.card)))


def short_box() -> ElidedBox:
    """A list to choose from that can be narrow, since the form stands in a panel."""
    box = ElidedBox()
    box.give_way(_LETTERS)
    return box


def _number(typed: str) -> int | str:
    digits = typed.strip()
    return int(digits) if digits.isdecimal() else digits


def field_for(
    path: Path, column: Column, edit: PositionEdit, changed: Changed, icons: Icons
) -> Field:
    """The field that fits a path of a column."""
    if column.kind == "integer":
        long = edit.choices(path).high > _LARGEST
        return LongNumberField(path, changed) if long else NumberField(path, edit, changed)
    if column.kind == "flag":
        return FlagField(path, changed)
    if column.kind == "order":
        return OrderField(path, changed)
    if column.kind == "seats":
        return SeatsField(path, edit, changed, icons)
    return WordField(path, edit, changed, icons)

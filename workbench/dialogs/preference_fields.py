"""Fields bound to the settings, and pages that hold them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from workbench.settings import Settings, Value
from workbench.widgets.wheel import DropDown
from workbench.widgets.whole_number import WholeNumber


class Fields(QObject):
    """Makes fields that show a setting, change it, and follow it when others change it.

    Args:
        settings: What they are bound to.
    """

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._show: dict[str, Callable[[Value], None]] = {}
        self.by_key: dict[str, QWidget] = {}
        settings.changed.connect(self._follow)

    def tick(self, key: str, text: str) -> QCheckBox:
        """A check box for a setting that is on or off."""
        found = QCheckBox(text)
        self._bind(key, found, lambda value: found.setChecked(bool(value)))
        found.toggled.connect(lambda on: self._settings.set_value(key, bool(on)))
        return found

    def number(self, key: str, low: int, high: int, step: int) -> WholeNumber:
        """A box for a whole number."""
        found = WholeNumber(None, low, high)
        found.setSingleStep(step)
        self._bind(key, found, lambda value: found.setValue(int(value)))
        found.valueChanged.connect(lambda value: self._settings.set_value(key, int(value)))
        return found

    def choice(self, key: str, choices: Iterable[tuple[str, str]]) -> QComboBox:
        """A list of values with their titles."""
        found = DropDown()
        for value, title in choices:
            found.addItem(title, value)
        self._bind(key, found, lambda value: found.setCurrentIndex(found.findData(value)))
        found.currentIndexChanged.connect(
            lambda row: self._settings.set_value(key, str(found.itemData(row)))
        )
        return found

    def _bind(self, key: str, field: QWidget, show: Callable[[Value], None]) -> None:
        show(self._settings.value(key))
        self._show[key] = show
        self.by_key[key] = field

    def _follow(self, key: str) -> None:
        if key in self._show:
            self._show[key](self._settings.value(key))


class Page(QWidget):
    """Fields below each other, each with a note if it needs one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._form = QFormLayout(self, verticalSpacing=8)
        self._form.setContentsMargins(0, 0, 12, 0)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)

    def add(self, field: QWidget) -> None:
        """A field with a text of its own."""
        self._form.addRow(field)

    def field(self, label: str, field: QWidget) -> None:
        """A field with its label."""
        if not field.accessibleName():
            field.setAccessibleName(label.replace("&", ""))
        self._form.addRow(label, field)

    def note(self, text: str) -> QLabel:
        """A sentence about the field above."""
        found = QLabel(text, wordWrap=True)
        found.setObjectName("note")
        self._form.addRow(found)
        return found

    def done(self) -> Page:
        """The page, for a chain of calls."""
        return self

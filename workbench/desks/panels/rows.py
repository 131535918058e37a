"""Rows of a form: label, field, and the arrow that brings the usual value back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QSizePolicy, QToolButton, QWidget

from workbench.desks.panels.fields import Field
from workbench.documents.document import new_gesture
from workbench.widgets.layouts import in_row

_FEWEST: Final = 8  # letters of a field
_NARROW: Final = 48  # letters, below which labels stand above their fields


class Row(QObject):
    """One property.

    Args:
        write: Makes an edit: value, and gesture; None means that the usual holds again.
        default: What is usual.
        tip: What the property means.
    """

    def __init__(
        self,
        title: str,
        field: Field,
        write: Callable[[Any, int], None],
        default: Any = "",
        tip: str = "",
    ) -> None:
        super().__init__(field.widget)
        self.field = field
        self._default = default
        self._write = write
        self._gesture = 0
        self.label = QLabel(title, field.widget.parentWidget())
        self.label.setBuddy(field.widget)
        self.label.setToolTip(tip)
        field.widget.setToolTip(tip)
        field.widget.setAccessibleName(title)
        field.widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        letter = field.widget.fontMetrics().averageCharWidth()
        field.widget.setMinimumWidth(letter * _FEWEST)  # or a narrow dock scrolls sideways
        self.reset = QToolButton(field.widget.parentWidget(), autoRaise=True)
        self.reset.setText("↺")
        self.reset.setStyleSheet("padding: 2px 3px")
        self.reset.setAccessibleName(self.tr("Reset: {}").format(title))
        self.reset.setToolTip(self.tr("Back to what is usual"))
        policy = self.reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.reset.setSizePolicy(policy)
        field.given.connect(self._given)
        field.finished.connect(self._finish)
        self.reset.clicked.connect(self._reset)

    def show_values(self, values: Collection[Any]) -> None:
        """Show what the spaces have: one value, or several."""
        differs = any(value != self._default for value in values)
        if len(values) == 1:
            self.field.show_value(next(iter(values)))
        else:
            self.field.show_mixed()
        font = self.label.font()
        font.setBold(differs)
        self.label.setFont(font)
        said = self.tr("differs from what is usual") if differs else ""
        self.field.widget.setAccessibleDescription(said)
        self.reset.setVisible(differs)

    def plain(self) -> None:
        """Show nothing as unusual, where nothing is usual."""
        font = self.label.font()
        font.setBold(False)
        self.label.setFont(font)
        self.field.widget.setAccessibleDescription("")
        self.reset.hide()

    def _given(self, value: Any) -> None:
        self._gesture = self._gesture or new_gesture()
        self._write(None if value == self._default else value, self._gesture)

    def _finish(self) -> None:
        self._gesture = 0

    def _reset(self) -> None:
        self._finish()
        self.field.widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self._write(None, 0)


class Rows:
    """Lays rows out below each other; where it is narrow, labels stand above their fields.

    Args:
        parent: Gets the layout.
    """

    def __init__(self, parent: QWidget) -> None:
        self.parent = parent
        self._form = QFormLayout(parent, horizontalSpacing=8, verticalSpacing=7)
        self._form.setContentsMargins(10, 8, 6, 10)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)

    def add(self, row: Row) -> Row:
        """Add a property."""
        field = row.field.widget
        top = (row.reset, 0, Qt.AlignmentFlag.AlignTop)
        self._form.addRow(row.label, in_row((field, 1), top, margins=0, spacing=8))
        return row

    def add_field(self, label: QLabel, field: QWidget) -> None:
        """Add a field with its label."""
        self._form.addRow(label, field)

    def add_button(self, button: QWidget) -> None:
        """Add something over the whole width."""
        self._form.addRow(button)

    def fit(self, width: int) -> None:
        """Suit a width in pixels."""
        narrow = width < self.parent.fontMetrics().averageCharWidth() * _NARROW
        wrap = QFormLayout.RowWrapPolicy
        self._form.setRowWrapPolicy(wrap.WrapAllRows if narrow else wrap.DontWrapRows)

    def heading(self, text: str) -> QLabel:
        """Add a line in larger letters."""
        label = QLabel(text, self.parent, wordWrap=True)
        label.setObjectName("caption")
        self._form.addRow(label)
        return label

    def note(self, text: str = "") -> QLabel:
        """Add a quiet line over the whole width."""
        label = QLabel(text, self.parent, wordWrap=True)
        label.setObjectName("note")
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._form.addRow(label)
        return label

    def rule(self) -> None:
        """Add a line between two parts."""
        shape = QFrame.Shape.HLine
        line = QFrame(self.parent, frameShape=shape, frameShadow=QFrame.Shadow.Sunken)
        self._form.addRow(line)

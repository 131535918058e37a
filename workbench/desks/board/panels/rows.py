"""Rows of a form: label, field, and the arrow that brings the usual value back."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QToolButton, QWidget

from workbench.desks.board.panels.fields import Field
from workbench.documents.document import new_gesture

_FEWEST: Final = 8  # letters of a field
_NARROW: Final = 48  # letters, below which labels stand above their fields
Wide = TypeVar("Wide", bound=QWidget)


@dataclass(frozen=True)
class _Placed:
    """A field in the grid; `line` is the first of its two lines."""

    line: int
    label: QLabel
    field: QWidget
    reset: QWidget | None


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
        field.widget.setSizePolicy(
            QSizePolicy.Policy.Ignored, field.widget.sizePolicy().verticalPolicy()
        )
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
        self._line = 0
        self._narrow = False
        self._fields: list[_Placed] = []
        self.grid = QGridLayout(parent)
        self.grid.setContentsMargins(10, 8, 6, 10)
        self.grid.setHorizontalSpacing(8)
        self.grid.setVerticalSpacing(7)
        self.grid.setColumnStretch(1, 1)

    def add(self, row: Row) -> Row:
        """Add a property."""
        self.add_field(row.label, row.field.widget, row.reset)
        return row

    def add_field(self, label: QLabel, field: QWidget, reset: QWidget | None = None) -> None:
        """Add a field with its label; it has two lines, for the narrow form."""
        placed = _Placed(self._line, label, field, reset)
        self._line += 2
        self._fields.append(placed)
        self._place(placed)

    def fit(self, width: int) -> None:
        """Suit a width in pixels."""
        narrow = width < self.parent.fontMetrics().averageCharWidth() * _NARROW
        if narrow != self._narrow:
            self._narrow = narrow
            for placed in self._fields:
                self._place(placed)

    def heading(self, text: str) -> QLabel:
        """Add a line in larger letters."""
        label = QLabel(text, self.parent, wordWrap=True)
        label.setObjectName("caption")
        return self._across(label)

    def note(self, text: str = "") -> QLabel:
        """Add a quiet line over the whole width."""
        label = QLabel(text, self.parent, wordWrap=True)
        label.setObjectName("note")
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return self._across(label)

    def rule(self) -> QFrame:
        """Add a line between two parts."""
        found = QFrame(self.parent, frameShape=QFrame.Shape.HLine, frameShadow=QFrame.Shadow.Sunken)
        return self._across(found)

    def end(self) -> None:
        """Leave the rest of the height empty."""
        self.grid.setRowStretch(self._line, 1)

    def _across(self, widget: Wide) -> Wide:
        self.grid.addWidget(widget, self._line, 0, 1, 3)
        self._line += 1
        return widget

    def _place(self, placed: _Placed) -> None:
        tall = placed.field.sizePolicy().verticalPolicy() == QSizePolicy.Policy.Expanding
        side = Qt.AlignmentFlag.AlignTop if tall else Qt.AlignmentFlag.AlignVCenter
        below = placed.line + 1 if self._narrow else placed.line
        if self._narrow:
            self.grid.addWidget(placed.label, placed.line, 0, 1, 3)
            self.grid.addWidget(placed.field, below, 0, 1, 2)
        else:
            self.grid.addWidget(placed.label, placed.line, 0, side)
            self.grid.addWidget(placed.field, placed.line, 1)
        if placed.reset is not None:
            self.grid.addWidget(placed.reset, below, 2, side)

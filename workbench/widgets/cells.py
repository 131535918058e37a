"""Fields in columns of equal width, as many as there is room for, each below its name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QCheckBox, QLabel, QLayoutItem, QVBoxLayout, QWidget

from workbench.look.theme import scaled
from workbench.widgets.rows import Rows, is_hidden

_LETTERS: Final = 22  # of a column at least


class Cells(Rows):
    """A table without lines; what does not fit one column takes several."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(scaled(8))
        self._whole: set[QWidget | None] = set()

    def add(self, name: str, field: QWidget, *, whole: bool = False) -> Cell:
        """Take a field, perhaps for a whole row; a box to be ticked has its name beside it."""
        cell = Cell(name, field)
        if whole:
            self._whole.add(cell)
        self.addWidget(cell)
        return cell

    def _lay_out(self, area: QRect, *, move: bool) -> int:
        y = area.top()
        for row in self._rows(area.width()):
            tall = max(_tall(item, wide) for item, _, wide in row)
            for item, x, wide in row:
                if move:
                    item.setGeometry(QRect(area.left() + x, y, wide, tall))
            y += tall + self.spacing()
        return max(y - self.spacing() - area.top(), 0)

    def _rows(self, room: int) -> Iterator[list[tuple[QLayoutItem, int, int]]]:
        """Items with their left edges and widths, row by row."""
        gap = self.spacing()
        parent = self.parentWidget()
        least = parent.fontMetrics().averageCharWidth() * _LETTERS if parent is not None else 1
        columns = max(1, (room + gap) // (least + gap))
        column = (room + gap) // columns  # with the gap behind it
        row: list[tuple[QLayoutItem, int, int]] = []
        used = 0
        for item in self._items:
            if is_hidden(item):
                continue
            span = min(columns, max(1, -(-(item.sizeHint().width() + gap) // column)))
            span = columns if item.widget() in self._whole else span
            if row and used + span > columns:
                yield row
                row, used = [], 0
            row.append((item, used * column, span * column - gap))
            used += span
        if row:
            yield row


class Cell(QWidget):
    """A field below its name, which wraps where even the whole row has no room for it."""

    def __init__(self, name: str, field: QWidget) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(scaled(2))
        self._name = QLabel(name, wordWrap=True)
        self._field = field
        if isinstance(field, QCheckBox):
            field.setText(name)
            column.addStretch(1)
            column.addWidget(field)
            return
        column.addWidget(self._name)
        column.addWidget(field)
        column.addStretch(1)

    def sizeHint(self) -> QSize:
        """The name in one line, and the field."""
        name = self._name.fontMetrics().horizontalAdvance(self._name.text())
        return QSize(max(name, self._field.sizeHint().width()), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """As narrow as the field; words of a long name go on in another line."""
        return QSize(self._field.minimumSizeHint().width(), super().minimumSizeHint().height())


def _tall(item: QLayoutItem, wide: int) -> int:
    return item.heightForWidth(wide) if item.hasHeightForWidth() else item.sizeHint().height()

"""Fields side by side that fill their rows, and go on in the next one where there is no room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayoutItem, QWidget

from workbench.widgets.rows import Rows, is_hidden


class FilledRows(Rows):
    """Every row is as wide as the layout; its widgets share what is left over evenly.

    A widget moves to the next row when it would have less than its usual width. It becomes
    narrower than that only where it does not fit by itself.
    """

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        for widget in widgets:
            self.addWidget(widget)

    def sizeHint(self) -> QSize:
        """All widgets side by side."""
        hints = [item.sizeHint() for item in self._items if not is_hidden(item)]
        gaps = self.spacing() * max(len(hints) - 1, 0)
        wide = sum(hint.width() for hint in hints) + gaps
        tall = max((hint.height() for hint in hints), default=0)
        return QSize(wide, tall).grownBy(self.contentsMargins())

    def _lay_out(self, area: QRect, *, move: bool) -> int:
        inner = area.marginsRemoved(self.contentsMargins())
        y = inner.top()
        for row in self._rows(inner.width()):
            tall = max(item.sizeHint().height() for item in row)
            if move:
                self._fill(row, QRect(inner.left(), y, inner.width(), tall))
            y += tall + self.spacing()
        rows_end = max(y - self.spacing(), inner.top())
        return rows_end - area.top() + self.contentsMargins().bottom()

    def _rows(self, room: int) -> Iterator[Sequence[QLayoutItem]]:
        row: list[QLayoutItem] = []
        used = 0
        for item in self._items:
            if is_hidden(item):
                continue
            wide = item.sizeHint().width()
            if row and used + wide > room:
                yield row
                row, used = [], 0
            row.append(item)
            used += wide + self.spacing()
        if row:
            yield row

    def _fill(self, row: Sequence[QLayoutItem], place: QRect) -> None:
        gaps = self.spacing() * (len(row) - 1)
        spare = place.width() - gaps - sum(item.sizeHint().width() for item in row)
        x = place.left()
        for nth, item in enumerate(row):
            share = spare * (nth + 1) // len(row) - spare * nth // len(row)
            wide = item.sizeHint().width() + share
            item.setGeometry(QRect(x, place.top(), wide, place.height()))
            x += wide + self.spacing()

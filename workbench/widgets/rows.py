"""A layout like that of words in a paragraph: side by side, and on in the next row."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Rows(QLayout):
    """Widgets side by side, in as many rows as they need, in the middle of their height.

    Attributes:
        reserved: Height for a width that is kept whatever the widgets need; None for no more
            than they need.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.reserved: Callable[[int], int] | None = None

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more widget."""
        self._items.append(item)

    def count(self) -> int:
        """Number of widgets."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The n-th widget's item; None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """The n-th widget's item, which is no longer laid out."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Never larger than needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Narrow strips need more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all rows, or what is kept for them."""
        return self.needed(width) if self.reserved is None else self.reserved(width)

    def needed(self, width: int) -> int:
        """Height of all rows."""
        return self._lay_out(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, area: QRect) -> None:
        """Put every widget in its place."""
        super().setGeometry(area)
        self._lay_out(area, move=True)

    def sizeHint(self) -> QSize:
        """As narrow as the widest widget."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The widest widget and the tallest one; no width where a height is kept."""
        if self.reserved is not None:
            return QSize(0, self.reserved(self.geometry().width()))
        margins = self.contentsMargins()
        found = QSize()
        for item in self._items:
            found = found.expandedTo(item.minimumSize())
        return found + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def rest(self, width: int) -> int:
        """Pixels that are left behind the last widget of the last row."""
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        used = 0
        for item in self._items:
            wide = item.sizeHint().width()
            if not is_hidden(item):
                used = (used if used + wide <= inner else 0) + wide + self.spacing()
        return inner - used

    def wide(self, but: QWidget) -> int:
        """Pixels that all widgets but one take beside each other, with the gaps between."""
        others = [item for item in self._items if item.widget() is not but and not is_hidden(item)]
        return sum(item.sizeHint().width() + self.spacing() for item in others)

    def _lay_out(self, area: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        inner = area.adjusted(margins.left(), margins.top(), -margins.right(), -margins.bottom())
        shown = [item for item in self._items if not is_hidden(item)]
        tall = max((item.sizeHint().height() for item in shown), default=0)
        x, y = inner.left(), inner.top()
        if move:  # in the middle of what is left over
            y += max(0, area.height() - self._lay_out(area, move=False)) // 2
        for item in shown:
            wide = item.sizeHint().width()
            if x > inner.left() and x + wide > inner.right() + 1:
                x, y = inner.left(), y + tall + self.spacing()
            if move:
                item.setGeometry(QRect(x, y, min(wide, inner.width()), tall))
            x += wide + self.spacing()
        return y + tall - area.top() + margins.bottom()


def is_hidden(item: QLayoutItem) -> bool:
    """Whether an item holds a widget that is out of sight and needs no room."""
    widget = item.widget()
    return widget is not None and widget.isHidden()

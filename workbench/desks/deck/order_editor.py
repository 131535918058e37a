"""Editor of an order inside a cell: everything by keyboard, or by clicks.

Left and Right choose a place, Ctrl with them moves what stands there, a letter or digit
puts a name into the place and goes on to the next one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.picture import SeatStyle
from workbench.look.marks import paint_badge
from workbench.look.theme import LIGHT, Theme

_LEFT, _RIGHT = Qt.Key.Key_Left, Qt.Key.Key_Right
_MARK: Final = 0.45  # radius of a mark, in lines of text


class OrderEditor(QWidget):
    """Names in a row, one place of which is chosen.

    Signals:
        changed: Another order.
    """

    changed = Signal()

    def __init__(self, styles: Mapping[str, SeatStyle], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._styles = styles
        self._names: list[str] = list(styles)
        self._place = 0
        self._theme = LIGHT
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Order"))
        self.setToolTip(
            self.tr(
                "Left and Right choose a place, Ctrl+Left and Ctrl+Right move its name,"
                " a letter or a digit puts a name there"
            )
        )
        self._describe()

    @property
    def names(self) -> list[str]:
        """The order as it stands."""
        return list(self._names)

    @property
    def place(self) -> int:
        """The chosen place, from 0."""
        return self._place

    def set_names(self, names: Sequence[str]) -> None:
        """Show an order."""
        self._names = list(names)
        self._describe()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for every name."""
        line = self.fontMetrics().height()
        wide = sum(self._width(name) for name in self._names)
        return QSize(round(wide), round(line * 1.6))

    def choose(self, place: int) -> None:
        """Choose another place."""
        self._place = min(max(place, 0), len(self._names) - 1)
        self._describe()
        self.update()

    def shift(self, step: int) -> None:
        """Move the chosen name one place to the left (-1) or right (1)."""
        other = self._place + step
        if 0 <= other < len(self._names):
            names = self._names
            names[self._place], names[other] = names[other], names[self._place]
            self._place = other
            self._tell()

    def put(self, name: str) -> None:
        """Put a name into the chosen place; the others move up; go on to the next place."""
        self._names.remove(name)
        self._names.insert(self._place, name)
        self._place = min(self._place + 1, len(self._names) - 1)
        self._tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the module."""
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in {_LEFT, _RIGHT}:
            step = -1 if event.key() == _LEFT else 1
            if held:
                self.shift(step)
            else:
                self.choose(self._place + step)
        elif event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
            self.choose(0 if event.key() == Qt.Key.Key_Home else len(self._names) - 1)
        elif (name := self._meant(event.text())) is not None:
            self.put(name)
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses a place."""
        for place, box in enumerate(self._boxes()):
            if box.contains(event.position()):
                self.choose(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint names and the chosen place."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = float(self.fontMetrics().height())
        theme = self._theme
        for place, (name, box) in enumerate(zip(self._names, self._boxes(), strict=True)):
            chosen = place == self._place
            if chosen:
                painter.setPen(QPen(theme.colour("focus"), 2.0))
                painter.setBrush(theme.colour("hover"))
                painter.drawRoundedRect(box.adjusted(1, 2, -1, -2), 4, 4)
            centre = QPointF(box.left() + line * 0.75, box.center().y())
            edge = theme.colour("mark_edge")
            paint_badge(painter, self._styles[name], centre, line * _MARK, edge)
            painter.setPen(theme.colour("text"))
            text = box.adjusted(line * 1.4, 0, -line * 0.2, 0)
            middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(text, middle, self._styles[name].title)
        painter.end()

    def _meant(self, text: str) -> str | None:
        """The name that a key means: its first letter, here or in files, or its number."""
        letter = text.strip().casefold()
        names = list(self._styles)
        if not letter:
            return None
        if letter.isdecimal() and 1 <= int(letter) <= len(names):
            return names[int(letter) - 1]
        rest = [name for name in self._names[self._place :] if self._begins(name, letter)]
        return rest[0] if rest else next((one for one in names if self._begins(one, letter)), None)

    def _begins(self, name: str, letter: str) -> bool:
        words = (self._styles[name].title, name)
        return any(word.casefold().startswith(letter) for word in words)

    def _width(self, name: str) -> float:
        line = self.fontMetrics().height()
        return line * 1.9 + self.fontMetrics().horizontalAdvance(self._styles[name].title)

    def _boxes(self) -> list[QRectF]:
        boxes, left = [], 0.0
        for name in self._names:
            wide = self._width(name)
            boxes.append(QRectF(left, 0, wide, self.height()))
            left += wide
        return boxes

    def _tell(self) -> None:
        self._describe()
        self.update()
        self.changed.emit()

    def _describe(self) -> None:
        titles = (self._styles[name].title for name in self._names)
        listed = ", ".join(f"{at} {title}" for at, title in enumerate(titles, start=1))
        said = self.tr("{}; place {} is chosen").format(listed, self._place + 1)
        self.setAccessibleDescription(said)

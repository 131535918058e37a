"""The strip above the board: kinds of moves, and choices that are to be made now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLayout,
    QLayoutItem,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from workbench.theme import scaled, text_size

_MOST_BUTTONS: Final = 12  # choices; more are offered as a list
_LARGE_TEXT: Final = 125  # per cent; above it all choices are


class Rows(QLayout):
    """Widgets side by side, in as many rows as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []

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
        """The widest widget and the tallest one."""
        margins = self.contentsMargins()
        found = QSize()
        for item in self._items:
            found = found.expandedTo(item.minimumSize())
        return found + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _lay_out(self, area: QRect, *, move: bool) -> int:
        margins = self.contentsMargins()
        inner = area.adjusted(margins.left(), margins.top(), -margins.right(), -margins.bottom())
        shown = [item for item in self._items if not _is_hidden(item)]
        tall = max((item.sizeHint().height() for item in shown), default=0)
        x, y = inner.left(), inner.top()
        for item in shown:
            wide = item.sizeHint().width()
            if x > inner.left() and x + wide > inner.right() + 1:
                x, y = inner.left(), y + tall + self.spacing()
            if move:
                item.setGeometry(QRect(x, y, min(wide, inner.width()), tall))
            x += wide + self.spacing()
        return y + tall - area.top() + margins.bottom()


def _is_hidden(item: QLayoutItem) -> bool:
    widget = item.widget()
    return widget is not None and widget.isHidden()


class KindButton(QToolButton):
    """Chooses a kind of move by a click, or by being dragged to where it shall be made.

    Signals:
        dragged: Point of the screen over which it is held.
        dropped: Point of the screen at which it was let go.
    """

    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._from: QPoint | None = None
        self._away = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A drag may begin."""
        self._from, self._away = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag once the mouse is far enough away."""
        here = event.position().toPoint()
        if self._from is not None and not self.rect().contains(here):
            far = (here - self._from).manhattanLength() >= QApplication.startDragDistance()
            if far and not self._away:
                self._away = True
                self.click()
        if self._away:
            self.dragged.emit(event.globalPosition().toPoint())
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop, if it was dragged."""
        away, self._from, self._away = self._away, None, False
        super().mouseReleaseEvent(event)
        if away:
            self.dropped.emit(event.globalPosition().toPoint())


class HandsBar(QWidget):
    """Buttons for the kinds of moves, then for the choices of the move that was begun.

    Signals:
        kind_wanted: Name of a kind of move; "" for all.
        choice_wanted: Name of a choice.
        dragged, dropped: Point of the screen, while and when a kind is drawn to the board.
    """

    kind_wanted = Signal(str)
    choice_wanted = Signal(str)
    dragged = Signal(QPoint)
    dropped = Signal(QPoint)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board_head")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Kinds of moves"))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._rows = Rows(self)
        self._rows.setContentsMargins(scaled(10), scaled(3), scaled(10), scaled(3))
        self._rows.setSpacing(scaled(2))
        self.kinds: dict[str, KindButton] = {}
        self.choices: dict[str, QToolButton] = {}
        self.hint = QLabel()
        self.hint.setObjectName("muted")
        self.hint.setContentsMargins(scaled(8), 0, scaled(8), 0)
        self.hint.setAccessibleName(self.tr("What to do next"))
        self.many = QComboBox()
        self.many.setAccessibleName(self.tr("Choices"))
        self.many.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.many.textActivated.connect(self.choice_wanted)
        self.many.hide()
        self._names: list[str] = []
        self._rows.addWidget(self.hint)
        self._rows.addWidget(self.many)

    def show_kinds(self, counts: Mapping[str, int], others: Sequence[str], chosen: str) -> None:
        """Offer kinds of moves.

        Args:
            counts: How many moves each legal kind has.
            others: Kinds that are not allowed now; they tell why when they are pressed.
            chosen: The one that is chosen, or "".
        """
        names = ["", *(name for name in dict.fromkeys((*others, *counts)))]
        if set(names) != set(self.kinds):
            self._make_kinds(names)
        for name, button in self.kinds.items():
            button.setChecked(name == chosen)
            self._word(button, name, counts.get(name, 0) if name else sum(counts.values()))

    def _word(self, button: KindButton, name: str, count: int) -> None:
        """Text and tooltip of a kind; upright letters if it is legal, slanted if not."""
        text = _worded(name) if name else self.tr("All moves")
        said = f"{text} ({count})" if name and count else text
        tip = self.tr("{}: legal now {}").format(text, count)
        if not count:
            tip = self.tr("{}: not allowed now; press to hear why").format(text)
        if button.text() == said and button.toolTip() == tip:
            return
        button.setText(said)
        button.setToolTip(tip)
        button.setAccessibleName(tip)
        if button.font().italic() == bool(count):
            font = button.font()
            font.setItalic(not count)
            button.setFont(font)

    def show_choices(self, names: Sequence[str], shown: str) -> None:
        """Offer choices for the move that was begun; the shown one is marked."""
        if list(names) != self._names:
            self._names = list(names)
            self._make_choices()
        for name, button in self.choices.items():
            button.setChecked(name == shown)
        if not self.many.isHidden():
            self.many.setCurrentIndex(self._names.index(shown) if shown in self._names else -1)

    def _make_choices(self) -> None:
        """Buttons for a few choices, a list for many."""
        for button in self.choices.values():
            self._drop(button)
        self.choices = {}
        # Another row of buttons would make the board smaller, just when it is needed.
        many = len(self._names) > (_MOST_BUTTONS if text_size() <= _LARGE_TEXT else 1)
        self.many.clear()
        self.many.addItems(self._names if many else [])
        self.many.setVisible(many)
        for name in () if many else self._names:
            button = QToolButton()
            button.setText(name)
            button.setCheckable(True)
            button.setAccessibleName(self.tr("Choose {}").format(name))
            button.clicked.connect(partial(self._choose, name))
            self.choices[name] = button
            self._rows.addWidget(button)
        self._rows.invalidate()
        self.updateGeometry()

    def _make_kinds(self, names: Sequence[str]) -> None:
        for button in self.kinds.values():
            self._drop(button)
        self.kinds = {}
        for name in names:
            button = KindButton()
            button.setCheckable(True)
            button.clicked.connect(partial(self._want, name))
            button.dragged.connect(self.dragged)
            button.dropped.connect(self.dropped)
            self.kinds[name] = button
            self._rows.addWidget(button)
        for late in (self.hint, self.many, *self.choices.values()):  # they stand behind the kinds
            self._rows.removeWidget(late)
            self._rows.addWidget(late)
        self.updateGeometry()

    def _drop(self, button: QToolButton) -> None:
        self._rows.removeWidget(button)
        button.hide()
        button.deleteLater()

    def _want(self, name: str, *_: object) -> None:
        self.kind_wanted.emit(name)

    def _choose(self, name: str, *_: object) -> None:
        self.choice_wanted.emit(name)


def _worded(name: str) -> str:
    return name.replace("_", " ").capitalize()

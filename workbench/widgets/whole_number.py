"""Fields for numbers that keep what is typed in sight and say why it cannot be."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QValidator
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSpinBox,
    QDoubleSpinBox,
    QLabel,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from workbench.look.theme import scaled
from workbench.widgets.wheel import Unmoved

_NUMBER: Final = re.compile(r"-?\d{0,15}")
_DECIMAL: Final = re.compile(r"-?\d{0,15}(\.\d{0,6})?")
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_HELD: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
_SHOWN: Final = 6000  # milliseconds that a sentence stays
_GAP: Final = 4  # pixels at 100% between a field and its sentence


if TYPE_CHECKING:

    class _Box(Unmoved, QAbstractSpinBox): ...
else:
    _Box = Unmoved


class _Answering(_Box):
    """A spin box that takes any digits; a number out of range is answered and never cut.

    What is typed counts when it is complete: the 9 of 99999 is no value that somebody wanted.

    Attributes:
        answer: The sentence about a number out of range, below the field; hidden else.
    """

    _pattern = _NUMBER

    if TYPE_CHECKING:

        def prefix(self) -> str: ...
        def suffix(self) -> str: ...
        def value(self) -> Any: ...
        def minimum(self) -> Any: ...
        def maximum(self) -> Any: ...
        def setRange(self, low: Any, high: Any, /) -> None: ...
        def textFromValue(self, value: Any, /) -> str: ...

    def __init__(self, parent: QWidget | None = None, low: float = 0, high: float = 99) -> None:
        super().__init__(parent)
        self.answer: Answer | None = None
        self.setLineEdit(_Digits(self))
        self.setRange(low, high)
        self.setKeyboardTracking(False)
        self.lineEdit().textEdited.connect(self._answer_typed)

    def validate(self, text: str, pos: int) -> Any:
        """See Qt; digits are taken however large the number becomes."""
        found: Any = super().validate(text, pos)
        if found[0] == QValidator.State.Invalid and self._bare(text) is not None:
            return (QValidator.State.Intermediate, text, pos)
        return found

    def fixup(self, text: str) -> str:
        """See Qt; what is typed to the end and cannot be is given up, and that is said."""
        why = self._why_not(text)
        if why:
            stays = self.tr("{number} stays.").format(number=self.textFromValue(self.value()))
            self._say(f"{why} {stays}")
        return str(super().fixup(text))

    def event(self, event: QEvent) -> bool:
        """See Qt; keys that undo are left to the document while nothing is half typed."""
        if event.type() == QEvent.Type.ShortcutOverride and self._passes_on(event):
            event.ignore()
            return False
        return bool(super().event(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See Qt; Enter on a number that cannot be presses no button, a letter is answered."""
        if self._passes_on(event):
            event.ignore()
            return
        before = self.text()
        refused = event.key() in _ENTER and bool(self._why_not(before))
        super().keyPressEvent(event)
        if refused:
            event.accept()
        elif event.text().isalpha() and self.text() == before and not event.modifiers() & _HELD:
            self._say(self._no_number())

    def refuse(self) -> bool:
        """Whether the number in sight cannot be; then that is said, and it is chosen anew."""
        why = self._why_not(self.text())
        if why:
            self._say(why)
            self.selectAll()
        return bool(why)

    def _passes_on(self, event: QEvent) -> bool:
        """Whether a key undoes or redoes, and the field shows the number that it holds.

        The field's own history knows nothing of what the document has done since.
        """
        keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
        back = isinstance(event, QKeyEvent) and any(map(event.matches, keys))
        if not back or _table_of(self) is not None:  # a cell is being edited
            return False
        return self._bare(self.text()) == self._bare(self.textFromValue(self.value()))

    def _answer_typed(self, text: str) -> None:
        self._say(self._why_not(text))

    def _why_not(self, text: str) -> str:
        """Why the number in a text cannot be; "" if it can, or is none."""
        bare = self._bare(text)
        if bare is None or not any(sign.isdigit() for sign in bare):
            return ""
        said = bare.replace(".", self.locale().decimalPoint())
        if float(bare) > self.maximum():
            limit = self.textFromValue(self.maximum())
            return self.tr("{number} is too large: {limit} at most.").format(
                number=said, limit=limit
            )
        if float(bare) < self.minimum():
            limit = self.textFromValue(self.minimum())
            return self.tr("{number} is too small: {limit} at least.").format(
                number=said, limit=limit
            )
        return ""

    def _bare(self, text: str) -> str | None:
        """Sign and digits of a text; None if it holds anything else."""
        bare = text.removeprefix(self.prefix()).removesuffix(self.suffix()).strip()
        bare = bare.replace(self.locale().groupSeparator(), "")
        bare = bare.replace(self.locale().decimalPoint(), ".")
        return bare if self._pattern.fullmatch(bare) else None

    def _no_number(self) -> str:
        """Answer to a letter."""
        return self.tr("Only a number can stand here.")

    def _say(self, words: str) -> None:
        """Show a sentence below the field for a while; "" takes it away."""
        self.setAccessibleDescription(words)
        if not words:
            if self.answer is not None:
                self.answer.hide()
            return
        if self.answer is not None and self.answer.parent() is not self.window():
            self.answer.deleteLater()  # its panel floats now, or no longer does
            self.answer = None
        if self.answer is None:
            self.answer = Answer(self.window())
        self.answer.say(words, self)


class _Digits(QLineEdit):
    """Where a spin box is typed into: a double click chooses the number, not one group of it."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """See Qt."""
        super().mouseDoubleClickEvent(event)
        box = self.parentWidget()
        if isinstance(box, QAbstractSpinBox):
            box.selectAll()  # leaves out what stands before and after the number


class WholeNumber(_Answering, QSpinBox):
    """A field for a whole number; see `_Answering`."""

    def _no_number(self) -> str:
        return self.tr("Only a whole number can stand here.")


class DecimalNumber(_Answering, QDoubleSpinBox):
    """A field for a number with decimals; see `_Answering`."""

    _pattern = _DECIMAL


class Answer(QLabel):
    """A sentence that floats below a field and goes away by itself; presses go through it.

    In a table it floats above, since Enter goes on to the cell below. It goes with the field
    or the table.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("answer")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=_SHOWN)
        self._timer.timeout.connect(self.hide)

    def say(self, words: str, field: QWidget) -> None:
        """Show a sentence at a field, inside of the window; not where nobody sees the field."""
        table = _table_of(field)
        about = table or field
        about.installEventFilter(self)
        self.setText(words)
        self.adjustSize()
        around = self._window.rect()
        at = field.mapTo(self._window, QPoint(0, 0))
        below = at.y() + field.height() + scaled(_GAP)
        above = at.y() - self.height() - scaled(_GAP)
        upwards = table is not None or below + self.height() > around.bottom()
        left = max(0, min(at.x(), around.right() - self.width()))
        self.move(left, above if upwards and above >= 0 else below)
        self.setVisible(about.isVisible())
        self.raise_()
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See Qt: another mode or panel is in front."""
        if event.type() == QEvent.Type.Hide:
            self.hide()
        return super().eventFilter(watched, event)


def _table_of(field: QWidget) -> QAbstractItemView | None:
    """The table in which a field stands for a cell."""
    port = field.parentWidget()
    view = port.parentWidget() if port is not None else None
    return view if isinstance(view, QAbstractItemView) and view.viewport() is port else None

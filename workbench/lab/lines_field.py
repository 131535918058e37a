"""A field of several lines of text, with suggestions that a click adds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QToolButton, QWidget

from workbench.look.theme import scaled
from workbench.widgets.layouts import in_column, in_row

_FEWEST, _MOST = 3, 8  # lines in sight
_RIM: Final = 22  # pixels at 100% above and below them: frame, padding and margins


class LinesField(QWidget):
    """Lines that are written, or taken from a menu.

    Args:
        choices: (Text, title) of each suggestion.

    Signals:
        changed: The lines are others.
    """

    changed = Signal()

    def __init__(
        self, choices: Sequence[tuple[str, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.text = QPlainTextEdit()
        self.text.setTabChangesFocus(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self._fit()
        self.text.textChanged.connect(self._fit)
        self.text.textChanged.connect(self.changed)
        self.add = QToolButton()
        self.add.setText(self.tr("Add…"))
        self.add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self.add)
        for line, title in choices:
            menu.addAction(title, partial(self.append, line))
        self.add.setMenu(menu)
        self.add.setVisible(bool(choices))
        in_column(self.text, in_row(self.add, 1), on=self, margins=0, spacing=2)
        self.setFocusProxy(self.text)

    def setAccessibleName(self, name: str) -> None:
        """See Qt; it is the text that has the keyboard."""
        super().setAccessibleName(name)
        self.text.setAccessibleName(name)

    def lines(self) -> list[str]:
        """What is written, without empty lines."""
        return [line.strip() for line in self.text.toPlainText().splitlines() if line.strip()]

    def append(self, line: str) -> None:
        """Write one more line, unless it is there."""
        if line not in self.lines():
            self.text.setPlainText("\n".join([*self.lines(), line]))

    def put(self, value: Any) -> bool:
        """Show lines; False if they are none."""
        if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
            return False
        self.text.setPlainText("\n".join(value))
        return True

    def _fit(self) -> None:
        """Show all lines, as far as they are not many."""
        rows = min(max(self.text.blockCount(), _FEWEST), _MOST)
        self.text.setFixedHeight(self.text.fontMetrics().lineSpacing() * rows + scaled(_RIM))

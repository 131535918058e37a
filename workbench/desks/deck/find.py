"""The field below the table that finds cards by what stands on them."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from workbench.desks.deck.table import CardTable


class FindField(QLineEdit):
    """What is typed is gone to; Enter goes to the next place, Shift+Enter to the one before.

    Signals:
        missed: A text that stands on no card.
    """

    missed = Signal(str)

    def __init__(self, table: CardTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.setPlaceholderText(self.tr("Find in the cards"))
        self.setAccessibleName(self.tr("Find in the cards"))
        self.setClearButtonEnabled(True)
        self.textEdited.connect(lambda _: self._go(0))

    def begin(self) -> None:
        """Take the keyboard, with the last text chosen."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """See the class; Escape goes back to the table."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._go(-1 if back else 1)
        elif event.key() == Qt.Key.Key_Escape:
            self._table.setFocus()
        else:
            super().keyPressEvent(event)

    def _go(self, step: int) -> None:
        text = " ".join(self.text().split())
        if text and not self._table.find_text(text, step):
            self.missed.emit(text)

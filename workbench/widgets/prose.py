"""A text with links that does not keep the keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from workbench.widgets.tab_order import by_key, move_on


class Prose(QTextBrowser):
    """Tab leaves it; Ctrl+Down and Ctrl+Up go from link to link, and Enter follows one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleDescription(self.tr("Ctrl+Down goes to the next link."))

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Go on to the next widget of the window, not to the next link."""
        if not by_key():
            return super().focusNextPrevChild(forward)
        return move_on(self.window(), forward=forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Links have keys of their own."""
        turns = {Qt.Key.Key_Down: True, Qt.Key.Key_Up: False}
        key = Qt.Key(event.key())
        if key in turns and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().focusNextPrevChild(turns[key])
            return
        super().keyPressEvent(event)

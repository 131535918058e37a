"""The keys of actions that are switched off tell why they do nothing."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from workbench.commands.actions import Actions
from workbench.commands.entry import REASON


class OffKeys(QObject):
    """Listens to keys that nothing in a page has taken.

    Args:
        page: A mode of the window.
        actions: All of them; those of the whole window and of the page's scopes are told about.
        scope: Of the page.

    Signals:
        said: Why the action of a key is off.
    """

    said = Signal(str)

    def __init__(self, page: QWidget, actions: Actions, scope: str) -> None:
        super().__init__(page)
        self._actions = actions
        self._scopes = {"window", scope}
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An action that is on has taken its key already."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            why = "" if event.isAutoRepeat() else self._why(QKeySequence(event.keyCombination()))
            if why:
                self.said.emit(why)
        return super().eventFilter(watched, event)

    def _why(self, keys: QKeySequence) -> str:
        for entry, action in self._actions.items():
            if entry.scope in self._scopes and keys in action.shortcuts():
                return "" if action.isEnabled() else str(action.property(REASON) or "")
        return ""

"""Shortcuts that hold everywhere hold in text fields too."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget
from shiboken6 import isValid

from workbench.commands.actions import Actions

_FIELDS: Final = (QLineEdit, QPlainTextEdit, QTextEdit)


class WindowKeys(QObject):
    """Watches the text field with the keyboard, so that it leaves the window's keys alone.

    Fields have keys of their own that differ from desktop to desktop: under X11 Ctrl+E goes to
    the end of the line, and the window would never hear of it.
    """

    def __init__(self, actions: Actions, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = actions
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key of the window goes on to the window."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            keys = QKeySequence(event.keyCombination())
            if any(keys == one for one in self._keys()):
                event.ignore()
                return True
        return super().eventFilter(watched, event)

    def _keys(self) -> list[QKeySequence]:
        lines = self._actions.items()
        return [keys for entry, one in lines if entry.scope == "window" for keys in one.shortcuts()]

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if isinstance(before, _FIELDS) and isValid(before):
            before.removeEventFilter(self)
        if isinstance(now, _FIELDS):
            now.installEventFilter(self)

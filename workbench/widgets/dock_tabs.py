"""Tabs of docks scroll rather than shrink to their first letters."""

from __future__ import annotations

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar


class DockTabs(QObject):
    """Sees to each bar of tabs that Qt makes for the docks of one window, whenever it does."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A bar that was just made: layouts that are restored make new ones."""
        if isinstance(event, QChildEvent) and event.polished():
            bar = event.child()
            if isinstance(bar, QTabBar):
                bar.setElideMode(Qt.TextElideMode.ElideNone)
                bar.setUsesScrollButtons(True)
        return super().eventFilter(watched, event)

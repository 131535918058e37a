"""Panels that are wanted come into sight, wherever they were."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QDockWidget, QMainWindow


def bring_to_front(dock: QDockWidget) -> None:
    """Show a dock before those that share its place; the keyboard stays where it is."""
    dock.show()
    dock.raise_()


def lead_into(docks: Iterable[QDockWidget], panel: str) -> None:
    """Bring the dock of a name to the front; nothing for "" or a name that is not there."""
    for dock in docks:
        if panel and dock.objectName() == panel:
            bring_to_front(dock)


def in_sight(dock: QDockWidget) -> bool:
    """Whether a dock is shown, and not as a tab behind another one."""
    return not dock.isHidden() and not dock.visibleRegion().isEmpty()


class Guest:
    """A dock that comes for a while, and gives its place back to what it came in front of."""

    def __init__(self, dock: QDockWidget) -> None:
        self._dock = dock
        self._host: QDockWidget | None = None

    def come(self) -> None:
        """Bring the dock to the front."""
        window = self._dock.parentWidget()
        docks = window.findChildren(QDockWidget) if isinstance(window, QMainWindow) else []
        seen = {dock for dock in docks if in_sight(dock)} - {self._dock}
        bring_to_front(self._dock)
        if isinstance(window, QMainWindow):
            shared = window.tabifiedDockWidgets(self._dock)
            self._host = next((dock for dock in shared if dock in seen), None)

    def go(self) -> None:
        """Hide it again."""
        self._dock.hide()
        if self._host is not None and not self._host.isHidden():
            self._host.raise_()
        self._host = None

"""Panels that are wanted come into sight, wherever they were."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtWidgets import QDockWidget


def bring_to_front(dock: QDockWidget) -> None:
    """Show a dock before those that share its place; the keyboard stays where it is."""
    dock.show()
    dock.raise_()


def lead_into(docks: Iterable[QDockWidget], panel: str) -> None:
    """Bring the dock of a name to the front; nothing for "" or a name that is not there."""
    for dock in docks:
        if panel and dock.objectName() == panel:
            bring_to_front(dock)

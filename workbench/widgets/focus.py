"""Where the keyboard is: nobody loses it with a widget that vanishes."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget


def holds_focus(part: QWidget) -> bool:
    """Whether a widget, or one inside it, has the keyboard."""
    focused = QApplication.focusWidget()
    return focused is not None and (focused is part or part.isAncestorOf(focused))

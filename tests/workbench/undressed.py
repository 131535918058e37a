"""Windows are made before anything is styled, as the program does it."""

from __future__ import annotations

from contextlib import contextmanager

from PySide6.QtWidgets import QApplication


@contextmanager
def undressed():
    """Without the style sheet: Qt would go through it for every part that finds its place."""
    app = QApplication.instance()
    sheet = app.styleSheet()
    app.setStyleSheet("")
    yield
    app.setStyleSheet(sheet)

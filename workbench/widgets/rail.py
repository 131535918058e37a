"""The rail of modes at the left edge of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolBar, QToolButton

_ICON: Final = QSize(26, 26)  # pixels


def rail(actions: Iterable[QAction]) -> QToolBar:
    """A bar with a picture and a word for each mode; it can neither be moved nor closed."""
    bar = QToolBar(QCoreApplication.translate("MainWindow", "Modes"), movable=False)
    bar.setObjectName("rail")
    bar.setOrientation(Qt.Orientation.Vertical)
    bar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
    bar.setIconSize(_ICON)
    bar.toggleViewAction().setVisible(False)
    bar.addActions(list(actions))
    for button in bar.findChildren(QToolButton):
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return bar

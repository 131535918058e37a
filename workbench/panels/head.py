"""Whose turn it is, for a toolbar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from workbench.look.theme import scaled
from workbench.widgets.elided import FittedLabel

_GAP: Final = 12  # pixels at 100%


class Head(QWidget):
    """A caption in the room that is left, and a bar beside it while work goes on.

    Attributes:
        caption: In two lines of smaller letters where it lacks room; whole in its tooltip.
        busy: The bar.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.caption = FittedLabel()
        self.caption.setObjectName("caption")
        self.caption.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.caption.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.busy = QProgressBar(textVisible=False)
        self.busy.setRange(0, 0)
        self.busy.setFixedWidth(120)
        self.busy.setAccessibleName(self.tr("Work is going on"))
        self.busy.hide()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 0, 6, 0)
        self._row.setSpacing(scaled(_GAP))
        self._row.addWidget(self.caption, 1)
        self._row.addWidget(self.busy)

    def add(self, widget: QWidget) -> None:
        """Put something behind the caption."""
        self._row.insertWidget(1, widget)

    def say(self, caption: str) -> None:
        """Tell whose turn it is."""
        self.caption.setText(caption)
        self.caption.setToolTip(caption)

"""Whose turn it is, for a toolbar."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QSizePolicy, QWidget

from workbench.look.theme import scaled
from workbench.widgets.elided import ElidedLabel

_GAP: Final = 12  # pixels at 100%


class Head(QWidget):
    """A caption, and a bar beside it while work goes on.

    Attributes:
        caption: Is cut last.
        busy: The bar.

    Signals:
        widened: A caption needs more room than any before.
    """

    widened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = 0  # room of the widest caption so far, so that buttons beside it stand still
        self.caption = ElidedLabel()
        self.caption.setObjectName("caption")
        self.caption.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.caption.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.busy = QProgressBar(textVisible=False)
        self.busy.setRange(0, 0)
        self.busy.setFixedWidth(120)
        self.busy.setAccessibleName(self.tr("Work is going on"))
        self.busy.hide()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 6, 0)
        row.setSpacing(scaled(_GAP))
        row.addWidget(self.caption, 1)
        row.addWidget(self.busy)

    @property
    def least(self) -> int:
        """Pixels that the widest caption so far needs alone."""
        margins = self._row.contentsMargins()
        return self._most + margins.left() + margins.right()

    def say(self, caption: str) -> None:
        """Tell whose turn it is."""
        self.caption.setText(caption)
        self.caption.setToolTip(caption)
        wide = self.caption.sizeHint().width()
        if wide > self._most:
            self._most = wide
            self.widened.emit()

    def forget(self) -> None:
        """Other captions come: another game is on the table."""
        self._most = self.caption.sizeHint().width()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need other room."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.forget()
            self.widened.emit()

"""Whose turn it is, for a toolbar: the caption first, how far the game is where there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QSizePolicy, QWidget

from workbench.look.theme import scaled
from workbench.widgets.elided import ElidedLabel

_GAP: Final = 12  # pixels at 100 %


class Head(QWidget):
    """A caption and what is told beside it.

    Attributes:
        caption: Is cut last.
        busy: Shown while work goes on.
        progress: Gives way to the caption, whose tooltip has it then.

    Signals:
        widened: A caption needs more room than any before.
    """

    widened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most = 0  # room of the widest caption so far, so that buttons beside it stand still
        self.caption = _label("caption")
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.progress = _label("progress")
        self.progress.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.progress.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.busy = QProgressBar()
        self.busy.setRange(0, 0)
        self.busy.setFixedWidth(120)
        self.busy.setTextVisible(False)
        self.busy.setAccessibleName(self.tr("Work is going on"))
        self.busy.hide()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 6, 0)
        row.setSpacing(scaled(_GAP))
        row.addWidget(self.caption, 1)
        row.addWidget(self.busy)
        row.addWidget(self.progress)

    @property
    def least(self) -> int:
        """Pixels that the widest caption so far needs alone."""
        margins = self._row.contentsMargins()
        return self._most + margins.left() + margins.right()

    @property
    def wanted(self) -> int:
        """Pixels for the caption and what is told beside it."""
        return self.least + scaled(_GAP) + self.progress.sizeHint().width()

    def say(self, caption: str) -> None:
        """Tell whose turn it is."""
        self.caption.setText(caption)
        wide = self.caption.sizeHint().width()
        if wide > self._most:
            self._most = wide
            self.widened.emit()
        self._fit()

    def tell(self, progress: str) -> None:
        """Tell how far the game is."""
        self.progress.setText(progress)
        self._fit()

    def forget(self) -> None:
        """Other captions come: another game is on the table."""
        self._most = self.caption.sizeHint().width()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More is told in more room."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Letters of another size need other room."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.forget()
            self.widened.emit()

    def _fit(self) -> None:
        fits = self.wanted <= self.width()
        self.progress.setVisible(fits)
        told = (self.caption.text(), "" if fits else self.progress.text())
        self.caption.setToolTip("\n".join(filter(None, told)))


def _label(name: str) -> QLabel:
    label = ElidedLabel()
    label.setObjectName(name)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return label

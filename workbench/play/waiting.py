"""Panels that nobody sees, as behind another tab, wait with their work until they are seen."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget


class Waiting(QObject):
    """Brings a panel up to date at once if it can be seen, else when it comes into sight.

    Args:
        panel: Panel that may be out of sight. One in a window that was never shown counts
            as seen.
        work: What brings it up to date.

    Attributes:
        late: Whether there is still something to be done.
    """

    def __init__(self, panel: QWidget, work: Callable[[], object]) -> None:
        super().__init__(panel)
        self._panel = panel
        self._work = work
        self.late = False
        panel.installEventFilter(self)

    def ask(self, *_: object) -> None:
        """Something has changed."""
        self.late = True
        unseen = self._panel.window().isVisible() and self._panel.visibleRegion().isEmpty()
        if not unseen:
            self.catch_up()

    def catch_up(self) -> None:
        """Do what is still to be done, for those who cannot wait."""
        if self.late:
            self.late = False
            self._work()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A panel that is painted is seen."""
        if self.late and event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, self, self.catch_up)
        return super().eventFilter(watched, event)

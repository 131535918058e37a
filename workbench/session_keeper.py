"""Writes what the window comes back with at every change.

Not only when the program closes, so that nothing is lost by a kill.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from workbench.documents.memory import remember
from workbench.session import FILE, Session

if TYPE_CHECKING:
    from workbench.window import MainWindow

_PAUSE: Final = 1_000  # milliseconds between two looks for changes


class SessionKeeper(QObject):
    """Looks every second whether something has changed, and writes it then.

    Args:
        window: Whose session it is.
        state: Folder for the file.
    """

    def __init__(self, window: MainWindow, state: Path) -> None:
        super().__init__(window)
        self._window = window
        self._state = state
        self._written: Session | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.write)

    def begin(self) -> None:
        """Keep the session from now on; before, the last one is still being taken up."""
        self._timer.start()

    def end(self) -> None:
        """Write for the last time, when the window closes."""
        self.stop()
        self.write()

    def stop(self) -> None:
        """Write no more."""
        self._timer.stop()

    def write(self) -> None:
        """Write what has changed: the session, the tabs, the layout."""
        window = self._window
        now = window.session()
        if now != self._written and remember(self._state / FILE, asdict(now)):
            self._written = now
        window.filing.projects.keep_session()
        window.layouts.save()

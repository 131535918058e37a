"""Writes what the window comes back with at every change.

Not only when the program closes, so that nothing is lost by a kill.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer

from workbench.documents.memory import remember
from workbench.session import FILE, Session
from workbench.shell import Shell

_PAUSE: Final = 1_000  # milliseconds between two looks for changes


class SessionKeeper(QObject):
    """Looks every second whether something has changed, and writes it then.

    Args:
        window: Whose session it is.
        state: Folder for the file.
        session: What is in front now.
        save_layouts: Writes where everything stands.
    """

    def __init__(
        self,
        window: Shell,
        state: Path,
        session: Callable[[], Session],
        save_layouts: Callable[[], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._state = state
        self._session = session
        self._save_layouts = save_layouts
        self._written: Session | None = None
        self._timer = QTimer(self, interval=_PAUSE)
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
        now = self._session()
        if now != self._written and remember(self._state / FILE, asdict(now)):
            self._written = now
        self._window.filing.projects.keep_session()
        self._save_layouts()

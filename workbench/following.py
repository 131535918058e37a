"""What a setting does in the window, at the start and when it is changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from workbench.shell import Shell

_AT_START: Final = (
    "advanced/journal",
    "general/watch_files",
    "simulation/games",
    "editor/wheel_zooms",
)


class Following(QObject):
    """Lets the settings hold in a window, now and whenever one is changed, until `stop`."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._window = window
        for key in _AT_START:
            _follow(window, key)
        window.engine.scheduler = window.settings.scheduler
        window.settings.changed.connect(self._follow)
        QApplication.styleHints().colorSchemeChanged.connect(window.follow_desktop)

    def stop(self) -> None:
        """Another window takes the place of this one, with the same settings."""
        self._window.settings.changed.disconnect(self._follow)
        QApplication.styleHints().colorSchemeChanged.disconnect(self._window.follow_desktop)

    def _follow(self, key: str) -> None:
        _follow(self._window, key)


def _follow(window: Shell, key: str) -> None:
    settings = window.settings
    if key == "appearance/theme":
        window.use_theme(settings.theme)
    elif key == "shortcuts/changed":
        window.acts.use_shortcuts(settings.shortcuts)
    elif key == "simulation/threads":
        window.engine.threads = settings.threads
    elif key == "advanced/journal":
        window.filing.shelf.journals.set_active(settings.journal)
    elif key == "general/watch_files":
        window.filing.shelf.watcher.set_offering(settings.watch_files)
    elif key == "simulation/games":
        window.lab.batch.form.games.setValue(settings.games)
    elif key in {"editor/wheel_zooms", "editor/show_names"}:
        window.design.use_settings(wheel_zooms=settings.wheel_zooms, show_names=settings.show_names)

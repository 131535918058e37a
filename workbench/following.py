"""What a setting does in the window, at the start and when it is changed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from workbench.window import MainWindow

_AT_START: Final = (
    "advanced/journal",
    "general/watch_files",
    "simulation/games",
    "editor/wheel_zooms",
)


def follow_settings(window: MainWindow) -> None:
    """Let the settings hold now and whenever one is changed."""
    for key in _AT_START:
        _follow(window, key)
    window.settings.changed.connect(partial(_follow, window))
    QApplication.styleHints().colorSchemeChanged.connect(window.follow_desktop)


def _follow(window: MainWindow, key: str) -> None:
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

"""What a setting does in the window, at the start and when it is changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from workbench.shell import Shell

_REST: Final = 100  # milliseconds in which letters of another size are laid out
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
        self._later = QTimer(self, singleShot=True, interval=_REST)
        self._later.timeout.connect(self._fit)
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
        if key == "appearance/text_size":
            self._later.start()

    def _fit(self) -> None:
        _fit_screen(self._window)


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


def _fit_screen(window: Shell) -> None:
    """Give way to the screen again, after larger letters needed more than it has."""
    if window.isMaximized() or window.isFullScreen():
        return
    room, frame, size = window.screen().availableGeometry(), window.frameGeometry(), window.size()
    most = (room.size() - frame.size() + size).expandedTo(window.minimumSizeHint())
    if size.boundedTo(most) == size:
        return
    window.resize(size.boundedTo(most))
    frame = window.frameGeometry()
    window.move(
        max(room.left(), min(frame.left(), room.right() + 1 - frame.width())),
        max(room.top(), min(frame.top(), room.bottom() + 1 - frame.height())),
    )

"""Starts the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from platformdirs import user_state_path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from engine.errors import OikistError
from engine.scenarios.projects import open_project
from workbench import crash
from workbench.jobs.engine import OikistEngine
from workbench.language import apply_language
from workbench.openers import offer_recovery
from workbench.settings import Settings
from workbench.theme import apply_motion, apply_text_size, apply_theme
from workbench.window import MainWindow

USUAL_VARIANT: Final = "classic"
BAD_INPUT: Final = 2


def application(argv: Sequence[str]) -> QApplication:
    """The one QApplication of the process, made if there is none."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    app = QApplication(list(argv))
    app.setApplicationName("oikist")
    app.setApplicationDisplayName("Oikist")
    app.setDesktopFileName("oikist")
    app.setStyle("Fusion")
    return app


def run(variant: str | None = None, argv: Sequence[str] = ("oikist",)) -> int:
    """Open the window on a variant or a project and stay until it is closed.

    Args:
        variant: Name or path of a variant, or folder of a project; None for the usual one.
        argv: For Qt, the program's name first.

    Returns:
        Exit code: 0, or 2 if the variant cannot be played.
    """
    app = application(argv)
    settings = Settings()
    apply_language(app, settings.language)
    apply_text_size(app, settings.text_size)
    apply_motion(app, reduced=settings.reduce_motion)
    state = user_state_path("oikist", appauthor=False)
    crash.install(state)
    project = Path(variant) if variant and Path(variant).is_dir() else None
    try:
        if project is not None:
            open_project(project)
        engine = OikistEngine()
        scenario = engine.load(USUAL_VARIANT if project or not variant else variant)
        window = MainWindow(engine, settings, state)
    except OikistError as error:
        apply_theme(app, settings.theme)
        print(error, file=sys.stderr)  # noqa: T201 - for those who started it from a terminal
        QMessageBox.critical(None, "Oikist", str(error))
        return BAD_INPUT
    window.show()
    window.show_scenario(scenario)
    last = next(iter(window.filing.projects.recent.folders), None)
    if project is not None:
        window.filing.projects.use_project(project)
    elif last is not None and not variant and settings.reopen_project and last.is_dir():
        window.filing.projects.use_project(last)
    QTimer.singleShot(0, window, lambda: offer_recovery(window))
    code = app.exec()
    crash.uninstall()
    return code

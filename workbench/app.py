"""Starts the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QApplication, QMessageBox

from engine.errors import OikistError
from workbench.jobs.engine import OikistEngine
from workbench.settings import Settings
from workbench.theme import apply_theme
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
    """Open the window on a variant and stay until it is closed.

    Args:
        variant: Name or path; None for the usual one.
        argv: For Qt, the program's name first.

    Returns:
        Exit code: 0, or 2 if the variant cannot be played.
    """
    app = application(argv)
    settings = Settings()
    try:
        engine = OikistEngine()
        scenario = engine.load(variant or USUAL_VARIANT)
        window = MainWindow(engine, settings)
    except OikistError as error:
        apply_theme(app, settings.theme)
        print(error, file=sys.stderr)  # noqa: T201 - for those who started it from a terminal
        QMessageBox.critical(None, "Oikist", str(error))
        return BAD_INPUT
    window.show()
    window.show_scenario(scenario)
    return app.exec()

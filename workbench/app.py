"""Starts the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from platformdirs import user_state_path
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from engine.errors import OikistError
from engine.scenarios.projects import open_project
from engine.scenarios.usual import usual_variant
from workbench import crash
from workbench.comeback import come_back
from workbench.jobs.contract import Engine
from workbench.jobs.engine import OikistEngine
from workbench.language.translator import apply_language
from workbench.look.theme import apply_motion, apply_text_size, apply_theme
from workbench.rebuild import follow_language
from workbench.session import Session, read_session
from workbench.settings import Settings
from workbench.window import MainWindow

BAD_INPUT: Final = 2
_SETTLED: Final = 150  # milliseconds after which panels have their sizes, and questions may come


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


def run(source: str = "", argv: Sequence[str] = ("oikist",)) -> int:
    """Open the window and stay until it is closed.

    Args:
        source: Name or path of a variant, or folder of a project; "" for what was open last.
        argv: For Qt, the program's name first.

    Returns:
        Exit code: 0, or 2 if the variant cannot be played or the folder is no project.
    """
    app = application(argv)
    settings = Settings()
    apply_language(app, settings.language)
    apply_text_size(app, settings.text_size)
    apply_motion(app, reduced=settings.reduce_motion)
    state = user_state_path("oikist", appauthor=False)
    crash.install(state)
    project = Path(source) if source and Path(source).is_dir() else None
    session = session_for(source, project, settings, state)
    engine = OikistEngine()
    try:
        if project is not None:
            open_project(project)
        engine.work_in(project or folder_of(session))
        scenario = first_scenario(engine, "" if project else source, session)
        window = MainWindow(engine, settings, state)
    except OikistError as error:
        apply_theme(app, settings.theme)
        print(error, file=sys.stderr)  # noqa: T201 - for those who started it from a terminal
        QMessageBox.critical(None, "Oikist", str(error))
        return BAD_INPUT
    follow_language(window)
    window.play.take_up(session)
    window.show()
    window.show_scenario(scenario)
    QTimer.singleShot(_SETTLED, window, lambda: come_back(window, session, project))
    code = app.exec()
    crash.uninstall()
    return code


def session_for(source: str, project: Path | None, settings: Settings, state: Path) -> Session:
    """What was open last, unless something else is asked for; an empty one then."""
    last = read_session(state) if settings.reopen_project else Session()
    if project is not None:
        same = bool(last.project) and project.resolve() == Path(last.project).resolve()
        return last if same else Session()
    return last if not source else Session()


def folder_of(session: Session) -> Path | None:
    """Folder of the project that was open last, as long as it is there."""
    folder = Path(session.project)
    return folder if session.project and folder.is_dir() else None


def first_scenario(engine: Engine, variant: str, session: Session) -> Any:
    """What comes to the table: the variant that is named, what was there last, or the usual one.

    Raises:
        OikistError: The variant that is named cannot be played, or none can.
    """
    if variant:
        return engine.load(variant)
    if session.table:
        try:
            return engine.thaw(session.table)
        except OikistError:
            pass  # its game is gone, or has changed
    return engine.load(usual_variant())

"""Coming back: the project, its tabs, what was not saved, and the match, in this order."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.errors import OikistError
from workbench.openers import offer_recovery
from workbench.session import Session

if TYPE_CHECKING:
    from workbench.window import MainWindow


def come_back(window: MainWindow, session: Session, project: Path | None = None) -> None:
    """Bring the window back to where it was; what cannot be brought back is said.

    Args:
        session: Of the last time; an empty one for none.
        project: Opens instead of the session's.
    """
    _open_project(window, session, project)
    offer_recovery(window)
    _take_lab(window, session)
    if session.mode in window.modes:
        window.use_mode(session.mode)
    window.naming.stay()
    _offer_match(window, session)
    window.play.begin()
    window.help.offer_tour()
    window.keep_session()


def _open_project(window: MainWindow, session: Session, project: Path | None) -> None:
    projects = window.filing.projects
    wanted = project or (Path(session.project) if session.project else None)
    if wanted is None:
        if session.mode:
            projects.open_tabs()
    elif wanted.is_dir():
        projects.use_project(wanted)
    else:
        window.missing.say_lost(wanted)


def _take_lab(window: MainWindow, session: Session) -> None:
    window.lab.bar.first = session.question
    if session.lab:
        try:
            window.show_in_lab(window.engine.thaw(session.lab))
        except OikistError:
            return  # the lab then holds what is on the table


def _offer_match(window: MainWindow, session: Session) -> None:
    """Offer the match that was on the table, over or not, the program closed or killed."""
    keeper = window.play.parts.memory.keeper
    last = keeper.last()
    keeper.forget_last()
    kept = Path(session.match) if session.match else None
    if last is not None:
        window.play.offer_match(last.path, over=last.over)
    elif kept is not None and kept.is_file():
        window.play.offer_match(kept)

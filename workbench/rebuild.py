"""Another window in the place of one whose language is out of date, with everything in it.

Words stand in hundreds of widgets; making these anew takes a second and forgets none. What
people work on is not made anew: documents with their history, the match on the table, a
batch that runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtWidgets import QApplication

from workbench.jobs import queue
from workbench.language.translator import apply_language
from workbench.window import MainWindow

if TYPE_CHECKING:
    from workbench.jobs.contract import BatchPlan
    from workbench.jobs.match_table import MatchTable
    from workbench.jobs.queue import LabJob

_in_place: Final[list[MainWindow]] = []  # a window lives as long as somebody holds it


def follow_language(window: MainWindow) -> None:
    """Rebuild the window as soon as another language is wanted."""
    window.language_wanted.connect(partial(rebuild, window))


def rebuild(old: MainWindow) -> MainWindow:
    """Speak the language that the settings name, in a new window in the place of the old one."""
    session, held = old.session(), old.in_lab
    scenario, table, project = old.play.scenario, old.play.table.playing, old.filing.project
    path, running = old.play.parts.memory.keeper.path, old.play.table.running
    waiting, offer = old.play.table.bots.put_off, old.play.parts.banner.offer_made
    batch, touring = _stopped_batch(old), old.help.touring
    old.layouts.save()
    old.filing.projects.keep_session()
    geometry = old.geometry()
    going = [job.state in queue.GOING for job in old.lab.jobs.jobs if job.state in queue.MISSING]
    old.lab.jobs.stop_all()
    asked, shown = tuple(old.lab.jobs.jobs), old.lab.desk.ask.job if old.lab.desk else None
    old.give_way()
    app = QApplication.instance()
    if isinstance(app, QApplication):
        apply_language(app, old.settings.language)
    new = MainWindow(old.engine, old.settings, old.filing.state, old.filing.shelf)
    _in_place[:] = [new]
    follow_language(new)
    new.setGeometry(geometry)
    new.play.take_up(session)
    new.lab.bar.first = session.question
    new.show()
    new.filing.projects.take_over(project)
    match_table = cast("MatchTable | None", table if table and table.match else None)
    if match_table is not None:
        if path is not None:
            new.play.parts.memory.keeper.adopt(match_table, path)
        new.play.open_match(match_table)
        if running:
            new.play.table.play()
        elif waiting:
            new.play.table.bots.answer()
    elif scenario is not None:
        new.show_scenario(scenario)
    if held is not None:
        new.show_in_lab(held)
    if batch is not None:
        new.lab.batch.go_on_with(batch)
    new.use_mode(session.mode)
    new.naming.stay()
    if offer is not None:
        new.play.offer_match(offer.path, over=offer.over)
    _go_on(new, asked, shown, going)
    new.play.begin()
    new.help.go_on(touring)
    new.keep_session()
    old.deleteLater()
    return new


def _go_on(
    new: MainWindow, asked: Sequence[LabJob], shown: LabJob | None, going: Sequence[bool]
) -> None:
    """List the questions of the old window, and let those go on that did.

    Args:
        asked: All of them.
        shown: The one that was in sight.
        going: Of each question that had no answer, in their order, whether it went on.
    """
    if not asked:
        return
    new.lab.choose(new.lab.bar.key)  # which reads them
    left = [job for job in new.lab.jobs.jobs if job.state == queue.STOPPED]
    pairs = new.lab.jobs.inherit(asked)
    if shown in pairs and new.lab.desk is not None:
        new.lab.desk.ask.show_job(pairs[shown])
    for job, went in zip(left, going, strict=False):
        if went:
            new.lab.jobs.go_on(job)


def _stopped_batch(window: MainWindow) -> BatchPlan | None:
    """The batch that runs, stopped to be gone on with."""
    if not window.lab.batch.running:
        return None
    window.lab.batch.stop()
    plan = window.lab.batch.plan
    return plan if plan is not None and plan.number else None

"""The questions of a window, asked and gone on with until somebody kills the process.

Imported by the fork server of `multiprocessing`; kernels are loaded beforehand, so that most of the
life of a child is spent on its question.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from engine.asking.asked import Asked
from engine.discovery import registered
from engine.runs.store import read_store
from engine.scenarios.catalog import load_scenario
from tests.support import run_victim
from tests.support.pennies import GAME, PLAIN
from tests.workbench.played import HastyEngine
from workbench.jobs.queue import DONE, LabJobs

if TYPE_CHECKING:
    from workbench.jobs.queue import LabJob

VALUES = {"bots": "uniform", "games": 1500, "band": 1.0, "witness": "greedy", "witness_games": 100}
RUNS = "runs.duckdb"
_STARTED = re.compile(r"started [\d-]+ [\d:]+")
run_victim.warm_up()


def live(folder: Path) -> None:
    """Ask the question, or go on with what an earlier life left; end when it is answered.

    Every word of it is a line in the file `told`: asked, offered, answered.
    """
    with registered(GAME), (folder / "told").open("a", buffering=1) as told:
        app = QCoreApplication([])
        jobs = LabJobs(HastyEngine())

        def note(job: LabJob) -> None:
            told.write("answered\n" if job.state == DONE else f"{job.state} {job.problem}\n")
            app.quit()

        jobs.ended.connect(note)
        jobs.use_files(folder / "asked.json", folder / RUNS)
        if jobs.jobs:
            told.write("offered\n")
            jobs.go_on(jobs.jobs[0])
        elif not answers(folder):
            jobs.ask(Asked("fair", load_scenario(str(PLAIN)), "Plain", VALUES))
            told.write("asked\n")
        else:
            told.write("nothing left\n")
            return
        app.exec()
        jobs.stop_all()


def answers(folder: Path) -> list[tuple[object, ...]]:
    """The answers that are kept, without their time."""
    if not (folder / RUNS).exists():
        return []
    with read_store(folder / RUNS) as store:
        found = store.connection.execute(
            "SELECT answer, question, title, digest, kind, verdict, runs, asking, page FROM answers"
        ).fetchall()
    return [tuple(_timeless(part) for part in row) for row in found]


def _timeless(part: object) -> object:
    """A part of an answer without the minute in which its games were begun."""
    return _STARTED.sub("started", part) if isinstance(part, str) else part

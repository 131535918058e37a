"""Takes pictures of every question of the lab: `python -m tests.workbench.lab_shots LOOK FOLDER [usual]`.

Of each there are the form, what can be seen while games are played, and the answer. With "usual"
the questions of the guides are asked as their forms stand, which takes minutes.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QApplication

from engine.asking.questions import KEYS
from engine.scenarios.catalog import load_scenario
from tests.workbench.shots import Studio
from workbench.jobs import queue
from workbench.lab.question_bar import NOTES

PATIENCE: Final = 600.0  # seconds for an answer
UNEQUAL: Final = {"start_score": (18, 15, 15, 15)}
QUICK: Final = {  # forms with few games of quick bots
    "fair": {"bots": "uniform", "games": 2000, "witness": "greedy", "witness_games": 40},
    "compare": {"bots": "uniform", "games": 1000},
    "balance": {"bots": "uniform", "games": 800, "band": 4.0},
    "tune": {
        "bots": "uniform", "settings": ["oracle_value=2..6"], "trials": 8, "games": 60,
        "confirm": 120, "goals": ["seats within 4", "margin <= 8"],
    },
    "sensitivity": {"bots": "uniform", "settings": ["oracle_value=2..6", "rounds=8..10"], "games": 80},
    "deck": {"bots": "uniform", "games": 600},
    "ladder": {"first": 4, "rungs": 2, "games": 40, "kinds": False},
    "kingmaking": {"bots": "uniform", "games": 12, "last": 2},
    "openings": {"bots": "uniform", "games": 1000, "depth": 2, "fewest": 6},
    "payoff": {"ways": ["greedy", "greedy@never-buys", "greedy@hoarder", "uniform"], "games": 120},
}  # fmt: skip
GUIDED: Final = ("fair", "balance")  # questions that the guides show, as their forms stand


class LabStudio(Studio):
    """The window with a variant in the lab whose first seat begins with more points."""

    def __init__(self, look: str, folder: Path, own: Path, *, usual: bool) -> None:
        super().__init__(look, folder, own)
        self.usual = usual
        self.lab = self.window.lab
        self.window.show_in_lab(load_scenario("classic", UNEQUAL))
        self.window.use_mode("lab")
        self.rest()
        self.panel = self.lab.desk.ask
        self.panel._chosen = {} if usual else {key: dict(form) for key, form in QUICK.items()}

    def everything(self) -> None:
        for key in GUIDED if self.usual else KEYS:
            self.question(key)
        self.lab.choose(NOTES)
        self.take("lab-notebook", self.window, 1.0)

    def question(self, key: str) -> None:
        """Ask it by clicks; a picture before, meanwhile and afterwards."""
        self.lab.bar.buttons[key].click()
        self.take(f"lab-{key}-form", self.window, 1.0)
        self.panel.ask_button.click()
        job = self.lab.jobs.jobs[-1]
        self.until(lambda: job.state == queue.DONE or (job.progress and job.progress.charts))
        self.rest(2.0 if self.usual else 0.0)
        if job.state == queue.RUNNING:
            self.lab.jobs.hold(job)
            self.take(f"lab-{key}-live", self.window, 0.5)
            self.lab.jobs.go_on(job)
        self.until(lambda: job.state in {queue.DONE, queue.FAILED})
        if job.state == queue.FAILED:
            raise SystemExit(f"{key}: {job.problem}")
        self.take(f"lab-{key}", self.window, 0.8)

    def until(self, done) -> None:
        """Let the window live until something is so."""
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                raise SystemExit("no answer came")
            self.rest(0.02)


def main(look: str, folder: str, usual: str = "") -> None:
    started = Path.cwd()
    with tempfile.TemporaryDirectory() as own:
        os.environ["OIKIST_RUNS"] = str(Path(own) / "runs.duckdb")
        studio = LabStudio(look, Path(folder).absolute(), Path(own), usual=bool(usual))
        studio.everything()
        studio.end()
        os.chdir(started)
    QApplication.processEvents()


if __name__ == "__main__":
    main(*sys.argv[1:])

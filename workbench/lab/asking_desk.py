"""The parts of the lab that ask: form, answer and jobs, and what the steps of an answer do."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.asking.fair import confirming_seed
from engine.asking.questions import KEYS, question, questions
from engine.errors import OikistError
from engine.play.wording import labelled
from engine.reports.page import MORE
from engine.reports.played import in_folder
from engine.scenarios.altering import altered
from workbench.jobs.queue import LabJob, LabJobs
from workbench.lab.ask_panel import AskPanel
from workbench.lab.jobs_list import JobsList
from workbench.lab.notebook import Notebook
from workbench.lab.reporting import Reporting
from workbench.language.changes import changes_said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.asking.asked import Asked
    from engine.reports.page import Step
    from engine.scenarios.scenario import Scenario
    from workbench.jobs.contract import Engine
    from workbench.look.theme import Theme

APPLY = "apply"  # of a step whose changes become a variant
COMPARE = "compare"  # of a question; with changes, of these
SHARES = frozenset({"fair", "balance"})  # questions whose band is one of shares of wins


class AskingDesk(QObject):
    """Form, answer and list of jobs, wired to each other.

    Attributes:
        ask: The form, with the view of the answer.
        list: The jobs.
        notebook: Answers of earlier days.
        reporting: Takes the answer in sight along.

    Signals:
        apply_wanted: Scenario, changes of it that shall become a variant of their own, and
            values with which that is asked about.
        question_wanted: Key of a question that shall be pressed.
        explained: Heading of the page of formulas that somebody wants to read.
        said, failed: What was done, and what went wrong, in words.
        set_aside: Where a damaged file of runs lies now, as a sentence.
    """

    apply_wanted = Signal(object, object, object)
    question_wanted = Signal(str)
    explained = Signal(str)
    said = Signal(str)
    failed = Signal(str)
    set_aside = Signal(str)

    def __init__(self, engine: Engine, jobs: LabJobs) -> None:
        super().__init__()
        self._engine = engine
        self._jobs = jobs
        self.ask = AskPanel(engine, jobs)
        self.reporting = Reporting(self.ask.view, lambda: engine.here)
        self.list = JobsList(jobs, lambda key: question(key).title if key in KEYS else key)
        self.notebook = Notebook(engine)
        self.notebook.opened.connect(self.ask.show_stored)
        self.list.chosen.connect(self._show)
        self.ask.step_wanted.connect(self._take_step)
        self.reporting.said.connect(self.said)
        self.reporting.failed.connect(self.failed)
        self.ask.explained.connect(self.explained)
        self.ask.said.connect(self.said)
        self.ask.failed.connect(self.failed)
        self.ask.set_aside.connect(self.set_aside)
        self.notebook.set_aside.connect(self.set_aside)
        jobs.ended.connect(self._note_down)
        for job in jobs.jobs:  # left by an earlier session
            self.list.show_job(job)

    def questions(self) -> Sequence[tuple[str, str, str]]:
        """Key, title and tip of each question."""
        return [(one.key, one.title, one.said) for one in questions()]

    def set_scenario(self, scenario: Scenario, title: str) -> None:
        """What the next question is about."""
        self.ask.set_scenario(scenario, title)
        self.notebook.set_scenario(scenario)
        self.ask.show_bases(self._engine.variants_like(scenario), self._engine.key_of(scenario))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.ask.set_theme(theme)
        self.notebook.set_theme(theme)

    def _note_down(self) -> None:
        """A question has its answer, which stands in the notebook, too."""
        if self.notebook.isVisible():
            self.notebook.refresh()

    def _show(self, job: LabJob) -> None:
        """Bring a job to sight, with the form of its question."""
        self.question_wanted.emit(job.asked.question)
        self.ask.show_job(job)

    def _take_step(self, step: Step) -> None:
        """Do what an answer proposes, about that which it is about: ask, or apply changes."""
        shown = self.ask.shown
        if shown is None:
            return
        key = shown.question if step.key == MORE and step.values else step.key
        if key == APPLY:
            names = ("bots", "band") if shown.question in SHARES else ("bots",)
            kept = {name: shown.values[name] for name in names if name in shown.values}
            kept["seed"] = confirming_seed(int(shown.values.get("seed", 1)))
            self.apply_wanted.emit(shown.scenario, dict(step.changes), kept)
        elif key == COMPARE and step.changes:
            self._compare(shown, step)
        elif key in KEYS:
            self.question_wanted.emit(key)
            if shown.base is not None or not question(key).compares:
                self.ask.ask_further(shown, key, step.values)  # else with what, the form asks
        elif step.command:
            self._copy(in_folder(step.command, self._engine.here))

    def _compare(self, shown: Asked, step: Step) -> None:
        """Ask whether changes matter to what an answer is about."""
        try:
            changed = altered(shown.scenario, step.changes)
        except OikistError as error:
            self.failed.emit(str(error))
            return
        title = labelled(shown.title, changes_said(step.changes))
        further = replace(
            shown, scenario=changed, title=title, base=shown.scenario, base_title=shown.title
        )
        self.question_wanted.emit(COMPARE)
        self.ask.ask_further(further, COMPARE, step.values)

    def _copy(self, command: str) -> None:
        QGuiApplication.clipboard().setText(command)

"""Asking: the form of the question that is pressed, what it costs, and the answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QWidget

from engine.asking.asked import Answer, Asked
from engine.asking.fields import completed
from engine.asking.questions import Question, question
from engine.errors import OikistError
from engine.seats import by_label
from workbench.charts.paced import Paced
from workbench.documents.memory import recall, remember
from workbench.jobs import queue
from workbench.jobs.asking import LastAnswerRequest, StoredAnswerRequest
from workbench.jobs.contract import Engine, VariantEntry
from workbench.jobs.described import described, scope_of
from workbench.jobs.queue import LabJob, LabJobs
from workbench.jobs.slot import JobSlot
from workbench.lab.answer_view import AnswerView
from workbench.lab.base_box import BaseBox
from workbench.lab.paces import Paces
from workbench.lab.played_on import PlayedOn
from workbench.lab.question_form import LETTERS, QuestionForm
from workbench.language.counts import clock, counted
from workbench.look.theme import Theme, scaled
from workbench.panels.aside import AsideButton
from workbench.widgets.layouts import in_column, in_row

if TYPE_CHECKING:
    from engine.reports.page import Step
    from engine.scenarios.scenario import Scenario

_FIELD: Final = 40  # pixels at 100%: one field of the form
_LIVE: Final = 400  # milliseconds between two looks at charts: the games need the cores


class AskPanel(QWidget):
    """One question at a time, about the scenario that was last put here.

    The panel is the form; the answer stands in a view of its own, wherever there is room.

    Attributes:
        view: Shows the answer.
        jobs: The queue into which questions go.
        job: Whose answer, or what can be seen of it, is shown; None for none.
        shown: What was asked for the answer in sight; None where there is none.

    Signals:
        step_wanted: A next step of the answer in sight was pressed.
        place_chosen: Address of the scheduler that plays from now on; "" for this machine.
        explained: Heading of the page of formulas that somebody wants to read.
        said, failed: What was done, and what went wrong, in words.
        set_aside: Where a damaged file of runs lies now, as a sentence.
    """

    step_wanted = Signal(object)
    place_chosen = Signal(str)
    explained = Signal(str)
    said = Signal(str)
    failed = Signal(str)
    set_aside = Signal(str)

    def __init__(self, engine: Engine, jobs: LabJobs, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.jobs = jobs
        self.job: LabJob | None = None
        self.shown: Asked | None = None
        self._scenario: Scenario | None = None
        self._title = ""
        self._question: Question | None = None
        self._memory: Path | None = None
        self._chosen: dict[str, dict[str, Any]] = {}  # key of a question -> its form
        self.text = QLabel(wordWrap=True)
        self.text.setObjectName("caption")
        self.tip = QLabel(wordWrap=True)
        self.tip.setObjectName("note")
        self.base_label = QLabel(self.tr("Compared with"))
        self.base = BaseBox()
        self.base.give_way(LETTERS)
        self.base_label.setBuddy(self.base)
        self.form = QuestionForm()
        self.place = PlayedOn(engine.scheduler)
        self.ask_button = QPushButton(self.tr("Ask"))
        self.ask_button.setObjectName("primary")
        self.budget = QLabel(wordWrap=True)
        self.budget.setObjectName("note")
        self.view = AnswerView()
        self._live = Paced(self, _LIVE)
        self._waits = ""  # why nothing can be seen yet
        self._paces = Paces(engine, self)
        self.view.tell_times(self._time_of)
        self._reading = JobSlot(self)
        self._arrange()
        self._wire()

    @property
    def key(self) -> str:
        """Of the question that is asked next; "" before one was chosen."""
        return self._question.key if self._question is not None else ""

    def set_scenario(self, scenario: Scenario, title: str) -> None:
        """What the next question is about; what is shown stays, and says what it is about."""
        self._scenario, self._title = scenario, title
        if self._tell_apart():
            self.view.show_title()
        if self._question is not None:
            self._show_form()

    def name_next(self, title: str) -> None:
        """How the scenario is called, with what was changed in it."""
        self._title = title

    def show_bases(self, variants: Sequence[VariantEntry], own: str) -> None:
        """Offer variants to compare with; see `BaseBox`."""
        self.base.show_bases(variants, own)
        self._tell_budget()

    def use_memory(self, file: Path) -> None:
        """Fill forms as they were left, with what was answered last beside them."""
        again = file != self._memory and self._question is not None
        self._memory = file
        found = recall(file)
        self._chosen = {key: form for key, form in found.items() if isinstance(form, dict)}
        if again:
            self.choose(self.key)

    def choose(self, key: str) -> None:
        """Ask this question next; what was answered to it last is shown."""
        self._question = question(key)
        self._show_form()
        self._area.verticalScrollBar().setValue(0)
        self.show_job(self._latest(key))
        if self.job is None:
            self._reading.start(LastAnswerRequest(self._engine, self.jobs.runs, key))

    def ask(self, instead: Mapping[str, Any] | None = None) -> LabJob | None:
        """Put the question into the queue, as the form says.

        Args:
            instead: Field -> value in the place of that of the form.
        """
        if self._scenario is None or self._question is None or not self.ask_button.isEnabled():
            return None
        self.place.follow()  # though the keyboard may still be in it
        base, base_title = None, ""
        if self._question.compares:
            try:
                base = self._engine.load(self.base.currentData() or "")
            except OikistError as error:  # it was deleted or spoilt since it was listed
                self.failed.emit(str(error))
                return None
            base_title = self.base.currentText()
            if base.digest == self._scenario.digest:
                same = self.tr("{} has the same rules, boards and decks: choose another variant")
                self.job, said = None, same.format(base_title)
                self.view.show_nothing(said)
                self.failed.emit(said)
                return None
        values = self.form.values() | dict(instead or {})
        return self._put(Asked(self.key, self._scenario, self._title, values, base, base_title))

    def ask_further(self, asked: Asked, key: str, values: Mapping[str, Any]) -> LabJob | None:
        """Put a question about what was asked about before into the queue.

        Args:
            values: Of its form; those of the same question are as they were, the bots of another
                one too, its others as usual.
        """
        kept = asked.values if key == asked.question else {"bots"} & asked.values.keys()
        before = {name: asked.values[name] for name in kept}
        fields = question(key).fields(asked.scenario)
        known = {field.key for field in fields}
        given = {name: value for name, value in {**before, **values}.items() if name in known}
        try:
            further = replace(asked, question=key, values=completed(fields, given))
        except OikistError as error:
            self.failed.emit(str(error))
            return None
        return self._put(further)

    def _put(self, asked: Asked) -> LabJob:
        self._paces.abandon()  # the question needs the cores, and compiles its bots itself
        job = self.jobs.ask(asked)
        self._adopt(asked)
        self.show_job(job)
        return job

    def _adopt(self, asked: Asked) -> None:
        """Let a form say what a button asked, so that Ask would ask it again."""
        values, shown = dict(asked.values), self.form.values()
        self._keep(asked.question, self._chosen.get(asked.question, {}) | values)
        if asked.question == self.key and shown | values != shown:
            self._show_form()

    def _keep(self, key: str, form: dict[str, Any]) -> None:
        """Remember what was chosen in a form."""
        self._chosen[key] = form
        if self._memory is not None:
            remember(self._memory, dict(self._chosen))

    def show_job(self, job: LabJob | None) -> None:
        """Show the answer of a job, or what can be seen of it by now."""
        self._reading.abandon()
        self.job, self.shown = job, job.asked if job is not None else None
        self._waits = ""
        if job is None:
            said = self.tr("Press Ask: games are played, and what they show appears here.")
            self.view.show_nothing(said)
            return
        self.view.use_styles(by_label(self._engine.styles_of(job.asked.scenario)))
        if job.known is not None:
            self._show_answer(job.known, job.asked)
        elif job.state == queue.FAILED or (job.seen is None and job.state != queue.RUNNING):
            self._tell(described(job), job.error, job.runs)
        else:
            self._show_live(job)

    def _wait_for(self, job: LabJob) -> None:
        """Say why nothing of a running job can be seen yet; said once, since news comes often."""
        said = self.tr("The first games are on their way…")
        if job.preparing:
            said = described(job)
        elif job.progress is not None and job.progress.games and not job.keeps:
            said = self.tr("Games are being played; what they show appears when all of them are.")
        if said != self._waits:
            self._waits = said
            self.view.show_nothing(said)

    def show_stored(self, number: int) -> None:
        """Show an answer of an earlier day, as it lies in the file of runs."""
        self._reading.start(StoredAnswerRequest(self._engine, self.jobs.runs, number))

    def _tell(self, said: str, error: OikistError | None, runs: Path | None) -> None:
        """Say why there is no answer; where the file of runs is damaged, offer to set it aside."""
        button = AsideButton()
        button.done.connect(self.set_aside)
        later = Qt.ConnectionType.QueuedConnection  # the button goes with what is shown
        button.done.connect(self.view.show_nothing, later)
        button.failed.connect(partial(self._tell, error=error, runs=runs), later)
        self.view.show_nothing(said, button)
        button.offer(error, runs)

    def _take_stored(self, found: tuple[Asked, Answer] | None) -> None:
        if found is not None:
            self.job, (self.shown, answer) = None, found
            self._show_answer(answer, self.shown)

    def _show_answer(self, answer: Answer, asked: Asked) -> None:
        self.view.show_answer(answer, scope_of(asked))
        self._tell_apart()

    def _tell_apart(self) -> bool:
        """Say so where what is shown is about other rules than those that are asked about next."""
        shown, held = self.shown, self._scenario
        apart = shown is not None and held is not None and shown.scenario.digest != held.digest
        self.view.set_apart(apart)
        return apart

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.view.set_theme(theme)

    def _latest(self, key: str) -> LabJob | None:
        """The job of a question that was asked last about anything."""
        return next((one for one in reversed(self.jobs.jobs) if one.asked.question == key), None)

    def _show_form(self) -> None:
        found = self._question
        if found is None or self._scenario is None:
            return
        self.text.setText(found.title)
        self.tip.setText(found.said)
        self.base.setVisible(found.compares)
        self.base_label.setVisible(found.compares)
        self.form.show_fields(found.fields(self._scenario), self._chosen.get(found.key, {}))
        self._tell_budget()
        self._find_pace()

    def _tell_budget(self) -> None:
        """How many games it takes at most, how long that is, and what they can tell.

        Where it cannot be asked at all, why.
        """
        found, scenario = self._question, self._scenario
        if found is None or scenario is None:
            return
        values = self.form.values()
        refused = found.refused(scenario, values, self.form.declared)
        if not refused and found.compares and not self.base.count():
            refused = self.tr("No variant with as many seats plays otherwise: make a change first.")
        self.ask_button.setEnabled(not refused)
        if refused:
            self.budget.setText(refused)
            return
        games = found.planned(scenario, values)
        seconds = self._paces.seconds(scenario, found.played_by(scenario, values))
        said, time = self.tr("At most {games:game|games}."), ""
        if seconds and not self._engine.scheduler:  # nobody knows how fast a cluster is
            said = self.tr("At most {games:game|games}, about {time}.")
            time = clock(seconds) if seconds >= 1 else self.tr("a second")
        tells = found.tells(scenario, values) if found.tells is not None else ""
        self.budget.setText(f"{counted(said, games=games, time=time)} {tells}".strip())

    def _find_pace(self) -> None:
        """Find out how fast games are, unless that is known or the machine is busy."""
        found, scenario = self._question, self._scenario
        if found is not None and scenario is not None and self.jobs.running is None:
            self._paces.find(scenario, found.played_by(scenario, self.form.values()))

    def _time_of(self, step: Step) -> str:
        return self._paces.time_of(self.shown, step) if self.shown is not None else ""

    def _take_pace(self) -> None:
        self._tell_budget()
        self.view.tell_times(self._time_of)
        self._find_pace()  # of the next bots

    def _play_on(self, address: str) -> None:
        """By somebody else from the next question on, or from one that goes on."""
        self._engine.scheduler = address
        self.place_chosen.emit(address)
        self._tell_budget()

    def _follow_form(self) -> None:
        if self._question is None:
            return
        self._keep(self.key, self.form.values())
        self._tell_budget()
        self._find_pace()

    def _follow_job(self, job: LabJob) -> None:
        if job is self.job and job.known is None:
            self._live.give(job)

    def _take(self, job: LabJob) -> None:
        if job is self.job:
            self.show_job(None if job.discarded else job)
        if not self.jobs.waiting:
            self._find_pace()

    def _forget(self, job: LabJob) -> None:
        """What is no longer listed cannot be gone on with; an answer stays in sight."""
        if job is self.job and job.known is None:
            self.show_job(None)

    def _show_live(self, job: LabJob) -> None:
        if job is not self.job or job.known is not None:
            return
        if job.seen is not None:  # another step without charts leaves those of the last
            self.view.show_live(job.seen.charts, job.seen.step)
        elif job.state == queue.RUNNING:
            self._wait_for(job)

    def _arrange(self) -> None:
        inside = QWidget()
        rows = (self.text, self.tip, self.base_label, self.base, self.form, self.place, 1)
        in_column(*rows, on=inside, margins=(0, 0, 8, 0), spacing=6)
        form = self._area = QScrollArea(widgetResizable=True)
        form.setFrameShape(QScrollArea.Shape.NoFrame)
        form.setMinimumHeight(scaled(_FIELD))  # in a low window questions are seen before it
        form.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        form.setWidget(inside)
        ask = in_row(self.ask_button, (self.budget, 1), spacing=8)
        in_column((form, 1), ask, on=self, margins=0, spacing=6)
        self.show_job(None)

    def _wire(self) -> None:
        self.ask_button.clicked.connect(self.ask)
        self.place.chosen.connect(self._play_on)
        self._reading.done.connect(self._take_stored)
        self._reading.failed.connect(
            lambda said: self._tell(said, self._reading.error, self.jobs.runs)
        )
        self._paces.found.connect(self._take_pace)
        self._live.passed.connect(self._show_live)
        self.form.changed.connect(self._follow_form)
        self.jobs.changed.connect(self._follow_job)
        self.jobs.ended.connect(self._take)
        self.jobs.removed.connect(self._forget)
        self.view.step_wanted.connect(self.step_wanted)
        self.view.explained.connect(self.explained)
        self.view.said.connect(self.said)
        self.view.failed.connect(self.failed)

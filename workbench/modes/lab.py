"""The lab: questions about one scenario and their answers, and games of bots with their scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QToolButton, QWidget

from engine.play.wording import labelled
from workbench.documents.memory import recall, remember
from workbench.jobs.contract import Engine
from workbench.jobs.queue import LabJobs
from workbench.lab.question_bar import NOTES, PLAY, QuestionBar
from workbench.lab.work import Work
from workbench.look.theme import Theme
from workbench.panels.batch import BatchPanel
from workbench.panels.runs import RunsList
from workbench.widgets.focus import holds_focus
from workbench.widgets.front_stack import FrontStack
from workbench.widgets.layouts import in_column, in_row

if TYPE_CHECKING:
    from workbench.lab.asking_desk import AskingDesk
    from workbench.lab.beside_view import BesideView
    from workbench.lab.games_view import GamesView

_SIDE, _WIDE = 300, 3  # pixels of the left column, and how many times as wide the answer is


class LabMode(QWidget):
    """Questions about the scenario that was last put here, and batches of games of it.

    Attributes:
        jobs: Questions that wait, run, or have an answer.
        work: What of all that goes on just now.
        desk: Where they are asked and answered; made when the lab is first seen.
        beside: Where stored runs stand beside each other; made when that is first wanted.
        games: Single games of stored runs; made when they are first wanted.

    Signals:
        said, failed: What was done, and what went wrong, in words.
        enabled_changed: `enabled` may give other answers now.
        change_wanted: What was changed in the variant in the lab is to be seen.
        other_wanted: What is being edited shall be held in the place of what is.
        apply_wanted: Scenario, changes of it (parameter -> value) that shall become a variant, and
            values with which it is asked about.
        explained: Heading of the manual's page of formulas that somebody wants to read.
        place_chosen: Address of the scheduler that plays from now on; "" for this machine.
        answered: A question has its answer, or has failed.
        game_opened: A MatchTable with a stored game, to be put on the table.
    """

    said = Signal(str)
    failed = Signal(str)
    change_wanted = Signal()
    other_wanted = Signal()
    enabled_changed = Signal()
    apply_wanted = Signal(object, object, object)
    explained = Signal(str)
    answered = Signal(object)
    place_chosen = Signal(str)
    game_opened = Signal(object)

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lab_mode")
        self._engine = engine
        self._scenario: Any = None
        self._title = ""
        self.batch = BatchPanel(engine)
        self.batch.failed.connect(self.failed)
        self.head = QToolButton()
        self.head.setObjectName("holding")
        self.head.setText(self.tr("Nothing to simulate yet"))
        self.head.clicked.connect(self.change_wanted)
        self.other = QToolButton()
        self.other.setObjectName("chip")
        self.other.setText(self.tr("Take what is in Design"))
        self.other.clicked.connect(self.other_wanted)
        self.other.hide()  # until something else is being edited
        self.runs = RunsList(engine)
        self.jobs = LabJobs(engine, self)
        self.work = Work(self.batch, self.jobs, self)
        self.bar = QuestionBar()
        self.desk: AskingDesk | None = None
        self.beside: BesideView | None = None
        self.games: GamesView | None = None
        self._theme: Theme | None = None
        self._memory: Path | None = None
        self._runs: Path | None = None
        self._unread = self._ready = False
        self.side = FrontStack()
        self.side.addWidget(self.runs)
        self.middle = QStackedWidget()
        self.middle.addWidget(self.batch)
        self._arrange()
        self._wire()

    def slots(self) -> Mapping[str, Callable[[], None]]:
        """What this mode does for each key of the table of actions."""
        return {"run_batch": self.run}

    def enabled(self) -> Mapping[str, bool]:
        """Which actions make sense now."""
        return {"run_batch": self._ready}

    def reasons(self) -> Mapping[str, str]:
        """Why actions that are off are so, in words."""
        nothing = self.tr("The lab has no panels to hide.")
        return {"run_batch": self.head.text(), "hide_docks": nothing}

    def checked(self) -> Mapping[str, bool]:
        """Which actions show a tick now."""
        return {}

    def take_keyboard(self) -> None:
        """Give the keyboard to the question, or to the form of the batch."""
        if self.desk is not None and self.bar.key == NOTES:
            self.desk.notebook.tree.setFocus()
        elif self.desk is not None and self.bar.key != PLAY:
            self.desk.ask.ask_button.setFocus()
        else:
            self.batch.form.games.setFocus()

    def run(self) -> None:
        """Ask the question that is pressed; run or stop the batch if none is."""
        if self.desk is not None and self.bar.key not in {PLAY, NOTES}:
            self.desk.ask.ask()
        else:
            self.choose(PLAY)
            self.batch.toggle()

    def confirm(self, values: Mapping[str, Any]) -> None:
        """Ask whether what is held is fair, with some values in the place of the form's."""
        self.choose("fair")
        self._made_desk().ask.ask(values)

    def show_scenario(self, scenario: Any, title: str) -> None:
        """Take another scenario; what runs goes on."""
        self._ready = True
        self._scenario = scenario
        self.batch.set_scenario(scenario, title)
        self.show_holding(title, title)
        if self.desk is not None:
            self.desk.set_scenario(scenario, title)
        self.enabled_changed.emit()

    def show_holding(self, title: str, tip: str) -> None:
        """Name what is asked about next.

        Args:
            title: With what was changed in it.
            tip: With all that was changed.
        """
        self._title = title
        self.batch.name_next(title)
        if self.desk is not None:
            self.desk.ask.name_next(title)
        self.head.setText(title.replace("&", "&&"))
        self.head.setToolTip(tip)
        self.head.setAccessibleName(self.tr("In the lab: {}").format(title))

    def offer(self, title: str) -> None:
        """Offer to take what is being edited; "" if that is what is held, or nothing is."""
        taken = self.tr("Take what you are editing into the lab, saved or not")
        self.other.setToolTip(f"{title}\n{taken}")
        self.other.setAccessibleName(labelled(self.other.text(), title))
        self.other.setVisible(bool(title))

    def use_files(self, memory: Path, runs: Path | None, usual_games: int) -> None:
        """Show the forms as they were left; runs are read when the lab is first seen.

        Args:
            memory: File in which the forms are remembered.
            runs: File of runs; None for the user's own.
            usual_games: Of a batch where nothing is remembered.
        """
        self._memory, self._runs = memory, runs
        self.batch.form.use_memory(recall(memory), usual_games)
        self.batch.runs = self.runs.file = runs
        if self.desk is not None:
            self._use_memory(self.desk)
        if self.beside is not None and self.middle.currentWidget() is self.beside:
            self._show_batch()  # runs of another file
        self.read_again()

    def choose(self, key: str) -> None:
        """Press a question, or PLAY for games of bots."""
        self._made_desk()
        self.bar.press(key)
        self._show_question(self.bar.key)

    def show_beside(self, numbers: Sequence[int]) -> None:
        """Show stored runs of the file beside each other."""
        if self.beside is None:
            self.beside = self._made_beside()
        self.middle.setCurrentWidget(self.beside)
        self.beside.show_runs(self.batch.runs, numbers)

    def showEvent(self, event: QShowEvent) -> None:
        """See Qt."""
        super().showEvent(event)
        self._made_desk()
        self._list_runs()
        if self._unread:
            self._read()

    def changeEvent(self, event: QEvent) -> None:
        """See Qt; who comes back from a terminal may have played something there."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._list_runs()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """See Qt."""
        super().resizeEvent(event)
        self.bar.fit_into(self.height())
        if self.desk is not None:
            self.desk.list.fit_into(self.height())

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self._theme = theme
        self.batch.set_theme(theme)
        if self.desk is not None:
            self.desk.set_theme(theme)
        if self.beside is not None:
            self.beside.set_theme(theme)

    def stop(self) -> None:
        """Stop what runs; what is stored of it stays."""
        self.batch.stop()
        self.jobs.stop_all()

    def read_again(self) -> None:
        """Read the file of runs anew, at once or when the lab is next seen: it is back."""
        self._unread = True
        if self.isVisible():
            self._read()

    def _read(self) -> None:
        self._unread = False
        self.batch.show_last(self.batch.runs)
        self.runs.refresh()

    def _follow_aside(self, said: str) -> None:
        """A damaged file of runs was set aside: whatever told of it reads the new one."""
        self.said.emit(said)
        self.read_again()
        if self.desk is not None and self.bar.key == NOTES:
            self.desk.notebook.refresh()

    def _list_runs(self) -> None:
        """A question has played games, or a command."""
        if not self._unread and self.isVisible():
            self.runs.refresh()

    def _remember(self) -> None:
        if self._memory is not None:
            remember(self._memory, self.batch.form.memory())

    def _follow_batch(self, running: bool) -> None:
        plan = self.batch.plan
        if running and holds_focus(self.runs):  # its buttons go off
            self.batch.run_button.setFocus()
        self.runs.set_busy(running, plan.number if plan is not None else 0)

    def _show_run(self, number: int) -> None:
        self._show_batch()
        self.batch.show_run(number)

    def _go_on_with(self, number: int) -> None:
        self._show_batch()
        self.batch.go_on_with_run(number)

    def _show_batch(self) -> None:
        self.middle.setCurrentWidget(self.batch)

    def _made_beside(self) -> BesideView:
        """Where runs stand beside each other; made when it is first wanted."""
        from workbench.lab.beside_view import BesideView

        beside = BesideView(self._engine)
        self.middle.addWidget(beside)
        beside.left.connect(self._show_batch)
        beside.explained.connect(self.explained)
        beside.said.connect(self.said)
        beside.failed.connect(self.failed)
        if self._theme is not None:
            beside.set_theme(self._theme)
        return beside

    def _made_desk(self) -> AskingDesk:
        """Where questions are asked; made when it is first wanted."""
        if self.desk is not None:
            return self.desk
        from workbench.lab.asking_desk import AskingDesk

        desk = self.desk = AskingDesk(self._engine, self.jobs)
        self.side.addWidget(desk.ask)
        self.middle.addWidget(desk.notebook)
        self.middle.addWidget(desk.ask.view)
        desk.notebook.opened.connect(lambda _number: self.middle.setCurrentWidget(desk.ask.view))
        self.column.addWidget(desk.list)
        desk.list.fit_into(self.height())
        desk.apply_wanted.connect(self.apply_wanted)
        desk.question_wanted.connect(self.choose)
        desk.explained.connect(self.explained)
        desk.ask.place_chosen.connect(self.place_chosen)
        desk.said.connect(self.said)
        desk.failed.connect(self.failed)
        desk.set_aside.connect(self._follow_aside)
        desk.ask.view.games_wanted.connect(self._show_marked)
        if self._theme is not None:
            desk.set_theme(self._theme)
        if self._scenario is not None:
            desk.set_scenario(self._scenario, self._title)
        self._use_memory(desk)
        self.bar.show_questions(desk.questions())
        self._show_question(self.bar.key)
        return desk

    def show_games(
        self, runs: Sequence[int], place: tuple[int, int] | None = None, where: str = ""
    ) -> None:
        """Show single games of some runs; see `GamesView.show_games`."""
        if self.games is None:
            from workbench.lab.games_view import GamesView

            self.games = GamesView(self._engine)
            self.games.opened.connect(self.game_opened)
            self.games.left.connect(self._leave_games)
            self.middle.addWidget(self.games)
        self.games.file = self.batch.runs
        self.middle.setCurrentWidget(self.games)
        self.games.show_games(runs, place, where)
        self.games.table.setFocus()

    def _show_marked(self, place: tuple[int, int] | None, where: str) -> None:
        """The games that a mark stands for, or all that an answer rests on."""
        answer = self.desk.ask.view.answer if self.desk is not None else None
        if place is not None:
            self.show_games(place[:1], place, where)
        elif answer is not None:
            self.show_games(answer.runs)

    def _leave_games(self) -> None:
        """What the games belong to comes back, with the keyboard."""
        asked = self.desk.ask.view if self.desk is not None and self.bar.key != PLAY else None
        self.middle.setCurrentWidget(asked or self.batch)
        self.take_keyboard()

    def _use_memory(self, desk: AskingDesk) -> None:
        """List what an earlier session has left, which loads every scenario that it asked about."""
        desk.notebook.file = self._runs
        if self._memory is not None:
            self.jobs.use_files(self._memory.with_name("asked.json"), self._runs)
            desk.ask.use_memory(self._memory.with_name("questions.json"))

    def _show_question(self, key: str) -> None:
        desk = self._made_desk()
        middle = {PLAY: self.batch, NOTES: desk.notebook}
        self.side.setCurrentWidget(self.runs if key in middle else desk.ask)
        self.middle.setCurrentWidget(middle.get(key, desk.ask.view))
        if key == NOTES:
            desk.notebook.refresh()
        elif key != PLAY:
            desk.ask.choose(key)

    def _arrange(self) -> None:
        left = QWidget()
        self.column = in_column(self.bar, (self.side, 1), on=left, margins=0, spacing=8)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.addWidget(left)
        self.split.addWidget(self.middle)
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        self.split.setSizes([_SIDE, _WIDE * _SIDE])
        head = in_row(self.head, self.other, 1, spacing=8)
        in_column(head, (self.split, 1), on=self, margins=(16, 12, 16, 12))

    def _wire(self) -> None:
        self.bar.chosen.connect(self._show_question)
        self.jobs.ended.connect(self.answered)
        self.jobs.ended.connect(self._list_runs)
        self.jobs.ended.connect(lambda job: self.batch.follow(job.played))
        self.batch.form.changed.connect(self._remember)
        self.batch.running_changed.connect(self._follow_batch)
        self.runs.open_wanted.connect(self._show_run)
        self.runs.beside_wanted.connect(self.show_beside)
        self.runs.games_wanted.connect(lambda number: self.show_games([number]))
        self.batch.games_wanted.connect(self._show_marked)
        self.runs.go_on_wanted.connect(self._go_on_with)
        self.runs.deleted.connect(self.batch.forget_run)
        self.runs.set_aside.connect(self._follow_aside)
        self.batch.run_shown.connect(self.runs.choose)

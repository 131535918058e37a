"""Panel "Batch": many games by bots, stored and drawn while they are played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QProgressBar, QPushButton, QStackedWidget, QWidget

from engine.picture import SeatStyle
from engine.statistics.tally import Tally
from workbench.charts.later import LaterRidges
from workbench.jobs.batches import BatchRequest, StoredBatchRequest
from workbench.jobs.contract import BatchPlan, Begun, Chunk, Engine, StoredBatch
from workbench.jobs.news import FileBusy
from workbench.jobs.slot import JobSlot
from workbench.language.bots import bot_title
from workbench.language.counts import clock, counted
from workbench.look.theme import Theme
from workbench.models.outcomes import OutcomesModel
from workbench.panels.batch_form import BatchForm
from workbench.panels.outcomes_table import outcomes_table
from workbench.widgets.layouts import in_column, in_row

_PACED: Final = 0.5  # seconds after which the pace of a batch is known
_REPAINT: Final = 200  # milliseconds: at most five times a second


class BatchPanel(QWidget):
    """A form for the next batch, and the batch that was begun last: progress, chart, table.

    Attributes:
        runs: File in which batches are stored; None for the user's own.
        plan: Of the batch that is shown; None before the first one.
        tally: What was counted of it.

    Signals:
        running_changed: Whether a batch runs.
        run_shown: Number of the stored run that is in sight now.
        counted: More games were counted and are in sight.
        games_wanted: Run and arm, and the condition on its games that a mark stands for.
        failed: What went wrong, in words.
    """

    running_changed = Signal(bool)
    run_shown = Signal(int)
    counted = Signal()
    games_wanted = Signal(object, str)
    failed = Signal(str)

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._scenario: Any = None
        self._title = ""
        self.runs: Path | None = None
        self.plan: BatchPlan | None = None
        self.tally = Tally(0)
        self._styles: tuple[SeatStyle, ...] = ()
        self._done = False  # whether nothing of the shown batch is missing
        self._resumed = 0  # number of the run that goes on as soon as it was read
        self._kept = 0  # games that a run had before it went on
        self._pace: list[tuple[float, int]] = []  # seconds and new games, first and last chunk
        self._batch = JobSlot(self)
        self._reading = JobSlot(self)
        self.form = BatchForm(engine.bots())
        self.run_button = QPushButton(self.tr("Run batch"))
        self.run_button.setObjectName("primary")
        self.go_on = QPushButton(self.tr("Go on"))
        self.go_on.setToolTip(self.tr("Play the games of this run that are missing"))
        self.progress = QProgressBar(textVisible=False)
        self.progress.setAccessibleName(self.tr("Progress of the batch"))
        self.shown = _words("plain")
        self.said = _words("note")
        self.chart = LaterRidges()
        self.outcomes = OutcomesModel(self)
        self.table = outcomes_table(self.outcomes, self.tr("Wins by seat"))
        self.verdict = _words("plain")
        self.stack = self._make_stack()
        self._repaint = QTimer(self, singleShot=True, interval=_REPAINT)
        self._repaint.timeout.connect(self._draw)
        self._arrange()
        self._wire()

    @property
    def styles(self) -> tuple[SeatStyle, ...]:
        """Of the seats of the batch that is shown, whatever the lab holds by now."""
        return self._styles

    @property
    def running(self) -> bool:
        """Whether a batch runs."""
        return self._batch.running

    def set_scenario(self, scenario: Any, title: str) -> None:
        """What the next batch plays; what is shown stays."""
        self._scenario, self._title = scenario, title
        self.form.use_seats(lambda: self._engine.styles_of(scenario))
        self._show_state()

    def name_next(self, title: str) -> None:
        """What the next batch is called."""
        self._title = title

    def show_last(self, runs: Path | None) -> None:
        """Show the batch that was begun last in a file of runs, which is used from now on."""
        self.runs = runs
        if not self.running:
            self._forget()
            self._reading.start(StoredBatchRequest(self._engine, runs))

    def show_run(self, number: int) -> None:
        """Show a stored batch of the same file."""
        if not self.running:
            self._reading.start(StoredBatchRequest(self._engine, self.runs, number))

    def toggle(self) -> None:
        """Run a batch, or cancel the one that runs."""
        if self.running:
            self._batch.cancel()
            self._show_state()  # the button stays on: one that is off loses the keyboard
        else:
            self.start()

    def start(self) -> None:
        """Run a batch as the form says."""
        if self._scenario is None or self.running:
            return
        plan = replace(self.form.plan(), title=self._title, runs=self.runs)
        self._play(BatchRequest(self._engine, self._scenario, plan))

    def resume(self) -> None:
        """Go on with the batch that is shown."""
        if self.plan is not None and not self.running and not self._done:
            self._play(BatchRequest(self._engine, None, self.plan))

    def go_on_with_run(self, number: int) -> None:
        """Show a stored batch of the same file, and play what is missing of it."""
        if not self.running:
            self._resumed = number
            self.show_run(number)

    def forget_run(self, number: int) -> None:
        """A stored run is gone: if it was in sight, the last one of its file takes its place."""
        if self.plan is None or self.plan.number == number:
            self.show_last(self.runs)

    def follow(self, runs: Sequence[int]) -> None:
        """Somebody else has played games of some runs: one that is in sight is read again."""
        if self.plan is not None and self.plan.number in runs:
            self.show_run(self.plan.number)

    def go_on_with(self, plan: BatchPlan) -> None:
        """Play what is missing of a stored batch that another panel has begun."""
        self._play(BatchRequest(self._engine, None, plan))

    def stop(self) -> None:
        """Stop a running batch after the chunk that is being played; what is stored stays."""
        self._batch.cancel()
        self._batch.finish()

    def showEvent(self, event: QShowEvent) -> None:
        """Make the chart while the form is filled in."""
        super().showEvent(event)
        self.chart.prepare()

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.chart.set_theme(theme)
        self.outcomes.set_edge(theme.colour("mark_edge"))

    # The job.

    def _play(self, request: BatchRequest) -> None:
        self._reading.abandon()
        self._forget()
        self.plan = request.plan
        self.progress.setRange(0, request.plan.games)
        self.said.setText(self.tr("Starting… (the first batch prepares itself for a while)"))
        self.empty.hide()
        self._batch.start(request)
        self._show_state()
        self.running_changed.emit(True)

    def _take(self, told: FileBusy | tuple[Begun | Chunk, float]) -> None:
        if isinstance(told, FileBusy):
            self._wait()
            return
        news, seconds = told
        if isinstance(news, Begun):
            self._begin(news)
            return
        self._add(news)
        self._pace = [*self._pace[:1], (seconds, self.tally.played - self._kept)]
        if not self._repaint.isActive():
            self._repaint.start()

    def _wait(self) -> None:
        """Another program uses the file: nobody knows which batches there are."""
        self.empty.hide()
        said = self.tr("Another Oikist is using the file of runs. This continues once it is free.")
        self.said.setText(said)

    def _begin(self, news: Begun) -> None:
        if self.plan is not None:
            self.plan = replace(self.plan, number=news.number)
            self.run_shown.emit(news.number)
        self._styles = news.styles
        self.tally = Tally(len(news.styles))
        if news.kept is not None:
            self._add(news.kept)
            self._repaint.start()
        self._kept = self.tally.played
        self._show_state()

    def _add(self, games: Chunk) -> None:
        self.tally.add(games.scores, games.shares, games.unfinished, games.places)

    def _end(self, finished: bool) -> None:
        self._done = finished
        self._repaint.stop()
        self._draw()
        done = self.tr("{games:game|games} · {rate} games/s")
        cut = self.tr("Stopped: {games:game|games} kept · {rate} games/s")
        said = counted(done if finished else cut, games=self.tally.played, rate=round(self._rate()))
        self.said.setText(said + self._without_end())

    def _fail(self, said: str) -> None:
        self._draw()
        self.said.setText(said)
        self.failed.emit(said)

    def _leave(self) -> None:
        self._show_state()
        if not self.running:
            self._show_chart()  # its marks lead to games as soon as those are stored
            self.running_changed.emit(False)

    def _show_stored(self, stored: StoredBatch | None) -> None:
        """What was read from the file of runs."""
        self.said.setText("")
        self.empty.setVisible(self.stack.currentIndex() == 0)
        if stored is None or self.running:
            return
        self.plan, self._styles, self._done = stored.plan, stored.styles, stored.done
        self.tally = Tally(len(stored.styles))
        self._add(stored.chunk)
        self.progress.setRange(0, self.tally.played if stored.done else stored.plan.games)
        self._draw()
        done = self.tr("{games:game|games}")
        cut = self.tr("Stopped: {games} of {all:game|games} stored")
        said = counted(done if stored.done else cut, games=self.tally.played, all=stored.plan.games)
        looked = self.tr(" · looked at on the way: intervals that hold at any time are wider")
        self.said.setText(said + self._without_end() + (looked if stored.looked else ""))
        self._show_state()
        self.run_shown.emit(stored.plan.number)
        if self._resumed == stored.plan.number:
            self.resume()
        self._resumed = 0

    def _without_end(self) -> str:
        if not self.tally.unfinished:
            return ""
        return counted(self.tr(" · {n} without an end left out"), n=self.tally.unfinished)

    def _rate(self) -> float:
        """Games a second since the first chunk, for which rules may have been compiled."""
        if not self._pace:
            return 0.0
        (start, before), (end, after) = self._pace[0], self._pace[-1]
        if end - start >= _PACED:  # chunks that were waiting may come all at once
            return (after - before) / (end - start)
        return after / max(end, 1e-6)

    # What is seen.

    def _forget(self) -> None:
        """Show no batch."""
        self.plan, self._styles, self._done = None, (), False
        self.tally = Tally(0)
        self._kept, self._pace = 0, []
        self.progress.setValue(0)
        self.said.setText("")
        self.verdict.setText("")
        self.stack.setCurrentIndex(0)
        self.empty.show()
        self._show_state()

    def _show_state(self) -> None:
        """Buttons and the line that names what is shown."""
        job, stop = self._batch.job, self.tr("Stop")
        stop = self.tr("Stopping…") if job is not None and job.cancelled else stop
        self.run_button.setText(stop if self.running else self.tr("Run batch"))
        self.run_button.setEnabled(self.running or self._scenario is not None)
        self.form.setEnabled(self._scenario is not None and not self.running)
        missing = self.plan is not None and self.plan.number > 0 and not self._done
        goes_on = missing and not self.running
        if self.go_on.hasFocus() and not goes_on:
            self.run_button.setFocus()  # before it is hidden, which would hand the keyboard on
        self.go_on.setVisible(goes_on)
        self.shown.setVisible(self.plan is not None)
        if self.plan is not None:
            self.shown.setText(self._named(self.plan))

    def _named(self, plan: BatchPlan) -> str:
        one = len(set(plan.bots)) == 1
        bots = ", ".join(bot_title(bot) for bot in plan.bots)
        if one:
            bots = self.tr("{} on all seats").format(bot_title(plan.bots[0]))
        parts = [plan.title, bots, self.tr("seed {}").format(plan.seed)]
        if plan.number:
            parts.insert(0, self.tr("Run {}").format(plan.number))
        return " · ".join(part for part in parts if part)

    def _draw(self) -> None:
        """Show what has been counted so far."""
        games = self.tally.played
        self.progress.setValue(games)
        if self.running and self._pace and self.plan is not None:
            rate = self._rate()
            left = max(0, self.plan.games - games) / max(rate, 1e-6)
            said = self.tr("{games} of {all} · {rate} games/s · {left} left")
            values = {"games": games, "all": self.plan.games, "rate": round(rate)}
            self.said.setText(counted(said, **values, left=clock(left)))
        self.counted.emit()
        if not self.tally.games:
            return
        self._show_chart()
        self.outcomes.show_tally(self.tally, self._styles)
        rows = sum(self.table.rowHeight(row) for row in range(self.outcomes.rowCount()))
        self.table.setFixedHeight(rows + self.table.horizontalHeader().sizeHint().height() + 4)
        self.stack.setCurrentIndex(1)
        self._judge()

    def _show_chart(self) -> None:
        """Draw the scores; once the file is free, marks lead to their games in it."""
        number = self.plan.number if self.plan is not None and not self.running else 0
        if self.tally.games:
            self.chart.show_tally(self.tally, self._styles, (number, 0) if number else None)

    def _judge(self) -> None:
        """What a whole batch says about the seats; one that was stopped says nothing yet."""
        tally, said = self.tally, ""
        if self._done and self.plan is not None and tally.played >= self.plan.games:
            names = [style.title for style in self._styles]
            said = self._engine.seats_sentence(names, tally)
        self.verdict.setText(said)
        self.verdict.setVisible(bool(said))

    def _make_stack(self) -> QStackedWidget:
        said = self.tr(
            "No batch yet.\nChoose how many games and press Run batch:\n"
            "scores and wins of every seat appear here while it runs."
        )
        empty = self.empty = _words("empty", said)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        figures = QWidget()
        in_column((self.chart, 1), self.table, self.verdict, on=figures, margins=0, spacing=6)
        stack = QStackedWidget()
        stack.addWidget(empty)
        stack.addWidget(figures)
        return stack

    def _arrange(self) -> None:
        run = in_row(self.run_button, (self.progress, 1), spacing=8)
        named = in_row((self.shown, 1), self.go_on)
        parts = (self.form, run, named, self.said, (self.stack, 1))
        in_column(*parts, on=self, margins=(10, 8, 10, 8), spacing=6)
        self._show_state()

    def _wire(self) -> None:
        self.run_button.clicked.connect(self.toggle)
        self.go_on.clicked.connect(self.resume)
        self.chart.picked.connect(self.games_wanted)
        self._batch.progressed.connect(self._take)
        self._batch.done.connect(self._end)
        self._batch.failed.connect(self._fail)
        self._batch.changed.connect(self._leave)
        self._reading.progressed.connect(self._wait)
        self._reading.done.connect(self._show_stored)
        self._reading.failed.connect(self.said.setText)


def _words(name: str, said: str = "") -> QLabel:
    label = QLabel(said, wordWrap=True)
    label.setObjectName(name)
    return label

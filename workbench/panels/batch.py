"""Panel "Batch": many games by bots, drawn while they run."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from engine.picture import SeatStyle
from workbench.charts.later import LaterRidges
from workbench.charts.tally import Tally
from workbench.jobs.contract import Chunk, Engine
from workbench.jobs.threads import BatchJob
from workbench.models.outcomes import OutcomesModel
from workbench.panels.batch_form import BatchForm
from workbench.theme import Theme

_REPAINT: Final = 200  # milliseconds: at most five times a second


class BatchPanel(QWidget):
    """Form, progress, chart and table of one batch at a time.

    Signals:
        running_changed: Whether a batch runs.
        failed: What went wrong, in words.
    """

    running_changed = Signal(bool)
    failed = Signal(str)

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._scenario: Any = None
        self._styles: tuple[SeatStyle, ...] = ()
        self.job: BatchJob | None = None
        self.tally = Tally(0)
        self._pace: list[tuple[float, int]] = []  # seconds and games, first and last chunk
        self.form = BatchForm(engine.bots())
        self.run_button = QPushButton(self.tr("Run batch"))
        self.run_button.setObjectName("primary")
        self.run_button.clicked.connect(self.toggle)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.progress.setAccessibleName(self.tr("Progress of the batch"))
        self.said = QLabel()
        self.said.setObjectName("note")
        self.chart = LaterRidges()
        self.outcomes = OutcomesModel(self)
        self.table = self._make_table()
        self.stack = self._make_stack()
        self._repaint = QTimer(self)
        self._repaint.setSingleShot(True)
        self._repaint.setInterval(_REPAINT)
        self._repaint.timeout.connect(self._draw)
        self._arrange()

    @property
    def running(self) -> bool:
        """Whether a batch runs."""
        return self.job is not None

    def set_scenario(self, scenario: Any, styles: tuple[SeatStyle, ...]) -> None:
        """What the next batch plays; None while nothing is ready. Old figures go away."""
        self.stop()
        self._scenario = scenario
        self._styles = styles
        self.tally = Tally(len(styles))
        self.form.set_seats(styles)
        self.form.setEnabled(scenario is not None)
        self.run_button.setEnabled(scenario is not None)
        self.said.setText("")
        self.progress.setValue(0)
        self.stack.setCurrentIndex(0)

    def toggle(self) -> None:
        """Run a batch, or cancel the one that runs."""
        if self.job is not None:
            self.job.cancel()
            self.run_button.setEnabled(False)
        else:
            self.start()

    def start(self) -> None:
        """Run a batch as the form says."""
        if self._scenario is None or self.job is not None:
            return
        plan = self.form.plan(len(self._styles))
        self.tally = Tally(len(self._styles))
        self._pace = []
        self.progress.setRange(0, plan.games)
        self.progress.setValue(0)
        self.said.setText(self.tr("Starting… (the first batch prepares itself for a while)"))
        self.job = BatchJob(self._engine, self._scenario, plan, self)
        self.job.chunk_done.connect(self._count)
        self.job.failed.connect(self.failed)
        self.job.ended.connect(self._ended)
        self.job.start()
        self.run_button.setText(self.tr("Cancel"))
        self.form.setEnabled(False)
        self.running_changed.emit(True)

    def stop(self) -> None:
        """Cancel a running batch and wait until its thread has ended."""
        job = self.job
        if job is None:
            return
        job.cancel()
        job.wait()
        self._end(False)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.chart.set_theme(theme)
        self.outcomes.set_edge(theme.colour("mark_edge"))

    def _count(self, chunk: Chunk, seconds: float) -> None:
        if self.sender() is not self.job:
            return
        self.tally.add(chunk.scores, chunk.shares, chunk.unfinished)
        self._pace = [*self._pace[:1], (seconds, self.tally.played)]
        if not self._repaint.isActive():
            self._repaint.start()

    def _ended(self, finished: bool) -> None:
        if self.sender() is self.job:  # not a batch that `stop` has dealt with
            self._end(finished)

    def _end(self, finished: bool) -> None:
        job = self.job
        if job is None:
            return
        job.wait()
        self.job = None
        job.deleteLater()
        self._repaint.stop()
        self._draw()
        rate = self._rate()
        done = self.tr("{:,} games · {:,.0f} games/s")
        cut = self.tr("Cancelled: {:,} games kept · {:,.0f} games/s")
        kept = done if finished else cut
        said = kept.format(self.tally.played, rate)
        if self.tally.unfinished:
            said += self.tr(" · {:,} without an end left out").format(self.tally.unfinished)
        self.said.setText(said)
        self.run_button.setText(self.tr("Run batch"))
        self.run_button.setEnabled(self._scenario is not None)
        self.form.setEnabled(self._scenario is not None)
        self.running_changed.emit(False)

    def _rate(self) -> float:
        """Games a second since the first chunk, for which rules may have been compiled."""
        if not self._pace:
            return 0.0
        (start, before), (end, after) = self._pace[0], self._pace[-1]
        if end > start:
            return (after - before) / (end - start)
        return after / max(end, 1e-6)

    def _draw(self) -> None:
        """Show what has been counted so far."""
        games = self.tally.played
        self.progress.setValue(games)
        if self.job is not None and self._pace:
            rate = self._rate()
            left = max(0, self.job.plan.games - games) / max(rate, 1e-6)
            said = self.tr("{:,} of {:,} · {:,.0f} games/s · {} left")
            self.said.setText(said.format(games, self.job.plan.games, rate, _clock(left)))
        if not self.tally.games:
            return
        self.chart.show_tally(self.tally, self._styles)
        self.outcomes.show_tally(self.tally, self._styles)
        rows = sum(self.table.rowHeight(row) for row in range(self.outcomes.rowCount()))
        self.table.setFixedHeight(rows + self.table.horizontalHeader().sizeHint().height() + 4)
        self.stack.setCurrentIndex(1)

    def _make_table(self) -> QTableView:
        table = QTableView()
        table.setObjectName("outcomes")
        table.setAccessibleName(self.tr("Wins by seat"))
        table.setModel(self.outcomes)
        table.verticalHeader().hide()
        table.setShowGrid(False)
        table.setSelectionMode(QTableView.SelectionMode.NoSelection)
        table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        table.setFrameShape(QFrame.Shape.NoFrame)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        table.setFixedHeight(0)  # until its rows are known
        rows = table.verticalHeader()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(round(table.fontMetrics().height() * 1.65))
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        return table

    def _make_stack(self) -> QStackedWidget:
        empty = QLabel(
            self.tr(
                "No batch yet.\nChoose how many games and press Run batch:\n"
                "scores and wins of every seat appear here while it runs."
            )
        )
        empty.setObjectName("empty")
        empty.setWordWrap(True)
        empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        figures = QWidget()
        column = QVBoxLayout(figures)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.chart, 1)
        column.addWidget(self.table)
        stack = QStackedWidget()
        stack.addWidget(empty)
        stack.addWidget(figures)
        return stack

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(6)
        column.addWidget(self.form)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.run_button)
        row.addWidget(self.progress, 1)
        column.addLayout(row)
        column.addWidget(self.said)
        column.addWidget(self.stack, 1)
        self.set_scenario(None, ())


def _clock(seconds: float) -> str:
    """Minutes and seconds, as on a stopwatch."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02d}"

"""The questions that wait, run, are held, or could go on: with progress, rate and time left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QProgressBar,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from workbench.jobs import queue
from workbench.jobs.described import described
from workbench.jobs.queue import LabJob, LabJobs
from workbench.look.theme import scaled
from workbench.widgets.deleting import may_delete
from workbench.widgets.elided import ElidedLabel
from workbench.widgets.layouts import in_column
from workbench.widgets.rows import Rows

_LEAST: Final = 104  # pixels at 100%: one job and its buttons
_OTHERS: Final = 100  # pixels at 100% that questions and form need above a third of the lab
_ORDER: Final = {queue.RUNNING: 0, queue.STOPPING: 0, queue.HELD: 1, queue.WAITING: 2}
_REPAINT: Final = 200  # milliseconds between two looks at the figures of a job


class JobRow(QFrame):
    """One job: what is asked, how far it is, and what can be done with it.

    Signals:
        chosen: It shall be shown.
    """

    chosen = Signal(object)

    def __init__(self, job: LabJob, jobs: LabJobs, title: str) -> None:
        super().__init__()
        self.job = job
        self.state = job.state  # as it is shown
        self._jobs = jobs
        self.setObjectName("job")
        self.name = ElidedLabel(title)
        self.name.setToolTip(title)
        self.name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.said = QLabel(wordWrap=True)
        self.said.setObjectName("note")
        self.bar = QProgressBar(textVisible=False)
        self.bar.setAccessibleName(self.tr("Progress"))
        self.show_it = self._button(self.tr("Show"), lambda: self.chosen.emit(job))
        self.hold = self._button(self.tr("Pause"), lambda: jobs.hold(job))
        self.go_on = self._button("", lambda: jobs.go_on(job))
        self.stop = self._button(
            self.tr("Stop and keep") if job.keeps else self.tr("Stop"), lambda: jobs.stop(job)
        )
        kept = self.tr("Its games are kept: the same question goes on from there")
        lost = self.tr("Its games are not kept: only its answer is, once all are played")
        self.stop.setToolTip(kept if job.keeps else lost)
        self.cancel = self._button(self.tr("Cancel"), self._give_up)
        self.cancel.setToolTip(self.tr("Give it up, and delete the games that it began"))
        self.remove = self._button(self.tr("Remove"), lambda: jobs.remove(job))
        self.remove.setToolTip(self.tr("Take it off this list; its games stay"))
        buttons = Rows()
        buttons.setSpacing(2)
        for button in (
            self.stop, self.cancel, self.show_it, self.hold, self.go_on, self.remove,
        ):  # fmt: skip
            buttons.addWidget(button)
        in_column(self.name, self.bar, self.said, buttons, on=self, margins=(4, 4, 4, 4), spacing=2)
        self.follow()

    def follow(self) -> None:
        """Show the state of the job as it is."""
        job, state = self.job, self.job.state
        self.state = state
        self.said.setText(described(job))
        done, planned = job.step_games
        self.bar.setRange(0, max(planned, 1))
        self.bar.setValue(done)
        self.bar.setVisible(state in queue.OPEN and job.progress is not None)
        seen = job.known is not None or state in {queue.RUNNING, queue.HELD}
        self.show_it.setVisible(seen)
        self.hold.setVisible(state == queue.RUNNING and job.keeps)
        again = self.tr("Go on") if job.keeps else self.tr("Begin anew")
        self.go_on.setText(self.tr("Try again") if state == queue.FAILED else again)
        self.go_on.setVisible(state in {queue.HELD, queue.STOPPED, queue.FAILED})
        self.stop.setVisible(state in {queue.RUNNING, queue.HELD, queue.WAITING})
        self.cancel.setVisible(state in {queue.RUNNING, queue.HELD, queue.WAITING})
        self.remove.setVisible(state in {queue.DONE, queue.STOPPED, queue.FAILED})

    def _give_up(self) -> None:
        """Ask first where games would be lost."""
        found = self.job.progress
        title, asked = self.tr("Cancel a question"), self.tr("Give up “{}”?")
        lost = self.tr("The games that it began are removed from the file of runs for good.")
        words = self.tr("Give up"), self.tr("Keep playing")
        kept = found is not None and found.begun and found.games
        agreed = not kept or may_delete(self, title, asked.format(self.name.toolTip()), lost, words)
        if agreed and self.job.state in queue.OPEN:  # it may have been answered meanwhile
            self._jobs.stop(self.job, discard=True)

    def _button(self, text: str, pressed: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        button.setObjectName("chip")
        button.setText(text)
        button.clicked.connect(lambda _checked=False: pressed())
        return button


class JobsList(QScrollArea):
    """All jobs: what runs, what is held, what waits in its order, then what is over, newest first.

    Signals:
        chosen: A job whose answer, or what can be seen of it, shall be shown.
    """

    chosen = Signal(object)

    def __init__(
        self, jobs: LabJobs, titled: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._titled = titled
        self.setObjectName("jobs")
        self.setAccessibleName(self.tr("Jobs"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room = 0  # pixels of height that the lab has
        self.setMinimumHeight(scaled(_LEAST))
        self.rows: dict[LabJob, JobRow] = {}
        self._inside = QWidget()
        self._column = in_column(1, on=self._inside, margins=0, spacing=4)
        self.setWidget(self._inside)
        self.hide()  # until something is asked
        self._paced = QTimer(self, singleShot=True, interval=_REPAINT)
        self._paced.timeout.connect(self._follow_all)
        jobs.added.connect(self.show_job)
        jobs.changed.connect(self._follow)
        jobs.removed.connect(self._drop)

    def show_job(self, job: LabJob) -> None:
        """List one more job, above the others."""
        row = JobRow(job, self._jobs, f"{self._titled(job.asked.question)} · {job.asked.title}")
        row.chosen.connect(self.chosen)
        self.rows[job] = row
        self._sort()
        self.show()

    def fit_into(self, height: int) -> None:
        """Show more jobs the higher the lab is, at least one, and nothing below them."""
        self._room = height
        wide, least = self.viewport().width(), scaled(_LEAST)
        needed = self._inside.heightForWidth(wide) + 2 * self.frameWidth()
        self.setMinimumHeight(max(least, min(needed, height // 3 - scaled(_OTHERS))))
        self.setMaximumHeight(max(least, needed))  # the form needs what is over

    def _follow(self, job: LabJob) -> None:
        """A job in another state is shown at once, figures of a running one in their time."""
        row = self.rows.get(job)
        if row is None:
            return
        if not job.state == row.state == queue.RUNNING:
            row.follow()
            self._sort()
        elif not self._paced.isActive():
            self._paced.start()

    def leaveEvent(self, event: QEvent) -> None:
        """What waited for that is put in order."""
        super().leaveEvent(event)
        self._sort()

    def _sort(self) -> None:
        """Put rows in order; those that are there stay while somebody aims at their buttons."""
        listed = all(self._column.indexOf(row) >= 0 for row in self.rows.values())
        if listed and self.underMouse():
            return
        for at, job in enumerate(sorted(self.rows, key=_place)):
            if self._column.indexOf(self.rows[job]) != at:
                self._column.insertWidget(at, self.rows[job])
        self._paced.start()  # its rows know their heights by then

    def _follow_all(self) -> None:
        for row in self.rows.values():
            row.follow()
        self.fit_into(self._room)

    def _drop(self, job: LabJob) -> None:
        row = self.rows.pop(job, None)
        if row is not None:
            self._column.removeWidget(row)
            row.deleteLater()
            self._paced.start()
        self.setVisible(bool(self.rows))


def _place(job: LabJob) -> tuple[int, int]:
    """Where a job stands in the list."""
    rank = _ORDER.get(job.state, len(_ORDER))
    return rank, job.number if job.state in queue.OPEN else -job.number

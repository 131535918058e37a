"""The lab: batches of games of one scenario, and what they show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QSplitter, QToolButton, QVBoxLayout, QWidget

from workbench.documents.memory import recall, remember
from workbench.jobs.contract import Engine
from workbench.look.theme import Theme
from workbench.panels.batch import BatchPanel
from workbench.panels.runs import RunsList
from workbench.widgets.focus import holds_focus

_FORM: Final = 84  # characters; a longer line is no easier to fill in
_RUNS, _WIDE = 320, 3  # pixels of the list of runs, and how many times as wide the batch is


class LabMode(QWidget):
    """One batch at a time, of the scenario that was last put here, and those that are stored.

    Signals:
        failed: What went wrong, in words.
        enabled_changed: `enabled` may give other answers now.
        change_wanted: What was changed in the variant in the lab is to be seen.
    """

    failed = Signal(str)
    change_wanted = Signal()
    enabled_changed = Signal()

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lab_mode")
        self.batch = BatchPanel(engine)
        self.batch.failed.connect(self.failed)
        self.head = QToolButton()
        self.head.setObjectName("holding")
        self.head.setText(self.tr("Nothing to simulate yet"))
        self.head.clicked.connect(self.change_wanted)
        self.runs = RunsList(engine)
        self._memory: Path | None = None
        self._unread = False
        self._ready = False
        self.split = QSplitter(Qt.Orientation.Horizontal)
        self.split.addWidget(self.batch)
        self.split.addWidget(self.runs)
        self.split.setStretchFactor(0, 1)
        self.split.setChildrenCollapsible(False)
        self.split.setSizes([_WIDE * _RUNS, _RUNS])
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.addWidget(self.head, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.split, 1)
        self._wire()
        self.batch.form.setMaximumWidth(self.fontMetrics().averageCharWidth() * _FORM)

    def slots(self) -> Mapping[str, Callable[[], None]]:
        """What this mode does for each key of the table of actions."""
        return {"run_batch": self.batch.toggle}

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
        """Give the keyboard to the form."""
        self.batch.form.games.setFocus()

    def show_scenario(self, scenario: Any, title: str) -> None:
        """Take another scenario; a batch that runs goes on."""
        self._ready = True
        self.batch.set_scenario(scenario, title)
        self.show_holding(title, title)
        self.enabled_changed.emit()

    def show_holding(self, title: str, tip: str) -> None:
        """Name what the next batch plays.

        Args:
            title: With what was changed in it.
            tip: With all that was changed.
        """
        self.batch.name_next(title)
        self.head.setText(title.replace("&", "&&"))
        self.head.setToolTip(tip)
        self.head.setAccessibleName(self.tr("In the lab: {}").format(title))

    def use_files(self, memory: Path, runs: Path | None, usual_games: int) -> None:
        """Show the form as it was left; runs are read when the lab is first seen.

        Args:
            memory: File in which the form is remembered.
            runs: File of runs; None for the user's own.
            usual_games: Of a batch where nothing is remembered.
        """
        self._memory = memory
        self.batch.form.use_memory(recall(memory), usual_games)
        self.batch.runs = self.runs.file = runs
        self._unread = True
        if self.isVisible():
            self._read()

    def showEvent(self, event: QShowEvent) -> None:
        """See Qt."""
        super().showEvent(event)
        if self._unread:
            self._read()

    def _read(self) -> None:
        self._unread = False
        self.batch.show_last(self.batch.runs)
        self.runs.refresh()

    def _remember(self) -> None:
        if self._memory is not None:
            remember(self._memory, self.batch.form.memory())

    def _follow_batch(self, running: bool) -> None:
        plan = self.batch.plan
        if running and holds_focus(self.runs):  # its buttons go off
            self.batch.run_button.setFocus()
        self.runs.set_busy(running, plan.number if plan is not None else 0)

    def _wire(self) -> None:
        self.batch.form.changed.connect(self._remember)
        self.batch.running_changed.connect(self._follow_batch)
        self.runs.open_wanted.connect(self.batch.show_run)
        self.runs.go_on_wanted.connect(self.batch.go_on_with_run)
        self.runs.deleted.connect(self.batch.forget_run)
        self.batch.run_shown.connect(self.runs.choose)

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.batch.set_theme(theme)

    def stop(self) -> None:
        """Stop a running batch; what is stored of it stays."""
        self.batch.stop()

"""The button that sets a damaged file of runs aside, wherever the lab tells of the damage."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from engine.errors import OikistError
from engine.runs.troubles import JournalDamagedError, RunsDamagedError
from workbench.jobs.aside import SetAsideRequest
from workbench.jobs.slot import JobSlot
from workbench.widgets.layouts import in_column, in_row


class EmptyPage(QWidget):
    """A sentence in the middle of a panel that has nothing to list, and the button below it."""

    def __init__(self, said: QLabel, button: AsideButton) -> None:
        super().__init__()
        in_column(1, said, in_row(1, button, 1), 1, on=self, margins=0)


class AsideButton(QPushButton):
    """In sight only while there is something to set aside.

    Signals:
        done: What was set aside, and where it lies now, as a sentence.
        failed: Why that could not be done, in words; all is as it was.
    """

    done = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runs: Path | None = None
        self._journal = False
        self._moving = JobSlot(self)
        self._moving.done.connect(self._tell)
        self._moving.failed.connect(self._fail)
        self.clicked.connect(self._move)
        self.setAutoDefault(False)
        self.hide()

    def offer(self, error: OikistError | None, runs: Path | None) -> None:
        """Appear where an error tells of damage, else vanish.

        Args:
            runs: File of runs that the error is about; None for the user's own.
        """
        self._runs, self._journal = runs, isinstance(error, JournalDamagedError)
        journal, file = self.tr("Set the journal aside"), self.tr("Set it aside, begin a new one")
        self.setText(journal if self._journal else file)
        self.setToolTip(self.tr("It stays beside the new one, under another name"))
        self.setEnabled(True)
        self.setVisible(isinstance(error, RunsDamagedError))

    def _move(self) -> None:
        self.setEnabled(False)  # a second press would set the new file aside
        self._moving.start(SetAsideRequest(self._runs, self._journal))

    def _tell(self, aside: Path) -> None:
        self.hide()
        if self._journal:
            said = self.tr("The damaged journal is {} now; the runs are those of the file.")
        else:
            said = self.tr("The damaged file is {} now. A new one has begun.")
        self.done.emit(said.format(aside))

    def _fail(self, said: str) -> None:
        self.setEnabled(True)
        self.failed.emit(said)

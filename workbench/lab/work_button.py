"""How far the batch is, in the status bar; a click leads to it."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from workbench.language.counts import counted
from workbench.panels.batch import BatchPanel


class BatchButton(QToolButton):
    """In sight while a batch runs and the lab is not in front.

    Args:
        batch: The batch that it follows.
    """

    def __init__(self, batch: BatchPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._batch = batch
        self._lab_in_front = False
        self.setObjectName("batch_button")
        self.setAutoRaise(True)
        self.setToolTip(self.tr("A batch is running: show it in the lab"))
        batch.counted.connect(self._follow)
        batch.running_changed.connect(self._follow)
        self.hide()

    def show_mode(self, mode: str) -> None:
        """Which mode is in front."""
        self._lab_in_front = mode == "lab"
        self._follow()

    def _follow(self) -> None:
        plan = self._batch.plan
        self.setVisible(self._batch.running and not self._lab_in_front)
        if plan is None:
            return
        played = self._batch.tally.played
        if played:
            said = counted(
                self.tr("Batch: {played} of {all:game|games}"), played=played, all=plan.games
            )
        else:
            said = self.tr("Batch: starting…")
        self.setText(said)
        self.setAccessibleName(said)

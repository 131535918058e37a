"""How far the lab is, in the status bar of the other modes; a click leads to it."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton, QWidget

from workbench.lab.work import Work
from workbench.language.counts import counted


class WorkButton(QToolButton):
    """In sight while the lab is at work and not in front.

    Args:
        work: What it follows.
    """

    def __init__(self, work: Work, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._lab_in_front = False
        self.setObjectName("batch_button")
        self.setAutoRaise(True)
        self.setToolTip(self.tr("Games are being played: show them in the lab"))
        work.moved.connect(self._follow)
        self.hide()

    def show_mode(self, mode: str) -> None:
        """Which mode is in front."""
        self._lab_in_front = mode == "lab"
        self._follow()

    def _follow(self) -> None:
        wanted = self._work.busy and not self._lab_in_front
        self.setVisible(wanted)
        if not wanted:
            return
        news = self._work.news
        if news.done:
            said = self.tr("Lab: {played} of {all:game|games}")
            said = counted(said, played=news.done, all=news.planned)
        else:
            said = self.tr("Lab: starting…")
        self.setText(said)
        self.setToolTip(f"{news.title}\n{news.said}")
        self.setAccessibleName(said)

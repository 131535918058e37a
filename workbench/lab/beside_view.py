"""Stored runs beside each other: two in the same charts, more in charts with equal axes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from engine.asking.asked import Answer
from engine.reports.page import Page, Section
from workbench.charts.appearance import RunLabel
from workbench.charts.overlay import overlaid
from workbench.jobs.batches import BesideRequest
from workbench.jobs.contract import Engine
from workbench.jobs.slot import JobSlot
from workbench.lab.answer_view import AnswerView
from workbench.lab.reporting import Reporting
from workbench.look.theme import Theme
from workbench.widgets.layouts import in_column, in_row

if TYPE_CHECKING:
    from engine.reports.beside import Beside

KEY: Final = "beside"  # of the answer, which is that of no question


class BesideView(QWidget):
    """An answer about the runs that were chosen, and a way back to one of them.

    Attributes:
        view: Shows the answer.

    Signals:
        left: The batch shall be in sight again.
        explained: Heading of the manual's page of formulas that somebody wants to read.
        said, failed: What was done, and what went wrong, in words.
    """

    left = Signal()
    explained = Signal(str)
    said = Signal(str)
    failed = Signal(str)

    def __init__(self, engine: Engine, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self.view = AnswerView()
        self.reporting = Reporting(self.view, lambda: engine.here)
        self.back = QPushButton(self.tr("Back to the batch"))
        self.back.setAutoDefault(False)
        self.back.clicked.connect(self.left)
        self._reading = JobSlot(self)
        self._reading.done.connect(self._take)
        self._reading.failed.connect(self._fail)
        for one in (self.view, self.reporting):
            one.said.connect(self.said)
            one.failed.connect(self.failed)
        self.view.explained.connect(self.explained)
        row = in_row(self.back, 1)
        in_column(row, (self.view, 1), on=self, margins=(10, 8, 0, 8), spacing=6)

    def show_runs(self, runs: Path | None, numbers: Sequence[int]) -> None:
        """Read runs of a file, and show them beside each other.

        Args:
            numbers: Two or more; the first one is what another one is compared with.
        """
        self.view.show_nothing(self.tr("Reading the runs…"))
        self._reading.start(BesideRequest(self._engine, runs, tuple(numbers)))

    def set_theme(self, theme: Theme) -> None:
        """Use other colours."""
        self.view.set_theme(theme)

    def _take(self, beside: Beside) -> None:
        page = self._page(beside)
        self.view.show_answer(Answer(KEY, page.title, page, ()), "", shared=not beside.pairs)

    def _page(self, beside: Beside) -> Page:
        """With charts of both runs in one, where there are two."""
        if not beside.pairs:
            return beside.page
        first, second = beside.names
        charts = [overlaid(*pair, (first, second)) for pair in beside.pairs]
        text = self.tr("Filled marks and whole curves: {}. Hollow marks and dashed curves: {}.")
        both = Section(self.tr("Both runs"), text.format(first, second), charts)
        styles = dict(beside.page.styles)
        for label, style in beside.page.styles.items():
            styles |= {str(RunLabel.of(label, run, over=False)): style for run in beside.names}
        return replace(beside.page, sections=[*beside.page.sections, both], styles=styles)

    def _fail(self, said: str) -> None:
        self.view.show_nothing(said)
        self.failed.emit(said)

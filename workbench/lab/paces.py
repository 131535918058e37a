"""How fast bots play what is asked about, found out beside the form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from engine.asking.fields import completed
from engine.asking.questions import question
from engine.reports.page import MORE
from workbench.jobs.asking import PaceRequest
from workbench.jobs.contract import Engine
from workbench.jobs.slot import JobSlot
from workbench.language.counts import clock

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.reports.page import Step
    from engine.scenarios.scenario import Scenario


class Paces(QObject):
    """Games a second by rules and bots, as far as they were found out.

    Signals:
        found: One more of them.
    """

    found = Signal()

    def __init__(self, engine: Engine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine = engine
        self._known: dict[tuple[str, str], float] = {}
        self._slot = JobSlot(self)
        self._slot.done.connect(self._take)

    def seconds(self, scenario: Scenario, played: Mapping[str, float]) -> float:
        """How long games take; 0 while that is not known.

        Args:
            played: Bots -> how many games they play.
        """
        if not all((scenario.digest, bots) in self._known for bots in played):
            return 0.0
        return sum(games / self._known[scenario.digest, bots] for bots, games in played.items())

    def time_of(self, asked: Asked, step: Step) -> str:
        """How long the games take that an answer proposes to play; "" while that is not known."""
        if step.key != MORE or not step.values or self._engine.scheduler:
            return ""
        found = question(asked.question)
        values = completed(found.fields(asked.scenario), {**asked.values, **step.values})
        seconds = self.seconds(asked.scenario, found.played_by(asked.scenario, values))
        return clock(seconds) if seconds >= 1 else ""

    def find(self, scenario: Scenario, played: Mapping[str, float]) -> None:
        """Play a few games of the first bots of which it is not known."""
        missing = [bots for bots in played if (scenario.digest, bots) not in self._known]
        if missing:
            self._slot.start(PaceRequest(self._engine, scenario, missing[0]))

    def abandon(self) -> None:
        """Play no more: the machine is needed for something else."""
        self._slot.abandon()

    def _take(self, rate: float) -> None:
        request = self._slot.job.request if self._slot.job is not None else None
        if rate and isinstance(request, PaceRequest):
            self._known[request.scenario.digest, request.bots] = rate
            self.found.emit()

"""Asking how strong the cards of a deck are, and reading what stored games say of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.asking.asked import Asked
from engine.asking.fields import completed
from engine.asking.questions import DECK, question
from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import Document
from workbench.jobs import queue
from workbench.jobs.batches import once_free
from workbench.jobs.contract import Engine
from workbench.jobs.job import Running
from workbench.jobs.queue import LabJob, LabJobs

if TYPE_CHECKING:
    from engine.asking.deck_strength import Measured
    from engine.scenarios.scenario import Scenario


@dataclass(frozen=True, eq=False)
class StrengthRequest:
    """What stored games say of the cards of a deck.

    Attributes:
        runs: File in which they are kept; None for the user's own.
        scenario: What the deck is played in.
        key: Of the deck in it.
        number: Of the run that is being played; 0 for that of the last answer.
    """

    engine: Engine
    runs: Path | None
    scenario: Any
    key: str
    number: int = 0

    def carry_out(self, running: Running) -> Measured | None:
        """Strengths; None where nobody has asked yet.

        Raises:
            OikistError: The file is damaged, or the run is gone.
        """

        def read() -> Measured | None:
            engine, about = self.engine, (self.scenario, self.key)
            if self.number:
                return engine.measured_by_now(self.runs, self.number, *about)
            return engine.measured(self.runs, *about)

        return once_free(read, running)


class Measuring(QObject):
    """What the desks of decks know of the lab.

    Args:
        documents: All that are open, whose edits count.

    Signals:
        changed: A question about decks is further, or over.
        ended: A question about decks has an answer, was stopped, or has failed.
    """

    changed = Signal(object)
    ended = Signal(object)

    def __init__(
        self,
        engine: Engine,
        jobs: LabJobs,
        documents: Callable[[], Sequence[Document]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._engine = engine
        self._jobs = jobs
        self._documents = documents
        jobs.added.connect(lambda job: self._pass_on(job, self.changed))
        jobs.changed.connect(lambda job: self._pass_on(job, self.changed))
        jobs.ended.connect(lambda job: self._pass_on(job, self.ended))
        jobs.removed.connect(lambda job: self._pass_on(job, self.ended))

    def scenario_of(self, document: DeckDocument) -> Scenario:
        """What a deck is played in, with every unsaved edit.

        Raises:
            OikistError: It cannot be played as it stands.
        """
        found: Scenario = self._engine.scenario_of(document, self._documents())
        return found

    def ask(self, document: DeckDocument, games: int) -> LabJob:
        """Ask the lab about a deck as it stands on the desk.

        Raises:
            OikistError: It cannot be played as it stands, or that many games cannot be.
        """
        scenario = self.scenario_of(document)
        values = completed(question(DECK).fields(scenario), {"games": games})
        title = self._engine.holding_of(scenario, [document]).short
        return self._jobs.ask(Asked(DECK, scenario, title, values))

    def stop(self, job: LabJob) -> None:
        """End a question; its games are kept."""
        self._jobs.stop(job)

    def open_job(self, document: DeckDocument) -> LabJob | None:
        """The question about a deck that waits or runs; None for none."""
        from engine.asking.deck_strength import same_deck

        def about(job: LabJob) -> bool:
            asked = job.asked
            return asked.question == DECK and same_deck(asked.scenario, document.deck())

        return next(
            (one for one in self._jobs.jobs if one.state in queue.OPEN and about(one)), None
        )

    def reading(self, scenario: Scenario, document: DeckDocument) -> StrengthRequest:
        """The request for the last answer about a deck."""
        return StrengthRequest(self._engine, self._jobs.runs, scenario, document.schema.key)

    def reading_by_now(self, job: LabJob, document: DeckDocument) -> StrengthRequest | None:
        """The request for what is known before there is an answer; None without any games."""
        progress = job.progress
        if progress is None or not progress.runs or not progress.games:
            return None
        key, number = document.schema.key, progress.runs[-1]
        return StrengthRequest(self._engine, job.runs, job.asked.scenario, key, number)

    def _pass_on(self, job: LabJob, signal: Any) -> None:
        if job.asked.question == DECK:
            signal.emit(job)

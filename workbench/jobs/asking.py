"""A question in a job: it can be stopped and gone on with; what was played is kept."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from engine.errors import OikistError
from engine.runs.troubles import RunsBusyError, RunsError
from workbench.jobs.batches import expect_usable, once_free
from workbench.jobs.compiling import ROLLOUTS
from workbench.jobs.contract import Engine
from workbench.jobs.job import Running
from workbench.jobs.news import patience

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.asking.answers import Noted
    from engine.asking.asked import Answer, Asked


@dataclass(frozen=True, eq=False)
class AskRequest:
    """A question that is to be answered; tells Preparing, FileBusy, or Progress.

    Attributes:
        asked: The question.
        runs: File in which its games are kept; None for the user's own.
    """

    engine: Engine
    asked: Asked
    runs: Path | None

    def carry_out(self, running: Running) -> Answer | None:
        """The answer, or what is known of it by then; None if it was stopped before.

        What was played is stored.

        Raises:
            OikistError: A value does not fit, or it cannot be played or stored.
        """
        from engine.asking.questions import casts, question

        expect_usable(self.runs)

        given_up = patience(running.tell, lambda: running.cancelled)
        asks = question(self.asked.question)
        together = casts(self.asked)  # what this process compiled would hold up the window
        for bots in together[:1] if asks.late else together:
            for part in ("batch", ROLLOUTS) if asks.plays_on else ("batch",):
                self.engine.compile_apart(self.asked.scenario, part, given_up, bots)
                if running.cancelled:
                    return None

        def ask() -> Any:
            stop = lambda: running.cancelled  # noqa: E731  (two words, used once)
            return self.engine.ask(self.asked, self.runs, running.tell, stop)

        try:
            found: Answer | None = once_free(ask, running)
        except RunsBusyError:  # nothing was begun
            return None
        return found


@dataclass(frozen=True, eq=False)
class PaceRequest:
    """How fast games of a question would be."""

    engine: Engine
    scenario: Any
    bots: str

    def carry_out(self, running: Running) -> float:
        """Games a second; 0 if nobody wants to know any more.

        Raises:
            OikistError: A bot cannot play.
        """
        stop = lambda: running.cancelled  # noqa: E731  (two words, used twice)
        self.engine.compile_apart(self.scenario, "batch", stop, self.bots.split(","))
        return 0.0 if running.cancelled else self.engine.pace(self.scenario, self.bots, stop)


@dataclass(frozen=True, eq=False)
class NotedRequest:
    """The answers in a file of runs, as they are listed."""

    engine: Engine
    runs: Path | None

    def carry_out(self, running: Running) -> Sequence[Noted]:
        """Oldest first.

        Raises:
            OikistError: The file is damaged.
        """
        return once_free(lambda: self.engine.noted_answers(self.runs), running)


@dataclass(frozen=True, eq=False)
class StoredAnswerRequest:
    """An answer of an earlier day."""

    engine: Engine
    runs: Path | None
    number: int

    def carry_out(self, running: Running) -> tuple[Asked, Answer]:
        """With what was asked.

        Raises:
            OikistError: It is gone, or the file is damaged.
        """
        return once_free(lambda: self.engine.stored_answer(self.runs, self.number), running)


@dataclass(frozen=True, eq=False)
class LastAnswerRequest:
    """The answer of an earlier day to a question that was given last."""

    engine: Engine
    runs: Path | None
    question: str

    def carry_out(self, running: Running) -> tuple[Asked, Answer] | None:
        """With what was asked; None where nobody asked it, or its rules cannot be restored.

        Raises:
            RunsError: The file is damaged.
        """

        def found() -> tuple[Asked, Answer] | None:
            noted = self.engine.noted_answers(self.runs)
            last = next((one for one in reversed(noted) if one.question == self.question), None)
            try:
                return None if last is None else self.engine.stored_answer(self.runs, last.number)
            except RunsError:
                raise
            except OikistError:
                return None  # the notebook tells why

        return once_free(found, running)

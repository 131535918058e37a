"""What the window needs from the engine to ask questions; see `workbench.jobs.contract`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from engine.asking.answers import Noted
from engine.asking.asked import Answer, Asked, Progress
from workbench.jobs.news import Preparing

if TYPE_CHECKING:
    from engine.asking.deck_strength import Measured
    from engine.reports.beside import Beside


class Answering(Protocol):
    """Questions, their answers, and the answers of earlier days.

    Attributes:
        scheduler: Address of the Dask scheduler that plays games of questions; "" for none.
    """

    scheduler: str

    def ask(
        self,
        asked: Asked,
        runs: Path | None,
        tell: Callable[[Progress | Preparing], None],
        stop: Callable[[], bool],
    ) -> Answer | None:
        """Answer a question in the calling thread; its games are kept in a file of runs.

        Args:
            tell: Told how far it is after every piece of games.
            stop: Asked then whether that is enough; may wait before it answers.

        Returns:
            The answer; what is known of it where it was stopped, None where that is nothing.

        Raises:
            OikistError: A value does not fit, or it cannot be played or stored.
        """
        ...

    def pace(self, scenario: Any, bots: str, stop: Callable[[], bool]) -> float:
        """Games that bots play in a second, rough; takes a quarter of a second, or loads kernels.

        Raises:
            OikistError: A bot cannot play.
        """
        ...

    def noted_answers(self, runs: Path | None) -> Sequence[Noted]:
        """The answers in a file of runs, oldest first; none where there is no file.

        Raises:
            OikistError: The file is in use or damaged.
        """
        ...

    def stored_answer(self, runs: Path | None, number: int) -> tuple[Asked, Answer]:
        """An answer of an earlier day, with what was asked.

        Raises:
            OikistError: It is gone, or the file is in use or damaged.
        """
        ...

    def measured(self, runs: Path | None, scenario: Any, key: str) -> Measured | None:
        """The last answer about a deck of a scenario; None where there is none.

        Args:
            key: Of the deck.

        Raises:
            OikistError: The file is in use or damaged.
        """
        ...

    def measured_by_now(self, runs: Path | None, number: int, scenario: Any, key: str) -> Measured:
        """What the games of a stored run say of a deck, while others are played.

        Raises:
            OikistError: There is no such run, or the file is in use or damaged.
        """
        ...

    def runs_beside(self, runs: Path | None, numbers: Sequence[int]) -> Beside:
        """Runs of one scenario with one seating beside each other.

        Raises:
            OikistError: They cannot stand beside each other, or the file is in use or damaged.
        """
        ...

    def freeze_asked(self, asked: Asked) -> dict[str, Any]:
        """A question as data for JSON, so that it can be asked again though nothing is saved."""
        ...

    def thaw_asked(self, data: dict[str, Any]) -> Asked:
        """The question that was frozen.

        Raises:
            OikistError: Its game is gone, or makes another scenario of it today.
        """
        ...

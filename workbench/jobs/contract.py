"""What the window needs from the engine: `workbench.jobs.engine` has it, tests bring another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from engine.picture import PUBLIC, Picture, SeatStyle
from engine.play.match import Match
from engine.scenarios.projects import Project
from engine.statistics.tally import Tally
from workbench.documents.document import Document
from workbench.jobs.answering import Answering
from workbench.jobs.finding import Finding
from workbench.jobs.job import Request
from workbench.jobs.news import FileBusy
from workbench.language.holding import Holding
from workbench.scene.scenery import Scenery


@dataclass(frozen=True)
class VariantEntry:
    """One line of the list of variants.

    Attributes:
        key: What `Engine.load` accepts.
        title: For people.
        group: Title of its game.
        note: Why it exists; may be "".
    """

    key: str
    title: str
    group: str
    note: str = ""


class Move(Protocol):
    """One move that was made; see `engine.play.session.Played`, in the language of the window."""

    @property
    def period(self) -> int: ...  # noqa: D102 - see `Played`
    @property
    def seat(self) -> int: ...  # noqa: D102 - see `Played`
    @property
    def text(self) -> str: ...  # noqa: D102 - see `Played`
    @property
    def words(self) -> str: ...  # noqa: D102 - see `Played`
    @property
    def told(self) -> tuple[str, ...]: ...  # noqa: D102 - see `Played`
    @property
    def group(self) -> int: ...  # noqa: D102 - see `Played`


class Table(Protocol):
    """A running game; every earlier position can be looked at."""

    @property
    def seed(self) -> int:
        """Of the game."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    def history(self, viewer: int = ...) -> Sequence[Move]:
        """Moves made so far, as a seat, PUBLIC or ALL may know them."""

    @property
    def match(self) -> Match | None:
        """The match with all variations; None for a table at which bots alone can play."""

    def play_bot(self, bot: str) -> None:
        """Let a bot make the next decision."""

    def is_quick(self, bot: str) -> bool:
        """Whether a bot decides so fast that nobody notices."""

    def thought(self, bot: str) -> Request:
        """The question what a bot would do now; the answer goes to `take`."""

    def take(self, choice: Any) -> bool:
        """Make the move that a bot has chosen; False if it was asked about another position."""

    def play(self, code: int, who: str = ..., seconds: float = ...) -> None:
        """Make a move.

        Raises:
            RecordError: It is not allowed.
        """

    def picture_of(self, number: int, viewer: int = PUBLIC) -> Picture:
        """A node of the match as a seat, PUBLIC or ALL sees it."""

    def steps(self, viewer: int = PUBLIC) -> Sequence[Picture]:
        """What a viewer sees between the last decision and the position that came of it."""

    def take_back(self) -> bool:
        """Go one move back; False at the start."""

    def picture_at(self, ply: int) -> Picture:
        """The position after so many moves of the history, as an onlooker sees it."""


class Chunk(Protocol):
    """Some games of a batch.

    Attributes:
        unfinished: Games that did not end within their bound.
        scores: Final scores of the others; int64, shape (games, seats), points.
        shares: Their shares of the win; float64, shape (games, seats), rows sum to 1.
        places: Their places, equal seats sharing theirs equally; float64, shape (games,
            seats); None where they were not kept.
    """

    @property
    def unfinished(self) -> int: ...  # noqa: D102 - described above
    @property
    def scores(self) -> NDArray[np.int64]: ...  # noqa: D102 - described above
    @property
    def shares(self) -> NDArray[np.float64]: ...  # noqa: D102 - described above
    @property
    def places(self) -> NDArray[np.float64] | None: ...  # noqa: D102 - described above


@dataclass(frozen=True)
class BatchPlan:
    """What a batch does.

    Attributes:
        bots: One name per seat, or one for all seats.
        games: How many.
        seed: Of the first game.
        title: What is played, for people and for the list of runs.
        runs: File in which its games are stored; None for the user's own.
        number: Of the stored run that is gone on with; 0 for a new one.
    """

    bots: tuple[str, ...]
    games: int
    seed: int
    title: str = ""
    runs: Path | None = None
    number: int = 0


@dataclass(frozen=True)
class Begun:
    """A batch is stored from now on.

    Attributes:
        number: Of the run in its file.
        styles: How the seats show.
        kept: The games of a stored run that were played before; None for a new one.
    """

    number: int
    styles: tuple[SeatStyle, ...]
    kept: Chunk | None = None


@dataclass(frozen=True)
class StoredBatch:
    """A batch as it lies in the file of runs.

    Attributes:
        plan: What it was to do, with its number.
        styles: How the seats show.
        chunk: All its games so far.
        done, looked: Whether nothing is missing, and whether games were looked at on the way.
    """

    plan: BatchPlan
    styles: tuple[SeatStyle, ...]
    chunk: Chunk
    done: bool
    looked: bool = False


@dataclass(frozen=True)
class StoredRun:
    """One line of the list of stored runs.

    Attributes:
        number: In its file.
        title: What was played, for people.
        bots: Of all its seats.
        games, stored: How many were to be played, and how many lie in the file.
        seed: Of the first game.
        started: When, in local time, such as "2031-05-01T18:30:00".
        done: Whether nothing is missing.
        single: Whether it is one scenario with one seating, which the lab can show.
    """

    number: int
    title: str
    bots: tuple[str, ...]
    games: int
    stored: int
    seed: int
    started: str
    done: bool
    single: bool


class Engine(Answering, Finding, Protocol):
    """The engine as the window sees it; scenarios are handed on unopened.

    Attributes:
        threads: On which a batch is played; 0 for one on every core.
        here: Folder in which names are looked up; None for the current one.
    """

    threads: int
    here: Path | None

    def bots(self) -> Sequence[str]:
        """Names of the bots, the usual one first."""
        ...

    def work_in(self, here: Path | None) -> None:
        """Look names up in a folder, the project's; None for the current one."""
        ...

    def variants(self) -> Sequence[VariantEntry]:
        """Everything that can be opened."""
        ...

    def variants_like(self, scenario: Any) -> Sequence[VariantEntry]:
        """Those that a scenario can be compared with, what it was changed from first."""
        ...

    def load(self, variant: str) -> Any:
        """A scenario.

        Raises:
            OikistError: It cannot be played.
        """
        ...

    def scenario_of(self, document: Document, others: Sequence[Document]) -> Any:
        """A scenario of what is being edited, saved or not; see `workbench.jobs.editing`.

        Raises:
            OikistError: It cannot be played as it stands.
        """
        ...

    def documents_of(self, scenario: Any, documents: Sequence[Document]) -> Sequence[Document]:
        """Those of the open documents that a scenario was made of, variant first."""
        ...

    def freeze(self, scenario: Any) -> dict[str, Any]:
        """A scenario as data for JSON, so that it can be had again though it is in no file."""
        ...

    def thaw(self, data: dict[str, Any]) -> Any:
        """The scenario that was frozen.

        Raises:
            OikistError: Its game is gone, or makes another scenario of it today.
        """
        ...

    def key_of(self, scenario: Any) -> str:
        """Key of the entry in `variants` that a scenario was loaded from."""
        ...

    def title_of(self, scenario: Any) -> str:
        """Title for people."""
        ...

    def holding_of(self, scenario: Any, documents: Sequence[Document] = ()) -> Holding:
        """What was changed in it, and whether it is saved; reads some files."""
        ...

    def note_of(self, scenario: Any) -> str:
        """What must be known about its board, or ""."""
        ...

    def scenery_of(self, scenario: Any) -> Scenery:
        """Map and looks of a scenario, without any compiled code."""
        ...

    def empty_picture(self, scenario: Any) -> Picture:
        """The bare board, at once, without any compiled code."""
        ...

    def changed_file(self, scenario: Any) -> str:
        """A file of its game that has changed since the program was started, or ""."""
        ...

    def compile_apart(
        self, scenario: Any, part: str, cancelled: Callable[[], bool], bots: Sequence[str] = ()
    ) -> None:
        """Let another program compile what a part of the window needs, if nobody has.

        Args:
            part: "play", "advice", "batch" or "rollouts".
            bots: For the last two; the last one also takes the seats that are left.

        Raises:
            OikistError: A bot cannot play.
        """
        ...

    def prepare_play(self, scenario: Any) -> None:
        """Compile or load all that a game needs; may take half a minute."""
        ...

    def prepare_advice(self, scenario: Any) -> None:
        """Compile or load what hints and previews need beyond that."""
        ...

    def prepare_batch(self, scenario: Any, bots: Sequence[str]) -> None:
        """Compile or load what batches of bots need beyond that; see `compile_apart`."""
        ...

    def start(self, scenario: Any, seed: int, deciders: Sequence[str] = ()) -> Table:
        """A new game; who decided until now keeps the seats, as far as there are so many."""
        ...

    def styles_of(self, scenario: Any) -> tuple[SeatStyle, ...]:
        """How the seats of a scenario show."""
        ...

    def run_batch(
        self,
        scenario: Any,
        plan: BatchPlan,
        tell: Callable[[Begun | Chunk | FileBusy], None],
        stop: Callable[[], bool],
    ) -> bool:
        """Play a batch in the calling thread and store it chunk by chunk.

        Args:
            scenario: What is played; not asked for when a stored run is gone on with.
            tell: Given Begun first, then every new Chunk once it is stored, and FileBusy when
                storing one has to wait.
            stop: Asked after each chunk whether that is enough.

        Returns:
            Whether every game was played.

        Raises:
            OikistError: It cannot be played or stored; what was stored stays.
        """
        ...

    def seats_sentence(self, names: Sequence[str], tally: Tally) -> str:
        """Whether a batch favours a seat; see `engine.reports.seats_sentence`."""
        ...

    def runs_file(self, project: Project | None) -> Path:
        """The file in which batches are stored: the project's, or the user's own."""
        ...

    def last_batch(self, runs: Path | None) -> StoredBatch | None:
        """The batch that was begun last in a file of runs; None if there is none.

        Raises:
            OikistError: The file is in use or damaged.
        """
        ...

    def stored_batch(self, runs: Path | None, number: int) -> StoredBatch:
        """The batch of a run of one scenario with one seating.

        Raises:
            OikistError: There is no such run, or the file is in use or damaged.
        """
        ...

    def stored_runs(self, runs: Path | None) -> Sequence[StoredRun]:
        """All runs of a file, oldest first.

        Raises:
            OikistError: The file is in use or damaged.
        """
        ...

    def delete_run(self, runs: Path | None, number: int) -> None:
        """Remove a run with all its games.

        Raises:
            OikistError: There is no such run, or the file is in use or damaged.
        """
        ...

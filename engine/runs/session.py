"""A session at a file of runs: open while it is needed, let go while others want it."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from engine.documents import shown
from engine.errors import Fault
from engine.runs.opening import Opened, opened
from engine.runs.troubles import RunsBusyError, RunsError, is_trouble, no_folder, trouble
from engine.runs.turns import Lock, Waiting, is_wanted, playing

if TYPE_CHECKING:
    from types import TracebackType

    from duckdb import DuckDBPyConnection

SLICE: Final = 0.15  # seconds: opening costs more than storing a chunk
LONGEST: Final = 5.0  # seconds: not everybody who waits can stand at the door
_HANDOVER: Final = Waiting(0.5)  # who looks whether a run is played locks it for a moment


class Session:
    """An open file of runs; close it, or use it in a `with` block.

    What happens to file, disk or memory in the block ends it with a `RunsError`.

    Attributes:
        here: Folder in which variants and personas of runs are looked up; None for the
            current one.
        waiting: How long to wait where others use the file.
        threads: Of the database; 0 for as many as there are cores.
    """

    def __init__(
        self, path: Path, here: Path | None, waiting: Waiting, *, writing: bool = True
    ) -> None:
        self.path = path
        self.here = here
        self.waiting = waiting
        self.threads = 0
        self._writing = writing
        self._opened: Opened | None = opened(path, waiting, writing=writing)
        self._known = _identity(path)
        self._playing: dict[int, Lock] = {}

    def __enter__(self) -> Self:
        """The store itself."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close the file.

        Raises:
            RunsError: The block ended because of file, disk or memory.
        """
        self.close()
        if error is not None and is_trouble(error):
            raise trouble(self.path, error) from None

    @property
    def connection(self) -> DuckDBPyConnection:
        """To the file, which is opened again if it was let go.

        Raises:
            RunsError: That cannot be done, or another file bears its name now.
        """
        if self._opened is None:
            self._expect_the_same()
            self._opened = opened(self.path, self.waiting, writing=self._writing)
            self.use_threads(self.threads)
        return self._opened.connection

    def use_threads(self, threads: int) -> None:
        """Let the database work on so many; 0 for as many as there are cores."""
        self.threads = threads
        if self._opened is not None:
            said = f"SET threads = {threads}" if threads else "RESET threads"
            self._opened.connection.execute(said)

    def let_go(self, *, if_wanted: bool = False) -> None:
        """Close the file until it is needed again.

        Args:
            if_wanted: Keep it for LONGEST at most where nobody waits for it, and for a SLICE
                where somebody does.
        """
        if self._opened is None:
            return
        age = self._opened.age()
        if if_wanted and (age < SLICE or (age < LONGEST and not is_wanted(self.path))):
            return
        self._opened.close()
        self._opened = None

    def close(self) -> None:
        """Close the file; other programs may use it then, and go on with its runs."""
        self.let_go()
        for number in tuple(self._playing):
            self.release(number)

    def hold(self, number: int) -> None:
        """Be the only one who plays a run, until it is marked as ended or the file is closed.

        Raises:
            RunsBusyError: Somebody else plays it for longer than one waits.
        """
        lock = self._playing.get(number) or playing(self.path, number)
        if not _HANDOVER.until(lock.take):
            self.let_go()
            if not self.waiting.until(lock.take):
                what = f"run {number} is being played by another program"
                remedy = "wait until it ends, or stop it there"
                raise RunsBusyError(Fault(str(shown(self.path)), "", what, remedy))
        self._playing[number] = lock

    def is_played(self, number: int) -> bool:
        """Whether anybody plays a run."""
        return number in self._playing or playing(self.path, number).is_held()

    def release(self, number: int) -> None:
        """Let others play a run."""
        lock = self._playing.pop(number, None)
        if lock is not None:
            lock.let_go()

    def _expect_the_same(self) -> None:
        """Stop before a new file is made, or one is written that knows nothing of the run."""
        if not self.path.absolute().parent.is_dir():
            raise no_folder(self.path)
        if _identity(self.path) != self._known:
            what = "the file is gone, or another one has taken its place"
            remedy = "put it back, then go on; or begin a new run"
            raise RunsError(Fault(str(shown(self.path)), "", what, remedy))

    def transaction(self) -> Transaction:
        """All that is done in a `with` block, or nothing of it."""
        return Transaction(self.connection)


def _identity(path: Path) -> tuple[int, int]:
    """What tells a file from another one of its name; (0, 0) for none."""
    with suppress(OSError):
        known = path.stat()
        return known.st_dev, known.st_ino
    return 0, 0


class Transaction:
    """One transaction of a connection, as a `with` block."""

    def __init__(self, connection: DuckDBPyConnection) -> None:
        self.connection = connection

    def __enter__(self) -> DuckDBPyConnection:
        """The connection, in the transaction."""
        return self.connection.begin()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Commit it, or take all of it back after an error."""
        import duckdb

        if error is None:
            self.connection.commit()
            return
        with suppress(duckdb.Error):  # a database that failed has taken it back already
            self.connection.rollback()

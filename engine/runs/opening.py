"""Opening the file in which runs are kept, with a clear word when that cannot be done."""

from __future__ import annotations

import os
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.documents import shown
from engine.errors import Fault
from engine.files import read_beginning
from engine.folders import current_project
from engine.runs.making import SETTINGS, clear, make
from engine.runs.schema import FORMAT, UPGRADES, VIEWS
from engine.runs.troubles import (
    RunsBusyError,
    RunsDamagedError,
    RunsError,
    no_folder,
    trouble,
)
from engine.runs.turns import Lock, Waiting, clock, door, turnstile

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

VARIABLE: Final = "OIKIST_RUNS"
FILE: Final = "runs.duckdb"
_MAGIC: Final = b"DUCK"  # bytes 8 to 11 of a DuckDB file
# DuckDB refuses a file that one thread opens while another one closes it; what happens
# between programs, `turnstile` prevents.
_TURN: Final = threading.Lock()
_OPEN: Final[Counter[tuple[Path, bool]]] = Counter()  # of this program, and whether to write


def runs_file(chosen: Path | None = None) -> Path:
    """The file of runs: the chosen one, that of OIKIST_RUNS, the project's, or the user's own."""
    if chosen is not None:
        return chosen
    if named := os.environ.get(VARIABLE):
        return Path(named).expanduser()
    if project := current_project():
        return project / FILE
    import platformdirs

    return Path(platformdirs.user_data_dir("oikist", appauthor=False)) / FILE


def is_begun(path: Path) -> bool:
    """Whether there is a file of runs, for those who look and make none.

    Raises:
        RunsGoneError: Not even its folder is there; that of the user's own file comes with it.
    """
    if path.exists():
        return True
    if not _is_own(path):
        _expect_folder(path)
    return False


def is_open(path: Path) -> bool:
    """Whether this program has a file of runs open."""
    here = path.resolve()
    return bool(_OPEN[here, True] or _OPEN[here, False])


@dataclass(frozen=True)
class Opened:
    """A connection to a file of runs, and whether others must wait for its end."""

    path: Path
    connection: DuckDBPyConnection
    writing: bool
    since: float = field(default_factory=clock)

    def age(self) -> float:
        """Seconds since it was opened."""
        return clock() - self.since

    def close(self) -> None:
        """Close it."""
        with _alone(self.path):
            _OPEN[self.path.resolve(), self.writing] -= 1
            self.connection.close()


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """While nobody else opens or closes a file; `docs/decisions.md`, 65."""
    with _TURN:
        others = turnstile(path)
        Waiting().until(others.take)  # it takes no time; who stands still is passed by
        try:
            yield
        finally:
            others.let_go()


def opened(path: Path, waiting: Waiting, *, writing: bool) -> Opened:
    """A connection to the file of runs, which writers make if it is not there.

    Raises:
        RunsBusyError: Others have it open for longer than one waits.
        RunsError: It is no file of runs, damaged, newer, not there, or cannot be made.
    """
    entrance = door(path)
    found: list[Opened] = []
    said: list[RunsBusyError] = []

    def attempt() -> bool:
        if not entrance.take() and not _OPEN[path.resolve(), True]:
            return False  # others were here before
        try:
            found.append(_attempt(path, entrance, writing=writing))
        except RunsBusyError as problem:
            said[:] = [problem]
        return bool(found)

    try:
        if waiting.until(attempt):
            return found[0]
        if said:
            raise said[0]
        return _attempt(path, entrance, writing=writing)
    finally:
        entrance.let_go()


def _attempt(path: Path, entrance: Lock, *, writing: bool) -> Opened:
    with _alone(path):
        here = path.resolve()
        if _OPEN[here, True]:  # one that reads shares what this program has open to write
            connection, writing = _connection(path, {}), True
        elif not writing:
            connection = _to_read(path)
        else:
            _make_own_folder(path)
            _expect_folder(path)
            if entrance.is_held():
                clear(path)
            connection = _to_write(path)
        _OPEN[here, writing] += 1
        return Opened(path, connection, writing)


def _to_write(path: Path) -> DuckDBPyConnection:
    if not path.exists():
        _make(path)
    connection = _connection(path, {})
    written = _format_of(path, connection)
    if written < FORMAT:
        _upgrade(path, connection, written)
    return connection


def _to_read(path: Path) -> DuckDBPyConnection:
    """A connection that leaves every byte of a file as it is, but for an older format."""
    if not path.exists():
        _expect_folder(path)
        what, remedy = "there is no such file", "check --runs"
        raise RunsError(Fault(str(shown(path)), "", what, remedy))
    aside = Path(tempfile.gettempdir()) / f"oikist-{os.getpid()}.tmp"
    connection = _connection(path, {"access_mode": "read_only", "temp_directory": str(aside)})
    if _format_of(path, connection) == FORMAT:
        return connection
    connection.close()
    try:
        _to_write(path).close()
    except RunsBusyError:
        raise
    except RunsError:
        return _copy_of(path)
    return _to_read(path)


def _copy_of(path: Path) -> DuckDBPyConnection:
    """What lies in an older file that cannot be brought up to date, in memory and so."""
    import duckdb

    connection = duckdb.connect(config=dict(SETTINGS))
    place = str(path).replace("'", "''")
    try:
        connection.execute(f"ATTACH '{place}' AS older (READ_ONLY)")
        connection.execute("COPY FROM DATABASE older TO memory")
        connection.execute("DETACH older")
    except duckdb.Error as problem:
        raise trouble(path, problem) from None
    _upgrade(path, connection, _format_of(path, connection))
    return connection


def _connection(path: Path, more: dict[str, str]) -> DuckDBPyConnection:
    import duckdb

    try:
        _expect_database(path)
        connection = duckdb.connect(str(path), config={**SETTINGS, **more})
        connection.execute("SET enable_progress_bar = false")
    except duckdb.Error as problem:
        raise trouble(path, problem) from None
    return connection


def _make_own_folder(path: Path) -> None:
    """Make the folder of the user's own file; any other has to be there."""
    if not _is_own(path):
        return
    try:
        path.absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise RunsError(_unusable(path, problem)) from None


def _is_own(path: Path) -> bool:
    """Whether a file lies where the user's own one does, which no project and nobody has named."""
    own = VARIABLE not in os.environ and current_project() is None
    return own and path.absolute().parent == runs_file(None).absolute().parent


def _expect_folder(path: Path) -> None:
    if not path.absolute().parent.is_dir():
        raise no_folder(path)


def _make(path: Path) -> None:
    import duckdb

    try:
        make(path)
    except OSError as problem:
        raise RunsError(_unusable(path, problem)) from None
    except duckdb.Error as problem:
        raise trouble(path, problem) from None


def _expect_database(path: Path) -> None:
    """Leave alone whatever is no database.

    A file that this program has open is not looked at: closing it again would take DuckDB's
    lock away, which is of the whole process.
    """
    place = str(shown(path))
    if is_open(path):
        return
    if path.is_dir():
        raise RunsDamagedError(Fault(place, "", "this is a folder", "name a file"))
    try:
        head = read_beginning(path, 12)
    except OSError as problem:
        raise RunsDamagedError(_unusable(path, problem)) from None
    if head[8:12] != _MAGIC:
        what = "this is not a file of runs"
        raise RunsDamagedError(
            Fault(place, "", what, "move it away to begin a new one, or name another with --runs")
        )


def _unusable(path: Path, problem: OSError) -> Fault:
    what = f"the file cannot be used ({problem.strerror})"
    remedy = "check the path and its permissions, or choose another file with --runs"
    return Fault(str(shown(path)), "", what, remedy)


def _format_of(path: Path, connection: DuckDBPyConnection) -> int:
    """The format of a file; other people's databases and files of a newer Oikist are refused."""
    import duckdb

    place = str(shown(path))
    try:
        rows = connection.execute("SELECT format FROM oikist").fetchall()
    except duckdb.CatalogException:
        rows = []
    except duckdb.Error as problem:
        connection.close()
        raise trouble(path, problem) from None
    if not rows:
        connection.close()
        what = "this database holds something other than runs"
        raise RunsDamagedError(Fault(place, "", what, "name another file with --runs"))
    if rows[0][0] > FORMAT:
        connection.close()
        what = f"format {rows[0][0]} was written by a newer Oikist"
        raise RunsError(Fault(place, "", what, f"update Oikist, which reads format {FORMAT}"))
    return int(rows[0][0])


def _upgrade(path: Path, connection: DuckDBPyConnection, written: int) -> None:
    """Bring a file of an older format up to date, whole or not at all; its runs stay."""
    import duckdb

    try:
        connection.execute("BEGIN")
        for number in range(written, FORMAT):
            connection.execute(UPGRADES[number])
        connection.execute(VIEWS)
        connection.execute("UPDATE oikist SET format = ?", [FORMAT])
        connection.execute("COMMIT")
    except duckdb.Error as problem:
        connection.close()
        raise trouble(path, problem) from None

"""Opening the file in which runs are kept, with a clear word when that cannot be done."""

from __future__ import annotations

import os
import re
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.documents import shown
from engine.errors import Fault, OikistError
from engine.files import read_beginning
from engine.folders import current_project
from engine.runs.schema import ANSWERS, FORMAT, TABLES, UPGRADES, VIEWS

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

VARIABLE: Final = "OIKIST_RUNS"
FILE: Final = "runs.duckdb"
SETTINGS: Final = {"autoinstall_known_extensions": "false"}  # nothing is fetched from anywhere
_MAGIC: Final = b"DUCK"  # bytes 8 to 11 of a DuckDB file
_BUSY: Final = re.compile(r"\block\b|used by another process|already open")
_HOLDER: Final = re.compile(r"\(PID (\d+)\)")
# DuckDB refuses a file that one thread opens while another one closes it.
_TURN: Final = threading.Lock()
_USERS: Final[Counter[Path]] = Counter()  # connections of this program


class RunsError(OikistError):
    """A store of runs, or a run in it, that cannot be used."""


class RunsBusyError(RunsError):
    """Another process has the file of runs open; it is free again when that lets go of it."""


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


def connect(path: Path, first: Callable[[DuckDBPyConnection], None]) -> DuckDBPyConnection:
    """A connection to the file of runs, which is made if it is not there.

    Args:
        first: Is done if nobody else has the file open, in this program either.

    Raises:
        RunsBusyError: Another process has it open.
        RunsError: It is no file of runs, damaged, newer, or cannot be made.
    """
    import duckdb

    with _TURN:
        fresh = _checked(path)
        try:
            connection = duckdb.connect(str(path), config=dict(SETTINGS))
            connection.execute("SET enable_progress_bar = false")
            if fresh:
                connection.execute(f"BEGIN; {TABLES} {ANSWERS} {VIEWS}")
                connection.execute("INSERT INTO oikist VALUES (?)", [FORMAT])
                connection.execute("COMMIT")
            _check_format(path, connection)
            if not _USERS[path.resolve()]:
                first(connection)
        except duckdb.Error as problem:
            kind = RunsBusyError if _is_busy(str(problem)) else RunsError
            raise kind(_fault(path, str(problem))) from None
        _USERS[path.resolve()] += 1
        return connection


def disconnect(path: Path, connection: DuckDBPyConnection) -> None:
    """Close what `connect` gave."""
    with _TURN:
        _USERS[path.resolve()] -= 1
        connection.close()


def _checked(path: Path) -> bool:
    """Whether the file has to be made; whatever is no database is left alone."""
    place = str(shown(path))
    folder = path.absolute().parent
    try:
        if not path.exists():
            if folder == runs_file(None).absolute().parent and VARIABLE not in os.environ:
                folder.mkdir(parents=True, exist_ok=True)
            if not folder.is_dir():
                what = "the folder for this file does not exist"
                raise RunsError(Fault(place, "", what, "create it, or choose another one"))
            return True
        if path.is_dir():
            raise RunsError(Fault(place, "", "this is a folder", "name a file"))
        head = read_beginning(path, 12)
    except OSError as problem:
        what = f"the file cannot be used ({problem.strerror})"
        remedy = "check the path and its permissions, or choose another file with --runs"
        raise RunsError(Fault(place, "", what, remedy)) from None
    if head[8:12] != _MAGIC:
        raise RunsError(
            Fault(place, "", "this is not a file of runs", "name another one with --runs")
        )
    return False


def _check_format(path: Path, connection: DuckDBPyConnection) -> None:
    """Refuse other people's databases and files of a newer Oikist."""
    import duckdb

    place = str(shown(path))
    try:
        rows = connection.execute("SELECT format FROM oikist").fetchall()
    except duckdb.CatalogException:
        rows = []
    if not rows:
        connection.close()
        what = "this database holds something other than runs"
        raise RunsError(Fault(place, "", what, "name another file with --runs"))
    if rows[0][0] > FORMAT:
        connection.close()
        what = f"format {rows[0][0]} was written by a newer Oikist"
        raise RunsError(Fault(place, "", what, f"update Oikist, which reads format {FORMAT}"))
    if rows[0][0] < FORMAT:
        _upgrade(connection, int(rows[0][0]))


def _upgrade(connection: DuckDBPyConnection, written: int) -> None:
    """Bring a file of an older format up to date, whole or not at all; its runs stay."""
    connection.execute("BEGIN")
    for number in range(written, FORMAT):
        connection.execute(UPGRADES[number])
    connection.execute(VIEWS)
    connection.execute("UPDATE oikist SET format = ?", [FORMAT])
    connection.execute("COMMIT")


def _is_busy(problem: str) -> bool:
    return _BUSY.search(problem.partition("\n")[0]) is not None


def _fault(path: Path, problem: str) -> Fault:
    """DuckDB's words as ours."""
    place = str(shown(path))
    first = problem.partition("\n")[0]
    if _is_busy(problem):
        holder = _HOLDER.search(problem)
        who = f" (process {holder[1]})" if holder else ""
        what = f"another program uses this file{who}"
        return Fault(place, "", what, "wait until it ends, or choose another file with --runs")
    if "ermission denied" in first or "read-only" in first:
        return Fault(place, "", "this file cannot be written", "choose another one with --runs")
    remedy = "keep a copy of it, and choose another file with --runs"
    return Fault(place, "", f"the file of runs is damaged or too new ({first})", remedy)

"""What can befall the file of runs, in words: what happened, what is safe, how to go on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from engine.documents import shown
from engine.errors import Fault, OikistError

_BUSY: Final = re.compile(r"\block\b|used by another process|already open|different configuration")
_HOLDER: Final = re.compile(r"\(PID (\d+)\)")
_FULL: Final = re.compile(
    r"No space left|not enough space on the disk|[Qq]uota exceeded|File too large"
)
_CLOSED: Final = re.compile(r"[Pp]ermission denied|[Rr]ead-only|Access is denied")
_JOURNAL: Final = re.compile(r"replaying WAL file .*(Corrupt WAL|[Ss]erializ)")
_BUGS: Final = ("BinderException", "CatalogException", "ParserException", "ConstraintException")
SAFE: Final = "what was stored is safe"


class RunsError(OikistError):
    """A store of runs, or a run in it, that cannot be used."""


class RunsBusyError(RunsError):
    """Another process has the file or the run; it is free again when that lets go of it."""


class RunsGoneError(RunsError):
    """The folder of the file of runs is not there."""


class RunsDamagedError(RunsError):
    """What bears the name of a file of runs is none, or cannot be read; see `engine.runs.aside`."""


class JournalDamagedError(RunsDamagedError):
    """DuckDB's journal beside a file of runs is damaged; the file itself is sound."""


def is_trouble(problem: BaseException) -> bool:
    """Whether an exception tells of the file, the disk or the memory and not of a bug."""
    if isinstance(problem, MemoryError):
        return True
    import duckdb

    return isinstance(problem, duckdb.Error) and type(problem).__name__ not in _BUGS


def is_full(problem: BaseException) -> bool:
    """Whether there was no room on a disk."""
    return _FULL.search(str(problem)) is not None


def trouble(path: Path, problem: BaseException) -> RunsError:
    """What `is_trouble` in the words of Oikist.

    Args:
        path: The file of runs.
    """
    said = str(problem)
    place, first = str(shown(path)), said.partition("\n")[0]
    if not path.absolute().parent.is_dir():
        return no_folder(path)
    if isinstance(problem, MemoryError) or type(problem).__name__ == "OutOfMemoryException":
        remedy = f"{SAFE}; close other programs, or give a plan a smaller 'chunk'"
        return RunsError(Fault(place, "", "there is not enough memory", remedy))
    if is_full(problem):
        remedy = f"{SAFE}; free some space, then go on with `oikist runs resume`"
        return RunsError(Fault(place, "", "the disk is full", remedy))
    if _BUSY.search(first):
        holder = _HOLDER.search(said)
        who = f" (process {holder[1]})" if holder else ""
        remedy = "wait until it ends, or choose another file with --runs"
        return RunsBusyError(Fault(place, "", f"another program uses this file{who}", remedy))
    if _CLOSED.search(first):
        remedy = "choose another one with --runs"
        return RunsError(Fault(place, "", "this file or its folder cannot be written", remedy))
    return _damage(path, said)


def no_folder(path: Path) -> RunsGoneError:
    """The folder of a file of runs was never there, was moved, or is on a drive taken out."""
    what = "the folder for this file does not exist"
    return RunsGoneError(Fault(str(shown(path)), "", what, "create it, or choose another one"))


def _damage(path: Path, said: str) -> RunsDamagedError:
    place, first = str(shown(path)), said.partition("\n")[0]
    if _JOURNAL.search(said.replace("\n", " ")):
        journal = f"{path.name}.wal"
        remedy = (
            f"what lies in {path.name} is safe: keep a copy of both, move {journal} away and go"
            " on; games that it alone held are played again"
        )
        return JournalDamagedError(Fault(place, "", f"its journal {journal} is damaged", remedy))
    remedy = "nothing was changed in it: keep a copy, and choose another file with --runs"
    kind = first.partition(": computed")[0]  # without checksums, which are for programs
    what = f"the file of runs is damaged or too new ({kind})"
    return RunsDamagedError(Fault(place, "", what, remedy))

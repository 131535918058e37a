"""Setting a damaged file of runs aside: it gets another name, and a new one begins in its place."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from engine.documents import shown
from engine.errors import Fault
from engine.runs.making import make
from engine.runs.opening import is_open
from engine.runs.troubles import RunsBusyError, RunsError, is_trouble
from engine.runs.turns import door

JOURNAL = ".wal"  # what DuckDB puts behind the name of a file for that of its journal


def set_aside(path: Path, day: str, *, journal: bool = False) -> Path:
    """Give a file of runs and its journal a free name beside it, and begin a new file.

    Nothing is deleted and nothing is overwritten. The journal goes first: beside a new file it
    would be taken for that one's.

    Args:
        path: Also a folder that bears the name of a file of runs.
        day: For the new name, such as "2031-05-01".
        journal: Move the journal alone; the file is sound.

    Returns:
        Where the file lies now; the journal, if that alone was moved.

    Raises:
        RunsBusyError: Somebody uses it.
        RunsError: It cannot be moved, and lies where it did; or no new one can be made.
    """
    entrance = door(path)
    if is_open(path) or not entrance.take():
        remedy = "wait until that ends"
        raise RunsBusyError(Fault(str(shown(path)), "", "a program uses this file", remedy))
    try:
        aside = next(one for one in _names(path, day) if not _is_taken(one))
        _move(path, aside, journal=journal)
    finally:
        entrance.let_go()
    if journal:
        return _journal_of(aside)
    _begin(path, aside)
    return aside


def _move(path: Path, aside: Path, *, journal: bool) -> None:
    """Rename both or none."""
    pairs = [(_journal_of(path), _journal_of(aside))] if os.path.lexists(_journal_of(path)) else []
    if not journal and os.path.lexists(path):
        pairs.append((path, aside))
    moved: list[tuple[Path, Path]] = []
    try:
        for old, new in pairs:
            old.rename(new)
            moved.append((old, new))
    except OSError as problem:
        for old, new in moved:
            new.rename(old)
        what = f"the file cannot be set aside ({problem.strerror})"
        remedy = "nothing was changed: check who may write to its folder"
        raise RunsError(Fault(str(shown(path)), "", what, remedy)) from None


def _begin(path: Path, aside: Path) -> None:
    try:
        make(path)
    except Exception as problem:
        if not isinstance(problem, OSError) and not is_trouble(problem):
            raise
        what = f"the old file is {aside.name} now, but no new one can be begun ({problem})"
        remedy = "make room, or check who may write to its folder"
        raise RunsError(Fault(str(shown(path)), "", what, remedy)) from None


def _names(path: Path, day: str) -> Iterator[Path]:
    """Names beside a file, such as "runs-damaged-2031-05-01.duckdb", then with numbers."""
    stem = f"{path.stem}-damaged-{day}"
    yield path.with_name(f"{stem}{path.suffix}")
    for number in count(2):
        yield path.with_name(f"{stem}-{number}{path.suffix}")


def _is_taken(path: Path) -> bool:
    return os.path.lexists(path) or os.path.lexists(_journal_of(path))


def _journal_of(path: Path) -> Path:
    return path.with_name(f"{path.name}{JOURNAL}")

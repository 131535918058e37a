"""Making a file of runs: complete under another name first, so that a kill leaves none by half."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from engine.runs.schema import ANSWERS, FORMAT, TABLES, VIEWS

SETTINGS: Final = {"autoinstall_known_extensions": "false"}  # nothing is fetched from anywhere


def make(path: Path) -> None:
    """Make an empty file of runs, unless another process was faster.

    Raises:
        OSError, duckdb.Error: The folder cannot be written, or is full.
    """
    import duckdb

    unfinished = path.with_name(f".{path.name}.{token_hex(4)}.new.tmp")
    try:
        with duckdb.connect(str(unfinished), config=dict(SETTINGS)) as connection:
            connection.execute(f"BEGIN; {TABLES} {ANSWERS} {VIEWS}")
            connection.execute("INSERT INTO oikist VALUES (?)", [FORMAT])
            connection.execute("COMMIT")
        _put(unfinished, path)
    finally:
        _remove(unfinished)


def clear(path: Path) -> None:
    """Remove what killed makings of a file have left; for those who alone may make it."""
    for left in path.parent.glob(f".{path.name}.*.new.tmp"):
        _remove(left)


def _put(unfinished: Path, path: Path) -> None:
    """Give a whole file its name; one that bears it already stays."""
    try:
        os.link(unfinished, path)
    except FileExistsError:
        return
    except OSError:  # a file system without links
        if not path.exists():
            unfinished.replace(path)


def _remove(file: Path) -> None:
    for each in (file, file.with_name(f"{file.name}.wal")):
        with suppress(OSError):
            each.unlink()

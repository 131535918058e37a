"""oikist check: tells everything that is wrong with files, whatever they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from engine.cli.terminal import note, tell
from engine.errors import Fault, OikistError


def check(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="PATH...", help="Files, folders with files in them, or variants."),
    ],
) -> None:
    """Tell everything that is wrong with files.

    They may be boards, decks, variants, positions, plans, records or matches, or those of a
    game's own folder; what a file is shows in its content. Every fault is told with its place
    and a remedy; the exit code is 2 if there is any. Records are replayed move by move, and so
    are matches, which must be named. Games in a folder are found, as when Oikist is started
    there.
    """
    from engine.cli.checking import checked

    faults: list[Fault] = []
    for path in _files(paths, faults):
        try:
            found = checked(path)
        except OikistError as error:
            fresh = [fault for fault in error.faults if fault not in faults]
            faults += fresh
            for fault in fresh:  # what a game declares is met by all its files
                tell(str(fault))
            continue
        tell(f"{path}: OK, {found.kind} '{found.title}'")
        for warning in found.warnings:
            tell(f"  note: {warning.place}: {warning.what}; {warning.remedy}")
    if faults:
        number = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        note(f"{number} found.")
        raise typer.Exit(2)


def _files(paths: Iterable[Path], faults: list[Fault]) -> Iterator[Path]:
    """The files meant by paths or names of variants; a folder means all files of ours in it."""
    from engine.cli.checking import is_ours
    from engine.discovery import look_around

    for path in paths:
        if not path.is_dir():
            yield path if path.exists() else _variant(path)
            continue
        look_around(path)  # it may be that of a game
        below = (found for found in path.rglob("*") if not _is_kept_aside(found, path))
        inside = sorted(found for found in (path, *below) if is_ours(found))
        if not inside:
            fault = Fault(str(path), "", "no file of Oikist in this folder", "check the path")
            faults.append(fault)
            tell(str(fault))
        yield from inside


def _is_kept_aside(path: Path, folder: Path) -> bool:
    """Whether it lies in what programs keep for themselves, such as `.venv`."""
    return any(part.startswith(".") for part in path.relative_to(folder).parts)


def _variant(path: Path) -> Path:
    """The file of a variant that is named as for other commands; the same path if it is none."""
    from engine.scenarios.catalog import find_variant

    try:
        return find_variant(path.as_posix())
    except OikistError:
        return path

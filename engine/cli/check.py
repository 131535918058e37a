"""oikist check: tells everything that is wrong with files, whatever they hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, Any

import typer

from engine.cli.given import AsJson
from engine.cli.terminal import note, print_json, tell
from engine.errors import Fault, OikistError
from engine.files import same_file
from engine.remedies import and_listed


def check(
    paths: Annotated[
        list[Path],
        typer.Argument(metavar="PATH...", help="Files, folders with files in them, or variants."),
    ],
    as_json: AsJson = False,
) -> None:
    """Tell everything that is wrong with files.

    They may be boards, decks, variants, positions, plans, personas, projects, records or
    matches, or those of a game's own folder; what a file is shows in its content. Every fault
    is told with its place and a remedy; the exit code is 2 if there is any. Records and
    matches are replayed move by move. Games in a folder are found, as when Oikist is started
    there.
    """
    report = _Report(spoken=not as_json)
    for path in _files(paths, report):
        report.look_at(path)
    if as_json:
        print_json({"format": 1, **report.data()})
    elif report.faults:
        number = "1 fault" if len(report.faults) == 1 else f"{len(report.faults)} faults"
        note(f"{number} found.")
    if report.faults:
        raise typer.Exit(2)


class _Report:
    """What has been found, told while it is found or as data at the end.

    Attributes:
        spoken: Whether people read it.
        faults: Each once, though what a game declares is met by all its files.
        right: Files without faults, as data.
        waiting: Files that cannot be told right or wrong before others are mended, as data.
    """

    def __init__(self, *, spoken: bool) -> None:
        self.spoken = spoken
        self.faults: list[Fault] = []
        self.right: list[dict[str, Any]] = []
        self.waiting: list[dict[str, Any]] = []

    def look_at(self, path: Path) -> None:
        from engine.cli.checking import checked

        try:
            found = checked(path)
        except OikistError as error:
            for fault in error.faults:
                self.add(fault)
            self._wait(path, sorted({fault.file for fault in error.faults}))
            return
        warnings = [asdict(warning) for warning in found.warnings]
        said = {"file": str(path), "kind": found.kind, "title": found.title, "notes": warnings}
        self.right.append(said)
        self._tell(f"{path}: OK, {found.kind} '{found.title}'")
        for warning in found.warnings:
            elsewhere = warning.file and not same_file(path, Path(warning.file))
            told = warning if elsewhere else replace(warning, file="")
            self._tell(f"  note: {told}")

    def _wait(self, path: Path, files: list[str]) -> None:
        """Tell that a file waits for others, if all that is wrong with it stands in them."""
        own = any(same_file(path, Path(file)) for file in files)
        if own or not all(files) or path.is_dir():
            return
        self.waiting.append({"file": str(path), "for": files})
        self._tell(f"{path}: waits for {and_listed(files)} to be mended")

    def add(self, fault: Fault) -> None:
        if fault not in self.faults:
            self.faults.append(fault)
            self._tell(str(fault))

    def data(self) -> dict[str, Any]:
        faults = [asdict(fault) for fault in self.faults]
        return {"files": self.right, "waiting": self.waiting, "faults": faults}

    def _tell(self, text: str) -> None:
        if self.spoken:
            tell(text)


def _files(paths: Iterable[Path], report: _Report) -> Iterator[Path]:
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
            report.add(Fault(str(path), "", "no file of Oikist in this folder", "check the path"))
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

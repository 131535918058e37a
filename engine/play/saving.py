"""Where matches are kept, and keeping one from the first thing that happens in it."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_state_path

from engine.files import read_plain_text
from engine.folders import current_project
from engine.parsing import json_of
from engine.play.match import Event, Match
from engine.play.match_file import SUFFIX, MatchFile

FOLDER: Final = "matches"  # of a project, or of the user's state
MARKS: Final = ".on-the-table"  # in a folder of matches: which of them are open
_LONGEST_NAME: Final = 40


def matches_folder() -> Path:
    """Where matches are kept: in the project in the current folder, else with the user's state."""
    project = current_project()
    base = project if project is not None else user_state_path("oikist", appauthor=False)
    return base / FOLDER


def free_path(folder: Path, match: Match) -> Path:
    """A name for a match that no file has yet: the time, the variant and the seed."""
    now = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    variant = re.sub(r"[^\w.-]+", "-", match.scenario.name)[:_LONGEST_NAME] or "match"
    stem = f"{now}-{variant}-{match.seed}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(path for name in names if not (path := folder / f"{name}{SUFFIX}").exists())


def is_on_a_table(path: Path) -> bool:
    """Whether a running program has this match open, by the mark that the window leaves.

    A mark is `<folder>/.on-the-table/<process>-<token>.json`.
    """
    for mark in (path.parent / MARKS).glob("*.json"):
        with suppress(OSError, ValueError, KeyError, TypeError):
            held = Path(json_of(read_plain_text(mark))["match"])
            if held.resolve() == path.resolve() and _runs(int(mark.stem.partition("-")[0])):
                return True
    return False


def _runs(process: int) -> bool:
    """Whether a process is alive; where that cannot be asked without harm, yes."""
    if os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return process != os.getpid()


class SavedLater:
    """Saves a match from the first thing that happens in it; before that there is no file.

    Args:
        path: The file; None for a new one in `matches_folder`.
    """

    def __init__(self, match: Match, path: Path | None = None) -> None:
        self._match = match
        self._wanted = path
        self._file: MatchFile | None = None
        self._problem = ""
        match.listener = self._begin

    @property
    def path(self) -> Path | None:
        """The file; None before it is there."""
        return self._file.path if self._file is not None else None

    @property
    def problem(self) -> str:
        """Why nothing is saved any more, or ""."""
        return self._problem or (self._file.problem if self._file is not None else "")

    def close(self) -> None:
        """Save no more."""
        if self._file is not None:
            self._file.close()
        self._match.listener = None

    def _begin(self, event: Event) -> None:
        del event  # the match holds it already
        try:
            self._file = MatchFile(
                self._match, self._wanted or free_path(matches_folder(), self._match)
            )
        except OSError as problem:
            self._problem = problem.strerror or str(problem)
            self._match.listener = None

"""Every match of the table in a file from its first move on, and found again after a crash.

A match lies in `<folder>/<date>-<variant>-<seed>.match`. While it is on the table, a small
file in `<folder>/.on-the-table` says so, with a lock that dies with the program: what is
left there belongs to a program that ended without closing its match.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Final
from weakref import WeakKeyDictionary

from PySide6.QtCore import QLockFile, QObject, Signal

from engine.documents import shown
from engine.files import read_plain_text, write_text_atomically
from engine.parsing import json_of
from engine.play.match import Event, Match
from engine.play.match_file import SUFFIX, MatchFile, scenario_of
from engine.play.match_reading import first_difference, read_heading, read_match
from engine.play.node import DESIGNER
from engine.records.record import PERSON
from engine.scenarios.scenario import Scenario
from workbench.documents.disk import in_words
from workbench.jobs.match_table import MatchTable
from workbench.table.game_table import GameTable

FOLDER: Final = "matches"  # in a project, or where the program keeps what it remembers
MARKS: Final = ".on-the-table"
_LONGEST_NAME: Final = 40


@dataclass(frozen=True)
class Left:
    """A match that a program has left on its table.

    Attributes:
        path: Its file.
        over: Whether the game had ended.
    """

    path: Path
    over: bool


class Keeper(QObject):
    """Saves what happens at a table; a match in which nobody has done anything leaves no file.

    That is one without moves, or with those alone with which bots began by themselves.

    Args:
        table: Whose matches are kept.
        folder: For the files; made with the first one.

    Signals:
        kept: Path of the file of a match that has got its first move, is over or going on again,
            or has left the table: lists of matches are to be read again.
        failed: Why a match is not saved, once per match.
    """

    kept = Signal(object)
    failed = Signal(str)

    def __init__(self, table: GameTable, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.here: Path | None = None  # where names are looked up; None: the current folder
        self._table = table
        self._match: Match | None = None
        self._file: MatchFile | None = None
        self._told = False
        self._closed = False
        self._paths: WeakKeyDictionary[Match, Path] = WeakKeyDictionary()
        self._mark = f"{os.getpid()}-{token_hex(4)}"
        self._lock: QLockFile | None = None
        self._locked_in: Path | None = None
        self._marked_over = False
        table.history_changed.connect(self._follow)
        self._follow()

    @property
    def path(self) -> Path | None:
        """File of the match on the table; None before somebody has done something in it."""
        return self._paths.get(self._match) if self._match is not None else None

    @property
    def going_on(self) -> Path | None:
        """The same as long as the match is not over."""
        return self.path if self._match is not None and not self._match.over else None

    def set_folder(self, folder: Path) -> None:
        """Keep the matches that begin from now on elsewhere, as when a project is opened."""
        self.folder = folder

    def go_on_in(self, folder: Path) -> None:
        """Keep matches elsewhere, the one on the table with all that happened in it too.

        For a folder that is gone: what is written to a file in it is lost with that file.
        """
        match, begun = self._match, self.path is not None
        self._release()
        self.folder = folder
        if match is not None and begun:
            del self._paths[match]
        self._follow()
        if match is not None and begun and match is self._match:
            self._begin({"move": ""})

    def open(self, path: Path) -> MatchTable:
        """A match from its file, as it was left; what happens next is added to the file.

        Raises:
            RecordError: It was played by other rules, or makes no sense.
        """
        table = read_table(path, self.here)
        self.adopt(table, path)
        return table

    def adopt(self, table: MatchTable, path: Path) -> None:
        """Add what happens to a match that was read to its file; a copy if it is in use."""
        if not self._held_by_another(path):
            self._paths[table.match] = path

    def last(self) -> Left | None:
        """The match that was on the table when a program ended without closing it.

        The newest, if there are several; it is offered until `forget_last` is called.
        """
        found = [Left(path, _says_over(mark)) for mark, path in self._left_over() if path.is_file()]
        return max(found, key=lambda left: left.path.stat().st_mtime, default=None)

    def forget_last(self) -> None:
        """Offer what `last` found no more; the matches stay."""
        for mark, _ in tuple(self._left_over()):
            _remove(mark)

    def close(self) -> None:
        """Save no more, and let nothing be offered at the next start."""
        self._closed = True
        self._release()

    # Inside.

    def _follow(self) -> None:
        match = self._table.match if not self._closed else None
        if match is not self._match:
            left = self._file
            self._release()
            if left is not None:
                self.kept.emit(left.path)
            self._match = match
            self._told = False
            if match is not None:
                match.listener = self._begin
                if match in self._paths:
                    self._note_open(self._paths[match])
        if match is not None and match.over != self._marked_over:
            self._write_mark()
            self._marked_over = match.over
            if self._file is not None:
                self._file.sum_up()
                self.kept.emit(self._file.path)
        if self._file is not None and self._file.problem:
            self._tell(self._file.problem)

    def _begin(self, event: Event) -> None:
        """Something has happened for the first time: from now on it is in a file."""
        match = self._match
        if match is None or (match not in self._paths and not _counts(match, event)):
            return
        known = match in self._paths
        path = self._paths.get(match) or _free(self.folder, match)
        try:
            self._file = MatchFile(match, path)
        except OSError as problem:
            match.listener = None
            self._tell(in_words(problem))
            return
        self._paths[match] = path
        if not known:
            self._note_open(path)
            self.kept.emit(path)

    def _tell(self, problem: str) -> None:
        if not self._told:
            self._told = True
            said = self.tr("This match is not being saved in {}: {}")
            self.failed.emit(said.format(shown(self.folder), problem))

    def _release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        elif self._match is not None:
            self._match.listener = None
        self._match = None
        if self._lock is not None and self._locked_in is not None:
            _remove(self._locked_in / f"{self._mark}.json")
            self._lock.unlock()
            self._lock = self._locked_in = None

    def _note_open(self, path: Path) -> None:
        """Say that a match is on the table; without it nothing is offered after a crash."""
        marks = self.folder / MARKS
        with suppress(OSError):
            marks.mkdir(parents=True, exist_ok=True)
            lock = _lock_of(marks / f"{self._mark}.json")
            if lock.tryLock(0):
                self._lock, self._locked_in = lock, marks
                self._write_mark()

    def _write_mark(self) -> None:
        """Name the match on the table, and whether it is over, which no summary says yet."""
        match, path = self._match, self.path
        if match is None or path is None or self._locked_in is None:
            return
        self._marked_over = match.over
        told = json.dumps({"match": str(path), "over": match.over}) + "\n"
        with suppress(OSError):
            write_text_atomically(self._locked_in / f"{self._mark}.json", told)

    def _marks(self) -> Iterator[tuple[Path, Path]]:
        """Every mark and the match that it names."""
        for mark in sorted((self.folder / MARKS).glob("*.json")):
            with suppress(OSError, ValueError, KeyError, TypeError):
                yield mark, Path(json_of(read_plain_text(mark))["match"])

    def _left_over(self) -> Iterator[tuple[Path, Path]]:
        return ((mark, path) for mark, path in self._marks() if _is_dead(mark))

    def _held_by_another(self, path: Path) -> bool:
        return any(
            held == path and mark.stem != self._mark and not _is_dead(mark)
            for mark, held in self._marks()
        )


def read_table(path: Path, here: Path | None = None) -> MatchTable:
    """A match from its file, as it was left.

    Raises:
        RecordError: It was played by other rules, or makes no sense.
    """
    return MatchTable(read_match(path, scenario_of(read_heading(path), str(shown(path)), here)))


def replayed(
    path: Path, scenario: Scenario | None = None, here: Path | None = None
) -> tuple[MatchTable, str]:
    """A match as far as other rules allow it, as a match of its own.

    Args:
        scenario: The other rules; None for those that the file names, as they are today.

    Returns:
        The table, and why it goes no further; "" if every move is still allowed.

    Raises:
        RecordError: The file is no match, or its game is gone.
    """
    rules = scenario or scenario_of(read_heading(path), str(shown(path)), here)
    match, reason = first_difference(path, rules)
    return MatchTable(match), reason


def _counts(match: Match, event: Event) -> bool:
    """Whether a match is worth a file: somebody has moved there, or wants bots to play it."""
    if len(match.nodes) == 1:
        return False
    people = match.people
    if not people and "move" in event:
        return True
    if match.rejected or match.survey or any(node.notes or node.name for node in match.nodes):
        return True
    return any(node.who in {PERSON, DESIGNER} or node.seat in people for node in match.nodes)


def _free(folder: Path, match: Match) -> Path:
    """A name that no file has yet."""
    now = datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")
    variant = re.sub(r"[^\w.-]+", "-", match.scenario.name)[:_LONGEST_NAME] or "match"
    stem = f"{now}-{variant}-{match.seed}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    return next(path for name in names if not (path := folder / f"{name}{SUFFIX}").exists())


def _lock_of(mark: Path) -> QLockFile:
    lock = QLockFile(str(mark.with_suffix(".lock")))
    lock.setStaleLockTime(0)  # a lock grows stale by the end of its program, never by time
    return lock


def _is_dead(mark: Path) -> bool:
    lock = _lock_of(mark)
    if not lock.tryLock(0):
        return False
    lock.unlock()
    return True


def _says_over(mark: Path) -> bool:
    with suppress(OSError, ValueError, AttributeError):
        return bool(json_of(read_plain_text(mark)).get("over"))
    return False


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()

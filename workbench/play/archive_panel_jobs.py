"""Threads of the list of matches: reading a folder, and opening a match."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal

from engine.errors import OikistError
from engine.play.archive import Filters, Kept, glimpse, kept_matches, match_files
from engine.scenarios.catalog import games
from engine.scenarios.scenario import Scenario
from workbench.play.keeping import read_table, replayed


class ListJob(QThread):
    """Reads the headings of a folder's matches; plays through those that a filter asks about.

    Attributes:
        found: The matches that pass the filters.
        every: All matches, for the choices of the filters.
        rules: Id -> section of every rule of their games.
    """

    def __init__(self, folder: Path, filters: Filters, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: list[Kept] = []
        self.every: list[Kept] = []
        self.rules: dict[str, str] = {}
        self._folder = folder
        self._filters = filters

    def run(self) -> None:
        """The work; in its own thread."""
        self.every = [glimpse(path) for path in match_files(self._folder)]
        if any(self._filters.needs(kept) for kept in self.every):
            self.found = kept_matches(self._folder, self._filters)
        else:
            self.found = [kept for kept in self.every if self._filters.lets_through(kept)]
        known = games()
        for name in sorted({kept.game for kept in self.every} & set(known)):
            self.rules |= {rule: said.section for rule, said in known[name].rules.items()}


class OpenJob(QThread):
    """Reads one match, every move checked.

    Args:
        path: Its file.
        until_different: Replay it as far as other rules allow, instead of refusing them.
        scenario: The other rules; None for those that the file names, as they are today.

    Signals:
        opened: The MatchTable, and why it goes no further or "".
        failed: Why it cannot be opened, in words.
    """

    opened = Signal(object, str)
    failed = Signal(str)

    def __init__(
        self,
        path: Path,
        parent: QObject | None = None,
        *,
        until_different: bool = False,
        scenario: Scenario | None = None,
    ) -> None:
        super().__init__(parent)
        self.path = path
        self.until_different = until_different
        self._scenario = scenario

    def run(self) -> None:
        """The work; in its own thread."""
        try:
            if self.until_different:
                self.opened.emit(*replayed(self.path, self._scenario))
            else:
                self.opened.emit(read_table(self.path), "")
        except OikistError as error:
            self.failed.emit(str(error))

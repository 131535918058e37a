"""Requests of the list of matches: reading a folder, and opening a match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from engine.play.archive import Filters, Kept, known_for, match_files
from engine.scenarios.catalog import games
from engine.scenarios.scenario import Scenario
from workbench.jobs.job import Running
from workbench.jobs.match_table import MatchTable
from workbench.play.archive.keeping import read_table, replayed


@dataclass(frozen=True)
class Listed:
    """What lies in a folder of matches.

    Attributes:
        found: The matches that pass the filters.
        every: All matches, for the choices of the filters.
        rules: Id -> section of every rule of their games.
    """

    found: tuple[Kept, ...]
    every: tuple[Kept, ...]
    rules: dict[str, str]


@dataclass(frozen=True)
class ListRequest:
    """The headings of a folder's matches; plays through those that a filter asks about.

    Attributes:
        here: Folder in which names are looked up; None for the current one.
        going_on: File of the game on the table, whose notes may be secret; None if it is over.
    """

    folder: Path
    filters: Filters
    here: Path | None = None
    going_on: Path | None = None

    def carry_out(self, running: Running) -> Listed:
        """Read the folder."""
        del running  # some hundred files take less than anybody needs to cancel
        every = tuple(map(self._known, match_files(self.folder)))
        found = tuple(kept for kept in every if self.filters.lets_through(kept))
        known = games()
        rules: dict[str, str] = {}
        for name in sorted({kept.game for kept in every} & set(known)):
            rules |= {rule: said.section for rule, said in known[name].rules.items()}
        return Listed(found, every, rules)

    def _known(self, path: Path) -> Kept:
        kept = known_for(self.filters, path, self.here)
        if path == self.going_on:
            return replace(kept, notes=(), tags=(), refused=())
        return kept


@dataclass(frozen=True)
class OpenRequest:
    """One match, every move checked.

    Attributes:
        path: Its file.
        until_different: Replay it as far as other rules allow, instead of refusing them.
        scenario: The other rules; None for those that the file names, as they are today.
        here: Folder in which names are looked up; None for the current one.
    """

    path: Path
    until_different: bool = False
    scenario: Scenario | None = None
    here: Path | None = None

    def carry_out(self, running: Running) -> tuple[MatchTable, str]:
        """The table, and why it goes no further or "".

        Raises:
            RecordError: It was played by other rules, or makes no sense.
        """
        del running
        if self.until_different:
            return replayed(self.path, self.scenario, self.here)
        return read_table(self.path, self.here), ""

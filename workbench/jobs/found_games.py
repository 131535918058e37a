"""Stored games in jobs: found, counted, and one of them played again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from workbench.jobs.batches import once_free
from workbench.jobs.contract import Engine
from workbench.jobs.job import Running

if TYPE_CHECKING:
    from engine.runs.conditions import Wanted
    from engine.runs.covering import ArmCoverage
    from engine.runs.finding import Findings
    from engine.runs.replaying import Moment
    from workbench.jobs.finding import ArmFacts
    from workbench.jobs.match_table import MatchTable


@dataclass(frozen=True, eq=False)
class ArmsRequest:
    """Every arm of some runs; tells FileBusy."""

    engine: Engine
    runs: Path | None
    numbers: tuple[int, ...]

    def carry_out(self, running: Running) -> Sequence[ArmFacts]:
        """In the order of runs.

        Raises:
            OikistError: See `Finding.arms_of`.
        """
        return once_free(lambda: self.engine.arms_of(self.runs, self.numbers), running)


@dataclass(frozen=True, eq=False)
class FindRequest:
    """The games of an arm that are wanted; tells FileBusy.

    Attributes:
        place: Run and arm.
    """

    engine: Engine
    runs: Path | None
    place: tuple[int, int]
    wanted: Wanted

    def carry_out(self, running: Running) -> Findings:
        """See `Finding.find_games`.

        Raises:
            OikistError: As there.
        """
        return once_free(
            lambda: self.engine.find_games(self.runs, self.place, self.wanted), running
        )


@dataclass(frozen=True, eq=False)
class CoverageRequest:
    """What came into play in an arm; tells FileBusy."""

    engine: Engine
    runs: Path | None
    place: tuple[int, int]

    def carry_out(self, running: Running) -> ArmCoverage:
        """See `Finding.coverage`.

        Raises:
            OikistError: As there.
        """
        return once_free(lambda: self.engine.coverage(self.runs, self.place), running)


@dataclass(frozen=True, eq=False)
class ReplayRequest:
    """One stored game played again, for the table; tells FileBusy.

    Attributes:
        place: Run and arm.
        game: Its number.
        moment: What is on the table; None for its end.
    """

    engine: Engine
    runs: Path | None
    place: tuple[int, int]
    game: int
    moment: Moment | None

    def carry_out(self, running: Running) -> MatchTable:
        """See `Finding.stored_game`.

        Raises:
            OikistError: As there.
        """
        return once_free(
            lambda: self.engine.stored_game(self.runs, self.place, self.game, self.moment), running
        )

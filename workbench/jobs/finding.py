"""What the window needs from the engine to find stored games; see `workbench.jobs.contract`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from engine.picture import SeatStyle
from engine.runs.arms import Arm

if TYPE_CHECKING:
    from engine.runs.conditions import Wanted
    from engine.runs.covering import ArmCoverage
    from engine.runs.finding import Findings
    from engine.runs.replaying import Moment
    from workbench.jobs.match_table import MatchTable


@dataclass(frozen=True)
class ArmFacts:
    """One arm of a stored run: what can be asked about its games.

    Attributes:
        run: Number of the run.
        title: Of the run and what the arm plays, for people.
        arm: Names of seats, bots, rules and measures.
        styles: How its seats show; () where its game is not installed.
        rules: Id -> heading under which it stands.
        texts: Id -> what it says.
    """

    run: int
    title: str
    arm: Arm
    styles: tuple[SeatStyle, ...]
    rules: Mapping[str, str]
    texts: Mapping[str, str]


class Finding(Protocol):
    """Games of stored runs: found, counted, and played again."""

    def arms_of(self, runs: Path | None, numbers: Sequence[int]) -> Sequence[ArmFacts]:
        """Every arm of some runs of a file.

        Raises:
            OikistError: One is gone, or the file is in use or damaged.
        """
        ...

    def find_games(self, runs: Path | None, place: tuple[int, int], wanted: Wanted) -> Findings:
        """The games of a run and arm that are wanted.

        Raises:
            OikistError: They are gone, know nothing of what is asked about, or the file is in
                use or damaged.
        """
        ...

    def coverage(self, runs: Path | None, place: tuple[int, int]) -> ArmCoverage:
        """What came into play in the games of a run and arm.

        Raises:
            OikistError: They are gone, or the file is in use or damaged.
        """
        ...

    def stored_game(
        self, runs: Path | None, place: tuple[int, int], game: int, moment: Moment | None
    ) -> MatchTable:
        """A stored game, played again, with the position at a moment or its end on the table.

        Raises:
            OikistError: It is gone, or does not come out as it is stored.
        """
        ...

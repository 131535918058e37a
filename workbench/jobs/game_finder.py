"""Games of stored runs for the window; see `workbench.jobs.finding.Finding`."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.discovery import discover
from engine.seats import seat_styles
from workbench.jobs.finding import ArmFacts

if TYPE_CHECKING:
    from engine.runs.arms import Arm
    from engine.runs.conditions import Wanted
    from engine.runs.covering import ArmCoverage
    from engine.runs.finding import Findings
    from engine.runs.replaying import Moment
    from engine.runs.store import Run, Store
    from workbench.jobs.match_table import MatchTable

_SOON: Final = 0.4  # seconds, then the job tells that the file is in use, and tries again


class GameFinder:
    """Finds games in files of runs.

    Attributes:
        here: Folder in which names are looked up; None for the current one.
    """

    here: Path | None = None

    def arms_of(self, runs: Path | None, numbers: Sequence[int]) -> list[ArmFacts]:
        """See `Finding.arms_of`."""
        with self._read(runs) as store:
            return [
                _facts(store.run(number), arm) for number in numbers for arm in store.arms(number)
            ]

    def find_games(self, runs: Path | None, place: tuple[int, int], wanted: Wanted) -> Findings:
        """See `Finding.find_games`."""
        from engine.runs.finding import find_games
        from engine.seats import called_as_at_the_table

        run, arm = place
        with self._read(runs) as store, called_as_at_the_table():
            return find_games(store, (run,), wanted, arm=arm)

    def coverage(self, runs: Path | None, place: tuple[int, int]) -> ArmCoverage:
        """See `Finding.coverage`."""
        from engine.runs.covering import arm_coverage
        from engine.runs.reading import read_arm

        with self._read(runs) as store:
            return arm_coverage(read_arm(store, *place))

    def stored_game(
        self, runs: Path | None, place: tuple[int, int], game: int, moment: Moment | None
    ) -> MatchTable:
        """See `Finding.stored_game`."""
        from engine.runs.replaying import game_as_match, show_moment
        from workbench.jobs.match_table import MatchTable

        with self._read(runs) as store:
            match = game_as_match(store, *place, game)
        if moment is not None:
            show_moment(match, moment)
        return MatchTable(match)

    def _read(self, runs: Path | None) -> Store:
        from engine.runs.store import read_store
        from engine.runs.turns import Waiting

        return read_store(runs, self.here, waiting=Waiting(_SOON))


def _facts(run: Run, arm: Arm) -> ArmFacts:
    game = discover().get(arm.game)
    known = game.rules if game is not None else {}
    bots = ", ".join(dict.fromkeys(arm.bots))
    title = " · ".join(dict.fromkeys(part for part in (run.plan.title, arm.label, bots) if part))
    return ArmFacts(
        run=run.number,
        title=title,
        arm=arm,
        styles=seat_styles(game, arm.seats) if game is not None else (),
        rules={rule: known[rule].section if rule in known else "" for rule in arm.rules},
        texts={rule: known[rule].text if rule in known else "" for rule in arm.rules},
    )

"""Heat maps in jobs: which stored runs are of a board, and what their games came to on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from engine.runs.turns import Waiting
from workbench.jobs.batches import once_free
from workbench.jobs.compiling import HEAT, compile_apart
from workbench.jobs.job import Running

if TYPE_CHECKING:
    from engine.runs.heat import Heat
    from engine.runs.placings import Kept, Placings

_SOON: Final = Waiting(0.4)  # then the job tells that the file is in use, and tries again
_ALIKE: Final = 0.5  # part of its spaces that a board must share to count as an earlier state


@dataclass(frozen=True)
class HeatRun:
    """A stored run whose games can be shown on a board.

    Attributes:
        number, arm: Which one.
        title: What was played.
        bots: Of its seats.
        games: Finished games.
        same: Whether its board is this one as it is; else an earlier state of it.
    """

    number: int
    arm: int
    title: str
    bots: tuple[str, ...]
    games: int
    same: bool

    @property
    def place(self) -> tuple[int, int]:
        """Run and arm."""
        return self.number, self.arm


@dataclass(frozen=True)
class HeatRunsRequest:
    """The runs of a board, newest first; those of the board as it is before all others.

    Attributes:
        runs: File of runs; None for the user's own.
        game: Name of the game.
        board: Digest of the board.
        keys: What files call its sites.
        edited: Whether runs of earlier states of the board will do.
    """

    runs: Path | None
    game: str
    board: str
    keys: frozenset[str]
    edited: bool = False

    def carry_out(self, running: Running) -> Sequence[HeatRun]:
        """None where there is no file.

        Raises:
            OikistError: The file is damaged.
        """
        from engine.runs.opening import is_begun, runs_file

        if not is_begun(runs_file(self.runs)):
            return ()
        found = once_free(self._read, running)
        found = [one for one in found if one.same or self.edited]
        return sorted(found, key=lambda one: (not one.same, -one.number, one.arm))

    def _read(self) -> list[HeatRun]:
        from engine.runs.store import read_store

        found = []
        with read_store(self.runs, waiting=_SOON) as store:
            for number in store.numbers():
                counts = dict(
                    store.connection.execute(
                        "SELECT arm, sum(finished) FROM chunks WHERE run = ? GROUP BY arm", [number]
                    ).fetchall()
                )
                for arm in store.arms(number):
                    same = arm.board == self.board
                    games = int(counts.get(arm.number, 0))
                    if arm.game == self.game and games and (same or self._alike(arm.spaces)):
                        found.append(HeatRun(number, arm.number, arm.label, arm.bots, games, same))
        return found

    def _alike(self, spaces: Sequence[str]) -> bool:
        shared = len(self.keys.intersection(spaces))
        return shared > _ALIKE * max(len(self.keys), len(spaces), 1)


@dataclass(frozen=True, eq=False)
class HeatRequest:
    """What the games of a run came to; tells how many of how many were played again.

    Attributes:
        runs: File of runs; None for the user's own.
        number, arm: Of the run.
        until: Round to whose end is counted; 0 for a third of the game.
        known: What was found of the same run before; None to play its games again.
        here: Folder in which the name of its variant is looked up; None for the current one.
    """

    runs: Path | None
    number: int
    arm: int
    until: int = 0
    known: Placings | None = None
    here: Path | None = None

    def carry_out(self, running: Running) -> Heat:
        """Of the games that were played until it was cancelled.

        Raises:
            OikistError: The file is damaged, or the games do not come out as they are stored.
        """
        from engine.runs.heat import Heat

        found = self.known if self.known is not None else self._played(running)
        return Heat(found, min(self.until, found.rounds))

    def _played(self, running: Running) -> Placings:
        from engine.runs.placings import placings

        kept = once_free(self._kept, running)
        scenario = kept.player.plan.scenario
        compile_apart(scenario, HEAT, lambda: running.cancelled)
        whole, done = len(kept.games), 0

        def told(more: int) -> bool:
            nonlocal done
            done += more
            running.tell((done, whole))
            return not running.cancelled

        return placings(kept, told=told)

    def _kept(self) -> Kept:
        from engine.runs.placings import kept_games
        from engine.runs.store import read_store

        with read_store(self.runs, self.here, waiting=_SOON) as store:
            return kept_games(store, self.number, self.arm)

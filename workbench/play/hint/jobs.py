"""Requests of the panel "Hint": looking for the best moves, and playing on many times."""

from __future__ import annotations

from dataclasses import dataclass

from engine.play.hints import Budget, Hint, hints
from engine.play.outlook import Outlook, outlook
from engine.scenarios.scenario import Scenario, State
from workbench.jobs.job import Running


@dataclass(frozen=True, eq=False)
class HintRequest:
    """The best moves of one position; tells (games played, games planned, the best so far)."""

    scenario: Scenario
    state: State
    budget: Budget

    def carry_out(self, running: Running) -> tuple[int, int, tuple[Hint, ...]]:
        """What is told at the end: as many games as were played."""

        def tell(played: int, planned: int, best: tuple[Hint, ...]) -> None:
            running.tell((played, planned, best))

        best = hints(
            self.scenario,
            self.state,
            self.budget,
            stop=lambda: running.cancelled,
            progress=tell,
        )
        games = sum(hint.n for hint in best)
        return games, games, best


@dataclass(frozen=True, eq=False)
class OutlookRequest:
    """How one position ends when it is played on; tells an Outlook as far as it is known.

    Attributes:
        bots: Who plays on, by seat.
        games: How many times.
        viewer: What is dealt anew; see `engine.play.outlook`.
    """

    scenario: Scenario
    state: State
    bots: tuple[str, ...]
    games: int
    viewer: int

    def carry_out(self, running: Running) -> Outlook:
        """The whole outlook, or what is known when it is cancelled."""

        def tell(known: Outlook) -> bool:
            running.tell(known)
            return not running.cancelled

        return outlook(
            self.scenario, self.state, self.bots, self.games, on_chunk=tell, viewer=self.viewer
        )

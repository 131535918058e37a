"""Blunders of a line of moves, judged in a job."""

from __future__ import annotations

from dataclasses import dataclass

from engine.play.blunders import Judged, Place, judged
from engine.scenarios.scenario import Scenario
from workbench.jobs.job import Running

Signs = dict[int, str]  # node -> "?!", "?" or "??"


@dataclass(frozen=True, eq=False)
class BlunderRequest:
    """Every move of a line against the best one; tells (signs so far, moves seen, moves).

    Attributes:
        places: The moves, in order; see `engine.play.blunders.places_of`.
    """

    scenario: Scenario
    places: tuple[Place, ...]

    def carry_out(self, running: Running) -> Signs:
        """Node -> sign of every blunder, or of those found when it is cancelled."""
        signs: Signs = {}

        def tell(done: int, planned: int, one: Judged) -> None:
            if one.mark:
                signs[one.node] = one.mark
            running.tell((dict(signs), done, planned))

        judged(self.scenario, self.places, stop=lambda: running.cancelled, progress=tell)
        return signs

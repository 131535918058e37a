"""When a run has answered its question and may stop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.errors import Fault
from engine.runs.arms import Arm
from engine.runs.chunk import Chunk
from engine.runs.plan import WIN, PlanError, RunPlan
from engine.simulation.collecting import WIN_UNITS
from engine.statistics.equivalence import combined, verdict
from engine.statistics.sequential import confidence_sequence

if TYPE_CHECKING:
    from engine.runs.store import Store

ALPHA: Final = 0.05


class Question:
    """What a plan with `until = "decided"` asks, and what has been learnt of it.

    One scenario: does every seat win its part of the games (or score what the others
    score), within the band? Several: does every seat win (or score) as in the first one?
    A unit is a block: the mean over the seatings of one game number. The bands hold at all
    times together (`sequential.confidence_sequence`), so looking after every chunk is fine.

    Attributes:
        answer: "" while it is not known.
    """

    def __init__(self, plan: RunPlan, arms: tuple[Arm, ...]) -> None:
        seats = {len(arm.seats) for arm in arms}
        if len(seats) > 1:
            what = "scenarios with different numbers of seats cannot be compared seat by seat"
            raise PlanError(Fault("", "until", what, "leave 'until' out, or make two plans"))
        self.answer = ""
        self._plan = plan
        self._arms = arms
        self._seats = seats.pop()
        self._waiting: dict[int, dict[int, NDArray[np.float64]]] = {}
        sides = max(arm.side for arm in arms)
        self._shape = (max(sides, 1), self._seats)
        self._count = 0
        self._sums = np.zeros((2, *self._shape))

    def learn_stored(self, store: Store, number: int) -> None:
        """Learn from the chunks that are stored already, as they were learnt from then."""
        from engine.runs.reading import read_arm

        firsts = sorted({first for _, first in store.stored(number)})
        arms = {
            arm.number: read_arm(store, number, arm.number, unfinished=True) for arm in self._arms
        }
        for first in firsts:
            for key, games in arms.items():
                rows = slice(*np.searchsorted(games.games, (first, first + self._plan.chunk)))
                if rows.start == rows.stop:
                    continue
                self._note(key, first, self._figures(games.scores[rows], games.shares[rows]))
                if self._look(first):
                    return

    def learn(self, chunk: Chunk) -> bool:
        """Learn from a chunk; whether the answer is known now."""
        self._note(chunk.arm, chunk.first, self._figures(chunk.scores, chunk.shares / WIN_UNITS))
        return self._look(chunk.first)

    def _figures(self, scores: NDArray[Any], shares: NDArray[Any]) -> NDArray[np.float64]:
        """What is asked about, by game and seat."""
        if self._plan.measure == WIN:
            return np.asarray(shares, dtype=np.float64)
        points = np.asarray(scores, dtype=np.float64)
        alone = len(self._plan.sides) == 1
        return points - points.mean(axis=1, keepdims=True) if alone else points

    def _note(self, arm: int, first: int, figures: NDArray[np.float64]) -> None:
        self._waiting.setdefault(first, {})[arm] = figures

    def _look(self, first: int) -> bool:
        """Add the games of a chunk when all arms have them, and judge."""
        found = self._waiting.get(first, {})
        if len(found) < len(self._arms):
            return False
        sides: dict[int, list[NDArray[np.float64]]] = {}
        for arm in self._arms:
            sides.setdefault(arm.side, []).append(found[arm.number])
        del self._waiting[first]
        means = [np.mean(parts, axis=0) for _, parts in sorted(sides.items())]
        units = np.stack([mean - means[0] for mean in means[1:]] or means)
        self._count += units.shape[1]
        self._sums[0] += units.sum(axis=1)
        self._sums[1] += (units**2).sum(axis=1)
        self.answer = self._judged()
        return bool(self.answer)

    def _judged(self) -> str:
        plan, count = self._plan, self._count
        if count < 2:
            return ""
        means = self._sums[0] / count
        spread = np.sqrt(np.maximum(self._sums[1] / count - means**2, 0) * count / (count - 1))
        alone = len(plan.sides) == 1
        target = 1 / self._seats if alone and plan.measure == WIN else 0.0
        band = plan.band / 100 if plan.measure == WIN else plan.band
        verdicts = []
        for mean, deviation in zip(means.ravel(), spread.ravel(), strict=True):
            interval = confidence_sequence(
                count, float(mean), float(deviation), plan.games, ALPHA, means.size
            )
            verdicts.append(verdict(interval, count, target, band))
        word = combined(verdicts)
        decided = word != "not yet known"
        return f"{word} after {count:,} games of each arm" if decided else ""

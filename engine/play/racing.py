"""Moves against each other: each played on from, with the same luck, until it is clear."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.play.continuing import Continuation, Ends, appraised, joined
from engine.scenarios.scenario import Scenario, State
from engine.statistics.intervals import normal_quantile

FIRST_ROUND: Final = 4  # games of a move in the first round
ROUNDS: Final = 20  # of a budget, at least
CHUNK_SECONDS: Final = 0.04
MOST_CHUNK: Final = 256
FEWEST_GAMES: Final = 24  # before a move may drop out
DROP: Final = normal_quantile(0.995)


class Race:
    """Some moves of one position, and the games played on from each.

    Attributes:
        seat: Who is to move.
        codes: The moves, best appraised first.
    """

    def __init__(
        self,
        scenario: Scenario,
        state: State,
        codes: Sequence[int],
        bot: str,
        seed: int,
    ) -> None:
        self.seat = int(scenario.game.kernels().seat_to_move(scenario.record, state))
        self.codes = tuple(codes)
        self._play = Continuation(scenario, state, (bot,) * scenario.seats, seed, self.seat)
        self._ends: dict[int, list[Ends]] = {code: [] for code in codes}
        self._count = dict.fromkeys(codes, 0)
        self.racing = list(codes)
        self._chunk = 1  # games between two looks at the clock; no result hangs on it

    def shares(self, code: int) -> NDArray[np.float64]:
        """Share of the win of the seat in each game after a move; shape (games,)."""
        shares: NDArray[np.float64] = self._rows(code).shares[:, self.seat]
        return shares

    def margins(self, code: int) -> NDArray[np.float64]:
        """Lead over the best other seat at the end of each game, points; shape (games,)."""
        scores = self._rows(code).scores.astype(np.float64)
        own: NDArray[np.float64] = scores[:, self.seat]
        if scores.shape[1] == 1:
            return own
        best: NDArray[np.float64] = np.delete(scores, self.seat, axis=1).max(axis=1)
        return own - best

    def games(self, code: int) -> int:
        """Games played after a move."""
        return self._count[code]

    @property
    def played(self) -> int:
        """Games played over all moves."""
        return sum(self._count.values())

    def ranking(self) -> list[int]:
        """The moves, best first: by share of the win, then by lead, then by appraisal.

        Moves that dropped out stand behind those that have not.
        """
        place = {code: index for index, code in enumerate(self.codes)}

        def merit(code: int) -> tuple[bool, float, float, int]:
            if not self.games(code):
                return (code not in self.racing, 0.0, 0.0, place[code])
            mean, lead = float(self.shares(code).mean()), float(self.margins(code).mean())
            return (code not in self.racing, -mean, -lead, place[code])

        return sorted(self.codes, key=merit)

    def run(
        self,
        games: int,
        keep: Sequence[int] | int,
        stop: Callable[[], bool] | None = None,
        on_round: Callable[[], None] | None = None,
    ) -> None:
        """Play on until the budget is used up or somebody stops it.

        Args:
            games: In all, over the moves that are still in the race.
            keep: Moves that never drop out, or how many of the best.
            stop: Asked between chunks of some 40 ms.
            on_round: Called after every round in which each move got the same games.
        """
        most = max(FIRST_ROUND, games // (ROUNDS * len(self.racing)))
        size = FIRST_ROUND
        while self.played + len(self.racing) <= games:
            size = min(size, (games - self.played) // len(self.racing))
            until = self._count[self.racing[0]] + size
            if not all(self._played_until(until, code, stop) for code in self.racing):
                return
            self._drop(keep)
            if on_round is not None:
                on_round()
            size = min(2 * size, most)

    def difference(self, one: int, other: int) -> tuple[float, float]:
        """Mean and standard error of the share of one move less that of another.

        Over the games that both were played on in, with the same deals and the same luck.
        """
        count = min(self.games(one), self.games(other))
        if count < 2:
            return 0.0, float("inf")
        gap = self.shares(one)[:count] - self.shares(other)[:count]
        return float(gap.mean()), float(gap.std(ddof=1)) / sqrt(count)

    def _played_until(self, count: int, code: int, stop: Callable[[], bool] | None) -> bool:
        """Play on from a move until it has so many games; False if somebody stopped it."""
        while self._count[code] < count:
            if stop is not None and stop():
                return False
            done, start = self._count[code], perf_counter()
            size = min(self._chunk, count - done)
            self._ends[code].append(self._play(done, size, code))
            self._count[code] += size
            pace = max((perf_counter() - start) / size, 1e-7)
            self._chunk = int(min(max(1, CHUNK_SECONDS / pace), 2 * self._chunk, MOST_CHUNK))
        return True

    def _drop(self, keep: Sequence[int] | int) -> None:
        """Take the moves out that are almost surely worse than the best."""
        if self._count[self.racing[0]] < FEWEST_GAMES:
            return
        order = [code for code in self.ranking() if code in self.racing]
        safe = set(order[:keep] if isinstance(keep, int) else [*keep, order[0]])
        for code in order[1:]:
            mean, error = self.difference(order[0], code)
            if code not in safe and mean > DROP * error:
                self.racing.remove(code)

    def _rows(self, code: int) -> Ends:
        parts = self._ends[code]
        if len(parts) > 1:
            self._ends[code] = parts = [joined(parts)]
        return parts[0]


def candidates(scenario: Scenario, state: State, most: int, seed: int) -> list[int]:
    """Legal moves worth trying, best appraised first; [] when the game is over."""
    out = np.zeros(scenario.game.most_moves, np.int32)
    count = int(scenario.game.kernels().legal(scenario.record, state, out))
    codes = [int(code) for code in out[:count]]
    if count < 2:
        return codes
    worth = appraised(scenario, state, codes, seed)
    order = sorted(range(count), key=lambda index: (-worth[index], index))
    return [codes[index] for index in order[:most]]

"""What is counted while a batch runs: scores and shares of the win, by seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from engine.statistics.intervals import student, wilson


@dataclass(frozen=True)
class SeatSummary:
    """Figures of one seat.

    Attributes:
        mean: Mean final score, points.
        margin: Half the width of its 95% interval, points; 0 below two games.
        share: Mean share of the win, 0 to 1.
        low, high: Its 95% interval.
        place: Mean place at the end, from 1; None if unknown.
    """

    mean: float
    margin: float
    share: float
    low: float
    high: float
    place: float | None = None


class Tally:
    """Counts of final scores and wins that grow by chunks.

    Attributes:
        games: Games that ended; all figures are about them.
        unfinished: Games that did not end within their bound.
        lowest: Score of the first column of `counts`.
        counts: Games by seat and score; shape (seats, scores).
        won: Games that somebody won; shares of the win are of these.
        wins, squares: Sums of each seat's shares of the win, and of their squares.
    """

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.won = 0
        self.unfinished = 0
        self.lowest = 0
        self.counts: NDArray[np.int64] = np.zeros((seats, 0), np.int64)
        self.wins: NDArray[np.float64] = np.zeros(seats)
        self.squares: NDArray[np.float64] = np.zeros(seats)
        self._places: NDArray[np.float64] = np.zeros(seats)
        self._placed = 0  # games whose places are known

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.counts)

    @property
    def played(self) -> int:
        """Games that were played, whether they ended or not."""
        return self.games + self.unfinished

    def add(
        self,
        scores: NDArray[np.int64],
        shares: NDArray[np.float64],
        unfinished: int = 0,
        places: NDArray[np.float64] | None = None,
    ) -> None:
        """Count some games.

        Args:
            scores: Final scores; shape (games, seats), points.
            shares: Shares of the win; shape (games, seats).
            unfinished: Games without a result.
            places: Places, equal seats sharing theirs equally; shape (games, seats); None
                where they are not known.
        """
        self.unfinished += unfinished
        if not len(scores):
            return
        self._make_room(int(scores.min()), int(scores.max()))
        width = self.counts.shape[1]
        for seat in range(self.seats):
            self.counts[seat] += np.bincount(scores[:, seat] - self.lowest, minlength=width)
        self.won += int(np.count_nonzero(shares.max(axis=1) > 0))
        self.wins += shares.sum(axis=0)
        self.squares += (shares**2).sum(axis=0)
        if places is not None:
            self._places += places.sum(axis=0)
            self._placed += len(places)
        self.games += len(scores)

    @property
    def values(self) -> NDArray[np.int64]:
        """Score of each column of `counts`."""
        return np.arange(self.lowest, self.lowest + self.counts.shape[1])

    @property
    def mean(self) -> float:
        """Mean score of all seats, points; 0 without games."""
        total = int(self.counts.sum())
        return float((self.counts.sum(axis=0) * self.values).sum() / total) if total else 0.0

    def summary(self, seat: int) -> SeatSummary:
        """Mean score and share of the win of a seat, each with its 95% interval."""
        games = self.games
        if games == 0:
            return SeatSummary(0.0, 0.0, 0.0, 0.0, 1.0)
        mean = float((self.counts[seat] * self.values).sum()) / games
        margin = 0.0
        if games > 1:
            away = (self.values - mean) ** 2
            deviation = sqrt(float((self.counts[seat] * away).sum()) / (games - 1))
            margin = student(mean, deviation, games).high - mean
        won, decided = float(self.wins[seat]), self.won or games
        interval = wilson(won, decided)
        place = float(self._places[seat]) / self._placed if self._placed == games else None
        return SeatSummary(mean, margin, won / decided, interval.low, interval.high, place)

    def _make_room(self, low: int, high: int) -> None:
        width = self.counts.shape[1]
        if width == 0:
            self.lowest, before, after = low, 0, high - low + 1
        else:
            before = max(0, self.lowest - low)
            after = max(0, high - (self.lowest + width - 1))
            self.lowest -= before
        if before or after:
            self.counts = np.pad(self.counts, ((0, 0), (before, after)))

"""The whole bonus nearest to a fair one, by games that are played with bonuses.

Games at a bonus tell how far the seats are from fair, games around it what a point is worth
there. The next bonus is the whole set nearest to the fair one by that, until it stays.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.language import say
from engine.rng import fresh_seed
from engine.statistics.bonuses import distance, whole_neighbours
from engine.statistics.response import Gains, contrasts, gains_of

if TYPE_CHECKING:
    from engine.statistics.blocks import Floats
    from engine.statistics.bonuses import Whole
    from engine.statistics.compensation import StoredScores
    from engine.tuning.starts import Bonus, Starts

MOVES: Final = 6  # bonuses looked at with few games, and again with all
COARSE: Final = 4  # part of the games that the first of them get
REACH: Final = 4.0  # steps that a bonus may move at once
CHANGE: Final = 0.04  # of a win share, that the games around a bonus should be apart from it
CLOSE: Final = 1_000  # games around a bonus, at least, once it is looked at closely
SLOWEST: Final = 4.0  # times that points may be worth less in play than on the curve
PARTS: Final = 41  # of the way from nothing to a bonus that is out of reach
AROUND: Final = 100  # fresh seeds from here on are those of the refinement


@dataclass(frozen=True)
class Around:
    """Games at a bonus and around it.

    Attributes:
        bonus: What all of it is around.
        level: Win share of each seat there, shape (seats,).
        gains: What points are worth there.
        fair: Where all would win alike if a point were worth the same to all, shape (seats,).
    """

    bonus: Bonus
    level: Floats
    gains: Gains
    fair: Floats

    @property
    def off(self) -> float:
        """Greatest distance of a seat from its fair bonus, in points."""
        return distance(np.array(self.bonus), self.fair)


class Refinement:
    """Looks for the whole bonus nearest to the fair one; knows what it has played."""

    def __init__(self, starts: Starts, curve: StoredScores, first: Bonus, games: int) -> None:
        """Play nothing yet.

        Args:
            curve: Games without a bonus, for a first idea of what a point is worth.
            first: The bonus to begin with.
            games: Of a bonus, once it is looked at closely; about as many around it.
        """
        self._starts = starts
        self._first = first
        self._games = games
        self._worth = max(_worth(curve, np.array(first)), 1e-4)
        self._step = int(np.clip(round(CHANGE / self._worth), 1, starts.most))
        self._visited: list[Bonus] = []

    def found(self) -> Around:
        """The bonus that stays where it is.

        Between two that send each other back the nearer one is taken, as it looks from there.
        """
        bonus = self._first
        for close in (False, True):
            looked: dict[Bonus, Around] = {}
            while bonus not in looked and len(looked) < MOVES:
                looked[bonus] = self.around(bonus, close=close)
                bonus = nearest(self._starts, looked[bonus].fair)
        return min(looked.values(), key=lambda each: each.off)

    def around(self, bonus: Bonus, *, close: bool = True) -> Around:
        """Play a bonus, and the sets around it on the same seed, in one run where that is kept."""
        starts, middle = self._starts, np.array(bonus)
        games = self._games if close else -(-self._games // COARSE)
        beside = max(games, CLOSE) if close else games
        patterns = contrasts(len(bonus))
        sets = [
            [starts.beside(middle + side * self._step * pattern) for pattern in patterns]
            for side in (1, -1)
        ]
        seed = self._seed(bonus, [bonus, *sets[0], *sets[1]])
        each = games_around(beside, len(bonus)) // (2 * len(patterns))
        results = [[starts.play(near, each, seed) for near in side] for side in sets]
        done = np.all([one.done for side in results for one in side], axis=0)
        up, down = (np.array([one.tables.shares[done] for one in side]) for side in results)
        gains = gains_of(patterns, self._step, up, down)
        level = starts.play(bonus, games, seed).shares.mean(axis=0)
        return Around(bonus, level, gains, self.fair(bonus, level, gains))

    def fair(self, bonus: Bonus, level: Floats, gains: Gains) -> Floats:
        """Where all would win alike by shares at a bonus, no farther than REACH steps away."""
        slope = max(gains.slope.mean, self._worth / SLOWEST)
        moved = (1 / len(level) - level) / slope
        return np.array(bonus) + np.clip(moved, -REACH * self._step, REACH * self._step)

    def _seed(self, bonus: Bonus, expected: list[Bonus]) -> int:
        """The fresh seed of a bonus: that of its place in the order of visits."""
        known = bonus in self._visited
        if not known:
            self._visited.append(bonus)
        seed = fresh_seed(self._starts.sampler.seed, AROUND + self._visited.index(bonus))
        if not known:
            written = ", ".join(f"{points:+d}" if points else "0" for points in bonus)
            self._starts.expect(expected, seed, say("Bonuses around {bonus}", bonus=written))
        return seed


def games_around(games: int, seats: int) -> int:
    """At least so many games, alike for every set that is played around a bonus."""
    sets = 2 * len(contrasts(seats))
    return -(-games // sets) * sets


def nearest(starts: Starts, fair: Floats) -> Bonus:
    """The whole set nearest to a fair bonus that may be played, nearer to nothing if need be."""
    for part in np.linspace(1, 0, PARTS):
        for each in whole_neighbours(part * (fair - np.median(fair))):
            allowed = starts.fitted(each)
            if allowed is not None:
                return allowed
    return (0,) * len(fair)


def _worth(curve: StoredScores, bonus: Whole) -> float:
    """Share gained by a point of one's own on the curve, as mean over the seats."""
    gained = []
    for seat, one in enumerate(np.eye(len(bonus), dtype=np.int64)):
        apart = curve.shares(bonus + one)[seat] - curve.shares(bonus - one)[seat]
        gained.append(apart.mean() / 2)
    return float(np.mean(gained))

"""A synthetic game whose fair bonus is known: normal scores, and points that may count more in play."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from engine.simulation.batch import Results
from engine.simulation.playout import Tables
from engine.tuning.starts import Starts

DEVIATION = 8.0  # of a final score; a point is then worth 3 to 5% of the wins


class PlantedStarts(Starts):
    """Starts of a game in which seat i is fair with `fair[i]` points more.

    Args:
        fair: In points; whole or not.
        seed: Of the question.
        effect: Points at the end for a point at the start: 1 if bots do not look at it.
    """

    def __init__(self, fair, seed, effect=1.0, most=8, low=-99, spread=None):
        sampler = SimpleNamespace(seed=seed, keeper=None)
        parameter = SimpleNamespace(name="start_score", low=low, high=99)
        super().__init__(None, parameter, sampler, most)
        object.__setattr__(self, "_truth", (np.array(fair, dtype=float), effect, spread))

    @property
    def names(self):
        """Seats by number."""
        return tuple(f"seat {number + 1}" for number in range(len(self._truth[0])))

    @property
    def start(self):
        """All begin with ten points."""
        return (10,) * len(self._truth[0])

    def play(self, bonus, games, seed):
        """The same luck on the same seed, whatever the bonus."""
        fair, effect, spread = self._truth
        luck = np.random.default_rng(seed).normal(0, DEVIATION, (games, len(fair)))
        luck = luck if spread is None else luck * spread
        scores = np.rint(50 + luck + effect * (np.array(bonus) - fair)).astype(np.int64)
        return results_of(scores)

    def expect(self, bonuses, seed, title):
        """Nothing is kept."""


def results_of(scores):
    """A batch that ended with these scores, ties shared."""
    games = len(scores)
    won = scores == scores.max(axis=1, keepdims=True)
    rest = np.zeros(games, dtype=np.int64)
    fields = dict.fromkeys(Tables._fields, rest)
    fields |= {"scores": scores, "shares": won / won.sum(axis=1, keepdims=True)}
    fields["finished"] = np.ones(games, dtype=np.uint8)
    return Results(0, Tables(**fields), rest, 0.0)

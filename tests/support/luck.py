"""Games with known truth in place of played ones, for what the lab promises about many games."""

from __future__ import annotations

from types import SimpleNamespace
from typing import NamedTuple

import numpy as np

from engine.tuning.arms import Arm
from engine.tuning.comparing import Comparison, Question, compared
from engine.tuning.figures import Figure


class _Games(NamedTuple):
    """What is kept of drawn games: one figure of each, and none of the counts of played ones."""

    drawn: np.ndarray
    shares: np.ndarray  # one seat wins each of them
    decisions: int = 0
    listed: int = 0


class Drawn:
    """A sampler whose games were drawn by a test; an arm's scenario is its column.

    Args:
        values: The figure of each game of each arm, shape (games, arms).
    """

    seed = 1
    keeper = None  # nothing is kept

    def __init__(self, values: np.ndarray) -> None:
        self._values = values

    def sample(self, scenario: int, games: int) -> SimpleNamespace:
        """The first games of an arm, all of them ended."""
        column = self._values[:games, scenario]
        tables = _Games(column, np.ones((len(column), 1)))
        return SimpleNamespace(done=np.ones(len(column), dtype=bool), tables=tables)


def figure_of(band: float, unit: str = "") -> Figure:
    """A figure that tells what was drawn."""
    return Figure("drawn", "drawn", unit, band, lambda games: games.drawn)


def compared_draws(
    values: np.ndarray, band: float = 1.0, unit: str = "", **asked: object
) -> Comparison:
    """The real comparison of drawn games, the first column being the base."""
    arms = [Arm(f"arm {column}", column) for column in range(values.shape[1])]
    question = Question((figure_of(band, unit),), len(values), **{"until_decided": True} | asked)
    return compared(arms, question, Drawn(values))

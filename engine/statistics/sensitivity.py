"""Sensitivity: which parameters move a figure at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import nan, pi, sqrt

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats, mean_interval
from engine.statistics.intervals import CONFIDENCE, normal_quantile

LEVELS = 4


@dataclass(frozen=True)
class Elementary:
    """Morris's figures of one parameter.

    Attributes:
        name: The parameter.
        mean: Mean effect over its whole range, with its interval.
        strength: μ*, the mean size of the effect.
        spread: σ, the deviation of the effects: large if the parameter acts differently
            elsewhere (interaction or curve).
        floor: What μ* would reach by noise alone in 95% of cases.
    """

    name: str
    mean: Estimate
    strength: float
    spread: float
    floor: float

    @property
    def matters(self) -> bool:
        """Whether the effects rise above the noise."""
        return self.strength > self.floor


def trajectories(
    parameters: int, paths: int, rng: np.random.Generator, levels: int = LEVELS
) -> Floats:
    """Points to play: on each path the parameters move one after the other, once each.

    Args:
        parameters: D.
        paths: r, 10 to 20 are usual; r (D + 1) points are played.
        levels: Even number of levels each parameter takes; a step is levels / 2 of them.

    Returns:
        float64 from 0 to 1, shape (paths, D + 1, D).

    Source:
        M. D. Morris: Factorial Sampling Plans for Preliminary Computational Experiments.
        Technometrics 33 (1991), 161-174.
    """
    step = levels / (2 * (levels - 1))
    points = np.empty((paths, parameters + 1, parameters))
    for path in points:
        low = rng.integers(levels // 2, size=parameters) / (levels - 1)
        up = rng.integers(2, size=parameters) == 1
        path[0] = np.where(up, low, low + step)
        for turn, moved in enumerate(rng.permutation(parameters), 1):
            path[turn] = path[turn - 1]
            path[turn, moved] += step if up[moved] else -step
    return points


def elementary_effects(points: ArrayLike, values: ArrayLike) -> Floats:
    """Change of the figure per whole range of a parameter, at each step of each path.

        EE_i = (f(x + Δ e_i) − f(x)) / Δ

    Args:
        points: As played, 0 to 1, shape (paths, D + 1, D); may be rounded to what a
            parameter can be. A parameter that did not move gives NaN.
        values: The figure at each, shape (paths, D + 1).

    Returns:
        float64, shape (paths, D).
    """
    where, figures = np.asarray(points, dtype=np.float64), np.asarray(values, dtype=np.float64)
    paths, _, parameters = where.shape
    effects = np.full((paths, parameters), nan)
    moved = np.diff(where, axis=1)
    change = np.diff(figures, axis=1)
    for path in range(paths):
        for turn in range(parameters):
            for parameter in np.flatnonzero(moved[path, turn]):
                effects[path, parameter] = change[path, turn] / moved[path, turn, parameter]
    return effects


def morris(
    names: Sequence[str],
    effects: ArrayLike,
    noise: float,
    step: float = LEVELS / (2 * (LEVELS - 1)),
    confidence: float = CONFIDENCE,
) -> tuple[Elementary, ...]:
    """Morris's screening, strongest first.

    Noise of deviation s in each figure gives an effect the deviation √2 s / Δ; the mean of r
    such sizes has mean √(2/π) and deviation √((1 − 2/π) / r) times that. The floor is its
    95% quantile. On common seeds pass the deviation of differences / √2 as noise.

    Args:
        names: One a parameter.
        effects: As `elementary_effects` gives them, shape (paths, D).
        noise: Deviation of a figure when the same point is played again, on other seeds.
        step: Δ, for the floor.
    """
    table = np.asarray(effects, dtype=np.float64)
    rows = []
    for name, column in zip(names, table.T, strict=True):
        known = column[np.isfinite(column)]
        mean = mean_interval(known, confidence)
        strength = float(np.abs(known).mean()) if len(known) else 0.0
        scale = sqrt(2) * noise / step
        wide = normal_quantile(0.95) * sqrt((1 - 2 / pi) / max(len(known), 1))
        floor = scale * (sqrt(2 / pi) + wide)
        rows.append(Elementary(name, mean, strength, mean.deviation, floor))
    return tuple(sorted(rows, key=lambda row: -row.strength))


@dataclass(frozen=True)
class TornadoRow:
    """One parameter moved alone, down and up from today's rules.

    Attributes:
        name: The parameter.
        low, high: Its values.
        at_low, at_high: Change of the figure against today's rules, on the same seeds; None
            where the value is today's or cannot be played.
    """

    name: str
    low: str
    high: str
    at_low: Estimate | None
    at_high: Estimate | None

    @property
    def sides(self) -> tuple[Estimate, ...]:
        """The changes that were played."""
        return tuple(side for side in (self.at_low, self.at_high) if side is not None)

    @property
    def swing(self) -> float:
        """The larger change, whichever side."""
        return max((abs(side.mean) for side in self.sides), default=0.0)

    @property
    def matters(self) -> bool:
        """Whether one of the two intervals leaves out 0."""
        return any(side.low > 0 or side.high < 0 for side in self.sides)


def tornado(rows: Sequence[TornadoRow]) -> tuple[TornadoRow, ...]:
    """Rows in the order of a tornado chart: the largest swing first."""
    return tuple(sorted(rows, key=lambda row: -row.swing))

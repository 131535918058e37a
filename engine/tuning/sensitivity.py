"""Which parameters matter around today's rules: one at a time, and all over their ranges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.errors import Fault, OikistError, ScenarioError
from engine.scenarios.altering import altered
from engine.statistics.blocks import Estimate
from engine.statistics.comparison import against_base
from engine.statistics.sensitivity import (
    Elementary,
    TornadoRow,
    elementary_effects,
    morris,
    tornado,
    trajectories,
)
from engine.tuning.figures import Figure, finished

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.tuning.sampling import Sampler
    from engine.tuning.space import Space

PART: Final = 0.2  # of a number, how far it is moved when no range is given


def default_ranges(scenario: Scenario, only: Sequence[str] = ()) -> dict[str, str]:
    """For every tunable number a range around today's value: a fifth of it, at least 1.

    Raises:
        OikistError: A name in `only` is not declared tunable.
    """
    found: dict[str, str] = {}
    tunable = {name: p for name, p in scenario.game.parameters.items() if p.tunable}
    faults = [
        Fault("", name, "this is not declared tunable", f"use one of: {', '.join(tunable)}")
        for name in only
        if name not in tunable
    ]
    if faults:
        raise OikistError(faults)
    for name, parameter in tunable.items():
        if parameter.kind != "integer" or (only and name not in only):
            continue
        value: Any = scenario.parameters[name]
        if isinstance(value, tuple):
            if len(set(value)) > 1:
                continue  # seats differ: there is no one number to move
            value = value[0]
        step = max(round(abs(value) * PART), 1)
        low = _playable(scenario, name, max(value - step, parameter.low), value)
        high = _playable(scenario, name, min(value + step, parameter.high), value)
        if low < high:
            found[name] = f"{low}..{high}"
    return found


def _playable(scenario: Scenario, name: str, value: int, today: int) -> int:
    """The value, or the farthest one towards today's that the game does not refuse."""
    while value != today:
        try:
            altered(scenario, {name: value})
        except ScenarioError:
            value += 1 if value < today else -1
        else:
            break
    return value


@dataclass(frozen=True)
class Tornado:
    """Every parameter moved alone to the ends of its range.

    Attributes:
        figure: What is looked at.
        base: Its mean under today's rules.
        rows: Largest swing first; intervals hold together.
        unplayable: Settings that the game refuses.
        games: Pairs behind each row.
    """

    figure: Figure
    base: float
    rows: tuple[TornadoRow, ...]
    unplayable: tuple[str, ...]
    games: int


def tornado_of(
    space: Space, figure: Figure, sampler: Sampler, games: int, confidence: float
) -> Tornado:
    """Move one dimension at a time to both ends of its range, on the same seeds.

    Raises:
        Stopped: The user asked to stop.
    """
    scenario = space.scenario
    base = sampler.sample(scenario, games)
    ends: list[tuple[str, NDArray[np.float64], NDArray[np.bool_]]] = []
    lost: list[str] = []
    done = base.done.copy()
    for dimension in space.dimensions:
        for index in (0, len(dimension.values) - 1):
            if index == dimension.today:
                continue
            told = f"{dimension.key}={dimension.values[index]}"
            changed = _alone(space, dimension.key, index)
            if changed is None:
                lost.append(told)
                continue
            results = sampler.sample(changed, games)
            ends.append((told, figure.values(results.tables), results.done))
            done &= results.done
            sampler.forget(changed)
    own = figure.values(base.tables)[done]
    found: dict[str, Estimate] = {}
    if ends:
        columns = np.column_stack([values[done] for _, values, _ in ends])
        rng = np.random.default_rng(sampler.seed)
        together = against_base(own, columns, rng, confidence, figure.scale)
        found = {end[0]: each for end, each in zip(ends, together.differences, strict=True)}
    rows = []
    for dimension in space.dimensions:
        low, high = dimension.values[0], dimension.values[-1]
        sides = [found.get(f"{dimension.key}={value}") for value in (low, high)]
        rows.append(TornadoRow(dimension.key, str(low), str(high), *sides))
    mean = float(finished(figure, base).mean()) if base.done.any() else float("nan")
    return Tornado(figure, mean, tornado(rows), tuple(lost), len(own))


def _alone(space: Space, key: str, index: int) -> Scenario | None:
    """The scenario with one dimension moved; None if it cannot be played."""
    from engine.tuning.space import Space as Smaller

    dimension = next(each for each in space.dimensions if each.key == key)
    changes = Smaller(space.scenario, (dimension,)).changes((index,))
    try:
        return altered(space.scenario, changes)
    except ScenarioError:
        return None


@dataclass(frozen=True)
class Screening:
    """Morris's screening over the whole space.

    Attributes:
        figure: What is looked at.
        rows: Strongest first.
        points: Points played.
        unplayable: Points that the game refuses; their steps are left out.
        games: Games of each point, on the same seeds.
    """

    figure: Figure
    rows: tuple[Elementary, ...]
    points: int
    unplayable: int
    games: int


def screened(
    space: Space, figure: Figure, sampler: Sampler, games: int, paths: int, confidence: float
) -> Screening:
    """Walk `paths` random paths through the space, one dimension a step, on the same seeds.

    Noise is measured on differences of neighbours within pairs of games, so that the floor
    knows what common seeds are worth.

    Raises:
        Stopped: The user asked to stop.
    """
    rng = np.random.default_rng(sampler.seed)
    names = [dimension.key for dimension in space.dimensions]
    sizes = np.array([len(dimension.values) - 1 for dimension in space.dimensions])
    indices = np.rint(trajectories(len(names), paths, rng) * sizes).astype(np.int64)
    values = np.full(indices.shape[:2], np.nan)
    noises: list[float] = []
    for path in range(paths):
        before: NDArray[np.float64] | None = None
        for turn in range(len(names) + 1):
            point = tuple(int(index) for index in indices[path, turn])
            played = _values_at(space, point, figure, sampler, games)
            if played is None or not np.isfinite(played).any():
                before = None
                continue
            values[path, turn] = np.nanmean(played)
            if before is not None:
                apart = (played - before)[np.isfinite(played - before)]
                noises.append(float(apart.var(ddof=1)) / len(apart))
            before = played
    effects = elementary_effects(indices / sizes, values)
    noise = float(np.sqrt(np.mean(noises) / 2)) if noises else 0.0
    rows = morris(names, effects, noise, confidence=confidence)
    lost = int(np.isnan(values).sum())
    return Screening(figure, rows, values.size, lost, games)


def _values_at(
    space: Space, point: tuple[int, ...], figure: Figure, sampler: Sampler, games: int
) -> NDArray[np.float64] | None:
    """The figure of each game at a point, nan where it did not end; None if unplayable."""
    try:
        scenario = altered(space.scenario, space.changes(point))
    except ScenarioError:
        return None
    results = sampler.sample(scenario, games)
    found = np.where(results.done, figure.values(results.tables), np.nan)
    sampler.forget(scenario)
    return found

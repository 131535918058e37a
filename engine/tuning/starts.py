"""Starting scores of a scenario, and games with points on top of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from engine.errors import Fault, OikistError
from engine.remedies import did_you_mean
from engine.scenarios.altering import altered
from engine.seats import seats_said
from engine.statistics.bonuses import Whole, size_of

if TYPE_CHECKING:
    from engine.game import Parameter
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results
    from engine.tuning.sampling import Sampler

Bonus = tuple[int, ...]  # points on top of today's starting scores, by seat


def bonus_parameter(scenario: Scenario, name: str = "") -> Parameter:
    """The parameter that holds starting scores: one number a seat, in points.

    Raises:
        OikistError: The game has none, or `name` is none.
    """
    known = {
        key: parameter
        for key, parameter in scenario.game.parameters.items()
        if parameter.kind == "integer" and parameter.per_seat
    }
    if name:
        if name not in known:
            what = f"'{name}' is not a number by seat"
            raise OikistError(Fault("", "--by", what, did_you_mean(name, known)))
        return known[name]
    for parameter in known.values():
        if parameter.unit == "points":
            return parameter
    what = f"{scenario.game.title} has no parameter with points by seat"
    raise OikistError(Fault("", "VARIANT", what, "name a parameter with --by"))


def starting_scores(scenario: Scenario, parameter: Parameter) -> Bonus:
    """Points at the start, by seat."""
    value = scenario.parameters[parameter.name]
    assert isinstance(value, tuple)  # noqa: S101  (numbers per seat are tuples once checked)
    return tuple(int(points) for points in value)


def with_bonus(scenario: Scenario, parameter: Parameter, bonus: Sequence[int]) -> Scenario:
    """The scenario with so many points more at the start."""
    start = starting_scores(scenario, parameter)
    scores = tuple(a + b for a, b in zip(start, bonus, strict=True))
    if scores == start:
        return scenario
    return altered(scenario, {parameter.name: scores})


@dataclass(frozen=True)
class Starts:
    """What can be played with other starting scores.

    Attributes:
        scenario: As it stands.
        parameter: Holds the scores.
        sampler: Plays and keeps the games.
        most: Largest bonus looked at, in points.
    """

    scenario: Scenario
    parameter: Parameter
    sampler: Sampler
    most: int

    @property
    def names(self) -> tuple[str, ...]:
        """What answers call the seats."""
        return seats_said(self.scenario)

    @property
    def start(self) -> Bonus:
        """Starting scores as they stand."""
        return starting_scores(self.scenario, self.parameter)

    def fitted(self, bonus: Whole) -> Bonus | None:
        """The smallest set with the same differences that the game and `most` allow, if any."""
        sets = sorted((bonus - level for level in np.unique(bonus)), key=size_of)
        for each in sets:
            if np.abs(each).max() <= self.most and self._overrun(each) == 0:
                return whole(each)
        return None

    def beside(self, bonus: Whole) -> Bonus:
        """The same differences where the game allows them, else the nearest that it does."""
        moved = bonus - self._overrun(bonus)
        scores = np.clip(moved + self.start, self.parameter.low, self.parameter.high)
        return whole(scores - np.array(self.start))

    def play(self, bonus: Bonus, games: int, seed: int) -> Results:
        """Games 0 to `games` - 1 of a seed with a bonus.

        Raises:
            Stopped: The user asked to stop.
        """
        changed = with_bonus(self.scenario, self.parameter, bonus)
        return self.sampler.sample(changed, games, seed)

    def expect(self, bonuses: Sequence[Bonus], seed: int, title: str) -> None:
        """Keep the games with these bonuses on one seed in one run, where games are kept."""
        if self.sampler.keeper is not None:
            played = [with_bonus(self.scenario, self.parameter, bonus) for bonus in bonuses]
            self.sampler.keeper.expect(played, seed, title)

    def _overrun(self, bonus: Whole) -> int:
        """Points by which a seat would start above the range of the parameter; below: negative."""
        scores = np.array(self.start) + bonus
        above = max(int(scores.max()) - int(self.parameter.high), 0)
        return above or min(int(scores.min()) - int(self.parameter.low), 0)


def whole(bonus: Whole) -> Bonus:
    """A set as plain numbers."""
    return tuple(int(points) for points in bonus)

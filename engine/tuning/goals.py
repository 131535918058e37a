"""Goals: what a variant should be like, as designers write it.

    seats within 2       every seat's win share within 2% of an equal share
    length 150..220      mean of a figure in a range (see `figures` for the names)
    runaway <= 30        or at most, or at least
    distance <= 0.2      not far from today's rules; only where parameters are searched

A goal is reached, missed, or not yet known: see `statistics.equivalence`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import inf, isfinite, nan
from typing import TYPE_CHECKING, Final

from engine.errors import Fault, OikistError
from engine.language import say
from engine.seats import seats_said
from engine.statistics.blocks import Estimate, share_interval
from engine.statistics.coverage import ALIKE
from engine.statistics.equivalence import (
    BALANCED,
    IMBALANCED,
    UNKNOWN,
    Verdict,
    combined,
    needed,
    verdict,
)
from engine.statistics.fairness import judged_seat
from engine.statistics.scores import decided_games
from engine.tuning.figures import PERCENT, figure_interval, figures_from, finished

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario
    from engine.simulation.batch import Results

DISTANCE: Final = "distance"
SEATS: Final = "seats"
_NUMBER: Final = r"[-+]?\d+(?:\.\d+)?"
_WITHIN: Final = re.compile(rf"^seats\s+within\s+(?P<band>{_NUMBER})\s*%?$")
_RANGE: Final = re.compile(rf"^(?P<name>\S.*?)\s+(?P<low>{_NUMBER})\s*\.\.\s*(?P<high>{_NUMBER})$")
_BOUND: Final = re.compile(rf"^(?P<name>\S.*?)\s*(?P<sign><=|>=)\s*(?P<bound>{_NUMBER})$")


@dataclass(frozen=True)
class Goal:
    """One goal.

    Attributes:
        text: As the user wrote it.
        name: SEATS, DISTANCE or the name of a figure.
        low, high: Inclusive range; of SEATS the greatest distance from fair is `high`.
    """

    text: str
    name: str
    low: float
    high: float

    @property
    def scale(self) -> float:
        """What counts as one unit of missing the goal."""
        if self.name == SEATS:
            return max(self.high, 0.1)
        if isfinite(self.low) and isfinite(self.high) and self.high > self.low:
            return (self.high - self.low) / 2
        bound = self.low if isfinite(self.low) else self.high
        return max(abs(bound) / 10, 0.1)

    def miss(self, value: float) -> float:
        """How far a value is out of the range, in units of `scale`; 0 inside."""
        return max(self.low - value, value - self.high, 0.0) / self.scale

    def edge(self, value: float) -> float:
        """How near a value is to the edge of the range: 1 there and beyond, 0 one unit inside."""
        inside = self.high - value
        if self.name != SEATS:  # which cannot be too even
            inside = min(inside, value - self.low)
        return min(max(1 - inside / self.scale, 0.0), 1.0)


@dataclass(frozen=True)
class Finding:
    """One number of a goal: a figure, or one seat.

    Attributes:
        title, unit: For people.
        estimate: With its interval.
        verdict: Against the goal's range.
        name: Of the figure, as users write it.
        who: What answers call the seat that it is of; "" for none.
        level: Confidence of the interval.
    """

    title: str
    unit: str
    estimate: Estimate
    verdict: Verdict
    name: str
    who: str
    level: float


@dataclass(frozen=True)
class Judged:
    """How a variant stands with one goal.

    Attributes:
        goal: The goal.
        findings: One, or one for each seat.
        kind: BALANCED (reached), IMBALANCED (missed) or UNKNOWN.
        value: The figure, or the greatest distance of a seat.
        miss: See `Goal.miss`.
        more: Games still needed, about.
        confidence: Of the intervals.
    """

    goal: Goal
    findings: tuple[Finding, ...]
    kind: str
    value: float
    miss: float
    more: int
    confidence: float

    @property
    def edge(self) -> float:
        """See `Goal.edge`."""
        return self.goal.edge(self.value)

    @property
    def edge_error(self) -> float:
        """Standard error of that, by the least known of its findings; 0 where it is exact."""
        errors = (found.estimate.error / self.goal.scale for found in self.findings)
        return max((each for each in errors if isfinite(each)), default=0.0)


def goals_from(texts: Sequence[str], scenario: Scenario) -> tuple[Goal, ...]:
    """Goals from their texts, checked against a scenario.

    Raises:
        OikistError: With the faults of all of them.
    """
    goals: list[Goal] = []
    faults: list[Fault] = []
    for text in texts:
        try:
            goals.append(_goal(text.strip(), scenario))
        except OikistError as error:
            faults += error.faults
    if faults:
        raise OikistError(faults)
    return tuple(goals)


def _forms() -> str:
    """How goals are written."""
    return say(
        "write it like {one}, {other} or {third}",
        one='"seats within 2"',
        other='"length 150..220"',
        third='"runaway <= 30"',
    )


def _goal(text: str, scenario: Scenario) -> Goal:
    place = f'--goal "{text}"'
    if match := _WITHIN.match(text):
        band = float(match["band"])
        if band <= 0:
            raise OikistError(Fault("", place, say("the band must be above 0"), _forms()))
        return Goal(text, SEATS, 0.0, band)
    if match := _RANGE.match(text):
        low, high = float(match["low"]), float(match["high"])
        if low > high:
            what = say("{low} is above {high}", low=f"{low:g}", high=f"{high:g}")
            raise OikistError(Fault("", place, what, say("swap them")))
    elif match := _BOUND.match(text):
        bound = float(match["bound"])
        low, high = (-inf, bound) if match["sign"] == "<=" else (bound, inf)
    else:
        raise OikistError(Fault("", place, say("this is not a valid goal"), _forms()))
    name = match["name"]
    if name != DISTANCE and len(figures_from(name, scenario)) > 1:
        what = say("'{name}' is one figure a seat", name=name)
        raise OikistError(Fault("", place, what, say("add :SEAT to it")))
    return Goal(text, name, low, high)


def judged(
    goal: Goal, scenario: Scenario, results: Results, confidence: float, distance: float = 0.0
) -> Judged:
    """How the finished games of a scenario stand with a goal.

    Args:
        confidence: Of each interval. Seats share the error, so that one of them is called
            imbalanced by chance no more often than a single figure.
        distance: From today's rules, for the goal of that name.
    """
    if goal.name == DISTANCE:
        kind = BALANCED if goal.low <= distance <= goal.high else IMBALANCED
        return Judged(goal, (), kind, distance, goal.miss(distance), 0, confidence)
    if goal.name == SEATS:
        return _judged_seats(goal, scenario, results, confidence)
    figure = figures_from(goal.name, scenario)[0]
    estimate = figure_interval(figure, finished(figure, results), confidence)
    found = _against(estimate, goal.low, goal.high, confidence)
    title, name = figure.title, figure.name
    finding = Finding(title, figure.unit, estimate, found, name, figure.who, confidence)
    return Judged(
        goal,
        (finding,),
        found.kind,
        estimate.mean,
        goal.miss(estimate.mean),
        found.more,
        confidence,
    )


def _judged_seats(goal: Goal, scenario: Scenario, results: Results, confidence: float) -> Judged:
    names = scenario.game.seat_names(scenario.record)
    fair = 100 / len(names)
    findings, worst, shares = [], 0.0, decided_games(results.shares)
    for seat, (name, said) in enumerate(zip(names, seats_said(scenario), strict=True)):
        wins = PERCENT * shares[:, seat]
        at = partial(share_interval, wins, whole=PERCENT)
        share, found, level = judged_seat(at, len(names), goal.high, confidence)
        title = f"win share of {said}"
        findings.append(Finding(title, "%", share, found, f"win:{name}", said, level))
        worst = max(worst, abs(share.mean - fair))
    verdicts = [finding.verdict for finding in findings]
    kind, more = combined(verdicts), needed(verdicts)
    return Judged(goal, tuple(findings), kind, worst, goal.miss(worst), more, confidence)


def together(found: Sequence[Judged]) -> str:
    """One word for several goals: IMBALANCED if one is missed, BALANCED if all are reached."""
    return _one_word({each.kind for each in found})


def _one_word(kinds: set[str]) -> str:
    if IMBALANCED in kinds:
        return IMBALANCED
    return UNKNOWN if UNKNOWN in kinds else BALANCED


def _against(estimate: Estimate, low: float, high: float, confidence: float) -> Verdict:
    """The verdict on a range that may be open to one side.

    A figure that was the same in every game has no interval: it is believed from ALIKE games
    on.
    """
    if estimate.alike and not estimate.interval.known and estimate.count < ALIKE:
        return Verdict(UNKNOWN, ALIKE - estimate.count, nan, nan)
    far = 1e6 * (1 + abs(estimate.mean)) if isfinite(estimate.mean) else 1e6
    bottom = low if isfinite(low) else high - far
    top = high if isfinite(high) else low + far
    return verdict(estimate, estimate.count, (bottom + top) / 2, (top - bottom) / 2, confidence)

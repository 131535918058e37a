"""What a stored run answers to the question of its plan, in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.language import say
from engine.reports.wording import (
    KINDS,
    counted,
    decimals,
    judged_words,
    more_needed,
    number,
    percent,
    share_sentence,
    short,
    span,
    with_unit,
)
from engine.runs.plan import WIN, RunPlan
from engine.runs.stopping import ALPHA
from engine.statistics.equivalence import BALANCED, IMBALANCED, Verdict

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate

CONFIDENCE: Final = 1 - ALPHA


@dataclass(frozen=True)
class SeatAnswer:
    """One seat: its figure, or how it differs from the first scenario; in % or points.

    Attributes:
        level: Confidence of its interval; where several hold together, of them all.
    """

    seat: str
    estimate: Estimate
    verdict: Verdict
    level: float = CONFIDENCE


@dataclass(frozen=True)
class Answer:
    """What one scenario has to say.

    Attributes:
        scenario: Its label.
        against: Label of the first scenario; "" where the question is whether seats are fair.
        seats: In seat order; none where seats differ or no game ended.
        overall: What they say together; "one is outside" at an error that they share.
        plan: Whose question it is.
        bots: As in the plan.
        unit: "games", "pairs" or "blocks".
    """

    scenario: str
    against: str
    seats: tuple[SeatAnswer, ...]
    overall: Verdict
    plan: RunPlan
    bots: str
    unit: str

    def sentences(self) -> list[tuple[str, str]]:
        """The answer, then each seat with interval and n: kinds of verdict and sentences."""
        kind = KINDS.get(self.overall.kind, "open")
        if not self.seats:
            return [("open", self._nothing())]
        head = self._difference() if self.against else self._fairness()
        each = self._change if self.against else self._share
        return [
            (kind, head),
            *((KINDS.get(seat.verdict.kind, "open"), each(seat)) for seat in self.seats),
        ]

    def _nothing(self) -> str:
        if self.against:
            return say(
                "{scenario} and {base} are not compared: their seats differ, or no game of both"
                " has ended.",
                scenario=self.scenario,
                base=self.against,
            )
        return say("Nothing is known of {scenario}: no game has ended.", scenario=self.scenario)

    def _fairness(self) -> str:
        count, kind = self.seats[0].estimate.count, self.overall.kind
        tail = say("{games}, bots {bots}.", games=counted(count, self.unit), bots=self.bots)
        values = {"scenario": self.scenario, "band": self._band()}
        wins = self.plan.measure == WIN
        if kind == BALANCED and wins:
            head = say("Fair: the seats of {scenario} win alike within {band}.", **values)
        elif kind == BALANCED:
            head = say("Fair: the seats of {scenario} score alike within {band}.", **values)
        elif kind == IMBALANCED:
            head = say("Not fair: a seat of {scenario} is beyond {band}.", **values)
        else:
            told = judged_words(self.overall, self.unit, count)
            values["told"] = f"{told[:1].lower()}{told[1:]}"
            head = (
                say("Whether the seats of {scenario} win alike: {told}", **values)
                if wins
                else say("Whether the seats of {scenario} score alike: {told}", **values)
            )
        return f"{head} {tail}"

    def _difference(self) -> str:
        most = max(self.seats, key=lambda one: (one.verdict.kind == IMBALANCED, _distance(one)))
        names = {"scenario": self.scenario, "base": self.against, "band": self._band()}
        told = self._change(most)
        if self.overall.kind == IMBALANCED:
            return (
                say("Different: {scenario} and {base}, by more than {band}.", **names) + f" {told}"
            )
        if self.overall.kind == BALANCED:
            return say("The same within {band}: {scenario} and {base}.", **names) + f" {told}"
        names["more"] = more_needed(self.overall.more, self.seats[0].estimate.count, self.unit)
        if any(one.estimate.low > 0 or one.estimate.high < 0 for one in self.seats):
            told = self._change(max(self.seats, key=_distance))
            head = say(
                "Different: {scenario} and {base}; whether by more than {band} is not yet known,"
                " {more}.",
                **names,
            )
        else:
            head = say(
                "Whether {scenario} and {base} differ by more than {band} is not yet known;"
                " {more}.",
                **names,
            )
        return f"{head} {told}"

    def _share(self, one: SeatAnswer) -> str:
        who = f"{one.seat[:1].upper()}{one.seat[1:]}"
        if self.plan.measure == WIN:
            return share_sentence(who, one.estimate, one.verdict, one.level, self.unit)
        digits = decimals(one.estimate.half)
        return say(
            "{seat} scores {points} points against the mean of all seats ({interval}). {verdict}",
            seat=who,
            points=number(one.estimate.mean, digits, signed=True),
            interval=self._interval(one, digits),
            verdict=judged_words(one.verdict, self.unit, one.estimate.count),
        )

    def _change(self, one: SeatAnswer) -> str:
        digits = decimals(one.estimate.half)
        values = {
            "seat": one.seat,
            "value": with_unit(number(one.estimate.mean, digits, signed=True), self._sign()),
            "interval": self._interval(one, digits),
        }
        if self.plan.measure == WIN:
            return say("Win share of {seat} {value} ({interval}).", **values)
        return say("Score of {seat} {value} ({interval}).", **values)

    def _interval(self, one: SeatAnswer, digits: int) -> str:
        return say(
            "{level} CI {ends}; {games}",
            level=percent(one.level),
            ends=span(one.estimate, digits, signed=True),
            games=counted(one.estimate.count, self.unit),
        )

    def _band(self) -> str:
        return with_unit(f"±{short(self.plan.band)}", self._sign())

    def _sign(self) -> str:
        return "%" if self.plan.measure == WIN else "points"


def _distance(one: SeatAnswer) -> float:
    return abs(one.estimate.mean)

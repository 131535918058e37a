"""Fields of a question: what a designer may set before asking, with sensible values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from engine.errors import Fault, OikistError
from engine.language import said, say
from engine.remedies import did_you_mean
from engine.reports.wording import figure_title
from engine.seats import seat_titles
from engine.tuning.figures import PLAIN

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario

WHOLE, NUMBER, CHOICE, FLAG, LINES, BOT = "whole", "number", "choice", "flag", "lines", "bot"
MOST_SEED: Final = 2_147_483_647
FIGURES: Final = tuple(name for name in PLAIN if name != "place")


@dataclass(frozen=True)
class Field:
    """One thing that may be set.

    Attributes:
        key: By which answers and files know it.
        kind: WHOLE or NUMBER in a range, CHOICE of `choices`, FLAG, LINES (several texts), or
            BOT (a name that a parser of bots takes).
        title: For people.
        usual: What it is when nobody has set it.
        low, high: Of numbers, inclusive.
        unit: Of numbers, such as "%"; may be "".
        choices: (Value, title) of each choice; for LINES what may be added.
        tip: What it means, in a sentence.
        least: What the least of its numbers means, where that is no number: "as usual".
        idle: Key of another field, and the value of that one with which this counts for nothing.
    """

    key: str
    kind: str
    title: str
    usual: Any
    low: float = 0
    high: float = 0
    unit: str = ""
    choices: tuple[tuple[str, str], ...] = ()
    tip: str = ""
    least: str = ""
    idle: tuple[str, Any] = ("", None)


def games_field(usual: int, tip: str = "", title: str = "") -> Field:
    """How many games are played; at most, if no title says otherwise."""
    title = title or say("Games at most")
    return Field("games", WHOLE, title, usual, 100, 10_000_000, tip=tip)


def band_field(usual: float = 2.0) -> Field:
    """What does not matter to the designer."""
    tip = say("A share of wins that is as far as this from an equal share is fair enough.")
    return Field("band", NUMBER, say("Fair within"), usual, 0.1, 50, "%", tip=tip)


def bots_field(usual: str = "greedy") -> Field:
    """Who plays."""
    names = (usual, "greedy", "uniform", "search:50", "search:200", "search:1000")
    choices = tuple((name, name) for name in dict.fromkeys(names))
    tip = say("What is found holds for these bots; a stronger one costs time.")
    return Field("bots", BOT, say("Bots"), usual, choices=choices, tip=tip)


def seed_field() -> Field:
    """Which luck is met."""
    tip = say("The same seed gives the same games")
    return Field("seed", WHOLE, say("Seed"), 1, 0, MOST_SEED, tip=tip)


def measures(scenario: Scenario, *, seats: bool = False) -> tuple[tuple[str, str], ...]:
    """What can be looked at: figures of every game, and measures of this one.

    Args:
        seats: Whether wins are told seat by seat, where one figure is looked at.
    """
    names = scenario.game.seat_names(scenario.record)
    titles = seat_titles(scenario.game, names)
    found: list[_Looked] = []
    for name in (*FIGURES, *scenario.game.measures):
        if name != "win" or not seats:
            found.append(_Looked(name))
        if name == "score" or (name == "win" and seats):
            pairs = zip(names, titles, strict=True)
            found += [_Looked(f"{name}:{seat}", said) for seat, said in pairs]
    return tuple((each.name, each.title) for each in found)


@dataclass(frozen=True)
class _Looked:
    """A figure that can be looked at, as users write it, and what its seat is called."""

    name: str
    who: str = ""

    @property
    def title(self) -> str:
        """As answers call it."""
        title = say("win share of each seat") if self.name == "win" else figure_title(self)
        return title[:1].upper() + title[1:]


def tunables(scenario: Scenario) -> tuple[tuple[str, str], ...]:
    """Ranges of the numbers that may be tuned, as they are written, each with its title."""
    from engine.tuning.sensitivity import default_ranges

    ranges = default_ranges(scenario)
    parameters = scenario.game.parameters
    return tuple(
        (f"{name}={span}", f"{said(scenario.game, parameters[name].word)}: {span}")
        for name, span in ranges.items()
    )


def completed(fields: Sequence[Field], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every field with its value, those that were not given as usual.

    Raises:
        OikistError: With a fault for each value that does not fit, and each unknown key.
    """
    known = {field.key: field for field in fields}
    faults = [
        Fault("", key, say("unknown field"), did_you_mean(key, known))
        for key in given
        if key not in known
    ]
    values = {}
    for key, field in known.items():
        value = given.get(key, field.usual)
        remedy = _refused(field, value)
        if remedy:
            what = say("{value} is not a valid value", value=repr(value))
            faults.append(Fault("", field.title, what, remedy))
        values[key] = value
    if faults:
        raise OikistError(faults)
    return values


def _refused(field: Field, value: Any) -> str:
    """How to mend a value that does not fit; "" for one that does."""
    if field.kind in (WHOLE, NUMBER):
        kinds = int if field.kind == WHOLE else (int, float)
        fine = isinstance(value, kinds) and not isinstance(value, bool) and isfinite(value)
        if fine and field.low <= value <= field.high:
            return ""
        return say("give a number from {low} to {high}", low=field.low, high=field.high)
    if field.kind == FLAG:
        return "" if isinstance(value, bool) else say("write true or false")
    if field.kind == LINES:
        fine = isinstance(value, list | tuple) and all(isinstance(each, str) for each in value)
        return "" if fine else say("give a list of texts")
    if field.kind == BOT:
        return "" if isinstance(value, str) else say("name a bot")  # its parser says more
    known = [name for name, _ in field.choices]
    return "" if value in known else did_you_mean(str(value), known)

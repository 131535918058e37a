"""The space of a search: which keys may take which values, and how far that is from today.

    rounds=8..12                 whole numbers
    rounds=8..12:2               every second one
    start_score.brown=8..14      one seat of a parameter by seat
    city_grace=a|b               readings, boards ("board=small|large") or any words
    cards.actions.all.draw=-1..+1    added to what the cards say

A point of the space is one value for each key.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.errors import Fault, OikistError
from engine.language import say
from engine.remedies import did_you_mean
from engine.scenarios.card_changes import CARD_PREFIX

if TYPE_CHECKING:
    from engine.game import Parameter
    from engine.scenarios.scenario import Scenario

_SPAN: Final = re.compile(
    r"^(?P<low>[+-]?\d+)\s*\.\.\s*(?P<high>[+-]?\d+)(?:\s*:\s*(?P<step>[1-9]\d*))?$"
)
_MOST_VALUES: Final = 1_000
_FREE_KEYS: Final = ("board",)


@dataclass(frozen=True)
class Dimension:
    """One key and the values it may take.

    Attributes:
        key: As in an override; of one seat "name.seat".
        values: In order; numbers, or words.
        today: Index of the value that holds now; -1 if it is none of them.
        ordered: Whether neighbours are alike (numbers).
        parameter, seat: Of one seat of a parameter; seat is -1 otherwise.
    """

    key: str
    values: tuple[int | str, ...]
    today: int
    ordered: bool
    parameter: str = ""
    seat: int = -1

    def distance(self, index: int) -> float:
        """How far a value is from today's: 0 for the same, at most 1."""
        if index == self.today:
            return 0.0
        if not self.ordered or self.today < 0 or len(self.values) < 2:
            return 1.0
        return abs(index - self.today) / (len(self.values) - 1)


Point = tuple[int, ...]  # an index into the values of each dimension


@dataclass(frozen=True)
class Space:
    """All that may change; a point is one index for each dimension."""

    scenario: Scenario
    dimensions: tuple[Dimension, ...]

    @property
    def size(self) -> int:
        """Number of points."""
        total = 1
        for dimension in self.dimensions:
            total *= len(dimension.values)
        return total

    @property
    def today(self) -> Point | None:
        """The point of today's rules; None if it is not in the space."""
        point = tuple(dimension.today for dimension in self.dimensions)
        return None if -1 in point else point

    def changes(self, point: Point) -> dict[str, Any]:
        """The overrides that make a point, on top of the scenario's own."""
        found: dict[str, Any] = {}
        for dimension, index in zip(self.dimensions, point, strict=True):
            value = dimension.values[index]
            if dimension.seat < 0:
                found[dimension.key] = value
                continue
            now = found.get(dimension.parameter, self.scenario.parameters[dimension.parameter])
            entries = list(now) if isinstance(now, (list, tuple)) else [now] * self.scenario.seats
            entries[dimension.seat] = value
            found[dimension.parameter] = tuple(entries)
        return found

    def distance(self, point: Point) -> float:
        """Mean distance of the dimensions from today's rules, 0 to 1."""
        each = [d.distance(i) for d, i in zip(self.dimensions, point, strict=True)]
        return sum(each) / len(each)

    def changed(self, point: Point) -> int:
        """Number of keys with another value than today's."""
        return sum(i != d.today for d, i in zip(self.dimensions, point, strict=True))

    def told(self, point: Point) -> str:
        """The point as it would be typed, such as "oracle_value=3 rounds=10"."""
        return " ".join(
            f"{dimension.key}={dimension.values[index]}"
            for dimension, index in zip(self.dimensions, point, strict=True)
        )


def split_settings(texts: Sequence[str]) -> tuple[dict[str, str], dict[str, str]]:
    """Settings that fix a value, and those that give a range; key -> text.

    Raises:
        OikistError: Texts of another form, or a key given twice.
    """
    fixed: dict[str, str] = {}
    ranges: dict[str, str] = {}
    faults = []
    for text in texts:
        key, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not key or not value:
            faults.append(Fault("", f"--set {text}", say("this is not KEY=VALUES"), _form()))
        elif key in fixed or key in ranges:
            what = say("'{key}' is set twice", key=key)
            faults.append(Fault("", f"--set {text}", what, say("leave one out")))
        else:
            (ranges if ".." in value or "|" in value else fixed)[key] = value
    if faults:
        raise OikistError(faults)
    return fixed, ranges


def space_from(ranges: Mapping[str, str], scenario: Scenario) -> Space:
    """The space that ranges span around a scenario.

    Raises:
        OikistError: With every fault of every range.
    """
    dimensions: list[Dimension] = []
    faults: list[Fault] = []
    for key, text in ranges.items():
        try:
            dimensions.append(_dimension(key, text, scenario))
        except OikistError as error:
            faults += error.faults
    if not ranges:
        faults.append(Fault("", "--set", say("nothing may change"), _form()))
    if faults:
        raise OikistError(faults)
    return Space(scenario, tuple(dimensions))


def _dimension(key: str, text: str, scenario: Scenario) -> Dimension:
    place = f"--set {key}={text}"
    name, _, seat_name = key.partition(".")
    free = key in _FREE_KEYS or key.startswith((CARD_PREFIX, "decks."))
    parameters = scenario.game.parameters
    seat = -1
    if not free:
        parameter = parameters.get(name)
        if parameter is None:
            what = say("unknown parameter '{name}'", name=name)
            raise _wrong(place, what, did_you_mean(name, parameters))
        if not parameter.tunable:
            known = [each.name for each in parameters.values() if each.tunable]
            what = say("'{name}' is not declared tunable by the game", name=name)
            raise _wrong(place, what, say("use one of: {names}", names=", ".join(known)))
        if seat_name:
            seat = _seat(place, parameter, seat_name, scenario)
    values, ordered = _values(place, text, parameters.get(name) if not free else None)
    today = _today(key, name, seat, values, scenario)
    return Dimension(key, values, today, ordered, name if seat >= 0 else "", seat)


def _seat(place: str, parameter: Parameter, seat_name: str, scenario: Scenario) -> int:
    seats = scenario.game.seat_names(scenario.record)
    if not parameter.per_seat:
        what = say("'{name}' has no number by seat", name=parameter.name)
        raise _wrong(place, what, say("leave the seat out"))
    if seat_name not in seats:
        what = say("there is no seat '{seat}'", seat=seat_name)
        raise _wrong(place, what, did_you_mean(seat_name, seats))
    return seats.index(seat_name)


def _values(
    place: str, text: str, parameter: Parameter | None
) -> tuple[tuple[int | str, ...], bool]:
    match = _SPAN.match(text)
    if match is None:
        words = tuple(word.strip() for word in text.split("|"))
        if len(words) < 2 or "" in words or ".." in text:
            raise _wrong(place, say("this is not a valid range"), _form())
        if parameter is not None and parameter.kind == "integer":
            what = say("'{name}' is a number", name=parameter.name)
            raise _wrong(place, what, say("write it like {example}", example="2..6"))
        return words, False
    low, high, step = int(match["low"]), int(match["high"]), int(match["step"] or 1)
    if low >= high:
        what = say("{low} is not below {high}", low=low, high=high)
        raise _wrong(place, what, say("swap them, or leave the key out"))
    if parameter is not None and (low < parameter.low or high > parameter.high):
        remedy = say("stay from {low} to {high}", low=parameter.low, high=parameter.high)
        raise _wrong(place, say("the range leaves what the game allows"), remedy)
    numbers = range(low, high + 1, step)
    if len(numbers) > _MOST_VALUES:
        what = say("{count} values are too many", count=f"{len(numbers):,}")
        remedy = say("give a step, as in {example}", example="0..90:10")
        raise _wrong(place, what, remedy)
    signed = match["low"][0] in "+-" and (parameter is None)
    if signed:  # added to what a card says
        return tuple(f"{value:+d}" for value in numbers), True
    return tuple(numbers), True


def _today(
    key: str, name: str, seat: int, values: tuple[int | str, ...], scenario: Scenario
) -> int:
    """Index of what holds now; -1 if it is not among the values."""
    now: Any
    if key.startswith(CARD_PREFIX):
        now = scenario.changes.get(key, "+0")
    elif key == "board":
        now = scenario.board.name if scenario.board else ""
    elif key.startswith("decks."):
        deck = scenario.decks.get(key.removeprefix("decks."))
        now = deck.name if deck else ""
    else:
        now = scenario.parameters[name]
        if isinstance(now, tuple):
            entries = {now[seat]} if seat >= 0 else set(now)
            now = entries.pop() if len(entries) == 1 else None
    return values.index(now) if now in values else -1


def _form() -> str:
    """How a range is written."""
    return say(
        "write it like {number} or {words}",
        number="--set rounds=8..12",
        words="--set board=small|large",
    )


def _wrong(place: str, what: str, remedy: str) -> OikistError:
    return OikistError(Fault("", place, what, remedy))

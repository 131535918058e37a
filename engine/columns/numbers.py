"""Columns of one number: whole, with decimals, or of equal cards."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, Final

from engine.columns.column import WHOLE, Column, Question, Row, Uncounted, Wrong, short
from engine.language import say
from engine.remedies import shown_value

SIGNED: Final = re.compile(r"^[+-]\d+$")
_WHOLE: Final = re.compile(r"^([+-]?\d+)([.,]0*)?$", re.ASCII)  # "3.0", "3,0": spreadsheets do that
_DECIMAL: Final = re.compile(r"^[+-]?(\d+([.,]\d*)?|[.,]\d+)$", re.ASCII)
_MOST_ANSWERS: Final = 100  # to one question


def is_whole(value: object) -> bool:
    """Whether a value of TOML is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def whole(entry: object) -> object:
    """A whole number if it is one, else the entry, so that the check names it."""
    return int(entry) if isinstance(entry, str) and entry.isdecimal() else entry


def typed_whole(text: str, low: int, high: int, wrong: Wrong) -> int | None:
    """The whole number in a cell, in its range or not; None for none, which is told."""
    number = _WHOLE.match(text.strip())
    if number is not None:
        return int(number[1][:12])
    remedy = say("give a whole number from {low} to {high}", low=low, high=high)
    _not_typed(text, say("'{text}' is not a whole number", text=short(text)), remedy, wrong)
    return None


def _not_typed(text: str, what: str, remedy: str, wrong: Wrong) -> None:
    wrong(what if text.strip() else say("is empty"), remedy)


@dataclass(frozen=True)
class Integer(Column):
    """A whole number from `low` to `high`."""

    low: int = 0
    high: int = 99

    kind: ClassVar[str] = "integer"

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        del code
        return say("a whole number from {low} to {high}", low=self.low, high=self.high)

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        remedy = say("give a whole number from {low} to {high}", low=self.low, high=self.high)
        if not is_whole(entry):
            wrong(say("{value} is not a whole number", value=shown_value(entry)), remedy)
        elif not self.low <= entry <= self.high:
            wrong(say("{value} is out of range", value=str(entry)), remedy)
        return entry

    def first(self) -> Any:
        """See `Column.first`."""
        return self.low if self.default is None else self.default

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return str(value)

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`."""
        del old, place
        return typed_whole(text, self.low, self.high, wrong)

    def changed(self, value: Any, to: Any, place: Sequence[str]) -> Any:
        """See `Column.changed`; a number with a sign is added to what the card says."""
        if place:
            return None
        if isinstance(to, str) and SIGNED.match(to.strip()):
            return int(value) + int(to)
        return whole(to.strip()) if isinstance(to, str) else to

    @property
    def quantities(self) -> tuple[str, ...]:
        """See `Column.quantities`."""
        return (self.word,)

    def measured(self, value: Any) -> tuple[float, ...]:
        """See `Column.measured`."""
        return (value,)

    def questions(self, cards: Sequence[Row]) -> Iterator[Question]:
        """At least how much; the largest number in the deck is the most interesting."""
        held = sorted({int(card[self.key]) for card in cards})[-_MOST_ANSWERS:]
        answers = [
            (say("{amount} or more", amount=one), partial(self._reaches, one)) for one in held
        ]
        if answers:
            yield Question(self.word, tuple(answers), len(answers) - 1)

    def _reaches(self, number: int, card: Row) -> bool:
        return bool(card[self.key] >= number)


@dataclass(frozen=True)
class Copies(Uncounted, Integer):
    """How often a card is in the deck."""

    low: int = 1
    high: int = 20
    default: Any = field(default=1, kw_only=True)

    kind: ClassVar[str] = "copies"

    def copies(self, value: Any) -> int:
        """See `Column.copies`."""
        return int(value)


@dataclass(frozen=True)
class Number(Column):
    """A number from `low` to `high` with at most `decimals` decimals."""

    low: float = 0.0
    high: float = 1.0
    decimals: int = 2

    kind: ClassVar[str] = "number"

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        del code
        return say(
            "a number from {low} to {high}, {decimals:decimal|decimals} at most",
            low=self.cell(self.low),
            high=self.cell(self.high),
            decimals=self.decimals,
        )

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        if (not isinstance(entry, (int, float)) or isinstance(entry, bool)
                or not math.isfinite(entry)):  # fmt: skip
            wrong(say("{value} is not a number", value=shown_value(entry)), self._remedy())
            return entry
        if not self.low <= entry <= self.high:
            wrong(say("{value} is out of range", value=shown_value(entry)), self._remedy())
        elif round(entry, self.decimals) != entry:
            wrong(say("{value} has too many decimals", value=shown_value(entry)), self._remedy())
        return float(entry)

    def first(self) -> Any:
        """See `Column.first`."""
        return float(self.low if self.default is None else self.default)

    def usual(self) -> Any:
        """See `Column.usual`."""
        return None if self.default is None else float(self.default)

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        text = f"{value:.{self.decimals}f}"
        return text.rstrip("0").rstrip(".") if "." in text else text

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`."""
        del old, place
        if _DECIMAL.match(text.strip()):
            return float(text.strip().replace(",", "."))
        what = say("'{text}' is not a number", text=short(text))
        _not_typed(text, what, self._remedy(), wrong)
        return None

    def changed(self, value: Any, to: Any, place: Sequence[str]) -> Any:
        """See `Column.changed`; a number with a sign is added to what the card says."""
        if place or not isinstance(to, str) or not _DECIMAL.match(to.strip()):
            return None if place else to
        number = float(to.strip().replace(",", "."))
        return round(value + number, self.decimals) if to.strip()[0] in "+-" else number

    @property
    def quantities(self) -> tuple[str, ...]:
        """See `Column.quantities`."""
        return (self.word,)

    def measured(self, value: Any) -> tuple[float, ...]:
        """See `Column.measured`."""
        return (value,)

    def _remedy(self) -> str:
        return say("give {form}", form=self.form())

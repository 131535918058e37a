"""A column of several whole numbers that never fall, such as a base and an enhanced amount."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Any, ClassVar

from engine.columns.column import WHOLE, Column, Question, Row, Wrong
from engine.columns.numbers import SIGNED, is_whole, typed_whole, whole
from engine.language import say
from engine.remedies import shown_value


@dataclass(frozen=True)
class Amounts(Column):
    """`size` whole numbers from `low` to `high`, none below the one before it."""

    size: int = 1
    low: int = 0
    high: int = 0

    kind: ClassVar[str] = "amounts"

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        del code
        return say(
            "{size} whole numbers from {low} to {high}, never falling",
            size=self.size,
            low=self.low,
            high=self.high,
        )

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        remedy = say(
            "list {count:whole number|whole numbers} from {low} to {high}",
            count=self.size,
            low=self.low,
            high=self.high,
        )
        if not isinstance(entry, list) or not all(map(is_whole, entry)):
            wrong(say("{value} is not a list of whole numbers", value=shown_value(entry)), remedy)
            return entry
        if len(entry) != self.size:
            wrong(say("{count:number|numbers} in it", count=len(entry)), remedy)
        for amount in entry:
            if not self.low <= amount <= self.high:
                wrong(say("{value} is out of range", value=str(amount)), remedy)
        for before, after in pairwise(entry):
            if after < before:
                what = say("{after} follows {before}", after=after, before=before)
                wrong(what, say("amounts must never fall"))
        return tuple(entry)

    def first(self) -> Any:
        """See `Column.first`."""
        return self.default or (self.low,) * self.size

    @property
    def places(self) -> int:
        """See `Column.places`."""
        return self.size

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        return " ".join(map(str, value)) if place == WHOLE else str(value[place])

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`."""
        amounts = list(old) if old is not None else [0] * self.size
        number = typed_whole(text, self.low, self.high, wrong)
        if number is not None:
            amounts[place] = number
        return amounts

    def spread(self, text: str) -> list[str]:
        """See `Column.spread`; what is too much stays with the last one, to be named."""
        listed = re.split(r"[\s,;/]+", text.strip()) if self.size > 1 else [text]
        listed += [""] * (self.size - len(listed))
        return [*listed[: self.size - 1], " ".join(listed[self.size - 1 :])]

    def carried(self, value: Any, place: int, text: str) -> tuple[int, ...]:
        """The amounts that would make the column fall."""
        number = text.strip()
        if not number.isdecimal() or not self.low <= int(number) <= self.high:
            return ()
        return tuple(
            other
            for other, amount in enumerate(value)
            if (other > place and amount < int(number)) or (other < place and amount > int(number))
        )

    def changed(self, value: Any, to: Any, place: Sequence[str]) -> Any:
        """See `Column.changed`; a number with a sign is added to what the card says."""
        old, given = list(value), _entries(to)
        spots = range(len(old))
        if place:
            if not place[0].isdecimal() or not 1 <= int(place[0]) <= len(old):
                return None
            spots = range(int(place[0]) - 1, int(place[0]))
        if len(given) == 1 and isinstance(given[0], str) and SIGNED.match(given[0]):
            for spot in spots:
                old[spot] += int(given[0])
            return old
        if len(given) != len(spots):
            return [whole(entry) for entry in given]
        for spot, entry in zip(spots, given, strict=True):
            old[spot] = whole(entry)
        return old

    def line(self, value: Any) -> tuple[str, str, str] | None:
        """The first amount, and the others in brackets."""
        first, *more = map(str, value)
        return self.word, first, f"({'/'.join(more)})" if more else ""

    @property
    def quantities(self) -> tuple[str, ...]:
        """See `Column.quantities`."""
        if self.size == 2:
            kinds = (say("base"), say("enhanced"))
            return tuple(f"{self.word}, {kind}" for kind in kinds)
        return tuple(self._title(place) for place in range(self.size))

    def measured(self, value: Any) -> tuple[float, ...]:
        """See `Column.measured`."""
        return tuple(value)

    def questions(self, cards: Sequence[Row]) -> Iterator[Question]:
        """At least how much; the largest amount in the deck is the most interesting."""
        for place in range(self.size):
            most = max((int(card[self.key][place]) for card in cards), default=self.low)
            answers = [
                (say("{amount} or more", amount=amount), partial(self._reaches, place, amount))
                for amount in range(self.low, self.high + 1)
            ]
            yield Question(self._title(place), tuple(answers), most - self.low)

    def _title(self, place: int) -> str:
        return f"{self.word} {place + 1}" if self.size > 1 else self.word

    def _reaches(self, place: int, amount: int, card: Row) -> bool:
        return bool(card[self.key][place] >= amount)


def _entries(value: object) -> list[Any]:
    if isinstance(value, str):
        return [part.strip() for part in value.split(",")]
    return list(value) if isinstance(value, (list, tuple)) else [value]

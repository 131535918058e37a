"""A column that counts names, such as what a building costs: `{ hill = 2, wood = 1 }`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, Final, Self

from engine.columns.column import WHOLE, Column, Question, Row, Uncounted, Wrong, short
from engine.columns.listed import known_name
from engine.columns.numbers import is_whole
from engine.language import say
from engine.remedies import did_you_mean, shown_value

_PARTED: Final = re.compile(r"[,;+\n]")
_BEHIND: Final = re.compile(
    r"^(?P<name>.*?[^\s\d:=*×])\s*(?:[:=*×]\s*|\s+[x×]?\s*)(?P<number>\d+)$"
)
_BEFORE: Final = re.compile(r"^(?P<number>\d+)\s*[x×*]?\s*(?P<name>\D.*)$")


@dataclass(frozen=True)
class Counts(Column):
    """How many of each name, from none to `high`; names that are not there count 0.

    Attributes:
        names: In files.
        most: Of all together; 0 for no limit.
        titles: The names for people; () for the names.
    """

    names: tuple[str, ...] = ()
    high: int = 9
    most: int = 0
    titles: tuple[str, ...] = field(default=(), kw_only=True)
    default: Any = field(default=(), kw_only=True)

    kind: ClassVar[str] = "counts"
    wrapped: ClassVar[bool] = True

    def title_of(self, name: str) -> str:
        """What people call a name."""
        known = dict(zip(self.names, self.titles, strict=False))
        return known.get(name) or name.replace("_", " ")

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        names = ", ".join(map(code, self.names))
        return say("how many of each of {names}, {high} at most", names=names, high=self.high)

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`; names come in the order of the list, without those that count 0."""
        remedy = say("write it like {example}", example=f"{{ {self.names[0]} = 2 }}")
        if not isinstance(entry, Mapping):
            wrong(say("{value} is not a table of numbers", value=shown_value(entry)), remedy)
            return entry
        fine = [self._check(name, count, wrong) for name, count in entry.items()]
        total = sum(entry.values()) if all(fine) else 0
        if self.most and total > self.most:
            wrong(say("{total} together", total=total), say("{most} at most", most=self.most))
        return {name: entry[name] for name in self.names if entry.get(name)}

    def _check(self, name: str, count: Any, wrong: Wrong) -> bool:
        """Whether a name is counted rightly; if not, why is told."""
        span = say("give a whole number from {low} to {high}", low=0, high=self.high)
        if name not in self.names:
            wrong(say("unknown name '{name}'", name=short(name)), did_you_mean(name, self.names))
        elif not is_whole(count):
            value = shown_value(count)
            wrong(say("{name}: {value} is not a whole number", name=name, value=value), span)
        elif not 0 <= count <= self.high:
            wrong(say("{name}: {value} is out of range", name=name, value=count), span)
        else:
            return True
        return False

    def usual(self) -> Any:
        """See `Column.usual`."""
        return None if self.default is None else dict(self.default)

    def first(self) -> Any:
        """See `Column.first`."""
        return dict(self.default or ())

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return ", ".join(f"{name} {count}" for name, count in value.items())

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`; "2 hill", "hill=2", "hill x 2" and "hill, hill" say the same."""
        del old, place
        found: dict[str, int] = {}
        for part in _PARTED.split(text):
            said = part.strip()
            match = _BEHIND.match(said) or _BEFORE.match(said)
            if match is not None:
                name, count = (
                    known_name(match["name"].strip(), self.names),
                    int(match["number"][:6]),
                )
            else:
                name, count = known_name(said, self.names), 1
            if name:
                found[name] = found.get(name, 0) + count
        for name in found:
            if name not in self.names:
                what = say("unknown name '{name}'", name=short(name))
                wrong(what, did_you_mean(name, self.names))
        return found

    def sort_key(self, value: Any, place: int = WHOLE) -> Any:
        """By the sum, then name by name."""
        del place
        return (sum(value.values()), *(-value.get(name, 0) for name in self.names))

    def offers(self, text: str, cards: Sequence[Row]) -> list[str]:
        """The names, for the part that is being typed."""
        del cards
        *done, _ = text.split(",")
        before = "".join(f"{part.strip()}, " for part in done)
        return [f"{before}{name} 1" for name in self.names if f"{name} " not in before]

    def shown(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.shown`."""
        del place
        return ", ".join(f"{self.title_of(name)} {count}" for name, count in value.items())

    def difference(self, title: str, old: Any, new: Any, place: int = WHOLE) -> str:
        """Name by name: "cost: hill 2 instead of 1"."""
        del place
        said = [
            say(
                "{name} {new} instead of {old}",
                name=self.title_of(name),
                new=new.get(name, 0),
                old=old.get(name, 0),
            )
            for name in self.names
            if new.get(name, 0) != old.get(name, 0)
        ]
        return say("{label}: {text}", label=title, text=", ".join(said))

    @property
    def quantities(self) -> tuple[str, ...]:
        """See `Column.quantities`."""
        return tuple(f"{self.word}, {self.title_of(name)}" for name in self.names)

    def measured(self, value: Any) -> tuple[float, ...]:
        """See `Column.measured`."""
        return tuple(value.get(name, 0) for name in self.names)

    def questions(self, cards: Sequence[Row]) -> Iterator[Question]:
        """At least how many of each name."""
        for name in self.names:
            most = max((int(card[self.key].get(name, 0)) for card in cards), default=0)
            answers = [
                (say("{amount} or more", amount=count), partial(self._reaches, name, count))
                for count in range(1, max(most, 1) + 1)
            ]
            yield Question(f"{self.word}, {self.title_of(name)}", tuple(answers))

    def _reaches(self, name: str, count: int, card: Row) -> bool:
        return bool(card[self.key].get(name, 0) >= count)

    def words(self) -> Iterable[str]:
        """See `Column.words`."""
        return (*super().words(), *(name.replace("_", " ") for name in self.names))

    def in_words(self, say: Callable[[str], str], titles: Mapping[str, str]) -> Self:
        """See `Column.in_words`."""
        found = super().in_words(say, titles)
        return replace(found, titles=tuple(say(name.replace("_", " ")) for name in self.names))


@dataclass(frozen=True)
class CopiesOf(Uncounted, Counts):
    """How many copies of a card there are of each kind, such as one in each of three piles."""

    def copies(self, value: Any) -> int:
        """See `Column.copies`."""
        return int(sum(value.values()))

    def layers(self, value: Any) -> Mapping[int, int]:
        """See `Column.layers`: in the order of the names."""
        return {layer: value.get(name, 0) for layer, name in enumerate(self.names)}

    def of_copies(self, value: Any) -> tuple[str, ...]:
        """For each copy, of which kind it is, as people say it."""
        return tuple(self.title_of(name) for name in self.names for _ in range(value.get(name, 0)))

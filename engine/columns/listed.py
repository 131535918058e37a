"""Columns of names out of a list: one of them, all of them in an order, one of some words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, ClassVar, Final, Self

from engine.columns.column import WHOLE, Column, OnFace, Question, Row, Wrong, upper_first
from engine.language import say
from engine.remedies import and_listed, did_you_mean, shown_value

_JOINERS: Final = (" ", ", ", "; ", " | ", " > ")
_SPLIT_AT: Final = (",", ";", "|", ">")


def known_name(text: str, names: Sequence[str]) -> str:
    """The name that a text means, whatever its case; the text itself if it is none."""
    if text in names:
        return text
    alike = [name for name in names if name.casefold() == text.casefold()]
    return alike[0] if len(alike) == 1 else text


@dataclass(frozen=True)
class Listed(Column):
    """Names out of a list.

    Attributes:
        names: In files.
        titles: The same for people; () for the names.
    """

    names: tuple[str, ...] = ()
    titles: tuple[str, ...] = field(default=(), kw_only=True)

    def title_of(self, name: str) -> str:
        """What people call a name."""
        if name in self.names and self.titles:
            return self.titles[self.names.index(name)]
        return upper_first(name.replace("_", " "))

    def words(self) -> Iterable[str]:
        """See `Column.words`."""
        return (*super().words(), *(name.replace("_", " ") for name in self.names))

    def in_words(self, say: Callable[[str], str], titles: Mapping[str, str]) -> Self:
        """See `Column.in_words`."""
        found = super().in_words(say, titles)
        said = [titles.get(name) or upper_first(say(name.replace("_", " "))) for name in self.names]
        return replace(found, titles=tuple(said))


@dataclass(frozen=True)
class Choice(Listed):
    """One of some words, shown as a word."""

    kind: ClassVar[str] = "choice"
    wrapped: ClassVar[bool] = True

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        return say("one of {names}", names=", ".join(map(code, self.names)))

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        if not isinstance(entry, str):
            remedy = say("use one of: {names}", names=", ".join(self.names))
            wrong(say("{value} is not a name", value=shown_value(entry)), remedy)
        elif entry not in self.names:
            wrong(say("unknown name '{name}'", name=entry), did_you_mean(entry, self.names))
        return entry

    def layers(self, value: Any) -> Mapping[int, int]:
        """See `Column.layers`: in the order of the names."""
        return {self.names.index(value): 1}

    def first(self) -> Any:
        """See `Column.first`."""
        return self.default or self.names[0]

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return str(value)

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`."""
        del old, place, wrong
        return known_name(text.strip(), self.names)

    def sort_key(self, value: Any, place: int = WHOLE) -> Any:
        """In the order of the list."""
        del place
        return self.names.index(value)

    def shown(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.shown`."""
        del place
        return self.title_of(value)

    def offers(self, text: str, cards: Sequence[Row]) -> list[str]:
        """See `Column.offers`."""
        del text, cards
        return list(self.names)

    @property
    def groups(self) -> Mapping[str, str]:
        """See `Column.groups`."""
        return {name: self.title_of(name) for name in self.names}

    def questions(self, cards: Sequence[Row]) -> Iterator[Question]:
        """See `Column.questions`."""
        del cards
        yield Question(
            self.word,
            tuple((title, partial(self._is, name)) for name, title in self.groups.items()),
        )

    def _is(self, name: str, card: Row) -> bool:
        return bool(card[self.key] == name)


@dataclass(frozen=True)
class Name(Choice):
    """One name out of a list, such as a seat, which shows as a mark."""

    kind: ClassVar[str] = "name"
    wrapped: ClassVar[bool] = False
    on_face: ClassVar[OnFace] = "frame"

    def marks(self, value: Any) -> tuple[str, ...]:
        """See `Column.marks`."""
        return (value,)

    @property
    def marked(self) -> tuple[str, ...]:
        """See `Column.marked`."""
        return self.names


@dataclass(frozen=True)
class Order(Listed):
    """All names of a list, each once."""

    kind: ClassVar[str] = "order"
    on_face: ClassVar[OnFace] = "strip"

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        return say("all of {names}, each once", names=", ".join(map(code, self.names)))

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`."""
        remedy = say("list each of {names} once", names=", ".join(self.names))
        if not isinstance(entry, list) or not all(isinstance(name, str) for name in entry):
            wrong(say("{value} is not a list of names", value=shown_value(entry)), remedy)
            return entry
        for name in dict.fromkeys(entry):
            count = entry.count(name)
            if name not in self.names:
                wrong(say("unknown name '{name}'", name=name), did_you_mean(name, self.names))
            elif count > 1:
                what = say("'{name}' appears {count:time|times}", name=name, count=count)
                wrong(what, remedy)
        missing = [name for name in self.names if name not in entry]
        if missing:
            wrong(say("{names} missing", names=and_listed(missing)), remedy)
        return tuple(entry)

    def first(self) -> Any:
        """See `Column.first`."""
        return self.default or self.names

    @property
    def parts(self) -> int:
        """See `Column.parts`."""
        return len(self.names)

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        if place != WHOLE:
            return str(value[place])
        for joiner in _JOINERS:
            mark = joiner.strip() or joiner
            if not any(mark in name for name in self.names):
                return joiner.join(value)
        return _JOINERS[-1].join(value)

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`."""
        del old, place, wrong
        joined = [name for name in self.names if any(mark in name for mark in _SPLIT_AT)]
        marks = [
            mark for mark in _SPLIT_AT if mark in text and not any(mark in one for one in joined)
        ]
        spaced = any(" " in name for name in self.names)
        parts = text.split(marks[0]) if marks else [text] if spaced else text.split()
        return [known_name(part.strip(), self.names) for part in parts if part.strip()]

    def gathered(self, texts: Sequence[str]) -> list[str]:
        """See `Column.gathered`."""
        return [self.cell([text.strip() for text in texts if text.strip()])]

    def changed(self, value: Any, to: Any, place: Sequence[str]) -> Any:
        """See `Column.changed`."""
        del value
        if place:
            return None
        if isinstance(to, str):
            return [part.strip() for part in to.split(",")]
        return list(to) if isinstance(to, (list, tuple)) else [to]

    def sort_key(self, value: Any, place: int = WHOLE) -> Any:
        """In the order of the list."""
        del place
        return tuple(self.names.index(name) for name in value)

    def shown(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.shown`."""
        del place
        return " ".join(self.title_of(name) for name in value)

    def marks(self, value: Any) -> tuple[str, ...]:
        """See `Column.marks`."""
        return tuple(value)

    @property
    def marked(self) -> tuple[str, ...]:
        """See `Column.marked`."""
        return self.names

    def questions(self, cards: Sequence[Row]) -> Iterator[Question]:
        """Who stands on each place."""
        del cards
        for place in range(len(self.names)):
            title = say("{title}, place {place}", title=self.word, place=place + 1)
            answers = [
                (self.title_of(name), partial(self._has, place, name)) for name in self.names
            ]
            yield Question(title, tuple(answers))

    def _has(self, place: int, name: str, card: Row) -> bool:
        return bool(card[self.key][place] == name)

"""A column of effects: words of the game's own vocabulary with whole numbers.

A cell says `halve_hands above=7`, several effects have semicolons between; a file has a
list of such texts. The game declares each word with its numbers and a sentence for people.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from engine.columns.column import WHOLE, Column, Row, Wrong, short
from engine.columns.listed import known_name
from engine.language import filled, language, say
from engine.remedies import did_you_mean, nearest_word, shown_value

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_PART: Final = ";"
_GIVEN: Final = re.compile(r"(?P<name>[^\s=:]+)\s*[=:]\s*(?P<number>\S+)|(?P<alone>\S+)")
_NUMBER: Final = re.compile(r"^[+-]?\d{1,9}$", re.ASCII)


@dataclass(frozen=True)
class Argument:
    """A whole number of an effect.

    Attributes:
        key: In files, such as "above".
        low, high: Inclusive range.
    """

    key: str
    low: int
    high: int


@dataclass(frozen=True)
class Effect:
    """One word of a vocabulary.

    Attributes:
        key: In files, such as "halve_hands".
        sentence: For people, with its arguments in braces as in `engine.language`, such as
            "Hands of more than {above:card|cards} are halved."
        arguments: In the order in which a kernel finds them.
    """

    key: str
    sentence: str
    arguments: tuple[Argument, ...] = ()


@dataclass(frozen=True)
class Effects(Column):
    """At most `most` effects of a vocabulary; none where a file says nothing."""

    vocabulary: tuple[Effect, ...] = ()
    most: int = 4
    default: Any = field(default=(), kw_only=True)

    kind: ClassVar[str] = "effects"

    # The game's side.

    def pack(self, value: Any) -> NDArray[np.int32]:
        """The effects of a card for kernels.

        Returns:
            int32, shape (most, 1 + most arguments of a word): number of the word in the
            vocabulary, from 1, then its arguments; 0 in rows and places that are not used.
        """
        import numpy as np

        wide = max((len(effect.arguments) for effect in self.vocabulary), default=0)
        packed = np.zeros((self.most, 1 + wide), np.int32)
        for row, text in zip(packed, value, strict=False):
            effect, numbers = self._parsed(text, lambda _what, _remedy: None)
            if effect is not None:
                row[0] = 1 + self.vocabulary.index(effect)
                row[1 : 1 + len(numbers)] = numbers
        return packed

    # Files and cells.

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        forms = ", ".join(code(self._form_of(effect)) for effect in self.vocabulary)
        return say("{count:effect|effects} at most out of {forms}", count=self.most, forms=forms)

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`; effects come out as `cell` writes them."""
        if not isinstance(entry, (list, tuple)) or not all(isinstance(one, str) for one in entry):
            example = f'["{self._form_of(self.vocabulary[0])}"]'
            remedy = say("write it like {example}", example=example)
            wrong(say("{value} is not a list of effects", value=shown_value(entry)), remedy)
            return ()
        if len(entry) > self.most:
            what = say("{count:effect|effects} in it", count=len(entry))
            wrong(what, say("{most} at most", most=self.most))
        return tuple(self._written(text, wrong) for text in entry)

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return f"{_PART} ".join(value)

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`; numbers may stand without their names, in their order."""
        del old, place
        return [self._written(part, wrong) for part in text.split(_PART) if part.strip()]

    def offers(self, text: str, cards: Sequence[Row]) -> list[str]:
        """The words of the vocabulary, for the part that is being typed or behind a whole one."""
        del cards
        *done, last = (part.strip() for part in text.split(_PART))
        words = [self._form_of(effect) for effect in self.vocabulary]
        found = [f"{_PART} ".join([*done, word]) for word in words]
        if len(done) + 1 < self.most and self._parsed(last, lambda _what, _remedy: None)[0]:
            found += [f"{_PART} ".join([*done, last, word]) for word in words]
        return found

    def sort_key(self, value: Any, place: int = WHOLE) -> Any:
        """By word, in the order of the vocabulary, then by numbers."""
        del place
        return self.pack(value).ravel().tolist()

    # People.

    def paragraphs(self, value: Any) -> tuple[str, ...]:
        """The sentences of a card's effects."""
        return tuple(self._sentence(text) for text in value)

    def line(self, value: Any) -> tuple[str, str, str] | None:
        """None: effects stand as sentences."""
        del value
        return None

    def difference(self, title: str, old: Any, new: Any, place: int = WHOLE) -> str:
        """What came and what went."""
        del place
        said = [say("{effect} added", effect=one) for one in new if one not in old]
        said += [say("{effect} removed", effect=one) for one in old if one not in new]
        return say("{label}: {text}", label=title, text=", ".join(said or [say("another order")]))

    def words(self) -> Iterable[str]:
        """See `Column.words`."""
        return (*super().words(), *(effect.sentence for effect in self.vocabulary))

    def in_words(self, say: Callable[[str], str], titles: Mapping[str, str]) -> Self:
        """See `Column.in_words`."""
        found = super().in_words(say, titles)
        said = tuple(replace(one, sentence=say(one.sentence)) for one in self.vocabulary)
        return replace(found, vocabulary=said)

    def _sentence(self, text: str) -> str:
        effect, numbers = self._parsed(text, lambda _what, _remedy: None)
        if effect is None:
            return text
        named = zip((one.key for one in effect.arguments), numbers, strict=True)
        return filled(effect.sentence, dict(named), language())

    def _form_of(self, effect: Effect) -> str:
        """A word with its least numbers, as an example."""
        return " ".join([effect.key, *(f"{one.key}={one.low}" for one in effect.arguments)])

    def _written(self, text: str, wrong: Wrong) -> str:
        """An effect as it stands in files; the text itself where something is wrong with it."""
        effect, numbers = self._parsed(text, wrong)
        if effect is None:
            return text.strip()
        keys = (one.key for one in effect.arguments)
        pairs = (f"{key}={number}" for key, number in zip(keys, numbers, strict=True))
        return " ".join([effect.key, *pairs])

    def _parsed(self, text: str, wrong: Wrong) -> tuple[Effect | None, tuple[int, ...]]:
        """Word and numbers of an effect; None for a faulty one, all of whose faults are told."""
        word, _, rest = text.strip().partition(" ")
        by_key = {effect.key: effect for effect in self.vocabulary}
        effect = by_key.get(known_name(word, list(by_key)))
        if effect is None:
            wrong(say("unknown effect '{word}'", word=short(word)), did_you_mean(word, by_key))
            return None, ()
        faults: list[tuple[str, str]] = []
        given = _given(effect, rest, lambda what, remedy: faults.append((what, remedy)))
        for one in effect.arguments:
            span = say("{name} is a whole number from {low} to {high}",
                       name=one.key, low=one.low, high=one.high)  # fmt: skip
            if one.key not in given:
                faults.append((say("{word} lacks {name}", word=word, name=one.key), span))
            elif not one.low <= given[one.key] <= one.high:
                value = f"{word} {one.key}={given[one.key]}"
                faults.append((say("{value} is out of range", value=value), span))
        for what, remedy in faults:
            wrong(what, remedy)
        if faults:
            return None, ()
        return effect, tuple(given[one.key] for one in effect.arguments)


def _given(effect: Effect, text: str, wrong: Wrong) -> dict[str, int]:
    """The numbers behind a word, by name; those without one go to the first that is free.

    For a number that is told to be wrong, or to have a wrong name, the least stands in.
    """
    least = {one.key: one.low for one in effect.arguments}
    names, meant = list(least), set()
    found: dict[str, int] = {}
    for match in _GIVEN.finditer(text):
        free = next((name for name in names if name not in found), "")
        name, number = match["name"] or free, match["number"] or match["alone"]
        name = known_name(name, names)
        if name not in names:
            what = say(
                "{word} has no '{name}'", word=effect.key, name=short(match["name"] or number)
            )
            wrong(what, did_you_mean(name, names))
            meant.add(nearest_word(name, names))
        elif name in found:
            wrong(say("'{name}' appears twice", name=name), say("remove one"))
        elif not _NUMBER.match(number):
            what = say("'{text}' is not a whole number", text=short(number))
            wrong(what, say("write it like {example}", example=f"{name}=2"))
            found[name] = least[name]
        else:
            found[name] = int(number)
    return {**{name: least[name] for name in meant if name}, **found}

"""A column that refers to other cards of the deck, such as the arrows between buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from engine.columns.column import WHOLE, Column, Row, Wrong
from engine.columns.listed import known_name
from engine.language import say
from engine.remedies import meant, nearest_word, shown_value

_PART: Final = ";"


@dataclass(frozen=True)
class Links(Column):
    """Names of other cards, at most `most`; none where a file says nothing.

    A file writes one name as a text and several as a list.

    Attributes:
        by: Key of the `Text` column in which cards have their names, each one its own.
    """

    by: str = ""
    most: int = 1
    default: Any = field(default=(), kw_only=True)

    kind: ClassVar[str] = "card"
    wrapped: ClassVar[bool] = True

    def form(self, code: Callable[[str], str] = str) -> str:
        """See `Column.form`."""
        return say(
            "{count:other card|other cards} at most, by {column}",
            count=self.most,
            column=code(self.by),
        )

    def read(self, entry: Any, wrong: Wrong) -> Any:
        """See `Column.read`; whether there are such cards is seen by `across`."""
        names = [entry] if isinstance(entry, str) and entry else entry or []
        if not isinstance(names, (list, tuple)) or not all(isinstance(one, str) for one in names):
            remedy = say("give {form}", form=self.form())
            wrong(say("{value} is not a list of names", value=shown_value(entry)), remedy)
            return ()
        if len(names) > self.most:
            what = say("{count:name|names} in it", count=len(names))
            wrong(what, say("{most} at most", most=self.most))
        for name, count in Counter(names).items():
            if count > 1:
                what = say("'{name}' appears {count:time|times}", name=name, count=count)
                wrong(what, say("write it once"))
        return tuple(names)

    def filed(self, value: Any) -> Any:
        """See `Column.filed`."""
        return value[0] if len(value) == 1 else list(value)

    def across(self, cards: Sequence[Row], wrong: Callable[[int, str, str], None]) -> None:
        """Names are of one card each, and those that are referred to are there."""
        names = [card.get(self.by) for card in cards]
        known = Counter(name for name in names if isinstance(name, str))
        whole = all(isinstance(name, str) and name for name in names)  # else one may be meant
        for number, card in enumerate(cards):
            for name in card.get(self.key, ()):
                if known[name] > 1:
                    what = say("{count:card is|cards are} called '{name}'",
                               count=known[name], name=name)  # fmt: skip
                    wrong(number, what, say("give each of them a name of its own"))
                elif not known[name] and whole:
                    near = nearest_word(name, known)
                    remedy = meant(near) if near else say("use the name of a card of the deck")
                    wrong(number, say("no card is called '{name}'", name=name), remedy)
                elif known[name] and name == card.get(self.by):
                    wrong(number, say("the card refers to itself"), say("name another card"))

    def renamed(self, by: str, value: Any, old: str, new: str) -> Any:
        """See `Column.renamed`."""
        return [new if name == old else name for name in value] if by == self.by else value

    def cell(self, value: Any, place: int = WHOLE) -> str:
        """See `Column.cell`."""
        del place
        return f"{_PART} ".join(value)

    def put(self, old: Any, place: int, text: str, wrong: Wrong) -> Any:
        """See `Column.put`."""
        del old, place, wrong
        parts = text.split(_PART) if self.most > 1 else [text]
        return [" ".join(part.split()) for part in parts if part.strip()]

    def sort_key(self, value: Any, place: int = WHOLE) -> Any:
        """By name."""
        del place
        return tuple(name.casefold() for name in value)

    def offers(self, text: str, cards: Sequence[Row]) -> list[str]:
        """The names of all cards, for the part that is being typed."""
        names = list(dict.fromkeys(str(card[self.by]) for card in cards))
        if self.most == 1:
            return names
        *done, _ = text.split(_PART)
        chosen = [known_name(part.strip(), names) for part in done]
        before = "".join(f"{name}{_PART} " for name in chosen)
        return [f"{before}{name}" for name in names if name not in chosen]

    def line(self, value: Any) -> tuple[str, str, str] | None:
        """See `Column.line`."""
        return (self.word, ", ".join(value), "") if value else None

    def difference(self, title: str, old: Any, new: Any, place: int = WHOLE) -> str:
        """See `Column.difference`."""
        del place
        nothing = say("none")
        texts = {"new": self.cell(new) or nothing, "old": self.cell(old) or nothing}
        return say("{title} is {new} instead of {old}", title=title, **texts)

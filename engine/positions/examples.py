"""What a fault of a position proposes: names and entries that a column would take."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel_set import Record
from engine.language import say
from engine.positions.schema import Column, Names

_FEW: Final = 20  # numbers that a remedy lists one by one


class Examples:
    """Names of a scenario's seats, spaces and cards, as its columns take them."""

    def __init__(self, record: Record, seats: Sequence[str], sites: Names, cards: Names) -> None:
        self._record, self._seats = record, seats
        self._sites, self._cards = sites, cards

    def name(self, column: Column) -> str:
        """A name that stands alone: of a seat, a card or a space."""
        if column.kind == "seats":
            return self._seats[0]
        if column.kind == "card":
            return self._cards.name(0) if self._cards.count else ""
        return next((self._sites.name(site) for site in self._places(column)), "")

    def entry(self, column: Column) -> str:
        """An entry of a list; of a faced column with how the thing lies."""
        faces = column.faces(self._record) if column.faces is not None else ()
        return " ".join([self.name(column), *list(faces)[:1]])

    def cards(self) -> str:
        """The remedy for a card that is none."""
        if not self._cards.count:
            return say("leave it out: there are none")
        first, last = self._cards.name(0), self._cards.name(self._cards.count - 1)
        return say("cards are named like {first} or {last}", first=first, last=last)

    def spaces(self, column: Column, *, known: bool) -> str:
        """The remedy for a name that is no space, or of one that the column cannot take."""
        places = self._places(column)
        if not places:
            return say("leave it out: there are none")
        first, last = self._sites.name(places[0]), self._sites.name(places[-1])
        if known:
            return say("name a space such as {first} or {last}", first=first, last=last)
        return say("spaces are named like {first} or {last}", first=first, last=last)

    def words(self, column: Column) -> list[str]:
        """What may be mapped to a space; of many numbers the first and the last."""
        words = [word or '""' for word in column.words]
        if len(words) > _FEW and all(map(str.isdecimal, words)):
            words[2:-1] = ["…"]
        if not column.among:
            return words
        return [*words, say("a space such as {name}", name=self.name(column))]

    def _places(self, column: Column) -> Sequence[int]:
        return column.places(self._record, self._sites.count)

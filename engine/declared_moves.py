"""Moves as a game declares them: texts with blanks, from which codes, texts and clicks follow.

    Moves("pass", "AU-3")
    Moves("bid {}", "AU-3", number("coins", 1, 30))
    Moves("lay {} {}", "GW-2", spaces(NAMES), choice("across", "down"))

Codes are numbered from 0 through all of them; of one, the last blank changes first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod

from engine.game import Click


@dataclass(frozen=True)
class Blank:
    """What stands in a blank, and the click that says it.

    Attributes:
        words: In the order of codes.
        clicks: One for each of them.
        own: Whether each seat has such things of its own: the numbers of the first seat's
            addresses come first, those of the next seat follow.
    """

    words: tuple[str, ...]
    clicks: tuple[Click, ...]
    own: bool = False

    def click(self, place: int, seat: int) -> Click:
        """The click of a seat for one of the words."""
        click = self.clicks[place]
        if not self.own or click.address is None:
            return click
        kind, number = click.address
        return replace(click, address=(kind, number + seat * len(self.words)))


def spaces(names: Sequence[str]) -> Blank:
    """One of the spaces, from number 0 on."""
    return things("space", names)


def things(kind: str, names: Sequence[str], first: int = 0, *, own: bool = False) -> Blank:
    """Something on the table by its address, such as the link with a number.

    Args:
        kind: Of the address: of a site, a thing, a zone or a seat, see `engine.picture.Address`.
    """
    clicks = tuple(Click("thing", (kind, number)) for number in range(first, first + len(names)))
    return Blank(tuple(names), clicks, own)


def choice(*words: str) -> Blank:
    """One of some words."""
    return Blank(words, tuple(Click("choice", name=word) for word in words))


def number(name: str, low: int, high: int) -> Blank:
    """A whole number from `low` to `high`, whose stepper bears a name."""
    numbers = range(low, high + 1)
    clicks = tuple(Click("number", name=name, number=one) for one in numbers)
    return Blank(tuple(map(str, numbers)), clicks)


@dataclass(frozen=True, init=False)
class Moves:
    """Moves of one kind.

    Attributes:
        text: With "{}" for each blank; its first word is the button and the kind.
        rule: Id of the rule that they make use of.
        blanks: In the order of the text.
        key: Which key makes the move, in place of clicks; "{}" for the word in the blank, "" for
            none. R and digits have another meaning at the table.
    """

    text: str
    rule: str
    blanks: tuple[Blank, ...]
    key: str

    def __init__(self, text: str, rule: str, *blanks: Blank, key: str = "") -> None:
        """Refuse what makes no sense; the author of the game mends it."""
        if text.count("{}") != len(blanks):
            raise ValueError(f"'{text}' with {len(blanks)} blanks")
        if key.lower() == "r" or key.isdigit():
            raise ValueError(f"'{text}' by {key}, which has another meaning at the table")
        for name, value in (("text", text), ("rule", rule), ("blanks", blanks), ("key", key)):
            object.__setattr__(self, name, value)

    @property
    def kind(self) -> str:
        """The first word."""
        return self.text.split()[0]

    @cached_property
    def count(self) -> int:
        """How many there are."""
        return prod(len(blank.words) for blank in self.blanks)

    def parts(self, rank: int) -> tuple[int, ...]:
        """What stands in each blank of the move with a number from 0, as places in its words."""
        found: list[int] = []
        for blank in reversed(self.blanks):
            rank, place = divmod(rank, len(blank.words))
            found.append(place)
        return tuple(reversed(found))


@dataclass(frozen=True)
class MoveTable:
    """All moves of a game.

    Attributes:
        all: In the order of codes.
    """

    all: tuple[Moves, ...]

    @cached_property
    def count(self) -> int:
        """How many codes there are."""
        return sum(one.count for one in self.all)

    @cached_property
    def kinds(self) -> tuple[int, ...]:
        """Of each code its place in `all`."""
        return tuple(place for place, one in enumerate(self.all) for _ in range(one.count))

    @cached_property
    def codes(self) -> Mapping[str, int]:
        """Code of each text."""
        return {self.text(code): code for code in range(self.count)}

    @cached_property
    def keys(self) -> Mapping[str, int]:
        """Code of the move that each key makes."""
        keyed = (code for code in range(self.count) if self.all[self.kinds[code]].key)
        return {self.key(code): code for code in keyed}

    def key(self, code: int) -> str:
        """The key that makes a move; "" for none."""
        moves, words = self._worded(code)
        return moves.key.format(*words)

    def _worded(self, code: int) -> tuple[Moves, list[str]]:
        moves, parts = self._found(code)
        return moves, [blank.words[at] for blank, at in zip(moves.blanks, parts, strict=True)]

    def _found(self, code: int) -> tuple[Moves, tuple[int, ...]]:
        moves = self.all[self.kinds[code]]
        return moves, moves.parts(code - self.kinds.index(self.kinds[code]))

    def text(self, code: int) -> str:
        """The move as a person writes it."""
        moves, words = self._worded(code)
        return moves.text.format(*words)

    def gesture(self, code: int, seat: int = 0) -> tuple[Click, ...]:
        """A button and what stands in the blanks, for the seat that moves.

        Without the button where all moves are of one kind that has blanks.
        """
        moves, parts = self._found(code)
        clicks = (blank.click(at, seat) for blank, at in zip(moves.blanks, parts, strict=True))
        only = len(self.all) == 1 and bool(moves.blanks)
        return (*clicks,) if only else (Click("button", name=moves.kind), *clicks)

"""What a game declares of its positions: the columns of their files and the stocks.

A position file is a table of a column's words. The engine turns these into whole numbers
that it has checked, puts them into the fields of the state, and back. What no field holds
a game does itself, in `PositionSchema.pack` and `unpack`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

import numpy as np

from engine.kernel_set import Record
from engine.positions.paths import SEAT, Path

Reading = Any  # an `engine.positions.reading.Reading`, which knows this module

Kind = Literal[
    "integer", "flag", "word", "seat", "seats", "card", "site", "sites", "faced", "order", "mapped"
]
# A whole number, the name of a field of the scenario that holds it (for each seat, if the
# field does), or the sum of several such fields.
Amount = int | str | tuple[int | str, ...]
# Of a column without a field. By kind: integer, flag, word and seat a whole number; seats,
# card, sites and order a tuple of them; site one or -1; faced a tuple of (site, code of the
# face); mapped {site: index into the words, or beyond them len(words) + site}.
Value = Any


@dataclass(frozen=True)
class Names:
    """How things of one kind, such as spaces, are called in files.

    Attributes:
        count: How many there are; they are numbered from 0.
        name: Number -> name; different names for different numbers.
        find: Name -> number, or None if nothing is called so.
    """

    count: int
    name: Callable[[int], str]
    find: Callable[[str], int | None]

    def all(self) -> tuple[str, ...]:
        """Every name, in order."""
        return tuple(self.name(number) for number in range(self.count))


def listed_names(names: Sequence[str]) -> Names:
    """Names that stand in a list."""
    known = {name: number for number, name in enumerate(names)}
    return Names(len(names), names.__getitem__, known.get)


def no_names(record: Record) -> Names:
    """Of a game that has no such things."""
    del record
    return listed_names(())


@dataclass(frozen=True)
class Column:
    """One key of a position file, or one for each seat.

    Attributes:
        key: With dots between tables and `*` for the name of a seat: "seats.*.score".
        kind: What it holds:
            integer   a whole number from `low` to `high`
            flag      true or false
            word      one of `words`
            seat      the name of a seat; seats: a list of such names
            card      a list of cards, each of which lies in one place
            site      the name of a space, or "" for none; sites: a list of them
            faced     a list of spaces, each with one of `faces` behind it: "e4 nw-se"
            order     every card once, by its number from 1
            mapped    a table of spaces, each with one of `words` or a space of `among`
        text: What it means, as a phrase for the manual, in English.
        low, high: Range of an integer.
        first: What an integer is written as while its field is 0: with 1, files count rounds as
            the window does, where the state counts those that are over.
        default: What holds if it is left out: a number, one of the words, or for an order the
            field of the scenario that has it; None if `pack` finds out. Lists are empty.
        left_out: What holds then, for the manual, where the default does not say it.
        words: Of a word or of what is mapped; where they are digits, files may have numbers.
        example: Of a faced column an entry, for the manual.
        faces: Record -> {name of a face: its code in `face_field`}; the first name of a code
            is the one that is written.
        among: Keys of the columns whose spaces a site or what is mapped may name; () for all.
        where: Record -> numbers of the spaces that it may name, rising; None for all.
        field: Of the state; "" if `pack` and `unpack` have it. For integer, flag, word and
            seat it holds the value (with one entry a seat, if the key has `*`); for card, sites
            and faced it has one entry a card or space, which is `code` (plus the seat) for
            those in the list, or it is a set of bits; for seats a set of bits; for an order
            the cards.
        code: See `field`.
        face_field: Of the state; has the code of the face at each space of a faced column.
        rules: Ids of the rules that a fault cites.
        title: For people, in English; "" for the last part of the key.
    """

    key: str
    kind: Kind
    text: str
    low: Amount = 0
    high: Amount = 0
    first: int = 0
    default: Amount | None = 0
    left_out: str = ""
    words: tuple[str, ...] = ()
    faces: Callable[[Record], Mapping[str, int]] | None = None
    example: str = ""
    among: tuple[str, ...] = ()
    where: Callable[[Record], Sequence[int]] | None = None
    field: str = ""
    code: int = 0
    face_field: str = ""
    rules: tuple[str, ...] = ()
    title: str = ""

    @cached_property
    def path(self) -> Path:
        """The key in its parts."""
        return tuple(self.key.split("."))

    @property
    def of_sites(self) -> bool:
        """Whether what it holds are spaces, or lies on some."""
        return self.kind in ("site", "sites", "faced", "mapped")

    @property
    def owned(self) -> bool:
        """Whether each seat has its own; else it belongs to the table."""
        return SEAT in self.path

    @property
    def placed(self) -> bool:
        """Whether it holds things that lie on spaces."""
        return self.kind in ("sites", "faced", "mapped")

    @property
    def listed(self) -> bool:
        """Whether it is a list."""
        return self.kind in ("seats", "card", "sites", "faced", "order")

    def places(self, record: Record, count: int) -> Sequence[int]:
        """Numbers of the spaces that it may name, of so many."""
        return range(count) if self.where is None else self.where(record)

    def written_faces(self, record: Record) -> dict[int, str]:
        """Code -> name of every face as it is written; {} without faces."""
        names: dict[int, str] = {}
        for name, code in self.faces(record).items() if self.faces is not None else ():
            names.setdefault(code, name)
        return names

    @cached_property
    def labels(self) -> tuple[str, ...]:
        """What it is called in English after the name of the seat: ("turn", "roads laid")."""
        path = self.path
        above = {at - 1 for at, key in enumerate(path[:-1]) if key == SEAT}  # such as "seats"
        keys = [key for at, key in enumerate(path) if key != SEAT and at not in above]
        names = [key.replace("_", " ") for key in keys]
        return (*names[:-1], self.title or names[-1])


@dataclass(frozen=True)
class Stock:
    """Pieces of each seat, or of all together, that are counted: in all parts there are so many.

    Attributes:
        total: How many there are.
        parts: Keys of the columns; of lists the entries count. Pieces that are put on the
            board come from the first integer that has some, the seat's own or the table's.
        rest: The part that has what is left if it is left out; it is no seat's where the
            stock is shared.
        place: The part that a fault names.
        text: What a fault says, in English, with the last word of each key in braces.
        rules: Ids of the rules that it cites.
        loose: Field of the scenario; not 0 where pieces may have left the game. "" for never.
        shared: Whether all seats and the table have them together, such as coins and a bank.
    """

    total: Amount
    parts: tuple[str, ...]
    rest: str
    place: str
    text: str
    rules: tuple[str, ...] = ()
    loose: str = ""
    shared: bool = False


def zeros(dtype: np.dtype[Any], **fields: int) -> Callable[[Record], Record]:
    """Of a schema the `blank`: a state that is all zeros but for these fields."""
    model = np.zeros(1, dtype)
    for name, value in fields.items():
        model[name] = value

    def blank(record: Record) -> Record:
        del record
        states = np.zeros(1, dtype).view(np.recarray)  # a copy might have anything between fields
        states[:] = model
        return states[0]

    return blank


def _unpacked(record: Record, state: Record) -> Mapping[str, Value]:
    del record, state
    return {}


def _packed(reading: Reading) -> None:
    del reading


@dataclass(frozen=True)
class PositionSchema:
    """Everything that a game declares of its positions.

    Attributes:
        columns: In the order in which they are written. The keys of a table inside another
            follow each other.
        blank: Record -> a state in which nothing lies anywhere.
        stocks: What is counted.
        sites, cards: Record -> names of the spaces and of the cards.
        packed: Fields of the state that `pack` and `unpack` have.
        pack: Puts what no column has a field for into the state, from a reading without
            faults so far, and adds the faults that the rules find.
        unpack: (record, state) -> values of the columns without a field, by key; of an owned
            one a tuple with one for each seat. None leaves the column out.
        derived: Fields of the state that the kernel `rebuild` computes from the others.
        check: Asked after `rebuild`; adds what the rules find.
    """

    columns: tuple[Column, ...]
    blank: Callable[[Record], Record]
    stocks: tuple[Stock, ...] = ()
    sites: Callable[[Record], Names] = no_names
    cards: Callable[[Record], Names] = no_names
    packed: tuple[str, ...] = ()
    pack: Callable[[Reading], None] = _packed
    unpack: Callable[[Record, Record], Mapping[str, Value]] = _unpacked
    derived: tuple[str, ...] = ()
    check: Callable[[Reading], None] = _packed
    _known: dict[str, Column] = field(default_factory=dict, init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        self._known.update({column.key: column for column in self.columns})

    def column(self, key: str) -> Column:
        """The column with a key.

        Raises:
            KeyError: There is none.
        """
        return self._known[key]

    def known(self, path: Path) -> Column | None:
        """The column of a path in which SEAT stands for seats; None if there is none."""
        return self._known.get(".".join(path))

    @property
    def texts(self) -> tuple[str, ...]:
        """What people read of it, in English."""
        return tuple(
            dict.fromkeys(
                [
                    *(label for column in self.columns for label in column.labels),
                    *(word.replace("_", " ") for one in self.columns for word in one.words),
                    *(stock.text for stock in self.stocks),
                ]
            )
        )


def amount(record: Record, given: Amount, seat: int = -1) -> int:
    """What an amount is in a scenario, for a seat if it differs by seat."""
    if isinstance(given, int):
        return given
    if isinstance(given, tuple):
        return sum(amount(record, name, seat) for name in given)
    found = record[given]
    return int(found[seat]) if isinstance(found, np.ndarray) else int(found)

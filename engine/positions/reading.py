"""A state from the tables of a position file: words into checked numbers, every fault at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from engine.errors import RecordError
from engine.kernel_set import Record
from engine.language import OWN, say, words_in
from engine.positions.examples import Examples
from engine.positions.faults import PositionFault, shown
from engine.positions.paths import ABSENT, SEAT, Path, concrete, find
from engine.positions.schema import Column, PositionSchema, Stock, Value, amount
from engine.positions.storing import store
from engine.remedies import did_you_mean

if TYPE_CHECKING:
    from engine.game import Game


class Reading:
    """A position while its tables are read; collects every fault.

    Args:
        game: Whose position it is.
        record: The scenario record.
        given: The tables of the file.
        file: To name in faults.

    Attributes:
        S: The scenario record.
        G: The state record that is being filled.
        faults: What is wrong so far.
    """

    def __init__(self, game: Game, record: Record, given: Mapping[str, Any], file: str) -> None:
        self.schema: PositionSchema = game.position_schema
        self.S, self.G = record, self.schema.blank(record)
        self.file = file
        self.faults: list[PositionFault] = []
        self.seats = game.seat_names(record)
        self.sites, self.cards = self.schema.sites(record), self.schema.cards(record)
        self._examples = Examples(record, self.seats, self.sites, self.cards)
        self._tell = words_in(game.folder).tell
        self._given = given
        self._values: dict[tuple[str, int], Value] = {}
        self._left_out: set[tuple[str, int]] = set()
        self._lying: dict[tuple[str, int], Path] = {}  # (field, number) -> path of its list

    # What a game asks.

    def value(self, key: str, seat: int = -1) -> Value:
        """What stands under a column's key, checked; see `engine.positions.schema.Value`."""
        return self._values[key, seat]

    def left_out(self, key: str, seat: int = -1) -> bool:
        """Whether the file does not say it."""
        return (key, seat) in self._left_out

    def fault(
        self,
        key: str,
        what: str,
        remedy: str,
        *,
        seat: int = -1,
        entry: str = "",
        sites: Sequence[int] = (),
    ) -> None:
        """Note one thing that is wrong with a column.

        Args:
            sites: Spaces that it is about.
        """
        path = concrete(tuple(key.split(".")), self.seats[seat] if seat >= 0 else SEAT)
        self._fault(path, what, remedy, entry, tuple(self.sites.name(one) for one in sites))

    def stop(self) -> None:
        """Go on only if nothing is wrong so far.

        Raises:
            RecordError: With every fault.
        """
        if self.faults:
            raise RecordError(self.faults)

    # The whole.

    def read(self) -> None:
        """Read every column into the state.

        Raises:
            RecordError: With every fault of words, numbers and stocks.
        """
        self._keys(self._given, (), [column.path for column in self.schema.columns])
        for column in self.schema.columns:
            for seat in range(len(self.seats)) if column.owned else (-1,):
                self._column(column, seat)
        for stock in self.schema.stocks:
            for seat in (-1,) if stock.shared else range(len(self.seats)):
                self._count(stock, seat)
        for (key, seat), value in self._values.items():
            store(self.G, self.schema.column(key), seat, value)
        self.stop()

    # Tables and keys.

    def _fault(
        self, path: Path, what: str, remedy: str, entry: str = "", sites: tuple[str, ...] = ()
    ) -> None:
        place = ".".join(path)
        self.faults.append(PositionFault(self.file, place, what, remedy, path, entry, sites))

    def _keys(self, table: Mapping[str, Any], above: Path, wanted: Sequence[Path]) -> None:
        """Note every key that is no column's, and what should be a table."""
        known: dict[str, list[Path]] = {}
        for first, *rest in wanted:
            for key in self.seats if first == SEAT else (first,):
                known.setdefault(key, []).append(tuple(rest))
        seats = any(first == SEAT for first, *_ in wanted)
        for key, value in table.items():
            path = (*above, key)
            if key not in known:
                what = say("unknown seat") if seats else say("unknown key")
                self._fault(path, what, did_you_mean(key, known))
                continue
            deeper = [rest for rest in known[key] if rest]
            if deeper and not isinstance(value, dict):
                where = ".".join(path)
                remedy = say("write it as a table [{key}]", key=f"position.{where}")
                self._fault(path, say("must be a table"), remedy)
            elif deeper:
                self._keys(value, path, deeper)

    # Columns.

    def _column(self, column: Column, seat: int) -> None:
        path = concrete(column.path, self.seats[seat] if seat >= 0 else SEAT)
        given = find(self._given, path)
        before = len(self.faults)
        value = self._default(column, seat)
        if given is ABSENT:
            self._left_out.add((column.key, seat))
        else:
            found = getattr(self, f"_{column.kind}")(column, seat, path, given)
            value = value if found is None else found
        if len(self.faults) == before or column.listed:
            self._values[column.key, seat] = value

    def _default(self, column: Column, seat: int) -> Value:
        """What holds without the key; a column without a default has 0 or nothing until `pack`."""
        if column.kind == "order":
            source = self.S[str(column.default)]
            return tuple(int(card) for card in source[: self.cards.count])
        if column.kind == "mapped":
            return {}
        if column.listed:
            return ()
        if column.kind == "site":
            return -1
        if column.kind == "word" and isinstance(column.default, str):
            return column.words.index(column.default)
        return 0 if column.default is None else amount(self.S, column.default, seat) - column.first

    def _integer(self, column: Column, seat: int, path: Path, given: object) -> int | None:
        low, high = (amount(self.S, end, seat) for end in (column.low, column.high))
        if isinstance(given, bool) or not isinstance(given, int) or not low <= given <= high:
            what = say(
                "{value} is not a whole number from {low} to {high}",
                value=shown(given),
                low=low,
                high=high,
            )
            self._fault(path, what, self._cited(say("write a number in this range"), column))
            return None
        return given - column.first

    def _flag(self, column: Column, seat: int, path: Path, given: object) -> int | None:
        del column, seat
        if isinstance(given, bool):
            return int(given)
        what = say("{value} is neither true nor false", value=shown(given))
        self._fault(path, what, say("write true or false"))
        return None

    def _word(self, column: Column, seat: int, path: Path, given: object) -> int | None:
        del seat
        chosen = _chosen(column, given)
        if chosen is None:
            self._strange(path, given, [word for word in column.words if word])
        return chosen

    def _seat(self, column: Column, seat: int, path: Path, given: object) -> int | None:
        del column, seat
        if isinstance(given, str) and given in self.seats:
            return self.seats.index(given)
        self._strange(path, given, self.seats)
        return None

    def _seats(self, column: Column, seat: int, path: Path, given: object) -> tuple[int, ...]:
        found = (self._seat(column, seat, path, name) for name in self._texts(column, path, given))
        return tuple(one for one in found if one is not None)

    def _card(self, column: Column, seat: int, path: Path, given: object) -> tuple[int, ...]:
        del seat
        found = []
        for name in self._texts(column, path, given):
            card = self.cards.find(name)
            if card is None:
                what = say("there is no card '{name}'", name=name)
                self._fault(path, what, self._examples.cards(), name)
            elif self._laid(column, path, card, name):
                found.append(card)
        return tuple(found)

    def _site(self, column: Column, seat: int, path: Path, given: object) -> int | None:
        del seat
        if given == "":
            return -1
        if isinstance(given, str):
            return self._space(column, path, given, given)
        what = say("{value} is not the name of a space", value=shown(given))
        example = self._examples.name(column)
        self._fault(path, what, say("write a name such as {name}, or an empty text", name=example))
        return None

    def _sites(self, column: Column, seat: int, path: Path, given: object) -> tuple[int, ...]:
        del seat
        found = []
        for name in self._texts(column, path, given):
            site = self._space(column, path, name, name)
            if site is not None and self._laid(column, path, site, name):
                found.append(site)
        return tuple(found)

    def _faced(
        self, column: Column, seat: int, path: Path, given: object
    ) -> tuple[tuple[int, int], ...]:
        del seat
        faces = column.faces(self.S) if column.faces is not None else {}
        found = []
        for entry in self._texts(column, path, given):
            name, _, face = entry.partition(" ")
            site = self._space(column, path, name, entry)
            if face not in faces:
                what = say("'{entry}' does not say how it lies", entry=entry)
                example = say("write for example '{name}'", name=self._examples.entry(column))
                remedy = self._cited(example, column)
                self._fault(path, what, remedy, entry)
            elif site is not None and self._laid(column, path, site, entry):
                found.append((site, faces[face]))
        return tuple(found)

    def _order(self, column: Column, seat: int, path: Path, given: object) -> tuple[int, ...]:
        del column, seat
        count = self.cards.count
        whole = isinstance(given, list) and all(type(card) is int for card in given)
        if whole and isinstance(given, list) and sorted(given) == list(range(1, count + 1)):
            return tuple(card - 1 for card in given)
        what = say("the order must name every card once")
        self._fault(path, what, say("list the numbers 1 to {cards} in any order", cards=count))
        return ()

    def _mapped(self, column: Column, seat: int, path: Path, given: object) -> dict[int, int]:
        del seat
        if not isinstance(given, dict):
            remedy = say("write it as a table [{key}]", key=f"position.{'.'.join(path)}")
            self._fault(path, say("must be a table"), remedy)
            return {}
        found = {}
        for name, word in given.items():
            inside = (*path, name)
            site = self._space(column, inside, name, "")
            value = self._meant(column, inside, word)
            if site is not None and value is not None:
                found[site] = value
        return found

    def _meant(self, column: Column, path: Path, word: object) -> int | None:
        """A word as its index, or a space behind the words."""
        chosen = _chosen(column, word)
        if chosen is None and column.among and isinstance(word, str):
            site = self.sites.find(word)
            chosen = None if site is None else len(column.words) + site
        if chosen is None:
            self._strange(path, word, self._examples.words(column))
        return chosen

    # Parts of columns.

    def _texts(self, column: Column, path: Path, given: object) -> Iterator[str]:
        if isinstance(given, list) and all(isinstance(word, str) for word in given):
            yield from given
        else:
            example = f'["{self._examples.entry(column)}"]'
            remedy = say("write a list such as {example}", example=example)
            self._fault(path, say("must be a list of texts"), remedy)

    def _space(self, column: Column, path: Path, name: str, entry: str) -> int | None:
        """The number of a space that the column may name."""
        found = self.sites.find(name)
        if found is None:
            what = say("there is no space '{name}'", name=name)
            self._fault(path, what, self._examples.spaces(column, known=False), entry)
        elif found not in column.places(self.S, self.sites.count):
            what = say("'{name}' cannot be named here", name=name)
            self._fault(path, what, self._examples.spaces(column, known=True), entry, (name,))
            return None
        return found

    def _laid(self, column: Column, path: Path, number: int, entry: str) -> bool:
        """Whether a card or piece may lie there: a field holds one of them in a place."""
        if not column.field or self.G.dtype[column.field].base == np.uint64:
            return True
        before = self._lying.get((column.field, number))
        if before is None:
            self._lying[column.field, number] = path
            return True
        sites = (self.sites.name(number),) if column.placed else ()
        what = say("'{name}' is in two places, also in {where}", name=entry, where=".".join(before))
        self._fault(path, what, say("leave one of them"), entry, sites)
        return False

    def _strange(self, path: Path, given: object, known: Sequence[str]) -> None:
        what = say("{value} is not allowed", value=shown(given))
        entry = given if isinstance(given, str) else ""
        self._fault(path, what, say("use one of: {names}", names=", ".join(known)), entry)

    def _cited(self, remedy: str, column: Column | Stock) -> str:
        rules = ", ".join(column.rules)
        return OWN.say("{text} ({rules})", text=remedy, rules=rules) if rules else remedy

    # Stocks.

    def _count(self, stock: Stock, seat: int) -> None:
        """What is left goes to the rest; a fault if pieces are missing or too many."""
        counts = dict.fromkeys(stock.parts, 0)
        for key in stock.parts:
            owned = stock.shared and self.schema.column(key).owned
            for owner in range(len(self.seats)) if owned else (seat,):
                value = self._values.get((key, owner))
                if value is None:
                    return  # told already
                counts[key] += value if isinstance(value, int) else len(value)
        total = amount(self.S, stock.total, seat)
        if self.left_out(stock.rest, seat):
            left = total - sum(counts.values()) + counts[stock.rest]
            counts[stock.rest] = self._values[stock.rest, seat] = max(left, 0)
        lost = total - sum(counts.values())
        if lost == 0 or (lost > 0 and stock.loose and self.S[stock.loose]):
            return
        named = {key.removesuffix(f".{SEAT}").split(".")[-1]: counts[key] for key in stock.parts}
        what = self._tell(stock.text, named)
        most = say("{number} at most", number=total)
        number = most if stock.loose and self.S[stock.loose] else str(total)
        remedy = self._cited(say("together they must be {number}", number=number), stock)
        whose = self.seats[seat] if seat >= 0 else SEAT
        self._fault(concrete(tuple(stock.place.split(".")), whose), what, remedy)


def _chosen(column: Column, given: object) -> int | None:
    """The place of a word among those of a column; a whole number stands for its digits."""
    if isinstance(given, str):
        return column.words.index(given) if given in column.words else None
    if isinstance(given, bool) or not isinstance(given, int):
        return None
    numbers = [int(word) if word.isdecimal() else -1 for word in column.words]
    return numbers.index(given) if given >= 0 and given in numbers else None


def read_position(game: Game, record: Record, given: Mapping[str, Any], file: str) -> Record:
    """A state from the tables of a position file.

    Raises:
        RecordError: With every fault at once.
    """
    reading = Reading(game, record, given, file)
    reading.read()
    reading.schema.pack(reading)
    reading.stop()
    rebuild = game.kernels().rebuild
    if rebuild is not None:
        rebuild(record, reading.G)
    reading.schema.check(reading)
    reading.stop()
    return reading.G

"""Edits of a position: what can be set, put, taken and moved, and what follows from it.

An edit changes the tables of a position; pieces come from the stocks that the game declares
and go back there. Whether the tables are a position then, the reader says.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from engine.game import Game
from engine.kernel_set import Record
from engine.positions.paths import ABSENT, SEAT, Path, Tables, concrete, find, seat_in, wild, write
from engine.positions.schema import Column, PositionSchema, Stock, amount


@dataclass(frozen=True)
class SetValue:
    """A value under a path; None leaves it to the game."""

    path: Path
    value: Any


@dataclass(frozen=True)
class PutPiece:
    """A piece onto a space; what has to make room goes back to its stock.

    Attributes:
        key: Of its column.
        face: How it lies, or the word of a mapped column; "" if there is one way.
        seat: Whose it is; "" for nobody's.
    """

    key: str
    site: str
    face: str = ""
    seat: str = ""


@dataclass(frozen=True)
class TakePiece:
    """A piece off a space, back to its stock."""

    key: str
    site: str
    seat: str = ""


@dataclass(frozen=True)
class MoveCard:
    """A card into the list under a path; None takes it out of all lists."""

    card: str
    to: Path | None


Edit = SetValue | PutPiece | TakePiece | MoveCard


@dataclass(frozen=True)
class Piece:
    """Something that lies on a space.

    Attributes:
        column: What it is.
        seat: Name of its owner, or "".
        site: Name of the space.
        face: How it lies; of a mapped column, its word.
    """

    column: Column
    seat: str
    site: str
    face: str


@dataclass(frozen=True)
class Choices:
    """What may stand under a path.

    Attributes:
        low, high: Of a whole number; else both 0.
        words: Of everything else, what there is to choose from.
    """

    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()


class Editing:
    """The edits of one scenario's positions.

    Attributes:
        seats, sites, cards: Names of the seats, spaces and cards.
        pieces: Columns whose things lie on spaces.
    """

    def __init__(self, game: Game, record: Record) -> None:
        self.record = record
        self.schema: PositionSchema = game.position_schema
        self.seats = game.seat_names(record)
        self.sites = self.schema.sites(record).all()
        self.pieces = tuple(column for column in self.schema.columns if column.placed)

    @cached_property
    def cards(self) -> tuple[str, ...]:
        """Names of the cards that lie in some list; () if none can."""
        held = any(column.kind == "card" for column in self.schema.columns)
        return self.schema.cards(self.record).all() if held else ()

    # What there is.

    def column_of(self, path: Path) -> Column | None:
        """The column of a path, also of one space of a mapped column."""
        plain = wild(path, self.seats)
        found = self.schema.known(plain)
        return found or self.schema.known(plain[:-1])

    def paths(self, column: Column) -> Iterator[Path]:
        """The paths of a column: one, or one for each seat."""
        for seat in self.seats if column.owned else ("",):
            yield concrete(column.path, seat)

    def holders(self) -> list[Path]:
        """The paths of all lists of cards."""
        columns = (column for column in self.schema.columns if column.kind == "card")
        return [path for column in columns for path in self.paths(column)]

    def lying(self, tables: Mapping[str, Any], site: str = "") -> list[Piece]:
        """What lies on a space, or on all of them, by columns."""
        found = []
        for column in self.pieces:
            for seat in self.seats if column.owned else ("",):
                held = find(tables, concrete(column.path, seat))
                parts: list[tuple[str, str]] = []
                if isinstance(held, Mapping):
                    parts = [(name, str(word)) for name, word in held.items()]
                elif isinstance(held, list):
                    parts = [split(entry) for entry in held]
                found += [Piece(column, seat, *part) for part in parts if site in ("", part[0])]
        return found

    def faces(self, column: Column, tables: Mapping[str, Any]) -> tuple[str, ...]:
        """Ways in which a thing may lie, or what may be mapped to it now; ("",) for one way."""
        if column.kind == "mapped":
            return (*column.words, *self._among(column, tables))
        return tuple(column.written_faces(self.record).values()) or ("",)

    def choices(self, path: Path, tables: Mapping[str, Any]) -> Choices:
        """What may stand under a path; of a list, what may stand in it."""
        column = self.column_of(path)
        if column is None:
            return Choices()
        if column.kind == "integer":
            seat = next((self.seats.index(key) for key in path if key in self.seats), -1)
            ends = (amount(self.record, end, seat) for end in (column.low, column.high))
            return Choices(next(ends), next(ends))
        if column.kind == "site":
            return Choices(words=("", *(self._among(column, tables) or self._sites_of(column))))
        words = {"seat": self.seats, "seats": self.seats, "card": self.cards}
        if column.kind == "mapped":
            return Choices(words=self.faces(column, tables))
        return Choices(words=words.get(column.kind, column.words))

    def _sites_of(self, column: Column) -> list[str]:
        """The names of the spaces that a column may ever name."""
        return [self.sites[site] for site in column.places(self.record, len(self.sites))]

    def _among(self, column: Column, tables: Mapping[str, Any]) -> list[str]:
        """The spaces that a column may name, as the tables are now."""
        columns = (self.schema.column(key) for key in column.among)
        held = (find(tables, path) for one in columns for path in self.paths(one))
        lists = (entries for entries in held if isinstance(entries, list))
        return sorted({split(entry)[0] for entries in lists for entry in entries})

    # Edits.

    def after(self, tables: Mapping[str, Any], edit: Edit) -> Tables:
        """A copy of the tables with an edit made."""
        made: Tables = copy.deepcopy(dict(tables))
        if isinstance(edit, SetValue):
            write(made, edit.path, ABSENT if edit.value is None else edit.value)
            self._balance(made, edit.path)
        elif isinstance(edit, MoveCard):
            for path in self.holders():
                held = find(made, path)
                if isinstance(held, list) and edit.card in held:
                    held.remove(edit.card)
            if edit.to is not None:
                _list_at(made, edit.to).append(edit.card)
        elif isinstance(edit, PutPiece):
            self._put(made, edit)
        else:
            self._take(made, self.schema.column(edit.key), edit.site, edit.seat)
        return made

    def offers(self, tables: Mapping[str, Any]) -> Iterator[Edit]:
        """Every edit there is; of whole numbers the least and the largest."""
        for column in self.schema.columns:
            for path in self.paths(column):
                seat = seat_in(path, self.seats)
                if column.placed:
                    yield from self._offered_pieces(tables, column, seat)
                elif column.kind == "card":
                    yield from (MoveCard(card, path) for card in self.cards)
                else:
                    yield from (SetValue(path, value) for value in self._values(tables, path))
        yield from (MoveCard(card, None) for card in self.cards)

    def _offered_pieces(
        self, tables: Mapping[str, Any], column: Column, seat: str
    ) -> Iterator[Edit]:
        for site in self._sites_of(column):
            for face in self.faces(column, tables):
                yield PutPiece(column.key, site, face, seat)
        for piece in self.lying(tables):
            if piece.column is column and piece.seat == seat:
                yield TakePiece(column.key, piece.site, seat)

    def _values(self, tables: Mapping[str, Any], path: Path) -> Iterator[Any]:
        """Values that may stand under a path, and None."""
        column, choices = self.column_of(path), self.choices(path, tables)
        kind = column.kind if column is not None else ""
        yield None
        if kind == "integer":
            yield from (choices.low, choices.high)
        elif kind == "flag":
            yield from (False, True)
        elif kind == "seats":
            yield from ([word] for word in choices.words)
        elif kind == "order":
            held = find(tables, path)
            yield list(reversed(held)) if isinstance(held, list) else None
        else:
            yield from choices.words

    def _put(self, tables: Tables, edit: PutPiece) -> None:
        column = self.schema.column(edit.key)
        path = concrete(column.path, edit.seat or SEAT)
        if column.kind == "mapped":
            write(tables, (*path, edit.site), edit.face)
            return
        entry = f"{edit.site} {edit.face}" if edit.face else edit.site
        if entry in _list_at(tables, path):
            return
        for other in self.lying(tables, edit.site):
            same = other.column is column and other.seat == edit.seat
            shared = column.field and column.field == other.column.field
            if same or (shared and other.column.kind != "mapped"):
                self._take(tables, other.column, edit.site, other.seat)
        _list_at(tables, path).append(entry)
        self._draw(tables, column, edit.seat, 1)

    def _take(self, tables: Tables, column: Column, site: str, seat: str) -> None:
        path = concrete(column.path, seat or SEAT)
        if column.kind == "mapped":
            write(tables, (*path, site), ABSENT)
            return
        held = _list_at(tables, path)
        kept = [entry for entry in held if split(entry)[0] != site]
        gone = len(held) - len(kept)
        held[:] = kept
        self._draw(tables, column, seat, -gone)

    # Stocks.

    def stock_of(self, key: str) -> Stock | None:
        """The stock of which a column is a part."""
        return next((stock for stock in self.schema.stocks if key in stock.parts), None)

    def _draw(self, tables: Tables, column: Column, seat: str, count: int) -> None:
        """Take pieces from the first number of their stock that has them; below 0, put back."""
        stock = self.stock_of(column.key)
        for path, number in self._numbers(tables, stock, seat):
            if number >= count:
                write(tables, path, number - count)
                return

    def _numbers(
        self, tables: Mapping[str, Any], stock: Stock | None, seat: str
    ) -> Iterator[tuple[Path, int]]:
        """The whole numbers among the parts of a stock, as far as the tables say them."""
        for key in stock.parts if stock is not None else ():
            path = concrete(tuple(key.split(".")), seat)
            number = find(tables, path)
            if type(number) is int:
                yield path, number

    def _balance(self, tables: Tables, path: Path) -> None:
        """Let the rest of a stock have what is left after another part was set."""
        stock = self.stock_of(".".join(wild(path, self.seats)))
        seat = seat_in(path, self.seats)
        if stock is None or not (seat or stock.shared):
            return
        owners = self.seats if stock.shared else (seat,)
        rest = concrete(tuple(stock.rest.split(".")), seat)
        total = amount(self.record, stock.total, self.seats.index(seat) if seat else -1)
        paths = (concrete(tuple(key.split(".")), owner) for key in stock.parts for owner in owners)
        held = [find(tables, one) for one in dict.fromkeys(paths)]
        counts = [len(value) if isinstance(value, list) else value for value in held]
        if rest == path or not all(type(count) is int for count in counts):
            return
        left = total - sum(counts) + find(tables, rest)
        if left >= 0:
            write(tables, rest, left)


def split(entry: str) -> tuple[str, str]:
    """Space and face of an entry such as "e4 nw-se"; the face is "" without one."""
    site, _, face = entry.partition(" ")
    return site, face


def _list_at(tables: Tables, path: Path) -> list[Any]:
    """The list under a path, made if it is missing."""
    found = find(tables, path)
    if not isinstance(found, list):
        found = []
        write(tables, path, found)
    return found


def labels_of(schema: PositionSchema, path: Path, seats: Sequence[str]) -> tuple[str, ...]:
    """What a path is called in English, without its seat: ("turn", "roads laid")."""
    plain = wild(path, seats)
    column = schema.known(plain)
    if column is not None:
        return column.labels
    above = schema.known(plain[:-1])
    return (*above.labels, path[-1]) if above is not None else tuple(path[-1:])

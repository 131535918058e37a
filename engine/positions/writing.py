"""The tables of a position file from a state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from engine.kernel_set import Record
from engine.positions.paths import SEAT, Tables, concrete, write
from engine.positions.schema import Column, PositionSchema, Value

if TYPE_CHECKING:
    from engine.game import Game

SINGLE: Final = ("integer", "flag", "word", "seat", "site")  # kinds whose field is a number


def write_position(game: Game, record: Record, state: Record) -> Tables:
    """The tables of a position file; `read_position` gives the same bytes back."""
    schema: PositionSchema = game.position_schema
    seats = game.seat_names(record)
    writing = Writing(schema, record, seats)
    unpacked = schema.unpack(record, state)
    tables: Tables = {}
    for column in schema.columns:
        for seat in range(len(seats)) if column.owned else (-1,):
            if column.field:
                value = writing.held(column, seat, state)
            else:
                found = unpacked.get(column.key)
                value = found[seat] if column.owned and found is not None else found
            if value is not None:
                path = concrete(column.path, seats[seat] if seat >= 0 else SEAT)
                write(tables, path, writing.written(column, value))
    return tables


class Writing:
    """Fields of a state as checked numbers, and these as the words of files."""

    def __init__(self, schema: PositionSchema, record: Record, seats: tuple[str, ...]) -> None:
        self.record, self.seats = record, seats
        self.sites, self.cards = schema.sites(record), schema.cards(record)

    def held(self, column: Column, seat: int, state: Record) -> Value:
        """The checked numbers that the field of a column holds."""
        held = state[column.field]
        if column.kind in SINGLE:
            number = held[seat] if seat >= 0 else held
            return int(np.ravel(number)[0])  # `chance` is an array of one number
        if column.kind == "order":
            return [int(card) for card in held[: self.cards.count]]
        if column.kind == "seats" or held.dtype == np.uint64:
            return list(_bits(held[seat] if seat >= 0 else held))
        return self._lying(column, seat, state)

    def _lying(self, column: Column, seat: int, state: Record) -> Value:
        """Cards or spaces whose entry in a field says that they belong to the column."""
        count = self.cards.count if column.kind == "card" else self.sites.count
        held = state[column.field][:count]
        if column.kind == "mapped":
            words = held.astype(np.int64) - column.code
            there = np.flatnonzero((words >= 0) & (words < len(column.words)))
            return {int(site): int(words[site]) for site in there}
        there = np.flatnonzero(held == column.code + max(seat, 0))
        if column.kind == "faced":
            return [(int(site), int(state[column.face_field][site])) for site in there]
        return [int(number) for number in there]

    def written(self, column: Column, value: Value) -> Any:
        """A value as it stands in a file."""
        words: dict[str, Callable[[Value], Any]] = {
            "integer": lambda number: number + column.first,
            "flag": bool,
            "word": column.words.__getitem__,
            "seat": self.seats.__getitem__,
            "site": lambda site: "" if site < 0 else self.sites.name(site),
            "mapped": partial(self._mapped, column),
            "faced": partial(self._faced, column),
        }
        if column.kind in words:
            return words[column.kind](value)
        names: dict[str, Callable[[int], Any]] = {
            "seats": self.seats.__getitem__,
            "card": self.cards.name,
            "sites": self.sites.name,
            "order": lambda card: card + 1,
        }
        return [names[column.kind](number) for number in value]

    def _mapped(self, column: Column, value: Value) -> dict[str, str]:
        words = len(column.words)
        return {
            self.sites.name(site): column.words[at] if at < words else self.sites.name(at - words)
            for site, at in value.items()
        }

    def _faced(self, column: Column, value: Value) -> list[str]:
        named = column.written_faces(self.record)
        return [f"{self.sites.name(site)} {named[code]}" for site, code in value]


def _bits(held: Any) -> Iterator[int]:
    """Numbers of the bits that are set in one or more words, rising."""
    for at, word in enumerate(np.atleast_1d(held)):
        whole = int(word)
        yield from (64 * at + bit for bit in range(whole.bit_length()) if whole >> bit & 1)

"""Decks: tables of cards as TOML.

A deck file says `format = 1`, `game`, `deck` (the key of the deck's schema), `title`,
`note` and `cards`, a list with one table a card, written as one line a card:

    cards = [
        { border = "yellow", order = ["yellow", "red"], roads = [2, 3] },
    ]

or, equally good, as `[[cards]]` tables. The columns come from the game's `DeckSchema`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from engine.declared import shown_value
from engine.documents import FORMAT, Table, document, parse_document, read_document, write_text
from engine.errors import ScenarioError
from engine.game import Card, Column, DeckSchema
from engine.language import say
from engine.remedies import and_listed, did_you_mean

KEYS = ("format", "game", "deck", "title", "note", "cards")


@dataclass(frozen=True)
class Deck:
    """The cards of one deck.

    Attributes:
        game: Name of the game whose schema it follows.
        key: Key of that schema.
        name: File name without ending.
        title, note: For people.
        cards: In the order of the file; amounts and orders are tuples.
    """

    game: str
    key: str
    name: str
    title: str
    note: str
    cards: tuple[Card, ...]

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the cards and their order, not of title and note."""
        canonical = json.dumps([self.key, [dict(card) for card in self.cards]], sort_keys=True)
        return hashlib.sha256(canonical.encode()).hexdigest()


def read_deck(path: Path, schema: DeckSchema, game: str) -> Deck:
    """A deck that follows its schema.

    Raises:
        ScenarioError: With every fault of the file.
    """
    return _deck(read_document(path, ScenarioError), path, schema, game)


def parse_deck(text: str, path: Path, schema: DeckSchema, game: str) -> Deck:
    """As `read_deck`, from a text; the path gives the deck its name and need not exist.

    Raises:
        ScenarioError: With every fault of the text.
    """
    return _deck(parse_document(text, path, ScenarioError), path, schema, game)


def _deck(top: Table, path: Path, schema: DeckSchema, game: str) -> Deck:
    top.only(KEYS)
    for key, wanted in (("game", game), ("deck", schema.key)):
        if (said := top.text(key)) and said != wanted:
            top.fault(
                key,
                say("this is a deck for '{game}'", game=said),
                say("a deck for '{game}' is needed", game=wanted),
            )
    title, note = top.text("title"), top.text("note", "")
    rows = top.tables("cards")
    cards = tuple(read_card(row, schema) for row in rows)
    if rows and not schema.fewest <= len(rows) <= schema.most:
        span = say("a deck has from {fewest} to {most}", fewest=schema.fewest, most=schema.most)
        top.fault("cards", say("{count:card|cards}", count=len(rows)), span)
    if top.faults:
        raise ScenarioError(top.faults)
    return Deck(game, schema.key, path.stem, title, note, cards)


def write_deck(deck: Deck, path: Path, schema: DeckSchema) -> None:
    """Write a deck file, all of it or nothing; the same deck gives the same bytes.

    Raises:
        ScenarioError: The file cannot be written.
    """
    write_text(path, deck_text(deck, schema), ScenarioError)


def deck_text(deck: Deck, schema: DeckSchema) -> str:
    """The deck as the text of its file, with the columns in the order of the schema."""
    rows = [
        {column.key: card[column.key] for column in schema.columns if column.key in card}
        for card in deck.cards
    ]
    head: dict[str, Any] = {"format": FORMAT, "game": deck.game, "deck": deck.key}
    head |= {"title": deck.title, "note": deck.note, "cards": rows}
    return document(head)


def read_card(row: Table, schema: DeckSchema) -> Card:
    """One card from its table; what is wrong with it becomes faults of the table."""
    keys = [column.key for column in schema.columns]
    row.only(keys)
    card: dict[str, str | tuple[str, ...] | tuple[int, ...]] = {}
    for column in schema.columns:
        if column.key in row.entries:
            value = row.entries[column.key]
            card[column.key] = tuple(value) if isinstance(value, list) else value
            _CHECKS[column.kind](row, column, value)
        else:
            row.fault(column.key, say("missing"), column.text)
    return card


def _check_name(row: Table, column: Column, value: object) -> None:
    if not isinstance(value, str):
        row.fault(column.key, say("{value} is no name", value=shown_value(value)), _names(column))
    elif value not in column.names:
        row.fault(
            column.key,
            say("unknown name '{name}'", name=value),
            did_you_mean(value, column.names),
        )


def _check_order(row: Table, column: Column, value: object) -> None:
    remedy = say("list each of {names} once", names=", ".join(column.names))
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        row.fault(column.key, say("{value} is no list of names", value=shown_value(value)), remedy)
        return
    for name in dict.fromkeys(value):
        if name not in column.names:
            row.fault(
                column.key,
                say("unknown name '{name}'", name=name),
                did_you_mean(name, column.names),
            )
        elif value.count(name) > 1:
            row.fault(
                column.key,
                say("'{name}' stands in it {count:time|times}", name=name, count=value.count(name)),
                remedy,
            )
    missing = [name for name in column.names if name not in value]
    if missing:
        row.fault(column.key, say("{names} not in it", names=and_listed(missing)), remedy)


def _check_amounts(row: Table, column: Column, value: object) -> None:
    remedy = say(
        "list {count:whole number|whole numbers} from {low} to {high}",
        count=column.size,
        low=column.low,
        high=column.high,
    )
    if not isinstance(value, list) or not all(_is_whole(amount) for amount in value):
        row.fault(
            column.key, say("{value} is no list of whole numbers", value=shown_value(value)), remedy
        )
        return
    if len(value) != column.size:
        row.fault(column.key, say("{count:number|numbers} in it", count=len(value)), remedy)
    for amount in value:
        if not column.low <= amount <= column.high:
            row.fault(column.key, say("{value} is out of range", value=str(amount)), remedy)
    for before, after in pairwise(value):
        if after < before:
            row.fault(
                column.key,
                say("{after} follows {before}", after=after, before=before),
                say("amounts must never fall"),
            )


def _is_whole(amount: object) -> bool:
    return isinstance(amount, int) and not isinstance(amount, bool)


def _names(column: Column) -> str:
    return say("use one of: {names}", names=", ".join(column.names))


_CHECKS: dict[str, Callable[[Table, Column, object], None]] = {
    "name": _check_name,
    "order": _check_order,
    "amounts": _check_amounts,
}

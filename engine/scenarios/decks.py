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
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from engine.discovery import discover
from engine.documents import FORMAT, Table, document, parse_document, read_document, write_text
from engine.errors import Fault, ScenarioError
from engine.file_kinds import DECK, expect_kind
from engine.game import Card, DeckSchema
from engine.language import say
from engine.remedies import did_you_mean

KEYS = ("format", "game", "deck", "title", "note", "cards")


@dataclass(frozen=True)
class Deck:
    """The cards of one deck.

    Attributes:
        game: Name of the game whose schema it follows.
        key: Key of that schema.
        name: File name without ending.
        title, note: For people.
        cards: In the order of the file; what a file lists is a tuple.
        folder: Of its file, where pictures are looked up; None without a file.
    """

    game: str
    key: str
    name: str
    title: str
    note: str
    cards: tuple[Card, ...]
    folder: Path | None = field(default=None, compare=False)

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
    expect_kind(top.entries, top.file, DECK, ScenarioError)
    top.only(KEYS)
    if _strange(top, schema, game):  # its cards have other columns
        raise ScenarioError(top.faults)
    title, note = top.text("title"), top.text("note", "")
    rows = top.tables("cards")
    cards = tuple(_named(row, schema, top.faults) for row in rows)
    top.faults += across_faults(schema, cards, lambda number: rows[number].prefix, top.file)
    entries = top.entries.get("cards")
    if isinstance(entries, list) and not schema.fewest <= len(entries) <= schema.most:
        span = say("a deck has from {fewest} to {most}", fewest=schema.fewest, most=schema.most)
        top.fault("cards", say("{count:card|cards}", count=len(entries)), span)
    if top.faults:
        raise ScenarioError(top.faults)
    return Deck(game, schema.key, path.stem, title, note, cards, path.parent)


def _strange(top: Table, schema: DeckSchema, game: str) -> bool:
    """Whether a deck is one for another game, or of another kind; that is told."""
    owner, kind = top.text("game"), top.text("deck")
    for key, said, wanted in (("game", owner, game), ("deck", kind, schema.key)):
        if not said or said == wanted:
            continue
        if known_game(top, said) if key == "game" else known_kind(top, owner, said):
            what = say("this is a deck for '{game}'", game=said)
            top.fault(key, what, say("a deck for '{game}' is needed", game=wanted))
    return (owner or game, kind or schema.key) != (game, schema.key)


def known_game(top: Table, game: str) -> bool:
    """Whether there is such a game; a fault if there is none."""
    games = discover()
    if game not in games:
        top.fault("game", say("unknown game '{game}'", game=game), did_you_mean(game, games))
    return game in games


def known_kind(top: Table, game: str, key: str) -> bool:
    """Whether a game has such decks; a fault if it has none, and nothing if nobody knows it."""
    schemas = discover()[game].deck_schemas if game in discover() else {key: None}
    if key not in schemas:
        what = say("{game} has no deck '{deck}'", game=game, deck=key)
        top.fault("deck", what, did_you_mean(key, schemas))
    return key in schemas


def _named(row: Table, schema: DeckSchema, faults: list[Fault]) -> Card:
    """One card from its table; its name stands in each of its faults, since rows are many."""
    told = len(faults)
    card = read_card(row, schema)
    for name in (card.get(column.key) for column in schema.names):
        if isinstance(name, str) and name:
            faults[told:] = (replace(one, what=f"{name}: {one.what}") for one in faults[told:])
    return card


def write_deck(deck: Deck, path: Path, schema: DeckSchema) -> None:
    """Write a deck file, all of it or nothing; the same deck gives the same bytes.

    Raises:
        ScenarioError: The file cannot be written.
    """
    write_text(path, deck_text(deck, schema), ScenarioError)


def deck_text(deck: Deck, schema: DeckSchema) -> str:
    """The deck as the text of its file, with the columns in the order of the schema.

    What a card says as its column does by default is left out.
    """
    rows = [
        {
            column.key: column.filed(card[column.key])
            for column in schema.columns
            if column.key in card and card[column.key] != column.usual()
        }
        for card in deck.cards
    ]
    head: dict[str, Any] = {"format": FORMAT, "game": deck.game, "deck": deck.key}
    head |= {"title": deck.title, "note": deck.note, "cards": rows}
    return document(head)


def read_card(row: Table, schema: DeckSchema) -> Card:
    """One card from its table; what is wrong with it becomes faults of the table."""
    row.only([column.key for column in schema.columns])
    card: dict[str, Any] = {}
    for column in schema.columns:
        if column.key in row.entries:
            card[column.key] = column.read(row.entries[column.key], partial(row.fault, column.key))
        elif (usual := column.usual()) is not None:
            card[column.key] = usual
        else:
            row.missing(column.key, say("add it: {text}", text=column.text))
    return card


def across_faults(
    schema: DeckSchema, cards: Sequence[Card], place: Callable[[int], str], file: str = ""
) -> list[Fault]:
    """What is wrong between the cards of a deck, such as a reference to a card that is not there.

    Args:
        cards: Those with other faults may lack columns.
        place: Number of a card from 0 -> what the place of its faults begins with.
        file: To name in faults.
    """
    faults: list[Fault] = []

    def found(key: str, number: int, what: str, remedy: str) -> None:
        faults.append(Fault(file, f"{place(number)}{key}", what, remedy))

    for column in schema.columns:
        column.across(cards, partial(found, column.key))
    return faults


def as_entries(card: Card) -> dict[str, Any]:
    """A card as TOML and JSON hold it: a list for each tuple."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in card.items()}


def as_card(entries: Mapping[str, Any]) -> dict[str, Any]:
    """A card as a deck holds it: a tuple for each list."""
    return {
        key: tuple(entry) if isinstance(entry, list) else entry for key, entry in entries.items()
    }

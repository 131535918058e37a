"""A deck being edited.

Fields:
    ("title",), ("note",): texts
    ("cards",): list of tables, column key -> entry (see `engine.columns`), in the order of the file
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QObject

from engine.documents import read_document, shown
from engine.errors import Fault, OikistError, ScenarioError
from engine.game import DeckSchema
from engine.remedies import did_you_mean
from engine.scenarios import catalog
from engine.scenarios.decks import Deck, as_card, as_entries, deck_text, parse_deck, read_deck
from engine.schema_words import deck_schema_in_words
from workbench.documents.document import Document
from workbench.documents.edits import Key


class DeckDocument(Document):
    """A deck; `deck` is what the engine sees of it. Its cards always follow the schema."""

    kind: ClassVar[str] = "deck"
    file_kind: ClassVar[str] = "deck"

    def __init__(
        self,
        game: str,
        name: str,
        fields: Mapping[Key, Any],
        path: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        self.declared = _schema(game, str(fields.get(("deck",), "")), name)
        super().__init__(game, name, fields, path, parent)

    @property
    def schema(self) -> DeckSchema:
        """What its game says about these cards, in the language in force."""
        return deck_schema_in_words(catalog.games()[self.game], self.declared)

    @classmethod
    def open(cls, path: Path, parent: QObject | None = None) -> DeckDocument:
        """The document of a deck file.

        Raises:
            OikistError: It cannot be read.
        """
        deck = _read(path)
        return cls(deck.game, deck.name, fields_of(deck), path, parent)

    @classmethod
    def of(cls, deck: Deck, parent: QObject | None = None) -> DeckDocument:
        """A new document, without a file, that holds a deck."""
        return cls(deck.game, deck.name, fields_of(deck), None, parent)

    @property
    def cards(self) -> Sequence[Mapping[str, Any]]:
        """The cards as plain tables; not to be changed in place."""
        found: Sequence[Mapping[str, Any]] = self.fields[("cards",)]
        return found

    def deck(self) -> Deck:
        """The deck as the engine sees it."""
        cards = tuple(as_card(row) for row in self.cards)
        title, note = str(self.fields.get(("title",), "")), str(self.fields.get(("note",), ""))
        folder = self.path.parent if self.path is not None else None
        return Deck(self.game, self.declared.key, self.name, title, note, cards, folder)

    def text(self) -> str:
        """See `Document.text`."""
        count, schema = len(self.cards), self.declared
        if not schema.fewest <= count <= schema.most:
            what = f"a deck has from {schema.fewest} to {schema.most} cards, this one {count}"
            raise OikistError(Fault(self.name, "cards", what, "add or remove cards"))
        return deck_text(self.deck(), schema)

    def anew(self, text: str) -> str:
        """See `Document.anew`."""
        path = self.path or Path(self.name)
        return deck_text(parse_deck(text, path, self.declared, self.game), self.declared)

    def parsed(self, path: Path) -> dict[Key, Any]:
        """See `Document.parsed`."""
        return fields_of(_read(path))


def fields_of(deck: Deck) -> dict[Key, Any]:
    """The fields of a document that holds a deck."""
    rows = [as_entries(card) for card in deck.cards]
    fields: dict[Key, Any] = {("deck",): deck.key, ("cards",): rows, ("title",): deck.title}
    return fields | ({("note",): deck.note} if deck.note else {})


def _read(path: Path) -> Deck:
    top = read_document(path, ScenarioError)
    game, key = top.text("game"), top.text("deck")
    if top.faults:
        raise ScenarioError(top.faults)
    return read_deck(path, _schema(game, key, str(shown(path))), game)


def _schema(game: str, key: str, place: str) -> DeckSchema:
    known = catalog.games().get(game)
    if known is None:
        remedy = did_you_mean(game, catalog.games())
        raise ScenarioError(Fault(place, "game", f"unknown game '{game}'", remedy))
    if key not in known.deck_schemas:
        remedy = did_you_mean(key, known.deck_schemas)
        raise ScenarioError(Fault(place, "deck", f"unknown deck '{key}'", remedy))
    return known.deck_schemas[key]

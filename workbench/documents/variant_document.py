"""A variant being edited.

Fields:
    ("title",), ("note",), ("hypothesis",), ("verdict",), ("extends",), ("board",): texts
    ("seats",): whole number
    ("decks", key): name or path of a deck
    ("parameters", name): value as a TOML file holds it; absent where the parent decides
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

from PySide6.QtCore import QObject

from engine.errors import Fault, OikistError
from engine.game import Game
from engine.scenarios import catalog
from engine.scenarios.variants import (
    Resolved,
    Variant,
    parse_variant,
    read_variant,
    resolve,
    variant_text,
)
from workbench.documents.document import Document
from workbench.documents.edits import Key

TEXTS = ("title", "note", "hypothesis", "verdict", "extends", "board")


class VariantDocument(Document):
    """A variant; `variant` is what the engine sees of it."""

    kind: ClassVar[str] = "variant"
    file_kind: ClassVar[str] = "variant"

    def __init__(
        self,
        game: str,
        name: str,
        fields: Mapping[Key, Any],
        path: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        self.rules_of: Game = catalog.game_of(Variant(game, name, "", path=path))
        super().__init__(game, name, fields, path, parent)

    @classmethod
    def open(cls, path: Path, parent: QObject | None = None) -> VariantDocument:
        """The document of a variant file.

        Raises:
            OikistError: It cannot be read.
        """
        variant = read_variant(path)
        return cls(variant.game, variant.name, fields_of(variant), path, parent)

    @classmethod
    def of(cls, variant: Variant, parent: QObject | None = None) -> VariantDocument:
        """A new document, without a file, that holds a variant."""
        return cls(variant.game, variant.name, fields_of(variant), None, parent)

    def variant(self) -> Variant:
        """The variant as the engine sees it."""
        words = {key: str(self.fields.get((key,), "")) for key in TEXTS}
        return Variant(
            game=self.game,
            name=self.name,
            seats=self.fields.get(("seats",)),
            decks=self._table("decks"),
            parameters=self._table("parameters"),
            path=self.path,
            here=self.here,
            **words,
        )

    def resolved(self) -> tuple[Resolved, list[Fault]]:
        """What the variant comes to with its parents, and what is wrong with it."""
        faults: list[Fault] = []
        return resolve(self.variant(), self.rules_of, faults), faults

    def text(self) -> str:
        """See `Document.text`."""
        if not str(self.fields.get(("title",), "")).strip():
            raise OikistError(Fault(self.name, "title", "is missing", "write a title"))
        return self._text_of(self.variant())

    def anew(self, text: str) -> str:
        """See `Document.anew`."""
        return self._text_of(parse_variant(text, self.path or Path(self.name)))

    def parsed(self, path: Path) -> dict[Key, Any]:
        """See `Document.parsed`."""
        return fields_of(read_variant(path))

    def _text_of(self, variant: Variant) -> str:
        """Decks and parameters in the order in which the game declares them.

        Fields come in the order in which they were edited, which is another one after an undo.
        """
        game = self.rules_of
        decks = _in_order(variant.decks, game.deck_schemas)
        parameters = _in_order(variant.parameters, game.parameters)
        return variant_text(replace(variant, decks=decks, parameters=parameters))

    def _table(self, name: str) -> dict[str, Any]:
        return {str(key[1]): value for key, value in self.fields.items() if key[0] == name}


def _in_order(table: Mapping[str, Any], declared: Iterable[str]) -> dict[str, Any]:
    """A table in the order of some keys; others come behind them."""
    return {key: table[key] for key in dict.fromkeys((*declared, *table)) if key in table}


def fields_of(variant: Variant) -> dict[Key, Any]:
    """The fields of a document that holds a variant."""
    fields: dict[Key, Any] = {(key,): getattr(variant, key) for key in TEXTS}
    fields |= {("seats",): variant.seats}
    fields |= {("decks", key): name for key, name in variant.decks.items()}
    fields |= {("parameters", name): value for name, value in variant.parameters.items()}
    return {key: value for key, value in fields.items() if value not in ("", None)}

"""From documents that are being edited, saved or not, to a scenario that can be played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.errors import Fault, OikistError
from engine.scenarios import catalog
from engine.scenarios.catalog import Held
from engine.scenarios.frozen import frozen
from engine.scenarios.scenario import Scenario
from engine.scenarios.variants import Resolved, Variant, read_variant, resolve
from workbench.documents.board_document import BoardDocument
from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import Document
from workbench.documents.graph_document import GraphDocument
from workbench.documents.variant_document import VariantDocument

BOARDS: Final = (BoardDocument, GraphDocument)


def scenario_of(document: Document, others: Sequence[Document]) -> Scenario:
    """What a document would be played as, with all unsaved edits.

    A board or deck is played in the variant that uses it: the open one that was in front last,
    one of the catalogue, or else the game's usual one with this board or deck instead of its own.

    Args:
        others: All open documents, the one that was in front last at the end; edits of boards
            and decks among them count.

    Raises:
        OikistError: It cannot be played or written as it stands.
    """
    variant = _variant_for(document, others)
    source = catalog.source_of(variant.path, variant.here) if variant.path else variant.name
    found = catalog.build(variant, source, {}, held_by(others, document))
    frozen(found)  # what no file could hold could not be kept, and is refused like other faults
    return found


def documents_of(scenario: Scenario, documents: Sequence[Document]) -> list[Document]:
    """Those of the open documents that a scenario was made of, variant first.

    A document without a file is known by its name, since it is built under it.
    """
    if not documents:
        return []
    files = {file.resolve() for file in scenario.files}
    board = scenario.board.name if scenario.board is not None else ""
    names = {
        "variant": {scenario.source},
        "board": {board},
        "deck": {deck.name for deck in scenario.decks.values()},
    }
    found = [
        one
        for one in documents
        if (
            one.path.resolve() in files
            if one.path is not None
            else one.name in names[one.file_kind]
        )
    ]
    return sorted(found, key=lambda one: one.kind != VariantDocument.kind)


def held_by(others: Sequence[Document], document: Document | None = None) -> Held:
    """Boards and decks that are being edited.

    Args:
        document: A board or deck that is played, whatever the variant names.

    Raises:
        OikistError: One of them cannot be played as it stands.
    """
    boards = {
        one.path.resolve(): one.board()
        for one in others
        if isinstance(one, BOARDS) and one.path is not None
    }
    decks = {
        one.path.resolve(): one.deck()
        for one in others
        if isinstance(one, DeckDocument) and one.path is not None
    }
    return Held(
        boards,
        decks,
        document.board() if isinstance(document, BOARDS) else None,
        {document.schema.key: document.deck()} if isinstance(document, DeckDocument) else {},
    )


def _variant_for(document: Document, others: Sequence[Document]) -> Variant:
    if isinstance(document, VariantDocument):
        return document.variant()
    game = catalog.games()[document.game]
    edited = [one for one in others if isinstance(one, VariantDocument) and one.game == game.name]
    for one in reversed(edited):
        if document.path is not None and _uses(one.resolved()[0], document.path):
            return one.variant()
    entries = catalog.variants(game.name, document.here)
    if document.path is not None:
        for entry in entries:
            variant = read_variant(entry.path, document.here)
            faults: list[Fault] = []
            if _uses(resolve(variant, game, faults), document.path):
                return variant
    if edited:
        return edited[-1].variant()
    if not entries:
        what, remedy = f"no variant of {game.title} is here", "make one: File > New variant"
        raise OikistError(Fault(document.name, "", what, remedy))
    usual = next((entry for entry in entries if entry.name == game.usual), entries[0])
    return read_variant(usual.path, document.here)


def _uses(resolved: Resolved, path: Path) -> bool:
    files = [resolved.board, *resolved.decks.values()]
    return any(file is not None and file.resolve() == path.resolve() for file in files)

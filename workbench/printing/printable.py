"""What can be printed: a board, decks and pieces, from a document or from a scenario."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.boards.layouts import AnyBoard
from engine.errors import Fault, OikistError
from engine.game import Boxed, Component, Dealt
from engine.language import said
from engine.picture import Picture
from engine.scenarios import catalog
from engine.scenarios.decks import Deck
from engine.scenarios.scenario import Scenario
from workbench.documents.board_document import BoardDocument
from workbench.documents.deck_document import DeckDocument
from workbench.documents.document import Document
from workbench.documents.graph_document import GraphDocument
from workbench.documents.variant_document import VariantDocument
from workbench.language.titles import shown_title
from workbench.scene.scenery import Scenery, board_scenery, scenery_of
from workbench.scene.zone_blocks import map_of

PARTS: Final = ("board", "cards", "pieces")


@dataclass(frozen=True, eq=False)
class Printable:
    """Something that can be printed.

    Attributes:
        title: For people.
        name: Proposal for the name of a file, without ending.
        board: None if there is none.
        decks: None, one or several.
        scenario: Whose pieces can be printed; None for a board or a deck alone.
        picture: Position to show on the board; None for the bare board.
    """

    title: str
    name: str
    board: AnyBoard | None = None
    decks: tuple[Deck, ...] = ()
    scenario: Scenario | None = None
    picture: Picture | None = None

    @property
    def scenery(self) -> Scenery:
        """Map and looks; empty for what has neither."""
        if self.scenario is not None:
            return scenery_of(self.scenario)
        return board_scenery(self.board) if self.board is not None else Scenery()

    @property
    def pieces(self) -> tuple[Component, ...]:
        """Tiles and markers, if the game knows them."""
        if self.scenario is None or not isinstance(self.scenario.game, Boxed):
            return ()
        return tuple(self.scenario.game.components(self.scenario.record))

    @property
    def sized(self) -> bool:
        """Whether there are cards whose size is chosen; others have theirs from the board."""
        games = catalog.games()
        return any(games[deck.game].deck_schemas[deck.key].tile is None for deck in self.decks)

    @property
    def parts(self) -> tuple[str, ...]:
        """Which of `PARTS` there are."""
        board = self.picture is not None and map_of(self.picture) is not None
        there = {
            "board": bool(self.scenery.map.spaces) and (board or self.board is not None),
            "cards": any(deck.cards for deck in self.decks),
            "pieces": bool(self.pieces),
        }
        return tuple(part for part in PARTS if there[part])


def printable_of(document: Document) -> Printable:
    """What a document can be printed as.

    Raises:
        OikistError: A variant that cannot be played as it stands.
    """
    if isinstance(document, (BoardDocument, GraphDocument)):
        return Printable(shown_title(document), document.name, document.board())
    if isinstance(document, DeckDocument):
        return Printable(shown_title(document), document.name, decks=(document.deck(),))
    if isinstance(document, VariantDocument):
        return printable_scenario(catalog.build(document.variant(), document.name, {}))
    what = f"a document of the kind '{document.kind}' cannot be printed"
    raise OikistError(Fault(document.name, "", what, "print a board, a deck or a variant"))


def printable_scenario(scenario: Scenario, picture: Picture | None = None) -> Printable:
    """All that a scenario consists of, and a position of it if one is given."""
    decks = tuple(_in_play(scenario, deck) for deck in scenario.decks.values())
    title = said(scenario.game, scenario.title or scenario.name)
    return Printable(title, scenario.name, scenario.board, decks, scenario, picture)


def _in_play(scenario: Scenario, deck: Deck) -> Deck:
    """A deck as a scenario plays it: parameters may leave out cards, or change their numbers."""
    game = scenario.game
    if not isinstance(game, Dealt):
        return deck
    cards = game.in_play(scenario.record, scenario.parameters, deck.key, deck.cards)
    return replace(deck, cards=cards)

"""How strong the cards of a deck are, by the games of an answer to "Is the deck fair?"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from engine.asking.answers import noted_answers, stored_answer
from engine.asking.questions import DECK
from engine.errors import OikistError
from engine.remarks import DealsInWords
from engine.runs.card_strength import Strength, card_strength, renamed
from engine.runs.reading import read_arm
from engine.seats import seat_titles

if TYPE_CHECKING:
    from engine.runs.store import Store
    from engine.scenarios.decks import Deck
    from engine.scenarios.scenario import Scenario

NO_CARD: Final = -1


@dataclass(frozen=True)
class Measured:
    """What games say of the cards of a deck.

    Attributes:
        strength: Of all that chance deals in them; seats by the names that people know.
        deck: The deck with which they were played.
        digest: Of all the rules they were played by.
        rows: Of each of `strength.things` its card in `deck`, from 0; NO_CARD for what is none.
        asked: When, in local time, such as "2031-05-01T18:30:00"; "" before there is an answer.
    """

    strength: Strength
    deck: Deck
    digest: str
    rows: tuple[int, ...]
    asked: str = ""


def measured(store: Store, scenario: Scenario, key: str) -> Measured | None:
    """The last answer about a deck: by the same rules if there is one, else by other ones.

    Args:
        scenario: What the deck is played in; answers about its variant count.
        key: Of the deck in the scenario.

    Returns:
        None where nobody has asked, or the games of every answer are gone.
    """
    about = [
        one
        for one in reversed(noted_answers(store))
        if one.question == DECK and one.variant == scenario.source and one.runs
    ]
    for one in sorted(about, key=lambda one: one.digest != scenario.digest):
        try:
            then = stored_answer(store, one.number)[0].scenario
            if not same_deck(then, scenario.decks[key]):
                continue
            return of_run(store, one.runs[-1], then, key, one.asked)
        except OikistError:
            continue  # its games were deleted, or its rules cannot be restored
    return None


def of_run(store: Store, run: int, scenario: Scenario, key: str, asked: str = "") -> Measured:
    """What the games of a stored run say by now.

    Args:
        scenario: What is played in it.

    Raises:
        RunsError: There is no such run.
    """
    game = scenario.game
    with store.transaction():  # what is stored meanwhile is not seen in half of it
        found = card_strength(read_arm(store, run, 0))
    names = game.seat_names(scenario.record)
    titles = dict(zip(names, seat_titles(game, names), strict=True))
    places = dealt_cards(scenario, len(found.things))
    rows = tuple(row if deck == key else NO_CARD for deck, row in places)
    rows = rows or (NO_CARD,) * len(found.things)
    told = renamed(found, {}, titles)
    if isinstance(game, DealsInWords):  # with seats as people know them
        told = replace(told, ways=game.deal_words(scenario.record, tuple(titles.values())))
    return Measured(told, scenario.decks[key], scenario.digest, rows, asked)


def dealt_cards(scenario: Scenario, count: int) -> tuple[tuple[str, int], ...]:
    """Deck and row of each of so many things that chance deals; () where they are no cards.

    As many things as there are cards in the decks of a scenario, with all copies, are these
    cards: deck by deck, in the order of their files (`engine.game.Game.deals`).
    """
    schemas = scenario.game.deck_schemas
    found = [
        (key, row)
        for key, deck in scenario.decks.items()
        for row, card in enumerate(deck.cards)
        for _ in range(schemas[key].copies(card))
    ]
    return tuple(found) if len(found) == count else ()


def same_deck(then: Scenario, deck: Deck) -> bool:
    """Whether a deck was played in a scenario, whatever was edited in it since.

    Stored questions keep cards and titles of decks, and no names of files: a deck is known by
    its title, or by its cards.
    """
    was = then.decks.get(deck.key)
    if was is None or was.game != deck.game:
        return False
    return was.title == deck.title or was.digest == deck.digest

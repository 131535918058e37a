"""Is the deck fair? Counted on the cards, and seen in games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import Field, bots_field, games_field, seed_field
from engine.asking.live import live_of
from engine.asking.pilot import wins_told
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.language import say
from engine.reports.deck_page import DeckGames, deck_page
from engine.reports.played import Played
from engine.tuning.deck_fairness import deck_fairness
from engine.tuning.turn_order import turn_orders

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

USUAL_GAMES: Final = 2_000
ORDER_GAMES: Final = 50  # of random moves, in which the order of turns is looked up


def fields(_scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    return bots_field(), games_field(USUAL_GAMES), seed_field()


def planned(_scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of bots."""
    return int(values["games"])


def answer(asked: Asked, playing: Playing) -> Page:
    """Count the cards, and play.

    Raises:
        Stopped: The user asked to stop; what was played is stored.
    """
    values, scenario, games = asked.values, asked.scenario, int(asked.values["games"])
    counted = deck_fairness(scenario)
    playing.begin(say("Games with this deck"), games)
    with playing.sampler(asked, games, live_of(asked), "deck") as sampler:
        orders = turn_orders(scenario, min(games, ORDER_GAMES), sampler.seed)
        results = sampler.sample(scenario, games)
    shares = results.shares
    found = DeckGames(orders, shares, len(results) - len(shares))
    command = typed_for("deck", asked, ("games",))
    played = Played(scenario, asked.title, values["bots"], sampler.seed, command)
    return deck_page(counted, found, played)


QUESTION: Final = Question(
    "deck",
    lambda: say("Is the deck fair?"),
    lambda: say("Which seat stands where on the cards, and what that does to wins."),
    fields,
    answer,
    planned,
    tells=wins_told,
)

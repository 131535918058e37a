"""What should the starting scores be? The smallest change that makes all seats win alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import (
    WHOLE,
    Field,
    band_field,
    bots_field,
    games_field,
    seed_field,
)
from engine.asking.live import live_of
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.asking.refusals import if_without_scores
from engine.language import say
from engine.reports.balance_page import balance_page
from engine.reports.played import Played
from engine.tuning.balancing import balanced, most_each, most_games

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

USUAL_GAMES: Final = 4_000
USUAL_MOST: Final = 8


def fields(_scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    tip = say("A proposal is then played on fresh seeds, more often.")
    most = say("The largest bonus that is looked at.")
    return (
        bots_field(),
        games_field(USUAL_GAMES, tip, say("Games at first")),
        band_field(),
        Field("most", WHOLE, say("Bonus at most"), USUAL_MOST, 1, 30, say("points"), tip=most),
        seed_field(),
    )


def planned(scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of every look, of the search and of all confirmations; few answers need them all."""
    return most_games(int(values["games"]), scenario.seats)


def answer(asked: Asked, playing: Playing) -> Page:
    """Propose a bonus from games as they are, and confirm it on fresh ones.

    Raises:
        Stopped: The user asked to stop; what was played is stored.
    """
    values, games = asked.values, int(asked.values["games"])
    playing.begin(say("Games as they are, then with the bonus"), planned(asked.scenario, values))
    live = live_of(asked, float(values["band"]))
    with playing.sampler(asked, most_each(games), live, "balance") as sampler:
        found = balanced(
            asked.scenario,
            sampler,
            band=float(values["band"]),
            games=games,
            most=int(values["most"]),
        )
    command = typed_for("balance", asked, ("games", "band", "most"))
    played = Played(asked.scenario, asked.title, values["bots"], int(values["seed"]), command)
    return balance_page(found, played)


QUESTION: Final = Question(
    "balance",
    lambda: say("What should the starting scores be?"),
    lambda: say("The whole bonus under which all seats win most alike, confirmed on fresh seeds."),
    fields,
    answer,
    planned,
    refuses=if_without_scores,
)

"""Can a loser choose the winner? Late decisions of seats without hope, move by move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import WHOLE, Field, bots_field, seed_field
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.asking.refusals import if_too_few_for_a_king
from engine.bots.spec import bots_by_seat
from engine.language import say
from engine.reports.kingmaking_page import kingmaking_page
from engine.reports.played import Played
from engine.reports.wording import decimals, number
from engine.statistics.intervals import wilson
from engine.tuning import kingmaking as kings

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

USUAL_GAMES: Final = 40
USUAL_LAST: Final = 3


def fields(_scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    games = say("Every one of them is looked at by hundreds of games played on from its end.")
    last = say("So many decisions of each seat are looked at, from the end of a game on.")
    return (
        bots_field(),
        Field("games", WHOLE, say("Games"), USUAL_GAMES, 1, 1_000_000, tip=games),
        Field("last", WHOLE, say("Last decisions"), USUAL_LAST, 1, 1_000, tip=last),
        seed_field(),
    )


def planned(_scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games that are looked at; not those that are played on from their decisions."""
    return int(values["games"])


def tells(_scenario: Scenario, values: Mapping[str, Any]) -> str:
    """How well so many games tell a share of one in ten."""
    games = int(values["games"])
    found = wilson(games / 10, games)
    half = 100 * (found.high - found.low) / 2
    return say("They tell a share of one in ten to ±{half}%.", half=number(half, decimals(half)))


def answer(asked: Asked, playing: Playing) -> Page:
    """Look at every game.

    Raises:
        OikistError: The game has fewer than three seats, or a bot is unknown.
        Stopped: The user asked to stop; nothing of the search is kept.
    """
    values, scenario = asked.values, asked.scenario
    bots, seed = str(values["bots"]), int(values["seed"])
    by_seat = bots_by_seat(bots, scenario.seats)
    search = kings.Search(scenario, by_seat, int(values["games"]), seed, int(values["last"]))
    playing.begin(say("Games of {bots}, and their last decisions", bots=bots), search.games)

    found = kings.kingmaking(search, playing.threads, playing.count)
    command = typed_for("kingmaking", asked, ("games", "last"))
    return kingmaking_page(found, Played(scenario, asked.title, bots, seed, command))


QUESTION: Final = Question(
    "kingmaking",
    lambda: say("Can a loser choose the winner?"),
    lambda: say(
        "In how many games a seat that cannot win any more decides which of the others does."
    ),
    fields,
    answer,
    planned,
    tells=tells,
    plays_on=True,
    keeps=False,
    refuses=if_too_few_for_a_king,
)

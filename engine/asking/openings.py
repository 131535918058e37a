"""What do first moves say? How games of a batch began, and who won them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import WHOLE, Field, band_field, bots_field, games_field, seed_field
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.bots.spec import bots_by_seat
from engine.language import say
from engine.reports.openings_page import openings_page
from engine.reports.played import Played
from engine.simulation.batch import Plan
from engine.simulation.openings import FEWEST, MOST_DEPTH, opening_tree
from engine.tuning.sampling import Stopped

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

USUAL_GAMES: Final = 8_000
USUAL_DEPTH: Final = 1  # second moves are seldom made often enough in the usual games


def fields(_scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    depth = say("So many moves from the beginning of each game are looked at.")
    fewest = say("Moves that were made in fewer games are taken together.")
    return (
        bots_field(),
        games_field(USUAL_GAMES, title=say("Games")),
        Field("depth", WHOLE, say("Moves looked at"), USUAL_DEPTH, 1, MOST_DEPTH, tip=depth),
        Field("fewest", WHOLE, say("Games of a move"), FEWEST, 1, 1_000_000, tip=fewest),
        band_field(),
        seed_field(),
    )


def planned(_scenario: Scenario, values: Mapping[str, Any]) -> int:
    """All games are played."""
    return int(values["games"])


def answer(asked: Asked, playing: Playing) -> Page:
    """Play the games and gather how they began.

    Raises:
        OikistError: A bot is unknown, or there is a wrong number of them.
        Stopped: The user asked to stop; nothing of a tree is kept.
    """
    values, scenario = asked.values, asked.scenario
    bots, seed = str(values["bots"]), int(values["seed"])
    plan = Plan(
        scenario, bots_by_seat(bots, scenario.seats), int(values["games"]), seed, playing.threads
    )
    playing.begin(say("Games of {bots}", bots=bots), plan.games)
    stopped = False

    def told(more: int) -> bool:
        nonlocal stopped
        playing.say(more)
        stopped = playing.stop()
        return not stopped

    found = opening_tree(plan, int(values["depth"]), int(values["fewest"]), told)
    if stopped:
        raise Stopped
    command = typed_for("openings", asked, ("games", "depth", "fewest", "band"))
    played = Played(scenario, asked.title, bots, seed, command)
    return openings_page(found, played, float(values["band"]))


QUESTION: Final = Question(
    "openings",
    lambda: say("What do first moves say?"),
    lambda: say("Which first moves bots choose, and whether one of them wins more than others."),
    fields,
    answer,
    planned,
    keeps=False,
)

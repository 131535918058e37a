"""Is this variant fair? Games until every seat is known to be inside or outside the band."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import Field, band_field, bots_field, games_field, seed_field
from engine.asking.live import live_of
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.bots.spec import bots_by_seat
from engine.language import say
from engine.reports.run_page import run_page
from engine.runs.plan import DECIDED, RunPlan, side_of

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

USUAL_GAMES: Final = 20_000
LOOK: Final = 200  # games stored together, and between two looks


def fields(_scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    tip = say("Playing stops as soon as every seat is known to be inside or outside the band.")
    return bots_field(), games_field(USUAL_GAMES, tip), band_field(), seed_field()


def planned(_scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games at most."""
    return int(values["games"])


def tells(scenario: Scenario, values: Mapping[str, Any]) -> str:
    """How well so many games tell the wins of a seat."""
    from engine.asking.pilot import share_told

    return share_told(scenario.seats, int(values["games"]))


def answer(asked: Asked, playing: Playing) -> Page:
    """Play until it is decided, or all games; the page of the run.

    Raises:
        Stopped: The user asked to stop; what was played is stored.
    """
    scenario, values = asked.scenario, asked.values
    games, band = int(values["games"]), float(values["band"])
    bots = bots_by_seat(values["bots"], scenario.seats)
    plan = RunPlan(
        (side_of(scenario, asked.title),),
        (bots,),
        games,
        int(values["seed"]),
        min(LOOK, games),
        rotate=False,
        until=DECIDED,
        band=band,
        title=asked.title,
    )
    live = live_of(asked, games)
    playing.begin(say("Games of {bots}", bots=", ".join(dict.fromkeys(bots))), games)
    number = playing.run(plan, live)
    return run_page(playing.store, [number], band, typed_for("fair", asked, ("games", "band")))


QUESTION: Final = Question(
    "fair",
    "Is this variant fair?",
    "Whether a seat wins more than its share, by bots that play until it is known.",
    fields,
    answer,
    planned,
    tells=tells,
)

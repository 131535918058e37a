"""Which rules matter? Each number of the rules moved alone, on the same luck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import (
    CHOICE,
    LINES,
    WHOLE,
    Field,
    bots_field,
    measures,
    seed_field,
    tunables,
)
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.errors import Fault, OikistError
from engine.language import say
from engine.reports.played import Played
from engine.reports.sensitivity_page import Moved, sensitivity_page
from engine.statistics.intervals import CONFIDENCE
from engine.tuning.figures import figures_from
from engine.tuning.sensitivity import default_ranges, screened, tornado_of
from engine.tuning.space import space_from, split_settings

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario
    from engine.tuning.space import Space

USUAL_GAMES: Final = 200


def fields(scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    ranges = say("One a line, such as rounds=8..12; none: every number, by a fifth of itself.")
    paths = say("0: each number alone. Else so many walks through all of them together.")
    looked_at = say("What is looked at.")
    return (
        Field(
            "measure",
            CHOICE,
            say("Look at"),
            "score",
            choices=measures(scenario, seats=True),
            tip=looked_at,
        ),
        Field("settings", LINES, say("Move"), (), choices=tunables(scenario), tip=ranges),
        bots_field(),
        Field("games", WHOLE, say("Games of each"), USUAL_GAMES, 8, 1_000_000),
        Field("paths", WHOLE, say("Walks"), 0, 0, 1_000, tip=paths, least=say("none")),
        seed_field(),
    )


def planned(scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of today's rules and of both ends of each number, then of the walks."""
    count = len(values["settings"]) or sum(
        each.tunable and each.kind == "integer" for each in scenario.game.parameters.values()
    )
    each, paths = int(values["games"]), int(values["paths"])
    return each * (1 + 2 * count + paths * (count + 1))


def moved(scenario: Scenario, values: Mapping[str, Any]) -> Space:
    """What is moved, and how far; every number by a fifth of itself where nothing is said.

    Raises:
        OikistError: A line is no range, or none of this game.
    """
    fixed, ranges = split_settings(list(values["settings"]))
    faults = [
        Fault(
            "",
            f"--set {key}={value}",
            say("this is no range"),
            say("write a range, such as rounds=8..12"),
        )
        for key, value in fixed.items()
    ]
    if faults:
        raise OikistError(faults)
    return space_from(ranges or default_ranges(scenario), scenario)


def answer(asked: Asked, playing: Playing) -> Page:
    """Move each number alone, and all of them along paths if that is asked for.

    Raises:
        OikistError: What is to be moved cannot be read.
        Stopped: The user asked to stop; nothing of it is kept.
    """
    values, scenario = asked.values, asked.scenario
    space = moved(scenario, values)
    figure = figures_from(values["measure"], scenario)[0]
    games, paths = int(values["games"]), int(values["paths"])
    playing.begin(say("Each number alone"), planned(scenario, values))
    with playing.sampler(asked, games, keep=False) as sampler:
        blown = tornado_of(space, figure, sampler, games, CONFIDENCE)
        walked = None
        if paths:
            playing.begin(say("All numbers together"), 0)
            walked = screened(space, figure, sampler, games, paths, CONFIDENCE)
    others = {"--set": "settings", "--morris": "paths"}
    command = typed_for("sensitivity", asked, ("games", "measure"), others)
    played = Played(scenario, asked.title, values["bots"], int(values["seed"]), command)
    return sensitivity_page(Moved(blown, walked), played)


QUESTION: Final = Question(
    "sensitivity",
    lambda: say("Which rules matter?"),
    lambda: say(
        "How much each number of the rules moves a figure, with what cannot be seen told apart."
    ),
    fields,
    answer,
    planned,
    keeps=False,
    checks=lambda scenario, values: values["settings"] and moved(scenario, values),
)

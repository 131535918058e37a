"""Find parameters: those that would reach the designer's goals, confirmed on fresh seeds."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from engine.asking.asked import asked_data
from engine.asking.fields import (
    CHOICE,
    LINES,
    WHOLE,
    Field,
    bots_field,
    seed_field,
    tunables,
)
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.errors import Fault, OikistError
from engine.language import say
from engine.reports.played import Played
from engine.reports.tune_page import tune_page
from engine.tuning.goals import goals_from
from engine.tuning.journal import beside_runs
from engine.tuning.search import METHODS, Wish, searched
from engine.tuning.space import space_from, split_settings

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario
    from engine.tuning.goals import Goal
    from engine.tuning.space import Space

USUAL: Final = {"trials": 40, "games": 300, "confirm": 1500}
TOP: Final = 3
GOALS: Final = ("seats within 2", "length 150..220", "runaway <= 30", "margin <= 8", "ties <= 5")


def fields(scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    ranges = say("What may change, one a line, such as rounds=8..12.")
    goals = say("What should come of it, one a line, such as seats within 2.")
    suggested = tuple((goal, goal) for goal in GOALS)
    choices = tunables(scenario)
    usual = (choices[0][0],) if choices else ()
    methods = tuple((name, name) for name in METHODS)
    return (
        Field("settings", LINES, say("May change"), usual, choices=choices, tip=ranges),
        Field("goals", LINES, say("Goals"), (GOALS[0],), choices=suggested, tip=goals),
        bots_field(),
        Field("trials", WHOLE, say("Points"), USUAL["trials"], 1, 100_000),
        Field("games", WHOLE, say("Games of each"), USUAL["games"], 8, 1_000_000),
        Field("confirm", WHOLE, say("Games to confirm"), USUAL["confirm"], 8, 1_000_000),
        Field("method", CHOICE, say("Search"), METHODS[0], choices=methods),
        seed_field(),
    )


def planned(_scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of all points, and of the candidates."""
    points = int(values["trials"]) * int(values["games"])
    return points + (TOP + 1) * int(values["confirm"])


def wished(scenario: Scenario, values: Mapping[str, Any]) -> tuple[Space, tuple[Goal, ...]]:
    """What may change, and what is to be reached.

    Raises:
        OikistError: Nothing may change, or a range or a goal cannot be read.
    """
    fixed, ranges = split_settings(list(values["settings"]))
    if fixed or not ranges:
        remedy = say("write a range, such as rounds=8..12")
        raise OikistError(Fault("", "settings", say("nothing may change"), remedy))
    return space_from(ranges, scenario), goals_from(list(values["goals"]), scenario)


def answer(asked: Asked, playing: Playing) -> Page:
    """Search, or go on with a search that was stopped, and confirm the best.

    Raises:
        OikistError: Nothing may change, or a goal cannot be read.
        Stopped: The user asked to stop; what is noted stays.
    """
    values, scenario = asked.values, asked.scenario
    space, goals = wished(scenario, values)
    numbers = {key: int(values[key]) for key in USUAL}
    wish = Wish(space, goals, values["method"], top=TOP, **numbers)
    playing.begin(say("Points of the search"), planned(scenario, values))
    with playing.sampler(asked, numbers["confirm"], purpose="tune") as sampler:
        found = searched(wish, sampler, _journal(asked, playing), lambda _done: None)
    lines = {"--set": "settings", "--goal": "goals"}
    command = typed_for("tune", asked, ("trials", "games", "confirm", "method"), lines)
    played = Played(scenario, asked.title, values["bots"], int(values["seed"]), command)
    return tune_page(found, played)


def _journal(asked: Asked, playing: Playing) -> Path:
    """Where the points of this very search are noted; see `beside_runs`."""
    data = {key: value for key, value in asked_data(asked).items() if "title" not in key}
    text = json.dumps(data, sort_keys=True)
    digest = hashlib.sha256(text.encode()).hexdigest()[:12]
    return beside_runs(playing.store.path, f"tune-{asked.scenario.name}-{digest}.journal")


QUESTION: Final = Question(
    "tune",
    lambda: say("Find parameters"),
    lambda: say("Which values of some rules reach your goals, and what each of them costs."),
    fields,
    answer,
    planned,
    checks=wished,
)

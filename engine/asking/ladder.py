"""Are the bots good enough? Longer searches against shorter ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import nan
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import FLAG, WHOLE, Field, completed, seed_field
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.bots.spec import parse_bot
from engine.language import say
from engine.reports.ladder_page import ladder_page
from engine.reports.played import Played
from engine.tuning.climbing import budgets_from, climb

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.bots.spec import BotSpec
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

FACTOR: Final = 2
LONGEST: Final = 1_000  # iterations of a search whose pace is found out beside the form
KINDS: Final = ("uniform", "greedy")


def fields(_scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    first = say("Iterations of the weakest search; each rung above it has twice as many.")
    below = say("Uniform against greedy, and greedy against the weakest search.")
    return (
        Field("first", WHOLE, say("Iterations"), 25, 1, 1_000_000, tip=first),
        Field("rungs", WHOLE, say("Doublings"), 2, 1, 12),
        Field("games", WHOLE, say("Games of each"), 200, 4, 1_000_000),
        Field("kinds", FLAG, say("Begin with simple bots"), usual=True, tip=below),
        seed_field(),
    )


def planned(scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of all rungs."""
    kinds = len(KINDS) if values["kinds"] else 0
    return _of_each(scenario, values) * (int(values["rungs"]) + kinds)


def by_bots(scenario: Scenario, values: Mapping[str, Any]) -> dict[str, float]:
    """Of each rung the part of the seats that its two bots have.

    Empty where a search is so long that a game of it is no glance.
    """
    if int(values["first"]) * FACTOR ** int(values["rungs"]) > LONGEST:
        return {}
    whole, bots = _of_each(scenario, values), _bots(values)
    found = dict.fromkeys(bots, 0.0)
    for weak, strong in pairwise(bots):
        found[strong] += whole / scenario.seats
        found[weak] += whole - whole / scenario.seats
    return found


def seated(asked: Asked) -> list[list[str]]:
    """One seat of each bot among others of the next weaker one."""
    bots = _bots(completed(fields(asked.scenario), asked.values))
    others = asked.scenario.seats - 1
    return [[strong, *[weak] * others] for weak, strong in pairwise(bots)]


def answer(asked: Asked, playing: Playing) -> Page:
    """Climb the ladder.

    Raises:
        Stopped: The user asked to stop; nothing of a ladder is kept.
    """
    values, scenario = asked.values, asked.scenario
    budgets = _budgets(values)
    kinds = KINDS if values["kinds"] else ()
    each, names = _of_each(scenario, values), _bots(values)

    def begun(number: int, weak: str, strong: str) -> None:
        step = say("{strong} against {weak}", strong=strong, weak=weak)
        more = 0 if number else planned(scenario, values)
        later = each * _later(names, number, scenario.seats)
        playing.begin(step, more, games=each, later=later)

    seed, games = int(values["seed"]), int(values["games"])
    found = climb(scenario, budgets, games, seed, playing.threads, playing.count, kinds, begun)
    command = typed_for("ladder", asked, ("games", "rungs"), {"--from": "first"}, bots=False)
    if command and not values["kinds"]:
        command += " --no-kinds"
    return ladder_page(found, Played(scenario, asked.title, ",".join(names), seed, command))


def _later(names: Sequence[str], number: int, seats: int) -> float:
    """How much longer a game of each later step takes than one of this step, all together.

    A game takes as long as the iterations of its searches; NaN before there are any.
    """
    lengths = [parse_bot(name).iterations for name in names]
    costs = [strong + (seats - 1) * weak for weak, strong in pairwise(lengths)]
    return sum(costs[number + 1 :]) / costs[number] if costs[number] else nan


def _of_each(scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of each rung, in complete blocks."""
    return -(-int(values["games"]) // scenario.seats) * scenario.seats


def _budgets(values: Mapping[str, Any]) -> list[BotSpec]:
    return budgets_from(parse_bot(f"search:{values['first']}"), int(values["rungs"]), FACTOR)


def _bots(values: Mapping[str, Any]) -> tuple[str, ...]:
    """All bots of the ladder, weakest first."""
    return (*(KINDS if values["kinds"] else ()), *(str(bot) for bot in _budgets(values)))


QUESTION: Final = Question(
    "ladder",
    lambda: say("Are the bots good enough?"),
    lambda: say(
        "Whether thinking longer wins more, so that what these bots show may hold for people."
    ),
    fields,
    answer,
    planned,
    seated=seated,
    keeps=False,
    by_bots=by_bots,
)

"""Which way of playing wins? Bots with habits against each other, each pair on the same luck."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

from engine.asking.fields import LINES, WHOLE, Field, band_field, seed_field
from engine.asking.playing import typed_for
from engine.asking.questions import Question
from engine.asking.refusals import if_alone
from engine.errors import OikistError
from engine.language import say
from engine.reports.payoff_page import payoff_page
from engine.reports.played import Played
from engine.tuning.payoff import MOST_BOTS, PLAIN, checked_bots, games_of, payoff_matrix, usual_bots

if TYPE_CHECKING:
    from engine.asking.asked import Asked
    from engine.asking.playing import Playing
    from engine.reports.page import Page
    from engine.scenarios.scenario import Scenario

USUAL_GAMES: Final = 160


def fields(scenario: Scenario) -> tuple[Field, ...]:
    """What may be set."""
    usual: tuple[str, ...] = ()
    with suppress(OikistError):  # a game without personas
        usual = usual_bots(scenario)
    names = (*(usual or (PLAIN,)), "uniform", "search:50")
    ways = say(
        "One bot a line, two to {most}; none: the greedy bot, and it with each persona of the"
        " game.",
        most=MOST_BOTS,
    )
    games = say("Each pair plays so many games, on the same seeds as all others.")
    return (
        Field(
            "ways",
            LINES,
            say("Bots"),
            usual[:MOST_BOTS],
            choices=tuple((name, name) for name in names),
            tip=ways,
        ),
        Field("games", WHOLE, say("Games of each pair"), USUAL_GAMES, 4, 1_000_000, tip=games),
        band_field(),
        seed_field(),
    )


def planned(scenario: Scenario, values: Mapping[str, Any]) -> int:
    """Games of all pairs; 0 where there are no two bots to play."""
    with suppress(OikistError):
        return games_of(scenario, _ways(scenario, values), _blocks(scenario, values))
    return 0


def by_bots(scenario: Scenario, values: Mapping[str, Any]) -> dict[str, float]:
    """An equal part of all games for each: one seat in some, and all others in as many."""
    with suppress(OikistError):
        bots = checked_bots(scenario, _ways(scenario, values))
        part = planned(scenario, values) / len(bots)
        return dict.fromkeys(bots, part)
    return {}


def seated(asked: Asked) -> list[list[str]]:
    """One seat of each bot among each other one; none where the bots are refused anyway."""
    with suppress(OikistError):
        bots = checked_bots(asked.scenario, _ways(asked.scenario, asked.values))
        others = asked.scenario.seats - 1
        return [[one, *[other] * others] for one, other in permutations(bots, 2)]
    return []


def answer(asked: Asked, playing: Playing) -> Page:
    """Let every bot play every other one.

    Raises:
        OikistError: The game has no persona and no bots are named, or a bot does not fit.
        Stopped: The user asked to stop; nothing of a matrix is kept.
    """
    values, scenario = asked.values, asked.scenario
    bots = checked_bots(scenario, _ways(scenario, values))
    playing.begin(say("Bots against each other"), planned(scenario, values))

    seed = int(values["seed"])
    found = payoff_matrix(
        scenario,
        bots,
        _blocks(scenario, values),
        seed=seed,
        threads=playing.threads,
        band=float(values["band"]),
        told=playing.count,
    )
    named = replace(asked, values={**values, "bots": ",".join(bots)})
    command = typed_for("payoff", named, ("games", "band"))
    return payoff_page(found, Played(scenario, asked.title, ",".join(bots), seed, command))


def _ways(scenario: Scenario, values: Mapping[str, Any]) -> tuple[str, ...]:
    """The bots that are named, or the usual ones.

    Raises:
        OikistError: None is named, and the game has no persona.
    """
    return tuple(values.get("ways", ())) or usual_bots(scenario)


def _blocks(scenario: Scenario, values: Mapping[str, Any]) -> int:
    return -(-int(values["games"]) // scenario.seats)


QUESTION: Final = Question(
    "payoff",
    lambda: say("Which way of playing wins?"),
    lambda: say(
        "Whether one way to play is the best against all others, or never is, and what it costs to"
        " leave something alone."
    ),
    fields,
    answer,
    planned,
    by_bots=by_bots,
    seated=seated,
    keeps=False,
    refuses=if_alone,
    checks=lambda scenario, values: checked_bots(scenario, _ways(scenario, values)),
)

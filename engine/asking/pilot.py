"""What a question costs before it is asked: a few games tell how fast all of them will be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from engine.bots.spec import bots_by_seat
from engine.language import say
from engine.reports.wording import decimals, number
from engine.simulation.batch import Plan, Runner
from engine.statistics.fairness import planned_games
from engine.statistics.intervals import CONFIDENCE, Interval, wilson
from engine.statistics.sequential import PLANNED, share_sequence, step_sequence

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario

ENOUGH: Final = 0.25  # seconds of play after which the pace is known
MOST: Final = 4_096


def games_per_second(
    scenario: Scenario, bots: str, threads: int, stop: Callable[[], bool] = lambda: False
) -> float:
    """How many games these bots play in a second on so many threads; rough.

    Games are played twice as many each time, until a quarter of a second is full; none of
    them counts for anything else.

    Args:
        stop: Asked between two looks whether nobody wants to know any more.
    """
    play = Runner(Plan(scenario, bots_by_seat(bots, scenario.seats), 0))
    play(0, 1)  # whatever is loaded or compiled
    count = 1
    while True:
        spent = play(0, count).seconds
        if spent >= ENOUGH or count >= MOST or stop():
            return threads * count / max(spent, 1e-9)
        count *= 2


def wins_told(scenario: Scenario, values: Mapping[str, Any]) -> str:
    """How well games of a number set before tell the wins of each seat, in a sentence."""
    games = int(values["games"])
    return _told(wilson(games / scenario.seats, games))


def wins_told_any_time(scenario: Scenario, values: Mapping[str, Any]) -> str:
    """The same where games end as soon as it is known whether the seats are within a band."""
    games, fair = int(values["games"]), 1 / scenario.seats
    planned = planned_games(scenario.seats, float(values["band"]))
    return _told(share_sequence(games, fair, planned, 1 - CONFIDENCE))


def _told(share: Interval) -> str:
    half = 100 * (share.high - share.low) / 2
    return say("They tell each seat's wins to ±{half}%.", half=number(half, decimals(half)))


def difference_told(seats: int, games: int, band: float, alpha: float) -> str:
    """How small a difference between the wins of a seat in two variants so many pairs tell.

    As if the two games of a pair had nothing in common; what they have only helps.

    Args:
        band: Difference that does not matter, in %.
        alpha: Error that the seats share.
    """
    fair = 1 / seats
    spread = 100 * sqrt(2 * fair * (1 - fair))
    found = step_sequence(games, 0.0, spread, band, PLANNED, alpha / seats)
    told = number(found.high, decimals(found.high))
    return say("They tell differences of {half}% in a seat's wins, or less.", half=told)

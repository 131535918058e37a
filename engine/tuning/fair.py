"""Is this variant fair? Both witnesses, and all that speaks against believing them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import numpy as np

from engine.errors import OikistError
from engine.language import said
from engine.runs.reading import read_arm
from engine.simulation.batch import Plan
from engine.simulation.collecting import Collector
from engine.statistics.course import evened
from engine.statistics.equivalence import BALANCED, IMBALANCED
from engine.statistics.runaway import snowball_slope
from engine.statistics.sequential import confidence_sequence
from engine.statistics.witnesses import DISAGREE
from engine.tuning.deal_luck import DealLuck, freed_from_deal
from engine.tuning.starts import bonus_parameter
from engine.tuning.witnesses import Asked, Opinion, Testimony

if TYPE_CHECKING:
    from engine.runs.store import Store
    from engine.scenarios.scenario import Scenario
    from engine.statistics.blocks import Estimate

WATCHED: Final = 100  # games in which rules are looked at where nobody says how many there were
FEWEST: Final = 30  # games below which a course is not told
# What to do next.
STRONGER, MORE, BALANCE, HOLD, BEST_BOTS = "stronger", "more", "balance", "hold", "best bots"


@dataclass(frozen=True)
class Scope:
    """What a verdict rests on.

    Attributes:
        board, note: Title of the board and what is known about it; "" without one.
        never_fired: Rules that fired in none of the games looked at.
        watched: Games in which rules were looked at.
        other_rules: Runs of the same variant in the store whose rules, board or decks were
            others than now; they are not counted.
    """

    board: str
    note: str
    never_fired: tuple[str, ...]
    watched: int
    other_rules: tuple[int, ...]


@dataclass(frozen=True)
class FairAnswer:
    """The whole answer.

    Attributes:
        asked: What was asked.
        first: The first witness.
        opinion: What the second says of it; None if it was not asked.
        luck: The first freed from the luck of the deal, with anytime-valid intervals; None if
            nothing is dealt.
        slope: Points gained in the rest of the game per point of lead at half time; None for
            games without rounds.
        scope: What it rests on.
        next: What to do next, one of STRONGER, MORE, BALANCE, HOLD, BEST_BOTS.
    """

    asked: Asked
    first: Testimony
    opinion: Opinion | None
    luck: DealLuck | None
    slope: Estimate | None
    scope: Scope
    next: str


def answered(asked: Asked, first: Testimony, opinion: Opinion | None, scope: Scope) -> FairAnswer:
    """The answer from what both witnesses saw."""
    return FairAnswer(
        asked=asked,
        first=first,
        opinion=opinion,
        luck=deal_luck(asked, first),
        slope=course_slope(asked, first),
        scope=scope,
        next=_next(asked, first, opinion),
    )


def deal_luck(asked: Asked, first: Testimony) -> DealLuck | None:
    """The first witness freed from the luck of the deal; None if nothing is dealt."""
    found = freed_from_deal(asked.scenario, first.results, first.seed, 1 - asked.alpha)
    if found is None or not first.planned:
        return found
    wins, advantages = (
        tuple(replace(one, freed=_held(one.freed, asked, first)) for one in figures)
        for figures in (found.wins, found.advantages)
    )
    return replace(found, wins=wins, advantages=advantages)


def _held(one: Estimate, asked: Asked, first: Testimony) -> Estimate:
    """The same with an interval that may be looked at on the way."""
    band = confidence_sequence(one.count, one.mean, one.deviation, first.planned, asked.alpha)
    return replace(one, low=band.low, high=band.high)


def course_slope(asked: Asked, first: Testimony) -> Estimate | None:
    """Whether leads grow or melt; None for games without rounds, or too few games."""
    standings = evened(first.results.rounds_standing, first.results.rounds)
    if len(standings) < FEWEST or standings.shape[1] < 2 or standings.shape[2] < 2:
        return None
    slope = snowball_slope(standings, confidence=1 - asked.alpha)
    return _held(slope, asked, first) if first.planned else slope


def scope_of(
    scenario: Scenario,
    bots: tuple[str, ...],
    seed: int,
    kept: tuple[Store, int] | None = None,
    games: int = WATCHED,
) -> Scope:
    """What a verdict rests on; games that no run keeps are played again to watch the rules.

    Args:
        kept: Where runs of the same variant may lie, and the one that holds the games.
        games: Where none holds them: how many there were.
    """
    never, watched = _in_stored(*kept) if kept else _in_fresh(scenario, bots, seed, games)
    board = scenario.board
    return Scope(
        board=said(scenario.game, board.title) if board else "",
        note=said(scenario.game, board.note) if board and board.note else "",
        never_fired=never,
        watched=watched,
        other_rules=runs_of_other_rules(kept[0], scenario) if kept else (),
    )


def _in_stored(store: Store, run: int) -> tuple[tuple[str, ...], int]:
    """Rules that fired in no game of a run, and in how many they were watched."""
    games = read_arm(store, run, 0)
    times, _, watched = games.fired()
    return tuple(rule for rule, each in games.arm.by_rule(times).items() if not each), watched


def _in_fresh(
    scenario: Scenario, bots: tuple[str, ...], seed: int, games: int
) -> tuple[tuple[str, ...], int]:
    """The same of games that are played for it."""
    fired = Collector(Plan(scenario, bots, 0, seed))(0, games).extra
    times = np.asarray(fired.fired[1])  # behind the rules stands what is dealt
    never = tuple(
        rule.id
        for rule, each in zip(scenario.game.rules.values(), times, strict=False)
        if not each and rule.concerns(scenario.seats)
    )
    return never, int(fired.watched.sum())


def runs_of_other_rules(store: Store, scenario: Scenario) -> tuple[int, ...]:
    """Runs in which a scenario of this name was another one than it is now."""
    same = (scenario.source, dict(scenario.changes))
    return tuple(
        number
        for number in store.numbers()
        if any(
            (arm.variant, dict(arm.changes)) == same and arm.digest != scenario.digest
            for arm in store.arms(number)
        )
    )


def _next(asked: Asked, first: Testimony, opinion: Opinion | None) -> str:
    seats = first.seats
    if opinion is not None and opinion.agreement.kind == DISAGREE:
        return STRONGER
    if seats.kind not in (BALANCED, IMBALANCED):
        return MORE
    if seats.kind == BALANCED:
        return HOLD
    try:
        bonus_parameter(asked.scenario)
    except OikistError:
        return BEST_BOTS
    return BALANCE

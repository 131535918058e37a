"""What a stored run comes to: a few figures of each arm, as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from math import isfinite, nan
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.runs.reading import ArmGames, read_arm
from engine.statistics.blocks import Estimate
from engine.statistics.course import CourseSummary, summarise
from engine.statistics.intervals import CONFIDENCE, Interval, student, wilson
from engine.statistics.runaway import runaway_curve
from engine.statistics.scores import decided_games, shared_places, won_together
from engine.statistics.sequential import PLANNED, confidence_sequence, share_sequence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.runs.store import Run, Store


LOOKED: Final = "played until its games told enough"  # note of a run of a question with looks


@dataclass(frozen=True)
class SeatSummary:
    """How one seat of an arm fared, in finished games.

    Attributes:
        name, bot: Of the seat.
        wins, share, share_interval: Games won, those won together as parts; their part of
            the games that somebody won, with Wilson's interval, or with one that holds at any
            time where games were looked at on the way.
        mean, mean_interval, deviation, median: Of the final score, in points.
        place, place_interval: Mean place at the end, equal seats sharing places equally;
            nan where places were not kept.
        decisions: Mean number of its decisions in a game.
        measures: Name -> mean.
    """

    name: str
    bot: str
    wins: float
    share: float
    share_interval: Interval
    mean: float
    mean_interval: Interval
    deviation: float
    median: float
    place: float
    place_interval: Interval
    decisions: float
    measures: dict[str, float]


@dataclass(frozen=True)
class ArmSummary:
    """What one arm came to; figures are of finished games.

    Attributes:
        number, label, bots: Of the arm.
        games, unfinished: Games that ended within their bound, and those that did not.
        seconds: Spent in kernels, over all threads.
        seats: In seat order.
        tied: Games won by more than one seat.
        lost: Games lost by all; shares of the win are of the others.
        margin: Mean distance from the best score to the next one, in points.
        decisions, listed, forced: Decisions a game, legal moves a decision, and part of the
            decisions with one legal move.
        course: Lead changes, and when games were decided; None where that is not told.
        runaway: After each period, or stage of games of different lengths, how much more often
            than by lot its leader wins.
        rounds: Mean standing after each period, of each seat.
        never_fired: Rules that fired in none of `watched` games.
        watched: Games in which rules were looked at.
        unused: Spaces on which no game ended with a piece.
        looked: Whether intervals of wins hold at any time; see `looked_at`.
    """

    number: int
    label: str
    bots: tuple[str, ...]
    games: int
    unfinished: int
    seconds: float
    seats: tuple[SeatSummary, ...]
    tied: int
    lost: int
    margin: float
    decisions: float
    listed: float
    forced: float
    course: CourseSummary | None
    runaway: tuple[Estimate, ...]
    rounds: tuple[tuple[float, ...], ...]
    never_fired: tuple[str, ...]
    watched: int
    unused: tuple[str, ...]
    looked: bool


def summary(store: Store, number: int) -> tuple[ArmSummary, ...]:
    """What each arm of a run came to.

    Raises:
        RunsError: There is no such run.
    """
    read = [read_arm(store, number, arm.number) for arm in store.arms(number)]
    looked = looked_at(store.run(number), read)
    return tuple(arm_summary(games, looked=looked) for games in read)


def looked_at(run: Run, arms: Sequence[ArmGames]) -> bool:
    """Whether the games decided how many of them there are: then bands must hold at any time."""
    short = any(len(games) + games.unfinished < run.plan.games for games in arms)
    return bool(run.plan.until) or run.note == LOOKED or short


def arm_summary(games: ArmGames, *, looked: bool) -> ArmSummary:
    """What one arm came to.

    Args:
        looked: See `looked_at`.
    """
    arm, count = games.arm, len(games)
    totals = games.totals()
    course = games.course() if count > 1 else None
    fired, _, watched = games.fired()
    pieces = games.spaces()[0].sum(axis=0)
    decided = int(games.decisions.sum())
    ordered = np.sort(games.scores, axis=1)
    won = decided_games(games.shares)
    margins = ordered[:, -1] - ordered[:, -2] if len(arm.seats) > 1 else ordered[:, -1]
    return ArmSummary(
        number=arm.number,
        label=arm.label,
        bots=arm.bots,
        games=count,
        unfinished=games.unfinished,
        seconds=games.seconds,
        seats=tuple(
            _seat(games, won[:, seat], seat, totals.measures, looked)
            for seat in range(len(arm.seats))
        ),
        tied=int(won_together(games.shares).sum()) if count else 0,
        lost=count - len(won),
        margin=_mean(margins),
        decisions=_mean(games.decisions),
        listed=float(games.listed.sum()) / decided if decided else np.nan,
        forced=float(games.forced.sum()) / decided if decided else np.nan,
        course=summarise(course) if course else None,
        runaway=runaway_curve(course) if course else (),
        rounds=tuple(tuple(float(mean) for mean in row) for row in totals.standings),
        never_fired=tuple(rule for rule, times in arm.by_rule(fired).items() if not times),
        watched=watched,
        unused=tuple(name for name, n in zip(arm.spaces, pieces, strict=True) if not n),
        looked=looked,
    )


def _seat(
    games: ArmGames,
    shares: NDArray[np.float64],
    seat: int,
    measures: NDArray[np.float64],
    looked: bool,
) -> SeatSummary:
    """One seat; `shares` are its parts of the games that somebody won."""
    scores, count = games.scores[:, seat], len(games)
    wins, won = float(shares.sum()), len(shares)
    mean = _mean(scores)
    deviation = float(np.std(scores, ddof=1)) if count > 1 else np.nan
    names = games.arm.measures
    places = np.zeros(0) if games.places is None else shared_places(games.places, seat)
    place, spread = _mean(places), float(np.std(places, ddof=1)) if len(places) > 1 else np.nan
    return SeatSummary(
        name=games.arm.seats[seat],
        bot=games.arm.bots[seat],
        wins=wins,
        share=wins / won if won else np.nan,
        share_interval=_held(shares) if looked else wilson(wins, won),
        mean=mean,
        mean_interval=student(mean, deviation, count),
        deviation=deviation,
        median=float(np.median(scores)) if count else np.nan,
        place=place,
        place_interval=student(place, spread, len(places)).bounded(1, len(games.arm.seats)),
        decisions=_mean(games.decided[:, seat]),
        measures={name: float(measures[row, seat]) for row, name in enumerate(names)},
    )


def _held(shares: NDArray[np.float64]) -> Interval:
    """What a share of the win may be at any time: the interval that `oikist report` tells.

    Where nothing varied, the exact one, since a band of a mean would have no width.
    """
    count, mean = len(shares), _mean(shares)
    if count < 2:
        return Interval(nan, nan)
    deviation = float(shares.std(ddof=1))
    if not deviation > 0:
        return share_sequence(count, mean, PLANNED, 1 - CONFIDENCE)
    return confidence_sequence(count, mean, deviation, PLANNED, 1 - CONFIDENCE).bounded(0, 1)


def _mean(values: NDArray[Any]) -> float:
    return float(values.mean()) if len(values) else np.nan


def run_data(run: Run, arms: tuple[ArmSummary, ...] = ()) -> dict[str, Any]:
    """A run, and what its arms came to, as plain data for JSON; unknown numbers are None."""
    plan = run.plan
    data: dict[str, Any] = {
        "run": run.number,
        "title": plan.title,
        "purpose": run.purpose,
        "started": run.started,
        "status": run.status,
        "note": run.note,
        "games": run.games,
        "asked": run.asked,
        "unfinished": run.games - run.finished,
        "games_of_each_arm": plan.games,
        "chunk": plan.chunk,
        "seed": plan.seed,
        "scenarios": [side.title for side in plan.sides],
        "bots": [list(bots) for bots in plan.seatings],
        "engine": run.engine,
        "versions": dict(run.versions),
    }
    if arms:
        data["arms"] = [_plain(asdict(arm)) for arm in arms]
    return data


def _plain(value: Any) -> Any:
    """Intervals as two ends, tuples as lists, six decimals, and None for what is unknown.

    An interval without a width is none: what never varied says nothing of its spread.
    """
    if isinstance(value, dict):
        if value.keys() >= {"low", "high"} and not Interval(value["low"], value["high"]).known:
            value = {**value, "low": nan, "high": nan}
        if value.keys() == {"low", "high"}:
            return [_plain(value["low"]), _plain(value["high"])]
        return {key: _plain(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(entry) for entry in value]
    if isinstance(value, float):
        return round(value, 6) if isfinite(value) else None
    return value

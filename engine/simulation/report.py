"""What a batch comes to: tables per seat, as plain data, JSON and CSV."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.rng import GAME, derive
from engine.seats import seat_titles
from engine.statistics.intervals import CONFIDENCE, Interval, student, wilson
from engine.statistics.scores import decided_games, shared_places, won_together

if TYPE_CHECKING:
    from engine.simulation.batch import Plan, Results

FORMAT: Final = 1
METHOD: Final = (
    "Wins: Wilson interval; a game won together counts as equal parts of a win, so the interval"
    " errs on the wide side. Means: Student's t interval."
    f" Both at {CONFIDENCE:.0%}."
)


@dataclass(frozen=True)
class SeatReport:
    """How one seat fared.

    Attributes:
        name: As in files, such as "brown".
        title: For people, such as "Blue".
        bot: Who decided for it.
        wins: Games won; those won together as parts.
        share: Wins by the games that somebody won, from 0 to 1; nan without games.
        share_interval: Wilson interval of the share.
        mean, median, deviation: Of the final score, in points; nan if unknown.
        mean_interval: t interval of the mean.
        place, place_interval: Mean place at the end, from 1, equal seats sharing places
            equally, with a t interval; nan if unknown.
    """

    name: str
    title: str
    bot: str
    wins: float
    share: float
    share_interval: Interval
    mean: float
    mean_interval: Interval
    median: float
    deviation: float
    place: float
    place_interval: Interval


@dataclass(frozen=True)
class BatchReport:
    """What a batch comes to.

    Attributes:
        variant, title, digest: Of the scenario.
        board: Title of the board, which also tells what it is worth; "" without one.
        changes: Overrides on top of the variant.
        seed: Of the batch.
        planned, games, unfinished: Games asked for, finished, and given up.
        tied: Finished games won by more than one seat.
        lost: Finished games lost by all; shares of the win are of the others.
        decisions: Mean number of decisions of a game; nan without games.
        moves_listed: Mean number of legal moves at a decision; nan without decisions.
        seats: In seat order.
        measures: Name -> mean of each seat, in the order of `Game.measures`.
    """

    variant: str
    title: str
    digest: str
    board: str
    changes: dict[str, Any]
    seed: int
    planned: int
    games: int
    unfinished: int
    tied: int
    lost: int
    decisions: float
    moves_listed: float
    seats: tuple[SeatReport, ...]
    measures: dict[str, tuple[float, ...]]


def summarised(plan: Plan, results: Results) -> BatchReport:
    """The tables of a batch, whole or stopped early."""
    scenario = plan.scenario
    games = len(results.scores)
    decided = int(results.decisions.sum())
    together = int(won_together(results.shares).sum()) if games else 0
    won = decided_games(results.shares)
    return BatchReport(
        variant=scenario.source,
        title=scenario.title,
        digest=scenario.digest,
        board=scenario.board.title if scenario.board else "",
        changes=dict(scenario.changes),
        seed=plan.seed,
        planned=plan.games,
        games=games,
        unfinished=int(results.unfinished),
        tied=together,
        lost=games - len(won),
        decisions=decided / games if games else np.nan,
        moves_listed=int(results.moves_listed.sum()) / decided if decided else np.nan,
        seats=_seats(plan, results, won),
        measures={
            name: tuple(_mean(results.measures[:, row, seat]) for seat in range(scenario.seats))
            for row, name in enumerate(scenario.game.measures)
        },
    )


def _seats(plan: Plan, results: Results, won: NDArray[np.float64]) -> tuple[SeatReport, ...]:
    """Each seat; `won` holds the shares of the games that somebody won, (games, seats)."""
    game = plan.scenario.game
    names = game.seat_names(plan.scenario.record)
    named = enumerate(zip(names, seat_titles(game, names), strict=True))
    return tuple(_seat(plan, results, won[:, seat], seat, *both) for seat, both in named)


def _seat(
    plan: Plan,
    results: Results,
    shares: NDArray[np.float64],
    seat: int,
    name: str,
    title: str,
) -> SeatReport:
    scores = results.scores[:, seat]
    games = len(scores)
    wins, won = float(shares.sum()), len(shares)
    mean = _mean(scores)
    deviation = float(np.std(scores, ddof=1)) if games > 1 else np.nan
    places = shared_places(results.places, seat)
    spread = float(np.std(places, ddof=1)) if games > 1 else np.nan
    return SeatReport(
        name=name,
        title=title,
        bot=plan.bots[seat],
        wins=wins,
        share=wins / won if won else np.nan,
        share_interval=wilson(wins, won),
        mean=mean,
        mean_interval=student(mean, deviation, games),
        median=float(np.median(scores)) if games else np.nan,
        deviation=deviation,
        place=_mean(places),
        place_interval=student(_mean(places), spread, games).bounded(1, plan.scenario.seats),
    )


def _mean(values: NDArray[Any]) -> float:
    return float(values.mean()) if len(values) else np.nan


def as_data(report: BatchReport) -> dict[str, Any]:
    """The report as plain data for JSON: same seed, same data; unknown numbers are None."""
    names = [seat.name for seat in report.seats]
    return {
        "format": FORMAT,
        "variant": report.variant,
        "title": report.title,
        "board": report.board,
        "changes": report.changes,
        "digest": report.digest,
        "seed": report.seed,
        "planned": report.planned,
        "games": report.games,
        "unfinished": report.unfinished,
        "ties": report.tied,
        "lost_by_all": report.lost,
        "decisions_per_game": _number(report.decisions),
        "legal_moves_per_decision": _number(report.moves_listed),
        "confidence": CONFIDENCE,
        "method": METHOD,
        "seats": [_seat_data(seat) for seat in report.seats],
        "measures": {
            name: {seat: _number(mean) for seat, mean in zip(names, means, strict=True)}
            for name, means in report.measures.items()
        },
    }


def _seat_data(seat: SeatReport) -> dict[str, Any]:
    return {
        "seat": seat.name,
        "bot": seat.bot,
        "wins": _number(seat.wins),
        "win_share": _number(seat.share),
        "win_share_interval": _ends(seat.share_interval),
        "mean": _number(seat.mean),
        "mean_interval": _ends(seat.mean_interval),
        "median": _number(seat.median),
        "deviation": _number(seat.deviation),
        "mean_place": _number(seat.place),
        "mean_place_interval": _ends(seat.place_interval),
    }


def _ends(interval: Interval) -> list[float | None]:
    """Both ends; of what never varied none, since such a sample says nothing of its spread."""
    if not interval.known:
        return [None, None]
    return [_number(interval.low), _number(interval.high)]


def _number(value: float) -> float | None:
    """Six decimals, so that the last bits of another machine's sum do not show."""
    return round(value, 6) if isfinite(value) else None


def games_csv(plan: Plan, results: Results) -> str:
    """Every finished game as a line of comma-separated values, with a heading.

    `seed` is the game's own: a single game with it and the same bots goes the same way.
    """
    return "".join(f"{line}\n" for line in _lines(plan, results))


def game_seed(plan: Plan, number: int) -> int:
    """The seed from which game `number` of a plan takes all its chance."""
    return seed_of_game(plan.seed, number)


def seed_of_game(seed: int, number: int) -> int:
    """The same from the seed of the batch."""
    return int(derive(np.uint64(seed), GAME, np.uint64(number)))


def _lines(plan: Plan, results: Results) -> Iterator[str]:
    game = plan.scenario.game
    names = game.seat_names(plan.scenario.record)
    titles = ["game", "seed", "decisions", "legal_moves"]
    columns_by_seat = ("score", "win", "place", *game.measures)
    titles += [f"{what}_{name}" for what in columns_by_seat for name in names]
    yield ",".join(titles)
    games = len(results.scores)
    numbers = results.first + np.flatnonzero(results.done)
    seeds = np.array([game_seed(plan, int(number)) for number in numbers], np.uint64)
    columns: list[NDArray[Any]] = [
        numbers,
        seeds,
        results.decisions,
        results.moves_listed,
        *results.scores.T,
    ]
    columns += [*results.shares.T, *results.places.T]
    columns += [*results.measures.reshape(games, -1).T]
    # Whole numbers without a point; parts of a win as short as they can be.
    texts = [[f"{value:.6g}" if column.dtype.kind == "f" else str(value) for value in column]
             for column in columns]  # fmt: skip
    for row in zip(*texts, strict=True):
        yield ",".join(row)

"""Finding single games among all that are stored: what they must be like, and which come first.

    winner yellow            a seat that won, alone or with others, or its bot
    won from last@8          the winner stood last after round 8; also first@8, 2@8, last@half
    fired MG-17              a rule fired; unknown of games that were not watched
    margin < 2               a figure of the game, see `conditions.FIGURES`; `score:red > 70`,
    score:red 60..70         and any measure of the game, such as `oracles:any >= 3`

Several conditions hold together. Only the columns that are asked about are read: a million
games take less than a second.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from engine.runs.columns import Columns
from engine.runs.conditions import Wanted
from engine.runs.replaying import ROUND, RULE, Moment
from engine.runs.searching import Hits, Search
from engine.runs.troubles import RunsError
from engine.simulation.report import seed_of_game

if TYPE_CHECKING:
    from engine.runs.store import Store


@dataclass(frozen=True)
class FoundGame:
    """One stored game.

    Attributes:
        run, arm, game: Its numbers.
        label: Of the arm.
        seed: From which it takes all its chance.
        finished: Whether it ended within its bound.
        winners: Names of the seats that won.
        scores: Seat -> final score.
        margin: Best score less the next one; None for a single seat.
        decisions: Of all seats.
        moments: What the conditions ask about: rounds and rules.
    """

    run: int
    arm: int
    label: str
    game: int
    seed: int
    finished: bool
    winners: tuple[str, ...]
    scores: dict[str, int]
    margin: int | None
    decisions: int
    moments: tuple[Moment, ...] = ()


@dataclass(frozen=True)
class Findings:
    """What was found.

    Attributes:
        games: The first ones, in order.
        count: All that were found.
        searched: Games that were looked through.
        watched: Of them, those in which rules were looked at; None if nobody asks for rules.
    """

    games: tuple[FoundGame, ...]
    count: int
    searched: int
    watched: int | None


def find_games(
    store: Store, runs: tuple[int, ...], wanted: Wanted, *, arm: int | None = None
) -> Findings:
    """The games of some runs that are wanted.

    Args:
        arm: Number of the only arm of each run that is looked through; None for all.

    Raises:
        RunsError: There is no such run; no arm of them knows a name, rule or round that is
            asked about; or which games a rule fired in was not kept.
    """
    search = Search(store, wanted)
    every = [
        search.arm(run, each)
        for run in runs
        for each in store.arms(run)
        if arm in (None, each.number)
    ]
    hits = [found for found in every if found is not None]
    if not hits:
        raise RunsError(dict.fromkeys(search.faults))
    keys = np.concatenate([found.keys for found in hits])
    order = np.argsort(keys, kind="stable")  # of equals those of the first run, arm and number
    order = order[: wanted.limit] if wanted.limit else order
    ends = np.cumsum([len(found.rows) for found in hits])
    seeds = {run: store.run(run).plan.seed for run in runs}
    games = []
    for place in order.tolist():
        part = int(np.searchsorted(ends, place, side="right"))
        found = hits[part]
        row = found.rows[place - (ends[part] - len(found.rows))]
        games.append(_found(found, int(row), seeds[found.run], wanted))
    asked = bool(wanted.fired or wanted.unfired)
    return Findings(
        games=tuple(games),
        count=len(keys),
        searched=sum(len(found.columns) for found in hits),
        watched=sum(found.watched for found in hits) if asked else None,
    )


def _found(hits: Hits, row: int, seed: int, wanted: Wanted) -> FoundGame:
    """One row with all that is told of it."""
    columns, arm = hits.columns, hits.columns.arm
    game, finished = int(columns.plain("game")[row]), bool(columns.plain("finished")[row])
    scores, won = columns.scores()[:, row].tolist(), columns.won()[:, row].tolist()
    best = sorted(scores, reverse=True)
    return FoundGame(
        run=hits.run,
        arm=arm.number,
        label=arm.label,
        game=game,
        seed=seed_of_game(seed, game),
        finished=finished,
        winners=tuple(name for name, has in zip(arm.seats, won, strict=True) if finished and has),
        scores=dict(zip(arm.seats, scores, strict=True)),
        margin=best[0] - best[1] if len(best) > 1 else None,
        decisions=int(columns.plain("decisions")[row]),
        moments=_moments(columns, row, wanted),
    )


def _moments(columns: Columns, row: int, wanted: Wanted) -> tuple[Moment, ...]:
    rounds: tuple[Moment, ...] = ()
    if wanted.stood is not None:
        rounds = (Moment(ROUND, str(wanted.stood.round or int(columns.half_times[row]))),)
    return (*rounds, *(Moment(RULE, rule) for rule in wanted.fired))

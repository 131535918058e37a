"""Games of a stored run played again, to tell when each seat first placed on each site.

What a game counts as a piece on a site is told by its kernel `placements`. Nothing of it is
stored: moves come again from the seed, and are checked against all that is stored of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from engine.errors import Fault
from engine.language import say
from engine.runs.reading import read_arm
from engine.runs.replaying import player_of
from engine.runs.troubles import RunsError
from engine.simulation.pieces import in_pieces
from engine.simulation.placing import Follower, Rounds
from engine.simulation.report import game_seed

if TYPE_CHECKING:
    from engine.boards.map import Map
    from engine.runs.arms import Arm
    from engine.runs.store import Store
    from engine.simulation.collecting import Collector

GAMES: Final = 1_000  # that are played again if nobody says otherwise
MOST_CELLS: Final = 16_000_000  # games x seats x sites that are held at once


@dataclass(frozen=True, eq=False)
class Kept:
    """What is stored of the games that shall be played again.

    Attributes:
        run, arm: What was played.
        stored: Finished games that are stored of the arm.
        games: Numbers of the first ones of them; shape (games,).
        decisions, scores: Of each game; (games,) and (games, seats).
        shares: Share of the win; float64, shape (games, seats).
    """

    run: int
    arm: Arm
    stored: int
    games: NDArray[np.int32]
    decisions: NDArray[np.int32]
    scores: NDArray[np.int32]
    shares: NDArray[np.float64]
    player: Collector = field(repr=False)

    @property
    def rounds(self) -> int:
        """Rounds of a game, at least 1."""
        scenario = self.player.plan.scenario
        return max(scenario.game.periods(scenario.record), 1)


@dataclass(frozen=True, eq=False)
class Placings:
    """When each seat first placed on each site, in games of one arm.

    Attributes:
        run, arm, stored: As in `Kept`.
        map: Of the scenario; sites are its sites.
        rounds: Rounds of a game, at least 1.
        first, could: Round of the first piece, and of the first move that would have brought
            one there, from 1; see `placing.follow_game`. int16, shape (games, seats, sites).
        shares: Share of the win; float64, shape (games, seats).
    """

    run: int
    arm: Arm
    stored: int
    map: Map
    rounds: int
    first: Rounds
    could: Rounds
    shares: NDArray[np.float64]

    def __len__(self) -> int:
        """Games that were played again."""
        return len(self.shares)


def kept_games(store: Store, number: int, arm: int, games: int = GAMES) -> Kept:
    """The first finished games of an arm; the store is not needed afterwards.

    Args:
        number: Of the run.
        games: At most so many; 0 for all.

    Raises:
        RunsError: There is no such run or arm, its game has no map, or its variant, rules, bots
            or engine have changed.
    """
    run, arms = store.run(number), store.arms(number)
    found = read_arm(store, number, arm)
    player = player_of(store, run, arms[arm])
    scenario = player.plan.scenario
    if not scenario.map.sites:
        what = say("'{title}' has no map", title=scenario.title)
        raise RunsError(Fault("", "", what, say("choose a run of a game with a board")))
    most = max(MOST_CELLS // (scenario.seats * scenario.map.sites), 1)
    count = min(games or len(found), len(found), most)
    return Kept(
        run=number,
        arm=arms[arm],
        stored=len(found),
        games=found.games[:count],
        decisions=found.decisions[:count],
        scores=found.scores[:count],
        shares=found.shares[:count],
        player=player,
    )


def placings(
    kept: Kept, threads: int = 1, told: Callable[[int], bool] = lambda _more: True
) -> Placings:
    """Play games again and note when each seat first placed where.

    Args:
        threads: They make no difference to what comes out.
        told: How many games more were played; says whether to go on. After a stop the games
            that were played are told.

    Raises:
        RunsError: A game does not come out as it is stored.
    """
    scenario = kept.player.plan.scenario
    follower = Follower(scenario)
    work = partial(_followed, kept, follower)
    found = in_pieces(work, len(kept.games), threads, told)
    shape = (len(found), scenario.seats, scenario.map.sites)
    return Placings(
        run=kept.run,
        arm=kept.arm,
        stored=kept.stored,
        map=scenario.map,
        rounds=kept.rounds,
        first=np.array([first for first, _ in found], dtype=np.int16).reshape(shape),
        could=np.array([could for _, could in found], dtype=np.int16).reshape(shape),
        shares=kept.shares[: len(found)],
    )


def _followed(kept: Kept, follower: Follower, rows: range) -> list[tuple[Rounds, Rounds]]:
    plan = kept.player.plan
    return [follower(game_seed(plan, int(kept.games[row])), _moves(kept, row)) for row in rows]


def _moves(kept: Kept, row: int) -> NDArray[np.int32]:
    """The moves of a game, which must come out as it is stored."""
    game = int(kept.games[row])
    got = kept.player.traced(game)
    tables: Any = got.tables
    decisions = int(tables.decisions[0])
    same = (
        bool(tables.finished[0])
        and decisions == kept.decisions[row]
        and np.array_equal(tables.scores[0], kept.scores[row])
        and np.allclose(tables.shares[0], kept.shares[row], atol=1e-6)
    )
    if not same:
        what = say("game {game} of run {run} does not end as it is stored", game=game, run=kept.run)
        remedy = say("rules, bots or engine have changed since, or its bots go by the clock")
        raise RunsError(Fault("", "", what, remedy))
    return got.extra.trace[:decisions]

"""The loop that plays whole games; a template, compiled per game and set of bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import Desk, Minds
from engine.bots.registry import Cast, choice_among, desk_for
from engine.game import Game, Record
from engine.rng import BOT, GAME, derive


class Tables(NamedTuple):
    """What a batch writes, one row per game; views of one chunk are passed to the loop.

    Attributes:
        scores: Final scores; int64, shape (games, seats).
        shares: Share of the win; float64, shape (games, seats).
        places: Place at the end, see `Kernels.ranking`; int64, shape (games, seats).
        decisions: Decisions of a game; int64, shape (games,).
        listed: Legal moves listed in a game; int64, shape (games,).
        finished: 1 for games that ended within their bound; uint8, shape (games,).
        standings: Final score if the game had ended after each period; int64, shape
            (games, periods, seats).
        measures: The game's measures; int64, shape (games, measures, seats).
    """

    scores: NDArray[np.int64]
    shares: NDArray[np.float64]
    places: NDArray[np.int64]
    decisions: NDArray[np.int64]
    listed: NDArray[np.int64]
    finished: NDArray[np.uint8]
    standings: NDArray[np.int64]
    measures: NDArray[np.int64]


class Workplace(NamedTuple):
    """What one thread needs to play.

    Attributes:
        states: Three states: the game, and two for whoever watches it.
        moves: int32, shape (most_moves,).
        streams: A stream per seat; uint64, shape (seats, 1).
        placements: Pieces per seat and site, summed; int64, shape (seats, sites).
        desk: Room for the bots.
    """

    states: Any
    moves: NDArray[np.int32]
    streams: NDArray[np.uint64]
    placements: NDArray[np.int64]
    desk: Desk


def play_games(
    S: Record,
    work: Workplace,
    tables: Tables,
    minds: Minds,
    seed: np.uint64,
    first: int,
    bound: int,
) -> None:
    """Play as many games as `tables` has rows. Writes `work` and `tables`.

    Args:
        minds: What the bots go by; their kinds are those for which `choose` was bound.
        seed: Of the batch. Game i takes its chance from the seed and i alone.
        first: Number of the first game.
        bound: Decisions after which a game counts as not finished.
    """
    G = work.states[0]
    moves = work.moves
    for row in range(tables.decisions.shape[0]):
        chance = derive(seed, GAME, np.uint64(first + row))
        reset(S, G, chance)  # type: ignore[name-defined]  # noqa: F821  (bound)
        for seat in range(S.seats):
            work.streams[seat, 0] = derive(chance, BOT, np.uint64(seat))
        decisions = 0
        listed = 0
        known = 0
        tables.finished[row] = 1
        while True:
            count = legal(S, G, moves)  # type: ignore[name-defined]  # noqa: F821  (bound)
            if count == 0:
                break
            if decisions == bound:
                tables.finished[row] = 0
                break
            decisions += 1
            listed += count
            seat = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
            index = choose(  # type: ignore[name-defined]  # noqa: F821  (bound)
                S, G, moves, count, work.desk, minds, seat, work.streams[seat]
            )
            apply(S, G, moves[index])  # type: ignore[name-defined]  # noqa: F821  (bound)
            now = period(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
            while known < now and known < tables.standings.shape[1]:
                standing(S, G, tables.standings[row, known])  # type: ignore[name-defined]  # noqa: F821
                known += 1
        tables.decisions[row] = decisions
        tables.listed[row] = listed
        standing(S, G, tables.scores[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        outcome(S, G, tables.shares[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        ranking(S, G, tables.places[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        measure(S, G, tables.measures[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        placements(S, G, work.placements)  # type: ignore[name-defined]  # noqa: F821  (bound)


_loops: dict[tuple[str, ...], Callable[..., None]] = {}


def loop(game: Game, kinds: tuple[str, ...]) -> Callable[..., None]:
    """`play_games` compiled for a game and the kinds of bots that play, each named once."""
    from engine.jit import bind

    key = (game.name, *kinds)
    if key not in _loops:
        kernels = game.kernels()
        _loops[key] = bind(
            play_games,
            "_".join(key),
            choose=choice_among(game, kinds),
            reset=kernels.reset,
            legal=kernels.legal,
            apply=kernels.apply,
            seat_to_move=kernels.seat_to_move,
            period=kernels.period,
            standing=kernels.standing,
            outcome=kernels.outcome,
            ranking=kernels.ranking,
            measure=kernels.measure,
            placements=kernels.placements,
        )
    return _loops[key]


def workplace(game: Game, scenario: Any, cast: Cast) -> Workplace:
    """Room for one thread to play a scenario with these bots."""
    return Workplace(
        states=np.zeros(3, scenario.state_dtype).view(np.recarray),
        moves=np.zeros(game.most_moves, dtype=np.int32),
        streams=np.zeros((scenario.seats, 1), dtype=np.uint64),
        placements=np.zeros((scenario.seats, scenario.map.sites), dtype=np.int64),
        desk=desk_for(scenario, cast),
    )

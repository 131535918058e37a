"""The loop that plays whole games; templates, compiled per game and set of bots."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import Desk, Minds
from engine.bots.registry import Cast, choice_among, desk_for
from engine.game import Game, Record
from engine.jit import bind, bind_inlined
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
        rounds: Periods that were over when the game ended; int64, shape (games,).
        standings: Final score if the game had ended after each period, the final one after
            the end; int64, shape (games, periods, seats).
        measures: The game's measures; int64, shape (games, measures, seats).
    """

    scores: NDArray[np.int64]
    shares: NDArray[np.float64]
    places: NDArray[np.int64]
    decisions: NDArray[np.int64]
    listed: NDArray[np.int64]
    finished: NDArray[np.uint8]
    rounds: NDArray[np.int64]
    standings: NDArray[np.int64]
    measures: NDArray[np.int64]


class Workplace(NamedTuple):
    """What one thread needs to play.

    Attributes:
        states: Three states: the game, and two for whoever watches it.
        moves: int32, shape (most_moves,).
        streams: A stream per seat; uint64, shape (seats, 1).
        placements: Pieces per seat and site, summed; int64, shape (seats, sites).
        now: Of the game that is played, see ROW, PERIODS, MADE, WATCHED; int64, shape (4,).
        desk: Room for the bots.
    """

    states: Any
    moves: NDArray[np.int32]
    streams: NDArray[np.uint64]
    placements: NDArray[np.int64]
    now: NDArray[np.int64]
    desk: Desk


class Notes(NamedTuple):
    """What is written at each decision of a batch.

    Only that: at every call, Numba counts a reference to each array of a tuple. With all of
    `Workplace` and `Tables` handed to each step, a batch took 1.6 times as long.

    Attributes:
        now: As in `Workplace`.
        listed, standings: As in `Tables`.
    """

    now: NDArray[np.int64]
    listed: NDArray[np.int64]
    standings: NDArray[np.int64]


# In `Workplace.now`: its row in the tables, periods that are over, decisions that were made,
# and whether rules are looked at.
ROW, PERIODS, MADE, WATCHED = range(4)


def play_game(S: Record, G: Record, work: Workplace, notes: Any, minds: Minds, bound: int) -> int:
    """Play a game to its end: the one loop of whole games. A template.

    `step(S, G, notes, seat, count, move)` makes each decision and notes what is wanted.

    Args:
        G: A running game; written.
        work: Written, but for its states.
        notes: What `step` writes; of few arrays, see `Notes`.
        minds: What the bots go by; their kinds are those for which `choose` was bound.
        bound: Decisions after which a game counts as not finished.

    Returns:
        The number of decisions; bound + 1 if it is not finished.
    """
    moves = work.moves
    decisions = 0
    while True:
        count = legal(S, G, moves)  # type: ignore[name-defined]  # noqa: F821  (bound)
        if count == 0:
            return decisions
        decisions += 1
        if decisions > bound:
            return decisions
        seat = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
        index = choose(  # type: ignore[name-defined]  # noqa: F821  (bound)
            S, G, moves, count, work.desk, minds, seat, work.streams[seat]
        )
        step(S, G, notes, seat, count, moves[index])  # type: ignore[name-defined]  # noqa: F821


def begin(S: Record, work: Workplace, seed: np.uint64, number: int) -> None:
    """A new game and the streams of its seats, from a seed and the game's number. A template.

    Writes `work`.
    """
    chance = derive(seed, GAME, np.uint64(number))
    reset(S, work.states[0], chance)  # type: ignore[name-defined]  # noqa: F821  (bound)
    for seat in range(S.seats):
        work.streams[seat, 0] = derive(chance, BOT, np.uint64(seat))


def step_in_batch(S: Record, G: Record, notes: Notes, seat: int, count: int, move: int) -> None:
    """A decision of a batch: standings are kept at the end of each period. A template."""
    notes.listed[notes.now[ROW]] += count
    apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)
    note_periods(S, G, notes.now, notes.standings)


def note_periods(
    S: Record, G: Record, now: NDArray[np.int64], standings: NDArray[np.int64]
) -> None:
    """Keep the standing after each period that is over. A template; writes `now`, `standings`."""
    over = period(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
    while now[PERIODS] < over and now[PERIODS] < standings.shape[1]:
        standing(S, G, standings[now[ROW], now[PERIODS]])  # type: ignore[name-defined]  # noqa: F821
        now[PERIODS] += 1


def note_end(
    S: Record, G: Record, tables: Tables, now: NDArray[np.int64], decisions: int, bound: int
) -> None:
    """Keep how a game has ended. A template; writes `tables`."""
    row = now[ROW]
    tables.finished[row] = decisions <= bound
    tables.rounds[row] = now[PERIODS]
    tables.decisions[row] = min(decisions, bound)
    standing(S, G, tables.scores[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
    outcome(S, G, tables.shares[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
    ranking(S, G, tables.places[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
    measure(S, G, tables.measures[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
    for later in range(now[PERIODS], tables.standings.shape[1]):
        tables.standings[row, later] = tables.scores[row]


def play_games(
    S: Record,
    work: Workplace,
    tables: Tables,
    minds: Minds,
    seed: np.uint64,
    first: int,
    bound: int,
) -> None:
    """Play as many games as `tables` has rows. Writes `work` and `tables`. A template.

    Args:
        minds, bound: See `play_game`.
        seed: Of the batch. Game i takes its chance from the seed and i alone.
        first: Number of the first game.
    """
    G = work.states[0]
    for row in range(tables.decisions.shape[0]):
        begin(S, work, seed, first + row)
        work.now[ROW] = row
        work.now[PERIODS] = 0
        tables.listed[row] = 0
        notes = Notes(work.now, tables.listed, tables.standings)
        decisions = play_game(S, G, work, notes, minds, bound)
        note_end(S, G, tables, work.now, decisions, bound)
        placements(S, G, work.placements)  # type: ignore[name-defined]  # noqa: F821


_loops: dict[tuple[str, ...], Callable[..., None]] = {}


def loop(game: Game, kinds: tuple[str, ...]) -> Callable[..., None]:
    """`play_games` compiled for a game and the kinds of bots that play, each named once."""
    key = (game.name, *kinds)
    if key not in _loops:
        parts = parts_of(game)
        step = bind_inlined(step_in_batch, game.name, **parts)
        parts["play_game"] = bind_game(game, kinds, step)
        _loops[key] = bind(play_games, "_".join(key), **parts)
    return _loops[key]


def parts_of(game: Game) -> dict[str, Any]:
    """The game's kernels by their names, and the pieces of a loop that are bound to them."""
    kernels = game.kernels()
    parts: dict[str, Any] = {one.name: getattr(kernels, one.name) for one in fields(kernels)}
    parts["begin"] = bind(begin, game.name, reset=kernels.reset)
    for template in (note_periods, note_end):
        parts[template.__name__] = bind_inlined(template, game.name, **parts)
    return parts


def bind_game(game: Game, kinds: tuple[str, ...], step: Callable[..., None]) -> Callable[..., int]:
    """`play_game` compiled for a game, kinds of bots, and what is done at each decision."""
    kernels = game.kernels()
    step_name = step.__name__.partition("__")[0]  # bound names go on with the game's
    return bind(
        play_game,
        "_".join((game.name, step_name, *kinds)),
        choose=choice_among(game, kinds),
        legal=kernels.legal,
        seat_to_move=kernels.seat_to_move,
        step=step,
    )


def workplace(game: Game, scenario: Any, cast: Cast) -> Workplace:
    """Room for one thread to play a scenario with these bots."""
    return Workplace(
        states=np.zeros(3, scenario.state_dtype).view(np.recarray),
        moves=np.zeros(game.most_moves, dtype=np.int32),
        streams=np.zeros((scenario.seats, 1), dtype=np.uint64),
        placements=np.zeros((scenario.seats, scenario.map.sites), dtype=np.int64),
        now=np.zeros(4, dtype=np.int64),
        desk=desk_for(scenario, cast),
    )

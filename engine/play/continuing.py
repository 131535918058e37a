"""The loop that plays a running game to its end, again and again; compiled per game and bots.

What some seat cannot see is imagined anew before each game, so that nobody's expectation
rests on what is hidden. Game i takes its chance from the seed and i alone: two first moves
that are tried with the same seed meet the same deals and the same luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from threading import local
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.bots.clock import ticking
from engine.bots.minds import Minds
from engine.bots.registry import cast_for, choice_among
from engine.game import Game, Record
from engine.jit import bind, bind_inlined, copy_record
from engine.kernels import renew_chance
from engine.picture import PUBLIC
from engine.rng import BOT, GAME, HIDDEN, derive
from engine.scenarios.scenario import Scenario, State, copied
from engine.simulation.playout import Workplace, bind_game, parts_of, workplace

SWEEPS: Final = 3  # times that each seat's view is dealt, until nothing of the truth is left
NO_MOVE: Final = -1
NOTHING: Final = 0  # in place of notes
JUDGE: Final = "greedy"  # the bot whose appraisal picks the moves worth trying


class Ends(NamedTuple):
    """How games ended, one row per game.

    Attributes:
        scores: Final scores; int64, shape (games, seats).
        shares: Share of the win; float64, shape (games, seats).
        finished: 1 for games that ended within their bound; uint8, shape (games,).
    """

    scores: NDArray[np.int64]
    shares: NDArray[np.float64]
    finished: NDArray[np.uint8]


def ends_for(count: int, seats: int) -> Ends:
    """Empty rows for so many games."""
    return Ends(
        np.zeros((count, seats), np.int64), np.zeros((count, seats)), np.zeros(count, np.uint8)
    )


def joined(parts: Sequence[Ends]) -> Ends:
    """Several chunks as one, in their order."""
    return Ends(*(np.concatenate(rows) for rows in zip(*parts, strict=True)))


def just_play(S: Record, G: Record, notes: int, seat: int, count: int, move: int) -> None:
    """A decision of which nothing is noted. A template."""
    apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821


def imagine_for_all(S: Record, G: Record, stream: NDArray[np.uint64]) -> None:
    """Imagine anew all that any seat cannot see. A template; writes G and `stream`."""
    if blind(S, G) != 0:  # type: ignore[name-defined]  # noqa: F821
        reopen(S, G, -1)  # type: ignore[name-defined]  # noqa: F821
    for sweep in range(SWEEPS * S.seats):
        determinize(S, G, sweep % S.seats, stream)  # type: ignore[name-defined]  # noqa: F821
    renew_chance(G, stream)


def play_on(
    S: Record,
    start: Record,
    work: Workplace,
    ends: Ends,
    minds: Minds,
    seed: np.uint64,
    first: int,
    move: int,
    viewer: int,
    bound: int,
) -> None:
    """Play from `start` as many times as `ends` has rows. Writes `work` and `ends`. A template.

    Args:
        start: A position; read only.
        first: Number of the first game.
        move: Made first, before anybody is asked; NO_MOVE for none.
        viewer: Whose unseen things are imagined anew: a seat, PUBLIC or ALL
            of `engine.picture`.
        bound: Decisions after which a game counts as not finished.
    """
    G = work.states[0]
    for row in range(ends.finished.shape[0]):
        copy_record(G, start)
        chance = derive(seed, GAME, np.uint64(first + row))
        work.streams[0, 0] = derive(chance, HIDDEN, np.uint64(0))
        if viewer >= 0:
            imagine(S, G, viewer, work.streams[0])  # type: ignore[name-defined]  # noqa: F821
        elif viewer == PUBLIC:
            imagine_for_all(S, G, work.streams[0])
        for seat in range(S.seats):
            work.streams[seat, 0] = derive(chance, BOT, np.uint64(seat))
        if move >= 0:
            apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821
        decisions = play_game(S, G, work, NOTHING, minds, bound)  # type: ignore[name-defined]  # noqa: F821
        ends.finished[row] = decisions <= bound
        standing(S, G, ends.scores[row])  # type: ignore[name-defined]  # noqa: F821
        outcome(S, G, ends.shares[row])  # type: ignore[name-defined]  # noqa: F821


_loops: dict[tuple[str, ...], Callable[..., None]] = {}


def loop(game: Game, kinds: tuple[str, ...]) -> Callable[..., None]:
    """`play_on` compiled for a game and the kinds of bots that play, each named once."""
    key = (game.name, *kinds)
    if key not in _loops:
        parts = parts_of(game)
        parts["imagine_for_all"] = bind(
            imagine_for_all, game.name, renew_chance=renew_chance, **parts
        )
        step = bind_inlined(just_play, game.name, **parts)
        parts["play_game"] = bind_game(game, kinds, step)
        _loops[key] = bind(play_on, "_".join(key), **parts)
    return _loops[key]


class Continuation:
    """Plays one position on with the same bots; safe to call from several threads.

    Args:
        state: A position; a copy is taken.
        bots: One per seat.
        viewer: What is dealt anew, see `play_on`.

    Raises:
        OikistError: An unknown bot, or a wrong number of them.
    """

    def __init__(
        self, scenario: Scenario, state: State, bots: Sequence[str], seed: int, viewer: int
    ) -> None:
        self.scenario = scenario
        self.cast = cast_for(scenario, bots)
        self._start = copied(scenario, state)
        self._play = loop(scenario.game, self.cast.kinds)
        self._bound = scenario.game.most_plies(scenario.record)
        self._seed = np.uint64(seed)
        self._viewer = viewer
        self._places = local()

    def __call__(self, first: int, count: int, move: int = NO_MOVE) -> Ends:
        """Play games first to first + count - 1."""
        work: Workplace | None = getattr(self._places, "work", None)
        if work is None:
            work = workplace(self.scenario.game, self.scenario, self.cast)
            self._places.work = work
        ends = ends_for(count, self.scenario.seats)
        with ticking(needed=self.cast.timed):
            self._play(
                self.scenario.record,
                self._start,
                work,
                ends,
                self.cast.minds,
                self._seed,
                first,
                move,
                self._viewer,
                self._bound,
            )
        return ends


def appraised(scenario: Scenario, state: State, codes: Sequence[int], seed: int) -> NDArray[Any]:
    """Points of lead that the bot that looks one move ahead expects of each move.

    Args:
        state: A running game; what the seat to move cannot see is dealt anew, a few times.
        codes: The legal moves of the seat to move, as `Kernels.legal` lists them.
    """
    cast = cast_for(scenario, (JUDGE,) * scenario.seats)
    work = workplace(scenario.game, scenario, cast)
    choose = choice_among(scenario.game, cast.kinds)
    count = len(codes)
    seat = int(scenario.game.kernels().seat_to_move(scenario.record, state))
    total = np.zeros(count)
    for deal in range(SWEEPS):
        work.moves[:count] = codes
        work.streams[0, 0] = derive(np.uint64(seed), HIDDEN, np.uint64(deal))
        choose(
            scenario.record, state, work.moves, count, work.desk, cast.minds, seat, work.streams[0]
        )
        total += work.desk.values[:count]
    return total / SWEEPS

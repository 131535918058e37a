"""The loop that plays whole games and notes all that can be told of them.

A template like `playout.play_games`, and the same games: what is noted changes no move.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import local
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.bots.clock import ticking
from engine.bots.minds import Minds
from engine.bots.registry import cast_for, choice_among
from engine.game import Game, Record
from engine.jit import copy_record, kernel
from engine.rng import BOT, GAME, derive
from engine.simulation.batch import Plan, Runner
from engine.simulation.playout import Tables, Workplace, workplace

WIN_UNITS: Final = 720_720  # of one win; parts for 2 to 16 winners are whole numbers of them
WATCH_EVERY: Final = 10  # games, when all bots are as quick as play itself
QUICK_BOTS: Final = frozenset({"uniform"})


class Extra(NamedTuple):
    """What a collection writes beside `Tables`.

    Attributes:
        forced: Decisions with one legal move; int64, shape (games,).
        decided: Decisions of each seat; int64, shape (games, seats).
        deal: Where chance put each thing; int64, shape (games, deals).
        spaces: Of finished games: pieces, games with a piece there, WIN_UNITS won in these;
            int64, shape (3, seats, sites).
        fired: Times each rule fired, and watched games in which it did; int64, (2, rules).
        firing: Of the game that is played; int64, shape (rules,).
        watched: Games in which rules were looked at; int64, shape (1,).
        trace: The first moves of the last game; int32.
    """

    forced: NDArray[np.int64]
    decided: NDArray[np.int64]
    deal: NDArray[np.int64]
    spaces: NDArray[np.int64]
    fired: NDArray[np.int64]
    firing: NDArray[np.int64]
    watched: NDArray[np.int64]
    trace: NDArray[np.int32]


@kernel
def deal_nothing(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """What takes the place of `Kernels.deal` in games that deal nothing."""


@kernel
def note_spaces(
    placed: NDArray[np.int64], shares: NDArray[np.float64], spaces: NDArray[np.int64]
) -> None:
    """Add one game's pieces to `spaces`. Writes `spaces`; clears `placed`."""
    for seat in range(placed.shape[0]):
        won = np.int64(shares[seat] * WIN_UNITS + 0.5)
        for cell in range(placed.shape[1]):
            pieces = placed[seat, cell]
            if pieces > 0:
                spaces[0, seat, cell] += pieces
                spaces[1, seat, cell] += 1
                spaces[2, seat, cell] += won
                placed[seat, cell] = 0


@kernel
def note_rules(extra: Extra) -> None:
    """Add the rules that fired in one game. Writes `extra`."""
    extra.watched[0] += 1
    for rule in range(extra.firing.shape[0]):
        times = extra.firing[rule]
        if times > 0:
            extra.fired[0, rule] += times
            extra.fired[1, rule] += 1
            extra.firing[rule] = 0


def collect_games(
    S: Record,
    work: Workplace,
    tables: Tables,
    extra: Extra,
    minds: Minds,
    seed: np.uint64,
    first: int,
    bound: int,
    every: int,
) -> None:
    """Play as many games as `tables` has rows. Writes `work`, `tables` and `extra`.

    Args:
        minds, seed, first, bound: See `playout.play_games`.
        every: Rules are looked at in games whose number it divides.
    """
    G = work.states[0]
    before = work.states[1]
    moves = work.moves
    placed = work.placements
    for row in range(tables.decisions.shape[0]):
        chance = derive(seed, GAME, np.uint64(first + row))
        reset(S, G, chance)  # type: ignore[name-defined]  # noqa: F821  (bound)
        deal(S, G, extra.deal[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        for seat in range(S.seats):
            work.streams[seat, 0] = derive(chance, BOT, np.uint64(seat))
        watched = (first + row) % every == 0
        decisions = 0
        listed = 0
        forced = 0
        known = 0
        tables.finished[row] = 1
        while True:
            count = legal(S, G, moves)  # type: ignore[name-defined]  # noqa: F821  (bound)
            if count == 0:
                break
            if decisions == bound:
                tables.finished[row] = 0
                break
            listed += count
            forced += count == 1
            seat = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
            extra.decided[row, seat] += 1
            index = choose(  # type: ignore[name-defined]  # noqa: F821  (bound)
                S, G, moves, count, work.desk, minds, seat, work.streams[seat]
            )
            move = moves[index]
            if decisions < extra.trace.shape[0]:
                extra.trace[decisions] = move
            decisions += 1
            if watched:
                copy_record(before, G)
                apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)
                observe(S, before, G, move, extra.firing)  # type: ignore[name-defined]  # noqa: F821
            else:
                apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)
            now = period(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
            while known < now and known < tables.standings.shape[1]:
                standing(S, G, tables.standings[row, known])  # type: ignore[name-defined]  # noqa: F821
                known += 1
        tables.decisions[row] = decisions
        tables.listed[row] = listed
        extra.forced[row] = forced
        standing(S, G, tables.scores[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        outcome(S, G, tables.shares[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        ranking(S, G, tables.places[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        measure(S, G, tables.measures[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        if watched:
            note_rules(extra)
        if tables.finished[row]:
            placements(S, G, placed)  # type: ignore[name-defined]  # noqa: F821  (bound)
            note_spaces(placed, tables.shares[row], extra.spaces)


_loops: dict[tuple[str, ...], Callable[..., None]] = {}


def collecting_loop(game: Game, kinds: tuple[str, ...]) -> Callable[..., None]:
    """`collect_games` compiled for a game and the kinds of bots that play."""
    from engine.jit import bind

    key = (game.name, *kinds)
    if key not in _loops:
        kernels = game.kernels()
        _loops[key] = bind(
            collect_games,
            "_".join(key),
            choose=choice_among(game, kinds),
            reset=kernels.reset,
            deal=kernels.deal or deal_nothing,
            legal=kernels.legal,
            apply=kernels.apply,
            observe=kernels.observe,
            seat_to_move=kernels.seat_to_move,
            period=kernels.period,
            standing=kernels.standing,
            outcome=kernels.outcome,
            ranking=kernels.ranking,
            measure=kernels.measure,
            placements=kernels.placements,
        )
    return _loops[key]


@dataclass(frozen=True)
class Collected:
    """What some games came to.

    Attributes:
        first: Number of the first game.
        tables, extra: One row per game, finished or not.
        seconds: Time spent in kernels.
    """

    first: int
    tables: Tables
    extra: Extra
    seconds: float


class Collector:
    """Plays chunks of one plan and collects; safe to call from several threads at once."""

    def __init__(self, plan: Plan) -> None:
        scenario = plan.scenario
        game = scenario.game
        weights = None if plan.weights is None else np.array(plan.weights, dtype=np.float64)
        self.plan = plan
        self._runner = Runner(plan)
        self._cast = cast_for(scenario, plan.bots, weights)
        self._play = collecting_loop(game, self._cast.kinds)
        self._bound = game.most_plies(scenario.record)
        self._deals = len(game.deals(scenario.record)) if game.kernels().deal else 0
        quick = QUICK_BOTS.issuperset(self._cast.kinds)
        self._every = WATCH_EVERY if quick else 1
        self._places = local()

    def __call__(self, first: int, count: int) -> Collected:
        """Play games first to first + count - 1."""
        return self._played(first, self._runner.tables(count), self._extra(count, 0))

    def moves(self, number: int) -> list[int]:
        """Every move of one game, up to the bound."""
        got = self._played(number, self._runner.tables(1), self._extra(1, self._bound))
        return got.extra.trace[: int(got.tables.decisions[0])].tolist()

    def _played(self, first: int, tables: Tables, extra: Extra) -> Collected:
        scenario = self.plan.scenario
        work: Workplace | None = getattr(self._places, "work", None)
        if work is None:
            work = self._places.work = workplace(scenario.game, scenario, self._cast)
        start = time.perf_counter()
        with ticking(needed=self._cast.timed):
            self._play(
                scenario.record,
                work,
                tables,
                extra,
                self._cast.minds,
                np.uint64(self.plan.seed),
                first,
                self._bound,
                self._every,
            )
        return Collected(first, tables, extra, time.perf_counter() - start)

    def _extra(self, count: int, trace: int) -> Extra:
        scenario = self.plan.scenario
        seats, rules = scenario.seats, len(scenario.game.rules)

        def zeros(*shape: int) -> NDArray[Any]:
            return np.zeros(shape, dtype=np.int64)

        return Extra(
            forced=zeros(count),
            decided=zeros(count, seats),
            deal=zeros(count, self._deals),
            spaces=zeros(3, seats, scenario.map.sites),
            fired=zeros(2, rules),
            firing=zeros(rules),
            watched=zeros(1),
            trace=np.zeros(trace, dtype=np.int32),
        )

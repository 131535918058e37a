"""Whole games of which all is noted that can be told of them.

The same games as `playout.play_games`: what is noted changes no move.
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
from engine.bots.registry import cast_for
from engine.game import Game, Record
from engine.jit import bind, bind_inlined, copy_record, kernel
from engine.simulation.batch import Plan, Runner
from engine.simulation.playout import (
    MADE,
    PERIODS,
    ROW,
    WATCHED,
    Tables,
    Workplace,
    bind_game,
    parts_of,
    workplace,
)

WIN_UNITS: Final = 720_720  # of one win; parts for 2 to 16 winners are whole numbers of them
WATCH_EVERY: Final = 10  # games, when all bots are as quick as play itself
NO_MOVE: Final = -1  # what `observe` is told of a step without a decision
QUICK_BOTS: Final = frozenset({"uniform"})


class Extra(NamedTuple):
    """What a collection writes beside `Tables`.

    Attributes:
        forced: Decisions with one legal move; int64, shape (games,).
        decided: Decisions of each seat; int64, shape (games, seats).
        deal: Where chance put each thing; int64, shape (games, deals).
        spaces: Of finished games: pieces, games with a piece there, WIN_UNITS won in these;
            int64, shape (3, seats, sites).
        fired: Times each thing was in use, and watched games in which it was; int64, shape
            (2, things), see `things_watched`.
        firing: Of the game that is played; int64, shape (things,).
        uses: 1 for what was in use in each watched game; uint8, shape (games, things).
        watched: 1 for games that were watched; uint8, shape (games,).
        trace: The first moves of the last game; int32.
    """

    forced: NDArray[np.int64]
    decided: NDArray[np.int64]
    deal: NDArray[np.int64]
    spaces: NDArray[np.int64]
    fired: NDArray[np.int64]
    firing: NDArray[np.int64]
    uses: NDArray[np.uint8]
    watched: NDArray[np.uint8]
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
def note_uses(extra: Extra, row: int) -> None:
    """Add what was in use in the watched game of a row. Writes `extra`."""
    extra.watched[row] = 1
    for thing in range(extra.firing.shape[0]):
        times = extra.firing[thing]
        if times > 0:
            extra.fired[0, thing] += times
            extra.fired[1, thing] += 1
            extra.uses[row, thing] = 1
            extra.firing[thing] = 0


def observe_both(S: Record, before: Record, G: Record, move: int, fired: NDArray[np.int64]) -> None:
    """Count the rules that led to a state, and behind them what was used of a deal. A template.

    Args:
        fired: Written; int64, shape (things,), see `things_watched`.
    """
    observe_rules(S, before, G, move, fired[:rules])  # type: ignore[name-defined]  # noqa: F821  (bound)
    used(S, before, G, move, fired[rules:])  # type: ignore[name-defined]  # noqa: F821  (bound)


def watched_act(S: Record, before: Record, G: Record, move: int, fired: NDArray[np.int64]) -> None:
    """Make a decision and all that follows without one, and note the rules that fire. A template.

    Args:
        before: Room for a state; written.
        G: Written.
        fired: Written; int64, shape (things,), see `things_watched`.
    """
    copy_record(before, G)
    act(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)
    observe(S, before, G, move, fired)  # type: ignore[name-defined]  # noqa: F821  (bound)
    copy_record(before, G)
    while advance(S, G):  # type: ignore[name-defined]  # noqa: F821  (bound)
        observe(S, before, G, NO_MOVE, fired)  # type: ignore[name-defined]  # noqa: F821  (bound)
        copy_record(before, G)


class Noting(NamedTuple):
    """What is written at each decision of a collection; see `playout.Notes`.

    Attributes:
        before: Room for a state.
        now: As in `Workplace`.
        listed, standings: As in `Tables`.
        forced, decided, trace, firing: As in `Extra`.
    """

    before: Record
    now: NDArray[np.int64]
    listed: NDArray[np.int64]
    standings: NDArray[np.int64]
    forced: NDArray[np.int64]
    decided: NDArray[np.int64]
    trace: NDArray[np.int32]
    firing: NDArray[np.int64]


def step_collecting(S: Record, G: Record, notes: Noting, seat: int, count: int, move: int) -> None:
    """A decision of a collection. A template."""
    now = notes.now
    row = now[ROW]
    notes.listed[row] += count
    notes.forced[row] += count == 1
    notes.decided[row, seat] += 1
    if now[MADE] < notes.trace.shape[0]:
        notes.trace[now[MADE]] = move
    now[MADE] += 1
    if now[WATCHED] != 0:
        watched_act(S, notes.before, G, move, notes.firing)
    else:
        apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)
    note_periods(S, G, now, notes.standings)  # type: ignore[name-defined]  # noqa: F821


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
    """Play as many games as the tables have rows. A template.

    Writes `work`, `tables` and `extra`.

    Args:
        minds, seed, first, bound: See `playout.play_games`.
        every: Rules are looked at in games whose number it divides.
    """
    G = work.states[0]
    now = work.now
    for row in range(tables.decisions.shape[0]):
        begin(S, work, seed, first + row)  # type: ignore[name-defined]  # noqa: F821  (bound)
        deal(S, G, extra.deal[row])  # type: ignore[name-defined]  # noqa: F821  (bound)
        now[ROW] = row
        now[PERIODS] = 0
        now[MADE] = 0
        now[WATCHED] = (first + row) % every == 0
        notes = Noting(
            work.states[1],
            now,
            tables.listed,
            tables.standings,
            extra.forced,
            extra.decided,
            extra.trace,
            extra.firing,
        )
        decisions = play_game(S, G, work, notes, minds, bound)  # type: ignore[name-defined]  # noqa: F821
        note_end(S, G, tables, now, decisions, bound)  # type: ignore[name-defined]  # noqa: F821
        if now[WATCHED] != 0:
            note_uses(extra, row)
        if tables.finished[row]:
            placements(S, G, work.placements)  # type: ignore[name-defined]  # noqa: F821  (bound)
            note_spaces(work.placements, tables.shares[row], extra.spaces)


_loops: dict[tuple[str, ...], Callable[..., None]] = {}


def collecting_loop(game: Game, kinds: tuple[str, ...]) -> Callable[..., None]:
    """`collect_games` compiled for a game and the kinds of bots that play."""
    key = (game.name, *kinds)
    if key not in _loops:
        parts = parts_of(game)
        parts["deal"] = game.kernels().deal or deal_nothing
        parts["watched_act"] = bind_watched(game)
        step = bind_inlined(step_collecting, game.name, **parts)
        parts["play_game"] = bind_game(game, kinds, step)
        _loops[key] = bind(collect_games, "_".join(key), **parts)
    return _loops[key]


def things_watched(game: Game, record: Record) -> int:
    """How many things are looked at in a watched game.

    They are the rules, and behind them what chance deals, if the game tells what is used of it.
    """
    kernels = game.kernels()
    dealt = len(game.deals(record)) if kernels.deal and kernels.used else 0
    return len(game.rules) + dealt


def bind_watched(game: Game) -> Callable[..., None]:
    """`watched_act` compiled for a game."""
    kernels = game.kernels()
    observe = kernels.observe
    if kernels.deal is not None and kernels.used is not None:
        both = {"observe_rules": observe, "used": kernels.used, "rules": len(game.rules)}
        observe = bind(observe_both, game.name, **both)
    parts = {"act": kernels.act, "advance": kernels.advance, "observe": observe}
    return bind(watched_act, game.name, **parts)


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

    def traced(self, number: int) -> Collected:
        """One game with every move of it, up to the bound."""
        return self._played(number, self._runner.tables(1), self._extra(1, self._bound))

    def moves(self, number: int) -> list[int]:
        """Every move of one game, up to the bound."""
        return self.beginning(number, self._bound)[0]

    def beginning(self, number: int, most: int) -> tuple[list[int], Tables]:
        """The first moves of one game, `most` of them, and how it ended."""
        got = self._played(number, self._runner.tables(1), self._extra(1, most))
        made = min(int(got.tables.decisions[0]), most)
        return got.extra.trace[:made].tolist(), got.tables

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
        seats, things = scenario.seats, things_watched(scenario.game, scenario.record)

        def zeros(*shape: int) -> NDArray[Any]:
            return np.zeros(shape, dtype=np.int64)

        return Extra(
            forced=zeros(count),
            decided=zeros(count, seats),
            deal=zeros(count, self._deals),
            spaces=zeros(3, seats, scenario.map.sites),
            fired=zeros(2, things),
            firing=zeros(things),
            uses=np.zeros((count, things), dtype=np.uint8),
            watched=np.zeros(count, dtype=np.uint8),
            trace=np.zeros(trace, dtype=np.int32),
        )

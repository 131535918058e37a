"""Deals without games: what chance puts where at the start, as often as one likes."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from engine.game import Game, Record
from engine.jit import bind
from engine.rng import GAME, derive
from engine.scenarios.scenario import Scenario, new_state


def deal_games(S: Record, G: Record, out: NDArray[np.int64], seed: np.uint64, first: int) -> None:
    """Start as many games as `out` has rows, and note their deals. A template.

    Writes G and `out`. Game i is dealt as in a batch with this seed.
    """
    for row in range(out.shape[0]):
        reset(S, G, derive(seed, GAME, np.uint64(first + row)))  # type: ignore[name-defined]  # noqa: F821
        deal(S, G, out[row])  # type: ignore[name-defined]  # noqa: F821  (bound)


_loops: dict[str, Callable[..., None]] = {}


def _loop(game: Game) -> Callable[..., None]:
    if game.name not in _loops:
        kernels = game.kernels()
        _loops[game.name] = bind(deal_games, game.name, reset=kernels.reset, deal=kernels.deal)
    return _loops[game.name]


def deals_of(scenario: Scenario) -> tuple[str, ...]:
    """Names of the things that chance deals; () for games that deal nothing."""
    game = scenario.game
    return game.deals(scenario.record) if game.kernels().deal is not None else ()


def dealt(scenario: Scenario, seed: int, first: int, count: int) -> NDArray[np.int64]:
    """Deals of games first to first + count - 1 of a batch; shape (count, deals).

    No move is made. See `Kernels.deal` for what the numbers mean.
    """
    out = np.zeros((count, len(deals_of(scenario))), dtype=np.int64)
    if out.shape[1]:
        play = _loop(scenario.game)
        play(scenario.record, new_state(scenario), out, np.uint64(seed), first)
    return out

"""Bots by name, compiled for a game, and single decisions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.game import Game

NAMES = ("uniform", "greedy")
_bound: dict[tuple[str, ...], Callable[..., Any]] = {}


def bot_names() -> tuple[str, ...]:
    """Every bot, simplest first."""
    return NAMES


def chooser(game: Game, bot: str) -> Callable[..., Any]:
    """The compiled `choose` of one bot for one game."""
    from engine.bots import greedy, uniform
    from engine.jit import bind

    key = (game.name, bot)
    if key not in _bound:
        if bot == "uniform":
            _bound[key] = uniform.choose
        else:
            kernels = game.kernels()
            _bound[key] = bind(
                greedy.choose,
                game.name,
                appraise=kernels.appraise or plain_appraisal(game),
                determinize=kernels.determinize,
                seat_to_move=kernels.seat_to_move,
            )
    return _bound[key]


def plain_appraisal(game: Game) -> Callable[..., None]:
    """The compiled appraisal that makes every move on a copy."""
    from engine.bots import greedy
    from engine.jit import bind

    kernels = game.kernels()
    lead = bind(greedy.lead, game.name, evaluate=kernels.evaluate)
    return bind(greedy.appraise, game.name, lead=lead, apply=kernels.apply)


def weights_of(game: Game) -> NDArray[np.float64]:
    """The weights of the game's `evaluate`; float64, shape (weights,)."""
    return np.array(list(game.weights.values()), dtype=np.float64)


def choose_move(scenario: Any, state: Any, bot: str, stream: NDArray[np.uint64]) -> int:
    """The move that a bot makes in a position; its code.

    Args:
        scenario: An `engine.scenarios.scenario.Scenario`.
        state: A running game's state; not changed.
        stream: The bot's own stream, uint64, shape (1,); written.
    """
    game: Game = scenario.game
    buffer = np.zeros(game.most_moves, dtype=np.int32)
    count = game.kernels().legal(scenario.record, state, buffer)
    scratch = np.zeros(2, scenario.state_dtype).view(np.recarray)
    choose = chooser(game, bot)
    index = choose(scenario.record, state, buffer, count, scratch, weights_of(game), stream)
    return int(buffer[index])

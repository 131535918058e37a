"""Who acts when, seen in games: the order in which seats decide in each round."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from engine.rng import BOT, GAME, below, derive
from engine.scenarios.scenario import states

if TYPE_CHECKING:
    from engine.scenarios.scenario import Scenario


def turn_orders(scenario: Scenario, games: int, seed: int) -> NDArray[np.int64]:
    """How often each seat was the first, second ... to decide in a round.

    Games of random moves are played; a round counts if every seat decides in it.

    Returns:
        Rounds by seat and place; int64, shape (seats, seats).
    """
    seats = scenario.seats
    found = np.zeros((seats, seats), dtype=np.int64)
    for number in range(games):
        chance = np.uint64(derive(np.uint64(seed), GAME, np.uint64(number)))
        for order in _rounds(scenario, chance):
            if len(order) == seats:
                for place, seat in enumerate(order):
                    found[seat, place] += 1
    return found


def _rounds(scenario: Scenario, chance: np.uint64) -> list[list[int]]:
    """Seats in the order of their first decision, round by round, of one game."""
    kernels, record, rows = scenario.game.kernels(), scenario.record, states(scenario, 1)
    state = rows[0]
    moves = np.zeros(scenario.game.most_moves, dtype=np.int32)
    stream = np.array([derive(chance, BOT, np.uint64(0))], dtype=np.uint64)
    bound = scenario.game.most_plies(record)
    kernels.reset(record, state, chance)
    rounds: dict[int, list[int]] = {}
    for _ in range(bound):
        count = int(kernels.legal(record, state, moves))
        if count == 0:
            break
        seat = int(kernels.seat_to_move(record, state))
        order = rounds.setdefault(int(kernels.period(record, state)), [])
        if seat not in order:
            order.append(seat)
        kernels.apply(record, state, moves[int(below(stream, count))])
    return list(rounds.values())

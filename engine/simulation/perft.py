"""Perft: leaf counts of the game tree, the classic check of a move generator.

Source: perft as known from chess programming; leaves at a depth count finished games too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.game import Game, Record
from engine.jit import bind, copy_record
from engine.scenarios.scenario import Scenario, State, states

_loops: dict[str, Callable[..., int]] = {}


def leaves(
    S: Record,
    line: Any,
    moves: NDArray[np.int32],
    counts: NDArray[np.int64],
    cursors: NDArray[np.int64],
    depth: int,
) -> int:
    """Number of lines of `depth` moves from `line[0]`; a template.

    Args:
        line: States along the line, shape (depth + 1,); written but for the first.
        moves: Work space, int32, shape (depth + 1, most_moves).
        counts, cursors: Work space, int64, shape (depth + 1,).
    """
    if depth == 0:
        return 1
    total = 0
    level = 0
    counts[0] = legal(S, line[0], moves[0])  # type: ignore[name-defined]  # noqa: F821  (bound)
    cursors[0] = 0
    if counts[0] == 0:
        return 1
    while level >= 0:
        if level == depth - 1:
            total += counts[level]
            level -= 1
            continue
        if cursors[level] == counts[level]:
            level -= 1
            continue
        move = moves[level, cursors[level]]
        cursors[level] += 1
        copy_record(line[level + 1], line[level])
        apply(S, line[level + 1], move)  # type: ignore[name-defined]  # noqa: F821  (bound)
        level += 1
        counts[level] = legal(S, line[level], moves[level])  # type: ignore[name-defined]  # noqa: F821
        cursors[level] = 0
        if counts[level] == 0:
            total += 1
            level -= 1
    return total


def _loop(game: Game) -> Callable[..., int]:
    if game.name not in _loops:
        kernels = game.kernels()
        _loops[game.name] = bind(leaves, game.name, legal=kernels.legal, apply=kernels.apply)
    return _loops[game.name]


def count(scenario: Scenario, state: State, depth: int) -> int:
    """Number of lines of `depth` moves from a position; shorter if the game ends."""
    game = scenario.game
    line = states(scenario, depth + 1)
    line[0] = state
    moves = np.zeros((depth + 1, game.most_moves), dtype=np.int32)
    numbers = np.zeros((2, depth + 1), dtype=np.int64)
    return int(_loop(game)(scenario.record, line, moves, numbers[0], numbers[1], depth))


def divide(scenario: Scenario, state: State, depth: int) -> dict[str, int]:
    """The count behind each first move, by its text; depth from 1."""
    game, kernels = scenario.game, scenario.game.kernels()
    moves = np.zeros(game.most_moves, dtype=np.int32)
    found: dict[str, int] = {}
    for move in moves[: kernels.legal(scenario.record, state, moves)]:
        after = states(scenario, 1)
        after[0] = state
        kernels.apply(scenario.record, after[0], move)
        text = game.to_text(scenario.record, state, int(move))
        found[text] = count(scenario, after[0], depth - 1)
    return found

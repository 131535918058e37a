"""Decisions: how many, how wide, how many of them forced."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, block_means, mean_interval, ratio_interval
from engine.statistics.intervals import CONFIDENCE


@dataclass(frozen=True)
class Decisions:
    """What players have to choose.

    Attributes:
        per_game: Decisions of all seats in a game.
        per_turn: Decisions of one seat in one round; None without rounds.
        legal_moves: Legal moves at a decision, Σ moves / Σ decisions (a mean over
            decisions, not a mean of games' means).
        forced: Share of decisions with one legal move only; None if not counted.
    """

    per_game: Estimate
    per_turn: Estimate | None
    legal_moves: Estimate
    forced: Estimate | None


def decisions(
    made: ArrayLike,
    listed: ArrayLike,
    forced: ArrayLike | None = None,
    turns: float = 0,
    block_size: int = 1,
    confidence: float = CONFIDENCE,
) -> Decisions:
    """Decisions per game and turn, legal moves at each, share forced.

    Args:
        made: Decisions of each game, shape (games,).
        listed: Legal moves summed over the decisions of each game, shape (games,).
        forced: Decisions with one legal move, shape (games,).
        turns: Turns of a game, seats × rounds, the mean of all games; 0 if it has none.
    """
    count = block_means(made, block_size)
    per_game = mean_interval(count, confidence).bounded(0)
    return Decisions(
        per_game,
        per_game.scaled(1 / turns) if turns else None,
        ratio_interval(block_means(listed, block_size), count, confidence).bounded(0),
        None
        if forced is None
        else ratio_interval(block_means(forced, block_size), count, confidence).bounded(0, 1),
    )


def choice_entropy(counts: ArrayLike) -> float:
    """Evenness of choices, −Σ p ln p / ln m, from 0 (always the same) to 1 (all alike).

    Args:
        counts: How often each of m options was chosen where it was legal, shape (m,).
    """
    table = np.asarray(counts, dtype=np.float64)
    if len(table) < 2 or table.sum() == 0:
        return 0.0
    shares = table[table > 0] / table.sum()
    return float(-(shares * np.log(shares)).sum() / np.log(len(table)))

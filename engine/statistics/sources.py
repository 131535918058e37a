"""Where points come from: measures by seat, and by winners and losers."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, Floats, block_means, estimated
from engine.statistics.course import PORTION
from engine.statistics.intervals import CONFIDENCE


@dataclass(frozen=True)
class Source:
    """One measure of the game.

    Attributes:
        name: As the game calls it.
        by_seat: Mean of each seat.
        all_seats: Mean of a seat.
        winners, losers: Mean of a winning and of a losing seat.
        gap: Winners less losers. It goes with winning; it need not be why they win.
    """

    name: str
    by_seat: tuple[Estimate, ...]
    all_seats: Estimate
    winners: Estimate
    losers: Estimate
    gap: Estimate


def by_source(
    names: Sequence[str],
    measures: ArrayLike,
    shares: ArrayLike,
    block_size: int = 1,
    confidence: float = CONFIDENCE,
    counts: Collection[str] = (),
) -> tuple[Source, ...]:
    """Every measure by seat and by winners and losers.

    In a game with shares of the win W, the winners' mean is Σ W_i x_i and the losers' mean
    Σ (1 − W_i) x_i / (k − 1).

    Args:
        names: One a measure.
        measures: Shape (games, measures, seats).
        shares: Shares of the win, shape (games, seats).
        counts: Names of the measures that are never negative.
    """
    table, won = np.asarray(measures), np.asarray(shares)
    found = (
        _source(name, table[:, index, :], won, block_size, confidence)
        for index, name in enumerate(names)
    )
    return tuple(_bounded(each) if each.name in counts else each for each in found)


def _bounded(source: Source) -> Source:
    """Means of what is counted with intervals that end at 0; their difference may be negative."""
    return replace(
        source,
        by_seat=tuple(each.bounded(0) for each in source.by_seat),
        all_seats=source.all_seats.bounded(0),
        winners=source.winners.bounded(0),
        losers=source.losers.bounded(0),
    )


def _source(
    name: str, values: NDArray[Any], shares: NDArray[Any], block_size: int, confidence: float
) -> Source:
    """One measure, shape (games, seats).

    Every mean wanted is a weighted sum of the seats' and the winners' block values, so one
    pass that gathers those means and their covariance is enough.
    """
    seats = values.shape[1]
    count, mean, covariance = _moments(values, shares, block_size)
    own = np.eye(seats + 1)
    every = np.append(np.full(seats, 1 / seats), 0.0)
    winners = own[seats]
    losers = (every * seats - winners) / max(seats - 1, 1)

    def estimate(weights: Floats) -> Estimate:
        variance = max(float(weights @ covariance @ weights), 0.0)
        return estimated(float(weights @ mean), sqrt(variance), count, confidence)

    return Source(
        name,
        tuple(estimate(row) for row in own[:seats]),
        estimate(every),
        estimate(winners),
        estimate(losers),
        estimate(winners - losers),
    )


def _moments(
    values: NDArray[Any], shares: NDArray[Any], block_size: int
) -> tuple[int, Floats, Floats]:
    """Blocks, means and covariance of the seats' values and the winners' value.

    Shapes: (seats + 1,) and (seats + 1, seats + 1); NaN for fewer than two blocks.
    """
    games, seats = values.shape
    total, products = np.zeros(seats + 1), np.zeros((seats + 1, seats + 1))
    origin = np.append(values[:1].mean(axis=0), values[:1].mean()) if games else total
    step = max(PORTION // block_size, 1) * block_size
    for start in range(0, games, step):
        part = values[start : start + step]
        rows = np.empty((seats + 1, len(part)))
        rows[:seats] = part.T
        rows[seats] = np.einsum("sg,gs->g", rows[:seats], shares[start : start + step])
        rows -= origin[:, None]
        blocks = block_means(rows.T, block_size).T
        total += blocks.sum(axis=1)
        products += blocks @ blocks.T
    count = games // block_size
    if count == 0:
        return 0, np.full(seats + 1, np.nan), np.full((seats + 1, seats + 1), np.nan)
    mean = total / count
    spread = products - count * np.outer(mean, mean)
    return count, mean + origin, spread / (count - 1) if count > 1 else spread * np.nan

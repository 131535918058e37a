"""The skill ladder: what doubling a bot's thinking is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, isfinite, log, log2, nan, sqrt

from engine.statistics.blocks import Estimate, normal_interval
from engine.statistics.intervals import CONFIDENCE, normal_quantile

ELO = 400 / log(10)
FLAT = 20.0  # Elo per doubling, 53% of wins between two players


@dataclass(frozen=True)
class Rung:
    """One strong seat against weak others.

    Attributes:
        strong, weak: Budgets, in iterations or milliseconds.
        share: Share of the win of the strong seat, over seats in turn.
    """

    strong: float
    weak: float
    share: Estimate

    @property
    def doublings(self) -> float:
        """How often the weak budget must be doubled to give the strong one."""
        return log2(self.strong / self.weak)


@dataclass(frozen=True)
class Ladder:
    """What the rungs say together.

    Attributes:
        elo: Elo of each rung's strong seat over its weak ones, with intervals.
        per_doubling: Elo per doubling of the budget, with an interval; without an upper end
            if the strong seat won all games of every rung, without a lower one if it won none.
        flat: Whether it is not shown to be above FLAT: bots or game are shallow, and what
            these bots say of balance may not hold for better players.
    """

    elo: tuple[Estimate, ...]
    per_doubling: Estimate
    flat: bool


def elo_of(share: float, players: int = 2) -> float:
    """Elo of a seat that wins a share among `players` seats, against equal others.

        400 / ln 10 × (logit(s) − logit(1/k)); for two players −400 log10(1/s − 1)

    Source:
        A. E. Elo: The Rating of Chessplayers (1978), section 8.
    """
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return ELO * (log(share / (1 - share)) + log(players - 1))


def share_of(elo: float, players: int = 2) -> float:
    """Share of the win of a seat that is stronger than equal others; undoes `elo_of`."""
    odds = 10 ** (elo / 400) / (players - 1)
    return odds / (1 + odds)


def elo_interval(share: Estimate, players: int = 2) -> Estimate:
    """Elo of a share: its ends are those of the share's interval.

    A seat that won all games has an infinite Elo, of which the lower end alone says anything.

    The deviation is that of the share times the slope, ELO / (s (1 − s)).
    """
    mean = share.mean
    slope = ELO / (mean * (1 - mean)) if 0 < mean < 1 else inf
    low, high = (elo_of(min(max(end, 0.0), 1.0), players) for end in (share.low, share.high))
    deviation = share.deviation * slope if share.deviation > 0 else nan
    return Estimate(elo_of(mean, players), low, high, share.count, deviation)


def ladder(
    rungs: Sequence[Rung], players: int = 2, confidence: float = CONFIDENCE, flat: float = FLAT
) -> Ladder:
    """Elo per doubling over all rungs: a line through 0, weighted by what each rung knows.

        slope = Σ d_j e_j / v_j ÷ Σ d_j² / v_j, variance 1 / Σ d_j² / v_j,
        d_j doublings, e_j Elo, v_j its variance

    Rungs won by 0 or 100% have no finite Elo. They are counted as if half a block had gone
    the other way. The variance is that which the farther finite end of a rung's interval
    means, so that one rung alone is told as that rung is.

    Args:
        rungs: Played with different seeds; their intervals have this confidence.
        players: Seats of the game.
    """
    elo = tuple(elo_interval(rung.share, players) for rung in rungs)
    above = below = 0.0
    z = normal_quantile((1 + confidence) / 2)
    for rung, known in zip(rungs, elo, strict=True):
        edge = 1 / (2 * rung.share.count + 2)
        mean = elo_of(min(max(rung.share.mean, edge), 1 - edge), players)
        half = max(abs(end - mean) for end in (known.low, known.high, mean) if isfinite(end))
        if half == 0:  # nothing is known of this rung
            continue
        weight = rung.doublings * (z / half) ** 2
        above += weight * mean
        below += weight * rung.doublings
    count = sum(rung.share.count for rung in rungs)
    if below == 0:
        return Ladder(elo, Estimate(nan, -inf, inf, count), flat=True)
    found = normal_interval(above / below, sqrt(1 / below), count, confidence)
    if all(rung.share.mean >= 1 for rung in rungs):
        found = replace(found, high=inf)
    if all(rung.share.mean <= 0 for rung in rungs):
        found = replace(found, low=-inf)
    return Ladder(elo, found, found.low <= flat)

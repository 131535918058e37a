"""The skill ladder: what doubling a bot's thinking is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, log2, nan, sqrt

from engine.statistics.blocks import Estimate, normal_interval
from engine.statistics.intervals import CONFIDENCE

ELO = 400 / log(10)
FLAT = 20.0  # Elo per doubling, 53 % of wins between two players


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
        per_doubling: Elo per doubling of the budget, with an interval.
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

    Rungs won by 0 or 100 % have no finite Elo. They are counted as if half a block had gone
    the other way.

    Args:
        rungs: Played with different seeds.
        players: Seats of the game.
    """
    elo = tuple(elo_interval(rung.share, players) for rung in rungs)
    above = below = 0.0
    for rung in rungs:
        mean, error = _damped(rung.share)
        slope = ELO / (mean * (1 - mean))
        weight = rung.doublings / (slope * error) ** 2
        above += weight * elo_of(mean, players)
        below += weight * rung.doublings
    count = sum(rung.share.count for rung in rungs)
    if below == 0:
        return Ladder(elo, Estimate(nan, -inf, inf, count), flat=True)
    per_doubling = normal_interval(above / below, sqrt(1 / below), count, confidence)
    return Ladder(elo, per_doubling, per_doubling.low <= flat)


def _damped(share: Estimate) -> tuple[float, float]:
    """A share within 0 and 1 and its standard error, both above 0."""
    edge = 1 / (2 * share.count + 2)
    mean = min(max(share.mean, edge), 1 - edge)
    least = sqrt(edge * (1 - edge) / max(share.count, 1))
    return mean, max(share.error if share.error < inf else 1.0, least)

"""Whether all seats win alike: their shares against a band, judged one by one and together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats, mean_interval
from engine.statistics.equivalence import IMBALANCED, Verdict, combined, needed, verdict
from engine.statistics.intervals import CONFIDENCE, normal_quantile
from engine.statistics.seats import win_shares
from engine.statistics.sequential import share_sequence

LOOKING_COSTS = 1.55  # width of an anytime-valid band over that of a fixed interval
FEWEST_PLANNED = 100


@dataclass(frozen=True)
class SeatsJudged:
    """Win shares of all seats, and what they say about a band.

    Attributes:
        wins: Share of the win of each seat, in %.
        judged: Of each seat; "outside" at an error that the seats share.
        kind: What they say together, see `equivalence.combined`.
        more: Games still needed, about; 0 when decided.
        band: Half its width around an equal share, in %.
    """

    wins: tuple[Estimate, ...]
    judged: tuple[Verdict, ...]
    kind: str
    more: int
    band: float

    @property
    def games(self) -> int:
        """Games behind it."""
        return self.wins[0].count

    @property
    def worst(self) -> int:
        """The seat to name: the farthest from an equal share among those that decide."""
        telling = [seat for seat, one in enumerate(self.judged) if one.kind == self.kind]
        fair = 100 / len(self.wins)
        return max(telling, key=lambda seat: abs(self.wins[seat].mean - fair))


def planned_games(seats: int, band: float, confidence: float = CONFIDENCE) -> int:
    """Games after which the anytime-valid interval of a fair share is as wide as the band.

    Args:
        band: In %.
    """
    fair = 1 / seats
    z = normal_quantile((1 + confidence) / 2)
    games = fair * (1 - fair) * (100 * LOOKING_COSTS * z / band) ** 2
    return max(ceil(games), FEWEST_PLANNED)


def judged_seats(
    shares: ArrayLike, band: float, confidence: float = CONFIDENCE, planned: int = 0
) -> SeatsJudged:
    """How the seats stand with a band around an equal share.

    Being fair takes all seats, so each is asked at the full error (an intersection-union
    test); being unfair takes one, so the seats share the error.

    Args:
        shares: Share of the win of each seat, shape (games, seats); at least one game.
        band: In %.
        planned: Games at which bands are tightest if games are looked at on the way, which
            makes the intervals valid at any time; 0 for games of a number set before.
    """
    table = np.asarray(shares, dtype=np.float64)
    seats, fair = table.shape[1], 100 / table.shape[1]
    strict_level = 1 - (1 - confidence) / seats
    loose = _shares(table, confidence, planned, 1)
    strict = _shares(table, strict_level, planned, seats)
    inside = [verdict(one, one.count, fair, band, confidence) for one in loose]
    outside = [verdict(one, one.count, fair, band, strict_level) for one in strict]
    judged = tuple(_one(*both) for both in zip(inside, outside, strict=True))
    return SeatsJudged(loose, judged, combined(judged), needed(judged), band)


def _one(inside: Verdict, outside: Verdict) -> Verdict:
    """Of one seat: BALANCED by its own interval, IMBALANCED by the wider one."""
    if IMBALANCED in (inside.kind, outside.kind):
        return outside
    return inside


def _shares(table: Floats, confidence: float, planned: int, arms: int) -> tuple[Estimate, ...]:
    """Shares in %; with anytime-valid bands if `planned` says so."""
    if not planned:
        return tuple(one.scaled(100) for one in win_shares(table, 1, confidence))
    alpha = (1 - confidence) * arms
    found = []
    for column in table.T:
        one = mean_interval(column, confidence)
        held = share_sequence(one.count, one.mean, planned, alpha, arms)
        known = Estimate(one.mean, held.low, held.high, one.count, one.deviation)
        found.append(known.scaled(100))
    return tuple(found)


def seats_of(judged: Sequence[Verdict], kind: str) -> tuple[int, ...]:
    """The seats with a verdict."""
    return tuple(seat for seat, one in enumerate(judged) if one.kind == kind)

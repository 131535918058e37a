"""Spaces: how winning goes with having a piece there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from engine.statistics.blocks import Floats
from engine.statistics.intervals import CONFIDENCE, Interval, wilson
from engine.statistics.multiple import benjamini_hochberg

FALSE_FINDS = 0.10
STRONGEST = 1e6  # counts of a prior: all spaces alike


@dataclass(frozen=True)
class SpaceWins:
    """How seats with a piece on a space fare. It goes with winning; it need not be why.

    Attributes:
        space: Its name.
        count: Seats with a piece there, over all games.
        share: Part of them that won.
        interval: Of the share.
        expected: What they would win by their seats alone.
        shrunk: The share pulled towards that of all spaces; rank by it.
        log_odds: ln of the odds of the shrunk share against those expected.
        q_value: Benjamini and Hochberg's, of "as expected".
    """

    space: str
    count: int
    share: float
    interval: Interval
    expected: float
    shrunk: float
    log_odds: float
    q_value: float

    @property
    def real(self) -> bool:
        """Whether it stands out among all."""
        return self.q_value < FALSE_FINDS


def space_wins(
    names: Sequence[str],
    taken: ArrayLike,
    won: ArrayLike,
    seat_shares: ArrayLike,
    confidence: float = CONFIDENCE,
) -> tuple[SpaceWins, ...]:
    """Win given placement, adjusted for seats, for every space somebody took.

        z = (Σ_i won_i − Σ_i taken_i p_i) / √(Σ_i taken_i p_i (1 − p_i)), p_i the seat's share

    Two seats with pieces on one space in one game cannot both win, so z is rather too small
    than too large there.

    Args:
        names: One a space.
        taken: Games in which the seat had a piece there, shape (seats, spaces).
        won: Shares of the win it had in them, summed; shape (seats, spaces).
        seat_shares: Win share of each seat in all games, shape (seats,).

    Source:
        Shrinkage: beta-binomial empirical Bayes by moments; J. C. Kleinman, JASA 68 (1973),
        46-54.
    """
    from scipy.special import ndtr

    places = np.asarray(taken, dtype=np.float64)
    wins = np.asarray(won, dtype=np.float64)
    base = np.asarray(seat_shares, dtype=np.float64)[:, None]
    used = np.flatnonzero(places.sum(axis=0))
    if not len(used):
        return ()
    count, total = places.sum(axis=0)[used], wins.sum(axis=0)[used]
    expected = (places * base).sum(axis=0)[used]
    spread = np.sqrt((places * base * (1 - base)).sum(axis=0)[used])
    scores = np.where(spread > 0, (total - expected) / np.where(spread > 0, spread, 1), 0.0)
    q_values = benjamini_hochberg(2 * ndtr(-np.abs(scores)))
    shrunk = beta_shrunk(total, count)
    odds = _log_odds(shrunk) - _log_odds(expected / count)
    return tuple(
        SpaceWins(
            names[space],
            int(count[i]),
            float(total[i] / count[i]),
            wilson(float(total[i]), int(count[i]), confidence),
            float(expected[i] / count[i]),
            float(shrunk[i]),
            float(odds[i]),
            float(q_values[i]),
        )
        for i, space in enumerate(used.tolist())
    )


def beta_shrunk(successes: ArrayLike, counts: ArrayLike) -> Floats:
    """Shares pulled towards their common mean, (x + a) / (n + a + b).

    a + b is found from the excess of the variance of the shares over that of coins.

    Args:
        successes, counts: Shape (groups,); counts above 0.
    """
    x, n = np.asarray(successes, dtype=np.float64), np.asarray(counts, dtype=np.float64)
    mean = float(x.sum() / n.sum())
    if not 0 < mean < 1:
        return x / n
    # E[Σ n (p − m)²] = m (1 − m) [(G − 1) + ρ (N − Σn²/N − (G − 1))], solved for ρ
    groups, total = len(n), float(n.sum())
    seen = float((n * (x / n - mean) ** 2).sum()) / (mean * (1 - mean))
    room = total - float((n**2).sum()) / total - (groups - 1)
    rho = (seen - (groups - 1)) / room if room > 0 else 0.0
    rho = min(max(rho, 1 / (1 + STRONGEST)), 1 - 1e-9)
    weight = 1 / rho - 1
    return np.asarray((x + weight * mean) / (n + weight))


def _log_odds(shares: Floats) -> Floats:
    """ln(p / (1 − p)), within ±14."""
    inside = np.clip(shares, 1e-6, 1 - 1e-6)
    return np.asarray(np.log(inside / (1 - inside)))

"""How winning goes with placing early on a site of the map, over all sites and seats at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.statistics.blocks import Floats
from engine.statistics.intervals import CONFIDENCE, Interval, wilson
from engine.statistics.multiple import benjamini_hochberg
from engine.statistics.spaces import FALSE_FINDS

FEWEST: Final = 30  # placings, and chances of one that were not taken, for anything to be said
ALL_SEATS: Final = -1
_BLOCK: Final = 256  # sites at once: the centred placings of all would take much memory
_EDGE: Final = 1e-3  # the matching binomial's chance stays this far from 0 and 1
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class EarlyWins:
    """How a seat fares that placed early on a site. It goes with winning; it need not be why.

    Attributes:
        seat: Its number; ALL_SEATS for the placings of all seats together.
        site: Number of the site.
        count: Placings: games of the seat, or seats in games.
        share: Part of them that won.
        interval: Of the share; Wilson's.
        expected: What they would win by their seats alone.
        p_value, q_value: Of "as expected", alone and among all sites and seats.
    """

    seat: int
    site: int
    count: int
    share: float
    interval: Interval
    expected: float
    p_value: float
    q_value: float

    @property
    def real(self) -> bool:
        """Whether it stands out among all sites and seats."""
        return self.q_value < FALSE_FINDS


@dataclass(frozen=True)
class _Wins:
    """Wins with a placing on each of some sites; all shape (sites,).

    Attributes:
        seat: As in `EarlyWins`.
        sites: Numbers of the sites.
        count, won, expected: As in `EarlyWins`, summed.
        variance, third: Second and third central moment of `won` if outcomes are exchanged.
    """

    seat: int
    sites: NDArray[np.intp]
    count: Floats
    won: Floats
    expected: Floats
    variance: Floats
    third: Floats


def early_wins(
    placed: Flags, shares: Floats, confidence: float = CONFIDENCE
) -> tuple[EarlyWins, ...]:
    """Wins given an early placing, for all seats together and each, on every site that tells.

    If placing had nothing to do with winning, the outcome of any game could as well belong to the
    placings of any other. Over all such exchanges the wins X = Σ_i Σ_s A_is Y_is of a site have,
    with a_i and y_j the rows of A and Y less their means, and d_ij = a_i · y_j,

        E X = Σ_s n_s mean(Y_s),  E(X − EX)² = Σ_ij d_ij² / (n − 1),
        E(X − EX)³ = n Σ_ij d_ij³ / ((n − 1)(n − 2))

    p is twice the smaller tail of the shifted binomial with these moments. For one seat and games
    with one winner the exact distribution is the hypergeometric one, of which tails down to 1e-6
    are met within a quarter.

    Args:
        placed: Whether a seat placed early on a site; shape (games, seats, sites).
        shares: Share of the win; shape (games, seats).

    Source:
        W. Hoeffding: A Combinatorial Central Limit Theorem. Annals of Mathematical Statistics 22
        (1951), 558-566.
    """
    found = [one for one in _wins(placed, shares) if len(one.sites)]
    p_values = [_p_values(one) for one in found]
    q_values = benjamini_hochberg(np.concatenate([np.zeros(0), *p_values]))
    start, rows = 0, []
    for wins, p in zip(found, p_values, strict=True):
        q = q_values[start : start + len(p)]
        start += len(p)
        rows += [_row(wins, at, (float(p[at]), float(q[at])), confidence) for at in range(len(p))]
    return tuple(sorted(rows, key=lambda one: (one.seat, one.site)))


def _row(wins: _Wins, at: int, values: tuple[float, float], confidence: float) -> EarlyWins:
    count, won = int(wins.count[at]), float(wins.won[at])
    return EarlyWins(
        wins.seat,
        int(wins.sites[at]),
        count,
        won / count,
        wilson(won, count, confidence),
        float(wins.expected[at] / count),
        *values,
    )


def _wins(placed: Flags, shares: Floats) -> Iterator[_Wins]:
    """All seats together, then each of several, in blocks of sites."""
    games, seats, sites = placed.shape
    if games < FEWEST:
        return
    every = range(seats)
    for start in range(0, sites, _BLOCK):
        block = placed[:, :, start : start + _BLOCK]
        for seat in (ALL_SEATS, *every) if seats > 1 else (ALL_SEATS,):
            chosen = list(every) if seat == ALL_SEATS else [seat]
            found = _of_seats(seat, block[:, chosen], shares[:, chosen])
            yield replace(found, sites=found.sites + start)


def _of_seats(seat: int, placed: Flags, shares: Floats) -> _Wins:
    """Wins on those sites of a block of which enough is known."""
    games, seats, _ = placed.shape
    counts = placed.sum(axis=0, dtype=np.float64)
    count = counts.sum(axis=0)
    sites = np.flatnonzero((count >= FEWEST) & (games * seats - count >= FEWEST))
    known, counts = placed[:, :, sites], counts[:, sites]
    means = shares.mean(axis=0)
    a, y = known - counts / games, shares - means
    second, third = _moment(a, y, 2), _moment(a, y, 3)
    return _Wins(
        seat,
        sites,
        counts.sum(axis=0),
        np.einsum("gsx,gs->x", known, shares),
        means @ counts,
        second / (games - 1),
        third * games / ((games - 1) * (games - 2)),
    )


def _moment(a: Floats, y: Floats, order: int) -> Floats:
    """Σ_ij (a_i · y_j)^order; a has shape (games, seats, sites), y (games, seats)."""
    total = np.zeros(a.shape[2])
    for seats in combinations_with_replacement(range(a.shape[1]), order):
        repeats = prod(factorial(times) for times in Counter(seats).values())
        own = np.asarray(y[:, seats].prod(axis=1).sum())
        together = a[:, seats[0]].copy()
        for seat in seats[1:]:
            together *= a[:, seat]
        total += factorial(order) / repeats * own * together.sum(axis=0)
    return total


def _p_values(wins: _Wins) -> Floats:
    """Two-sided p-values of "as expected"; 1 where nothing could vary."""
    from scipy.special import betainc

    varies = wins.variance > 1e-9 * wins.count
    variance = np.where(varies, wins.variance, 1.0)
    chance = np.clip((1 - wins.third / variance) / 2, _EDGE, 1 - _EDGE)
    trials = variance / (chance * (1 - chance))
    shift = wins.expected - trials * chance

    def at_least(won: Floats) -> Floats:
        inside = np.clip(won - shift, 1e-12, trials + 1 - 1e-12)
        return np.asarray(betainc(inside, trials - inside + 1, chance))

    tails = np.minimum(at_least(wins.won), 1 - at_least(wins.won + 1))
    return np.asarray(np.where(varies, np.minimum(1.0, 2 * tails), 1.0))

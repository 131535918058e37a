"""Bonuses that would have made stored games fair: the post-hoc curve of starting scores."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.statistics.blocks import Estimate, Floats, block_means
from engine.statistics.bonuses import size_of, smallest_shift, whole_neighbours
from engine.statistics.intervals import CONFIDENCE, student_quantile

Keys = NDArray[Any]  # int32 where the numbers fit, else int64

MOST_SETS = 20_000
RESAMPLES = 400
NEWTON_STEPS = 30


@dataclass(frozen=True)
class Compensation:
    """Every set of integer bonuses that passes, the smallest first.

    Attributes:
        bonuses: Points to add to each seat's final score; int64, shape (sets, seats). The
            same bonus for all changes nothing, so of such sets the smallest stands here.
        shares: Win shares each set would have given; float64, shape (sets, seats).
        halves: Half-widths of their intervals; float64, shape (sets, seats).
        fair: Per seat, the bonus at which all seats would win alike, with its bootstrap
            interval; not an integer. It is told against the seats that get nothing in
            `nearest`: their mean is 0.
        examined: Whether all sets were looked at; False when MOST_SETS passed first.
    """

    bonuses: NDArray[np.int64]
    shares: Floats
    halves: Floats
    fair: tuple[Estimate, ...]
    examined: bool

    @property
    def smallest(self) -> tuple[int, ...] | None:
        """The smallest set that passes; None if none does."""
        return tuple(int(bonus) for bonus in self.bonuses[0]) if len(self.bonuses) else None

    @property
    def nearest(self) -> tuple[int, ...] | None:
        """The whole set nearest to the fair bonuses, whether or not it passes; None if unknown."""
        if any(not np.isfinite(one.mean) for one in self.fair):
            return None
        return tuple(int(bonus) for bonus in whole_neighbours([one.mean for one in self.fair])[0])


class StoredScores:
    """Final scores of stored games, ready for the question "what if seat i had b more?".

    Args:
        scores: Whole numbers, shape (games, seats).
        tie_break: Whole numbers that decide between equal scores, higher first, same shape;
            None if equal scores share the win.
        block_size: Games of a block, consecutive.

    Raises:
        ValueError: The games do not fill the blocks.
    """

    def __init__(
        self, scores: ArrayLike, tie_break: ArrayLike | None = None, block_size: int = 1
    ) -> None:
        points = np.asarray(scores)
        self.games, self.seats = points.shape
        if self.games % block_size:
            raise ValueError(f"{self.games} games do not fill blocks of {block_size}")
        self.block_size = block_size
        ranks, self.step = _ranks(tie_break)
        wide = points.astype(np.int64) * self.step
        if ranks is not None:
            wide += ranks
        small = self.games == 0 or np.abs(wide).max() < 2**30
        keys = wide.astype(np.int32) if small else wide
        self.keys: Keys = np.ascontiguousarray(keys.T)

    def shifted(self, bonus: NDArray[np.int64]) -> Keys:
        """Keys that decide the games with a bonus for each seat, shape (seats, games)."""
        return np.asarray(self.keys + (bonus * self.step).astype(self.keys.dtype)[:, None])

    def shares(self, bonus: NDArray[np.int64]) -> Floats:
        """Shares of the win of each seat in each game, shape (seats, games)."""
        keys = self.shifted(bonus)
        wins = keys == keys.max(axis=0)
        return np.asarray(wins / wins.sum(axis=0))

    def share_of(self, seat: int, own: int, others: NDArray[np.int64]) -> float:
        """Mean share of one seat with bonus `own` when the others have `others`."""
        mine = self.keys[seat] + self.keys.dtype.type(own * self.step)
        best: Keys | None = None
        for other in range(self.seats):
            if other != seat:
                theirs = self.keys[other] + self.keys.dtype.type(int(others[other]) * self.step)
                best = theirs if best is None else np.maximum(best, theirs, out=best)
        if best is None:
            return 1.0
        wins = int(np.count_nonzero(mine > best))
        tied = np.flatnonzero(mine == best)
        if not len(tied):
            return float(wins / self.games)
        level = self.shifted_at(tied, others) == mine[tied]
        level[seat] = True
        return float((wins + (1 / level.sum(axis=0)).sum()) / self.games)

    def shifted_at(self, games: NDArray[np.int64], bonus: NDArray[np.int64]) -> Keys:
        """As `shifted`, for some games only."""
        return np.asarray(
            self.keys[:, games] + (bonus * self.step).astype(self.keys.dtype)[:, None]
        )


def _ranks(tie_break: ArrayLike | None) -> tuple[NDArray[np.int64] | None, int]:
    """Tie-breaks as small numbers from 0 on, and how many values they take."""
    if tie_break is None:
        return None, 1
    table = np.asarray(tie_break)
    values, places = np.unique(table, return_inverse=True)
    return places.reshape(table.shape).astype(np.int64), max(len(values), 1)


def compensate(
    stored: StoredScores,
    band: float,
    most: int,
    rng: np.random.Generator,
    confidence: float = CONFIDENCE,
) -> Compensation:
    """All integer bonuses within ±most whose equivalence test passes for every seat.

    A bonus is only added at the end, so no game is played again: winners are found anew
    from stored scores. A set passes when the t interval (on block means) of each seat's win
    share lies within 1/k ± band. Sets are ordered by the sum of |b|, then by the number of
    seats that get something, then by the largest |b|; of equals, points given come before
    points taken.

    The search is exact. A seat's share never falls with its own bonus and never rises with
    another's, so a box of bonuses is thrown away when some seat stays outside the band even
    at the corner that suits it best.

    It tells what would have been if everybody had played the same. Bots and people who look
    at the score play otherwise: confirm on fresh games.

    Args:
        stored: The games; at least two blocks.
        band: Greatest distance from 1/k that is fair enough, such as 0.02.
        most: Largest bonus looked at, in points.
        rng: Chance of the bootstrap.

    Source:
        docs/statistics.md, "Starting scores".
    """
    found: list[tuple[NDArray[np.int64], Floats, Floats]] = []
    boxes = [(np.full(stored.seats - 1, -2 * most), np.full(stored.seats - 1, 2 * most))]
    while boxes and len(found) < MOST_SETS:
        low, high = boxes.pop()
        if not _reachable(low, high, most) or not _promising(stored, low, high, band):
            continue
        if (low == high).all():
            tested = _tested(stored, np.concatenate(([0], low)), band, confidence)
            if tested is not None:
                found.append((smallest_shift(np.concatenate(([0], low))), *tested))
            continue
        boxes.extend(_halves(low, high))
    found.sort(key=lambda one: size_of(one[0]))
    shape = (len(found), stored.seats)
    return Compensation(
        np.array([one[0] for one in found], dtype=np.int64).reshape(shape),
        np.array([one[1] for one in found], dtype=np.float64).reshape(shape),
        np.array([one[2] for one in found], dtype=np.float64).reshape(shape),
        fair_bonuses(stored, rng, confidence),
        not boxes,
    )


def alone_shares(stored: StoredScores, most: int) -> Floats:
    """Share of the win of each seat had it alone `-most` to `most` points more.

    Returns:
        float64, shape (seats, 2 most + 1); rises along each row.
    """
    found = np.empty((stored.seats, 2 * most + 1))
    nothing = np.zeros(stored.seats, dtype=np.int64)
    for seat in range(stored.seats):
        for points in range(-most, most + 1):
            found[seat, points + most] = stored.share_of(seat, points, nothing)
    return found


def _reachable(low: NDArray[np.int64], high: NDArray[np.int64], most: int) -> bool:
    """Whether some difference to the first seat in the box fits into ±most."""
    top, bottom = max(0, int(low.max(initial=0))), min(0, int(high.min(initial=0)))
    return top - bottom <= 2 * most


def _promising(
    stored: StoredScores, low: NDArray[np.int64], high: NDArray[np.int64], band: float
) -> bool:
    """Whether no seat is surely outside the band in the whole box."""
    fair = 1 / stored.seats
    lowest, highest = np.concatenate(([0], low)), np.concatenate(([0], high))
    for seat in range(stored.seats):
        if stored.share_of(seat, int(highest[seat]), lowest) < fair - band:
            return False
        if stored.share_of(seat, int(lowest[seat]), highest) > fair + band:
            return False
    return True


def _halves(
    low: NDArray[np.int64], high: NDArray[np.int64]
) -> list[tuple[NDArray[np.int64], NDArray[np.int64]]]:
    """A box cut in two across its longest side."""
    side = int((high - low).argmax())
    middle = (low[side] + high[side]) // 2
    below, above = high.copy(), low.copy()
    below[side], above[side] = middle, middle + 1
    return [(low, below), (above, high)]


def _tested(
    stored: StoredScores, bonus: NDArray[np.int64], band: float, confidence: float
) -> tuple[Floats, Floats] | None:
    """Shares and half-widths of a set that passes, else None."""
    blocks = block_means(stored.shares(bonus).T, stored.block_size)
    count = len(blocks)
    shares = blocks.mean(axis=0)
    t = student_quantile((1 + confidence) / 2, count - 1) if count > 1 else inf
    halves = (
        t * blocks.std(axis=0, ddof=1) / sqrt(count) if count > 1 else np.full(len(shares), inf)
    )
    passed = (np.abs(shares - 1 / stored.seats) + halves <= band + 1e-12).all()
    return (shares, halves) if passed else None


def fair_bonuses(
    stored: StoredScores,
    rng: np.random.Generator,
    confidence: float = CONFIDENCE,
    yardstick: NDArray[np.bool_] | None = None,
) -> tuple[Estimate, ...]:
    """The bonus of each seat at which all would win alike, with bootstrap intervals.

    Win shares are known at whole bonuses only; between them each seat's steps are smoothed
    by adding to every score a fixed fraction between −½ and ½. The equations w_i(b) = 1/k are
    then solved by Newton's method. Each resample of blocks moves the solution by
    −J⁻¹ (w* − 1/k), J the slopes at the solution (a one-step bootstrap). Percentile interval.

    Args:
        yardstick: Seats against which the bonus is told: their mean is put to 0; shape
            (seats,), None for those that get nothing in the nearest whole set.

    Returns:
        One estimate a seat, in points; unbounded when fewer than two blocks were given or the
        equations have no solution (a seat that cannot win).
    """
    blocks = stored.games // stored.block_size
    seats = stored.seats
    solved = _solved(stored, rng) if blocks >= 2 else None
    if solved is None:
        return tuple(Estimate(np.nan, -inf, inf, blocks) for _ in range(seats))
    bonus, slopes, wins = solved
    means = block_means(wins.T, stored.block_size) - 1 / seats
    drawn = np.empty((RESAMPLES, seats))
    for resample in range(RESAMPLES):
        weights = np.bincount(rng.integers(blocks, size=blocks), minlength=blocks)
        drawn[resample] = weights @ means / blocks
    moved = bonus - drawn @ np.linalg.pinv(slopes).T
    against = whole_neighbours(bonus)[0] == 0 if yardstick is None else yardstick
    moved -= moved[:, against].mean(axis=1, keepdims=True)
    ends = np.quantile(moved, [(1 - confidence) / 2, (1 + confidence) / 2], axis=0)
    spread = moved.std(axis=0, ddof=1) * sqrt(blocks)
    centre = bonus - bonus[against].mean()
    return tuple(
        Estimate(float(centre[i]), float(ends[0, i]), float(ends[1, i]), blocks, float(spread[i]))
        for i in range(seats)
    )


def _solved(
    stored: StoredScores, rng: np.random.Generator
) -> tuple[Floats, Floats, NDArray[np.bool_]] | None:
    """Fair bonus, slopes dw_i/db_j and the wins there; None if it does not settle."""
    smooth = stored.keys / stored.step + rng.uniform(-0.5, 0.5, stored.keys.shape)
    fair = 1 / stored.seats
    bonus = np.zeros(stored.seats)
    for _ in range(NEWTON_STEPS):
        wins = _wins(smooth, bonus)
        off = wins.mean(axis=1) - fair
        slopes = _slopes(smooth, bonus)
        if np.abs(off).max() <= 0.5 / sqrt(stored.games) / 10 + 1 / stored.games:
            return bonus, slopes, wins
        step = np.linalg.pinv(slopes) @ off
        longest = float(np.abs(step).max())
        bonus = bonus - step * min(1.0, 8.0 / max(longest, 1e-9))
        bonus -= bonus.mean()
    return None


def _wins(smooth: Floats, bonus: Floats) -> NDArray[np.bool_]:
    """Who wins each smoothed game, shape (seats, games)."""
    return np.asarray((smooth + bonus[:, None]).argmax(axis=0) == np.arange(len(bonus))[:, None])


def _slopes(smooth: Floats, bonus: Floats) -> Floats:
    """Central differences of the win shares over ±1 point, shape (seats, seats)."""
    seats = len(bonus)
    slopes = np.empty((seats, seats))
    for seat in range(seats):
        ends = []
        for side in (1.0, -1.0):
            moved = bonus.copy()
            moved[seat] += side
            winners = (smooth + moved[:, None]).argmax(axis=0)
            ends.append(np.bincount(winners, minlength=seats) / smooth.shape[1])
        slopes[:, seat] = (ends[0] - ends[1]) / 2
    return slopes

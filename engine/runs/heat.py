"""Heat maps of a board: what each site came to in games of a stored run that were played again.

    placed      share of games in which a seat placed there
    wins        share of the win of those who placed there, against what their seats win anyway
    contested   share of games in which somebody placed there and another seat could have, or did
    passed      of the games in which somebody could have placed there, share in which nobody did

Each up to the end of a round. With a seat they are told of its own placings; contested then means
that the seat is among those who placed there or could have.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from engine.statistics.coverage import never_above
from engine.statistics.intervals import CONFIDENCE, Interval, wilson
from engine.statistics.placings import ALL_SEATS, EarlyWins, early_wins

if TYPE_CHECKING:
    from engine.runs.placings import Placings

PLACED, WINS, CONTESTED, PASSED = "placed", "wins", "contested", "passed"
MEASURES: Final = (PLACED, WINS, CONTESTED, PASSED)
EVERYBODY: Final = ""
LATER: Final = np.int16(np.iinfo(np.int16).max)  # than any round
Flags = NDArray[np.bool_]


@dataclass(frozen=True)
class SiteHeat:
    """What one site came to.

    Attributes:
        site, key: Its number on the map, and what files call it.
        share: What the measure counts, from 0 to 1; None where too little is known.
        interval: Of the share, 95%; None as the share.
        count: What the share is a part of: games, or placings.
        expected: Of WINS: the share that these seats win anyway; else None.
        p_value, q_value: Of WINS: of "as expected", alone and among all sites and seats.
        real: Of WINS: whether it stands out among all sites and seats.
        never: Whether nobody placed there in any round of any game.
        laid: Whether a piece lay there when a game began.
        rounds: Games in which the seat, or any, first placed there in each round, from 1.
    """

    site: int
    key: str
    share: float | None
    interval: Interval | None
    count: int
    expected: float | None
    p_value: float | None
    q_value: float | None
    real: bool
    never: bool
    laid: bool
    rounds: tuple[int, ...]

    @property
    def gap(self) -> float | None:
        """Of WINS: the share less what was expected."""
        if self.share is None or self.expected is None:
            return None
        return self.share - self.expected


@dataclass(frozen=True)
class HeatMap:
    """One measure over all sites.

    Attributes:
        measure: One of MEASURES.
        seat: Name of a seat, or EVERYBODY.
        until: Round, from 1, to whose end it is counted.
        sites: All of the map, in the order of their numbers.
    """

    measure: str
    seat: str
    until: int
    sites: tuple[SiteHeat, ...]

    @property
    def real(self) -> tuple[SiteHeat, ...]:
        """What stands out, the surest first."""
        found = [one for one in self.sites if one.real]
        return tuple(sorted(found, key=lambda one: (one.q_value or 0.0, one.p_value or 0.0)))

    @property
    def never(self) -> tuple[SiteHeat, ...]:
        """Sites on which nobody ever placed."""
        return tuple(one for one in self.sites if one.never and not one.laid)


class Heat:
    """All heat maps of some games up to the end of one round.

    Args:
        until: Round from 1; 0 for a third of the rounds, which counts as early.
    """

    def __init__(self, placings: Placings, until: int = 0) -> None:
        self.placings = placings
        self.until = until or early_round(placings.rounds)
        first, could = placings.first, placings.could
        self._placed = (first > 0) & (first <= self.until)
        self._could = self._placed | ((could > 0) & (could <= self.until))
        self._wins = {
            (one.seat, one.site): one
            for one in early_wins(self._placed, placings.shares, CONFIDENCE)
        }
        self._never: Flags = np.asarray(~(first > 0).any(axis=(0, 1)))
        self._laid: Flags = np.asarray((first < 0).any(axis=(0, 1)))

    def map(self, measure: str, seat: str = EVERYBODY) -> HeatMap:
        """One of them.

        Raises:
            KeyError, ValueError: There is no such measure or seat.
        """
        row = ALL_SEATS if seat == EVERYBODY else self.placings.arm.seats.index(seat)
        rounds, keys = self._rounds(row), self.placings.map.keys
        if measure == WINS:
            cells = [_wins(self._wins.get((row, site))) for site in range(len(keys))]
        else:
            counted = {PLACED: self._games, CONTESTED: self._contested, PASSED: self._passed}
            hits, counts = counted[measure](row)
            cells = [_share(int(hit), int(n)) for hit, n in zip(hits, counts, strict=True)]
        sites = (
            SiteHeat(
                site,
                keys[site],
                *cell,
                never=bool(self._never[site]),
                laid=bool(self._laid[site]),
                rounds=rounds[site],
            )
            for site, cell in enumerate(cells)
        )
        return HeatMap(measure, seat, self.until, tuple(sites))

    def _games(self, row: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        placed = _of(self._placed, row)
        return placed.sum(axis=0), np.full(placed.shape[1], len(placed))

    def _contested(self, row: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        fought = self._placed.any(axis=1) & (self._could.sum(axis=1) > 1)
        if row != ALL_SEATS:
            fought &= self._could[:, row]
        return fought.sum(axis=0), np.full(fought.shape[1], len(fought))

    def _passed(self, row: int) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        able, placed = _of(self._could, row), _of(self._placed, row)
        return (able & ~placed).sum(axis=0), able.sum(axis=0)

    def _rounds(self, row: int) -> list[tuple[int, ...]]:
        first = self.placings.first
        if row != ALL_SEATS:
            earliest = first[:, row]
        else:
            late = np.where(first > 0, first, LATER)
            earliest = late.min(axis=1, initial=LATER)
        rounds = range(1, self.placings.rounds + 1)
        counts = np.stack([(earliest == number).sum(axis=0) for number in rounds], axis=1)
        return [tuple(each) for each in counts.tolist()]


def early_round(rounds: int) -> int:
    """The round to whose end a placing counts as early: a third of the game."""
    return (rounds + 2) // 3


_Cell = tuple[float | None, Interval | None, int, float | None, float | None, float | None, bool]


def _share(hits: int, count: int) -> _Cell:
    if not count:
        return None, None, 0, None, None, None, False
    bound = wilson(hits, count) if hits else Interval(0.0, never_above(count))
    return hits / count, bound, count, None, None, None, False


def _wins(found: EarlyWins | None) -> _Cell:
    if found is None:
        return None, None, 0, None, None, None, False
    values = (found.expected, found.p_value, found.q_value, found.real)
    return found.share, found.interval, found.count, *values


def _of(flags: Flags, row: int) -> Flags:
    """Of a seat, or of anybody; shape (games, sites)."""
    return np.asarray(flags.any(axis=1) if row == ALL_SEATS else flags[:, row])

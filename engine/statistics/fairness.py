"""Whether all seats win alike: their shares against a band, judged one by one and together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import NamedTuple

from numpy.typing import ArrayLike

from engine.statistics.blocks import Estimate, Floats, mean_interval
from engine.statistics.equivalence import BALANCED, Verdict, bare_verdict, combined, needed
from engine.statistics.intervals import CONFIDENCE, normal_quantile
from engine.statistics.scores import decided_games
from engine.statistics.seats import win_shares
from engine.statistics.sequential import share_sequence

LOOKING_COSTS = 1.55  # width of an anytime-valid band over that of a fixed interval
FEWEST_PLANNED = 100


@dataclass(frozen=True)
class SeatsJudged:
    """Win shares of all seats, and what they say about a band.

    Attributes:
        wins: Share of the win of each seat, in %, with the interval by which it is judged.
        judged: Of each seat; "outside" at an error that the seats share.
        levels: Confidence of the interval of each.
        kind: What they say together, see `equivalence.combined`.
        more: Games still needed, about; 0 when decided.
        band: Half its width around an equal share, in %.
    """

    wins: tuple[Estimate, ...]
    judged: tuple[Verdict, ...]
    levels: tuple[float, ...]
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

    See `judged_seat` for the error of each.

    Args:
        shares: Share of the win of each seat, shape (games, seats); at least one game. Those
            that all lose do not count, see `scores.decided_games`.
        band: In %.
        planned: Games at which bands are tightest if games are looked at on the way, which
            makes the intervals valid at any time; 0 for games of a number set before.
    """
    table = decided_games(shares)
    seats = table.shape[1]
    found = [
        judged_seat(partial(_share, table, seat, planned), seats, band, confidence)
        for seat in range(seats)
    ]
    judged = tuple(one.verdict for one in found)
    wins, levels = tuple(one.estimate for one in found), tuple(one.level for one in found)
    return SeatsJudged(wins, judged, levels, combined(judged), needed(judged), band)


class SeatJudged(NamedTuple):
    """How one of several seats stands with a band around an equal share.

    Attributes:
        estimate: Share of the win, in %, with the interval that the verdict is of.
        verdict: Of it.
        level: Confidence of that interval.
    """

    estimate: Estimate
    verdict: Verdict
    level: float


def judged_seat(
    at: Callable[[float], Estimate],
    seats: int,
    band: float,
    confidence: float,
    fair: float | None = None,
) -> SeatJudged:
    """How one of several seats stands, with one interval for its word.

    Being fair takes all seats, so each is asked at the full error (an intersection-union
    test); being unfair takes one, so the seats share the error. A seat whose share lies outside
    the band has the wider interval of the second question, every other that of the first.

    Args:
        at: The share in %, with an interval of some confidence.
        band: In %.
        fair: What is fair where it is another figure than a share; an equal share without.
    """
    target = 100 / seats if fair is None else fair
    strict = 1 - (1 - confidence) / seats
    narrow, wide = at(confidence), at(strict)
    inside = bare_verdict(narrow, narrow.count, target, band, narrow.mean)
    outside = bare_verdict(wide, wide.count, target, band, wide.mean)
    if inside.kind != BALANCED and outside.beyond:
        return SeatJudged(wide, outside, strict)
    return SeatJudged(narrow, inside, confidence)


def _share(table: Floats, seat: int, planned: int, confidence: float) -> Estimate:
    """A share in %; with an anytime-valid band if `planned` says so."""
    column = table[:, seat : seat + 1]
    if not planned:
        return win_shares(column, 1, confidence)[0].scaled(100)
    one = mean_interval(column[:, 0], confidence)
    held = share_sequence(one.count, one.mean, planned, 1 - confidence)
    return Estimate(one.mean, held.low, held.high, one.count, one.deviation).scaled(100)


def seats_of(judged: Sequence[Verdict], kind: str) -> tuple[int, ...]:
    """The seats with a verdict."""
    return tuple(seat for seat, one in enumerate(judged) if one.kind == kind)

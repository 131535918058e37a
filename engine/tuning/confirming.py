"""Starting scores as they were played: win shares of the seats, and a verdict on them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from engine.statistics.blocks import Estimate, share_interval
from engine.statistics.equivalence import Verdict, combined, needed
from engine.statistics.fairness import judged_seat
from engine.statistics.scores import decided_games

if TYPE_CHECKING:
    from engine.statistics.blocks import Floats
    from engine.tuning.starts import Bonus, Starts


@dataclass(frozen=True)
class SeatShare:
    """Win share of one seat, in %; see `statistics.fairness.SeatJudged`."""

    seat: str
    estimate: Estimate
    verdict: Verdict
    level: float

    @property
    def off(self) -> float:
        """Distance from an equal share, in %."""
        return abs(self.estimate.mean - self.verdict.target)


@dataclass(frozen=True)
class Played:
    """A bonus as it was played.

    Attributes:
        bonus: Points on top of today's starting scores, by seat.
        seed, games: What was played; `oikist simulate` plays it again.
        confidence: Of the intervals: one look's part of the error.
        seats: Shares as measured there.
        fair: Bonus of each seat at which all would win alike, by what was played at and
            around `bonus`, told against the seats that get nothing there; () if that was not
            asked.
    """

    bonus: Bonus
    seed: int
    games: int
    confidence: float
    seats: tuple[SeatShare, ...]
    fair: tuple[Estimate, ...] = ()

    @property
    def won(self) -> int:
        """Games that somebody won; shares are of these."""
        return self.seats[0].estimate.count

    @property
    def lost(self) -> int:
        """Games that all have lost."""
        return self.games - self.won

    @property
    def kind(self) -> str:
        """The verdicts in one."""
        return combined([seat.verdict for seat in self.seats])

    @property
    def more(self) -> int:
        """About how many games more would tell; 0 when decided."""
        return needed([seat.verdict for seat in self.seats])

    @property
    def widest(self) -> float:
        """Greatest distance from fair that an end of an interval reaches, in %."""
        return max(
            max(abs(seat.estimate.low - seat.verdict.target),
                abs(seat.estimate.high - seat.verdict.target))
            for seat in self.seats
        )  # fmt: skip

    @property
    def worst(self) -> SeatShare:
        """The seat farthest from a fair share."""
        return max(self.seats, key=lambda seat: seat.off)


def played(
    starts: Starts, bonus: Bonus, seed: int, sizes: Sequence[int], band: float, error: float
) -> tuple[Played, Floats]:
    """Play a bonus until it is decided, at most over the last of some sizes.

    Args:
        sizes: Numbers of games, rising; each look is judged at its part of the error.
        band: Greatest distance from 1/k that is fair enough, in %.
        error: Chance that a bonus on the edge of the band is judged wrongly, over all looks.

    Returns:
        The bonus as played, and the win shares of its games, shape (games, seats).

    Raises:
        Stopped: The user asked to stop.
    """
    confidence = 1 - error / len(sizes)
    for size in sizes:
        shares = starts.play(bonus, size, seed).shares
        seats = seat_shares(starts.names, shares, band, confidence)
        found = Played(bonus, seed, len(shares), confidence, seats)
        if not found.more:
            break
    return found, shares


def seat_shares(
    names: Sequence[str], shares: Floats, band: float, confidence: float
) -> tuple[SeatShare, ...]:
    """Win share of every seat in %, judged against an equal share.

    "All inside" needs no correction for the number of seats, "one is outside" does: it is
    judged at a part of the error for each seat.

    Args:
        shares: Of the win, shape (games, seats); games that all lose do not count.
    """
    found = []
    for name, wins in zip(names, 100 * decided_games(shares).T, strict=True):
        at = partial(share_interval, wins, whole=100.0)
        found.append(SeatShare(name, *judged_seat(at, len(names), band, confidence)))
    return tuple(found)

"""Who decides for each seat of a match, and for whom bots only stand in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.records.record import PERSON

LENT: Final = "lent"  # key of the lent seats, in headings and events


class Seating:
    """The deciders of a match.

    Args:
        seats: A bot or PERSON for each seat.

    Attributes:
        seats: Who decides now; may be changed at any time.
        lent: Seats of people for whom bots decide for the rest of the match.
    """

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.lent: frozenset[int] = frozenset()

    @property
    def sitters(self) -> tuple[str, ...]:
        """Whose the seats are, and so who sits in the next match: lent seats are a PERSON's."""
        return sitters(self.seats, self.lent)

    @property
    def people(self) -> list[int]:
        """Seats that people decide for now."""
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    def seat(self, seat: int, who: str) -> None:
        """Let somebody else decide for a seat from now on."""
        seats = list(self.seats)
        seats[seat] = who
        self._seat_all(seats, self.lent - {seat})

    def lend(self, bot: str) -> None:
        """Let a bot decide for all people for the rest of the match."""
        people = set(self.people)
        seats = [bot if seat in people else who for seat, who in enumerate(self.seats)]
        self._seat_all(seats, self.lent | people)

    def seating(self) -> dict[str, Any]:
        """Seats, and which are lent, as plain data."""
        found: dict[str, Any] = {"seats": list(self.seats)}
        return found | ({LENT: sorted(self.lent)} if self.lent else {})

    def take_seating(self, plain: Mapping[str, Any]) -> None:
        """Take over what `seating` gave.

        Raises:
            TypeError, ValueError: It makes no sense.
        """
        seats = tuple(str(who) for who in plain["seats"])
        lent = frozenset(int(seat) for seat in plain.get(LENT, ()))
        if not lent <= set(range(len(seats))):
            raise ValueError(f"seats {sorted(lent)} of {len(seats)} cannot be lent")
        self.seats, self.lent = seats, lent

    def _seat_all(self, seats: Sequence[str], lent: Iterable[int]) -> None:
        self.seats, self.lent = tuple(seats), frozenset(lent)
        self._tell(**self.seating())

    def _tell(self, **event: Any) -> None:
        """Report an event."""


def sitters(seats: Sequence[str], lent: Iterable[int]) -> tuple[str, ...]:
    """Who sits at each seat, lent seats being a PERSON's."""
    away = frozenset(lent)
    return tuple(PERSON if seat in away else who for seat, who in enumerate(seats))

"""Who decides for each seat of a match, and for whom bots only stand in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final

from engine.language import language
from engine.records.record import PERSON
from engine.seats import calling

LENT: Final = "lent"  # key of the lent seats, in headings and events
CALLED: Final = "called"  # key of the names that people gave to their seats
LONGEST_NAME: Final = 60

Wording = tuple[str, tuple[str, ...]]  # what texts hang on: language, and what seats are called


class Seating:
    """The deciders of a match.

    Args:
        seats: A bot or PERSON for each seat.

    Attributes:
        seats: Who decides now; may be changed at any time.
        lent: Seats of people for whom bots decide for the rest of the match.
        called: The name that each seat was given, "" for none; () while no seat has one.
    """

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self.lent: frozenset[int] = frozenset()
        self.called: tuple[str, ...] = ()

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

    def call(self, names: Sequence[str]) -> None:
        """Give each seat a name, "" for its usual title."""
        called = _cleaned(names)
        if called != self.called:
            self.called = called
            self._tell(**self.seating())

    def calling(self) -> AbstractContextManager[None]:
        """Texts and pictures that are made meanwhile call the seats as they were named."""
        return calling(self.called)

    @property
    def wording(self) -> Wording:
        """What texts and pictures of the match hang on beside its positions."""
        return language(), self.called

    def seating(self) -> dict[str, Any]:
        """Seats, which are lent, and what they are called, as plain data."""
        found: dict[str, Any] = {"seats": list(self.seats)}
        if self.lent:
            found[LENT] = sorted(self.lent)
        if self.called:
            found[CALLED] = list(self.called)
        return found

    def take_seating(self, plain: Mapping[str, Any]) -> None:
        """Take over what `seating` gave.

        Raises:
            TypeError, ValueError: It makes no sense.
        """
        seats = tuple(str(who) for who in plain["seats"])
        lent = frozenset(int(seat) for seat in plain.get(LENT, ()))
        if not lent <= set(range(len(seats))):
            raise ValueError(f"seats {sorted(lent)} of {len(seats)} cannot be lent")
        called = plain.get(CALLED, [])
        if not isinstance(called, list) or len(called) not in (0, len(seats)):
            raise ValueError(f"{called!r} does not name {len(seats)} seats")
        self.seats, self.lent, self.called = seats, lent, _cleaned(map(str, called))

    def _seat_all(self, seats: Sequence[str], lent: Iterable[int]) -> None:
        self.seats, self.lent = tuple(seats), frozenset(lent)
        self._tell(**self.seating())

    def _tell(self, **event: Any) -> None:
        """Report an event."""


def _cleaned(names: Iterable[str]) -> tuple[str, ...]:
    """Names without what no font shows, and without what would be read as markup."""
    signs = ([sign for sign in name if sign.isprintable() and sign not in "<>"] for name in names)
    found = tuple("".join(name).strip()[:LONGEST_NAME] for name in signs)
    return found if any(found) else ()


def sitters(seats: Sequence[str], lent: Iterable[int]) -> tuple[str, ...]:
    """Who sits at each seat, lent seats being a PERSON's."""
    away = frozenset(lent)
    return tuple(PERSON if seat in away else who for seat, who in enumerate(seats))

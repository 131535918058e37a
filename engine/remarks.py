"""What a game may remark for people, besides all that `engine.game` asks of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol, runtime_checkable

from engine.game import Card, Record, Refusal
from engine.picture import Address


@runtime_checkable
class Astray(Protocol):
    """A game that knows why a place of the table has nothing to do with any move now."""

    def why_there(self, record: Record, state: Record, place: Address) -> Refusal | None:
        """What is told to who presses the place; None for the sentence of the frame.

        Is asked only where no move that could be made now presses it.
        """
        ...


@runtime_checkable
class Barring(Protocol):
    """A game that knows what bars a whole kind of moves."""

    def why_none(self, record: Record, state: Record, kind: str, cell: int = -1) -> Refusal:
        """The one reason why no move of a kind is legal now, the most general first.

        Where no single reason bars them all, the sentence sums up what is missing.

        Args:
            kind: One of `Game.move_kinds`. No move of it is legal, unless a space is given.
            cell: A space that no move of the kind names, where somebody wants to make one;
                -1 to ask about the kind as a whole.
        """
        ...


@runtime_checkable
class DealsInWords(Protocol):
    """A game that has words for where chance puts what it deals."""

    def deal_words(self, record: Record, seats: Sequence[str]) -> tuple[str, ...]:
        """What each number of `Kernels.deal` means, from 0, in the language in force.

        They stand behind "dealt": "to red", "in round 3", "to nobody".

        Args:
            seats: What the seats are called where this is read.
        """
        ...


@runtime_checkable
class Clocked(Protocol):
    """A game that limits the time for what seats decide at the same time."""

    def seconds(self, record: Record, state: Record) -> int:
        """How long a person may take for its part of the open group; 0 for no limit."""
        ...

    def late(self, record: Record, state: Record) -> int:
        """The move that is made for it once the time is over, as often as it is asked."""
        ...


@runtime_checkable
class Doubtful(Protocol):
    """A game that knows what is allowed in its decks and seldom meant."""

    def doubts(
        self, record: Record, decks: Mapping[str, Sequence[Card]]
    ) -> Sequence[tuple[str, str, str]]:
        """What is doubtful in the cards of a scenario: place, what, remedy.

        A place is a card of a deck or a column of it, such as "actions.cards[3].roads", where
        cards count from 1 as in faults of decks.
        """
        ...


@runtime_checkable
class Keyed(Protocol):
    """A game whose moves can be made by single keys."""

    def keys(self, record: Record) -> Mapping[str, int]:
        """Code of the move that each key makes, such as "a" or "x"; R and digits are taken."""
        ...


@runtime_checkable
class WholeAmounts(Protocol):
    """A game that asks for numbers which are usually wanted as large as they can be.

    Attributes:
        whole: Names of such numbers, as they stand in clicks.
    """

    whole: frozenset[str]


@runtime_checkable
class Screened(Protocol):
    """A game whose screens hide from the eye what was done in the open."""

    def remembered(self, record: Record) -> bool:
        """Whether seats know all that pictures hide from them, but choices of an open group.

        `determinize` leaves it as it is then.
        """
        ...

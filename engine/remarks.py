"""What a game may remark for people, besides all that `engine.game` asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from engine.game import Record


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

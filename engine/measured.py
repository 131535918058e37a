"""What a game may say of its measures."""

from __future__ import annotations

from typing import Protocol, runtime_checkable


@runtime_checkable
class Sourced(Protocol):
    """A game that knows where its points come from.

    Attributes:
        sources: Names of the measures that sum to `Kernels.standing` in every position;
            expenses count as negative.
    """

    sources: tuple[str, ...]


@runtime_checkable
class Decided(Protocol):
    """A game in which the score is only one of the things that settle who wins.

    Attributes:
        deciders: Names of the measures that do so besides; () for none.
    """

    deciders: tuple[str, ...]

    def score_words(self) -> str:
        """What points are, and what else decides, in a sentence or two; "" for nothing."""
        ...


@runtime_checkable
class Flagged(Protocol):
    """A game that measures whether something happened.

    Attributes:
        flags: Names of the measures that are 0 or 1, alike for all seats.
    """

    flags: tuple[str, ...]


@runtime_checkable
class Counted(Protocol):
    """A game that counts things, of which there are never fewer than none.

    Attributes:
        counts: Names of the measures that are never negative.
    """

    counts: tuple[str, ...]

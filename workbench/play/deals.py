"""Which deal comes next: people get none whose hidden cards they have seen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.picture import ALL, PUBLIC
from engine.play.match import Match
from engine.play.node import ROOT
from engine.records.record import MOST_SEED, PERSON


def was_in_sight(match: Match) -> bool:
    """Whether a deal that no move has followed yet was shown to everybody, secrets included."""
    dealt = len(match.nodes) == 1 and not match.from_position
    return dealt and PERSON not in match.seats and _hides(match)


def next_seed(seed: int) -> int:
    """The seed of the deal after another one."""
    return (seed + 1) % (MOST_SEED + 1)


def seed_after(match: Match | None, seed: int, deciders: Sequence[str]) -> int:
    """Seed of a new game for which nobody has named one.

    Args:
        match: On the table until now.
        seed: Stands in the toolbar.
        deciders: Of the new game, one per seat.

    Returns:
        The next one where people would meet the hidden cards of that match again.
    """
    if match is None or match.seed != seed or PERSON not in deciders:
        return seed
    return next_seed(seed) if _hides(match) else seed


def _hides(match: Match) -> bool:
    """Whether the deal hides anything from anybody."""
    return match.picture(PUBLIC, ROOT) != match.picture(ALL, ROOT)

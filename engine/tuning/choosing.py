"""Which of the confirmed candidates of a search is recommended, and why.

What misses least comes first. Of those that miss nothing: what is known to reach every goal; of
these the one farthest inside its goals; and of those that lie as far inside, but for the noise of
the games, the one that changes least.

Source:
    The rule of one standard error, by which the simplest of the alike is taken: L. Breiman,
    J. Friedman, R. Olshen, C. Stone: Classification and Regression Trees (1984), section 3.4.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from engine.statistics.equivalence import BALANCED

if TYPE_CHECKING:
    from engine.tuning.search import Candidate


class Reason(StrEnum):
    """Why a candidate is recommended, in words that JSON shares."""

    LEAST = "misses least"
    SURE = "alone known to reach every goal"
    INSIDE = "farthest inside its goals"
    SIMPLEST = "changes least of those as far inside"


def chosen(candidates: Sequence[Candidate]) -> tuple[Candidate, Reason]:
    """The candidate to recommend, of at least one, and what told it from the others."""
    reaching = [each for each in candidates if not each.missed]
    if len(reaching) < 2:
        return min(candidates, key=lambda each: each.total), Reason.LEAST
    known = [each for each in reaching if each.kind == BALANCED] or reaching
    if len(known) == 1:
        return known[0], Reason.SURE
    inmost = min(known, key=lambda each: (each.edge, each.changed))
    alike = [each for each in known if each.edge <= inmost.edge + inmost.edge_error]
    found = min(alike, key=lambda each: (each.changed, each.distance, each.edge))
    return found, Reason.INSIDE if len(alike) == 1 else Reason.SIMPLEST

"""One figure of a variant less that of the base, and what is decided of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, log1p
from typing import TYPE_CHECKING

from engine.statistics.coverage import ALIKE, never_above
from engine.statistics.equivalence import BALANCED, UNKNOWN, Verdict
from engine.statistics.sequential import NULL, OPEN, OTHER

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate
    from engine.tuning.figures import Figure


@dataclass(frozen=True)
class Difference:
    """One figure of one variant, less that of the base.

    Attributes:
        figure: What was compared.
        base, other: Its means, each with its own interval.
        estimate: Other less base; its interval holds together with those of all variants
            and figures, and at any time if the comparison could stop early.
        correlation, saving: What pairing gained; see `statistics.comparison.Paired`.
        band: Difference that does not matter.
        verdict: Of `estimate` against the band around 0; that no pair differs is believed
            from ALIKE pairs on.
    """

    figure: Figure
    base: Estimate
    other: Estimate
    estimate: Estimate
    correlation: float
    saving: float
    band: float
    verdict: Verdict

    @property
    def decision(self) -> str:
        """OTHER if the interval leaves out 0, NULL if it lies in the band, else OPEN.

        One method for the test and the interval, so that they never contradict each other.
        """
        if self.estimate.low > 0 or self.estimate.high < 0:
            return OTHER
        return NULL if self.verdict.kind == BALANCED else OPEN


def decision_of(differences: Sequence[Difference]) -> str:
    """OTHER if one figure differs, NULL if none does, else OPEN."""
    found = {difference.decision for difference in differences}
    if OTHER in found:
        return OTHER
    return NULL if found == {NULL} else OPEN


def of_alike(judged: Verdict, estimate: Estimate, surely: float) -> Verdict:
    """The verdict on pairs that never differed, and how many more of them would tell."""
    largest = estimate.half / never_above(estimate.count, surely)
    part = min(judged.band / largest, 0.5)
    wanted = max(ALIKE, ceil(log1p(-surely) / log1p(-part)))
    if estimate.count >= wanted:
        return judged
    return replace(judged, kind=UNKNOWN, more=wanted - estimate.count)

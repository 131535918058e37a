"""How far the best of a race is ahead of each of the others, by the band that drops losers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.statistics.comparison import paired_difference
from engine.statistics.equivalence import Verdict, verdict
from engine.statistics.racing import lead_band

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate, Floats
    from engine.tuning.arms import Arm
    from engine.tuning.figures import Figure


@dataclass(frozen=True)
class Lead:
    """The best of a race less one of the others.

    Attributes:
        over: The other.
        figure: What was raced for.
        estimate: Best less other, in units of the figure; its interval holds at any time,
            each by itself: it is the one by which the race drops (`racing.race_step`).
        confidence: Of that interval.
        band: Difference that does not matter.
        verdict: Of `estimate` against the band around 0.
    """

    over: Arm
    figure: Figure
    estimate: Estimate
    confidence: float
    band: float
    verdict: Verdict


def lead_of(
    values: Floats, over: Arm, figure: Figure, band: float, level: float, planned: int
) -> Lead:
    """The lead over one arm.

    Args:
        values: Of the figure, for the best and for the other in the same games, shape (pairs, 2).
        over: The other.
        level, planned: See `racing.lead_band`.
    """
    best, other = values.T
    estimate = paired_difference(other, best, 1 - level, figure.scale).difference
    if not estimate.alike and estimate.count > 1:
        held = lead_band(best - other, planned, level)
        estimate = replace(estimate, low=held.low, high=held.high)
    judged = verdict(estimate, estimate.count, 0.0, band, 1 - level)
    return Lead(over, figure, estimate, 1 - level, band, judged)

"""Figures as plain data for JSON, in which what is not known is None."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.statistics.blocks import Estimate


def rounded(value: float) -> float | None:
    """A number with six decimals; None for one that is not known."""
    return round(float(value), 6) if isfinite(value) else None


def estimate_data(estimate: Estimate) -> dict[str, Any]:
    """An estimate as plain data; unknown numbers are None, also the ends of no interval.

    `alike`: all of the n units had this value.
    """
    told = estimate.interval.known or not estimate.alike
    return {
        "value": rounded(estimate.mean),
        "low": rounded(estimate.low) if told else None,
        "high": rounded(estimate.high) if told else None,
        "n": estimate.count,
        "alike": estimate.alike,
    }

"""Figures of a page: an estimate as value, interval, number of games and plain words."""

from __future__ import annotations

from math import isfinite

from engine.language import say
from engine.reports.numerals import figure
from engine.reports.page import Fact
from engine.reports.wording import counted, decimals, number, span, with_unit
from engine.statistics.blocks import Estimate
from engine.statistics.coverage import never_above


def fact(
    name: str,
    estimate: Estimate,
    words: str,
    unit: str = "",
    what: str = "games",
    *,
    signed: bool = False,
) -> Fact:
    """An estimate as a fact; two digits of the interval decide rounding.

    Args:
        unit: "%" for a share from 0 to 100, whose interval has a width even if it never varied.
        what: The units that were counted.
    """
    if unit == "%":
        estimate = never_varied(estimate)
    digits = decimals(estimate.half)
    value = number(estimate.mean, digits, signed=signed)
    return Fact(
        name=name,
        value=with_unit(value, unit),
        interval=ends(estimate, digits, signed=signed),
        count=counted(estimate.count, what),
        words=words,
    )


def never_varied(share: Estimate) -> Estimate:
    """A share in %, with bounds from the rule of three if all units were alike.

    Fewer than about 3/n of units differ from those seen, and each by what is left to 0 or 100.
    """
    if not share.alike:
        return share
    most = never_above(share.count)
    low = share.mean * (1 - most)
    return Estimate(share.mean, low, share.mean + (100 - share.mean) * most, share.count, 0.0)


def ends(estimate: Estimate, digits: int, *, signed: bool = False) -> str:
    """An interval; "not known" also where one of its ends is."""
    known = isfinite(estimate.low) and isfinite(estimate.high)
    return span(estimate, digits, signed=signed) if known else say("not known")


def within(estimate: Estimate, *, signed: bool = False) -> tuple[str, str]:
    """Value and interval as two cells of a table."""
    if estimate.alike and not estimate.interval.known:
        return _alike(estimate), say("never varies")
    digits = decimals(estimate.half)
    return number(estimate.mean, digits, signed=signed), ends(estimate, digits, signed=signed)


def give_or_take(estimate: Estimate) -> str:
    """Value and half-width in one cell, such as "8.59 ± 0.13"; a value alone never differed.

    An interval that ends where the possible does is told by its ends.
    """
    if estimate.alike and not estimate.interval.known:
        return _alike(estimate)
    digits = decimals(estimate.half)
    value = number(estimate.mean, digits)
    if estimate.cut:
        return f"{value} ({ends(estimate, digits)})"
    return f"{value} ± {number(estimate.half, digits)}" if isfinite(estimate.half) else value


def _alike(estimate: Estimate) -> str:
    """A mean that never varied, without what rounding has left of a sum."""
    return figure(f"{round(estimate.mean, 9) + 0.0:,.10g}")


def label(name: str) -> str:
    """A name of a measure or card as words: "markets sold"."""
    return name.replace("_", " ")


def listed(names: list[str], most: int) -> str:
    """Names with commas, the first `most` of them."""
    more = len(names) - most
    shown = ", ".join(names[:most])
    return say("{names} and {more} more", names=shown, more=more) if more > 0 else shown

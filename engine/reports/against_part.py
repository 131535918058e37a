"""Of a page: the seats of one arm against those of another one, win by win."""

from __future__ import annotations

from dataclasses import dataclass
from math import isfinite

import numpy as np
from numpy.typing import NDArray

from engine.language import say
from engine.reports.charts import Bar, Intervals
from engine.reports.facts import ends, never_varied
from engine.reports.numerals import figure
from engine.reports.page import Fact, Section, Verdict
from engine.reports.seats_part import CONFIDENCE, interval
from engine.reports.wording import KINDS, counted, digits_of, number, short, span, with_unit
from engine.runs.reading import ArmGames
from engine.statistics.blocks import Estimate
from engine.statistics.comparison import independent_difference, paired_difference
from engine.statistics.equivalence import IMBALANCED, verdict
from engine.statistics.equivalence import Verdict as Judgement
from engine.tuning.figures import PERCENT


@dataclass(frozen=True)
class Meeting:
    """Two arms whose seats are compared.

    Attributes:
        title: Both of them, such as "short against classic".
        base, other: Their games.
        band: A difference that does not matter, in %.
        looked: Whether games of one of them decided how many there are.
        paired: Whether games of one number have the same luck in both.
    """

    title: str
    base: ArmGames
    other: ArmGames
    band: float
    looked: bool
    paired: bool = True

    @property
    def unit(self) -> str:
        """What is counted."""
        return "pairs" if self.paired else "games"


@dataclass(frozen=True)
class Difference:
    """How much more often a seat wins in the second arm.

    Attributes:
        seat: Its name.
        estimate: In %; holds together with those of the other seats.
        correlation: Of the pairs; NaN where there are none.
        judged: What that says about the band.
    """

    seat: str
    estimate: Estimate
    correlation: float
    judged: Judgement


def against(meeting: Meeting) -> tuple[list[Verdict], Section]:
    """One arm against another one, with intervals that hold together over the seats.

    Paired on common seeds, of the games that both have finished; else by Welch's t interval,
    which becomes the difference of two bands that hold at any time where games were looked at.
    """
    title = meeting.title
    if meeting.base.arm.seats != meeting.other.arm.seats or not _count(meeting):
        return [], Section(title, say("Their seats differ, so they are not compared."))
    found = differences(meeting)
    verdicts = [_verdict(meeting, each) for each in found if _apart(each)]
    bars = [_bar(each) for each in found]
    if not verdicts:
        widest = max(max(abs(bar.low), abs(bar.high)) for bar in bars)
        kind = "good" if all(bar.style == "good" for bar in bars) else "open"
        said = say(
            "{title}: no seat's win share is known to differ; none by more than {widest}%."
            " {pairs}.",
            title=title,
            widest=number(widest, 1),
            pairs=_counted(meeting, found[0]),
        )
        verdicts.append(Verdict(kind, said))
    unit = say("difference of the win share, %")
    chart = Intervals(title, _caption(meeting, found[0]), bars, unit, 0.0, meeting.band)
    return verdicts, Section(title, charts=[chart], formula="“Comparing variants”")


def differences(meeting: Meeting) -> list[Difference]:
    """How each seat's win share differs, in seat order."""
    base, other = meeting.base, meeting.other
    level = 1 - (1 - CONFIDENCE) / len(base.arm.seats)
    if meeting.paired:
        _, mine, theirs = np.intersect1d(base.games, other.games, return_indices=True)
        a, b = base.shares[mine], other.shares[theirs]
    else:
        a, b = base.shares, other.shares
    found = []
    for seat, name in enumerate(base.arm.said):
        pair = PERCENT * a[:, seat], PERCENT * b[:, seat]
        each, correlation = (
            _paired(*pair, level, looked=meeting.looked)
            if meeting.paired
            else (_unpaired(*pair, level, looked=meeting.looked), np.nan)
        )
        judged = verdict(each, each.count, 0.0, meeting.band, level)
        found.append(Difference(name, each, correlation, judged))
    return found


def difference_facts(meeting: Meeting) -> list[Fact]:
    """The difference of every seat in a table, with its interval."""
    facts = []
    for each in differences(meeting):
        digits = digits_of(each.estimate)
        value = with_unit(number(each.estimate.mean, digits, signed=True), "%")
        held = ends(each.estimate, digits, signed=True)
        name = say("Win share of {seat}", seat=each.seat)
        facts.append(Fact(name, value, held, _counted(meeting, each), _said(meeting, each)))
    return facts


def _paired(
    a: NDArray[np.float64], b: NDArray[np.float64], level: float, *, looked: bool
) -> tuple[Estimate, float]:
    found = paired_difference(a, b, level, PERCENT)
    each = found.difference
    if looked and not each.alike:
        each = interval(b - a, level, looked=looked)
    return each, found.correlation


def _unpaired(
    a: NDArray[np.float64], b: NDArray[np.float64], level: float, *, looked: bool
) -> Estimate:
    """Of samples that share no game; both bands of half the error where Welch's does not hold."""
    found = independent_difference(a, b, level)
    if not looked and found.interval.known:
        return found
    half = (1 + level) / 2
    first, second = (never_varied(interval(each, half, looked=looked)) for each in (a, b))
    low, high = second.low - first.high, second.high - first.low
    return Estimate(found.mean, low, high, found.count, found.deviation)


def _count(meeting: Meeting) -> int:
    if meeting.paired:
        return len(np.intersect1d(meeting.base.games, meeting.other.games))
    return min(len(meeting.base), len(meeting.other))


def _apart(each: Difference) -> bool:
    """Whether a seat is known to differ."""
    return each.judged.kind == IMBALANCED or each.estimate.low > 0 or each.estimate.high < 0


def _bar(each: Difference) -> Bar:
    kind, found = KINDS.get(each.judged.kind, "open"), each.estimate
    return Bar(each.seat, found.mean, found.low, found.high, kind, found.count)


def _verdict(meeting: Meeting, each: Difference) -> Verdict:
    digits = digits_of(each.estimate)
    beyond = each.judged.kind == IMBALANCED
    values = {
        "title": meeting.title,
        "seat": each.seat,
        "change": number(each.estimate.mean, digits, signed=True),
        "ends": span(each.estimate, digits, signed=True),
        "size": _size(meeting.band, beyond=beyond),
        "pairs": _counted(meeting, each),
    }
    if isfinite(each.correlation):
        said = say(
            "{title}: win share of {seat} {change}% (CI {ends}), {size}; {pairs}, correlation"
            " {correlation}.",
            **values,
            correlation=number(each.correlation, 2),
        )
    else:
        said = say("{title}: win share of {seat} {change}% (CI {ends}), {size}; {pairs}.", **values)
    return Verdict("bad" if beyond else "open", said)


def _said(meeting: Meeting, each: Difference) -> str:
    """What a seat's difference says, in words."""
    band = short(meeting.band)
    if each.judged.kind == IMBALANCED:
        return say("It differs by more than {band}%.", band=band)
    if KINDS.get(each.judged.kind) == "good":
        return say("The same within ±{band}%.", band=band)
    if _apart(each):
        return say("It differs; whether by more than {band}% is not yet known.", band=band)
    return say("Not known to differ.")


def _counted(meeting: Meeting, each: Difference) -> str:
    if meeting.paired:
        return counted(each.estimate.count, "pairs")
    first, second = figure(f"{len(meeting.base):,}"), len(meeting.other)
    return say("{first} and {second:game|games}", first=first, second=second)


def _caption(meeting: Meeting, first: Difference) -> str:
    values = {"pairs": _counted(meeting, first), "band": short(meeting.band)}
    if meeting.paired:
        return say(
            "Paired on common seeds, intervals hold together with 95%, {pairs}. Green: ±{band}%."
            " Circle: the same within it, square: beyond it, diamond: not yet known.",
            **values,
        )
    return say(
        "Games of different seeds, intervals hold together with 95%, {pairs}. Green: ±{band}%."
        " Circle: the same within it, square: beyond it, diamond: not yet known.",
        **values,
    )


def _size(band: float, *, beyond: bool) -> str:
    """How a difference stands with the band."""
    if beyond:
        return say("beyond the ±{band}% band", band=short(band))
    return say("perhaps within the ±{band}% band", band=short(band))

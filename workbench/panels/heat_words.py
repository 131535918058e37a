"""Heat maps in words: what stands on each site, in its tooltip, and below the map."""

from __future__ import annotations

from math import isfinite

from PySide6.QtCore import QCoreApplication

from engine.runs.heat import CONTESTED, PASSED, PLACED, WINS, HeatMap, SiteHeat
from engine.runs.placings import Placings
from engine.statistics.coverage import never_above
from workbench.language.counts import counted, number, percent, signed
from workbench.scene.heat import HeatCell

_LEAST: float = 0.05  # of a share: the scale of wins never shows less than this as much

tr = QCoreApplication.translate


def measure_titles() -> dict[str, str]:
    """Measure -> what people call it, in the order of the list."""
    return {
        WINS: tr("Heat", "Wins with an early placing"),
        PLACED: tr("Heat", "Placings"),
        CONTESTED: tr("Heat", "Contested"),
        PASSED: tr("Heat", "Passed over"),
    }


def explained(measure: str) -> str:
    """What a measure counts, in a sentence."""
    return {
        WINS: tr("Heat", "Win share of those who placed there, less what their seats win anyway."),
        PLACED: tr("Heat", "Share of games in which somebody, or the seat, placed there."),
        CONTESTED: tr(
            "Heat", "Share of games in which somebody placed there and another seat could have."
        ),
        PASSED: tr(
            "Heat", "Of the games in which it was possible, share in which nobody placed there."
        ),
    }[measure]


def scale_of(shown: HeatMap) -> float:
    """The value at the end of the scale, from 0 to 1."""
    if shown.measure == WINS:
        return max([_LEAST, *(abs(one.gap) for one in shown.sites if one.gap is not None)])
    return max((one.share for one in shown.sites if one.share is not None), default=0.0) or 1.0


def scale_ends(shown: HeatMap) -> tuple[str, str]:
    """What stands at both ends of the scale."""
    most = scale_of(shown)
    if shown.measure == WINS:
        return f"{signed(-100 * most)}", f"{signed(100 * most)}"
    return percent(0.0), percent(most)


def cells_of(shown: HeatMap, games: int) -> dict[str, HeatCell]:
    """Key of a site -> how it shows.

    Args:
        games: That were looked at.
    """
    most = scale_of(shown)
    return {one.key: _cell(shown, one, most, games) for one in shown.sites}


def _cell(shown: HeatMap, one: SiteHeat, most: float, games: int) -> HeatCell:
    value = one.gap if shown.measure == WINS else one.share
    never = one.never and not one.laid
    level = value / most if value is not None and isfinite(value) else None
    text = ""
    if value is not None:
        text = signed(100 * value) if shown.measure == WINS else number(100 * value)
    return HeatCell(level, text, _tip(shown, one, games), real=one.real, never=never)


def _tip(shown: HeatMap, one: SiteHeat, games: int) -> str:
    """Value, interval, number of games, and whether it tells anything."""
    if one.never and not one.laid:
        said = tr("Heat", "Nobody placed there in {games:game|games}: below {most} (95%)")
        return counted(said, games=games, most=percent(never_above(games), 2))
    if one.share is None or one.interval is None:
        return (
            tr("Heat", "Too few placings there, or without it, to tell about wins")
            if shown.measure == WINS
            else tr("Heat", "Nobody could place there so early")
        )
    low, high = number(100 * one.interval.low, 1), percent(one.interval.high, 1)
    ends = tr("Heat", "95%: {low} to {high}").format(low=low, high=high)
    share = percent(one.share, 1)
    if shown.measure != WINS:
        said = tr("Heat", "{measure}: {share} ({ends}; n = {n:game|games})")
        title = measure_titles()[shown.measure]
        return counted(said, measure=title, share=share, ends=ends, n=one.count)
    said = tr("Heat", "Won {share} ({ends}; n = {n:placing|placings}), by seat alone {expected}")
    first = counted(
        said, share=share, ends=ends, n=one.count, expected=percent(one.expected or 0.0, 1)
    )
    q = number(one.q_value or 0.0, 3)
    real = (
        tr("Heat", "Stands out (q = {q})") if one.real else tr("Heat", "Not significant (q = {q})")
    )
    return first + "\n" + real.format(q=q)


def summed_up(shown: HeatMap, found: Placings) -> list[str]:
    """Sentences below the map: how much is behind it, what stands out, what was never used."""
    lines = [
        counted(
            tr("Heat", "{games:game|games} played again, up to round {until} of {rounds}."),
            games=len(found),
            until=shown.until,
            rounds=found.rounds,
        )
    ]
    if shown.measure == WINS:
        known = sum(one.share is not None for one in shown.sites)
        lines.append(
            counted(
                tr(
                    "Heat",
                    "{real} of {known:site|sites} with enough placings stand out (q below 10%, "
                    "over all sites and seats). It goes with winning; it need not be why.",
                ),
                real=len(shown.real),
                known=known,
            )
        )
    if shown.never:
        said = tr("Heat", "Never used: {never} of {sites:site|sites}.")
        lines.append(counted(said, never=len(shown.never), sites=len(shown.sites)))
    return lines

"""What marks of charts say when they are pointed at: figures with intervals and games."""

from __future__ import annotations

import re
from math import floor, isfinite, log10
from typing import Final

from PySide6.QtCore import QCoreApplication

from engine.play.wording import labelled
from engine.reports.charts import Bar
from workbench.language.counts import number, percent_sign

_PERCENT: Final = re.compile(r"(?<![±\d.,])(\d\d(?:[.,]\d+)?)[\s ]?%")
_SENTENCE: Final = re.compile(r"[.;:](?=\s|$)")
_LEAST: Final = 80.0  # per cent; what is less is no level of an interval
_BETWEEN: Final = " · "


def said(*parts: str) -> str:
    """Parts of what a mark says, in a line."""
    return _BETWEEN.join(part for part in parts if part)


def level_of(caption: str) -> str:
    """The level of a chart's intervals as its caption says it, such as "95"; "" if unknown."""
    levels = {
        found.replace(",", ".")
        for sentence in _SENTENCE.split(caption)
        if "interval" in sentence.casefold()
        for found in _PERCENT.findall(sentence)
        if _LEAST <= float(found.replace(",", ".")) < 100
    }
    return levels.pop() if len(levels) == 1 else ""


def figure(value: float, half: float = float("nan")) -> str:
    """A value as people write it.

    Args:
        half: Half the width of its interval, of which one digit is shown, or two if the first
            is 1 or 2; without an interval the value has four.
    """
    if not isfinite(value):
        return QCoreApplication.translate("Charts", "not known")
    known = isfinite(half) and half > 0
    size = half if known else abs(value)
    power = floor(log10(size)) if size > 0 else 0
    digits = (1 if size / 10**power >= 3 else 2) if known else 4
    places = min(max(digits - 1 - power, 0), 6) if size > 0 else 0
    while not known and places and round(value, places) == round(value, places - 1):
        places -= 1  # no zeros at the end
    return number(value, places)


def ends(low: float, high: float, level: str, half: float) -> str:
    """An interval with its level; "" where none is known."""
    if not (isfinite(low) and isfinite(high)):
        return ""
    tr = QCoreApplication.translate
    told = figure(low, half), figure(high, half)
    if not level:
        return tr("Charts", "interval {} to {}").format(*told)
    whole = number(float(level), 0 if float(level).is_integer() else 1)
    return tr("Charts", "{} interval {} to {}").format(whole + percent_sign(), *told)


def bar_text(bar: Bar, label: str, level: str) -> str:
    """A bar: what it is, its value, its interval with the level, and the games behind it."""
    half = (bar.high - bar.low) / 2
    half = half if isfinite(half) else float("nan")
    value = labelled(label, figure(bar.value, half))
    games = f"n\N{NO-BREAK SPACE}=\N{NO-BREAK SPACE}{number(bar.count)}" if bar.count else ""
    return said(value, ends(bar.low, bar.high, level, half), games)


def titled(axis: str, value: float, half: float = float("nan")) -> str:
    """A value with the title of its axis."""
    return labelled(axis, figure(value, half))

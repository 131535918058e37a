"""Sentences of the window with numbers in them, in the language in force.

`self.tr("{hexes:hex|hexes} copied")` holds both forms of its noun; a translation has as many
as its language (see `engine.language.forms_of`). Thousands are grouped as the language has it.
"""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale

from engine.language import MINUS, SOURCE, filled, language


class _Grouped(int):
    """A number that shows as people write it."""

    def __str__(self) -> str:
        return number(int(self))


def counted(text: str, **values: object) -> str:
    """A translated text with its blanks filled in, and nouns in the form of their number.

    Raises:
        KeyError: A value is missing.
    """
    shown = {name: _Grouped(one) if isinstance(one, int) else one for name, one in values.items()}
    return filled(text, shown, language())


def number(value: float, digits: int = 0) -> str:
    """A number as people write it: −1, 12 000 or 3,5 in French; in files it is another."""
    rounded = float(f"{value:.{digits}f}")  # as the engine's sentences do; Qt rounds halves up
    written = _locale().toString(rounded, "f", digits)
    nothing = not written.strip("-0.,")
    return written.replace("-", "" if nothing else MINUS)


def with_margin(mean: float, margin: float) -> tuple[str, str]:
    """A mean and half its interval, with as many digits as show that it is not exact."""
    digits = next((some for some in (1, 2) if round(margin, some) or not margin), 3)
    return number(mean, digits), number(margin, digits)


def percent(share: float, digits: int = 0) -> str:
    """A share as people write it: "14%", with a blank in French and Czech."""
    return f"{number(100 * share, digits)}{percent_sign()}"


def percent_sign() -> str:
    """What stands behind a number of hundredths: "%", with a blank in French and Czech."""
    return "%" if language() == SOURCE else "\N{NO-BREAK SPACE}%"


def signed(value: float, digits: int = 0) -> str:
    """A difference with its sign: +2, −1."""
    written = number(value, digits)
    return f"+{written}" if value > 0 else written


def _locale() -> QLocale:
    """The one in force; English where the desktop names none."""
    found = QLocale()
    return QLocale(SOURCE) if found.language() == QLocale.Language.C else found


def moment(seconds: float) -> str:
    """Date and time, from seconds since 1970, as short as the language in force has them."""
    when = QDateTime.fromSecsSinceEpoch(int(seconds))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def clock(seconds: float) -> str:
    """Minutes and seconds, as on a stopwatch."""
    whole = round(seconds)
    return f"{whole // 60}:{whole % 60:02d}"

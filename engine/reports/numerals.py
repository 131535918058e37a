"""Numbers of pages as the language in force writes them."""

from __future__ import annotations

import re
from typing import Final

from engine.language import MINUS, SOURCE, THOUSANDS, language

_PERCENT: Final = re.compile(" ?%")
SPACE: Final = "\N{NO-BREAK SPACE}"  # before %, and between thousands where a language does not say


def figure(text: str) -> str:
    """A number such as "-1,234.5" or "95%" in English writing, as the language in force has it."""
    tongue = language()
    if tongue == SOURCE:
        return text
    marks = {",": THOUSANDS.get(tongue, SPACE), ".": ",", "-": MINUS}
    written = "".join(marks.get(letter, letter) for letter in text)
    return _PERCENT.sub(f"{SPACE}%", written)

"""Numbers of pages as the language in force writes them."""

from __future__ import annotations

from typing import Final

from engine.language import MINUS, SOURCE, THOUSANDS, language

SPACE: Final = "\N{NO-BREAK SPACE}"  # before %, and between thousands where a language does not say


def figure(text: str) -> str:
    """A number such as "-1,234.5" or "95 %" in English writing, as the language in force has it."""
    tongue = language()
    if tongue == SOURCE:
        return text
    marks = {",": THOUSANDS.get(tongue, SPACE), ".": ",", "-": MINUS}
    return "".join(marks.get(letter, letter) for letter in text).replace(" %", f"{SPACE}%")

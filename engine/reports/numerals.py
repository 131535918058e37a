"""Numbers of pages as the language in force writes them."""

from __future__ import annotations

from typing import Final

from engine.language import MINUS, SOURCE, THOUSANDS, language

SPACE: Final = "\N{NO-BREAK SPACE}"  # between thousands, where a language does not say


def figure(text: str) -> str:
    """A number in English writing, such as "-1,234.5", as the language in force writes it."""
    tongue = language()
    if tongue == SOURCE:
        return text
    marks = {",": THOUSANDS.get(tongue, SPACE), ".": ",", "-": MINUS}
    return "".join(marks.get(letter, letter) for letter in text)

"""Magna Grecia: its sentences in the language in force."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from engine.language import words_in

WORDS: Final = words_in(Path(__file__).parent)
say: Final = WORDS.say
COMPASS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")  # edges, as files have them


def listed(names: Sequence[str]) -> str:
    """Names as in a sentence: "yellow, brown and red"."""
    if len(names) < 2:
        return "".join(names)
    return say("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])

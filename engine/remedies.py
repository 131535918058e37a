"""What to do about a word that nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from engine.language import say


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A remedy that offers the nearest known word, or lists all of them."""
    names = sorted(known)
    near = get_close_matches(word, names, n=1)
    if near:
        return say("did you mean '{word}'?", word=near[0])
    return say("use one of: {names}", names=", ".join(names)) if names else say("remove it")

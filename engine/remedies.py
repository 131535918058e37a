"""What to do about a word that nobody knows, and how messages show what was given."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from engine.language import say

FEW: Final = 4  # names that a sentence lists where there may be very many
MOST_LISTED: Final = 20  # known words; of more, so many and an ellipsis


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A remedy that offers the nearest known word, or lists some or all of them."""
    names = sorted(set(known), key=numbered)
    near = nearest_word(word, names)
    if near:
        return meant(near)
    listed = [*names[:MOST_LISTED], *(("…",) if len(names) > MOST_LISTED else ())]
    return say("use one of: {names}", names=", ".join(listed)) if names else say("remove it")


def numbered(word: str) -> list[tuple[str, int]]:
    """To sort words by, such as ids of rules: number 10 stands behind number 9."""
    return [(text, int(number or 0)) for text, number in re.findall(r"(\D*)(\d*)", word)]


def nearest_word(word: str, known: Iterable[str]) -> str:
    """The known word that is most like one, large letters or small; "" if none is."""
    words = {one.casefold(): one for one in sorted(known, reverse=True)}
    near = get_close_matches(word.casefold(), words, n=1)
    return words[near[0]] if near else ""


def and_listed(names: Sequence[str]) -> str:
    """Names as in a sentence: "red", "yellow and red"."""
    if len(names) < 2:
        return "".join(names)
    return say("{first} and {last}", first=", ".join(names[:-1]), last=names[-1])


def few_listed(names: Sequence[str]) -> str:
    """The first few names, and how many more there are: "A, B, C, D and 3 more"."""
    first, more = ", ".join(names[:FEW]), len(names) - FEW
    return say("{spaces} and {count} more", spaces=first, count=more) if more > 0 else first


def meant(word: str) -> str:
    """The remedy that offers a word."""
    return say("did you mean '{word}'?", word=word)


def shown_value(value: object) -> str:
    """A value of a TOML file as the user wrote it, more or less."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return f"'{value}'" if isinstance(value, str) else str(value)

"""Finding by a few letters: what a search means, and how well a text answers it."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

_START: Final = 12.0  # a letter at the start of a word
_NEXT: Final = 7.0  # a letter right behind the one before
_SKIPPED: Final = 0.35  # each letter passed over
_WHOLE: Final = 24.0  # the search stands in the text as it is
_LONGEST: Final = 400  # letters that are looked at


@dataclass(frozen=True)
class Match:
    """How a text answers a search.

    Attributes:
        score: Higher is better; only to be compared with others of the same search.
        places: Index of each letter found in the text, rising.
    """

    score: float
    places: tuple[int, ...]


def folded(text: str) -> str:
    """A text without case and accents, letter for letter, for comparing."""
    if text.isascii():
        return text.lower()
    return "".join(
        (unicodedata.normalize("NFD", letter)[0].lower() or letter)[0] for letter in text
    )


def has_words(search: str, text: str) -> bool:
    """Whether every word of a search stands in a text, whatever its case and accents."""
    words = folded(search).split()
    ground = folded(text) if words else ""
    return all(word in ground for word in words)


def starts_words(search: str, text: str) -> bool:
    """Whether every word of a search begins a word of a text, whatever its case and accents."""
    ground = folded(text).split() if text else []
    words = folded(search).split()
    return bool(words) and all(any(one.startswith(word) for one in ground) for word in words)


def match(search: str, text: str) -> Match | None:
    """How well a text answers a search; None if letters are missing.

    Every word of the search must be found, in any order; the letters of a word stand in the
    text in the same order, with gaps. Starts of words and unbroken runs count most.
    """
    words = folded(search).split()
    ground = folded(text[:_LONGEST])
    if not words:
        return Match(0.0, ())
    score = 0.0
    places: set[int] = set()
    for word in words:
        found = _word(word, ground)
        if found is None:
            return None
        score += found.score
        places.update(found.places)
    return Match(score - 0.02 * len(ground), tuple(sorted(places)))


def _word(word: str, ground: str) -> Match | None:
    """One word, at the best place: as a whole if it stands there, else scattered."""
    whole = [at for at in range(len(ground)) if ground.startswith(word, at)]
    if whole:
        at = max(whole, key=lambda at: (_starts(ground, at), -at))
        gain = _WHOLE + (_START if _starts(ground, at) else 0.0) + _NEXT * (len(word) - 1)
        return Match(gain, tuple(range(at, at + len(word))))
    starts = [at for at, letter in enumerate(ground) if letter == word[0]]
    found = [one for one in (_scattered(word, ground, at) for at in starts[:24]) if one]
    return max(found, key=lambda one: one.score, default=None)


def _scattered(word: str, ground: str, at: int) -> Match | None:
    """The letters of a word from a place on, each at the next start of a word if it can."""
    places = [at]
    for letter in word[1:]:
        after = places[-1] + 1
        ahead = [place for place in range(after, len(ground)) if ground[place] == letter]
        if not ahead:
            return None
        starts = [place for place in ahead if place == after or _starts(ground, place)]
        places.append(starts[0] if starts else ahead[0])
    return Match(_score(ground, places), tuple(places))


def _score(ground: str, places: list[int]) -> float:
    score = 0.0
    for number, place in enumerate(places):
        score += _START if _starts(ground, place) else 1.0
        if number:
            gap = place - places[number - 1] - 1
            score += _NEXT if gap == 0 else -_SKIPPED * gap
    return score


def _starts(ground: str, place: int) -> bool:
    """Whether a word begins here."""
    return ground[place].isalnum() and (place == 0 or not ground[place - 1].isalnum())

"""What can be done at one place: its legal moves at once, the barred ones piece by piece."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from engine.game import Refusal
from engine.picture import Address
from engine.play.match import Match
from engine.play.wording import named, upper_first
from workbench.scene.clicks import is_site, touched

_STRIDE: Final = 16  # codes between two looks at the clock


@dataclass(frozen=True)
class Doable:
    """A legal move.

    Attributes:
        code, text: The move.
        kind: Word for its kind, or "" where moves have no kinds.
    """

    code: int
    text: str
    kind: str


@dataclass(frozen=True)
class Barred:
    """A move that is not allowed.

    Attributes:
        code, text: The move.
        refusal: Why.
    """

    code: int
    text: str
    refusal: Refusal


class Scan:
    """Goes through all moves that touch a place of the position on the table.

    Args:
        match: Must not move on while the scan goes on.
        place: The place; None for moves that touch no place of the map.

    Attributes:
        legal: The legal moves that touch it.
        done: Whether every code has been looked at.
    """

    def __init__(self, match: Match, place: Address | None) -> None:
        self._match = match
        self._game, self._record = match.scenario.game, match.scenario.record
        self._state = match.state
        self._place = place
        codes = match.offered_codes()
        self.legal = [self._doable(code) for code in codes if self._touches(code)]
        legal = set(codes)
        self._left = [int(code) for code in self._game.codes(self._record) if code not in legal]
        self._next = 0

    @property
    def done(self) -> bool:
        """Whether every code has been looked at."""
        return self._next >= len(self._left)

    def advance(self, seconds: float) -> list[Barred]:
        """Look at more codes for some time; what was found among them."""
        until = time.monotonic() + seconds
        found: list[Barred] = []
        while not self.done:
            for code in self._left[self._next : self._next + _STRIDE]:
                barred = self._barred(code)
                if barred is not None:
                    found.append(barred)
            self._next += _STRIDE
            if time.monotonic() >= until:
                break
        return found

    def _touches(self, code: int) -> bool:
        clicks = self._game.gesture(self._record, self._state, code)
        if self._place is None:
            return not any(is_site(place) for place in touched(clicks))
        return any(click.address == self._place for click in clicks)

    def _doable(self, code: int) -> Doable:
        kind = self._game.kernels().kind
        word = ""
        if kind is not None:
            key = self._game.move_kinds[int(kind(self._record, self._state, code))]
            word = upper_first(named(self._game, key))
        return Doable(code, self._match.in_words(code), word)

    def _barred(self, code: int) -> Barred | None:
        if not self._touches(code):
            return None
        with self._match.calling():
            refusal = self._game.why_not(self._record, self._state, code)
        return Barred(code, self._match.in_words(code), refusal) if refusal is not None else None

"""Whether a move shows something that nobody could have known: where taking back must stop."""

from __future__ import annotations

from typing import Final

import numpy as np

from engine.picture import Picture
from engine.play.secrecy import group
from engine.scenarios.scenario import Scenario, State, copied

_DEALS: Final = 4  # ways of dealing what is hidden that are tried
_PEEK: Final = 0x5EED  # purpose of the streams that deal


class Peek:
    """Finds out deal by deal whether a move shows something, for those who cannot wait.

    Args:
        state: Before the move; read only.
        code: A legal move.
        seat: Who makes it.
        after: Where it has led, once it is made; None before, when nobody may look.
    """

    def __init__(
        self, scenario: Scenario, state: State, code: int, seat: int, after: State | None = None
    ) -> None:
        self._scenario = scenario
        self._state = state
        self._code = code
        self._seat = seat
        self._after = after
        self._deal = 0
        self._first: Picture | None = None
        self._seen: set[bytes] = set()  # positions that look like the first one

    def step(self) -> bool | None:
        """Try one more deal; None while more are to be tried.

        What closes a group of secret choices shows them; what stays inside shows nothing.
        """
        kernels = self._scenario.game.kernels()
        number = group(kernels, self._scenario, self._state)
        if number:
            after = copied(self._scenario, self._state)
            kernels.apply(self._scenario.record, after, self._code)
            return group(kernels, self._scenario, after) != number
        guess = self._dealt()
        self._deal += 1
        known = guess.tobytes()
        if known not in self._seen:
            self._seen.add(known)
            if self._differs(guess):
                return True
        if self._deal < _DEALS:
            return None
        return self._after is not None and self._differs(self._after)

    def _differs(self, state: State) -> bool:
        """Whether a position looks different from the first one that the move led to."""
        seen = self._scenario.game.picture(self._scenario.record, state, self._seat)
        if self._first is None:
            self._first = seen
        return seen != self._first

    def _dealt(self) -> State:
        """The position after the move, under the next deal."""
        from engine.rng import derive  # brings Numba, which the window must not wait for

        kernels, record = self._scenario.game.kernels(), self._scenario.record
        purpose = np.uint64(self._seat), np.uint64(self._deal)
        stream = np.array([derive(np.uint64(_PEEK), *purpose)], np.uint64)
        guess = copied(self._scenario, self._state)
        kernels.imagine(record, guess, self._seat, stream)
        kernels.apply(record, guess, self._code)
        return guess


def reveals(scenario: Scenario, state: State, code: int, seat: int) -> bool:
    """Whether a move shows its seat something that it could not have known before.

    What is hidden from the seat is dealt anew a few times; if the same move then leads to
    positions that look different, the move shows which deal it was. Works for every game,
    by `imagine` and `picture`.

    Args:
        state: Before the move; read only.
        code: A legal move.
        seat: Who makes it.
    """
    peek = Peek(scenario, state, code, seat)
    found = peek.step()
    while found is None:
        found = peek.step()
    return found

"""The position after a move that has not been made, without a look at what is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from engine.picture import Picture
from engine.play.effects import Effects, effects_in
from engine.play.match import Match
from engine.scenarios.scenario import State, copied

_GUESS: Final = np.uint64(0x6057)


def guessed(match: Match) -> State:
    """The position with everything dealt anew that the seat to move cannot see."""
    scenario = match.scenario
    state = copied(scenario, match.state)
    seat = match.seat_to_move
    if seat >= 0:
        from engine.rng import derive  # brings Numba, which the window must not wait for

        stream = np.array([derive(_GUESS, np.uint64(seat), np.uint64(0))])
        scenario.game.kernels().imagine(scenario.record, state, seat, stream)
    return state


@dataclass(frozen=True)
class Stock:
    """Something in front of a seat that a move makes more or less.

    Attributes:
        seat: Whose.
        label: As in `engine.picture.SeatPanel.stocks`.
        before, after: How many.
    """

    seat: int
    label: str
    before: int
    after: int


class Preview:
    """What the moves of one position would bring; nothing of it is hidden from its seat.

    Args:
        match: The running game; its position is copied.
        viewer: Through whose eyes the position is shown: a seat, PUBLIC or ALL.

    Attributes:
        before: How the board looks now.
    """

    def __init__(self, match: Match, viewer: int) -> None:
        self._scenario = match.scenario
        self._viewer = viewer
        self._state = guessed(match)
        self.before = match.picture(viewer)
        self._effects: dict[int, Effects] = {}
        self._pictures: dict[int, Picture] = {}

    def effects(self, code: int) -> Effects:
        """What a legal move changes at once."""
        if code not in self._effects:
            self._effects[code] = effects_in(self._scenario, self._state, code)
        return self._effects[code]

    def picture(self, code: int) -> Picture:
        """How the board looks after a legal move."""
        if code not in self._pictures:
            after = copied(self._scenario, self._state)
            self._scenario.game.kernels().apply(self._scenario.record, after, code)
            self._pictures[code] = self._seen(after)
        return self._pictures[code]

    def stocks(self, code: int) -> tuple[Stock, ...]:
        """What a legal move changes in front of the seats, by seat."""
        return tuple(
            Stock(one.seat, label, before, after)
            for one, other in zip(self.before.seats, self.picture(code).seats, strict=True)
            for (label, before), (name, after) in zip(one.stocks, other.stocks, strict=False)
            if label == name and before != after
        )

    def _seen(self, state: State) -> Picture:
        return self._scenario.game.picture(self._scenario.record, state, self._viewer)

"""The position after a move that has not been made, without a look at what is hidden."""

from __future__ import annotations

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
        scenario.game.kernels().determinize(scenario.record, state, seat, stream)
    return state


class Preview:
    """What the moves of one position would bring; nothing of it is hidden from its seat.

    Args:
        match: The running game; its position is copied.
        viewer: Seat through whose eyes the position is shown, None for an onlooker.
    """

    def __init__(self, match: Match, viewer: int | None) -> None:
        self._scenario = match.scenario
        self._viewer = viewer
        self._state = guessed(match)
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
            game, record = self._scenario.game, self._scenario.record
            after = copied(self._scenario, self._state)
            game.kernels().apply(record, after, code)
            self._pictures[code] = game.picture(record, after, self._viewer)
        return self._pictures[code]

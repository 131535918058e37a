"""Whether a move shows something that nobody could have known: where taking back must stop."""

from __future__ import annotations

from typing import Final

import numpy as np

from engine.picture import Picture
from engine.scenarios.scenario import Scenario, State, copied

_DEALS: Final = 4  # ways of dealing what is hidden that are tried
_PEEK: Final = 0x5EED  # purpose of the streams that deal


def reveals(scenario: Scenario, state: State, code: int, seat: int) -> bool:
    """Whether a move shows its seat something that it could not have known before.

    What is hidden from the seat is dealt anew a few times; if the same move then leads to
    positions that look different, the move shows which deal it was. Works for every game,
    by `determinize` and `picture`.

    Args:
        state: Before the move; read only.
        code: A legal move.
        seat: Who makes it.
    """
    from engine.rng import derive  # brings Numba, which the window must not wait for

    kernels, game, record = scenario.game.kernels(), scenario.game, scenario.record
    first: Picture | None = None
    stream = np.zeros(1, np.uint64)
    for deal in range(_DEALS):
        guess = copied(scenario, state)
        stream[0] = derive(np.uint64(_PEEK), np.uint64(seat), np.uint64(deal))
        kernels.determinize(record, guess, seat, stream)
        kernels.apply(record, guess, code)
        seen = game.picture(record, guess, seat)
        if first is None:
            first = seen
        elif seen != first:
            return True
    return False

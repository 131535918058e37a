"""How a seat's bot is asked: moves that its persona bans go first, then its kind decides.

All of these are templates, bound to one game and a set of kinds by `registry`.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bots.minds import Desk, Minds
from engine.game import Record
from engine.jit import Whole, kernel


@kernel
def no_kind(S: Record, G: Record, move: Whole) -> Whole:
    """The only kind of a game whose moves have no kinds."""
    return 0


def permitted(
    S: Record, G: Record, moves: NDArray[np.int32], count: int, minds: Minds, seat: int
) -> int:
    """Move those that a seat's persona does not ban to the front, in their order.

    Writes `moves`; returns how many are left. A ban never leaves a seat without a move:
    when all are banned, all stay.
    """
    left = 0
    for index in range(count):
        if minds.bonus[seat, kind(S, G, moves[index])] > -1e300:  # type: ignore[name-defined]  # noqa: F821
            left += 1
    if left in (0, count):
        return count
    left = 0
    for index in range(count):
        move = moves[index]
        if minds.bonus[seat, kind(S, G, move)] > -1e300:  # type: ignore[name-defined]  # noqa: F821
            moves[left] = move
            left += 1
    return left


def choose(
    S: Record,
    G: Record,
    moves: NDArray[np.int32],
    count: int,
    desk: Desk,
    minds: Minds,
    seat: int,
    stream: NDArray[np.uint64],
) -> int:
    """Index in `moves` of the move that a seat's bot makes.

    Args:
        G: A running game; not changed.
        moves: The legal moves, the first `count` entries; written when a persona bans some.
        desk: Room to work in; written.
        minds: What the bots go by.
        seat: Which seat decides.
        stream: Written; the bot's own stream.
    """
    left = count
    if minds.shaped[seat] != 0:
        left = permitted(S, G, moves, count, minds, seat)
    return pick(S, G, moves, left, desk, minds, seat, stream)  # type: ignore[name-defined]  # noqa: F821


def either(S, G, moves, count, desk, minds, seat, stream):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN201
    """The choice of the kind with this number, or else that of the others."""
    if minds.kinds[seat] == number:  # type: ignore[name-defined]  # noqa: F821
        return first(S, G, moves, count, desk, minds, seat, stream)  # type: ignore[name-defined]  # noqa: F821
    return others(S, G, moves, count, desk, minds, seat, stream)  # type: ignore[name-defined]  # noqa: F821

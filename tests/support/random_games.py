"""Very many random games in one compiled loop, to see that each comes to its end."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine import rng
from engine.jit import bind

ENDED, DEAD_END, TOO_LONG = range(3)


def games_to_the_end(
    S: Any,
    G: Any,
    moves: NDArray[np.int32],
    stream: NDArray[np.uint64],
    first: int,
    bound: int,
    over: int,
    out: NDArray[np.int8],
) -> None:
    """Play a game for each entry of `out`, the first with the seed `first`; a template.

    Args:
        G: Work space.
        moves: Work space, int32, shape (most_moves,).
        stream: Work space, uint64, shape (1,).
        bound: Decisions after which a game counts as too long.
        over: What the field `stage` of a finished game is.
        out: Written. ENDED, or DEAD_END if a seat had no move, or TOO_LONG.
    """
    for game in range(out.shape[0]):
        seed = np.uint64(first + game)
        stream[0] = derive(seed, BOT, np.uint64(0))  # type: ignore[name-defined]  # noqa: F821
        reset(S, G, seed)  # type: ignore[name-defined]  # noqa: F821  (bound)
        out[game] = TOO_LONG
        for _ in range(bound + 1):
            count = legal(S, G, moves)  # type: ignore[name-defined]  # noqa: F821  (bound)
            if count == 0:
                out[game] = ENDED if G.stage == over else DEAD_END
                break
            move = moves[below(stream, count)]  # type: ignore[name-defined]  # noqa: F821
            apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)


@cache
def loop(game: Any) -> Any:
    """The compiled loop of a game."""
    kernels = game.kernels()
    return bind(
        games_to_the_end,
        game.name,
        legal=kernels.legal,
        apply=kernels.apply,
        reset=kernels.reset,
        below=rng.below,
        derive=rng.derive,
        BOT=rng.BOT,
    )


def how_they_ended(game: Any, record: Any, over: int, first: int, games: int) -> NDArray[np.int8]:
    """ENDED, DEAD_END or TOO_LONG of random games with the seeds from `first` on."""
    out = np.full(games, -1, np.int8)
    state = np.zeros(1, game.state_dtype).view(np.recarray)[0]
    moves, stream = np.zeros(game.most_moves, np.int32), np.zeros(1, np.uint64)
    bound = game.most_plies(record)
    loop(game)(record, state, moves, stream, first, bound, over, out)
    return out

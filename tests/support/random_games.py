"""Random games: one to look at, or very many in a compiled loop to see that each ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine import rng
from engine.game import Game, Record
from engine.jit import bind
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from tests.support.side_by_side import CORES

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


def walk(game: Any, record: Record, seed: int, choose: Callable[[Any], int]) -> Iterator[Any]:
    """The state in each position of a game; it is written on.

    Args:
        choose: The code of a move in a state.
    """
    kernels, state = game.kernels(), np.zeros(1, game.state_dtype).view(np.recarray)[0]
    kernels.reset(record, state, np.uint64(seed))
    yield state
    while kernels.seat_to_move(record, state) >= 0:
        kernels.apply(record, state, np.int32(choose(state)))
        yield state


def records(game: Game, case: Callable[[int], Record], cases: int) -> Iterator[tuple[str, Record]]:
    """Every shipped variant with each number of seats, and random cases, each with its name.

    Args:
        case: The record of the random case of a number.
        cases: How many.
    """
    for entry in catalog.variants(game.name):
        for seats in game.seats:
            yield f"{entry.source} {seats}", load_scenario(entry.source, {"seats": seats}).record
    for number in range(cases):
        yield f"random case {number}", case(number)


def played_out(
    game: Game, over: int, named: Iterable[tuple[str, Record]], games: int
) -> dict[str, NDArray[np.int8]]:
    """Name -> how so many random games ended with its record; on all cores."""

    def play(one: tuple[str, Record]) -> tuple[str, NDArray[np.int8]]:
        return one[0], how_they_ended(game, one[1], over, 0, games)

    with ThreadPoolExecutor(CORES) as pool:
        return dict(pool.map(play, named))


def stopped(ends: dict[str, NDArray[np.int8]]) -> dict[str, list[int]]:
    """Name -> the seeds of the games that did not come to their end, where there are any."""
    return {
        name: np.flatnonzero(codes != ENDED).tolist()
        for name, codes in ends.items()
        if (codes != ENDED).any()
    }

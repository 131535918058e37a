"""Which rules fired and which forbade something, over whole games.

Slow beside a batch: every move code is judged at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.bots.clock import ticking
from engine.bots.minds import Minds
from engine.bots.registry import cast_for, choice_among
from engine.game import Game, Record
from engine.jit import copy_record
from engine.rng import BOT, GAME, derive
from engine.scenarios.scenario import Scenario
from engine.simulation.playout import Workplace, workplace

MOST_REASONS = 128
_loops: dict[tuple[str, ...], Callable[..., None]] = {}


@dataclass(frozen=True)
class Coverage:
    """Rules in use.

    Attributes:
        games: Games observed.
        fired: Rule id -> times a move made use of it.
        forbade: Rule or toggle id -> times it forbade a move code at a decision.
    """

    games: int
    fired: dict[str, int]
    forbade: dict[str, int]


def watch_game(
    S: Record,
    work: Workplace,
    codes: NDArray[np.int32],
    fired: NDArray[np.int64],
    refused: NDArray[np.int64],
    minds: Minds,
    seed: np.uint64,
    number: int,
    bound: int,
) -> None:
    """Play one game as `playout.play_games` does, and count; a template.

    Args:
        codes: Every move code of the scenario; int32.
        fired: Written; int64, shape (rules,).
        refused: Written; int64, shape (MOST_REASONS,), by code of `reason`.
    """
    G = work.states[0]
    before = work.states[1]
    chance = derive(seed, GAME, np.uint64(number))
    reset(S, G, chance)  # type: ignore[name-defined]  # noqa: F821  (bound)
    for seat in range(S.seats):
        work.streams[seat, 0] = derive(chance, BOT, np.uint64(seat))
    for _ in range(bound):
        count = legal(S, G, work.moves)  # type: ignore[name-defined]  # noqa: F821  (bound)
        if count == 0:
            return
        for index in range(codes.shape[0]):
            refused[reason(S, G, codes[index])] += 1  # type: ignore[name-defined]  # noqa: F821
        seat = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
        index = choose(  # type: ignore[name-defined]  # noqa: F821  (bound)
            S, G, work.moves, count, work.desk, minds, seat, work.streams[seat]
        )
        move = work.moves[index]
        copy_record(before, G)
        apply(S, G, move)  # type: ignore[name-defined]  # noqa: F821  (bound)
        observe(S, before, G, move, fired)  # type: ignore[name-defined]  # noqa: F821  (bound)


def _loop(game: Game, kinds: tuple[str, ...]) -> Callable[..., None]:
    from engine.jit import bind

    key = (game.name, *kinds)
    if key not in _loops:
        kernels = game.kernels()
        _loops[key] = bind(
            watch_game,
            "_".join(key),
            choose=choice_among(game, kinds),
            reset=kernels.reset,
            legal=kernels.legal,
            apply=kernels.apply,
            reason=kernels.reason,
            seat_to_move=kernels.seat_to_move,
            observe=kernels.observe,
        )
    return _loops[key]


def cover(scenario: Scenario, bots: tuple[str, ...], games: int, seed: int) -> Coverage:
    """Play games and count the rules that fired and those that forbade."""
    game = scenario.game
    cast = cast_for(scenario, bots)
    play = _loop(game, cast.kinds)
    work = workplace(game, scenario, cast)
    fired = np.zeros(len(game.rules), dtype=np.int64)
    refused = np.zeros(MOST_REASONS, dtype=np.int64)
    codes = game.codes(scenario.record)
    bound = game.most_plies(scenario.record)
    with ticking(needed=cast.timed):
        for number in range(games):
            play(
                scenario.record,
                work,
                codes,
                fired,
                refused,
                cast.minds,
                np.uint64(seed),
                number,
                bound,
            )
    forbade: dict[str, int] = {}
    for code, ids in game.reason_rules.items():
        for rule in ids:
            forbade[rule] = forbade.get(rule, 0) + int(refused[code])
    uses = {rule: int(number) for rule, number in zip(game.rules, fired, strict=True)}
    return Coverage(games, uses, forbade)

"""When each seat first had a piece on each site of the map, and when it first could have.

Told by `Kernels.placements` alone, so by what the game itself counts as a piece on a site. A game
is followed move by move from its seed; no bot has to decide again.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import local
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.game import Game, Record
from engine.jit import bind, bind_inlined, copy_record, kernel
from engine.scenarios.scenario import Scenario, states

NEVER: Final = 0
LAID: Final = -1  # of pieces that lie there before anybody has decided: nobody placed them
MOST_ROUNDS: Final = 32_000  # what comes later counts as this
Rounds = NDArray[np.int16]


class Room(NamedTuple):
    """What following a game needs.

    Attributes:
        states: The game, and one on which moves are tried.
        moves: Listed moves; int32, shape (most_moves,).
        before, placed: Pieces; int64, shape (seats, sites).
    """

    states: Record
    moves: NDArray[np.int32]
    before: NDArray[np.int64]
    placed: NDArray[np.int64]


@kernel
def note_first(placed: NDArray[np.int64], first: Rounds, round_: int) -> None:
    """Write the round of pieces that lie where none of their seat did. Clears `placed`."""
    for seat in range(placed.shape[0]):
        for site in range(placed.shape[1]):
            if placed[seat, site] > 0:
                placed[seat, site] = 0
                if first[seat, site] == NEVER:
                    first[seat, site] = round_


def note_options(S: Record, room: Room, could: Rounds, round_: int) -> None:
    """Write the round of sites to which a move of who decides would bring a piece. A template.

    Writes `could`, and of `room` all but the game.
    """
    G, trial = room.states[0], room.states[1]
    seat = seat_to_move(S, G)  # type: ignore[name-defined]  # noqa: F821  (bound)
    room.before[:] = 0
    placements(S, G, room.before)  # type: ignore[name-defined]  # noqa: F821  (bound)
    for index in range(legal(S, G, room.moves)):  # type: ignore[name-defined]  # noqa: F821
        copy_record(trial, G)
        act(S, trial, room.moves[index])  # type: ignore[name-defined]  # noqa: F821  (bound)
        placements(S, trial, room.placed)  # type: ignore[name-defined]  # noqa: F821  (bound)
        for site in range(room.placed.shape[1]):
            new = room.placed[seat, site] > 0 and room.before[seat, site] == 0
            if new and could[seat, site] == NEVER:
                could[seat, site] = round_
        room.placed[:] = 0


def follow_game(
    S: Record, room: Room, seed: np.uint64, made: NDArray[np.int32], noted: tuple[Rounds, Rounds]
) -> None:
    """Follow one game from its seed through its moves. A template.

    Args:
        room: Written.
        made: The moves of the game; shape (decisions,).
        noted: Written; both (seats, sites), NEVER before. The round, from 1, in which a seat
            first had a piece on a site, or LAID; and in which it first had a move that would
            have brought one there.
    """
    first, could = noted
    G = room.states[0]
    reset(S, G, seed)  # type: ignore[name-defined]  # noqa: F821  (bound)
    room.placed[:] = 0
    placements(S, G, room.placed)  # type: ignore[name-defined]  # noqa: F821  (bound)
    note_first(room.placed, first, LAID)
    for number in range(made.shape[0]):
        round_ = min(period(S, G) + 1, MOST_ROUNDS)  # type: ignore[name-defined]  # noqa: F821
        options(S, room, could, round_)  # type: ignore[name-defined]  # noqa: F821  (bound)
        apply(S, G, made[number])  # type: ignore[name-defined]  # noqa: F821  (bound)
        placements(S, G, room.placed)  # type: ignore[name-defined]  # noqa: F821  (bound)
        note_first(room.placed, first, round_)


_loops: dict[str, Callable[..., None]] = {}


def following_loop(game: Game) -> Callable[..., None]:
    """`follow_game` compiled for a game."""
    if game.name not in _loops:
        kernels = game.kernels()
        options = bind_inlined(
            note_options,
            game.name,
            act=kernels.act,
            legal=kernels.legal,
            placements=kernels.placements,
            seat_to_move=kernels.seat_to_move,
        )
        _loops[game.name] = bind(
            follow_game,
            game.name,
            reset=kernels.reset,
            period=kernels.period,
            placements=kernels.placements,
            apply=kernels.apply,
            options=options,
        )
    return _loops[game.name]


class Follower:
    """Follows games of one scenario; safe to call from several threads at once."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario = scenario
        self._follow = following_loop(scenario.game)
        self._rooms = local()

    def __call__(self, seed: int, made: NDArray[np.int32]) -> tuple[Rounds, Rounds]:
        """Rounds of first pieces and of first chances; see `follow_game`.

        Args:
            seed: Of the game itself, see `report.seed_of_game`.
            made: Its moves.
        """
        scenario = self._scenario
        shape = (scenario.seats, scenario.map.sites)
        room: Room | None = getattr(self._rooms, "room", None)
        if room is None:
            room = self._rooms.room = Room(
                states(scenario, 2),
                np.zeros(scenario.game.most_moves, dtype=np.int32),
                np.zeros(shape, dtype=np.int64),
                np.zeros(shape, dtype=np.int64),
            )
        noted = (np.zeros(shape, dtype=np.int16), np.zeros(shape, dtype=np.int16))
        self._follow(scenario.record, room, np.uint64(seed), made, noted)
        return noted

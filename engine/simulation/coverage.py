"""Which rules fired and which forbade something, over whole games.

Slow beside a batch: every move code is judged at every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.bots.clock import ticking
from engine.bots.minds import Minds
from engine.bots.registry import cast_for
from engine.game import Game, Record
from engine.jit import bind
from engine.scenarios.scenario import Scenario
from engine.simulation.collecting import bind_watched, things_watched
from engine.simulation.playout import Workplace, bind_game, parts_of, workplace

MOST_REASONS = 128
_loops: dict[tuple[str, ...], Callable[..., None]] = {}


@dataclass(frozen=True)
class Coverage:
    """Rules in use.

    Attributes:
        games: Games observed.
        fired: Rule id -> times a move made use of it.
        used_in: Rule id -> games in which one did.
        forbade: Rule or toggle id -> times it forbade a move code at a decision.
    """

    games: int
    fired: dict[str, int]
    used_in: dict[str, int]
    forbade: dict[str, int]


class Watched(NamedTuple):
    """What is counted.

    Attributes:
        before: Room for a state.
        codes: Every move code of the scenario; int32.
        fired: Written; int64, shape (things,), see `collecting.things_watched`.
        refused: Written; int64, shape (MOST_REASONS,), by code of `reason`.
    """

    before: Record
    codes: NDArray[np.int32]
    fired: NDArray[np.int64]
    refused: NDArray[np.int64]


def step_watching(S: Record, G: Record, notes: Watched, seat: int, count: int, move: int) -> None:
    """A decision at which every move code is judged. A template."""
    for index in range(notes.codes.shape[0]):
        notes.refused[reason(S, G, notes.codes[index])] += 1  # type: ignore[name-defined]  # noqa: F821
    watched_act(S, notes.before, G, move, notes.fired)  # type: ignore[name-defined]  # noqa: F821


def watch_game(
    S: Record,
    work: Workplace,
    notes: Watched,
    minds: Minds,
    seed: np.uint64,
    number: int,
    bound: int,
) -> None:
    """Play one game as `playout.play_games` does, and count; a template."""
    begin(S, work, seed, number)  # type: ignore[name-defined]  # noqa: F821  (bound)
    play_game(S, work.states[0], work, notes, minds, bound)  # type: ignore[name-defined]  # noqa: F821  (bound)


def _loop(game: Game, kinds: tuple[str, ...]) -> Callable[..., None]:
    key = (game.name, *kinds)
    if key not in _loops:
        parts = parts_of(game)
        parts["watched_act"] = bind_watched(game)
        step = bind(step_watching, game.name, **parts)
        parts["play_game"] = bind_game(game, kinds, step)
        _loops[key] = bind(watch_game, "_".join(key), **parts)
    return _loops[key]


def cover(scenario: Scenario, bots: tuple[str, ...], games: int, seed: int) -> Coverage:
    """Play games and count the rules that fired and those that forbade."""
    game = scenario.game
    cast = cast_for(scenario, bots)
    play = _loop(game, cast.kinds)
    work = workplace(game, scenario, cast)
    notes = Watched(
        before=work.states[1],
        codes=game.codes(scenario.record),
        fired=np.zeros(things_watched(game, scenario.record), dtype=np.int64),
        refused=np.zeros(MOST_REASONS, dtype=np.int64),
    )
    used_in = np.zeros_like(notes.fired)
    bound = game.most_plies(scenario.record)
    with ticking(needed=cast.timed):
        for number in range(games):
            before = notes.fired.copy()
            play(scenario.record, work, notes, cast.minds, np.uint64(seed), number, bound)
            used_in += notes.fired > before
    forbade: dict[str, int] = {}
    for code, ids in game.reason_rules.items():
        for rule in ids:
            forbade[rule] = forbade.get(rule, 0) + int(notes.refused[code])
    uses, within = (
        dict(zip(game.rules, counts.tolist()[: len(game.rules)], strict=True))
        for counts in (notes.fired, used_in)
    )
    return Coverage(games, uses, within, forbade)

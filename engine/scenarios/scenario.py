"""Scenario: a game, a board, decks and parameters that fit together, and its states."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from engine.boards.layouts import AnyBoard
from engine.boards.map import MOST_SPACES, Map
from engine.errors import Fault, ScenarioError
from engine.game import Game, Record, Value
from engine.language import say
from engine.scenarios.decks import Deck

State = Record  # a np.record of the scenario's state_dtype


@dataclass(frozen=True, eq=False)
class Scenario:
    """Something that can be played; made by `catalog.load_scenario`, right once it exists.

    Attributes:
        game: The game.
        name: Name of the variant.
        source: What `catalog.load_scenario` was given, so that it can be loaded again:
            "game/variant" or a path.
        changes: Overrides on top of the variant: key -> value as in a variant file.
        title, note: Of the variant.
        seats: Number of seats.
        board: None for a game without boards.
        decks: Deck key -> deck.
        parameters: Every parameter of the game.
        record: The scenario record that kernels read; read-only by convention.
        state_dtype: dtype of this scenario's states.
        digest: SHA-256 over all that makes a difference in play; not titles and notes.
        files: Variant, its parents, board, decks.
        here: Folder in which names such as those of personas are looked up; None for the
            current one.
        held: Whether it was made of what stands in for files, such as unsaved edits; then
            `source` and `changes` do not tell all of it.
    """

    game: Game
    name: str
    source: str
    changes: Mapping[str, Any]
    title: str
    note: str
    seats: int
    board: AnyBoard | None
    decks: Mapping[str, Deck]
    parameters: Mapping[str, Value]
    record: Record = field(repr=False)
    state_dtype: np.dtype[Any] = field(repr=False)
    digest: str
    files: tuple[Path, ...]
    here: Path | None = None
    held: bool = False

    @cached_property
    def map(self) -> Map:
        """The places of the scenario, by sites."""
        return self.game.map(self.record)


def check_size(scenario: Scenario, place: str) -> None:
    """Refuse a scenario whose map has more spaces than the engine holds.

    Args:
        place: File to name in the fault.

    Raises:
        ScenarioError: It has.
    """
    count = len(scenario.map.spaces)
    if count > MOST_SPACES:
        what = say(
            "{count:space|spaces}, but the engine allows {most}", count=count, most=MOST_SPACES
        )
        raise ScenarioError(Fault(place, "board", what, say("make the board smaller")))


def scenario_digest(
    game: Game,
    seats: int,
    board: AnyBoard | None,
    decks: Mapping[str, Deck],
    parameters: Mapping[str, Value],
) -> str:
    """Hexadecimal SHA-256 of what makes a difference in play."""
    content = {
        "game": [game.name, game.version],
        "seats": seats,
        "board": board.digest if board else "",
        "decks": {key: deck.digest for key, deck in decks.items()},
        "parameters": dict(parameters),
    }
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def new_state(scenario: Scenario) -> State:
    """One state, all zeros, to be written by the game's `reset`."""
    return states(scenario, 1)[0]


def states(scenario: Scenario, count: int) -> np.recarray[Any, Any]:
    """An array of `count` states, all zeros; shape (count,)."""
    return np.zeros(count, scenario.state_dtype).view(np.recarray)


def copied(scenario: Scenario, state: State) -> State:
    """An independent copy of a state, byte for byte."""
    row = states(scenario, 1)
    row[0] = state
    return row[0]


def position_digest(scenario: Scenario, state: State) -> str:
    """Sixteen hexadecimal digits of the position as a position file would hold it.

    They do not depend on how a state is laid out in memory.
    """
    tables = scenario.game.write_position(scenario.record, state)
    return hashlib.sha256(json.dumps(tables, sort_keys=True).encode()).hexdigest()[:16]

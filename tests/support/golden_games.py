"""Whole games stored as text, which must not change within a version of the rules.

Each file in `tests/golden/<game>/` is a record (see `engine.records.record`) with a check
after every few moves, and with the measures of the finished game as remarks. The moves are
replayed, bots are not asked again. With OIKIST_GOLDEN=1 in the environment the games are
played anew and the files rewritten: for changes of the rules that are meant.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.bots.registry import choose_move
from engine.files import write_text_atomically
from engine.game import Game
from engine.records.reading import parse_record
from engine.records.record import Record, record_text
from engine.records.replay import is_over, positions, recorded, replay, scenario_of, started
from engine.rng import BOT, derive
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario, State
from tests.support.sources import golden


@dataclass(frozen=True)
class GoldenGames:
    """The stored games of one game.

    Attributes:
        game: The game.
        table: Name -> variant, what differs from it, seed, and each seat's bot.
        check_every: Moves from one check to the next.
    """

    game: Game
    table: Mapping[str, tuple[str, Mapping[str, Any], int, tuple[str, ...]]]
    check_every: int

    @property
    def folder(self) -> Path:
        """Where they lie."""
        return golden(self.game.name)

    def stored(self) -> set[str]:
        """Names of the files."""
        return {path.stem for path in self.folder.glob("*.txt")}

    def text(self, name: str) -> str:
        """What a file holds."""
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def loaded(self, name: str) -> tuple[Record, Scenario]:
        """A stored game, and what it was played on."""
        record = parse_record(self.text(name), f"{name}.txt")
        return record, scenario_of(record)

    def positions(self, name: str) -> Iterator[State]:
        """Every position of a stored game."""
        return positions(*self.loaded(name))

    def faults(self, name: str) -> list[list[str]]:
        """What is broken in positions of a stored game; nothing of those that are sound."""
        record, scenario = self.loaded(name)
        found = (self.game.faults(scenario.record, state) for state in positions(record, scenario))
        return [sentences for sentences in found if sentences]

    def kinds(self) -> set[str]:
        """The first words of all moves of all games."""
        return {turn.text.split()[0] for name in self.table for turn in self.loaded(name)[0].turns}

    def replayed(self, name: str) -> str:
        """The text of a stored game as the rules of today make it from its moves.

        Raises:
            RecordError: A move is not legal, or leads elsewhere than it did.
        """
        record, scenario = self.loaded(name)
        last = replay(record, scenario, f"{name}.txt")
        codes, state = [], started(scenario, record.seed)
        for turn in record.turns:
            codes.append(self.game.from_text(scenario.record, state, turn.text))
            self.game.kernels().apply(scenario.record, state, codes[-1])
        again = recorded(scenario, record.seed, codes, record.bots, self.check_every)
        return told(scenario, again, last)

    def rewrite_if_asked(self, name: str) -> None:
        """Play a game anew and store it, if the environment says so."""
        if os.environ.get("OIKIST_GOLDEN") != "1":
            return
        variant, changes, seed, bots = self.table[name]
        scenario = load_scenario(f"{self.game.name}/{variant}", changes)
        record = recorded(scenario, seed, played(scenario, seed, bots), bots, self.check_every)
        self.folder.mkdir(parents=True, exist_ok=True)
        text = told(scenario, record, replay(record, scenario))
        write_text_atomically(self.folder / f"{name}.txt", text)


def played(scenario: Scenario, seed: int, bots: tuple[str, ...]) -> list[int]:
    """The moves of a game of bots."""
    kernels, state = scenario.game.kernels(), started(scenario, seed)
    streams = [
        np.array([derive(np.uint64(seed), BOT, np.uint64(seat))], np.uint64)
        for seat in range(scenario.seats)
    ]
    moves: list[int] = []
    while not is_over(scenario, state):
        seat = int(kernels.seat_to_move(scenario.record, state))
        moves.append(choose_move(scenario, state, bots[seat], streams[seat]))
        kernels.apply(scenario.record, state, moves[-1])
    return moves


def told(scenario: Scenario, record: Record, last: State) -> str:
    """The text of a golden game: its record, and the measures of its last position."""
    game = scenario.game
    out = np.zeros((len(game.measures), scenario.seats), np.int64)
    game.kernels().measure(scenario.record, last, out)
    rows = [
        f"# {name}: {', '.join(map(str, row))}\n"
        for name, row in zip(game.measures, out.tolist(), strict=True)
    ]
    return record_text(record) + "\n" + "".join(rows)

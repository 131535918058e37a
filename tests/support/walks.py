"""Random games to look at: one walk through each variant of each game.

As a program it prints a digest of the walks through the variants that it is given, so
that compiled and interpreted rules can be compared.
"""

from __future__ import annotations

import hashlib
import random
import sys
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from engine.errors import OikistError
from engine.records.replay import started
from engine.remarks import Screened
from engine.scenarios import catalog
from engine.scenarios.catalog import load_scenario
from engine.scenarios.scenario import Scenario, copied
from tests.support.positions import legal_codes
from tests.support.tiny_games import all_registered, tiny_games, variants_of

SAMPLES = 8
SEED = 20_031
CHANGED = "#"  # between a source and a reading that is another one there


@dataclass(frozen=True)
class Walk:
    """One random game.

    Attributes:
        scenario: What was played.
        moves: Codes in order.
        samples: Some positions with the legal codes there: the first, the last, and
            others spread over the game.
        digest: Of the bytes of every position.
    """

    scenario: Scenario
    moves: tuple[int, ...]
    samples: tuple[tuple[Any, tuple[int, ...]], ...]
    digest: str

    def legal(self, state: Any) -> list[int]:
        """Codes that are listed in a position."""
        return legal_codes(self.scenario.game, self.scenario.record, state)

    def guess(self, state: Any, seat: int, number: int, kernel: str = "imagine") -> Any:
        """A position with all drawn anew, by a stream, that a seat cannot see.

        Args:
            kernel: "determinize" leaves choices of an open group as they are.
        """
        found = copied(self.scenario, state)
        draw = getattr(self.scenario.game.kernels(), kernel)
        draw(self.scenario.record, found, seat, np.array([number], np.uint64))
        return found

    def group(self, state: Any) -> tuple[int, int]:
        """Number of the open group, 0 for none, and the mask of its members."""
        number = self.scenario.game.kernels().blind(self.scenario.record, state)
        return divmod(int(number), 256)


def sources() -> list[str]:
    """Every variant that comes with Oikist, and those of the tiny games."""
    shipped = [entry.source for entry in catalog.variants()]
    return shipped + [source for game in tiny_games() for source in variants_of(game)]


def audited() -> list[str]:
    """The same, and readings of a game's parameters under which seats know less than usual.

    Such a reading stands behind its source: "…/standard.toml#memory=on_table". Only one variant
    of a game is read otherwise.
    """
    return [*sources(), *(source for name in usual_sources() for source in forgetful(name))]


def usual_sources() -> list[str]:
    """One variant of every game that comes with Oikist, and of the tiny ones."""
    first = {entry.game: entry.source for entry in reversed(catalog.variants())}
    return [*first.values(), *(variants_of(game)[0] for game in tiny_games())]


@cache
def forgetful(source: str) -> tuple[str, ...]:
    """The source with each reading by which screens hide what is usually remembered."""
    with all_registered():  # asked while tests are collected
        if not _remembers(source):
            return ()
        given = [
            f"{source}{CHANGED}{name}={reading.key}"
            for name, parameter in scenario_of(source).game.parameters.items()
            for reading in parameter.readings
        ]
        return tuple(one for one in given if not _remembers(one, otherwise=True))


def _remembers(source: str, *, otherwise: bool = False) -> bool:
    """Whether screens hide nothing that was seen; of a reading that cannot be, what is said."""
    try:
        scenario = scenario_of(source)
    except OikistError:
        return otherwise
    return isinstance(scenario.game, Screened) and scenario.game.remembered(scenario.record)


def named(source: str) -> str:
    """Game and variant of a source, for the names of tests."""
    return source.rpartition("/variants/")[2].replace(".toml", "")


@cache
def scenario_of(source: str) -> Scenario:
    """The scenario of a source, loaded once; the tiny games must be registered."""
    file, _, change = source.partition(CHANGED)
    name, _, value = change.partition("=")
    return load_scenario(file, {name: value} if change else {})


@cache
def walk(source: str, seed: int = SEED, most: int = 100_000) -> Walk:
    """A random game on a variant, at most so many moves of it."""
    scenario = scenario_of(source)
    record, kernels = scenario.record, scenario.game.kernels()
    most = min(most, scenario.game.most_plies(record))
    chance = random.Random(seed)
    codes = np.zeros(scenario.game.most_moves, np.int32)
    state = started(scenario, seed)
    digest = hashlib.sha256()
    moves: list[int] = []
    seen = []
    while True:
        digest.update(state.tobytes())
        count = kernels.legal(record, state, codes)
        seen.append((copied(scenario, state), tuple(int(code) for code in codes[:count])))
        if kernels.seat_to_move(record, state) < 0 or len(moves) == most or not count:
            break
        moves.append(int(codes[chance.randrange(count)]))
        kernels.apply(record, state, moves[-1])
    step = max(len(seen) // SAMPLES, 1)
    samples = (*seen[:-1:step], seen[-1])
    return Walk(scenario, tuple(moves), samples, digest.hexdigest())


if __name__ == "__main__":
    with all_registered():
        for name in sys.argv[2:]:
            print(walk(name, most=int(sys.argv[1])).digest)

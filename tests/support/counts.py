"""Fixed positions of a game with their leaf counts, from `counts.toml` in its golden folder.

A case holds what its position is made of; `counts`, the lines of play by their length from 1;
and `twin`, the length to which the slow twin has confirmed them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from engine.game import Game
from engine.scenarios.scenario import Scenario, State
from engine.simulation.perft import divide
from tests.support.sources import golden

LEAST_COUNTED, LEAST_CONFIRMED = 3, 2
Here = TypeVar("Here")
Move = TypeVar("Move")


@dataclass(frozen=True)
class Counts:
    """The cases of a game.

    Attributes:
        cases: Name -> case.
        few: Lines that the twin counts in every run; `make fuzz` goes as deep as `twin` says.
    """

    cases: Mapping[str, Mapping[str, Any]]
    few: int

    def depths(self) -> list[tuple[str, int]]:
        """Each name with each depth that is counted."""
        return [
            (name, depth)
            for name, case in self.cases.items()
            for depth in range(1, len(case["counts"]) + 1)
        ]

    def shallow(self) -> list[tuple[str, int]]:
        """Those of them to which the twin counts in a moment."""
        return [
            (name, depth)
            for name, depth in self.depths()
            if depth == 1 or self.wanted(name, depth) <= self.few
        ]

    def confirmed(self, name: str) -> int:
        """The depth to which the twin has counted."""
        return int(self.cases[name]["twin"])

    def wanted(self, name: str, depth: int) -> int:
        """Lines of `depth` decisions."""
        return int(self.cases[name]["counts"][depth - 1])

    def given(self, name: str) -> dict[str, Any]:
        """What the position of a case is made of."""
        return {
            key: value for key, value in self.cases[name].items() if key not in ("counts", "twin")
        }

    def unconfirmed(self) -> set[str]:
        """Cases that are not counted to depth 3, or were not by the twin to depth 2."""
        return {
            name
            for name, case in self.cases.items()
            if len(case["counts"]) < LEAST_COUNTED or case["twin"] < LEAST_CONFIRMED
        }


def counts_of(game: Game, few: int) -> Counts:
    """The cases of a game; `few` as in `Counts`."""
    text = (golden(game.name) / "counts.toml").read_text(encoding="utf-8")
    return Counts(tomllib.loads(text), few)


def lines(
    here: Here,
    depth: int,
    legal: Callable[[Here], Iterable[Move]],
    after: Callable[[Here, Move], Here],
) -> int:
    """Lines of `depth` decisions, one position after the other; shorter where a game ends.

    Args:
        legal: The moves in a position.
        after: The position after a move.
    """
    moves = list(legal(here))
    if depth == 1 or not moves:
        return max(len(moves), 1)
    return sum(lines(after(here, move), depth - 1, legal, after) for move in moves)


def divided(scenario: Scenario, state: State, depth: int) -> str:
    """The count behind each first move, one a line."""
    rows = divide(scenario, state, depth)
    return "\n".join(f"{move}: {leaves}" for move, leaves in sorted(rows.items()))

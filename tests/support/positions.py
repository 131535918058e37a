"""Positions told in a test, to be asked and played by texts; the scenes of each game make them."""

from __future__ import annotations

from copy import copy
from typing import Any, Self

import numpy as np

from engine.game import Game, Record, Refusal
from engine.records.replay import ranking
from engine.scenarios.scenario import Scenario, State, copied


class Position:
    """A position that can be asked; games add what is to be seen of it, and how it is played.

    Attributes:
        scenario: What is played.
        game, record: Of the scenario.
        state: The position.
        seats: Names of the seats.
    """

    def __init__(self, scenario: Scenario, state: State) -> None:
        self.scenario, self.state = scenario, state
        self.game, self.record = scenario.game, scenario.record
        self.seats = self.game.seat_names(self.record)

    @property
    def seat(self) -> str:
        """Who decides now, or "" when the game is over."""
        seat = int(self.game.kernels().seat_to_move(self.record, self.state))
        return "" if seat < 0 else self.seats[seat]

    def codes(self) -> list[int]:
        """The codes of the listed moves."""
        return legal_codes(self.game, self.record, self.state)

    def legal(self, *words: str) -> set[str]:
        """The listed moves, or those that begin with one of the words."""
        texts = {self.game.to_text(self.record, self.state, code) for code in self.codes()}
        return {text for text in texts if not words or text.split()[0] in words}

    def code(self, text: str) -> int:
        """The code of a written move."""
        return self.game.from_text(self.record, self.state, text)

    def refusal(self, text: str) -> Refusal | None:
        """None for a legal move, else why it is none; `legal` must say the same."""
        code = self.code(text)
        found = self.game.why_not(self.record, self.state, code)
        assert (found is None) == (code in self.codes()), f"{text}: listed or {found}"
        return found

    def why(self, text: str) -> tuple[str, ...]:
        """The rules that forbid a move; () for a legal one."""
        found = self.refusal(text)
        return found.rules if found else ()

    def allows(self, text: str) -> bool:
        """Whether a move is legal."""
        return self.refusal(text) is None

    def copied(self) -> Self:
        """The same position, to be written to."""
        found = copy(self)
        found.state = copied(self.scenario, self.state)
        return found

    def tables(self) -> dict[str, Any]:
        """The position as the tables of a position file."""
        return self.game.write_position(self.record, self.state)

    def places(self) -> list[int]:
        """Place of each seat if the game ended now."""
        return list(ranking(self.scenario, self.state))


def legal_codes(game: Game, record: Record, state: State) -> list[int]:
    """The codes that the kernels of a game list."""
    out = np.zeros(game.most_moves, np.int32)
    return [int(code) for code in out[: game.kernels().legal(record, state, out)]]

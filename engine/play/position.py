"""What can be asked of the position on a table, whatever keeps its history."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np

from engine.game import Refusal, Twinned
from engine.play.wording import in_words
from engine.scenarios.scenario import Scenario, State
from engine.seats import seat_titles


class Position(ABC):
    """A position of a scenario; `state` is given by what keeps the history.

    Attributes:
        scenario: What is played.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self._kernels = scenario.game.kernels()
        self._codes = np.zeros(scenario.game.most_moves, np.int32)

    @property
    @abstractmethod
    def state(self) -> State:
        """The position on the table; read only."""

    @property
    def seat_to_move(self) -> int:
        """Who decides; -1 when the game is over."""
        return int(self._kernels.seat_to_move(self.scenario.record, self.state))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seat_to_move < 0

    @property
    def period(self) -> int:
        """Rounds finished so far."""
        return int(self._kernels.period(self.scenario.record, self.state))

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Names of the seats in files."""
        return self.scenario.game.seat_names(self.scenario.record)

    @property
    def seat_titles(self) -> tuple[str, ...]:
        """What people call the seats."""
        return seat_titles(self.scenario.game, self.seat_names)

    def legal_codes(self) -> list[int]:
        """Codes of the moves of the seat to move; empty when the game is over."""
        count = self._kernels.legal(self.scenario.record, self.state, self._codes)
        return [int(code) for code in self._codes[:count]]

    def offered_codes(self) -> list[int]:
        """Codes that may be played: those that are listed, and their twins behind them."""
        listed = self.legal_codes()
        if not isinstance(self.scenario.game, Twinned):
            return listed
        record, reason = self.scenario.record, self._kernels.reason
        every = map(int, self.scenario.game.codes(record))
        left_out = {*listed}
        return listed + [
            code for code in every if code not in left_out and not reason(record, self.state, code)
        ]

    def to_text(self, code: int) -> str:
        """A move as a person writes it."""
        return self.scenario.game.to_text(self.scenario.record, self.state, code)

    def in_words(self, code: int) -> str:
        """A move for people, in the language in force."""
        return in_words(self.scenario, self.state, code)

    def why_not(self, code: int) -> Refusal | None:
        """None for a legal move, else why it is not allowed."""
        return self.scenario.game.why_not(self.scenario.record, self.state, code)

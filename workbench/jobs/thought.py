"""What a bot would do at a position, asked in a job."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.bots.registry import choose_move
from engine.scenarios.scenario import Scenario, State
from workbench.jobs.job import Running

Streams = tuple[NDArray[np.uint64], ...]  # one per seat, each of shape (1,)


@dataclass(frozen=True, eq=False)
class Thought:
    """A question to a bot: it holds copies, so whatever happens at the table changes nothing.

    Attributes:
        node: Number of the node of the match that it is about.
        state: The position there; a copy.
        seat: Who is to move.
        streams: Chance of the bots there; copies.
    """

    scenario: Scenario
    node: int
    state: State
    seat: int
    bot: str
    streams: Streams

    def carry_out(self, running: Running | None = None) -> Choice:
        """Let the bot choose; takes as long as it takes.

        Raises:
            OikistError: There is no such bot.
        """
        del running  # a bot decides by its own budget
        streams = tuple(stream.copy() for stream in self.streams)
        code = choose_move(self.scenario, self.state, self.bot, streams[self.seat])
        return Choice(self.node, code, self.bot, streams)


@dataclass(frozen=True, eq=False)
class Choice:
    """What a bot has chosen.

    Attributes:
        node: Number of the node that it was asked about.
        code: The move.
        streams: Chance of the bots after it.
    """

    node: int
    code: int
    bot: str
    streams: Streams

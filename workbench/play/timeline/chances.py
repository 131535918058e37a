"""Chances of winning along a line, played out in a job from coarse to fine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.scenarios.scenario import Scenario, State
from workbench.jobs.job import Running

GAMES: Final = (60, 240, 1000)  # games per position, pass by pass
_SEED: Final = 1
Shares = tuple[tuple[float, float, float], ...]  # (value, low, high) by seat


@dataclass(frozen=True)
class Found:
    """Chances of one position.

    Attributes:
        node: Its number.
        shares: Share of the win of each seat with its 95% interval.
    """

    node: int
    shares: Shares


@dataclass(frozen=True)
class Passed:
    """Every position was played on from once more; `number` of so many passes is done."""

    number: int


def coarse_first(places: int) -> list[int]:
    """Places from 0 on, so that those that come first are spread over all."""
    step, found = 1, []
    while step < places:
        step *= 2
    seen: set[int] = set()
    while step:
        for place in (*range(0, places, step), places - 1):
            if 0 <= place not in seen:
                seen.add(place)
                found.append(place)
        step //= 2
    return found


@dataclass(frozen=True, eq=False)
class ChancesRequest:
    """Who would win from every position of a line; tells each Found, and each Passed.

    What is hidden is dealt anew in each game, so the chances are those of somebody who sees
    the table and no hand.

    Attributes:
        positions: (node, position), the start first.
        bot: Who plays on for every seat.
    """

    scenario: Scenario
    positions: tuple[tuple[int, State], ...]
    bot: str

    def carry_out(self, running: Running) -> None:
        """Everything is told on the way."""
        order = coarse_first(len(self.positions))
        for number, games in enumerate(GAMES, start=1):
            for place in order:
                self._estimate(*self.positions[place], games, running)
                if running.cancelled:
                    return
            running.tell(Passed(number))

    def _estimate(self, node: int, state: State, games: int, running: Running) -> None:
        from engine.play.outlook import outlook  # brings the simulation, which takes its time

        bots = (self.bot,) * self.scenario.seats
        found = outlook(self.scenario, state, bots, games, _SEED, lambda _: not running.cancelled)
        if found.games and not running.cancelled:
            shares = tuple((one.mean, one.low, one.high) for one in found.wins)
            running.tell(Found(node, shares))

"""Which moves of a match are still secret, and from whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.game import GAME, GROUP, NEVER, PERIOD, Kernels
from engine.scenarios.scenario import Scenario, State

if TYPE_CHECKING:
    from engine.play.match import Node

_MEMBERS: Final = 8  # bits of what `Kernels.blind` gives, below the number of the group


def group(kernels: Kernels, scenario: Scenario, state: State) -> int:
    """Number of the open group of decisions made at the same time; 0 if none is open."""
    return int(kernels.blind(scenario.record, state)) >> _MEMBERS


def is_released(scenario: Scenario, before: State, code: int, later: Iterable[State]) -> bool:
    """Whether everybody may know a move.

    Args:
        before: The position in which it was made.
        code: A move that was legal there.
        later: Positions behind it.
    """
    kernels, record = scenario.game.kernels(), scenario.record
    until = int(kernels.secrecy(record, before, code))
    if until == NEVER:
        return True
    for state in later:
        if until == GROUP and group(kernels, scenario, state) != group(kernels, scenario, before):
            return True
        if until == PERIOD and kernels.period(record, state) != kernels.period(record, before):
            return True
        if until <= GAME and kernels.seat_to_move(record, state) < 0:
            return True
    return False


def behind(nodes: list[Node], number: int) -> Iterable[State]:
    """Positions that were reached behind a node of a match, and its own."""
    waiting = [number]
    while waiting:
        node = nodes[waiting.pop()]
        yield node.state
        waiting += node.children

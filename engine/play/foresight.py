"""How far a preview of a move may go: not to where the secrets of others come to light."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine.play.secrecy import is_released
from engine.scenarios.scenario import Scenario, State, copied

if TYPE_CHECKING:
    from engine.play.match import Match

WHOLE: Final = 0
DECISION: Final = 1
NOTHING: Final = 2

Secret = tuple[State, int]


def secrets(match: Match) -> list[Secret]:
    """Moves on the table that the seat to move does not know, each with the position before it."""
    seat, line = match.seat_to_move, match.line()
    kept = [node for node in line if match.is_secret(node.number, seat)]
    return [(match.nodes[node.parent].state, node.code) for node in kept]


def reach(scenario: Scenario, state: State, code: int, kept: Sequence[Secret]) -> int:
    """How much of what a legal move leads to its seat can know.

    Args:
        state: The position as that seat imagines it; read only.
        kept: What the seat does not know; see `secrets`.

    Returns:
        WHOLE; DECISION where what follows by itself would show what others have chosen, such as
        the bids that lie face down when the last one is laid; NOTHING where the move itself
        would.
    """
    for far in (WHOLE, DECISION):
        after = (ahead(scenario, state, code, far),) if kept else ()
        if not any(is_released(scenario, *secret, after) for secret in kept):
            return far
    return NOTHING


def ahead(scenario: Scenario, state: State, code: int, far: int) -> State:
    """The position after so much of a legal move; a copy."""
    kernels, after = scenario.game.kernels(), copied(scenario, state)
    if far == WHOLE:
        kernels.apply(scenario.record, after, code)
    elif far == DECISION:
        kernels.act(scenario.record, after, code)
    return after

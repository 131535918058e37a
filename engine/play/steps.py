"""What follows a decision without another one, step by step: a reveal, a die, a drawn card."""

from __future__ import annotations

from itertools import pairwise

from engine.game import Narrated
from engine.scenarios.scenario import Scenario, State, copied


def steps_of(scenario: Scenario, before: State, code: int) -> list[State]:
    """Positions between a decision and the one in which somebody decides again.

    Args:
        before: The position of the decision; read only.
        code: A move that is legal there.

    Returns:
        The position right after the decision, then one for each step but the last, whose
        position is that of the move; nothing where no step follows.
    """
    from engine.kernels import nothing_happens  # with Numba, which the window's start need not

    kernels, record = scenario.game.kernels(), scenario.record
    if kernels.advance is nothing_happens:
        return []
    now, found = copied(scenario, before), []
    kernels.act(record, now, code)
    after = copied(scenario, now)
    while kernels.advance(record, after):
        found.append(now)
        now = copied(scenario, after)
    return found


def narrated(
    scenario: Scenario, before: State, code: int, after: State, viewer: int
) -> list[tuple[State, str]]:
    """The positions of the steps that follow a decision, and what each of them did.

    Args:
        before, code: See `steps_of`.
        after: The position that the move led to.
        viewer: Who reads it: a seat, PUBLIC or ALL.

    Returns:
        The position right after the decision, of which nothing is told, then one for each step;
        nothing where no step follows. "" where the game tells nothing.
    """
    game, states = scenario.game, steps_of(scenario, before, code)
    if not states:
        return []
    found = [(states[0], "")]
    for one, other in pairwise((*states, after)):
        told = (
            game.narrate(scenario.record, one, other, viewer) if isinstance(game, Narrated) else ""
        )
        found.append((other, told))
    return found


def told_after(
    scenario: Scenario, before: State, code: int, after: State, viewer: int
) -> tuple[str, ...]:
    """What followed a decision, as the game tells it; see `narrated`. () where it tells nothing."""
    if not isinstance(scenario.game, Narrated):
        return ()
    return tuple(told for _, told in narrated(scenario, before, code, after, viewer) if told)

"""What follows a decision without another one, step by step: a reveal, a die, a drawn card."""

from __future__ import annotations

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

"""What stands in the way of a move that is not allowed: the spaces to highlight."""

from __future__ import annotations

from engine.game import Obstructed
from engine.scenarios.scenario import Scenario, State


def obstacles(scenario: Scenario, state: State, code: int) -> tuple[int, ...]:
    """Cells that stand in the way of a refused move, each once; the game's own word first.

    A game that is no `engine.game.Obstructed`, or that blames no single space, gets the
    spaces of the move's own gesture; moves without any get ().

    Args:
        code: A code that `why_not` refuses.
    """
    game, record = scenario.game, scenario.record
    if isinstance(game, Obstructed):
        found = tuple(int(cell) for cell in game.obstacles(record, state, code))
        if found:
            return found
    try:
        clicks = game.gesture(record, state, code)
    except (IndexError, ValueError):  # a code that means nothing on this board
        return ()
    cells = (click.cell for click in clicks if click.target == "space" and click.cell >= 0)
    return tuple(dict.fromkeys(cells))

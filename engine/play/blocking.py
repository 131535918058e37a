"""What stands in the way: the spaces to highlight for a move, and the reason for a whole kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.game import Obstructed, Refusal, Spread
from engine.language import say
from engine.remarks import Barring
from engine.scenarios.scenario import Scenario, State

_MOST_RULES: Final = 3  # that are cited where a game does not say itself what bars a kind


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
    cells = (click.cell for click in clicks if click.cell >= 0)
    return tuple(dict.fromkeys(cells))


def why_none(scenario: Scenario, state: State, codes: Sequence[int], cell: int = -1) -> Refusal:
    """Why no move of a kind is legal, or none has to do with a space, in the game's own words.

    A game that is no `engine.remarks.Barring` gets the refusal of the move that has met the most
    conditions; of a space, the rules that forbid most of the moves.

    Args:
        codes: Every move of the kind, at least one; none of them legal, unless a space is given.
        cell: A space that none of them names; -1 to ask about the kind as a whole.
    """
    game, record, kernels = scenario.game, scenario.record, scenario.game.kernels()
    if isinstance(game, Barring) and kernels.kind is not None:
        kind = game.move_kinds[int(kernels.kind(record, state, codes[0]))]
        return game.why_none(record, state, kind, cell)
    if cell >= 0:
        return why_nowhere(scenario, state, codes, such=True)
    nearest = max(codes, key=lambda code: int(kernels.reason(record, state, code)))
    refusal = game.why_not(record, state, nearest)
    return refusal or Refusal(say("No such move is possible now."), ())


def why_nowhere(scenario: Scenario, state: State, codes: Sequence[int], *, such: bool) -> Refusal:
    """Why nothing can be done at a place that no move names, be it a link, a card or a piece.

    Args:
        codes: Moves whose rules are cited.
        such: Whether one kind of move is meant, or else any.
    """
    such_move, move = say("No such move is possible there."), say("No move is possible there.")
    return Refusal(such_move if such else move, _often_cited(scenario, state, codes))


def named_space(scenario: Scenario, state: State, cell: int) -> int:
    """The space by which moves name what lies on a space; see `engine.game.Spread`."""
    game = scenario.game
    return game.named_space(scenario.record, state, cell) if isinstance(game, Spread) else cell


def _often_cited(scenario: Scenario, state: State, codes: Sequence[int]) -> tuple[str, ...]:
    """The rules that forbid most of these moves."""
    game, reason = scenario.game, scenario.game.kernels().reason
    often: Counter[str] = Counter()
    reasons = Counter(int(reason(scenario.record, state, code)) for code in codes)
    for found, times in reasons.items():
        often.update(dict.fromkeys(game.reason_rules.get(found, ()), times))
    return tuple(rule for rule, _ in often.most_common(_MOST_RULES))

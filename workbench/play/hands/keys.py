"""Single keys that make a move."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from engine.remarks import Keyed
from engine.scenarios.scenario import Scenario, State
from workbench.play.hands.gestures import kind_of


@lru_cache(maxsize=4)
def keys_of(scenario: Scenario) -> Mapping[str, int]:
    """Code of the move that each key makes, in the order of codes; empty where there are none."""
    game = scenario.game
    return game.keys(scenario.record) if isinstance(game, Keyed) else {}


def keys_of_kinds(
    scenario: Scenario, state: State, codes: Collection[int] | None = None
) -> dict[str, list[str]]:
    """Keys by the kinds of the moves that they make.

    Args:
        codes: Moves that count; None for all.
    """
    found: dict[str, list[str]] = {}
    for key, code in keys_of(scenario).items():
        if codes is None or code in codes:
            gesture = scenario.game.gesture(scenario.record, state, code)
            found.setdefault(kind_of(gesture), []).append(key)
    return found

"""Single keys that make a move."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from engine.remarks import Keyed
from engine.scenarios.scenario import Scenario


@lru_cache(maxsize=4)
def keys_of(scenario: Scenario) -> Mapping[str, int]:
    """Code of the move that each key makes, in the order of codes; empty where there are none."""
    game = scenario.game
    return game.keys(scenario.record) if isinstance(game, Keyed) else {}

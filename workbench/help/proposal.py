"""Which rule the tour proposes to change: what the game declares, else a number a step away."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.game import Game, Value
from engine.scenarios.nearest import faults_of, with_change
from engine.scenarios.variants import Variant


def proposal(game: Game, variant: Variant, values: Mapping[str, Value]) -> tuple[str, int] | None:
    """Name of a parameter and another value of it that can be played; None if there is none.

    Args:
        variant: That is being edited.
        values: What its parameters come to.
    """
    for name, value in _candidates(game, values):
        if not faults_of(with_change(variant, ("parameters", name), value)):
            return name, value
    return None


def _candidates(game: Game, values: Mapping[str, Value]) -> Iterator[tuple[str, int]]:
    """Declared trials first, then a step up or down of each number that may be tuned."""
    numbers = {
        name: value
        for name, value in values.items()
        if isinstance(value, int) and game.parameters[name].kind == "integer"
    }
    for name, value in numbers.items():
        trial = game.parameters[name].trial
        if trial is not None and trial != value:
            yield name, trial
    ordered = sorted(numbers, key=lambda name: not game.parameters[name].tunable)
    for name in ordered:
        parameter = game.parameters[name]
        for value in (numbers[name] + 1, numbers[name] - 1):
            if parameter.low <= value <= parameter.high:
                yield name, value

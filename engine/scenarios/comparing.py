"""Which variants a scenario can be compared with."""

from __future__ import annotations

from pathlib import Path

from engine.errors import Fault, OikistError
from engine.game import Game
from engine.scenarios import catalog
from engine.scenarios.scenario import Scenario
from engine.scenarios.variants import lineage, read_variant, seats_in


def comparable(scenario: Scenario, here: Path | None = None) -> tuple[catalog.Entry, ...]:
    """Variants of the game of a scenario with as many seats, by name; none that has faults."""
    return tuple(
        entry
        for entry in catalog.variants(scenario.game.name, here)
        if _seats(entry, scenario.game, here) == scenario.seats
    )


def _seats(entry: catalog.Entry, game: Game, here: Path | None) -> int:
    """Of a variant; 0 if its files have faults."""
    faults: list[Fault] = []
    try:
        chain = lineage(read_variant(entry.path, here), faults)
    except OikistError:
        return 0
    seats = seats_in(chain, game, faults)
    return 0 if faults else seats

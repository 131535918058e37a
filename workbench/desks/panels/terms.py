"""For which number of seats and which rules a board is judged."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.declared import default_value
from engine.errors import Fault, OikistError
from engine.game import Game, Value
from engine.scenarios import catalog
from engine.scenarios.variants import read_variant, resolve


@dataclass(frozen=True)
class Terms:
    """A number of seats and a value for every parameter.

    Attributes:
        variant: Name in the catalogue; "" for the game's own defaults.
    """

    seats: int
    values: Mapping[str, Value]
    variant: str = ""


def default_terms(game: Game, seats: int) -> Terms:
    """The game's own defaults for a number of seats."""
    values = {name: default_value(one, seats) for name, one in game.parameters.items()}
    return Terms(seats, values)


def variant_terms(game: Game, name: str, here: Path | None = None) -> Terms:
    """The terms of a variant of the catalogue; its board plays no part.

    Args:
        here: Folder that one works in; None for the current one.

    Raises:
        OikistError: It cannot be read, or has faults.
    """
    entry = next((one for one in catalog.variants(game.name, here) if one.name == name), None)
    if entry is None:
        raise OikistError(Fault(name, "", "no such variant", "choose another one"))
    faults: list[Fault] = []
    found = resolve(read_variant(entry.path, here), game, faults)
    if faults:
        raise OikistError(faults)
    return Terms(found.seats, found.parameters, name)

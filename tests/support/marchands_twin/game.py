"""What a game is played with and never changes: map, contracts, parameters, chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

RANKS = ("coal", "bronze", "silver", "gems", "gold")
LETTERS = ("a", "b", "c", "d")
TRANSACTION = "X"
DIE_SIDES = 20  # of the roll for the start, whatever the number of cities (ME-4)

Parameters = dict[str, int | str]

NUMBERS = {
    "rounds": 12,
    "orders": 6,
    "monopoly_every": 3,
    "monopoly_ecus": 3,
    "coal": 18,
    "bronze": 15,
    "silver": 12,
    "gems": 9,
    "gold": 6,
    "goods_sites": 4,
    "contract_sites": 5,
    "site_goods": 4,
    "churches": 5,
    "electors": 20,
}
READINGS = {  # the first reading of each is the default
    "payment": ("to_bag", "out_of_game", "shown"),
    "shortage": ("owed", "partial", "lost"),
    "no_church": ("other_two", "one_will_do"),
    "decline": ("must", "may"),
    "church_sites": ("allowed", "skipped"),
    "marker": ("stays", "advanced"),
    "drawing": ("die", "deck", "deck_mixed"),
    "ties": ("lots", "shared"),
    "tied_fields": ("nobody", "all"),
    "rewards": ("two", "up_to_two"),
    "memory": ("remembered", "on_table"),
    "elimination": (
        "religious_political_economic",
        "religious_economic_political",
        "political_religious_economic",
        "political_economic_religious",
        "economic_religious_political",
        "economic_political_religious",
    ),
}


class Chance(Protocol):
    """The one stream from which all chance is drawn."""

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        ...


@dataclass(frozen=True)
class Places:
    """The map: spaces from 0, one of them the capital, the others cities.

    Attributes:
        capital: Space of the capital.
        levels: Level 1 to 3 of each space; 0 for the capital.
        regions: Regions, from 0, that each space touches.
        roads: Space at the other end of each road from a space, by letter.
        region_count: Number of regions.
    """

    capital: int
    levels: list[int]
    regions: list[set[int]]
    roads: list[dict[str, int]]
    region_count: int

    def cities(self) -> list[int]:
        """Spaces of the cities; the city numbered n is the n-th of them."""
        return [space for space in range(len(self.levels)) if space != self.capital]


@dataclass(frozen=True)
class Contract:
    """A contract tile: tokens that it needs, coal to gold, and its ecus."""

    needs: tuple[int, ...]
    ecus: int


def completed(given: Parameters) -> Parameters:
    """All parameters, with the defaults of those not given; ValueError if one is unknown."""
    defaults: Parameters = {**NUMBERS, **{name: words[0] for name, words in READINGS.items()}}
    for name, value in given.items():
        if name not in defaults or value not in READINGS.get(name, (value,)):
            raise ValueError(f"no such parameter: {name} = {value}")
    return defaults | given


@dataclass
class Game:
    """One game: what lies in the box, how its rules are read, who plays."""

    places: Places
    contracts: list[Contract]
    parameters: Parameters
    seats: int
    chance: Chance
    supply: list[int] = field(init=False)  # tokens of each rank in the box

    def __post_init__(self) -> None:
        self.parameters = completed(self.parameters)
        self.supply = [self.number(rank) for rank in RANKS]

    def number(self, name: str) -> int:
        """Value of a parameter that is a number."""
        return int(self.parameters[name])

    def reads(self, name: str, reading: str) -> bool:
        """Whether an ambiguity is read in this way."""
        return self.parameters[name] == reading

    def seats_from(self, first: int) -> list[int]:
        """All seats clockwise from one of them."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def track_number(self, finished: int) -> int:
        """Number on the track of the round after some finished ones (ME-1, ME-A8)."""
        return finished + (2 if self.reads("marker", "advanced") else 1)

"""Random maps, contracts and parameters for comparing the twin with the compiled rules."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from tests.support.marchands_twin.game import (
    LETTERS,
    NUMBERS,
    RANKS,
    READINGS,
    Contract,
    Parameters,
    Places,
)
from tests.support.marchands_twin.prototype import prototype_contracts, prototype_places
from tests.support.marchands_twin.snapshots import Snapshot
from tests.support.marchands_twin.twin import Move, Twin

KEEPS_DEFAULT = 0.5
USUAL_TABLE = 0.3  # share of cases with the map or the contracts of the dossier
MOST_CONTRACTS = 38
ORDER_WEIGHTS = {"X": 6, "done": 1}
RANGES = {  # inclusive
    "rounds": (2, 12),
    "orders": (4, 8),
    "monopoly_every": (0, 4),
    "monopoly_ecus": (0, 6),
    "coal": (4, 18),
    "bronze": (2, 15),
    "silver": (0, 12),
    "gems": (0, 9),
    "gold": (0, 6),
    "goods_sites": (0, 4),
    "contract_sites": (0, 5),
    "site_goods": (1, 6),
    "churches": (0, 5),
    "electors": (0, 20),
}


@dataclass
class Dice:
    """Chance for the twin from a seeded source."""

    random: Random

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1."""
        return self.random.randrange(bound)


@dataclass(frozen=True)
class Case:
    """What a game is played with."""

    places: Places
    contracts: list[Contract]
    parameters: Parameters
    seats: int

    def twin(self, chance: Dice) -> Twin:
        """A new game, set up."""
        twin = Twin(self.places, self.contracts, self.parameters, self.seats, chance)
        twin.start()
        return twin

    def twin_at(self, chance: Dice, wanted: Snapshot) -> Twin:
        """A game in a given position."""
        return Twin.at(self.places, self.contracts, self.parameters, self.seats, chance, wanted)


def random_case(random: Random) -> Case:
    """A map, contracts, parameters and a number of seats that go together."""
    usual_map, usual_table = (random.random() < USUAL_TABLE for _ in range(2))
    places = prototype_places() if usual_map else random_places(random)
    contracts = prototype_contracts() if usual_table else random_contracts(random)
    parameters = random_parameters(random)
    fit(parameters, len(places.cities()), len(contracts))
    return Case(places, contracts, parameters, random.randint(2, 4))


# ---------------------------------------------------------------------- moves


def ordered(moves: set[Move]) -> list[Move]:
    """Moves in an order that does not depend on how Python stores sets."""
    return sorted(moves, key=lambda move: [said(part) for part in move])


def said(part: object) -> str:
    """A part of a move as text."""
    return " ".join(sorted(part)) if isinstance(part, frozenset) else str(part)


def random_move(random: Random, twin: Twin) -> Move:
    """A legal move; rows of orders are mostly long, and transactions frequent in them."""
    moves = ordered(twin.legal())
    weights = [ORDER_WEIGHTS.get(said(move[-1]), 2) for move in moves]
    return random.choices(moves, weights=weights)[0]


# ---------------------------------------------------------------------- maps


def random_places(random: Random) -> Places:
    """A connected map of 4 to 20 cities; roads at one space have different letters."""
    spaces = random.randint(4, 20) + 1
    capital = random.randrange(spaces)
    regions = random.randint(1, 8)
    levels = [random.randint(1, 3) for _ in range(spaces)]
    levels[capital] = 0
    touched = [
        set(random.sample(range(regions), k=random.randint(0, min(3, regions))))
        for _ in range(spaces)
    ]
    touched[capital] = set()
    return Places(capital, levels, touched, random_roads(random, spaces), regions)


def random_roads(random: Random, spaces: int) -> list[dict[str, int]]:
    """A tree with some roads more; at most one road between two spaces."""
    roads: list[dict[str, int]] = [{} for _ in range(spaces)]
    order = random.sample(range(spaces), k=spaces)
    for number, space in enumerate(order[1:], start=1):
        open_ends = [other for other in order[:number] if len(roads[other]) < len(LETTERS)]
        build_road(random, roads, space, random.choice(open_ends))
    for _ in range(random.randint(0, 2 * spaces)):
        build_road(random, roads, *random.sample(range(spaces), k=2))
    return roads


def build_road(random: Random, roads: list[dict[str, int]], one: int, other: int) -> None:
    """Join two spaces by a letter that both have free, if there is one and no road yet."""
    letters = [letter for letter in LETTERS if letter not in roads[one] | roads[other]]
    if letters and other not in roads[one].values():
        letter = random.choice(letters)
        roads[one][letter] = other
        roads[other][letter] = one


# ---------------------------------------------------------------------- contracts


def random_contracts(random: Random) -> list[Contract]:
    """Kinds with copies, one after another as in a table; cheap ones are more frequent."""
    tiles: list[Contract] = []
    for _ in range(random.randint(3, 18)):
        drawn = random.choices(range(5), weights=(6, 5, 4, 3, 2), k=random.randint(1, 4))
        tile = Contract(tuple(drawn.count(rank) for rank in range(5)), random.randint(0, 12))
        tiles += [tile] * random.randint(1, 4)
    return tiles[:MOST_CONTRACTS]


# ---------------------------------------------------------------------- parameters


def random_parameters(random: Random) -> Parameters:
    """Every number and every reading, about half of them the defaults."""
    chosen: Parameters = dict(NUMBERS)
    chosen |= {name: words[0] for name, words in READINGS.items()}
    for name, (low, high) in RANGES.items():
        if random.random() >= KEEPS_DEFAULT:
            chosen[name] = random.randint(low, high)
    for name, words in READINGS.items():
        if random.random() >= KEEPS_DEFAULT:
            chosen[name] = random.choice(words)
    return chosen


def fit(parameters: Parameters, cities: int, contracts: int) -> None:
    """Let the set-up find all that it lays: cities, contracts, tokens (ME-3)."""
    goods_sites = min(int(parameters["goods_sites"]), cities)
    free = min(cities - goods_sites, contracts)
    tokens = sum(int(parameters[rank]) for rank in RANKS)
    parameters["goods_sites"] = goods_sites
    parameters["contract_sites"] = min(int(parameters["contract_sites"]), free)
    parameters["site_goods"] = min(int(parameters["site_goods"]), tokens // (goods_sites + 1))

"""Magna Grecia: the tables of a position file.

round = 3                      # from 1
phase = "actions"              # draft, actions, keep, control, market, over
active = "brown"               # whose turn it is; default: the first on the card
cards = [4, 1, 9, ...]         # the stack: numbers of cards in the deck's table, from 1
oracles_left = 0               # in the draft: still to be placed
closed = ["c5 nw"]             # road ends closed for good (MG-A22)
oracles = { e7 = "c4", g3 = "" }   # oracle -> city that controls it, "" for nobody,
                               # "auto" for whoever should by the connections
[turn]                         # what happened in this turn; all optional
roads_laid = 1                 # likewise cities_laid
founded = true
must_cover = ["d4"]            # villages still to cover (MG-23)
unfinished = ["d5"]            # tiles of an unfinished city (MG-A25)
keep = ["red"]                 # seats that must choose a market (MG-27) ...
keep_in = "c4"                 # ... in this city
contested = ["e7"]             # oracles to be given to a city (MG-A10)
[seats.brown]                  # what is left out has its value at the start of a game
score = 12
roads = 3                      # front stock; likewise cities
reserve_roads = 10             # default: what is neither laid nor in front
markets = 17                   # supply; default: what is not on the board
road_tiles = ["e4 nw-se"]
city_tiles = ["c4", "c5"]
unsold = ["c4"]                # places of its markets; likewise sold
sold_points = 3                # history for the measures, default 0: also tile_points,
                               # market_points, market_value, oracle_points, foundings,
                               # merges, foreign_starts
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import numpy as np

from engine.boards.lattice import edge_names
from engine.errors import Fault
from engine.game import Record
from engine.games.magna_grecia import deal
from engine.games.magna_grecia.moves import (
    cell_name,
    find_cell,
    orientation,
    pair_name,
    place_name,
)
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.setup import COLOURS
from engine.games.magna_grecia.state import (
    CITY_TILE,
    EDGES,
    NO_PLACE,
    PAIR_MASK,
    PHASES,
    ROAD_TILE,
    state_dtype,
)
from engine.remedies import did_you_mean

HISTORY: Final = (
    "sold_points",
    "tile_points",
    "market_points",
    "market_value",
    "oracle_points",
    "foundings",
    "merges",
    "foreign_starts",
)
STOCKS: Final = {
    "score": "score",
    "roads": "front_roads",
    "cities": "front_cities",
    "reserve_roads": "reserve_roads",
    "reserve_cities": "reserve_cities",
    "markets": "supply",
}
SEAT_KEYS: Final = (*STOCKS, *HISTORY, "road_tiles", "city_tiles", "unsold", "sold")
TOP_KEYS: Final = (
    "round",
    "phase",
    "active",
    "cards",
    "oracles_left",
    "closed",
    "oracles",
    "turn",
    "seats",
)
TURN_KEYS: Final = (
    "roads_laid",
    "cities_laid",
    "founded",
    "must_cover",
    "unfinished",
    "keep",
    "keep_in",
    "contested",
)


def seat_names(record: Record) -> tuple[str, ...]:
    """Colours of the seats, in seat order."""
    return tuple(COLOURS[record.colours[seat]] for seat in range(int(record.seats)))


def bits_of(mask: Any) -> list[int]:
    """Places in a mask, in rising order."""
    whole = int(mask)
    return [place for place in range(64) if whole >> place & 1]


def mask_of(found: Iterable[int]) -> np.uint64:
    """The set of these places."""
    return np.uint64(sum(1 << place for place in set(found)))


class Reading:
    """A position while its tables are read; collects every fault.

    Attributes:
        S: The scenario record.
        G: The state record that is being filled.
        faults: What is wrong so far.
    """

    def __init__(self, record: Record, file: str) -> None:
        self.S = record
        self.G = np.zeros(1, state_dtype(len(record.place_of))).view(np.recarray)[0]
        self.file = file
        self.faults: list[Fault] = []
        deal.clear(record, self.G)

    def fault(self, place: str, what: str, remedy: str) -> None:
        """Note one thing that is wrong."""
        self.faults.append(Fault(self.file, place, what, remedy))

    def only(self, given: Mapping[str, Any], known: Iterable[str], place: str) -> None:
        """Note every key that is not known."""
        names = tuple(known)
        for key in given:
            if key not in names:
                where = f"{place}.{key}" if place else key
                self.fault(where, say("unknown key"), did_you_mean(key, names))

    def table(self, given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
        """The table under a key; empty if it is missing."""
        value = given.get(key, {})
        if isinstance(value, dict):
            return value
        self.fault(key, say("must be a table"), say("write [position.{key}]", key=key))
        return {}

    def number(
        self, given: Mapping[str, Any], key: str, place: str, default: int, high: int
    ) -> int:
        """The whole number under a key, from 0 to `high`."""
        value = given.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
            what = say(
                "{value} is not a whole number from 0 to {high}", value=repr(value), high=high
            )
            self.fault(f"{place}{key}", what, say("write a number in this range"))
            return default
        return value

    def words(self, given: Mapping[str, Any], key: str, place: str) -> list[str]:
        """The list of texts under a key; empty if it is missing."""
        value = given.get(key, [])
        if isinstance(value, list) and all(isinstance(word, str) for word in value):
            return value
        self.fault(f"{place}{key}", say("must be a list of texts"), say('write for example ["c4"]'))
        return []

    def cell(self, name: str, place: str) -> int | None:
        """The hex with this name."""
        found = find_cell(self.S, name)
        if found is None:
            first, last = cell_name(self.S, 0), cell_name(self.S, int(self.S.cells) - 1)
            remedy = say("hexes are named like {first} or {last}", first=first, last=last)
            self.fault(place, say("'{name}' is no hex of the board", name=name), remedy)
        return found

    def named_place(self, name: str, place: str, *, now: bool) -> int | None:
        """The place on a hex: as the board has it, or as the position has it now."""
        cell = self.cell(name, place)
        if cell is None:
            return None
        found = int(self.G.place[cell] if now else self.S.place_of[cell])
        if found == NO_PLACE:
            self.fault(
                place,
                say("there is no village or city on '{name}'", name=name),
                say("name one that is"),
            )
            return None
        return found

    def named_places(
        self, given: Mapping[str, Any], key: str, place: str, *, now: bool
    ) -> list[int]:
        """The places on the hexes listed under a key."""
        found = [
            self.named_place(word, f"{place}{key}", now=now)
            for word in self.words(given, key, place)
        ]
        return [number for number in found if number is not None]


def write_position(record: Record, state: Record) -> dict[str, Any]:
    """The tables of a position file; `read_position` gives the same bytes back."""
    S, G = record, state
    name: Callable[[int], str] = lambda place: place_name(S, place)  # noqa: E731
    names = seat_names(S)
    oracles = {
        name(oracle): "" if G.controller[oracle] == NO_PLACE else name(int(G.controller[oracle]))
        for oracle in bits_of(G.oracle_places)
    }
    edges = edge_names(orientation(S))
    closed = [
        f"{cell_name(S, cell)} {edges[edge]}"
        for cell in range(int(S.cells))
        for edge in range(EDGES)
        if G.tile[cell] >= CITY_TILE and int(G.ends[cell]) >> edge & 1
    ]
    unfinished = [
        cell_name(S, cell)
        for cell in range(int(S.cells))
        if int(G.unfinished[cell >> 6]) >> (cell & 63) & 1
    ]
    turn = {
        "roads_laid": int(G.roads_laid),
        "cities_laid": int(G.cities_laid),
        "founded": bool(G.founded),
        "must_cover": [name(place) for place in bits_of(G.debt)],
        "unfinished": unfinished,
        "keep": [names[seat] for seat in bits_of(G.keep_pending)],
        "contested": [name(place) for place in bits_of(G.contested)],
    }
    if G.keep_pending:
        turn["keep_in"] = name(int(G.keep_place))
    return {
        "round": int(G.rounds_played) + 1,
        "phase": PHASES[int(G.phase)],
        "active": names[int(G.active)],
        "cards": [int(card) + 1 for card in G.cards[: S.cards]],
        "oracles_left": int(G.oracles_left),
        "closed": closed,
        "oracles": oracles,
        "turn": turn,
        "seats": {label: _seat_table(S, G, seat) for seat, label in enumerate(names)},
    }


def _seat_table(S: Record, G: Record, seat: int) -> dict[str, Any]:
    pairs = {int(mask): pair for pair, mask in enumerate(PAIR_MASK)}
    table: dict[str, Any] = {key: int(G[field][seat]) for key, field in STOCKS.items()}
    table["road_tiles"] = [
        f"{cell_name(S, int(cell))} {pair_name(S, pairs[int(G.ends[cell])])}"
        for cell in np.flatnonzero(G.tile == ROAD_TILE + seat)
    ]
    table["city_tiles"] = [
        cell_name(S, int(cell)) for cell in np.flatnonzero(G.tile == CITY_TILE + seat)
    ]
    table["unsold"] = [place_name(S, place) for place in bits_of(G.unsold[seat])]
    table["sold"] = [place_name(S, place) for place in bits_of(G.sold[seat])]
    table.update({name: int(G[name][seat]) for name in HISTORY})
    return table

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
from engine.errors import Fault, RecordError, did_you_mean
from engine.game import Record
from engine.games.magna_grecia import deal, places, rebuild
from engine.games.magna_grecia.moves import (
    cell_name,
    find_cell,
    find_pair,
    orientation,
    pair_name,
    place_name,
)
from engine.games.magna_grecia.setup import COLOURS
from engine.games.magna_grecia.state import (
    CITY_TILE,
    CONTROL,
    DRAFT,
    EDGES,
    EMPTY,
    KEEP,
    NO_PLACE,
    OVER,
    PAIR_MASK,
    PHASES,
    ROAD_TILE,
    state_dtype,
)

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


def _mask(found: Iterable[int]) -> np.uint64:
    return np.uint64(sum(1 << place for place in set(found)))


class _Reading:
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
        self.faults.append(Fault(self.file, place, what, remedy))

    def only(self, given: Mapping[str, Any], known: Iterable[str], place: str) -> None:
        names = tuple(known)
        for key in given:
            if key not in names:
                where = f"{place}.{key}" if place else key
                self.fault(where, "unknown key", did_you_mean(key, names))

    def table(self, given: Mapping[str, Any], key: str) -> Mapping[str, Any]:
        value = given.get(key, {})
        if isinstance(value, dict):
            return value
        self.fault(key, "must be a table", f"write [position.{key}]")
        return {}

    def number(
        self, given: Mapping[str, Any], key: str, place: str, default: int, high: int
    ) -> int:
        value = given.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= high:
            what = f"{value!r} is not a whole number from 0 to {high}"
            self.fault(f"{place}{key}", what, "write a number in this range")
            return default
        return value

    def words(self, given: Mapping[str, Any], key: str, place: str) -> list[str]:
        value = given.get(key, [])
        if isinstance(value, list) and all(isinstance(word, str) for word in value):
            return value
        self.fault(f"{place}{key}", "must be a list of texts", 'write for example ["c4"]')
        return []

    def cell(self, name: str, place: str) -> int | None:
        found = find_cell(self.S, name)
        if found is None:
            first, last = cell_name(self.S, 0), cell_name(self.S, int(self.S.cells) - 1)
            remedy = f"hexes are named like {first} or {last}"
            self.fault(place, f"'{name}' is no hex of the board", remedy)
        return found

    def named_place(self, name: str, place: str, *, now: bool) -> int | None:
        """The place on a hex: as the board has it, or as the position has it now."""
        cell = self.cell(name, place)
        if cell is None:
            return None
        found = int(self.G.place[cell] if now else self.S.place_of[cell])
        if found == NO_PLACE:
            self.fault(place, f"there is no village or city on '{name}'", "name one that is")
            return None
        return found

    def named_places(
        self, given: Mapping[str, Any], key: str, place: str, *, now: bool
    ) -> list[int]:
        found = [
            self.named_place(word, f"{place}{key}", now=now)
            for word in self.words(given, key, place)
        ]
        return [number for number in found if number is not None]


def read_position(record: Record, given: Mapping[str, Any], file: str) -> Record:
    """A state from the tables described at the top of this module.

    Raises:
        RecordError: With every fault at once.
    """
    reading = _Reading(record, file)
    reading.only(given, TOP_KEYS, "")
    seats = reading.table(given, "seats")
    turn = reading.table(given, "turn")
    reading.only(turn, TURN_KEYS, "turn")
    names = seat_names(record)
    for name in seats:
        if name not in names:
            reading.fault(f"seats.{name}", "no such seat", did_you_mean(name, names))
    tables = {name: reading.table(seats, name) for name in names}
    for name, table in tables.items():
        reading.only(table, SEAT_KEYS, f"seats.{name}")
    _read_oracles(reading, reading.table(given, "oracles"))
    _read_tiles(reading, tables)
    _read_closed(reading, reading.words(given, "closed", ""))
    _read_unfinished(reading, turn)
    _form_cities(reading)
    _stop(reading)
    _read_flow(reading, given, turn)
    for seat, name in enumerate(names):
        _read_markets(reading, seat, f"seats.{name}.", tables[name])
        _read_stocks(reading, seat, f"seats.{name}.", tables[name])
    rebuild.rebuild(reading.S, reading.G)
    _read_control(reading, reading.table(given, "oracles"))
    _read_turn(reading, turn)
    _stop(reading)
    return reading.G


def _stop(reading: _Reading) -> None:
    if reading.faults:
        raise RecordError(reading.faults)


def _read_oracles(reading: _Reading, oracles: Mapping[str, Any]) -> None:
    for name in oracles:
        place = reading.named_place(name, f"oracles.{name}", now=False)
        if place is None:
            continue
        if not int(reading.S.inland) >> place & 1:
            remedy = "oracles stand on inland villages (MG-3)"
            reading.fault(f"oracles.{name}", f"'{name}' is a coastal village", remedy)
            continue
        reading.G.oracle_places |= np.uint64(1 << place)


def _put_tile(reading: _Reading, cell: int, tile: int, place: str, name: str) -> bool:
    G, S = reading.G, reading.S
    own = int(S.place_of[cell])
    if G.tile[cell] != EMPTY:
        reading.fault(place, f"two tiles lie on '{name}'", "leave one")
        return False
    if own != NO_PLACE and int(G.oracle_places) >> own & 1:
        reading.fault(place, f"there is an oracle on '{name}'", "no tile lies there (MG-21)")
        return False
    G.tile[cell] = tile
    return True


def _read_tiles(reading: _Reading, tables: Mapping[str, Mapping[str, Any]]) -> None:
    S, G = reading.S, reading.G
    for seat, (name, table) in enumerate(tables.items()):
        place = f"seats.{name}.city_tiles"
        for word in reading.words(table, "city_tiles", f"seats.{name}."):
            cell = reading.cell(word, place)
            if cell is not None:
                _put_tile(reading, cell, CITY_TILE + seat, place, word)
        place = f"seats.{name}.road_tiles"
        for word in reading.words(table, "road_tiles", f"seats.{name}."):
            where, _, edges = word.partition(" ")
            cell = reading.cell(where, place)
            pair = find_pair(S, edges)
            if pair is None or not int(S.touching[63]) >> pair & 1:
                what = f"'{word}' names no face of a road tile"
                reading.fault(place, what, "write for example 'e4 nw-se' (MG-12, MG-A2)")
            elif cell is not None and S.place_of[cell] != NO_PLACE:
                reading.fault(place, f"'{where}' is a village", "no road lies there (MG-12)")
            elif cell is not None and _put_tile(reading, cell, ROAD_TILE + seat, place, where):
                G.ends[cell] = PAIR_MASK[pair]


def _read_closed(reading: _Reading, closed: list[str]) -> None:
    edges = edge_names(orientation(reading.S))
    for word in closed:
        name, _, edge = word.partition(" ")
        cell = reading.cell(name, "closed")
        if cell is None:
            continue
        if edge not in edges or reading.G.tile[cell] < CITY_TILE:
            what = f"'{word}' is no edge of a city tile"
            reading.fault("closed", what, "write for example 'c5 nw'")
            continue
        reading.G.ends[cell] |= np.uint8(1 << edges.index(edge))


def _read_unfinished(reading: _Reading, turn: Mapping[str, Any]) -> None:
    for name in reading.words(turn, "unfinished", "turn."):
        cell = reading.cell(name, "turn.unfinished")
        if cell is None:
            continue
        if reading.G.tile[cell] < CITY_TILE:
            reading.fault("turn.unfinished", f"no city tile lies on '{name}'", "add it or drop it")
            continue
        reading.G.unfinished[cell >> 6] |= np.uint64(1 << (cell & 63))


def _form_cities(reading: _Reading) -> None:
    """Give every finished group of city tiles its place number (MG-18)."""
    S, G = reading.S, reading.G
    seen: set[int] = set()
    for start in range(int(S.cells)):
        if start in seen or not rebuild.is_city_hex(G, start):
            continue
        group = [start]
        seen.add(start)
        for cell in group:
            for near in S.neighbours[cell]:
                same = near >= 0 and G.tile[near] == G.tile[start]
                if same and int(near) not in seen and rebuild.is_city_hex(G, int(near)):
                    group.append(int(near))
                    seen.add(int(near))
        hexes = [int(S.place_of[cell]) for cell in group if S.place_of[cell] != NO_PLACE]
        if not hexes:
            name = cell_name(S, start)
            what = f"the city with '{name}' holds no village hex"
            reading.fault("seats", what, "let it cover a village (MG-18)")
            continue
        for cell in group:
            G.place[cell] = min(hexes)


def _read_flow(reading: _Reading, given: Mapping[str, Any], turn: Mapping[str, Any]) -> None:
    """Phase, round, stack and whose turn it is."""
    S, G = reading.S, reading.G
    phase = given.get("phase", "actions")
    if phase not in PHASES:
        reading.fault("phase", f"{phase!r} is no phase", f"use one of: {', '.join(PHASES)}")
        phase = "actions"
    G.phase = PHASES.index(phase)
    rounds = int(S.rounds)
    number = reading.number(given, "round", "", 1, rounds + 1)
    if not 1 <= number <= rounds and G.phase != OVER:
        reading.fault("round", f"there is no round {number}", f"write 1 to {rounds}")
        number = 1
    G.rounds_played = rounds if G.phase == OVER else number - 1
    cards = given.get("cards", [int(card) + 1 for card in S.stack[: S.cards]])
    if not isinstance(cards, list) or sorted(map(str, cards)) != sorted(
        str(card + 1) for card in range(int(S.cards))
    ):
        what = "the stack must name every card of the deck once"
        reading.fault("cards", what, f"list the numbers 1 to {int(S.cards)} in any order")
        cards = [int(card) + 1 for card in S.stack[: S.cards]]
    G.cards[: S.cards] = np.array(cards) - 1
    _read_active(reading, given)
    G.oracles_left = reading.number(given, "oracles_left", "", 0, int(S.oracles))
    if (G.phase == DRAFT) != (G.oracles_left > 0):
        what = f"{int(G.oracles_left)} oracles left in the phase '{phase}'"
        reading.fault("oracles_left", what, "only a draft has oracles left, and it has some")
    _ = turn


def _read_active(reading: _Reading, given: Mapping[str, Any]) -> None:
    S, G = reading.S, reading.G
    names = seat_names(S)
    card = int(G.cards[0 if G.phase == DRAFT else min(int(G.rounds_played), int(S.rounds) - 1)])
    order = [int(seat) for seat in S.order[card][: S.seats]]
    active = given.get("active", names[order[-1 if G.phase == OVER else 0]])
    if active not in names:
        reading.fault("active", f"{active!r} is no seat", f"use one of: {', '.join(names)}")
        return
    G.active = names.index(active)
    G.turn = 0 if G.phase == OVER else order.index(int(G.active))
    G.seat = -1 if G.phase == OVER else G.active


def _read_markets(reading: _Reading, seat: int, place: str, table: Mapping[str, Any]) -> None:
    G = reading.G
    for key, field in (("unsold", G.unsold), ("sold", G.sold)):
        for name in reading.words(table, key, place):
            found = reading.named_place(name, f"{place}{key}", now=True)
            if found is None:
                continue
            if int(G.oracle_places) >> found & 1:
                what = f"there is an oracle on '{name}'"
                reading.fault(f"{place}{key}", what, "markets stand in villages and cities (MG-32)")
            elif int(field[seat]) >> found & 1:
                what = f"two markets in the place of '{name}'"
                reading.fault(f"{place}{key}", what, "a seat has one in a place (MG-32)")
            else:
                field[seat] |= np.uint64(1 << found)
    both = G.unsold[seat] & G.sold[seat]
    if both and G.phase != KEEP:
        names = ", ".join(place_name(reading.S, found) for found in bits_of(both))
        reading.fault(f"{place}sold", f"sold and unsold market in {names}", "leave one (MG-32)")


def _read_stocks(reading: _Reading, seat: int, place: str, table: Mapping[str, Any]) -> None:
    S, G = reading.S, reading.G
    laid = {
        "roads": int(np.count_nonzero(G.tile == ROAD_TILE + seat)),
        "cities": int(np.count_nonzero(G.tile == CITY_TILE + seat)),
    }
    G.score[seat] = reading.number(table, "score", place, int(S.start_score[seat]), 9999)
    for kind, count in laid.items():
        total = int(S[f"stock_{kind}"] + S[f"reserve_{kind}"])
        front = reading.number(table, kind, place, min(int(S[f"stock_{kind}"]), total), total)
        left = total - count - front
        reserve = reading.number(table, f"reserve_{kind}", place, max(left, 0), total)
        if front + reserve + count != total:
            what = f"{count} {kind} laid, {front} in front and {reserve} in reserve"
            reading.fault(f"{place}{kind}", what, f"together they must be {total} (MG-1)")
        G[f"front_{kind}"][seat] = front
        G[f"reserve_{kind}"][seat] = reserve
    placed = len(bits_of(G.unsold[seat])) + len(bits_of(G.sold[seat]))
    total = int(S.markets)
    supply = reading.number(table, "markets", place, max(total - placed, 0), total)
    if supply + placed != total:
        what = f"{placed} markets on the board and {supply} at hand"
        reading.fault(f"{place}markets", what, f"together they must be {total} (MG-1)")
    G.supply[seat] = supply
    for name in HISTORY:
        G[name][seat] = reading.number(table, name, place, 0, 9999)


def _read_control(reading: _Reading, oracles: Mapping[str, Any]) -> None:
    S, G = reading.S, reading.G
    for name, holder in oracles.items():
        cell = find_cell(S, name)
        if cell is None:
            continue
        oracle = int(S.place_of[cell])
        where = f"oracles.{name}"
        if holder == "auto":
            places.settle_oracle(S, G, oracle)
        elif not isinstance(holder, str):
            reading.fault(where, f"{holder!r} is no city", 'name a hex of it, "" or "auto"')
        elif holder:
            city = reading.named_place(holder, where, now=True)
            if city is None:
                continue
            if not int(places.all_cities(G) & G.links[oracle]) >> city & 1:
                what = f"'{holder}' is no city directly connected to the oracle"
                reading.fault(where, what, "name one that is (MG-38)")
                continue
            G.controller[oracle] = city


def _read_turn(reading: _Reading, turn: Mapping[str, Any]) -> None:
    S, G = reading.S, reading.G
    most = int(S.stock_roads + S.reserve_roads + S.stock_cities + S.reserve_cities)
    G.roads_laid = reading.number(turn, "roads_laid", "turn.", 0, most)
    G.cities_laid = reading.number(turn, "cities_laid", "turn.", 0, most)
    founded = turn.get("founded", False)
    if not isinstance(founded, bool):
        reading.fault(
            "turn.founded", f"{founded!r} is neither true nor false", "write true or false"
        )
    G.founded = int(founded is True)
    G.debt = _mask(reading.named_places(turn, "must_cover", "turn.", now=False))
    if G.debt & ~(G.villages & ~G.pending):
        reading.fault("turn.must_cover", "names a hex that is no village", "drop it")
    G.contested = _mask(reading.named_places(turn, "contested", "turn.", now=False))
    if G.contested & ~G.oracle_places:
        reading.fault("turn.contested", "names a hex that is no oracle", "drop it")
    if (G.phase == CONTROL) != bool(G.contested):
        what = "oracles are contested in the phase 'control' only, and there some are"
        reading.fault("turn.contested", what, "set phase or contested")
    names = seat_names(S)
    for name in reading.words(turn, "keep", "turn."):
        if name in names:
            G.keep_pending |= 1 << names.index(name)
        else:
            reading.fault("turn.keep", f"no seat '{name}'", did_you_mean(name, names))
    if (G.phase == KEEP) != (G.keep_pending != 0):
        what = "seats choose markets in the phase 'keep' only, and there some do"
        reading.fault("turn.keep", what, "set phase or keep")
    if G.phase == KEEP:
        _read_keep(reading, turn)


def _read_keep(reading: _Reading, turn: Mapping[str, Any]) -> None:
    S, G = reading.S, reading.G
    found = reading.named_place(str(turn.get("keep_in", "")), "turn.keep_in", now=True)
    if found is None:
        return
    G.keep_place = found
    order = [int(seat) for seat in S.order[G.cards[G.rounds_played]][: S.seats]]
    asked = [order[(int(G.turn) + step) % len(order)] for step in range(len(order))]
    G.seat = next((seat for seat in asked if int(G.keep_pending) >> seat & 1), G.active)
    for seat in range(int(S.seats)):
        both = int(G.unsold[seat] & G.sold[seat])
        if both != (1 << found if int(G.keep_pending) >> seat & 1 else 0):
            what = f"{seat_names(S)[seat]} must have a sold and an unsold market there to choose"
            reading.fault("turn.keep", what, "set unsold, sold and keep alike")


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

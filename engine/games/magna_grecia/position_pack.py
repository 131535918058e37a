"""Magna Grecia: what no column of a position puts into the state: places, cities, control, turn."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.games.magna_grecia import places, rebuild
from engine.games.magna_grecia.moves import cell_name, place_name
from engine.games.magna_grecia.position import bits_of
from engine.games.magna_grecia.position_turn import pack_turn
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import (
    CITY_TILE,
    DRAFT,
    KEEP,
    NO_PLACE,
    OVER,
    PHASES,
    ROAD_TILE,
)
from engine.positions.reading import Reading


def pack(reading: Reading) -> None:
    """Put the rest of a position into its state; faults are added to the reading.

    Raises:
        RecordError: What lies on the board is faulty, so that nothing else can be judged.
    """
    _pack_oracles(reading)
    _check_tiles(reading)
    _pack_closed(reading)
    _form_cities(reading)
    reading.stop()
    _pack_flow(reading)
    for seat in range(int(reading.S.seats)):
        _pack_markets(reading, seat)
    rebuild.rebuild(reading.S, reading.G)
    _pack_control(reading)
    pack_turn(reading)


def _pack_oracles(reading: Reading) -> None:
    S = reading.S
    for cell in reading.value("oracles"):
        name, place = cell_name(S, cell), int(S.place_of[cell])
        key = f"oracles.{name}"
        if place == NO_PLACE:
            what = say("there is no village or city on '{name}'", name=name)
            reading.fault(key, what, say("name one that is"), sites=[cell])
        elif not int(S.inland) >> place & 1:
            remedy = say("oracles stand on inland villages (MG-3)")
            what = say("'{name}' is a coastal village", name=name)
            reading.fault(key, what, remedy, sites=[cell])
        else:
            reading.G.oracle_places |= np.uint64(1 << place)


def _check_tiles(reading: Reading) -> None:
    """No tile lies on an oracle, no road on a village."""
    S, G = reading.S, reading.G
    for cell in np.flatnonzero(G.tile[: S.cells]).tolist():
        tile, own = int(G.tile[cell]), int(S.place_of[cell])
        name = cell_name(S, cell)
        road = tile < CITY_TILE
        if own == NO_PLACE:
            continue
        key = "seats.*.road_tiles" if road else "seats.*.city_tiles"
        seat = tile - (ROAD_TILE if road else CITY_TILE)
        if int(G.oracle_places) >> own & 1:
            what = say("there is an oracle on '{name}'", name=name)
            remedy = say("there is no tile there (MG-21)")
            reading.fault(key, what, remedy, seat=seat, entry=name, sites=[cell])
        elif road:
            what = say("'{where}' is a village", where=name)
            remedy = say("there is no road there (MG-12)")
            reading.fault(key, what, remedy, seat=seat, entry=name, sites=[cell])


def _pack_closed(reading: Reading) -> None:
    """Closed road ends, and tiles of an unfinished city."""
    S, G = reading.S, reading.G
    for cell, edge in reading.value("closed"):
        if G.tile[cell] >= CITY_TILE:
            G.ends[cell] |= np.uint8(edge)
            continue
        name = cell_name(S, cell)
        what = say("there is no city tile on '{name}'", name=name)
        reading.fault("closed", what, say("add it or drop it"), entry=name, sites=[cell])
    for cell in reading.value("turn.unfinished"):
        if G.tile[cell] < CITY_TILE:
            name = cell_name(S, cell)
            what = say("there is no city tile on '{name}'", name=name)
            remedy = say("add it or drop it")
            reading.fault("turn.unfinished", what, remedy, entry=name, sites=[cell])


def _form_cities(reading: Reading) -> None:
    """Every finished group of city tiles is a city with a village in it (MG-18)."""
    S, G = reading.S, reading.G
    rebuild.form_cities(S, G)
    tiles = {cell for cell in range(int(S.cells)) if rebuild.is_city_hex(G, cell)}
    lost = {cell for cell in tiles if G.place[cell] == NO_PLACE}
    while lost:
        start = min(lost)
        seat = int(G.tile[start]) - CITY_TILE
        lost -= set(_group(reading, start))
        name = cell_name(S, start)
        what = say("the city with '{name}' contains no village hex", name=name)
        remedy = say("let it cover a village (MG-18)")
        key = "seats.*.city_tiles"
        reading.fault(key, what, remedy, seat=seat, entry=name, sites=[start])


def _group(reading: Reading, start: int) -> Iterator[int]:
    """The finished tiles of a city, from one of them on."""
    S, G = reading.S, reading.G
    seen, waiting = {start}, [start]
    while waiting:
        cell = waiting.pop()
        yield cell
        for near in S.neighbours[cell].tolist():
            same = near >= 0 and G.tile[near] == G.tile[start] and near not in seen
            if same and rebuild.is_city_hex(G, near):
                seen.add(near)
                waiting.append(near)


def _pack_flow(reading: Reading) -> None:
    """Round, whose turn it is, and oracles that wait."""
    S, G = reading.S, reading.G
    rounds, number = int(S.rounds), int(G.rounds_played) + 1
    if G.phase == OVER:
        G.rounds_played = rounds
    elif not 1 <= number <= rounds:
        what = say("there is no round {number}", number=number)
        reading.fault("round", what, say("write 1 to {rounds}", rounds=rounds))
        G.rounds_played = 0
    card = int(G.cards[0 if G.phase == DRAFT else min(int(G.rounds_played), rounds - 1)])
    order = [int(seat) for seat in S.order[card][: S.seats]]
    if reading.left_out("active"):
        G.active = order[-1 if G.phase == OVER else 0]
    G.turn = 0 if G.phase == OVER else order.index(int(G.active))
    G.seat = -1 if G.phase == OVER else G.active
    if (G.phase == DRAFT) != (G.oracles_left > 0):
        what = say(
            "{count:oracle|oracles} left in the phase '{phase}'",
            count=int(G.oracles_left),
            phase=PHASES[int(G.phase)],
        )
        remedy = say("only a draft has oracles left, and it has some")
        reading.fault("oracles_left", what, remedy)


def _pack_markets(reading: Reading, seat: int) -> None:
    S, G = reading.S, reading.G
    for kind, field in (("unsold", G.unsold), ("sold", G.sold)):
        key = f"seats.*.{kind}"
        for cell in reading.value(key, seat):
            name, found = cell_name(S, cell), int(G.place[cell])
            if found == NO_PLACE:
                what = say("there is no village or city on '{name}'", name=name)
                remedy = say("name one that is")
            elif int(G.oracle_places) >> found & 1:
                what = say("there is an oracle on '{name}'", name=name)
                remedy = say("markets stand in villages and cities (MG-32)")
            elif int(field[seat]) >> found & 1:
                what = say("two markets in the place of '{name}'", name=name)
                remedy = say("a seat has one in a place (MG-32)")
            else:
                field[seat] |= np.uint64(1 << found)
                continue
            reading.fault(key, what, remedy, seat=seat, entry=name, sites=[cell])
    both = bits_of(G.unsold[seat] & G.sold[seat])
    if both and G.phase != KEEP:
        names = ", ".join(place_name(S, found) for found in both)
        what = say("sold and unsold market in {names}", names=names)
        sites = [int(S.place_cell[found]) for found in both]
        remedy = say("leave one (MG-32)")
        entry = place_name(S, both[0])
        reading.fault("seats.*.sold", what, remedy, seat=seat, entry=entry, sites=sites)


def _pack_control(reading: Reading) -> None:
    """Who controls each oracle."""
    S, G = reading.S, reading.G
    auto, words = 1, 2
    for cell, holder in reading.value("oracles").items():
        oracle = int(S.place_of[cell])
        if holder == auto:
            places.settle_oracle(S, G, oracle)
        if holder < words:
            continue
        name, key = cell_name(S, holder - words), f"oracles.{cell_name(S, cell)}"
        city = int(G.place[holder - words])
        if city == NO_PLACE or not int(places.all_cities(G) & G.links[oracle]) >> city & 1:
            what = say("'{holder}' is not a city directly connected to the oracle", holder=name)
            remedy = say("name one that is (MG-38)")
            reading.fault(key, what, remedy, sites=[cell, holder - words])
        else:
            G.controller[oracle] = city

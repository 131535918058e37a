"""Magna Grecia: a state from the tables of a position file, which `position.py` describes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from engine.boards.lattice import edge_names
from engine.errors import RecordError
from engine.game import Record
from engine.games.magna_grecia import places, rebuild, rules
from engine.games.magna_grecia.moves import (
    cell_name,
    find_cell,
    find_pair,
    orientation,
    place_name,
)
from engine.games.magna_grecia.position import (
    HISTORY,
    SEAT_KEYS,
    TOP_KEYS,
    TURN_KEYS,
    Reading,
    bits_of,
    seat_names,
)
from engine.games.magna_grecia.position_checks import check_neighbours
from engine.games.magna_grecia.position_turn import read_turn
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import (
    CITY_TILE,
    DRAFT,
    EMPTY,
    KEEP,
    MOST_MOVES,
    NO_PLACE,
    OVER,
    PAIR_MASK,
    PHASES,
    ROAD_TILE,
)
from engine.remedies import did_you_mean


def read_position(record: Record, given: Mapping[str, Any], file: str) -> Record:
    """A state from the tables described at the top of this module.

    Raises:
        RecordError: With every fault at once.
    """
    reading = Reading(record, file)
    reading.only(given, TOP_KEYS, "")
    seats = reading.table(given, "seats")
    turn = reading.table(given, "turn")
    reading.only(turn, TURN_KEYS, "turn")
    names = seat_names(record)
    for name in seats:
        if name not in names:
            reading.fault(f"seats.{name}", say("no such seat"), did_you_mean(name, names))
    tables = {name: reading.table(seats, name) for name in names}
    for name, table in tables.items():
        reading.only(table, SEAT_KEYS, f"seats.{name}")
    _read_oracles(reading, reading.table(given, "oracles"))
    _read_tiles(reading, tables)
    _read_closed(reading, reading.words(given, "closed", ""))
    _read_unfinished(reading, turn)
    _form_cities(reading)
    _stop(reading)
    _read_flow(reading, given)
    for seat, name in enumerate(names):
        _read_markets(reading, seat, f"seats.{name}.", tables[name])
        _read_stocks(reading, seat, f"seats.{name}.", tables[name])
    rebuild.rebuild(reading.S, reading.G)
    _read_control(reading, reading.table(given, "oracles"))
    read_turn(reading, turn)
    _stop(reading)
    check_neighbours(reading)
    _check_moves(reading)
    _stop(reading)
    return reading.G


def _stop(reading: Reading) -> None:
    if reading.faults:
        raise RecordError(reading.faults)


def _read_oracles(reading: Reading, oracles: Mapping[str, Any]) -> None:
    for name in oracles:
        place = reading.named_place(name, f"oracles.{name}", now=False)
        if place is None:
            continue
        if not int(reading.S.inland) >> place & 1:
            remedy = say("oracles stand on inland villages (MG-3)")
            reading.fault(
                f"oracles.{name}", say("'{name}' is a coastal village", name=name), remedy
            )
            continue
        reading.G.oracle_places |= np.uint64(1 << place)


def _put_tile(reading: Reading, cell: int, tile: int, place: str, name: str) -> bool:
    G, S = reading.G, reading.S
    own = int(S.place_of[cell])
    if G.tile[cell] != EMPTY:
        reading.fault(place, say("two tiles lie on '{name}'", name=name), say("leave one"))
        return False
    if own != NO_PLACE and int(G.oracle_places) >> own & 1:
        reading.fault(
            place,
            say("there is an oracle on '{name}'", name=name),
            say("no tile lies there (MG-21)"),
        )
        return False
    G.tile[cell] = tile
    return True


def _read_tiles(reading: Reading, tables: Mapping[str, Mapping[str, Any]]) -> None:
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
                what = say("'{word}' names no face of a road tile", word=word)
                reading.fault(place, what, say("write for example 'e4 nw-se' (MG-12, MG-A2)"))
            elif cell is not None and S.place_of[cell] != NO_PLACE:
                reading.fault(
                    place,
                    say("'{where}' is a village", where=where),
                    say("no road lies there (MG-12)"),
                )
            elif cell is not None and _put_tile(reading, cell, ROAD_TILE + seat, place, where):
                G.ends[cell] = PAIR_MASK[pair]


def _read_closed(reading: Reading, closed: list[str]) -> None:
    edges = edge_names(orientation(reading.S))
    for word in closed:
        name, _, edge = word.partition(" ")
        cell = reading.cell(name, "closed")
        if cell is None:
            continue
        if edge not in edges or reading.G.tile[cell] < CITY_TILE:
            what = say("'{word}' is no edge of a city tile", word=word)
            reading.fault("closed", what, say("write for example 'c5 nw'"))
            continue
        reading.G.ends[cell] |= np.uint8(1 << edges.index(edge))


def _read_unfinished(reading: Reading, turn: Mapping[str, Any]) -> None:
    for name in reading.words(turn, "unfinished", "turn."):
        cell = reading.cell(name, "turn.unfinished")
        if cell is None:
            continue
        if reading.G.tile[cell] < CITY_TILE:
            reading.fault(
                "turn.unfinished",
                say("no city tile lies on '{name}'", name=name),
                say("add it or drop it"),
            )
            continue
        reading.G.unfinished[cell >> 6] |= np.uint64(1 << (cell & 63))


def _form_cities(reading: Reading) -> None:
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
            what = say("the city with '{name}' holds no village hex", name=name)
            reading.fault("seats", what, say("let it cover a village (MG-18)"))
            continue
        for cell in group:
            G.place[cell] = min(hexes)


def _read_flow(reading: Reading, given: Mapping[str, Any]) -> None:
    """Phase, round, stack and whose turn it is."""
    S, G = reading.S, reading.G
    phase = given.get("phase", "actions")
    if phase not in PHASES:
        reading.fault(
            "phase",
            say("{phase} is no phase", phase=repr(phase)),
            say("use one of: {names}", names=", ".join(PHASES)),
        )
        phase = "actions"
    G.phase = PHASES.index(phase)
    rounds = int(S.rounds)
    number = reading.number(given, "round", "", 1, rounds + 1)
    if not 1 <= number <= rounds and G.phase != OVER:
        reading.fault(
            "round",
            say("there is no round {number}", number=number),
            say("write 1 to {rounds}", rounds=rounds),
        )
        number = 1
    G.rounds_played = rounds if G.phase == OVER else number - 1
    cards = given.get("cards", [int(card) + 1 for card in S.stack[: S.cards]])
    if not isinstance(cards, list) or sorted(map(str, cards)) != sorted(
        str(card + 1) for card in range(int(S.cards))
    ):
        what = say("the stack must name every card of the deck once")
        reading.fault(
            "cards", what, say("list the numbers 1 to {cards} in any order", cards=int(S.cards))
        )
        cards = [int(card) + 1 for card in S.stack[: S.cards]]
    G.cards[: S.cards] = np.array(cards) - 1
    _read_active(reading, given)
    G.oracles_left = reading.number(given, "oracles_left", "", 0, int(S.oracles))
    if (G.phase == DRAFT) != (G.oracles_left > 0):
        what = say(
            "{count:oracle|oracles} left in the phase '{phase}'",
            count=int(G.oracles_left),
            phase=phase,
        )
        reading.fault("oracles_left", what, say("only a draft has oracles left, and it has some"))


def _read_active(reading: Reading, given: Mapping[str, Any]) -> None:
    S, G = reading.S, reading.G
    names = seat_names(S)
    card = int(G.cards[0 if G.phase == DRAFT else min(int(G.rounds_played), int(S.rounds) - 1)])
    order = [int(seat) for seat in S.order[card][: S.seats]]
    active = given.get("active", names[order[-1 if G.phase == OVER else 0]])
    if active not in names:
        reading.fault(
            "active",
            say("{active} is no seat", active=repr(active)),
            say("use one of: {names}", names=", ".join(names)),
        )
        return
    G.active = names.index(active)
    G.turn = 0 if G.phase == OVER else order.index(int(G.active))
    G.seat = -1 if G.phase == OVER else G.active


def _read_markets(reading: Reading, seat: int, place: str, table: Mapping[str, Any]) -> None:
    G = reading.G
    for key, field in (("unsold", G.unsold), ("sold", G.sold)):
        for name in reading.words(table, key, place):
            found = reading.named_place(name, f"{place}{key}", now=True)
            if found is None:
                continue
            if int(G.oracle_places) >> found & 1:
                what = say("there is an oracle on '{name}'", name=name)
                reading.fault(
                    f"{place}{key}", what, say("markets stand in villages and cities (MG-32)")
                )
            elif int(field[seat]) >> found & 1:
                what = say("two markets in the place of '{name}'", name=name)
                reading.fault(f"{place}{key}", what, say("a seat has one in a place (MG-32)"))
            else:
                field[seat] |= np.uint64(1 << found)
    both = G.unsold[seat] & G.sold[seat]
    if both and G.phase != KEEP:
        names = ", ".join(place_name(reading.S, found) for found in bits_of(both))
        reading.fault(
            f"{place}sold",
            say("sold and unsold market in {names}", names=names),
            say("leave one (MG-32)"),
        )


def _read_stocks(reading: Reading, seat: int, place: str, table: Mapping[str, Any]) -> None:
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
            tiles = say("road tiles") if kind == "roads" else say("city tiles")
            what = say(
                "{tiles}: {count} laid, {front} in front and {reserve} in reserve",
                tiles=tiles,
                count=count,
                front=front,
                reserve=reserve,
            )
            reading.fault(
                f"{place}{kind}", what, say("together they must be {number} (MG-1)", number=total)
            )
        G[f"front_{kind}"][seat] = front
        G[f"reserve_{kind}"][seat] = reserve
    placed = len(bits_of(G.unsold[seat])) + len(bits_of(G.sold[seat]))
    total = int(S.markets)
    supply = reading.number(table, "markets", place, max(total - placed, 0), total)
    lost = total - supply - placed
    if lost < 0 or (lost and not S.merged_markets):
        what = say(
            "{placed:market|markets} on the board and {supply} at hand",
            placed=placed,
            supply=supply,
        )
        number = say("{number} at most", number=total) if S.merged_markets else str(total)
        reading.fault(
            f"{place}markets", what, say("together they must be {number} (MG-1)", number=number)
        )
    G.supply[seat] = supply
    for name in HISTORY:
        G[name][seat] = reading.number(table, name, place, 0, 9999)


def _read_control(reading: Reading, oracles: Mapping[str, Any]) -> None:
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
            reading.fault(
                where,
                say("{holder} is no city", holder=repr(holder)),
                say('name a hex of it, "" or "auto"'),
            )
        elif holder:
            city = reading.named_place(holder, where, now=True)
            if city is None:
                continue
            if not int(places.all_cities(G) & G.links[oracle]) >> city & 1:
                what = say("'{holder}' is no city directly connected to the oracle", holder=holder)
                reading.fault(where, what, say("name one that is (MG-38)"))
                continue
            G.controller[oracle] = city


def _check_moves(reading: Reading) -> None:
    """A running game has a move."""
    moves = np.zeros(MOST_MOVES, dtype=np.int32)
    if reading.G.phase != OVER and rules.legal(reading.S, reading.G, moves) == 0:
        what = say("no move is possible in this position")
        reading.fault(
            "turn", what, say("check must_cover, unfinished and what is left of the turn")
        )

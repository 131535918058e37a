"""Magna Grecia: refusals in words, positions as plain data, broken invariants."""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.game import Record, Refusal
from engine.games.magna_grecia import moves, reasons, rules
from engine.games.magna_grecia.markets import buyable, markets_worth, oracles_held, standing
from engine.games.magna_grecia.places import all_cities, connectivity, is_active, market_value
from engine.games.magna_grecia.position import bits_of, seat_names
from engine.games.magna_grecia.rebuild import rebuild
from engine.games.magna_grecia.refusals import SENTENCES
from engine.games.magna_grecia.saying import WORDS, listed, say
from engine.games.magna_grecia.state import (
    ARGUMENT,
    BUY_MOVE,
    CITY,
    CITY_TILE,
    KEEP,
    KIND_SHIFT,
    MARKET,
    MOST_MOVES,
    NO_PLACE,
    OVER,
    PAIRS,
    ROAD,
    ROAD_TILE,
)
from engine.language import SOURCE, speaking


def why_not(record: Record, state: Record, move: int) -> Refusal | None:
    """None for a legal move, else the sentence and the rules that forbid it."""
    code = int(reasons.reason(record, state, int(move)))
    return None if code == 0 else worded(record, state, int(move), SENTENCES[code])


def worded(record: Record, state: Record, move: int, said: tuple[str, tuple[str, ...]]) -> Refusal:
    """A sentence of the refusals, its blanks filled in for a move, and its rules."""
    sentence, ids = said
    told = WORDS.tell(sentence, _facts(record, state, move))
    named = sentence.startswith("{cell}")  # i3 stays as the board has it
    return Refusal(told if named else told[0].upper() + told[1:], ids)


class _facts(dict[str, Any]):  # noqa: N801  (used like a function)
    """Words for the blanks of a sentence, each found only when it is asked for."""

    def __init__(self, record: Record, state: Record, move: int) -> None:
        super().__init__()
        self.S, self.G = record, state
        self.kind, self.argument = move >> KIND_SHIFT, move & ARGUMENT

    def __missing__(self, key: str) -> str:
        return str(getattr(self, f"_{key}")())

    def _hex(self) -> int:
        if self.kind == ROAD:
            return self.argument >> 4
        if self.kind == CITY:
            return self.argument
        return int(self.S.place_cell[self.argument])

    def _cell(self) -> str:
        return moves.cell_name(self.S, self._hex())

    def _edges(self) -> str:
        names = moves.pair_name(self.S, self.argument & 15).split("-")
        return listed([WORDS.say(name) for name in names])

    def _what(self) -> str:
        place = int(self.S.place_of[self._hex()])
        village = int(self.G.villages) >> place & 1
        return say("a village") if village else say("a place with an oracle")

    def _place(self) -> str:
        """Villages and oracles outside the network that the tile faces."""
        found = []
        pair = PAIRS[self.argument & 15]
        for edge in pair:
            near = int(self.S.neighbours[self._hex(), edge])
            if near >= 0 and self.G.place[near] != NO_PLACE:
                found.append(moves.cell_name(self.S, near))
        return listed(found)

    def _price(self) -> int:
        return int(self.G.price[self.argument])

    def _cheapest(self) -> int:
        places = bits_of(buyable(self.S, self.G, self.G.seat))
        return min(int(self.G.price[place]) for place in places)

    def _score(self) -> int:
        return int(self.G.score[self.G.seat])

    def _oracle(self) -> str:
        return moves.place_name(self.S, bits_of(self.G.contested)[0])


def describe(record: Record, state: Record) -> dict[str, Any]:
    """The position as plain data.

    Keys: `places`, `markets`, `oracles`, `prices`, `scores`, `legal`; names of seats and
    hexes as in move texts, points as whole numbers. Reasons are English in every language.
    """
    with speaking(SOURCE):
        return _described(record, state)


def _described(record: Record, state: Record) -> dict[str, Any]:
    names = seat_names(record)
    out = np.zeros(MOST_MOVES, dtype=np.int32)
    count = rules.legal(record, state, out)
    return {
        "places": [_place(record, state, place) for place in _places(state)],
        "markets": [
            _market(record, state, seat, place, sold=sold)
            for seat in range(len(names))
            for sold, mask in ((False, state.unsold[seat]), (True, state.sold[seat]))
            for place in bits_of(mask)
        ],
        "oracles": [_oracle(record, state, place) for place in bits_of(state.oracle_places)],
        "prices": {
            moves.place_name(record, place): {
                name: _price(record, state, seat, place) for seat, name in enumerate(names)
            }
            for place in _places(state)
            if not int(state.oracle_places) >> place & 1
        },
        "scores": {name: _score(record, state, seat) for seat, name in enumerate(names)},
        "legal": [moves.to_text(record, int(move)) for move in out[:count]],
    }


def _places(state: Record) -> list[int]:
    return bits_of(state.villages | all_cities(state) | state.oracle_places)


def _owner(record: Record, state: Record, place: int) -> int | None:
    seats = range(int(record.seats))
    return next((seat for seat in seats if int(state.cities[seat]) >> place & 1), None)


def _place(record: Record, state: Record, place: int) -> dict[str, Any]:
    owner = _owner(record, state, place)
    kind = "village" if int(state.villages) >> place & 1 else "oracle"
    cells = [int(record.place_cell[place])]
    if owner is not None:
        kind = "city"
        tiles = (state.place == place) & (state.tile == CITY_TILE + owner)
        cells = [int(cell) for cell in np.flatnonzero(tiles)]
    return {
        "id": moves.place_name(record, place),
        "kind": kind,
        "seat": None if owner is None else seat_names(record)[owner],
        "cells": [moves.cell_name(record, cell) for cell in cells],
        "connections": [moves.place_name(record, other) for other in bits_of(state.links[place])],
        "connectivity": int(connectivity(state, place)),
    }


def _market(record: Record, state: Record, seat: int, place: int, *, sold: bool) -> dict[str, Any]:
    return {
        "seat": seat_names(record)[seat],
        "place": moves.place_name(record, place),
        "sold": sold,
        "active": not sold and bool(is_active(state, seat, place)),
        "value": 0 if sold else int(market_value(record, state, seat, place)),
    }


def _oracle(record: Record, state: Record, place: int) -> dict[str, Any]:
    holder = int(state.controller[place])
    owner = None if holder == NO_PLACE else _owner(record, state, holder)
    return {
        "cell": moves.place_name(record, place),
        "controller": None
        if owner is None
        else {"seat": seat_names(record)[owner], "place": moves.place_name(record, holder)},
    }


def _price(record: Record, state: Record, seat: int, place: int) -> int | str:
    """What a market there costs the seat, or why it cannot buy one, as in its market step."""
    if state.phase == OVER:
        return int(state.price[place])
    row = np.zeros(1, state.dtype).view(np.recarray)
    row[0] = state
    row[0].seat = seat
    row[0].phase = MARKET
    refusal = why_not(record, row[0], BUY_MOVE | place)
    return int(state.price[place]) if refusal is None else refusal.text


def _score(record: Record, state: Record, seat: int) -> dict[str, int]:
    final = np.zeros(int(record.seats), dtype=np.int64)
    standing(record, state, final)
    over = state.phase == OVER
    markets = int(state.market_value[seat] if over else markets_worth(record, state, seat))
    oracles = int(record.oracle_value) * int(oracles_held(state, seat))
    return {
        "points": int(final[seat]) - markets - oracles,
        "markets": markets,
        "oracles": oracles,
        "total": int(final[seat]),
    }


def faults(record: Record, state: Record) -> list[str]:
    """Sentences about broken invariants; empty for every reachable state."""
    found = [*_stocks(record, state), *_cards(record, state), *_markets(record, state)]
    row = np.zeros(1, state.dtype).view(np.recarray)
    row[0] = state
    rebuild(record, row[0])
    names = state.dtype.names or ()
    found += [
        f"{name} is not what the board says"
        for name in names
        if not np.array_equal(row[0][name], state[name])
    ]
    return found


def _stocks(record: Record, state: Record) -> list[str]:
    found = []
    for seat, name in enumerate(seat_names(record)):
        for kind, tile in (("roads", ROAD_TILE), ("cities", CITY_TILE)):
            laid = int(np.count_nonzero(state.tile == tile + seat))
            stock = int(state[f"front_{kind}"][seat]), int(state[f"reserve_{kind}"][seat])
            total = int(record[f"stock_{kind}"] + record[f"reserve_{kind}"])
            if min(stock) < 0 or laid + sum(stock) != total:
                found.append(f"{name}: {laid} {kind} laid, {stock} left, {total} in all (MG-1)")
        if state.score[seat] < 0:
            found.append(f"{name}: the score is below 0 (MG-25)")
    return found


def _cards(record: Record, state: Record) -> list[str]:
    cards = sorted(int(card) for card in state.cards[: record.cards])
    return [] if cards == list(range(int(record.cards))) else ["cards are missing (MG-4)"]


def _markets(record: Record, state: Record) -> list[str]:
    found = []
    places = int(state.villages | all_cities(state))
    for seat, name in enumerate(seat_names(record)):
        unsold, sold = int(state.unsold[seat]), int(state.sold[seat])
        total = int(state.supply[seat]) + unsold.bit_count() + sold.bit_count()
        lost = int(record.markets) - total
        if state.supply[seat] < 0 or lost < 0 or (lost and not record.merged_markets):
            found.append(f"{name}: {total} markets of {int(record.markets)} (MG-1)")
        if (unsold | sold) & ~places:
            found.append(f"{name}: a market stands in no village or city (MG-32)")
        if unsold & sold and state.phase != KEEP:
            found.append(f"{name}: two markets in one place (MG-32)")
    return found

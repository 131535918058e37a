"""Magna Grecia: which hexes stand in the way of a move that is not allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from engine.game import Record
from engine.games.magna_grecia import moves, reasons
from engine.games.magna_grecia.position import bits_of
from engine.games.magna_grecia.refusals import Why
from engine.games.magna_grecia.state import (
    ARGUMENT,
    BUY,
    CITY_TILE,
    EMPTY,
    KIND_SHIFT,
    NO_PLACE,
    PAIRS,
    PLACE_ORACLE,
    ROAD_TILE,
    SEATS,
    SELL,
)


def obstacles(record: Record, state: Record, move: int) -> tuple[int, ...]:
    """Cells in the way of a move, in rising order; () where no single hex is to blame."""
    code = int(reasons.reason(record, state, int(move)))
    found = _IN_THE_WAY.get(code)
    if found is None:
        return ()
    return tuple(sorted({int(cell) for cell in found(record, state, int(move))}))


Finder = Callable[[Record, Record, int], Iterable[int]]


def _cell(record: Record, move: int) -> int:
    """The hex on which a road, a city, a market or an oracle is wanted."""
    clicks = moves.gesture(record, move)
    return next(click.cell for click in clicks if click.cell >= 0)


def _itself(record: Record, state: Record, move: int) -> Iterable[int]:
    """All of the place that is on the hex of the move, or the hex alone."""
    if move >> KIND_SHIFT in (BUY, SELL, PLACE_ORACLE) and move & ARGUMENT >= record.places:
        return []
    cell = _cell(record, move)
    return [cell, *_cells_of(record, state, [int(state.place[cell])])]


def _cells_of(record: Record, state: Record, places: Iterable[int]) -> list[int]:
    """Hexes of villages, oracles and cities."""
    found: list[int] = []
    for place in places:
        if place != NO_PLACE:
            found += np.flatnonzero(state.place[: record.cells] == place).tolist()
    return found


def _near(record: Record, cell: int) -> list[int]:
    return [int(near) for near in record.neighbours[cell] if near >= 0]


def _ends(record: Record, move: int) -> list[int]:
    """Hexes that the two ends of a road tile face."""
    argument = move & ARGUMENT
    near = record.neighbours[argument >> 4]
    return [int(near[edge]) for edge in PAIRS[argument & 15] if near[edge] >= 0]


def _faced(record: Record, state: Record, move: int) -> Iterable[int]:
    """The places that the tile faces."""
    return _cells_of(record, state, [int(state.place[cell]) for cell in _ends(record, move)])


def _foreign_roads(record: Record, state: Record, move: int) -> Iterable[int]:
    own = ROAD_TILE + int(state.seat)
    return [
        cell
        for cell in _ends(record, move)
        if EMPTY < state.tile[cell] < CITY_TILE and state.tile[cell] != own
    ]


def _foreign_places(record: Record, state: Record, cell: int) -> list[int]:
    """Opponents' cities next to a hex."""
    own = CITY_TILE + int(state.seat)
    return [
        int(state.place[near])
        for near in _near(record, cell)
        if state.tile[near] >= CITY_TILE and state.tile[near] != own
    ]


def _oracles_near(record: Record, state: Record, cell: int) -> list[int]:
    return bits_of(int(record.near_places[cell]) & int(state.oracle_places))


def _foreign_cities(record: Record, state: Record, move: int) -> Iterable[int]:
    return _cells_of(record, state, _foreign_places(record, state, _cell(record, move)))


def _oracles(record: Record, state: Record, move: int) -> Iterable[int]:
    return _cells_of(record, state, _oracles_near(record, state, _cell(record, move)))


def _owed(record: Record, state: Record, move: int) -> set[int]:
    """Villages that the tile would oblige to cover, found from one to the next (MG-23)."""
    open_ = set(bits_of(int(state.villages) & ~int(state.pending)))
    cell = _cell(record, move)
    open_.discard(int(record.place_of[cell]))
    found: set[int] = set()
    fresh = [cell]
    while fresh:
        near = set(bits_of(int(record.near_places[fresh.pop()]))) & open_ - found
        found |= near
        fresh += [int(record.place_cell[place]) for place in sorted(near)]
    return found


def _villages(record: Record, state: Record, move: int) -> Iterable[int]:
    return [int(record.place_cell[place]) for place in _owed(record, state, move)]


def _spoiled(record: Record, state: Record, move: int) -> Iterable[int]:
    """The villages that could not be covered, and what is next to them."""
    blocked = int(state.near_oracles)
    for other in range(SEATS):
        if other != int(state.seat):
            blocked |= int(state.near_cities[other])
    found: list[int] = []
    for place in _owed(record, state, move):
        if blocked >> place & 1:
            cell = int(record.place_cell[place])
            around = _foreign_places(record, state, cell) + _oracles_near(record, state, cell)
            found += [cell, *_cells_of(record, state, around)]
    return found


def _debt(record: Record, state: Record, move: int) -> Iterable[int]:
    """Villages that must still be covered."""
    del move
    return [int(record.place_cell[place]) for place in bits_of(state.debt)]


def _all_owed(record: Record, state: Record, move: int) -> Iterable[int]:
    return {*_debt(record, state, move), *_villages(record, state, move)}


def _group(record: Record, state: Record, move: int) -> Iterable[int]:
    """The city that is not finished yet (MG-A25)."""
    del move
    words = [int(word) for word in state.unfinished]
    return [cell for cell in range(int(record.cells)) if words[cell >> 6] >> (cell & 63) & 1]


def _too_near(record: Record, state: Record, move: int) -> Iterable[int]:
    """Oracles within the distance that the draft keeps (MG-A24)."""
    cell = _cell(record, move)
    near = [
        place
        for place in bits_of(state.oracle_places)
        if record.far[cell, place] < record.oracle_distance
    ]
    return _cells_of(record, state, near)


def _merged(record: Record, state: Record, move: int) -> Iterable[int]:
    del move
    return _cells_of(record, state, [int(state.keep_place)])


def _contested(record: Record, state: Record, move: int) -> Iterable[int]:
    del move
    return _cells_of(record, state, bits_of(state.contested)[:1])


_ON_ITSELF = (
    *(Why.ROAD_ON_PLACE, Why.ROAD_ON_TILE, Why.CITY_ON_ORACLE, Why.CITY_ON_TILE),
    *(Why.BUY_OWN_CITY, Why.BUY_TWICE, Why.BUY_REACH),
    *(Why.SELL_NONE, Why.SELL_SOLD, Why.SELL_WORTHLESS, Why.SELL_INACTIVE),
    *(Why.ORACLE_TAKEN, Why.ORACLE_COASTAL),
)
_IN_THE_WAY: dict[int, Finder] = {
    **dict.fromkeys((int(code) for code in _ON_ITSELF), _itself),
    Why.ROAD_JOIN: _foreign_roads,
    Why.ROAD_FOREIGN_END: _foreign_roads,
    Why.ROAD_NOT_NETWORK: _faced,
    Why.ROAD_NO_CITY_YET: _faced,
    Why.ROAD_DEBT: _debt,
    Why.DRAW_DEBT: _debt,
    Why.DONE_DEBT: _debt,
    Why.UNFINISHED: _group,
    Why.CITY_BESIDE_GROUP: _group,
    Why.CITY_NEAR_FOREIGN: _foreign_cities,
    Why.CITY_NEAR_ORACLE: _oracles,
    Why.CITY_AT_ONCE: _villages,
    Why.CITY_DEBT: _all_owed,
    Why.CITY_DEBT_SPOILED: _spoiled,
    Why.ORACLE_DISTANCE: _too_near,
    Why.KEEP_FIRST: _merged,
    Why.CONTROL_FIRST: _contested,
    Why.TAKE_OTHER_ORACLE: _contested,
}

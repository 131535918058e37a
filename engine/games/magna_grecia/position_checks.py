"""Magna Grecia: what a position that is made by hand must keep, beyond what its tables say."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.game import Record
from engine.games.magna_grecia import rules
from engine.games.magna_grecia.moves import cell_name, place_name
from engine.games.magna_grecia.position import bits_of
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import (
    ACTIONS,
    CITY_TILE,
    CONTROL,
    KEEP,
    MOST_MOVES,
    NO_PLACE,
    OVER,
)
from engine.positions.reading import Reading


def check(reading: Reading) -> None:
    """No city tile touches what MG-22 forbids, and a running game has a move."""
    _check_neighbours(reading)
    moves = np.zeros(MOST_MOVES, dtype=np.int32)
    if reading.G.phase != OVER and rules.legal(reading.S, reading.G, moves) == 0:
        what = say("no move is possible in this position")
        remedy = say("check must_cover, unfinished and what is left of the turn")
        reading.fault("turn", what, remedy)


def _check_neighbours(reading: Reading) -> None:
    """No city tile touches what MG-22 forbids, but for villages that are still to be covered."""
    S, G = reading.S, reading.G
    for cell in np.flatnonzero(G.tile >= CITY_TILE).tolist():
        seat, name = int(G.tile[cell]) - CITY_TILE, cell_name(S, cell)
        for what, remedy in _touched(S, G, seat, cell):
            key = "seats.*.city_tiles"
            reading.fault(key, what, remedy, seat=seat, entry=name, sites=[cell])


def _touched(S: Record, G: Record, seat: int, cell: int) -> Iterator[tuple[str, str]]:
    """What is wrong around a city tile, with remedies."""
    if S.founding_distance != 0 and S.place_of[cell] != NO_PLACE:
        return  # may have been a founding, which MG-22 does not bind then (MG-A9)
    acts = seat == G.active and G.phase in (ACTIONS, KEEP, CONTROL)
    villages = int(G.villages & ~G.pending) & ~(int(G.debt) if acts else 0)
    near, here = int(S.near_places[cell]), cell_name(S, cell)
    for place in bits_of(near & villages):
        village = place_name(S, place)
        remedy = say("cover {village} (MG-22)", village=village)
        if acts:
            remedy = say("cover {village}, or name it in turn.must_cover (MG-22)", village=village)
        yield say("'{name}' is next to the village '{village}'", name=here, village=village), remedy
    if S.founding_distance != 0:
        return  # a rival may have founded beside it
    apart = say("move one of them (MG-22)")
    for place in bits_of(near & int(G.oracle_places)):
        oracle = place_name(S, place)
        yield say("'{name}' is next to the oracle '{oracle}'", name=here, oracle=oracle), apart
    if int(G.near[cell]) & ~(1 << seat):
        yield say("'{name}' is next to another seat's city", name=here), apart

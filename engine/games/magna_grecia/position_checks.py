"""Magna Grecia: what a position that is made by hand must keep, beyond what its tables say."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.game import Record
from engine.games.magna_grecia.moves import cell_name, place_name
from engine.games.magna_grecia.position import Reading, bits_of, seat_names
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import (
    ACTIONS,
    CITY_TILE,
    CONTROL,
    KEEP,
    NO_PLACE,
)


def check_neighbours(reading: Reading) -> None:
    """No city tile touches what MG-22 forbids, but for villages that are still to be covered."""
    S, G = reading.S, reading.G
    names = seat_names(S)
    for cell in np.flatnonzero(G.tile >= CITY_TILE).tolist():
        seat = int(G.tile[cell]) - CITY_TILE
        place = f"seats.{names[seat]}.city_tiles"
        for what, remedy in _touched(S, G, seat, cell):
            reading.fault(place, what, remedy)


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

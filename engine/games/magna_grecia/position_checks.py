"""Magna Grecia: what a position that is made by hand must keep, beyond what its tables say."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from engine.game import Record
from engine.games.magna_grecia.moves import cell_name, place_name
from engine.games.magna_grecia.position import Reading, bits_of, seat_names
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
        for what, remedy in _touched(S, G, seat, cell):
            name = names[seat]
            place = f"seats.{name}.city_tiles"
            reading.fault(place, f"'{cell_name(S, cell)}' is next to {what}", remedy)


def _touched(S: Record, G: Record, seat: int, cell: int) -> Iterator[tuple[str, str]]:
    """What is wrong around a city tile, with remedies."""
    if S.founding_distance != 0 and S.place_of[cell] != NO_PLACE:
        return  # may have been a founding, which MG-22 does not bind then (MG-A9)
    acts = seat == G.active and G.phase in (ACTIONS, KEEP, CONTROL)
    villages = int(G.villages & ~G.pending) & ~(int(G.debt) if acts else 0)
    near = int(S.near_places[cell])
    for place in bits_of(near & villages):
        name = place_name(S, place)
        remedy = f"cover {name}, or name it in turn.must_cover" if acts else f"cover {name}"
        yield f"the village '{name}'", f"{remedy} (MG-22)"
    if S.founding_distance != 0:
        return  # a rival may have founded beside it
    for place in bits_of(near & int(G.oracle_places)):
        yield f"the oracle '{place_name(S, place)}'", "move one of them (MG-22)"
    if int(G.near[cell]) & ~(1 << seat):
        yield "another seat's city", "move one of them (MG-22)"

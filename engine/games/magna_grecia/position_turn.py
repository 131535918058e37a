"""Magna Grecia: what is under way in a position: the turn, contested oracles, markets to keep."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.magna_grecia import places
from engine.games.magna_grecia.moves import cell_name, place_name
from engine.games.magna_grecia.position import bits_of, mask_of, seat_names
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import CONTROL, KEEP, NO_PLACE
from engine.positions.reading import Reading


def pack_turn(reading: Reading) -> None:
    """What the table [turn] says; faults are added to the reading."""
    S, G = reading.S, reading.G
    G.debt = mask_of(_places(reading, "turn.must_cover"))
    for place in bits_of(G.debt & ~(G.villages & ~G.pending)):
        name = place_name(S, place)
        what = say("there is no village on '{name}'", name=name)
        sites = [int(S.place_cell[place])]
        reading.fault("turn.must_cover", what, say("drop it"), entry=name, sites=sites)
    G.contested = mask_of(_places(reading, "turn.contested"))
    _check_contested(reading)
    if (G.phase == KEEP) != (G.keep_pending != 0):
        what = say("seats choose markets in the phase 'keep' only, and there some do")
        reading.fault("turn.keep", what, say("set phase or keep"))
    if G.phase == KEEP:
        _pack_keep(reading)


def _places(reading: Reading, key: str) -> Iterator[int]:
    """The places on the hexes of a column, as the board has them."""
    for cell in reading.value(key):
        found = int(reading.S.place_of[cell])
        if found != NO_PLACE:
            yield found
            continue
        name = cell_name(reading.S, cell)
        what = say("there is no village or city on '{name}'", name=name)
        reading.fault(key, what, say("name one that is"), entry=name, sites=[cell])


def _check_contested(reading: Reading) -> None:
    """Only oracles with an open tie are contested (MG-39, MG-A10)."""
    S, G = reading.S, reading.G
    for oracle in bits_of(G.contested):
        tied = places.tied_cities(G, oracle)
        holder = int(G.controller[oracle])
        settled = holder != NO_PLACE and int(tied) >> holder & 1
        if int(tied).bit_count() < 2 or settled:
            name = place_name(S, oracle)
            what = say("'{name}' is not an oracle with a tie among its best cities", name=name)
            sites = [int(S.place_cell[oracle])]
            reading.fault("turn.contested", what, say("drop it (MG-39)"), entry=name, sites=sites)
    if (G.phase == CONTROL and not G.contested) or (G.contested and G.phase not in (CONTROL, KEEP)):
        what = say("oracles are contested in the phase 'control', and there some are")
        reading.fault("turn.contested", what, say("set phase or contested"))


def _pack_keep(reading: Reading) -> None:
    S, G = reading.S, reading.G
    cell = reading.value("turn.keep_in")
    found = NO_PLACE if cell < 0 else int(G.place[cell])
    if found == NO_PLACE:
        what = say("the city in which seats choose must be named")
        reading.fault("turn.keep_in", what, say("name a hex of it (MG-27)"))
        return
    G.keep_place = found
    order = [int(seat) for seat in S.order[G.cards[G.rounds_played]][: S.seats]]
    asked = [order[(int(G.turn) + step) % len(order)] for step in range(len(order))]
    G.seat = next((seat for seat in asked if int(G.keep_pending) >> seat & 1), G.active)
    for seat in range(int(S.seats)):
        both = int(G.unsold[seat] & G.sold[seat])
        if both != (1 << found if int(G.keep_pending) >> seat & 1 else 0):
            what = say(
                "{seat} must have a sold and an unsold market there to choose",
                seat=seat_names(S)[seat],
            )
            reading.fault("turn.keep", what, say("set unsold, sold and keep alike"))

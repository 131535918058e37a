"""Magna Grecia: what is under way in a position: the turn, contested oracles, markets to keep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.magna_grecia import places
from engine.games.magna_grecia.moves import place_name
from engine.games.magna_grecia.position import Reading, bits_of, mask_of, seat_names
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import CONTROL, KEEP, NO_PLACE
from engine.remedies import did_you_mean


def read_turn(reading: Reading, turn: Mapping[str, Any]) -> None:
    """What the table [turn] says; faults are added to the reading."""
    S, G = reading.S, reading.G
    most = int(S.stock_roads + S.reserve_roads + S.stock_cities + S.reserve_cities)
    G.roads_laid = reading.number(turn, "roads_laid", "turn.", 0, most)
    G.cities_laid = reading.number(turn, "cities_laid", "turn.", 0, most)
    founded = turn.get("founded", False)
    if not isinstance(founded, bool):
        reading.fault(
            "turn.founded",
            say("{founded} is neither true nor false", founded=repr(founded)),
            say("write true or false"),
        )
    G.founded = int(founded is True)
    G.debt = mask_of(reading.named_places(turn, "must_cover", "turn.", now=False))
    if G.debt & ~(G.villages & ~G.pending):
        reading.fault("turn.must_cover", say("names a hex that is no village"), say("drop it"))
    G.contested = mask_of(reading.named_places(turn, "contested", "turn.", now=False))
    _check_contested(reading)
    names = seat_names(S)
    for name in reading.words(turn, "keep", "turn."):
        if name in names:
            G.keep_pending |= 1 << names.index(name)
        else:
            reading.fault(
                "turn.keep", say("no seat '{name}'", name=name), did_you_mean(name, names)
            )
    if (G.phase == KEEP) != (G.keep_pending != 0):
        what = say("seats choose markets in the phase 'keep' only, and there some do")
        reading.fault("turn.keep", what, say("set phase or keep"))
    if G.phase == KEEP:
        _read_keep(reading, turn)


def _check_contested(reading: Reading) -> None:
    """Only oracles with an open tie are contested (MG-39, MG-A10)."""
    S, G = reading.S, reading.G
    for oracle in bits_of(G.contested):
        tied = places.tied_cities(G, oracle)
        holder = int(G.controller[oracle])
        settled = holder != NO_PLACE and int(tied) >> holder & 1
        if int(tied).bit_count() < 2 or settled:
            what = say(
                "'{name}' is no oracle with a tie among its best cities", name=place_name(S, oracle)
            )
            reading.fault("turn.contested", what, say("drop it (MG-39)"))
    if (G.phase == CONTROL and not G.contested) or (G.contested and G.phase not in (CONTROL, KEEP)):
        what = say("oracles are contested in the phase 'control', and there some are")
        reading.fault("turn.contested", what, say("set phase or contested"))


def _read_keep(reading: Reading, turn: Mapping[str, Any]) -> None:
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
            what = say(
                "{seat} must have a sold and an unsold market there to choose",
                seat=seat_names(S)[seat],
            )
            reading.fault("turn.keep", what, say("set unsold, sold and keep alike"))

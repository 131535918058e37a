"""Marchands d'Empire: which rules were used, measures of seats, and where pieces lie."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.carrying import seat_of_step
from engine.games.marchands.ending import count_fields, order_of, ranking, two_fields
from engine.jit import Whole, kernel

Counts = NDArray[np.int64]


@kernel
def note(fired: Counts, rule: Whole, used: bool = True) -> None:
    """Count a rule, by its number ME-1 to ME-27, if it was used. Writes `fired`."""
    fired[rule - 1] += used


@kernel
def observe(S: Record, before: Record, G: Record, move: Whole, fired: Counts) -> None:
    """Add one to every rule that was used, in the order of rules.toml. Writes `fired`."""
    if move >= 0:
        observe_decision(S, before, G, move, fired)
        return
    if before.stage == at.CARRY and G.stage in (at.CARRY, at.CHOOSE):
        observe_token(S, before, G, fired)
    if G.owed[0] < before.owed[0] or G.owed[1] < before.owed[1]:
        note(fired, 19)
    if before.stage == at.SAY:
        note(fired, 20)
    if G.finished > before.finished:
        note(fired, 5)
        note(fired, 6)
    if G.stage == at.OVER:
        for rule in (21, 22, 23, 24, 27):
            note(fired, rule)
        note(fired, 26 if S.seats == at.SEATS else 25)


@kernel
def observe_decision(S: Record, before: Record, G: Record, move: Whole, fired: Counts) -> None:
    """The same for a decision. Writes `fired`."""
    if before.stage == at.START_STAGE:
        note(fired, 4)
        for seat in range(S.seats):
            if before.at[seat] >= 0:
                return
        note(fired, 1)
        note(fired, 2)
        note(fired, 3)
    elif move <= at.DONE:
        note(fired, 7)
    elif move == at.DECLINE:
        note(fired, 12)
    elif move < at.ELECTOR:
        wanted = move - at.REWARD + 1
        note(fired, 12)
        note(fired, 14)
        note(fired, 15)
        note(fired, 16, (wanted & at.CHURCH) != 0)
        note(fired, 18, (wanted & at.KEEP) == 0 or S.payment == at.TO_BAG)
    else:
        note(fired, 17 if move < at.ANNOUNCE else 20)


@kernel
def observe_token(S: Record, before: Record, G: Record, fired: Counts) -> None:
    """The same for a token that was carried out. Writes `fired`."""
    note(fired, 8)
    seat = seat_of_step(S, G, G.step - 1)
    if G.tokens[seat, (G.step - 1) // S.seats] != at.X:
        note(fired, 9)
        for other in range(S.seats):
            if other != seat and G.at[other] == G.at[seat] and G.at[seat] != before.at[seat]:
                note(fired, 10)
                return
    elif G.stage == at.CHOOSE:
        note(fired, 12)
    elif G.taken[seat] > before.taken[seat]:
        note(fired, 11)
        note(fired, 14, G.owed[at.OF_GOODS] > before.owed[at.OF_GOODS])
    else:
        note(fired, 13)


@kernel
def measure(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """The rows of `state.MEASURES`. Writes `out`; int64, shape (measures, seats)."""
    points = np.zeros((at.SEATS, 3), dtype=np.int64)
    places = np.zeros(at.SEATS, dtype=np.int64)
    count_fields(S, G, points)
    ranking(S, G, places)
    four = S.seats == at.SEATS
    alone = four and lowest_in(S, points, order_of(S, 0)) == 1
    two = not four and two_fields(S, points) != 0
    tied = G.lot[0] + G.lot[1] + G.lot[2] > 0
    for seat in range(S.seats):
        for other in range(seat):
            tied = tied or places[seat] == places[other]
    for seat in range(S.seats):
        held: Whole = 0
        for rank in range(at.GOODS):
            held += G.held[seat, rank]
        row = (
            points[seat, at.RELIGIOUS],
            points[seat, at.POLITICAL],
            G.kept_ecus[seat],
            S.monopoly_ecus * G.tiles[seat],
            S.start_ecus[seat],
            G.fulfilled[seat],
            G.kept[seat],
            G.built[seat],
            G.campaigns[seat],
            G.voted[seat],
            G.taken[seat],
            held,
            G.failed[seat],
            np.int64(four and places[seat] == 4),
            np.int64(four and places[seat] == 3),
            np.int64(alone),
            np.int64(two),
            np.int64(tied),
        )
        for number in range(len(row)):
            out[number, seat] = row[number]


@kernel
def lowest_in(S: Record, points: NDArray[np.int64], field: Whole) -> Whole:
    """How many seats have the fewest points of a field."""
    count: Whole = 0
    for seat in range(S.seats):
        least = True
        for other in range(S.seats):
            least = least and points[seat, field] <= points[other, field]
        count += least
    return count


@kernel
def placements(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Caravans and churches on spaces, electors in areas. Writes `out`."""
    for space in range(S.spaces):
        if G.church[space] != 0:
            out[G.church[space] - 1, space] += 1
    first = S.spaces + S.links
    for seat in range(S.seats):
        if G.at[seat] >= 0:
            out[seat, G.at[seat]] += 1
        for area in range(S.areas):
            out[seat, first + area] += G.votes[seat, area]

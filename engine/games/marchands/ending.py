"""Marchands d'Empire: the three fields, places and lots (ME-22 to ME-27)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.marchands import state as at
from engine.jit import Whole, kernel
from engine.rng import below

Points = NDArray[np.int64]  # of each seat in each field; shape (SEATS, 3)


@kernel
def economic(S: Record, G: Record, seat: Whole) -> Whole:
    """Ecus of a seat (ME-24)."""
    return S.start_ecus[seat] + G.kept_ecus[seat] + S.monopoly_ecus * G.tiles[seat]


@kernel
def owner_of(S: Record, G: Record, area: Whole) -> Whole:
    """Who has strictly most electors in a region, or -1 (ME-23)."""
    best: Whole = -1
    most: Whole = 0
    for seat in range(S.seats):
        votes = np.int64(G.votes[seat, area])
        if votes > most:
            best = seat
            most = votes
        elif votes == most:
            best = -1
    return best


@kernel
def count_fields(S: Record, G: Record, points: Points) -> None:
    """Points of all seats in all fields (ME-22 to ME-24). Writes `points`."""
    for seat in range(S.seats):
        points[seat, at.RELIGIOUS] = G.faith[seat]
        points[seat, at.POLITICAL] = 0
        points[seat, at.ECONOMIC] = economic(S, G, seat)
    for area in range(S.areas):
        owner = owner_of(S, G, area)
        if owner >= 0:
            points[owner, at.POLITICAL] += 1


@kernel
def order_of(S: Record, phase: Whole) -> Whole:
    """The field of a phase of the elimination (ME-26, ME-V4)."""
    return at.ORDERINGS[S.elimination][phase]


@kernel
def lowest(S: Record, points: Points, among: Whole, phase: Whole) -> Whole:
    """Who goes out in a phase: the set of seats that no tie-breaker tells apart (ME-26)."""
    found = among
    for field in range(phase, 3):
        least = least_of(S, points, found, order_of(S, field))
        for seat in range(S.seats):
            if found >> seat & 1 and points[seat, order_of(S, field)] > least:
                found &= ~(1 << seat)
    return found


@kernel
def least_of(S: Record, points: Points, among: Whole, field: Whole) -> Whole:
    """The fewest points that one of some seats has in a field."""
    least: Whole = -1
    for seat in range(S.seats):
        if among >> seat & 1 and (least < 0 or points[seat, field] < least):
            least = points[seat, field]
    return least


@kernel
def size_of(seats: Whole) -> Whole:
    """How many seats are in a set."""
    count: Whole = 0
    for seat in range(at.SEATS):
        count += seats >> seat & 1
    return count


@kernel
def place_all(S: Record, seats: Whole, place: Whole, out: NDArray[np.int64]) -> None:
    """Give all seats of a set one place. Writes `out`."""
    for seat in range(S.seats):
        if seats >> seat & 1:
            out[seat] = place


@kernel
def rank_four(S: Record, G: Record, points: Points, out: NDArray[np.int64]) -> None:
    """Places by elimination; those that no lot parts go out together (ME-26, ME-A10).

    Writes `out`.
    """
    left: Whole = (1 << S.seats) - 1
    for phase in range(3):
        if size_of(left) <= 3 - phase:
            continue  # nobody has to go out
        going = lowest(S, points, left, phase)
        if G.lot[phase] != 0:
            going = 1 << (np.int64(G.lot[phase]) - 1)
        if going == left:
            break  # they win together
        left &= ~going
        place_all(S, going, size_of(left) + 1, out)
    place_all(S, left, 1, out)


@kernel
def leads_field(S: Record, points: Points, seat: Whole, field: Whole) -> bool:
    """Whether a seat leads a field (ME-25, ME-A11)."""
    for other in range(S.seats):
        if other == seat:
            continue
        if points[other, field] > points[seat, field]:
            return False
        if points[other, field] == points[seat, field] and S.tied_fields != at.TIED_COUNT:
            return False
    return True


@kernel
def two_fields(S: Record, points: Points) -> Whole:
    """The set of seats that lead two fields at least (ME-25)."""
    found: Whole = 0
    for seat in range(S.seats):
        led: Whole = 0
        for field in range(3):
            led += leads_field(S, points, seat, field)
        if led >= 2:
            found |= 1 << seat
    return found


@kernel
def beats(points: Points, one: Whole, other: Whole) -> bool:
    """Whether a seat is ahead of another by economic, political, religious points (ME-25)."""
    for field in (at.ECONOMIC, at.POLITICAL, at.RELIGIOUS):
        if points[one, field] != points[other, field]:
            return bool(points[one, field] > points[other, field])
    return False


@kernel
def winners(S: Record, points: Points) -> Whole:
    """Who wins with two or three seats, before a lot is drawn (ME-25)."""
    found = two_fields(S, points)
    if found == 0:
        found = (1 << S.seats) - 1
    best = found
    for seat in range(S.seats):
        for other in range(S.seats):
            if found >> seat & 1 and found >> other & 1 and beats(points, other, seat):
                best &= ~(1 << seat)
    return best


@kernel
def rank_few(S: Record, G: Record, points: Points, out: NDArray[np.int64]) -> None:
    """Places of two or three seats (ME-25, ME-27). Writes `out`."""
    first = winners(S, points)
    if G.lot[0] != 0:
        first = 1 << (np.int64(G.lot[0]) - 1)
    place_all(S, first, 1, out)
    for seat in range(S.seats):
        if first >> seat & 1:
            continue
        out[seat] = 1 + size_of(first)
        for other in range(S.seats):
            if not first >> other & 1:
                out[seat] += beats(points, other, seat)


@kernel
def ranking(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Places of all seats (ME-25 to ME-27). Writes `out`."""
    points = np.zeros((at.SEATS, 3), dtype=np.int64)
    count_fields(S, G, points)
    if S.seats == at.SEATS:
        rank_four(S, G, points, out)
    else:
        rank_few(S, G, points, out)


@kernel
def draw_one(S: Record, G: Record, seats: Whole) -> Whole:
    """One seat of a set, by lot. Writes `chance`."""
    rest = below(G.chance, size_of(seats))
    for seat in range(S.seats):
        if seats >> seat & 1:
            if rest == 0:
                return seat
            rest -= 1
    return -1


@kernel
def tied_in(S: Record, G: Record, phase: Whole) -> Whole:
    """The set of seats from which a lot takes one, after those of earlier phases (ME-A10).

    Returns:
        0 where the rules leave nothing tied.
    """
    if S.ties != at.LOTS:
        return 0
    points = np.zeros((at.SEATS, 3), dtype=np.int64)
    count_fields(S, G, points)
    if S.seats < at.SEATS:
        found = winners(S, points) if phase == 0 else 0
        return found if size_of(found) > 1 else 0
    left: Whole = (1 << S.seats) - 1
    for before in range(phase):
        lot = np.int64(G.lot[before])
        left &= ~(1 << (lot - 1) if lot != 0 else lowest(S, points, left, before))
    going = lowest(S, points, left, phase)
    return going if size_of(going) > 1 else 0


@kernel
def draw_lots(S: Record, G: Record) -> None:
    """Settle what the rules leave tied (ME-A10). Writes `lot` and `chance`."""
    for phase in range(3):
        tied = tied_in(S, G, phase)
        if tied != 0:
            G.lot[phase] = draw_one(S, G, tied) + 1

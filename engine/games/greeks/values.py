"""Greeks: what positions are worth to bots, what the lab counts, which rules came into play."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.greeks import state as at
from engine.games.greeks.possessions import in_play, points_of
from engine.games.greeks.resolution import counted
from engine.games.greeks.strength import strength
from engine.jit import Whole, apart, trailing_zeros

(
    POINTS, PRODUCTION, LAND, BUILDING, CARDS, VALUES, BASE, SCALE, RELIEF, CLEARING, CROWD,
    SUPPORT, DENY, TAX, LOSS, LIMITED,
) = range(16)  # of weights  # fmt: skip


@apart
def items_of_seat(S: Record, G: Record, seat: Whole) -> Whole:
    """Resources that the cards of a seat produce in a round."""
    count = 0
    for card in range(S.events):
        if G.where[card] == at.OWNED + seat:
            count += S.items[card]
    return count


@apart
def buildings_of(S: Record, G: Record, seat: Whole) -> Whole:
    """Buildings of a seat."""
    count = 0
    for card in range(S.lands, S.events):
        count += G.where[card] == at.OWNED + seat
    return count


@apart
def measure(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """What `state.MEASURES` names, of each seat; disasters are those of the table. Writes `out`."""
    for seat in range(S.seats):
        out[0, seat] = G.lands[seat]
        out[1, seat] = buildings_of(S, G, seat)
        out[2, seat] = items_of_seat(S, G, seat)
        out[3, seat] = G.held[seat]
        out[4, seat] = G.helped[seat]
        out[5, seat] = G.starved[seat]
        out[6, seat] = G.beaten
        out[7, seat] = G.struck
        out[8, seat] = G.out[seat] > 0
        out[9, seat] = G.finished
        out[10, seat] = G.idle
        out[11, seat] = unended(S, G) and G.stage == at.OVER and G.finished < S.rounds
        out[12, seat] = G.lost
        out[13, seat] = unended(S, G) and G.finished >= S.rounds


@apart
def unended(S: Record, G: Record) -> bool:
    """Whether nothing ends the game but an early victory or the limit of rounds (GR-20, GR-22)."""
    return bool(in_play(S, G) > 1 and not (G.last or G.lost))


@apart
def still_to_come(S: Record, G: Record) -> float:
    """The part of the events that has yet to come into the frieze: how long production lasts."""
    count = 0
    for card in range(S.events):
        count += G.where[card] <= at.UNDER
    return count / max(S.events, 1)


@apart
def worth_of_land(S: Record, weights: NDArray[np.float64]) -> float:
    """What a land is worth besides its points and production, where lands have a price."""
    found = weights[LAND] - weights[TAX] * (S.leader_tax + S.land_price) / 10.0
    return found - weights[LOSS] * S.disaster_share / 100.0


@apart
def worth_of_item(S: Record, weights: NDArray[np.float64]) -> float:
    """What a resource that is produced in each round is worth; less where hands have a limit."""
    limited = S.threshold_means == at.LIMIT
    return weights[PRODUCTION] * (weights[LIMITED] if limited else 1.0)


@apart
def room_for(S: Record, made: Whole) -> float:
    """How many resources more than those that are made in a round a hand has room for."""
    if S.threshold_means != at.LIMIT:
        return float(S.resources)
    return float(max(S.hand_threshold - made, 0))


@apart
def worth_of_unit(
    S: Record,
    G: Record,
    seat: Whole,
    card: Whole,
    left: float,
    room: float,
    weights: NDArray[np.float64],
) -> float:
    """What a unit is worth to a seat, in points.

    Args:
        left: See `still_to_come`.
        room: See `room_for`.
    """
    found = weights[POINTS] * S.card_points[card] / 100.0
    items = float(S.items[card])
    if S.full_lands and G.lands[seat] >= S.full_lands:
        items *= 0.5
    found += worth_of_item(S, weights) * left * min(items, room)
    return found + (worth_of_land(S, weights) if card < S.lands else weights[BUILDING])


@apart
def evaluate(S: Record, G: Record, seat: Whole, weights: NDArray[np.float64]) -> float:
    """The seat's prospects: possessions, hand, and what its bids would bring; see weights.toml."""
    if G.out[seat]:
        return 0.0
    left = still_to_come(S, G)
    found = weights[POINTS] * points_of(S, G, seat) + worth_of_land(S, weights) * G.lands[seat]
    made = items_of_seat(S, G, seat)
    room = room_for(S, made)
    found += worth_of_item(S, weights) * left * min(made, room_for(S, 0))
    found += weights[BUILDING] * buildings_of(S, G, seat)
    found += hand_worth(S, G, seat, weights)
    if G.stage <= at.FOUND:
        for kept in range(S.events):
            if G.where[kept] == at.KEPT + seat and S.card_kind[kept] != at.DISASTER:
                found += worth_of_unit(S, G, seat, kept, left, room, weights)
    if G.stage == at.AUCTION:
        for place in range(S.frieze):
            card = np.int64(G.frieze[place]) - 1
            if card >= 0 and G.cancels[place] == 0:
                found += prospect(S, G, seat, place, card, left, room, weights)
    return found


@apart
def hand_worth(S: Record, G: Record, seat: Whole, weights: NDArray[np.float64]) -> float:
    """What the hand of a seat is worth: its cards and their values."""
    total = np.int64(0)
    for word in range(S.words):
        left = G.hand[seat, word]
        while left != np.uint64(0):
            total += np.int64(S.worth[64 * word + trailing_zeros(left)])
            left &= left - np.uint64(1)
    return weights[CARDS] * G.held[seat] + weights[VALUES] * total


@apart
def prospect(
    S: Record,
    G: Record,
    seat: Whole,
    place: Whole,
    card: Whole,
    left: float,
    room: float,
    weights: NDArray[np.float64],
) -> float:
    """What the bids on a card of the frieze promise a seat."""
    if S.card_kind[card] == at.DISASTER:
        total = 0
        for other in range(S.seats):
            total += strength(S, G, place, other, card)
        part = min(1.0, total / (S.strength[card] + 1.0))
        found = weights[RELIEF] if G.where[card] == at.FACE_UP else 0.0
        return (found + weights[CLEARING]) * part
    if G.count[place, seat] == 0:
        return 0.0
    own, best = counted(S, G, place, seat, card), S.strength[card]
    for other in range(S.seats):
        if other != seat and G.count[place, other]:
            best = max(best, counted(S, G, place, other, card))
    worth = worth_of_unit(S, G, seat, card, left, room, weights)
    if own > best:
        return worth * min(1.0, weights[BASE] + (own - best) / max(weights[SCALE], 1.0))
    return 0.5 * weights[BASE] * worth * max(own, 0) / (best + 1.0)


@apart
def observe(S: Record, before: Record, G: Record, move: Whole, fired: NDArray[np.int64]) -> None:
    """Which rules led from one position to the next; see `Kernels.observe`. Writes `fired`."""
    stage = before.stage
    if move >= 0:
        of_stage(S, before, G, fired)
        return
    if stage == at.STRIKE:
        fired[3] += G.struck > before.struck or G.stage == at.STRIKE
    elif stage == at.FILL:
        fired[4] += 1
    elif stage == at.PRODUCE:
        fired[5] += 1
    elif stage == at.RESOLVE and G.stage == at.RESOLVE:
        at_place(S, before, G, fired)
    elif stage == at.CHECK:
        fired[8] += 1
    for seat in range(S.seats):
        if G.out[seat] > before.out[seat]:
            fired[18] += 1
    if G.stage == at.OVER:
        fired[19] += before.last == 0 and G.lost == 0 and G.finished < S.rounds
        fired[20] += 1
        fired[21] += G.lost or G.finished >= S.rounds


@apart
def of_stage(S: Record, before: Record, G: Record, fired: NDArray[np.int64]) -> None:
    """The rules of a decision. Writes `fired`."""
    stage = before.stage
    if stage == at.KEEP:
        fired[0] += 1
        fired[1] += 1
    elif stage == at.FOUND:
        fired[2] += 1
    elif stage in (at.STRIKE, at.UPKEEP):
        fired[3] += 1
    elif stage == at.RESOLVE:
        fired[15] += 1
    else:
        fired[6] += 1
        fired[12] += G.raven > before.raven


@apart
def at_place(S: Record, before: Record, G: Record, fired: NDArray[np.int64]) -> None:
    """The rules by which a place of the frieze was resolved. Writes `fired`."""
    place = 0
    while place < S.frieze - 1 and not bids_gone(S, before, G, place):
        place += 1
    card = np.int64(before.frieze[place]) - 1
    fired[7] += 1
    fired[10] += before.winters[place] > 0
    fired[11] += before.heroes[place] > 0
    fired[13] += before.cancels[place] > 0
    if card < 0 or before.cancels[place]:
        return
    fired[9] += 1
    if S.card_kind[card] == at.DISASTER:
        fired[16] += 1
    else:
        won = G.frieze[place] != before.frieze[place] or G.place > 0
        fired[14] += won
        fired[17] += not won


@apart
def bids_gone(S: Record, before: Record, G: Record, place: Whole) -> bool:
    """Whether bids lay on a place and are gone."""
    for seat in range(S.seats):
        if before.count[place, seat] > 0 and G.count[place, seat] == 0:
            return True
    return before.winters[place] + before.heroes[place] + before.cancels[place] > 0 and (
        G.winters[place] + G.heroes[place] + G.cancels[place] == 0
    )

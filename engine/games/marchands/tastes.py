"""Marchands d'Empire: what goods, churches, electors and ecus are worth to a seat.

A taste is a row of float64: the worth of one good of each rank, then of an ecu, of a level of a
church and of an elector that tips a region, in ecus.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.carrying import possible_rewards_at, rewards_allowed
from engine.games.marchands.ending import count_fields, order_of
from engine.games.marchands.planning import missing
from engine.games.marchands.rounds import last_round, on_track
from engine.jit import Whole, apart, kernel

(
    ECU, FAITH, VOTE, GOOD, STEEP, NEED, MONOPOLY, RIVAL, CONTEST, LATER, REACH, SAFE,
) = range(12)  # fmt: skip
Taste = NDArray[np.float64]  # shape (TASTES,)
OF_ECU, OF_FAITH, OF_VOTE = at.GOODS, at.GOODS + 1, at.GOODS + 2
TASTES: Final = at.GOODS + 3
SCALES: Final = (3.0, 1.5, 8.0)  # points of a field that are a clear lead
NOTHING: Final = -1e6


@apart
def taste_of(S: Record, G: Record, seat: Whole, weights: NDArray[np.float64], taste: Taste) -> None:
    """What things are worth to a seat now, contracts on the map not counted. Writes `taste`."""
    points = np.zeros((at.SEATS, 3), dtype=np.int64)
    count_fields(S, G, points)
    taste[OF_ECU] = weights[ECU] * urgency(S, points, seat, at.ECONOMIC, weights)
    taste[OF_FAITH] = weights[FAITH] * urgency(S, points, seat, at.RELIGIOUS, weights)
    taste[OF_VOTE] = weights[VOTE] * urgency(S, points, seat, at.POLITICAL, weights)
    for rank in range(at.GOODS):
        taste[rank] = weights[GOOD] * (1.0 + weights[STEEP] * rank)
    end_soon = min(1.0, 0.25 + 0.25 * (last_round(S) - G.finished - 1))
    for rank in range(at.GOODS):
        taste[rank] *= end_soon
    for rank in range(at.GOODS):
        taste[rank] += weights[MONOPOLY] * taste[OF_ECU] * monopoly_hope(S, G, seat, rank)


@kernel
def urgency(
    S: Record,
    points: NDArray[np.int64],
    seat: Whole,
    field: Whole,
    weights: NDArray[np.float64],
) -> float:
    """How much a point of a field counts: 1 where it is in question, less where it is not."""
    four = S.seats == at.SEATS
    if four and order_of(S, 2) == field:
        return 1.0
    other_best: Whole = -1
    other_least: Whole = 1 << 30
    for other in range(S.seats):
        if other != seat:
            other_best = max(other_best, points[other, field])
            other_least = min(other_least, points[other, field])
    if four:
        ahead = (points[seat, field] - other_least) / SCALES[field]
        doubt = 0.5 - 0.5 * ahead / (1.0 + abs(ahead))
        return weights[SAFE] + (1.0 - weights[SAFE]) * 2.0 * doubt
    ahead = (points[seat, field] - other_best) / SCALES[field]
    return weights[SAFE] + (1.0 - weights[SAFE]) / (1.0 + abs(ahead))


@kernel
def want_goods_for(
    S: Record,
    G: Record,
    seat: Whole,
    contract: Whole,
    worth: float,
    weights: NDArray[np.float64],
    taste: Taste,
) -> None:
    """Goods that are missing for a contract on the map are worth more. Writes `taste`."""
    lacks = missing(S, G, seat, contract)
    if lacks == 0 or lacks > 3:
        return
    gain = weights[NEED] * worth / (lacks + 1.0)
    for rank in range(at.GOODS):
        if S.need[contract, rank] > G.held[seat, rank]:
            taste[rank] += gain / 3.0


@kernel
def monopoly_hope(S: Record, G: Record, seat: Whole, rank: Whole) -> float:
    """Ecus of the monopolies of a rank to come that one more good might bring."""
    if S.monopoly_every == 0:
        return 0.0
    last = last_round(S) - 1 - G.finished + on_track(S, G)
    phases = last // S.monopoly_every - (on_track(S, G) - 1) // S.monopoly_every
    best: Whole = 0
    for other in range(S.seats):
        if other != seat:
            best = max(best, G.held[other, rank])
    gap = abs(G.held[seat, rank] - best)
    return float(S.monopoly_ecus * phases) / ((1.0 + gap) * 2.0 + 2.0)


@kernel
def tip(own: Whole, best: Whole) -> float:
    """What one more elector may do in a region: 1 where it makes the seat the owner."""
    ahead = own - best
    if ahead == 0:
        return 1.0
    if ahead > 0:
        return 0.45 if ahead == 1 else 0.2 if ahead == 2 else 0.05
    return 0.6 if ahead == -1 else 0.35 if ahead == -2 else 0.15


@kernel
def tip_of(S: Record, G: Record, seat: Whole, area: Whole, more: Whole) -> float:
    """The same in a region, after so many more own electors."""
    best: Whole = 0
    for other in range(S.seats):
        if other != seat:
            best = max(best, np.int64(G.votes[other, area]))
    return tip(np.int64(G.votes[seat, area]) + more, best)


@kernel
def votes_value(S: Record, G: Record, seat: Whole, space: Whole) -> float:
    """How much the electors of a city's level may tip, the best way round."""
    count = min(np.int64(S.level[space]), S.electors - G.voted[seat])
    total = 0.0
    first: Whole = -1
    second: Whole = -1
    for number in range(count):
        best = -1.0
        chosen: Whole = -1
        for area in range(S.areas):
            if np.int64(S.touches[space]) >> area & 1:
                worth = tip_of(S, G, seat, area, (area == first) + (area == second))
                if worth > best:
                    best = worth
                    chosen = area
        total += best
        if number == 0:
            first = chosen
        else:
            second = chosen
    return total


@kernel
def worth_of_rewards(
    S: Record, G: Record, seat: Whole, space: Whole, contract: Whole, wanted: Whole, taste: Taste
) -> float:
    """What a set of rewards is worth, goods not counted."""
    total = 0.0
    if wanted & at.KEEP:
        total += taste[OF_ECU] * S.ecus[contract]
    if wanted & at.CHURCH:
        total += taste[OF_FAITH] * S.level[space]
    if wanted & at.VOTES:
        total += taste[OF_VOTE] * votes_value(S, G, seat, space)
    return total


@kernel
def reward_value(
    S: Record, G: Record, seat: Whole, space: Whole, contract: Whole, taste: Taste
) -> float:
    """What the best rewards for a contract on a city are worth, goods not counted."""
    possible = possible_rewards_at(S, G, seat, space)
    parts = (
        worth_of_rewards(S, G, seat, space, contract, at.KEEP, taste),
        worth_of_rewards(S, G, seat, space, contract, at.CHURCH, taste),
        worth_of_rewards(S, G, seat, space, contract, at.VOTES, taste),
    )
    best = NOTHING
    for wanted in range(1, at.MOST_REWARDS + 1):
        if rewards_allowed(S, possible, wanted):
            total = 0.0
            for number in range(3):
                if wanted >> number & 1:
                    total += parts[number]
            best = max(best, total)
    return best


@kernel
def cost_of(S: Record, contract: Whole, taste: Taste) -> float:
    """What the goods are worth that a contract takes (ME-A1)."""
    if S.payment == at.SHOWN:
        return 0.0
    total = 0.0
    for rank in range(at.GOODS):
        total += S.need[contract, rank] * taste[rank]
    return total

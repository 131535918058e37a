"""Marchands d'Empire: what moves and positions are worth to bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.declared import read_weights
from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.ending import count_fields, order_of
from engine.games.marchands.planning import waiting
from engine.games.marchands.routes import (
    Ways,
    expect_rivals,
    look_around,
    look_for_ways,
    new_ways,
    step_value,
)
from engine.games.marchands.tastes import (
    ECU,
    FAITH,
    LATER,
    NOTHING,
    SCALES,
    TASTES,
    VOTE,
    Taste,
    cost_of,
    tip_of,
    worth_of_rewards,
)
from engine.jit import Whole, apart, kernel
from engine.rng import below

Weights = NDArray[np.float64]
USUAL: Final = tuple(read_weights(Path(__file__).parent / "weights.toml").values())
STRAYS: Final = 10  # one in so many hunches is any order
HELD: Final = 0.5  # ecus that a coal behind the screen promises
DEARER: Final = 0.25  # part by which each rank promises more than coal
LEAD: Final = 8.0  # ecus that a clear lead in a field is worth with two or three players
ECU_OF_FEW: Final = 0.5  # part of an ecu's weight with two or three players
SAFETY: Final = 12.0  # the same with four, where one must not be last


@apart
def appraise(
    S: Record,
    G: Record,
    seat: Whole,
    moves: NDArray[np.int32],
    count: Whole,
    scratch: NDArray[np.void],
    weights: Weights,
    out: NDArray[np.float64],
) -> None:
    """See `Kernels.appraise`. Writes `out`."""
    taste, ways = np.empty(TASTES, np.float64), new_ways()
    look_around(S, G, seat, weights, taste, ways)
    if G.stage == at.PLAN:
        appraise_orders(S, G, seat, moves, count, weights, taste, ways, out)
    elif G.stage == at.START_STAGE:
        appraise_starts(S, G, seat, moves, count, weights, taste, ways, out)
    else:
        for index in range(count):
            out[index] = worth_of(S, G, seat, np.int64(moves[index]), taste)


@kernel
def worth_of(S: Record, G: Record, seat: Whole, move: Whole, taste: Taste) -> float:
    """What a reward, an elector or an announcement is worth."""
    if move == at.DECLINE:
        return 0.0
    if move < at.ELECTOR:
        space = np.int64(G.at[seat])
        contract = np.int64(G.contract[space]) - 1
        wanted = move - at.REWARD + 1
        gain = worth_of_rewards(S, G, seat, space, contract, wanted, taste)
        return gain - cost_of(S, contract, taste)
    if move < at.ANNOUNCE:
        return tip_of(S, G, seat, move - at.ELECTOR, 0)
    return 0.01 * (move - at.ANNOUNCE)


@apart
def appraise_orders(
    S: Record,
    G: Record,
    seat: Whole,
    moves: NDArray[np.int32],
    count: Whole,
    weights: Weights,
    taste: Taste,
    ways: Ways,
    out: NDArray[np.float64],
) -> None:
    """What each order is worth, with the best ones after it. Writes `out`."""
    expect_rivals(S, G, seat, weights, ways)
    used = hold_after(S, G, seat, taste, ways)
    space, laid = np.int64(G.leads[seat]), np.int64(G.laid[seat])
    waited = NOTHING
    if laid + 1 < S.orders:
        look_for_ways(S, G, space, laid + 1, used, weights, taste, ways)
        for first in range(at.TRADE + 1):
            waited = max(waited, ways.best[first])
    stay = look_for_ways(S, G, space, laid, used, weights, taste, ways)
    for index in range(count):
        move = np.int64(moves[index])
        if move == at.DONE:
            out[index] = stay
        elif move == at.TRADE or S.road[space, move] >= 0:
            out[index] = ways.best[move]
        else:
            out[index] = waited - weights[LATER]


@kernel
def hold_after(S: Record, G: Record, seat: Whole, taste: Taste, ways: Ways) -> Whole:
    """The set of sites at which the orders that are laid trade. Writes `ways.held[0]`."""
    for rank in range(at.GOODS):
        ways.held[0, rank] = G.held[seat, rank]
    space, used = np.int64(G.at[seat]), 0
    for slot in range(G.laid[seat]):
        token = np.int64(G.tokens[seat, slot])
        if token != at.X:
            if S.road[space, token - 1] >= 0:
                space = np.int64(S.road[space, token - 1])
            continue
        for site in range(ways.sites[0]):
            if ways.space[site] == space and not used >> site & 1:
                if step_value(S, G, ways, 0, site, slot, taste) > NOTHING:
                    used |= 1 << site
                    for rank in range(at.GOODS):
                        ways.held[0, rank] = ways.held[1, rank]
    return used


@apart
def appraise_starts(
    S: Record,
    G: Record,
    seat: Whole,
    moves: NDArray[np.int32],
    count: Whole,
    weights: Weights,
    taste: Taste,
    ways: Ways,
    out: NDArray[np.float64],
) -> None:
    """What the best orders from each city on are worth (ME-4). Writes `out`."""
    expect_rivals(S, G, seat, weights, ways)
    for index in range(count):
        for rank in range(at.GOODS):
            ways.held[0, rank] = G.held[seat, rank]
        start = np.int64(moves[index]) - at.START
        out[index] = look_for_ways(S, G, start, 0, 0, weights, taste, ways)
        for first in range(at.TRADE + 1):
            out[index] = max(out[index], ways.best[first])


@apart
def hunch(
    S: Record, G: Record, moves: NDArray[np.int32], count: Whole, stream: NDArray[np.uint64]
) -> Whole:
    """The best order by the usual weights, now and then any other one."""
    if count == 1:
        return 0
    if below(stream, STRAYS) == 0:
        return below(stream, count - 1)
    seat = waiting(S, G)
    weights, values = np.empty(len(USUAL), np.float64), np.empty(count, np.float64)
    for number in range(len(USUAL)):
        weights[number] = USUAL[number]
    taste, ways = np.empty(TASTES, np.float64), new_ways()
    look_around(S, G, seat, weights, taste, ways)
    appraise_orders(S, G, seat, moves, count, weights, taste, ways, values)
    best: Whole = 0
    for index in range(1, count):
        if values[index] > values[best]:
            best = index
    return best


@kernel
def ahead_of(points: NDArray[np.int64], seat: Whole, other: Whole, field: Whole) -> float:
    """A lead in a field, from -1 to 1."""
    lead = (points[seat, field] - points[other, field]) / SCALES[field]
    return float(lead / (1.0 + abs(lead)))


@apart
def evaluate(S: Record, G: Record, seat: Whole, weights: Weights) -> float:
    """Expected ecus, with what the fields are worth in which the seat has to be ahead."""
    points = np.zeros((at.SEATS, 3), dtype=np.int64)
    count_fields(S, G, points)
    total = 0.0
    for rank in range(at.GOODS):
        total += HELD * G.held[seat, rank] * (1.0 + DEARER * rank)
    if S.seats < at.SEATS:
        for field in range(3):
            worst = 1.0
            for other in range(S.seats):
                if other != seat:
                    worst = min(worst, ahead_of(points, seat, other, field))
            total += LEAD * worst
        return total + ECU_OF_FEW * weights[ECU] * points[seat, at.ECONOMIC]
    for phase in range(2):
        best = -1.0
        for other in range(S.seats):
            if other != seat:
                best = max(best, ahead_of(points, seat, other, order_of(S, phase)))
        total += SAFETY * best
    last = order_of(S, 2)
    unit = weights[ECU] if last == at.ECONOMIC else weights[FAITH]
    if last == at.POLITICAL:
        unit = weights[VOTE]
    return total + unit * points[seat, last]

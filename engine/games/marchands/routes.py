"""Marchands d'Empire: ways of six orders to goods and contracts, and what they bring.

A way is a row of sites at which a seat trades. All ways that the orders of a round allow are
looked at, with what the others, who have laid nothing yet, may have taken before.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.bags import in_heap
from engine.games.marchands.planning import missing
from engine.games.marchands.tastes import (
    CONTEST,
    LATER,
    NOTHING,
    REACH,
    RIVAL,
    Taste,
    cost_of,
    reward_value,
    taste_of,
    want_goods_for,
)
from engine.jit import Whole, apart, kernel

MOST: Final = 40  # sites that are looked at; with the usual numbers there are ten
DEPTH: Final = 5  # of a way
FIRSTS: Final = at.TRADE + 1  # letters, or a transaction at once


class Ways(NamedTuple):
    """Room to look for ways.

    Attributes:
        space, contract: Of each site; contract is -1 where goods lie. int64, shape (MOST,).
        worth: Of a contract, goods and rivals not counted. float64, shape (MOST,).
        early: Goods that others may have taken before the n-th order, or the chance that the
            contract is gone. float64, shape (MOST, ORDERS).
        held: Goods after each step of a way. int64, shape (DEPTH + 1, GOODS).
        best: What the best way is worth that begins with each order. float64, shape (FIRSTS,).
        sites: How many there are. int64, shape (1,).
    """

    space: NDArray[np.int64]
    contract: NDArray[np.int64]
    worth: NDArray[np.float64]
    early: NDArray[np.float64]
    held: NDArray[np.int64]
    best: NDArray[np.float64]
    sites: NDArray[np.int64]


@apart
def new_ways() -> Ways:
    """Room for one decision."""
    return Ways(
        np.empty(MOST, np.int64),
        np.empty(MOST, np.int64),
        np.empty(MOST, np.float64),
        np.empty((MOST, at.ORDERS), np.float64),
        np.empty((DEPTH + 1, at.GOODS), np.int64),
        np.empty(FIRSTS, np.float64),
        np.zeros(1, np.int64),
    )


@apart
def look_around(
    S: Record, G: Record, seat: Whole, weights: NDArray[np.float64], taste: Taste, ways: Ways
) -> None:
    """What things are worth to a seat, and where they lie. Writes `taste` and `ways`."""
    taste_of(S, G, seat, weights, taste)
    count: Whole = 0
    for space in range(S.spaces):
        if count < MOST and (G.goods[space] != 0 or G.contract[space] != 0):
            contract = np.int64(G.contract[space]) - 1
            ways.space[count] = space
            ways.contract[count] = contract
            ways.worth[count] = 0.0
            if contract >= 0:
                worth = reward_value(S, G, seat, space, contract, taste)
                ways.worth[count] = worth
                want_goods_for(S, G, seat, contract, worth, weights, taste)
            count += 1
    ways.sites[0] = count


@apart
def expect_rivals(
    S: Record, G: Record, seat: Whole, weights: NDArray[np.float64], ways: Ways
) -> None:
    """What others may take at the sites first. Writes `ways.early`."""
    for site in range(ways.sites[0]):
        for slot in range(at.ORDERS):
            ways.early[site, slot] = 0.0
    for other in range(S.seats):
        if other != seat and G.at[other] >= 0:
            add_rival(S, G, seat, other, weights, ways)


@kernel
def add_rival(
    S: Record, G: Record, seat: Whole, other: Whole, weights: NDArray[np.float64], ways: Ways
) -> None:
    """What another seat may take before. Writes `ways.early`."""
    near: Whole = 0
    for site in range(ways.sites[0]):
        near += S.distance[G.at[other], ways.space[site]] < S.orders
    if near == 0:
        return
    chance = min(1.0, 2.5 / near)
    later = (other - G.starter) % S.seats > (seat - G.starter) % S.seats
    for site in range(ways.sites[0]):
        contract = ways.contract[site]
        if contract < 0:
            likely = weights[RIVAL] * chance
        elif missing(S, G, other, contract) == 0:
            likely = weights[CONTEST]
        else:
            continue
        first = np.int64(S.distance[G.at[other], ways.space[site]])
        for slot in range(first + later, S.orders):
            if contract < 0:
                ways.early[site, slot] += likely
            else:
                ways.early[site, slot] += likely * (1.0 - ways.early[site, slot])


@kernel
def good_at(S: Record, heap: Whole, taken: Whole) -> Whole:
    """The rank that comes next where so many goods are gone, or -1."""
    for rank in range(at.GOODS):
        taken -= in_heap(heap, rank)
        if taken < 0:
            return rank
    return -1


@kernel
def take_value(S: Record, heap: Whole, gone: float, taste: Taste) -> float:
    """What a good is worth where others have taken some, on the mean."""
    whole: Whole = np.int64(gone)
    part = gone - whole
    first, second = good_at(S, heap, whole), good_at(S, heap, whole + 1)
    value = (1.0 - part) * taste[first] if first >= 0 else 0.0
    return value + (part * taste[second] if second >= 0 else 0.0)


@kernel
def step_value(
    S: Record, G: Record, ways: Ways, depth: Whole, site: Whole, slot: Whole, taste: Taste
) -> float:
    """What a transaction at a site brings; NOTHING if it cannot be. Writes the next `held`."""
    for rank in range(at.GOODS):
        ways.held[depth + 1, rank] = ways.held[depth, rank]
    contract = ways.contract[site]
    gone = ways.early[site, slot]
    if contract < 0:
        heap = np.int64(G.goods[ways.space[site]])
        first = good_at(S, heap, np.int64(gone))
        if first >= 0:
            ways.held[depth + 1, first] += 1
        return take_value(S, heap, gone, taste)
    for rank in range(at.GOODS):
        if S.need[contract, rank] > ways.held[depth, rank]:
            return NOTHING
    if S.payment != at.SHOWN:
        for rank in range(at.GOODS):
            ways.held[depth + 1, rank] -= S.need[contract, rank]
    return (ways.worth[site] - cost_of(S, contract, taste)) * (1.0 - gone)


@apart
def look_for_ways(
    S: Record,
    G: Record,
    start: Whole,
    begun: Whole,
    used: Whole,
    weights: NDArray[np.float64],
    taste: Taste,
    ways: Ways,
) -> float:
    """Find the best way from a space on; what standing there is worth. Writes `ways`.

    Args:
        begun: Orders that are laid before.
        used: Set of the sites at which they trade.
    """
    city = np.empty(DEPTH + 1, np.int64)
    slot = np.empty(DEPTH + 1, np.int64)
    done = np.empty(DEPTH + 1, np.int64)
    following = np.zeros(DEPTH + 1, np.int64)
    value = np.zeros(DEPTH + 1, np.float64)
    for first in range(FIRSTS):
        ways.best[first] = NOTHING
    city[0], slot[0], done[0] = start, begun, used
    firsts: Whole = 0
    depth: Whole = 0
    while depth >= 0:
        site = following[depth]
        following[depth] += 1
        if site >= ways.sites[0]:
            depth -= 1
            continue
        if done[depth] >> site & 1:
            continue
        far = np.int64(S.distance[city[depth], ways.space[site]])
        last = slot[depth] + far
        if depth == 0:
            firsts = np.int64(S.towards[start, ways.space[site]]) if far else 1 << at.TRADE
        if last >= S.orders:
            if depth == 0:
                note_far(S, ways, site, firsts, last, weights, taste)
            continue
        gain = step_value(S, G, ways, depth, site, last, taste)
        if gain <= NOTHING:
            continue
        total = value[depth] + gain * (1.0 - weights[LATER] * last)
        for first in range(FIRSTS):
            if firsts >> first & 1:
                ways.best[first] = max(ways.best[first], total)
        if depth + 1 < DEPTH and last + 1 < S.orders:
            depth += 1
            city[depth], slot[depth] = ways.space[site], last + 1
            done[depth] = done[depth - 1] | 1 << site
            following[depth] = 0
            value[depth] = total
    return standing_value(S, start, used, weights, taste, ways)


@kernel
def note_far(
    S: Record,
    ways: Ways,
    site: Whole,
    firsts: Whole,
    last: Whole,
    weights: NDArray[np.float64],
    taste: Taste,
) -> None:
    """A site that these orders do not reach is worth going towards. Writes `ways.best`."""
    worth = weights[REACH] * plain_worth(ways, site, taste) / (2.0 + last - S.orders)
    for first in range(at.ROADS):
        if firsts >> first & 1:
            ways.best[first] = max(ways.best[first], worth)


@kernel
def plain_worth(ways: Ways, site: Whole, taste: Taste) -> float:
    """What a site may be worth some day."""
    return taste[1] if ways.contract[site] < 0 else 0.5 * ways.worth[site]


@kernel
def standing_value(
    S: Record,
    space: Whole,
    used: Whole,
    weights: NDArray[np.float64],
    taste: Taste,
    ways: Ways,
) -> float:
    """What a space is worth as the place where the next round begins."""
    best = 0.0
    for site in range(ways.sites[0]):
        if not used >> site & 1:
            far = np.int64(S.distance[space, ways.space[site]])
            best = max(best, plain_worth(ways, site, taste) / (2.0 + far))
    return weights[REACH] * best

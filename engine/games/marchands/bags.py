"""Marchands d'Empire: the two bags, and laying goods and contracts on cities (ME-3, ME-19)."""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.marchands import state as at
from engine.jit import Whole, kernel
from engine.rng import below


@kernel
def in_heap(heap: Whole, rank: Whole) -> Whole:
    """Goods of a rank on a city."""
    return (np.int64(heap) >> (at.BITS * rank)) & at.HEAP


@kernel
def bag_size(G: Record) -> Whole:
    """Goods in the bag."""
    total: Whole = 0
    for rank in range(at.GOODS):
        total += G.bag[rank]
    return total


@kernel
def draw_good(G: Record) -> Whole:
    """The rank of a token from the bag, which is not empty. Writes `bag` and `chance`."""
    left = below(G.chance, bag_size(G))
    for rank in range(at.GOODS):
        if left < G.bag[rank]:
            G.bag[rank] -= 1
            return rank
        left -= G.bag[rank]
    return -1


@kernel
def draw_contract(S: Record, G: Record) -> Whole:
    """A contract from the bag, which is not empty. Writes `left_in_bag` and `chance`."""
    left = below(G.chance, G.left_in_bag)
    for contract in range(S.contracts):
        if G.place[contract] == at.BAG:
            if left == 0:
                G.left_in_bag -= 1
                return contract
            left -= 1
    return -1


@kernel
def is_free(S: Record, G: Record, space: Whole, column: Whole) -> bool:
    """Whether goods, or a contract, may be laid on a city (ME-3, ME-A7)."""
    if G.goods[space] != 0 or G.contract[space] != 0:
        return False
    return column == at.OF_GOODS or S.church_sites != at.SKIPPED or G.church[space] == 0


@kernel
def any_free(S: Record, G: Record, column: Whole) -> bool:
    """Whether some city is free; the capital is none."""
    for number in range(S.cities):
        if is_free(S, G, S.city[number], column):
            return True
    return False


@kernel
def draw_number(S: Record, G: Record) -> Whole:
    """A number of a city from 0, by die or card (ME-3, ME-A9). Writes `drawn` and `chance`."""
    if S.drawing == at.DIE:
        return below(G.chance, S.cities)
    left: Whole = 0
    for number in range(S.cities):
        left += G.drawn[S.city[number]] == 0
    if left == 0:
        G.drawn[:] = 0
        left = S.cities
    rest = below(G.chance, left)
    for number in range(S.cities):
        if G.drawn[S.city[number]] == 0:
            if rest == 0:
                G.drawn[S.city[number]] = 1
                return number
            rest -= 1
    return -1


@kernel
def free_city(S: Record, G: Record, column: Whole) -> Whole:
    """The space of the city that die or card finds; one is free (ME-3). Writes as these do."""
    number = draw_number(S, G)
    while not is_free(S, G, S.city[number], column):
        number = (number + 1) % S.cities
    return np.int64(S.city[number])


@kernel
def lay_goods(S: Record, G: Record, space: Whole) -> None:
    """Lay as many goods as belong on a site, or as there are. Writes `goods`, `bag`, `chance`."""
    for _ in range(min(S.site_goods, bag_size(G))):
        G.goods[space] += np.uint32(1 << (at.BITS * draw_good(G)))


@kernel
def lay_contract(S: Record, G: Record, space: Whole) -> None:
    """Lay a contract on a city. Writes `contract`, `place`, `left_in_bag` and `chance`."""
    contract = draw_contract(S, G)
    G.contract[space] = contract + 1
    G.place[contract] = at.LAID

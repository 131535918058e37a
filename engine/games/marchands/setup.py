"""Marchands d'Empire: a new game, and the derived fields of a state (ME-1 to ME-4)."""

from __future__ import annotations

import numpy as np

from engine import rng
from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.bags import free_city, in_heap, lay_contract, lay_goods
from engine.games.marchands.planning import note_token
from engine.jit import Whole, kernel


@kernel
def reset(S: Record, G: Record, seed: np.uint64) -> None:
    """Goods and contracts are laid, and the die says who begins (ME-3, ME-4). Writes G."""
    clear(S, G)
    G.chance[0] = rng.derive(seed, rng.SETUP, np.uint64(0))
    rebuild(S, G)
    lay_goods(S, G, S.capital)
    for _ in range(S.goods_sites):
        lay_goods(S, G, free_city(S, G, at.OF_GOODS))
    for _ in range(S.contract_sites):
        lay_contract(S, G, free_city(S, G, at.OF_CONTRACTS))
    G.starter = roll(S, G)
    G.asked = G.starter


@kernel
def clear(S: Record, G: Record) -> None:
    """Nothing lies anywhere. Writes all of G but `chance`."""
    G.finished = G.starter = G.asked = G.step = G.left = G.rank = G.answers = 0
    G.stage = at.START_STAGE
    G.owed[:] = 0
    G.due[:] = 0
    G.goods[:] = 0
    G.contract[:] = 0
    G.church[:] = 0
    G.visited[:] = 0
    G.drawn[:] = 0
    G.place[:] = at.BAG
    G.gone[:] = 0
    G.lot[:] = 0
    for seat in range(at.SEATS):
        G.at[seat] = -1
        G.rests[seat] = 0
        G.tiles[seat] = G.said[seat] = 0
        G.taken[seat] = G.failed[seat] = G.fulfilled[seat] = G.campaigns[seat] = 0
        for slot in range(at.ORDERS):
            G.tokens[seat, slot] = at.NONE
        for rank in range(at.GOODS):
            G.held[seat, rank] = 0
        for area in range(at.AREAS):
            G.votes[seat, area] = 0


@kernel
def rebuild(S: Record, G: Record) -> None:
    """Compute the derived fields. Writes those, and nothing else."""
    G.asked = G.starter
    G.due[:] = 0
    G.answers = 0
    for seat in range(at.SEATS):
        G.laid[seat] = G.traded[seat] = 0
        G.leads[seat] = G.at[seat]
        G.kept[seat] = G.built[seat] = G.faith[seat] = G.voted[seat] = 0
        G.kept_ecus[seat] = 0
        G.answers += G.said[seat] > 0
        for area in range(at.AREAS):
            G.voted[seat] += G.votes[seat, area]
        if G.stage == at.PLAN:
            for slot in range(at.ORDERS):
                if G.tokens[seat, slot] != at.NONE:
                    note_token(S, G, seat, np.int64(G.tokens[seat, slot]))
    rebuild_goods(S, G)
    for space in range(S.spaces):
        if G.church[space] != 0:
            G.built[G.church[space] - 1] += 1
            G.faith[G.church[space] - 1] += S.level[space]
    G.left_in_bag = 0
    for contract in range(S.contracts):
        where = np.int64(G.place[contract])
        G.left_in_bag += where == at.BAG
        if where >= at.KEPT:
            G.kept[where - at.KEPT] += 1
            G.kept_ecus[where - at.KEPT] += S.ecus[contract]


@kernel
def rebuild_goods(S: Record, G: Record) -> None:
    """What is nowhere else is in the bag. Writes `bag`."""
    for rank in range(at.GOODS):
        rest = S.total[rank] - G.gone[rank]
        for seat in range(at.SEATS):
            rest -= G.held[seat, rank]
        for space in range(S.spaces):
            rest -= in_heap(G.goods[space], rank)
        G.bag[rank] = rest


@kernel
def roll(S: Record, G: Record) -> Whole:
    """Who rolls highest; equal ones roll again (ME-4). Writes `chance`."""
    rolling = (1 << S.seats) - 1
    while rolling & (rolling - 1) != 0:
        best: Whole = -1
        still: Whole = 0
        for seat in range(S.seats):
            if rolling >> seat & 1:
                number = below_die(G)
                if number > best:
                    best = number
                    still = 0
                if number == best:
                    still |= 1 << seat
        rolling = still
    seat = 0
    while not rolling >> seat & 1:
        seat += 1
    return seat


@kernel
def below_die(G: Record) -> Whole:
    """A roll of the die, from 0. Writes `chance`."""
    return rng.below(G.chance, at.DICE)

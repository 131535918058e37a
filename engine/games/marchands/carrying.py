"""Marchands d'Empire: orders are carried out, contracts fulfilled (ME-8 to ME-18)."""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.planning import missing
from engine.jit import Whole, kernel, trailing_zeros


@kernel
def seat_of_step(S: Record, G: Record, step: Whole) -> Whole:
    """Whose token is the n-th of a round, slot by slot from the starter on (ME-8)."""
    return (G.starter + step % S.seats) % S.seats


@kernel
def carry_out(S: Record, G: Record) -> Whole:
    """The next token that lies there; 0 if there is none left. Writes G."""
    while G.step < S.orders * S.seats:
        seat = seat_of_step(S, G, G.step)
        token = np.int64(G.tokens[seat, G.step // S.seats])
        G.step += 1
        if token == at.NONE:
            continue
        if token == at.X:
            trade(S, G, seat)
        elif S.road[G.at[seat], token - 1] >= 0:
            G.at[seat] = G.leads[seat] = S.road[G.at[seat], token - 1]
        else:
            G.failed[seat] += 1
        return 1
    return 0


@kernel
def trade(S: Record, G: Record, seat: Whole) -> None:
    """A transaction where the caravan stands, or a lost order (ME-11 to ME-13). Writes G."""
    space = np.int64(G.at[seat])
    if G.goods[space] != 0:
        if G.visited[space] >> seat & 1:
            G.failed[seat] += 1
        else:
            take_good(G, seat, space)
        return
    contract = np.int64(G.contract[space]) - 1
    if contract >= 0 and missing(S, G, seat, contract) == 0:
        G.stage = at.CHOOSE
    else:
        G.failed[seat] += 1


@kernel
def take_good(G: Record, seat: Whole, space: Whole) -> None:
    """One good of the lowest rank, once a round (ME-11, ME-14). Writes G."""
    rank = trailing_zeros(np.uint64(G.goods[space])) // at.BITS
    G.goods[space] -= np.uint32(1 << (at.BITS * rank))
    G.held[seat, rank] += 1
    G.visited[space] |= np.uint8(1 << seat)
    G.taken[seat] += 1
    G.owed[at.OF_GOODS] += G.goods[space] == 0


@kernel
def church_possible(S: Record, G: Record, seat: Whole, space: Whole) -> bool:
    """Whether a seat may build in a city (ME-16)."""
    return G.church[space] == 0 and G.built[seat] < S.churches


@kernel
def votes_possible(S: Record, G: Record, seat: Whole, space: Whole) -> bool:
    """Whether a seat may place electors around a city (ME-15, ME-17)."""
    return G.voted[seat] < S.electors and S.touches[space] != 0


@kernel
def possible_rewards(S: Record, G: Record, seat: Whole) -> Whole:
    """The set of rewards that a seat could take where its caravan stands (ME-15)."""
    return possible_rewards_at(S, G, seat, np.int64(G.at[seat]))


@kernel
def possible_rewards_at(S: Record, G: Record, seat: Whole, space: Whole) -> Whole:
    """The same in any city."""
    found: Whole = at.KEEP
    if church_possible(S, G, seat, space):
        found |= at.CHURCH
    if votes_possible(S, G, seat, space):
        found |= at.VOTES
    return found


@kernel
def rewards_allowed(S: Record, possible: Whole, wanted: Whole) -> bool:
    """Whether a set of rewards may be taken (ME-15, ME-A3, ME-A19)."""
    if wanted & ~possible:
        return False
    if wanted & (wanted - 1) != 0 or possible == at.KEEP:
        return True
    if S.rewards == at.UP_TO_TWO:
        return True
    return S.no_church == at.ONE_WILL_DO and possible & at.CHURCH == 0


@kernel
def fulfil(S: Record, G: Record, seat: Whole, wanted: Whole) -> None:
    """Pay for a contract and take the rewards (ME-12, ME-14 to ME-18). Writes G."""
    space = np.int64(G.at[seat])
    contract = np.int64(G.contract[space]) - 1
    pay(S, G, seat, contract)
    G.contract[space] = 0
    G.owed[at.OF_CONTRACTS] += 1
    G.fulfilled[seat] += 1
    if wanted & at.KEEP:
        G.place[contract] = at.KEPT + seat
        G.kept[seat] += 1
        G.kept_ecus[seat] += S.ecus[contract]
    else:
        G.place[contract] = at.BAG
        G.left_in_bag += 1
    if wanted & at.CHURCH:
        G.church[space] = seat + 1
        G.built[seat] += 1
        G.faith[seat] += S.level[space]
    G.stage = at.CARRY
    if wanted & at.VOTES:
        G.campaigns[seat] += 1
        G.left = min(np.int64(S.level[space]), S.electors - G.voted[seat])
        G.stage = at.ELECT


@kernel
def pay(S: Record, G: Record, seat: Whole, contract: Whole) -> None:
    """The goods of a contract (ME-12, ME-A1). Writes `held`, `bag` and `gone`."""
    if S.payment == at.SHOWN:
        return
    for rank in range(at.GOODS):
        need = np.int64(S.need[contract, rank])
        G.held[seat, rank] -= need
        if S.payment == at.TO_BAG:
            G.bag[rank] += need
        else:
            G.gone[rank] += need


@kernel
def place_elector(G: Record, seat: Whole, area: Whole) -> None:
    """One elector into a region (ME-17). Writes G."""
    G.votes[seat, area] += 1
    G.voted[seat] += 1
    G.left -= 1
    if G.left == 0:
        G.stage = at.CARRY

"""Marchands d'Empire: what follows the orders: supply, monopolies, the next round, the end."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.bags import any_free, bag_size, free_city, lay_contract, lay_goods
from engine.games.marchands.carrying import carry_out
from engine.games.marchands.ending import draw_lots
from engine.games.marchands.planning import clear_tokens
from engine.jit import Whole, kernel


@kernel
def last_round(S: Record) -> Whole:
    """How many rounds are played (ME-21, ME-A8)."""
    return S.rounds - (S.marker == at.ADVANCED)


@kernel
def on_track(S: Record, G: Record) -> Whole:
    """The number on which the round marker stands (ME-5, ME-A8)."""
    return G.finished + 1 + (S.marker == at.ADVANCED)


@kernel
def advance(S: Record, G: Record) -> Whole:
    """The next thing that nobody decides: a token, a supply step, a monopoly. Writes G."""
    if G.stage == at.CARRY:
        if carry_out(S, G):
            return 1
        begin_supply(G)
    if G.stage == at.SUPPLY:
        for column in range(2):
            if G.due[column] > 0:
                G.due[column] -= 1
                supply(S, G, column)
                return 1
        if S.monopoly_every > 0 and on_track(S, G) % S.monopoly_every == 0:
            G.stage = at.SAY
            G.rank = 0
        else:
            end_round(S, G)
        return 1
    if G.stage == at.SAY and G.answers == S.seats:
        award(S, G)
        return 1
    return 0


@kernel
def begin_supply(G: Record) -> None:
    """Phase IV looks at each step of the ladder once (ME-19). Writes `stage`, `step`, `due`."""
    G.stage = at.SUPPLY
    G.step = 0
    G.due[0] = G.owed[0]
    G.due[1] = G.owed[1]


@kernel
def supply(S: Record, G: Record, column: Whole) -> None:
    """One step of the ladder: four goods or a contract (ME-19, ME-A2, ME-A18). Writes G."""
    there = bag_size(G) if column == at.OF_GOODS else G.left_in_bag
    asked = S.site_goods if column == at.OF_GOODS else 1
    to_capital = column == at.OF_GOODS and G.goods[S.capital] == 0
    placed = there >= asked
    short = there < asked and S.shortage == at.PARTIAL and there > 0
    if (placed or short) and not (to_capital or any_free(S, G, column)):
        placed = short = False
    if placed or short:
        if column == at.OF_CONTRACTS:
            lay_contract(S, G, free_city(S, G, column))
        elif to_capital:
            lay_goods(S, G, S.capital)
        else:
            lay_goods(S, G, free_city(S, G, column))
    if placed or short or S.shortage != at.OWED:
        G.owed[column] -= 1


@kernel
def announce(G: Record, seat: Whole, number: Whole) -> None:
    """Say how many goods of the rank one has (ME-20). Writes `said` and `answers`."""
    G.said[seat] = number + 1
    G.answers += 1


@kernel
def monopolist(S: Record, said: NDArray[np.int64]) -> Whole:
    """Who announced strictly most, or -1 (ME-20)."""
    best: Whole = 0
    for seat in range(1, S.seats):
        if said[seat] > said[best]:
            best = seat
    for seat in range(S.seats):
        if seat != best and said[seat] == said[best]:
            return -1
    return best


@kernel
def award(S: Record, G: Record) -> None:
    """The monopoly of a rank, then the next rank or round (ME-20). Writes G."""
    seat = monopolist(S, G.said)
    if seat >= 0:
        G.tiles[seat] += 1
    for other in range(S.seats):
        G.said[other] = 0
    G.answers = 0
    G.rank += 1
    if G.rank == at.GOODS:
        G.rank = 0
        end_round(S, G)


@kernel
def end_round(S: Record, G: Record) -> None:
    """The next seat begins (ME-6), or the game is over (ME-21). Writes G."""
    G.finished += 1
    G.starter = (G.starter + 1) % S.seats
    G.asked = G.starter
    for seat in range(S.seats):
        clear_tokens(G, seat)
    for space in range(S.spaces):
        G.visited[space] = 0
    if S.drawing == at.MIXED:
        for space in range(S.spaces):
            G.drawn[space] = 0
    G.stage = at.PLAN
    if G.finished >= last_round(S):
        G.stage = at.OVER
        draw_lots(S, G)

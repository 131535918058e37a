"""Marchands d'Empire: laying orders (ME-7), and which of them are sure to fail.

Where a seat's own orders lead is known to it while it lays them, since nobody else moves its
caravan. All seats decide equally often, whatever they lay: how many orders there are is secret too.
A letter without a road is sure to fail, and so is a transaction where nothing can be
had: goods do not come within a round, and a contract asks for goods.
"""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.marchands import state as at
from engine.jit import Whole, kernel


@kernel
def has_traded(S: Record, G: Record, seat: Whole) -> bool:
    """Whether the orders trade already where they lead, on this visit or an earlier one."""
    space = np.int64(G.at[seat])
    for slot in range(G.laid[seat]):
        token = np.int64(G.tokens[seat, slot])
        if token == at.X:
            if space == G.leads[seat]:
                return True
        elif S.road[space, token - 1] >= 0:
            space = np.int64(S.road[space, token - 1])
    return False


@kernel
def note_token(S: Record, G: Record, seat: Whole, token: Whole) -> None:
    """Keep up to date where the orders of a seat lead. Writes `laid`, `leads` and `traded`."""
    if token == at.END:
        return
    if token == at.X:
        G.traded[seat] += G.goods[G.leads[seat]] != 0 and not has_traded(S, G, seat)
    elif S.road[G.leads[seat], token - 1] >= 0:
        G.leads[seat] = S.road[G.leads[seat], token - 1]
    G.laid[seat] += 1


@kernel
def lay_token(S: Record, G: Record, seat: Whole, token: Whole) -> None:
    """Lay a token, or lay no more (ME-7). Writes `tokens`, `rests` and what is derived."""
    if token == at.END:
        G.rests[seat] += 1
        return
    G.tokens[seat, G.laid[seat]] = token
    note_token(S, G, seat, token)


@kernel
def has_decided(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a seat has closed its row; all decide equally often, which tells no number."""
    return bool(G.laid[seat] + G.rests[seat] > S.orders)


@kernel
def waiting(S: Record, G: Record) -> Whole:
    """The first seat from `asked` on that has still to lay orders, or -1."""
    for step in range(S.seats):
        seat = (G.asked + step) % S.seats
        if not has_decided(S, G, seat):
            return seat
    return -1


@kernel
def clear_tokens(G: Record, seat: Whole) -> None:
    """Take all tokens of a seat back. Writes `tokens`, `rests` and what is derived."""
    for slot in range(at.ORDERS):
        G.tokens[seat, slot] = at.NONE
    G.rests[seat] = 0
    G.laid[seat] = G.traded[seat] = 0
    G.leads[seat] = G.at[seat]


@kernel
def missing(S: Record, G: Record, seat: Whole, contract: Whole) -> Whole:
    """Goods that a seat lacks for a contract."""
    lacks: Whole = 0
    for rank in range(at.GOODS):
        lacks += max(np.int64(S.need[contract, rank]) - G.held[seat, rank], 0)
    return lacks


@kernel
def may_trade(S: Record, G: Record, seat: Whole) -> bool:
    """Whether a transaction where the orders lead may succeed (ME-11 to ME-13)."""
    space = np.int64(G.leads[seat])
    if G.goods[space] != 0:
        return not has_traded(S, G, seat)
    contract = np.int64(G.contract[space]) - 1
    return bool(contract >= 0 and missing(S, G, seat, contract) <= G.traded[seat])


@kernel
def wait_code(S: Record, G: Record, seat: Whole) -> Whole:
    """The lowest code of an order that is sure to fail, or -1."""
    for letter in range(at.ROADS):
        if S.road[G.leads[seat], letter] < 0:
            return letter
    return -1 if may_trade(S, G, seat) else at.TRADE


@kernel
def list_orders(S: Record, G: Record, seat: Whole, out: Record) -> Whole:
    """Codes of orders: those that may succeed, one that fails, and to lay no more. Writes `out`."""
    count: Whole = 0
    if G.laid[seat] < S.orders and G.rests[seat] == 0:
        wait = wait_code(S, G, seat)
        trade = may_trade(S, G, seat)
        for letter in range(at.ROADS):
            if letter == wait or S.road[G.leads[seat], letter] >= 0:
                out[count] = letter
                count += 1
        if trade or wait == at.TRADE:
            out[count] = at.TRADE
            count += 1
    out[count] = at.DONE
    return count + 1

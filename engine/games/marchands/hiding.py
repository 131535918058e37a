"""Marchands d'Empire: what a seat cannot see, drawn anew (ME-A20).

What was done in the open is remembered, so that nothing is hidden but orders. Where only what
lies on the table is known, goods, contracts and monopolies behind the other screens and the
owners of the other electors are drawn. How many there are is taken from what lies open (rounds,
churches, electors) as games between bots have it, never from what one seat has: so nothing of it
is left once everybody's view was drawn in turn, as for those who see the table alone.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.marchands import state as at
from engine.games.marchands.bags import bag_size
from engine.games.marchands.carrying import seat_of_step
from engine.games.marchands.rounds import on_track
from engine.jit import Whole, kernel
from engine.rng import below

Stream = NDArray[np.uint64]
SPREAD: Final = 2  # goods that a seat may have more or fewer than is usual


@kernel
def determinize(S: Record, G: Record, seat: Whole, stream: Stream) -> None:
    """See `Kernels.determinize`. Writes what is behind screens, face down, or follows from it."""
    if S.memory != at.ON_TABLE or G.stage == at.OVER:  # all is shown at the end (ME-23)
        return
    redraw_goods(S, G, seat, stream)
    redraw_contracts(S, G, seat, stream)
    redraw_tiles(S, G, seat, stream)
    redraw_votes(S, G, seat, stream)


@kernel
def redraw_goods(S: Record, G: Record, seat: Whole, stream: Stream) -> None:
    """Goods behind the other screens, from the bag. Writes `held`, `bag` and `stream`."""
    for other in range(S.seats):
        if other != seat:
            for rank in range(at.GOODS):
                G.bag[rank] += G.held[other, rank]
                G.held[other, rank] = 0
    for other in range(S.seats):
        if other != seat:
            give_known(S, G, other)
    others = S.seats - 1
    for other in range(S.seats):
        if other == seat:
            continue
        share = usual_goods(S, G)
        if share > 0:
            share += below(stream, 2 * SPREAD + 1) - SPREAD
        for rank in range(at.GOODS):
            share -= G.held[other, rank]
        share = min(share, bag_size(G) // others)
        others -= 1
        for _ in range(share):
            draw_held(G, other, stream)


@kernel
def usual_goods(S: Record, G: Record) -> Whole:
    """How many goods a seat has by now: half of its orders bring one, and soon it spends them."""
    rounds = G.finished + (G.stage == at.SAY)
    return min(rounds * S.orders // 2, S.orders + 1)


@kernel
def give_known(S: Record, G: Record, other: Whole) -> None:
    """What all know that a seat has: for its contract, or as it said. Writes `held` and `bag`."""
    if G.stage == at.CHOOSE and seat_of_step(S, G, G.step - 1) == other:
        contract = np.int64(G.contract[G.at[other]]) - 1
        for rank in range(at.GOODS):
            need = np.int64(S.need[contract, rank])
            G.held[other, rank] += need
            G.bag[rank] -= need
    if G.stage == at.SAY and G.said[other] > 1:
        G.held[other, G.rank] += G.said[other] - 1
        G.bag[G.rank] -= G.said[other] - 1


@kernel
def draw_held(G: Record, other: Whole, stream: Stream) -> None:
    """One good from the bag behind a screen. Writes `held`, `bag` and `stream`."""
    left = below(stream, bag_size(G))
    for rank in range(at.GOODS):
        if left < G.bag[rank]:
            G.bag[rank] -= 1
            G.held[other, rank] += 1
            return
        left -= G.bag[rank]


@kernel
def redraw_contracts(S: Record, G: Record, seat: Whole, stream: Stream) -> None:
    """Contracts behind the other screens. Writes `place`, what follows from it, and `stream`."""
    for contract in range(S.contracts):
        where = np.int64(G.place[contract])
        if where >= at.KEPT and where != at.KEPT + seat:
            G.place[contract] = at.BAG
            G.left_in_bag += 1
    for other in range(S.seats):
        if other == seat:
            continue
        G.kept[other] = G.kept_ecus[other] = 0
        for _ in range(min(usual_contracts(G, other), G.left_in_bag)):
            keep_one(S, G, other, below(stream, G.left_in_bag))


@kernel
def usual_contracts(G: Record, other: Whole) -> Whole:
    """How many contracts a seat keeps: mostly the other reward is a church or two electors."""
    return G.built[other] + (G.voted[other] + 1) // 2


@kernel
def keep_one(S: Record, G: Record, other: Whole, number: Whole) -> None:
    """The contract of the bag with a number goes behind a screen. Writes as the caller."""
    for contract in range(S.contracts):
        if G.place[contract] == at.BAG:
            if number == 0:
                G.place[contract] = at.KEPT + other
                G.kept[other] += 1
                G.kept_ecus[other] += S.ecus[contract]
                G.left_in_bag -= 1
                return
            number -= 1


@kernel
def redraw_tiles(S: Record, G: Record, seat: Whole, stream: Stream) -> None:
    """Monopolies behind the other screens: some were nobody's. Writes `tiles` and `stream`."""
    for other in range(S.seats):
        if other != seat:
            G.tiles[other] = 0
    for _ in range(awards(S, G) - G.tiles[seat]):
        owner = below(stream, S.seats + 1)
        if owner < S.seats and owner != seat:
            G.tiles[owner] += 1


@kernel
def awards(S: Record, G: Record) -> Whole:
    """How many monopolies were in question so far (ME-20); none in a round left out (ME-A8)."""
    if S.monopoly_every == 0:
        return 0
    phases = (on_track(S, G) - 1) // S.monopoly_every
    phases -= (S.marker == at.ADVANCED) // S.monopoly_every
    return at.GOODS * phases + (G.rank if G.stage == at.SAY else 0)


@kernel
def redraw_votes(S: Record, G: Record, seat: Whole, stream: Stream) -> None:
    """Owners of the electors that are not one's own. Writes `votes` and `stream`."""
    left: Whole = 0
    for other in range(S.seats):
        left += G.voted[other] if other != seat else 0
    for area in range(S.areas):
        here: Whole = 0
        for other in range(S.seats):
            if other != seat:
                here += G.votes[other, area]
                G.votes[other, area] = 0
        for _ in range(here):
            owner = drawn_owner(S, G, seat, below(stream, left))
            G.votes[owner, area] += 1
            G.voted[owner] -= 1
            left -= 1
    for other in range(S.seats):
        if other != seat:
            G.voted[other] = 0
            for area in range(S.areas):
                G.voted[other] += G.votes[other, area]


@kernel
def drawn_owner(S: Record, G: Record, seat: Whole, number: Whole) -> Whole:
    """Whose elector has a number among those that `voted` counts still."""
    for other in range(S.seats):
        if other != seat:
            if number < G.voted[other]:
                return other
            number -= G.voted[other]
    return -1

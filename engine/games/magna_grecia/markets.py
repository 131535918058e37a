"""Magna Grecia: the market step (MG-31 to MG-37) and the final scoring (MG-42, MG-43)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit
from engine.games.magna_grecia.places import (
    all_cities,
    is_active,
    market_value,
    network,
    refresh_price,
)
from engine.games.magna_grecia.state import (
    ACTIVE_MARKET,
    ALL_UNLAID,
    ANY_MARKET,
    BUY_MOVE,
    FRONT_STOCK,
    NO_PLACE,
    OVER,
    PASS_MOVE,
    SEATS,
    SELL_MOVE,
)
from engine.jit import Whole, kernel, trailing_zeros

MOST_UNLAID = 1024  # more tiles than a seat can have


@kernel
def buyable(S: Record, G: Record, seat: Whole) -> np.uint64:
    """Places where the seat may buy a market if it has the points (MG-32)."""
    places = G.villages | all_cities(G)
    if S.own_city_purchase == 0:
        places &= ~G.cities[seat]
    if S.market_reach != 0:
        places &= network(S, G, seat)
    return places & ~(G.unsold[seat] | G.sold[seat])


@kernel
def sellable(S: Record, G: Record, seat: Whole, place: Whole) -> bool:
    """Whether the seat's unsold market in this place may be sold (MG-37, MG-A18)."""
    if S.sellable == ANY_MARKET:
        return True
    if S.sellable == ACTIVE_MARKET:
        return is_active(G, seat, place)
    return bool(market_value(S, G, seat, place) > 0)


@kernel
def sales_open(S: Record, G: Record) -> bool:
    """Whether markets may be sold in this round (MG-A19)."""
    return S.last_round_sale == 0 or G.rounds_played + 1 < S.rounds


@kernel
def list_markets(S: Record, G: Record, out: NDArray[np.int32]) -> Whole:
    """List pass, every purchase and every sale, by place. Writes `out`; returns the count."""
    seat = G.seat
    out[0] = PASS_MOVE
    count = 1
    if G.supply[seat] > 0:
        score = G.score[seat]
        places = buyable(S, G, seat)
        while places != ZERO:
            place = trailing_zeros(places)
            places &= places - ONE
            if G.price[place] <= score:
                out[count] = BUY_MOVE | place
                count += 1
    if sales_open(S, G):
        places = G.unsold[seat]
        while places != ZERO:
            place = trailing_zeros(places)
            places &= places - ONE
            if sellable(S, G, seat, place):
                out[count] = SELL_MOVE | place
                count += 1
    return count


@kernel
def buy(S: Record, G: Record, place: Whole) -> None:
    """Pay for a market and place it. Unchecked; writes G."""
    seat = G.seat
    price = np.int64(G.price[place])
    G.score[seat] -= price
    G.market_points[seat] += price
    G.supply[seat] -= 1
    G.unsold[seat] |= bit(place)
    refresh_price(S, G, place)


@kernel
def sell(S: Record, G: Record, place: Whole) -> None:
    """Lay a market down for its present value. Unchecked; writes G."""
    seat = G.seat
    value = market_value(S, G, seat, place)
    G.score[seat] += value
    G.sold_points[seat] += value
    G.unsold[seat] &= ~bit(place)
    G.sold[seat] |= bit(place)
    refresh_price(S, G, place)


@kernel
def markets_worth(S: Record, G: Record, seat: Whole) -> Whole:
    """Value of all unsold markets of a seat (MG-36)."""
    total = 0
    places = G.unsold[seat]
    while places != ZERO:
        place = trailing_zeros(places)
        places &= places - ONE
        total += market_value(S, G, seat, place)
    return total


@kernel
def oracles_held(G: Record, seat: Whole) -> Whole:
    """Number of oracles that cities of the seat control (MG-41)."""
    held = 0
    oracles = G.oracle_places
    while oracles != ZERO:
        oracle = trailing_zeros(oracles)
        oracles &= oracles - ONE
        holder = np.int64(G.controller[oracle])
        if holder != NO_PLACE and (G.cities[seat] & bit(holder)) != ZERO:
            held += 1
    return held


@kernel
def finish(S: Record, G: Record) -> None:
    """Score what is left on the board and end the game (MG-42). Writes G."""
    for seat in range(S.seats):
        worth = markets_worth(S, G, seat)
        G.market_value[seat] = worth
        G.oracle_points[seat] = S.oracle_value * oracles_held(G, seat)
        G.score[seat] += worth + G.oracle_points[seat]
    G.phase = OVER
    G.seat = -1


@kernel
def standing(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Final score of each seat if the game ended now (MG-42). Writes `out`, shape (seats,)."""
    for seat in range(S.seats):
        out[seat] = G.score[seat]
        if G.phase != OVER:
            out[seat] += markets_worth(S, G, seat) + S.oracle_value * oracles_held(G, seat)


@kernel
def unlaid(S: Record, G: Record, seat: Whole) -> Whole:
    """Tiles that break a tie for a seat (MG-43, MG-A3)."""
    if S.tie_break == FRONT_STOCK:
        return G.front_roads[seat] + G.front_cities[seat]
    if S.tie_break == ALL_UNLAID:
        return (
            G.front_roads[seat]
            + G.front_cities[seat]
            + G.reserve_roads[seat]
            + G.reserve_cities[seat]
        )
    return 0


@kernel
def merits(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """A number for each seat that is higher for a better place (MG-43). Writes `out`."""
    standing(S, G, out)
    for seat in range(S.seats):
        out[seat] = out[seat] * MOST_UNLAID + unlaid(S, G, seat)


@kernel
def ranking(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Place of each seat as if the game were over (MG-43). Writes `out`, shape (seats,)."""
    merit = np.empty(SEATS, dtype=np.int64)
    merits(S, G, merit)
    for seat in range(S.seats):
        out[seat] = 1
        for other in range(S.seats):
            if merit[other] > merit[seat]:
                out[seat] += 1


@kernel
def score(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Points on the track. Writes `out`, shape (seats,)."""
    for seat in range(S.seats):
        out[seat] = G.score[seat]

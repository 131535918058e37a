"""Magna Grecia: legal moves, moves, and the order of play (MG-6 to MG-11).

MG-1 to MG-43 refer to `rules.toml`, MG-A1 to MG-A27 to `parameters.toml`, both explained
by README.md in this folder. Kernels allocate nothing (but for one reading, see
`whole_city.py`), raise nothing, and write only to arguments whose docstring says so.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO, bit
from engine.games.magna_grecia.cities import lay_city
from engine.games.magna_grecia.city_tests import (
    list_cities,
)
from engine.games.magna_grecia.deal import begin_turn, list_oracle_places, place_oracle
from engine.games.magna_grecia.markets import buy, finish, list_markets, sell
from engine.games.magna_grecia.places import (
    refresh_price,
    settle_oracle,
    settle_oracles,
    tied_cities,
)
from engine.games.magna_grecia.roads import lay_road, list_roads, roads_allowed
from engine.games.magna_grecia.state import (
    ACTIONS,
    ACTIVE_CITY,
    ARGUMENT,
    BUY,
    CITY,
    CONTROL,
    DONE,
    DONE_MOVE,
    DRAFT,
    DRAW,
    DRAW_MOVE,
    KEEP,
    KEEP_KIND,
    KEEP_MOVE,
    KEEP_SOLD,
    KEEP_UNSOLD,
    KIND_SHIFT,
    MARKET,
    OVER,
    PASS,
    PLACE_ORACLE,
    ROAD,
    SELL,
    TAKE_MOVE,
    WHOLE_CITY,
)
from engine.games.magna_grecia.whole_city import lay_whole_city, list_whole_cities
from engine.jit import Whole, by_field, inlined, kernel, trailing_zeros

list_city_moves = by_field(WHOLE_CITY, list_whole_cities, list_cities)
lay_city_tile = by_field(WHOLE_CITY, lay_whole_city, lay_city)


@kernel
def draw_limit(S: Record, G: Record) -> Whole:
    """Tiles that may be drawn now, or 0 (MG-8, MG-9, MG-23)."""
    if G.debt != ZERO or G.unfinished_count > 0:
        return 0
    amounts = S.amounts[G.cards[G.rounds_played]]
    if G.roads_laid == 0 and G.cities_laid == 0:
        return amounts[5]
    if G.roads_laid > 0 and G.cities_laid > 0:
        return 0
    if G.roads_laid > amounts[0] or G.cities_laid > amounts[1]:
        return 0
    return amounts[2]


@kernel
def list_draws(S: Record, G: Record, out: NDArray[np.int32], count: Whole) -> Whole:
    """Append every draw, by roads and cities (MG-11). Writes `out`; returns the count."""
    limit = draw_limit(S, G)
    if limit == 0:
        return count
    most_cities = G.reserve_cities[G.seat]
    for roads in range(min(limit, G.reserve_roads[G.seat]) + 1):
        base = DRAW_MOVE | roads << 6
        for cities in range(1 if roads == 0 else 0, min(limit - roads, most_cities) + 1):
            out[count] = base | cities
            count += 1
    return count


@kernel
def list_actions(S: Record, G: Record, out: NDArray[np.int32]) -> Whole:
    """List the moves of the step of actions. Writes `out`; returns the count."""
    count: Whole = 0
    if G.debt == ZERO and G.unfinished_count == 0:
        out[0] = DONE_MOVE
        count = 1
    if roads_allowed(S, G):
        count = list_roads(S, G, out, count)
    count = list_city_moves(S, G, out, count)
    return list_draws(S, G, out, count)


@kernel
def list_control(G: Record, out: NDArray[np.int32]) -> Whole:
    """List who may take the first contested oracle (MG-A10). Writes `out`; returns the count."""
    oracle = trailing_zeros(G.contested)
    cities = tied_cities(G, oracle)
    count = 0
    while cities != ZERO:
        city = trailing_zeros(cities)
        cities &= cities - ONE
        out[count] = TAKE_MOVE | oracle << 6 | city
        count += 1
    return count


@kernel
def legal(S: Record, G: Record, out: NDArray[np.int32]) -> Whole:
    """List the moves of the seat that decides now, always in the same order.

    Args:
        out: Written; int32, at least MOST_MOVES long.

    Returns:
        Their number; 0 only when the game is over.
    """
    phase = G.phase
    if phase == ACTIONS:
        return list_actions(S, G, out)
    if phase == MARKET:
        return list_markets(S, G, out)
    if phase == DRAFT:
        return list_oracle_places(S, G, out)
    if phase == KEEP:
        out[0] = KEEP_MOVE | KEEP_UNSOLD
        out[1] = KEEP_MOVE | KEEP_SOLD
        return 2
    if phase == CONTROL:
        return list_control(G, out)
    return 0


@kernel
def after_action(S: Record, G: Record) -> None:
    """Ask for choices that a tile has raised, else go on with the turn. Writes G."""
    if G.keep_pending != 0:
        G.phase = KEEP
        order = S.order[G.cards[G.rounds_played]]
        for step in range(S.seats):
            seat = order[(G.turn + step) % S.seats]
            if (G.keep_pending >> seat) & 1:
                G.seat = seat
                return
    G.seat = G.active
    G.phase = CONTROL if G.contested != ZERO else ACTIONS


@kernel
def keep_market(S: Record, G: Record, kind: Whole) -> None:
    """The deciding seat keeps one of its markets in a merged city (MG-27, MG-A27). Writes G."""
    seat = G.seat
    if kind == KEEP_UNSOLD:
        G.sold[seat] &= ~bit(G.keep_place)
    else:
        G.unsold[seat] &= ~bit(G.keep_place)
    if S.merged_markets == 0:
        G.supply[seat] += 1
    G.keep_pending &= ~(1 << seat)
    refresh_price(S, G, G.keep_place)
    if G.keep_pending == 0:
        G.keep_place = 0
    after_action(S, G)


@kernel
def take_oracle(S: Record, G: Record, oracle: Whole, city: Whole) -> None:
    """The active seat gives a contested oracle to a city (MG-A10). Writes G."""
    G.controller[oracle] = city
    settle_oracle(S, G, oracle)
    if S.control_timing != 0:
        if G.contested == ZERO:
            pass_turn_on(S, G)
        return
    after_action(S, G)


@kernel
def draw_tiles(G: Record, roads: Whole, cities: Whole) -> None:
    """Move tiles from the reserve to the front stock and end the actions (MG-11). Writes G."""
    seat = G.seat
    G.reserve_roads[seat] -= roads
    G.reserve_cities[seat] -= cities
    G.front_roads[seat] += roads
    G.front_cities[seat] += cities
    G.phase = MARKET


@kernel
def end_turn(S: Record, G: Record) -> None:
    """Close the market step (MG-7, MG-A23). Writes G."""
    if S.control_timing != 0:
        settle_oracles(S, G, G.oracle_places)
        if G.contested != ZERO:
            G.phase = CONTROL
            return
    pass_turn_on(S, G)


@kernel
def pass_turn_on(S: Record, G: Record) -> None:
    """The next seat, the next round, or the end (MG-6, MG-42). Writes G."""
    G.turn += 1
    if G.turn == S.seats:
        G.turn = 0
        G.rounds_played += 1
        if G.rounds_played == S.rounds:
            finish(S, G)
            return
    begin_turn(S, G)


@inlined
def challenge(S: Record, G: Record) -> None:
    """Let the active seat decide ties that stood open, after its tile (MG-A10 `active_city`)."""
    if S.simultaneous_challenge == ACTIVE_CITY and S.control_timing == 0:
        settle_oracles(S, G, G.oracle_places)


@kernel
def act(S: Record, G: Record, move: Whole) -> None:
    """Make a legal move. Unchecked; writes G."""
    kind = move >> KIND_SHIFT
    argument = move & ARGUMENT
    if kind == ROAD:
        lay_road(S, G, argument >> 4, argument & 15)
        challenge(S, G)
        if G.contested != ZERO:
            after_action(S, G)
    elif kind == CITY:
        lay_city_tile(S, G, argument)
        challenge(S, G)
        if G.keep_pending != 0 or G.contested != ZERO:
            after_action(S, G)
    elif kind == DRAW:
        draw_tiles(G, argument >> 6, argument & 63)
    elif kind == DONE:
        G.phase = MARKET
    elif kind == PASS:
        end_turn(S, G)
    elif kind == BUY:
        buy(S, G, argument)
        end_turn(S, G)
    elif kind == SELL:
        sell(S, G, argument)
        end_turn(S, G)
    elif kind == PLACE_ORACLE:
        place_oracle(S, G, argument)
    elif kind == KEEP_KIND:
        keep_market(S, G, argument)
    else:
        take_oracle(S, G, argument >> 6, argument & 63)


@kernel
def seat_to_move(S: Record, G: Record) -> Whole:
    """The seat that decides now, or -1 when the game is over."""
    return -1 if G.phase == OVER else G.seat


@kernel
def period(S: Record, G: Record) -> Whole:
    """Finished rounds."""
    return G.rounds_played


@kernel
def kind(S: Record, G: Record, move: Whole) -> Whole:
    """What kind of move a code is, as an index of MOVE_KINDS."""
    return move >> KIND_SHIFT

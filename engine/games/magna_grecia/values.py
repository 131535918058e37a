"""Magna Grecia: what a position is worth to a one-step bot, and the measures of a game."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from engine.game import Record
from engine.games.magna_grecia.bits import ONE, ZERO
from engine.games.magna_grecia.markets import markets_worth, oracles_held
from engine.games.magna_grecia.places import connectivity, is_active, market_value
from engine.games.magna_grecia.state import CITY_TILE, EMPTY, OVER, ROAD_TILE
from engine.jit import Whole, inlined, kernel, population_count, trailing_zeros

WEIGHTS: Final = (
    "markets",
    "oracles",
    "idle_markets",
    "growth",
    "connections",
    "cities",
    "roads",
    "tiles",
    "cash",
    "one_tile_away",
    "two_tiles_away",
)
ENOUGH_TILES = 6
ENOUGH_CASH = 5
MEASURES: Final = (
    "start",
    "markets_sold",
    "markets_end",
    "oracles",
    "spent_on_tiles",
    "spent_on_markets",
    "road_tiles",
    "city_tiles",
    "cities_founded",
    "merges",
    "foreign_starts",
)
POINTS: Final = 6  # the first measures, which sum to the standing


@inlined
def stock_hopes(roads: Whole, cities: Whole, weights: NDArray[np.float64]) -> float:
    """What tiles in front are worth, beyond the rounds that are left."""
    return weights[6] * min(roads, ENOUGH_TILES) + weights[7] * min(cities, ENOUGH_TILES)


@inlined
def rest_of_game(S: Record, G: Record) -> float:
    """Share of the rounds that is left."""
    return (S.rounds - G.rounds_played) / S.rounds


@kernel
def evaluate(S: Record, G: Record, seat: Whole, weights: NDArray[np.float64]) -> float:
    """Expected final score of a seat, from open information only.

    Points now, plus weighted: value of the active markets and points for oracles; and,
    fading with the rounds that are left: connectivity of places with an idle market,
    number of active markets, connectivity of own cities, own cities, road and city tiles
    in front (up to ENOUGH_TILES of each) and points at hand (up to ENOUGH_CASH).

    Args:
        weights: In the order of WEIGHTS; float64, shape (11,).
    """
    total = np.float64(G.score[seat])
    if G.phase == OVER:
        return total
    worth = 0
    idle = 0
    active = 0
    places = G.unsold[seat]
    while places != ZERO:
        place = trailing_zeros(places)
        places &= places - ONE
        if is_active(G, seat, place):
            worth += market_value(S, G, seat, place)
            active += 1
        else:
            idle += connectivity(G, place) + 1
    links = 0
    cities = G.cities[seat]
    while cities != ZERO:
        city = trailing_zeros(cities)
        cities &= cities - ONE
        links += connectivity(G, city)
    hopes = (
        weights[2] * idle
        + weights[3] * active
        + weights[4] * links
        + weights[5] * population_count(G.cities[seat])
        + stock_hopes(G.front_roads[seat], G.front_cities[seat], weights)
        + weights[8] * min(G.score[seat], ENOUGH_CASH)
    )
    held = S.oracle_value * oracles_held(G, seat)
    return total + weights[0] * worth + weights[1] * held + rest_of_game(S, G) * hopes


@kernel
def measure(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Where a seat's points come from, and what it built. Writes `out`.

    Args:
        out: int64, shape (measures, seats), in the order of MEASURES; the points of the
            first six rows sum to the standing, expenses counted as negative.
    """
    for seat in range(S.seats):
        over = G.phase == OVER
        out[0, seat] = S.start_score[seat]
        out[1, seat] = G.sold_points[seat]
        out[2, seat] = G.market_value[seat] if over else markets_worth(S, G, seat)
        out[3, seat] = G.oracle_points[seat] if over else S.oracle_value * oracles_held(G, seat)
        out[4, seat] = -G.tile_points[seat]
        out[5, seat] = -G.market_points[seat]
        roads = S.stock_roads + S.reserve_roads - G.front_roads[seat] - G.reserve_roads[seat]
        cities = S.stock_cities + S.reserve_cities - G.front_cities[seat] - G.reserve_cities[seat]
        out[6, seat] = roads
        out[7, seat] = cities
        out[8, seat] = G.foundings[seat]
        out[9, seat] = G.merges[seat]
        out[10, seat] = G.foreign_starts[seat]


@kernel
def placements(S: Record, G: Record, out: NDArray[np.int64]) -> None:
    """Add one for every tile of a seat on a cell. Writes `out`, int64 (seats, cells)."""
    for cell in range(S.cells):
        tile = np.int64(G.tile[cell])
        if tile >= CITY_TILE:
            out[tile - CITY_TILE, cell] += 1
        elif tile != EMPTY:
            out[tile - ROAD_TILE, cell] += 1

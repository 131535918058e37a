"""Magna Grecia: why a move is not allowed.

`reason` judges one move by itself, without listing the legal ones; the contract tests
hold it against `rules.legal` on every move code. It looks at the turn first, then at the
place, then at what is around it, so that what bars all moves of a kind is said of each.
`refusals.SENTENCES` puts its codes in words.
"""

from __future__ import annotations

import numpy as np

from engine.game import Record
from engine.games.magna_grecia.bits import ZERO, holds
from engine.games.magna_grecia.city_tests import (
    NEVER,
    foreign_near,
    least_owed,
    owed_after,
    owed_by,
    own_cities_beside,
    reached,
    spoiled,
    tiles_left,
    tiles_owed,
)
from engine.games.magna_grecia.deal import free_for_oracle
from engine.games.magna_grecia.markets import sales_open, sellable
from engine.games.magna_grecia.places import (
    all_cities,
    in_network,
    is_active,
    opposite,
    tied_cities,
)
from engine.games.magna_grecia.refusals import Why
from engine.games.magna_grecia.roads import usable_edges
from engine.games.magna_grecia.state import (
    ACTIONS,
    ACTIVE_MARKET,
    ARGUMENT,
    BUY,
    CITY,
    CITY_TILE,
    COASTAL,
    CONTROL,
    DONE,
    DRAFT,
    DRAW,
    EDGES,
    EMPTY,
    KEEP,
    KEEP_KIND,
    KIND_SHIFT,
    MARKET,
    NO_PLACE,
    OVER,
    PAIR_COUNT,
    PAIR_MASK,
    PASS,
    PLACE_ORACLE,
    ROAD,
    SELL,
    WHOLE_CITY,
)
from engine.games.magna_grecia.whole_city import touches_group, whole_city_allowed
from engine.jit import Whole, by_field, kernel, trailing_zeros


@kernel
def wrong_phase(G: Record, kind: Whole) -> Whole:
    """The code for a kind of move that the phase does not ask for, else 0."""
    phase = G.phase
    if phase == OVER:
        return Why.GAME_OVER
    if phase == DRAFT:
        return Why.ALLOWED if kind == PLACE_ORACLE else Why.DRAFT_FIRST
    if phase == KEEP:
        return Why.ALLOWED if kind == KEEP_KIND else Why.KEEP_FIRST
    if phase == CONTROL:
        return Why.ALLOWED if kind > KEEP_KIND else Why.CONTROL_FIRST
    if kind == PLACE_ORACLE:
        return Why.DRAFT_OVER
    if kind == KEEP_KIND:
        return Why.NOTHING_TO_KEEP
    if kind > KEEP_KIND:
        return Why.NOTHING_CONTESTED
    action = kind in (DONE, ROAD, CITY, DRAW)
    if phase == ACTIONS and not action:
        return Why.ACTIONS_FIRST
    if phase == MARKET and action:
        return Why.ACTIONS_OVER
    return Why.ALLOWED


@kernel
def why_no_start(S: Record, G: Record, seat: Whole, cell: Whole, pair: Whole) -> Whole:
    """0 if an edge of the tile faces something to start from (MG-13), else the code."""
    found = Why.ROAD_NO_START
    for edge in range(EDGES):
        if not (PAIR_MASK[pair] >> edge) & 1:
            continue
        near = S.neighbours[cell, edge]
        if near < 0:
            continue
        place = np.int64(G.place[near])
        tile = np.int64(G.tile[near])
        if place == NO_PLACE:
            if (
                tile == EMPTY
                or tile >= CITY_TILE
                or not np.int64(G.ends[near]) >> opposite(edge) & 1
            ):
                continue
            if tile == 1 + seat:
                return Why.ALLOWED
            found = Why.ROAD_FOREIGN_END
        elif holds(G.cities[seat], place):
            return Why.ALLOWED
        elif tile >= CITY_TILE:
            if S.foreign_start == 0 or G.cities[seat] != ZERO:
                return Why.ALLOWED
            found = Why.ROAD_NO_CITY_YET
        elif in_network(S, G, seat, place):
            return Why.ALLOWED
        else:
            found = Why.ROAD_NOT_NETWORK
    return found


@kernel
def why_no_road_now(S: Record, G: Record) -> Whole:
    """0 if the turn has room for a road tile (MG-8, MG-11, MG-23), else the code."""
    if G.unfinished_count > 0:
        return Why.UNFINISHED
    amounts = S.amounts[G.cards[G.rounds_played]]
    if G.cities_laid > amounts[1]:
        return Why.ROAD_SECOND_KIND
    if G.roads_laid >= (amounts[0] if G.cities_laid > 0 else amounts[3]):
        return Why.ROAD_AMOUNT
    if G.front_roads[G.seat] == 0:
        return Why.ROAD_STOCK
    if G.cities_laid > 0 and G.cities_laid + tiles_owed(S, G) > amounts[1]:
        return Why.ROAD_DEBT
    return Why.ALLOWED


@kernel
def why_no_road(S: Record, G: Record, cell: Whole, pair: Whole) -> Whole:
    """Judge a road tile (MG-8, MG-12 to MG-16)."""
    if cell >= S.cells or pair >= PAIR_COUNT:
        return Why.NO_SUCH_MOVE
    code = why_no_road_now(S, G)
    if code != Why.ALLOWED:
        return code
    if G.tile[cell] != EMPTY:
        return Why.ROAD_ON_TILE
    if S.place_of[cell] != NO_PLACE:
        return Why.ROAD_ON_PLACE
    if not (S.touching[63] >> pair) & 1:
        return Why.ROAD_FACE
    seat = G.seat
    code = why_no_start(S, G, seat, cell, pair)
    if code != Why.ALLOWED:
        return code
    if S.road_to_border != 0 and (PAIR_MASK[pair] & ~np.int64(S.on_board[cell])) != 0:
        return Why.ROAD_BORDER
    if (PAIR_MASK[pair] & ~usable_edges(S, G, seat, cell)) != 0:
        return Why.ROAD_JOIN
    return Why.ALLOWED


@kernel
def why_no_tile_left(S: Record, G: Record) -> Whole:
    """0 if the seat may lay one more city tile (MG-8, MG-11, MG-25), else the code."""
    seat = G.seat
    amounts = S.amounts[G.cards[G.rounds_played]]
    if G.roads_laid > amounts[0]:
        return Why.CITY_SECOND_KIND
    if G.cities_laid >= (amounts[1] if G.roads_laid > 0 else amounts[4]):
        return Why.CITY_AMOUNT
    if G.front_cities[seat] == 0:
        return Why.CITY_STOCK
    if G.score[seat] < S.city_tile_cost:
        return Why.CITY_POINTS
    return Why.ALLOWED


@kernel
def why_never_whole(S: Record, G: Record, seat: Whole, cell: Whole, extends: bool) -> Whole:
    """Judge a clean free cell under MG-A25 `whole_city`."""
    if whole_city_allowed(S, G, seat, cell, tiles_left(S, G)):
        return Why.ALLOWED
    if G.unfinished_count > 0 and not touches_group(S, G, cell):
        return Why.CITY_BESIDE_GROUP
    if extends:
        return Why.CITY_DEBT
    if G.unfinished_count == 0 and G.founded:
        return Why.CITY_SECOND_FOUNDING
    return Why.CITY_NEVER_WHOLE


@kernel
def not_judged(S: Record, G: Record, seat: Whole, cell: Whole, extends: bool) -> Whole:
    """In place of `why_never_whole` where cities are judged tile by tile."""
    return Why.ALLOWED


@kernel
def yes(S: Record) -> bool:
    """For scenarios where cities are judged as a whole (MG-A25)."""
    return True


@kernel
def no(S: Record) -> bool:
    """For all others."""
    return False


judged_whole = by_field(WHOLE_CITY, yes, no)
why_not_whole = by_field(WHOLE_CITY, why_never_whole, not_judged)


@kernel
def why_no_city(S: Record, G: Record, cell: Whole) -> Whole:
    """Judge a city tile (MG-18 to MG-25)."""
    if cell >= S.cells:
        return Why.NO_SUCH_MOVE
    code = why_no_tile_left(S, G)
    if code != Why.ALLOWED:
        return code
    seat = G.seat
    if G.tile[cell] != EMPTY:
        return Why.CITY_ON_TILE
    place = np.int64(S.place_of[cell])
    if place != NO_PLACE and holds(G.oracle_places, place):
        return Why.CITY_ON_ORACLE
    extends = own_cities_beside(S, G, seat, cell) != ZERO
    whole = judged_whole(S)
    bound = extends or S.founding_distance == 0
    if bound and foreign_near(G, seat, cell):
        return Why.CITY_NEAR_FOREIGN
    if bound and (S.near_places[cell] & G.oracle_places) != ZERO:
        return Why.CITY_NEAR_ORACLE
    if whole:
        return why_not_whole(S, G, seat, cell, extends)
    if not extends:
        if place == NO_PLACE:
            return Why.CITY_ALONE
        if G.founded:
            return Why.CITY_SECOND_FOUNDING
        if S.ground[cell] != COASTAL and not reached(S, G, seat, cell):
            return Why.CITY_NO_ROAD
    return why_not_mended(S, G, seat, cell, not extends)


@kernel
def why_not_mended(S: Record, G: Record, seat: Whole, cell: Whole, founding: bool) -> Whole:
    """0 if the turn can be ended rightly after this tile (MG-22, MG-23), else the code."""
    free = founding and S.founding_distance != 0
    owed = ZERO if free else owed_by(S, G, seat, cell)
    if owed != ZERO and S.city_test != 0:
        return Why.CITY_AT_ONCE
    if S.founding_distance != 0:
        least = least_owed(S, G, seat, cell, founding)
    else:
        least = NEVER if spoiled(G, seat, owed) else owed_after(S, G, cell, owed)
    if least == NEVER:
        return Why.CITY_DEBT_SPOILED
    return Why.ALLOWED if least < tiles_left(S, G) else Why.CITY_DEBT


@kernel
def why_no_draw_now(S: Record, G: Record) -> Whole:
    """0 if the turn has come to where tiles are drawn (MG-8, MG-9, MG-23), else the code."""
    if G.unfinished_count > 0:
        return Why.UNFINISHED
    if G.debt != ZERO:
        return Why.DRAW_DEBT
    if G.roads_laid > 0 and G.cities_laid > 0:
        return Why.DRAW_THIRD_KIND
    amounts = S.amounts[G.cards[G.rounds_played]]
    if G.roads_laid > amounts[0] or G.cities_laid > amounts[1]:
        return Why.DRAW_BEYOND
    return Why.ALLOWED


@kernel
def why_no_draw(S: Record, G: Record, roads: Whole, cities: Whole) -> Whole:
    """Judge a draw (MG-8, MG-9, MG-11)."""
    code = why_no_draw_now(S, G)
    if code != Why.ALLOWED:
        return code
    if roads + cities == 0:
        return Why.DRAW_NOTHING
    amounts = S.amounts[G.cards[G.rounds_played]]
    if roads + cities > (amounts[2] if G.roads_laid + G.cities_laid > 0 else amounts[5]):
        return Why.DRAW_AMOUNT
    if roads > G.reserve_roads[G.seat] or cities > G.reserve_cities[G.seat]:
        return Why.DRAW_RESERVE
    return Why.ALLOWED


@kernel
def why_no_purchase(S: Record, G: Record, place: Whole) -> Whole:
    """Judge the purchase of a market (MG-32, MG-33)."""
    seat = G.seat
    if G.supply[seat] == 0:
        return Why.BUY_SUPPLY
    if place >= S.places or not holds(G.villages | all_cities(G), place):
        return Why.BUY_NOWHERE
    if holds(G.cities[seat], place) and S.own_city_purchase == 0:
        return Why.BUY_OWN_CITY
    if holds(G.unsold[seat] | G.sold[seat], place):
        return Why.BUY_TWICE
    if S.market_reach != 0 and not in_network(S, G, seat, place):
        return Why.BUY_REACH
    if G.score[seat] < G.price[place]:
        return Why.BUY_POINTS
    return Why.ALLOWED


@kernel
def why_no_sale(S: Record, G: Record, place: Whole) -> Whole:
    """Judge the sale of a market (MG-37)."""
    seat = G.seat
    if not sales_open(S, G):
        return Why.SELL_LAST_ROUND
    if place >= S.places or not holds(G.unsold[seat] | G.sold[seat], place):
        return Why.SELL_NONE
    if not holds(G.unsold[seat], place):
        return Why.SELL_SOLD
    if sellable(S, G, seat, place):
        return Why.ALLOWED
    if S.sellable == ACTIVE_MARKET or not is_active(G, seat, place):
        return Why.SELL_INACTIVE
    return Why.SELL_WORTHLESS


@kernel
def why_no_oracle(S: Record, G: Record, place: Whole) -> Whole:
    """Judge a placement of the draft (MG-3)."""
    if place >= S.places:
        return Why.NO_SUCH_MOVE
    if holds(S.coastal, place):
        return Why.ORACLE_COASTAL
    if holds(G.oracle_places, place):
        return Why.ORACLE_TAKEN
    return Why.ALLOWED if holds(free_for_oracle(S, G), place) else Why.ORACLE_DISTANCE


@kernel
def why_not_taken(G: Record, oracle: Whole, city: Whole) -> Whole:
    """Judge the choice of a city for a contested oracle (MG-A10)."""
    if oracle != trailing_zeros(G.contested):
        return Why.TAKE_OTHER_ORACLE
    return Why.ALLOWED if holds(tied_cities(G, oracle), city) else Why.TAKE_WEAKER


@kernel
def reason(S: Record, G: Record, move: Whole) -> Whole:
    """0 if the seat that decides now may make this move, else a code of `Why`."""
    kind = move >> KIND_SHIFT
    argument = move & ARGUMENT
    code = wrong_phase(G, kind)
    if code != Why.ALLOWED:
        return code
    if kind == ROAD:
        return why_no_road(S, G, argument >> 4, argument & 15)
    if kind == CITY:
        return why_no_city(S, G, argument)
    if kind == DRAW:
        return why_no_draw(S, G, argument >> 6, argument & 63)
    if kind == DONE:
        if G.unfinished_count > 0:
            return Why.UNFINISHED
        return Why.DONE_DEBT if G.debt != ZERO else Why.ALLOWED
    if kind == BUY:
        return why_no_purchase(S, G, argument)
    if kind == SELL:
        return why_no_sale(S, G, argument)
    if kind == PLACE_ORACLE:
        return why_no_oracle(S, G, argument)
    if kind in (PASS, KEEP_KIND):
        return Why.ALLOWED
    return why_not_taken(G, argument >> 6, argument & 63)

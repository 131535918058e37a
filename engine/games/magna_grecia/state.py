"""Magna Grecia: the two records and the codes in them.

The scenario record holds what never changes in a game, the state record one position.
Both come in two size classes, for boards up to 320 and up to 1,024 hexes. Scalars and
fields per seat are int64, so that compiled and interpreted arithmetic agree.

Cells are indices in the board's order; places (village and oracle hexes) are indices
from 0 to 63 in the same order; sets of places are uint64 masks; sets of cells are rows
of 64-bit words. A city bears the lowest place number among its village hexes.
"""

from __future__ import annotations

from typing import Any

import numpy as np

SEATS = 4
EDGES = 6
PLACES = 64
MOST_CARDS = 24
MOST_MOVES = 24_576
CELL_CLASSES = (320, 1024)

WHOLE_CITY = "whole_city"
NO_PLACE = 255
NO_CELL = -1
NO_SEAT = -1

# What lies on a cell: nothing, a road tile of seat s (ROAD_TILE + s) or a city tile of it.
EMPTY = 0
ROAD_TILE = 1
CITY_TILE = 5

# Kinds of spaces, in the order of the board schema.
OPEN, VILLAGE, COASTAL, ORACLE_SITE = range(4)

# Phases of a game.
DRAFT, ACTIONS, KEEP, CONTROL, MARKET, OVER = range(6)
PHASES = ("draft", "actions", "keep", "control", "market", "over")

# A move is kind << KIND_SHIFT | argument.
KIND_SHIFT = 20
ARGUMENT = (1 << KIND_SHIFT) - 1
DONE, ROAD, CITY, DRAW, BUY, SELL, PASS, PLACE_ORACLE, KEEP_KIND, TAKE = range(10)
MOVE_KINDS = (
    "done",
    "road",
    "city",
    "draw",
    "buy",
    "sell",
    "pass",
    "place_oracle",
    "keep",
    "take",
)
DONE_MOVE = DONE << KIND_SHIFT
ROAD_MOVE = ROAD << KIND_SHIFT  # | cell << 4 | pair
CITY_MOVE = CITY << KIND_SHIFT  # | cell
DRAW_MOVE = DRAW << KIND_SHIFT  # | roads << 6 | cities
BUY_MOVE = BUY << KIND_SHIFT  # | place
SELL_MOVE = SELL << KIND_SHIFT  # | place
PASS_MOVE = PASS << KIND_SHIFT
ORACLE_MOVE = PLACE_ORACLE << KIND_SHIFT  # | place
KEEP_MOVE = KEEP_KIND << KIND_SHIFT  # | KEEP_UNSOLD or KEEP_SOLD
TAKE_MOVE = TAKE << KIND_SHIFT  # | oracle << 6 | city
KEEP_UNSOLD, KEEP_SOLD = range(2)

# The fifteen pairs of edges that a road tile may join.
PAIRS: tuple[tuple[int, int], ...] = tuple(
    (first, second) for first in range(EDGES) for second in range(first + 1, EDGES)
)
PAIR_EDGES = np.array(PAIRS, dtype=np.int64)
PAIR_MASK = np.array([1 << first | 1 << second for first, second in PAIRS], dtype=np.int64)
PAIR_COUNT = len(PAIRS)

# Toggles with the index of each reading, as the kernels know them.
FRONT_STOCK, ALL_UNLAID, SHARED = range(3)
TOUCHED, LINKED = range(2)
BY_TOUCH, BY_OWN_CHAIN, BY_ANY_CHAIN = range(3)
STAYS, ACTIVE_DECIDES, ACTIVE_CITY = range(3)
JOIN, NO_JOIN, INERT = range(3)
BY_DRAFT, BY_LOT, BY_BOARD = range(3)
SEE_NEXT, SEE_NONE, SEE_ALL = range(3)
WORTH_A_POINT, ANY_MARKET, ACTIVE_MARKET = range(3)
IN_SETS, SHUFFLED, AS_LISTED = range(3)

INTEGERS = (
    "rounds",
    "oracles",
    "oracle_value",
    "stock_roads",
    "stock_cities",
    "reserve_roads",
    "reserve_cities",
    "markets",
    "city_tile_cost",
    "market_village_cost",
    "market_tile_cost",
    "market_market_cost",
    "oracle_distance",
)
TOGGLES = (
    "stacking",
    "card_levels",
    "curve",
    "tie_break",
    "network",
    "inland_founding",
    "foreign_start",
    "market_reach",
    "city_test",
    "founding_distance",
    "simultaneous_challenge",
    "double_link",
    "merged_control",
    "merge_choice",
    "mixed_roads",
    "road_to_border",
    "oracle_setup",
    "visible_cards",
    "sellable",
    "last_round_sale",
    "sold_blocks_founding",
    "village_market_value",
    "late_city_link",
    "control_timing",
    "city_grace",
    "own_city_purchase",
    "merged_markets",
)


def scenario_dtype(cells: int, *, whole: bool = False) -> np.dtype[Any]:
    """The scenario record for boards up to `cells` hexes.

    With `whole` it has one field more, WHOLE_CITY, by which kernels know at compile time
    that cities are judged as a whole (MG-A25); `founding_distance` is 0 then.

    Fields beside the parameters, which keep their names (toggles as index of a reading):
        seats, cells, places, cards: Numbers in use.
        neighbours: Cell across each edge, NO_CELL beyond the board.
        on_board: Mask of the edges that have a neighbour.
        ground: OPEN, VILLAGE, COASTAL or ORACLE_SITE.
        place_of: Place on a cell, or NO_PLACE.
        place_cell: Cell of a place.
        near_places, next_places: Masks of the places at distance one and two from a cell.
        far: Distance in hexes from a cell to a place, at most 255.
        coastal, inland, sites: Masks of places by ground; sites are also inland.
        touching: Pairs of edges, as a 15-bit mask, that a road tile may join and that
            use an edge of a 6-bit mask; `touching_list` and `touching_count` the same
            as a list.
        within: Pairs that use only edges of a 6-bit mask.
        order: Seats in the order of a card; NO_SEAT behind the last.
        border: Seat-independent colour index of a card's border.
        amounts: Base roads, cities, draw, then enhanced roads, cities, draw of a card.
        set_of: Set to which a position of the stack belongs (MG-4).
        stack: The deck as listed, in card indices; set by set under MG-4.
        start_score: Points at the start.
        colours: Colour of each seat, as an index into `setup.COLOURS`.
        flat_tops, axial: 1 for flat tops; axial coordinates of a cell, for its name.
    """
    return np.dtype(
        [
            *([(WHOLE_CITY, np.int64)] if whole else []),
            ("seats", np.int64),
            ("cells", np.int64),
            ("places", np.int64),
            ("cards", np.int64),
            ("flat_tops", np.int64),
            *((name, np.int64) for name in INTEGERS),
            *((name, np.int64) for name in TOGGLES),
            ("start_score", np.int64, (SEATS,)),
            ("colours", np.int64, (SEATS,)),
            ("order", np.int64, (MOST_CARDS, SEATS)),
            ("border", np.int64, (MOST_CARDS,)),
            ("amounts", np.int64, (MOST_CARDS, 6)),
            ("set_of", np.int64, (MOST_CARDS,)),
            ("stack", np.uint8, (MOST_CARDS,)),
            ("coastal", np.uint64),
            ("inland", np.uint64),
            ("sites", np.uint64),
            ("near_places", np.uint64, (cells,)),
            ("next_places", np.uint64, (cells,)),
            ("touching", np.int64, (64,)),
            ("within", np.int64, (64,)),
            ("touching_count", np.int64, (64,)),
            ("touching_list", np.int32, (64, PAIR_COUNT)),
            ("neighbours", np.int16, (cells, EDGES)),
            ("axial", np.int16, (cells, 2)),
            ("place_cell", np.int16, (PLACES,)),
            ("far", np.uint8, (cells, PLACES)),
            ("on_board", np.uint8, (cells,)),
            ("ground", np.uint8, (cells,)),
            ("place_of", np.uint8, (cells,)),
        ],
        align=True,
    )


def state_dtype(cells: int) -> np.dtype[Any]:
    """The state record for boards up to `cells` hexes.

    The position itself:
        phase, rounds_played, turn: Phase; finished rounds; place in the card's order.
        active, seat: Whose turn it is; who decides now (they differ in KEEP).
        roads_laid, cities_laid, founded: In this turn.
        oracles_left: Still to be placed.
        score, front_*, reserve_*, supply: Of each seat; supply is of markets.
        cards: Card indices in the order of the stack.
        unsold, sold: Places where a seat has such a market; both while it must choose.
        controller: City that controls an oracle, NO_PLACE for none or no oracle.
        tile: What lies on a cell.
        ends: Of a road tile, the mask of its two edges; of a city tile, the mask of the
            edges where a road ends for good (MG-A22).
        unfinished, unfinished_count: Cells of the turn's unfinished group (MG-A25).
        pending: Villages that the unfinished group covers.
        keep_place, keep_pending: Merged city and mask of the seats that must choose.
        contested: Oracles that the active seat must give to one of several cities.
        debt: Villages that this turn's tiles must still cover (MG-23).
    Kept up to date, never looked for (`places.rebuild` computes them anew):
        villages, oracle_places, cities: Places by what they are now.
        near_oracles: Places next to an oracle.
        near_cities: Places next to a seat's city tiles.
        touched: Places that an end of a road tile of a seat faces (MG-14).
        links: Places directly connected to a place (MG-29).
        city_size, price: Tiles of a city; price of a market in a place (MG-33).
        place: City, village or oracle on a cell, NO_PLACE for none.
        near: Mask of the seats with a city tile on a neighbour of a cell.
        start: Mask of the edges of a free ordinary cell at which a seat may start (MG-13).
        frontier: Cells where `start` is not 0.
        extend: Free cells next to a seat's city tiles, and to no opponent's or oracle.
    Kept for the measures:
        sold_points, tile_points, market_points: Earned by selling; spent on tiles; spent
            on markets.
        market_value, oracle_points: Added at the end.
        foundings, merges, foreign_starts: Counts.
    """
    words = cells // 64
    return np.dtype(
        [
            ("phase", np.int64),
            ("rounds_played", np.int64),
            ("turn", np.int64),
            ("active", np.int64),
            ("seat", np.int64),
            ("roads_laid", np.int64),
            ("cities_laid", np.int64),
            ("founded", np.int64),
            ("oracles_left", np.int64),
            ("keep_place", np.int64),
            ("keep_pending", np.int64),
            ("unfinished_count", np.int64),
            ("score", np.int64, (SEATS,)),
            ("front_roads", np.int64, (SEATS,)),
            ("front_cities", np.int64, (SEATS,)),
            ("reserve_roads", np.int64, (SEATS,)),
            ("reserve_cities", np.int64, (SEATS,)),
            ("supply", np.int64, (SEATS,)),
            ("sold_points", np.int64, (SEATS,)),
            ("tile_points", np.int64, (SEATS,)),
            ("market_points", np.int64, (SEATS,)),
            ("market_value", np.int64, (SEATS,)),
            ("oracle_points", np.int64, (SEATS,)),
            ("foundings", np.int64, (SEATS,)),
            ("merges", np.int64, (SEATS,)),
            ("foreign_starts", np.int64, (SEATS,)),
            ("debt", np.uint64),
            ("pending", np.uint64),
            ("contested", np.uint64),
            ("villages", np.uint64),
            ("oracle_places", np.uint64),
            ("near_oracles", np.uint64),
            ("cities", np.uint64, (SEATS,)),
            ("near_cities", np.uint64, (SEATS,)),
            ("touched", np.uint64, (SEATS,)),
            ("unsold", np.uint64, (SEATS,)),
            ("sold", np.uint64, (SEATS,)),
            ("links", np.uint64, (PLACES,)),
            ("frontier", np.uint64, (SEATS, words)),
            ("extend", np.uint64, (SEATS, words)),
            ("unfinished", np.uint64, (words,)),
            ("price", np.int16, (PLACES,)),
            ("city_size", np.uint8, (PLACES,)),
            ("controller", np.uint8, (PLACES,)),
            ("cards", np.uint8, (MOST_CARDS,)),
            ("tile", np.uint8, (cells,)),
            ("ends", np.uint8, (cells,)),
            ("place", np.uint8, (cells,)),
            ("near", np.uint8, (cells,)),
            ("start", np.uint8, (SEATS, cells)),
        ],
        align=True,
    )


def cell_class(cells: int) -> int:
    """The smallest size class that holds a board of so many hexes, or 0 for none."""
    return next((size for size in CELL_CLASSES if cells <= size), 0)

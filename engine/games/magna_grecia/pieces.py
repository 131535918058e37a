"""Magna Grecia: the pieces on the board as a picture shows them.

S is the scenario record, G the state record (see `state.py`). Tips name a seat by its printed
colour, as files do. A piece keeps its address for as long as it lies there: its number says
what it is and on which cell or in which place, in blocks of BLOCK.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import atan2, cos, degrees, radians, sin
from typing import Final

from engine.bitsets import has
from engine.boards.board import Board, Cell
from engine.boards.lattice import EDGES, edge_names
from engine.game import Record
from engine.games.magna_grecia.places import market_value, trace
from engine.games.magna_grecia.saying import say
from engine.games.magna_grecia.state import (
    CELL_CLASSES,
    CITY_TILE,
    NO_PLACE,
    PLACES,
    ROAD_TILE,
    SEATS,
)
from engine.picture import Address, Point, Thing

_MARKET_RING: Final = 0.36  # eight markets fit on a circle of this radius within a hex

BLOCK: Final = CELL_CLASSES[-1]
TILE, HOUSE, TEMPLE, MARKET, MARK = range(0, 5 * BLOCK, BLOCK)


@dataclass(frozen=True)
class Table:
    """One position, with the geometry and the names that its pieces need.

    Attributes:
        S, G: The two records.
        board: The board of S, without its texts.
        names: Of the seats, such as "yellow".
    """

    S: Record
    G: Record
    board: Board
    names: tuple[str, ...]

    @cached_property
    def links(self) -> list[int]:
        """Mask of the connections of each place."""
        return self.G.links.tolist()

    @cached_property
    def prices(self) -> list[int]:
        """What a market costs in each place."""
        return self.G.price.tolist()

    @cached_property
    def cells(self) -> list[int]:
        """Cell of each place."""
        return self.S.place_cell.tolist()


def pieces(table: Table) -> tuple[Thing, ...]:
    """Everything that lies on the board, in painting order."""
    return (
        *_roads(table),
        *_city_tiles(table),
        *_houses(table),
        *_temples(table),
        *_markets(table),
    )


def marks(card: int, seats: Iterable[int]) -> tuple[Thing, ...]:
    """Marks of seats on an action card, from the first seat to the last."""
    on = ("card", card)
    return tuple(Thing("badge", ("piece", MARK + card * SEATS + seat), seat, on) for seat in seats)


def _space(cell: Cell) -> Address:
    return "space", cell


def _members(places: int) -> Iterator[int]:
    """Places of a mask, lowest first."""
    rest = int(places)
    while rest:
        yield (rest & -rest).bit_length() - 1
        rest &= rest - 1


def _roads(table: Table) -> Iterator[Thing]:
    """Road tiles; the two edges of a curved one are not opposite."""
    board = table.board
    compass = edge_names(board.orientation)
    ends = table.G.ends[: len(board)].tolist()
    for cell, tile in enumerate(table.G.tile[: len(board)].tolist()):
        if not ROAD_TILE <= tile < CITY_TILE:
            continue
        first, last = (edge for edge in range(EDGES) if ends[cell] >> edge & 1)
        curved = last - first != EDGES // 2
        path = (
            board.edge_midpoint(cell, first),
            *((board.centre(cell),) if curved else ()),
            board.edge_midpoint(cell, last),
        )
        seat = tile - ROAD_TILE
        way = "-".join(sorted((compass[first], compass[last])))
        tip = say("road of {name}, {edges}", name=table.names[seat], edges=way)
        yield Thing("road", ("piece", TILE + cell), seat, _space(cell), path, tip=tip)


def _city_tiles(table: Table) -> Iterator[Thing]:
    """City tiles, those of an unfinished group too (MG-A25)."""
    G = table.G
    unfinished, places, sizes = G.unfinished, G.place.tolist(), G.city_size.tolist()
    for cell, tile in enumerate(G.tile[: len(table.board)].tolist()):
        if tile < CITY_TILE:
            continue
        seat = tile - CITY_TILE
        owner = table.names[seat]
        if has(unfinished, cell):
            tip = say("unfinished city of {name}", name=owner)
        else:
            place = places[cell]
            tip = say(
                "city of {name}, {tiles:tile|tiles}, {trade}",
                name=owner,
                tiles=sizes[place],
                trade=_trade(table, place),
            )
        yield Thing("tile", ("piece", TILE + cell), seat, _space(cell), tip=tip)


def _trade(table: Table, place: int) -> str:
    """Connections of a place, and what a market there costs."""
    return say(
        "{links:connection|connections}: market price {price}",
        links=table.links[place].bit_count(),
        price=table.prices[place],
    )


def _houses(table: Table) -> Iterator[Thing]:
    """Villages on which no city stands."""
    for place in _members(table.G.villages):
        cell = table.cells[place]
        tip = say("village, {trade}", trade=_trade(table, place))
        yield Thing("house", ("piece", HOUSE + cell), on=_space(cell), tip=tip)


def _temples(table: Table) -> Iterator[Thing]:
    """Oracles; each faces the road by which its controller reaches it (MG-39)."""
    controllers = table.G.controller.tolist()
    for place in _members(table.G.oracle_places):
        cell, city = table.cells[place], controllers[place]
        seat = -1 if city == NO_PLACE else _owner(table, city)
        name = table.board.name_of(cell)
        tip = say("oracle {oracle}, controlled by nobody", oracle=name)
        if seat >= 0:
            tip = say(
                "oracle {oracle}, controlled by {name} from {city}",
                oracle=name,
                name=table.names[seat],
                city=table.board.name_of(table.cells[city]),
            )
        look = "temple" if seat >= 0 else "temple_free"
        angle = _facing(table, cell, city) if seat >= 0 else None
        yield Thing(look, ("piece", TEMPLE + cell), seat, _space(cell), angle=angle, tip=tip)


def _owner(table: Table, city: int) -> int:
    """Seat of a city, or -1."""
    for seat in range(len(table.names)):
        if int(table.G.cities[seat]) >> city & 1:
            return seat
    return -1


def _facing(table: Table, cell: Cell, city: int) -> float | None:
    """Direction from an oracle's hex to the first chain that ends at a city, in degrees."""
    S, G = table.S, table.G
    for edge in range(EDGES):
        beside = int(S.neighbours[cell, edge])
        if beside < 0 or not ROAD_TILE <= int(G.tile[beside]) < CITY_TILE:
            continue
        if trace(S, G, cell, edge) == city:
            x, y = table.board.centre(cell)
            to_x, to_y = table.board.edge_midpoint(cell, edge)
            return float(round(degrees(atan2(to_y - y, to_x - x))) % 360)
    return None


def _markets(table: Table) -> Iterator[Thing]:
    """Markets around the middle of the hex after which their place is named."""
    S, G = table.S, table.G
    for seat, name in enumerate(table.names):
        unsold, sold = int(G.unsold[seat]), int(G.sold[seat])
        for place in _members(unsold):
            value = int(market_value(S, G, seat, place))
            tip = say("market of {name}, worth {points:point|points} now", name=name, points=value)
            yield _market(table, "cylinder", (seat, place), 0, tip)
        for place in _members(sold):
            # Only a seat that must choose (MG-A13) has both kinds in one place.
            step = unsold >> place & 1
            tip = say("sold market of {name}", name=name)
            yield _market(table, "cylinder_lying", (seat, place), step, tip)


def _market(table: Table, look: str, owner: tuple[int, int], step: int, tip: str) -> Thing:
    """A market of a seat in a place, in the seat's corner of the hex or one step on.

    It stays the same piece when it is sold.
    """
    seat, place = owner
    number = MARKET + (seat * PLACES + place) * 2 + step
    shift = _RING[2 * seat + step]
    return Thing(look, ("piece", number), seat, _space(table.cells[place]), shift=shift, tip=tip)


def _beside(slot: int) -> Point:
    """One of the eight places of markets around a middle, as a shift from there."""
    turn = radians(225 + 45 * slot)
    return (_MARKET_RING * cos(turn), _MARKET_RING * sin(turn))


_RING: Final = tuple(_beside(slot) for slot in range(2 * SEATS))

"""What a city tile on a hex touches: rivals, own cities, and ends of roads."""

from __future__ import annotations

from tests.support.magna_grecia_twin.board import EDGES, Cell, Edge, opposite
from tests.support.magna_grecia_twin.places import road_end_at
from tests.support.magna_grecia_twin.position import Position


def touches_enemy(position: Position, cell: Cell) -> bool:
    """MG-22: whether the hex is adjacent to an opponent's city tile or to an oracle."""
    seat = position.active
    return any(
        beside in position.oracles or position.cities.get(beside, seat) != seat
        for beside in position.table.board.around[cell]
    )


def is_extension(position: Position, cell: Cell) -> bool:
    """MG-20, MG-24: whether a tile on the hex extends a finished own city."""
    return any(
        position.is_own_city(beside, position.active)
        for beside in position.table.board.around[cell]
    )


def late_ends(position: Position, cell: Cell) -> frozenset[tuple[Cell, Edge]]:
    """MG-A22: the road ends (tile, edge of the tile) that a city tile on the hex closes."""
    if position.table.rules["late_city_link"] != "closed" or not position.is_ordinary(cell):
        return frozenset()
    return frozenset(
        (tile, opposite(edge))
        for edge in EDGES
        if (tile := road_end_at(position, cell, edge)) is not None
    )

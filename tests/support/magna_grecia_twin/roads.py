"""Laying road tiles (MG-12 to MG-17)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from tests.support.magna_grecia_twin.allowances import road_left
from tests.support.magna_grecia_twin.board import EDGES, Cell, Edge
from tests.support.magna_grecia_twin.cities import debt_fits_beside_a_road
from tests.support.magna_grecia_twin.places import Places, places_of, road_end_at
from tests.support.magna_grecia_twin.position import Position, with_one

CURVES = {"wide": {2}, "sharp": {1}, "both": {1, 2}}


def faces(position: Position) -> list[tuple[Edge, Edge]]:
    """MG-12, MG-A2: the pairs of edges that a road tile may join."""
    apart = {3} | CURVES[position.table.rules["curve"]]
    return [
        (one, other)
        for one, other in combinations(EDGES, 2)
        if min(other - one, 6 - (other - one)) in apart
    ]


def starts(position: Position, places: Places, cell: Cell, edge: Edge) -> bool:
    """MG-13: whether a new road tile on `cell` may start from what this edge faces."""
    seat = position.active
    beside = position.table.board.neighbours[cell, edge]
    if beside is None:
        return False
    if beside in position.roads:
        tile = road_end_at(position, cell, edge)
        return tile is not None and position.roads[tile][0] == seat
    if beside not in places.at:
        return False
    place = places.at[beside]
    if place not in places.owner:
        return places.in_network(place, seat)
    if places.owner[place] == seat or position.table.rules["foreign_start"] == "always":
        return True
    return bool(places.own_cities(seat))


def end_allowed(position: Position, cell: Cell, edge: Edge) -> bool:
    """MG-16, MG-A14, MG-A15: whether an end of a new road tile may face what it faces."""
    rules = position.table.rules
    if position.table.board.neighbours[cell, edge] is None:
        return bool(rules["road_to_border"] == "allowed")
    tile = road_end_at(position, cell, edge)
    if tile is None or position.roads[tile][0] == position.active:
        return True
    return bool(rules["mixed_roads"] != "forbidden")


def road_moves(position: Position) -> set[str]:
    """The road tiles that the active seat may lay."""
    if not road_left(position) or not debt_fits_beside_a_road(position):
        return set()
    board, places = position.table.board, places_of(position)
    moves = set()
    for cell in board.cells:
        if not (position.is_ordinary(cell) and position.is_free(cell)):
            continue
        good = {edge for edge in EDGES if end_allowed(position, cell, edge)}
        begin = {edge for edge in good if starts(position, places, cell, edge)}
        for pair in faces(position) if begin else []:
            if good.issuperset(pair) and begin.intersection(pair):
                joined = "-".join(sorted(board.edge_name(edge) for edge in pair))
                moves.add(f"road {board.names[cell]} {joined}")
    return moves


def lay_road(position: Position, cell: Cell, one: Edge, other: Edge) -> Position:
    """The position with one more road tile of the active seat."""
    seat = position.active
    return replace(
        position,
        roads={**position.roads, cell: (seat, min(one, other), max(one, other))},
        front_roads=with_one(position.front_roads, seat, -1),
        x=position.x + 1,
    )

"""Who controls the oracles (MG-38 to MG-41)."""

from __future__ import annotations

from dataclasses import replace

from tests.support.magna_grecia_twin.board import Cell
from tests.support.magna_grecia_twin.places import Place, Places, places_of
from tests.support.magna_grecia_twin.position import Position


def best_cities(places: Places, oracle: Cell) -> set[Place]:
    """The directly connected cities with the highest connectivity."""
    rivals = {place for place in places.links[oracle] if place in places.owner}
    most = max((places.connectivity(city) for city in rivals), default=0)
    return {city for city in rivals if places.connectivity(city) == most}


def contested(position: Position) -> dict[Cell, set[Place]]:
    """Oracles whose controller is overtaken by several equal cities, with those cities."""
    places = places_of(position)
    best = {oracle: best_cities(places, oracle) for oracle in position.oracles}
    return {
        oracle: cities
        for oracle, cities in best.items()
        if len(cities) > 1 and position.oracles[oracle] not in cities
    }


def settled(position: Position) -> Position:
    """MG-39: control brought up to date, as far as nobody has to decide."""
    places = places_of(position)
    oracles = dict(position.oracles)
    for oracle, controller in position.oracles.items():
        best = best_cities(places, oracle)
        if controller in best:
            continue
        if len(best) > 1 and position.table.rules["simultaneous_challenge"] == "active_city":
            best = best & places.own_cities(position.active)
        if len(best) == 1:
            oracles[oracle] = min(best)
    return replace(position, oracles=oracles)


def control_due(position: Position) -> bool:
    """MG-A10: whether the active seat has to decide on an oracle."""
    decides = position.table.rules["simultaneous_challenge"] == "active_decides"
    return decides and bool(contested(position))


def control_moves(position: Position) -> set[str]:
    """The choices for the first contested oracle."""
    names = position.table.board.names
    rivals = contested(position)
    oracle = min(rivals)
    return {f"control {names[oracle]} {names[city]}" for city in rivals[oracle]}

"""How much of each action a turn still has (MG-8 to MG-11, MG-25)."""

from __future__ import annotations

from tests.support.magna_grecia_twin.position import Position


def city_tiles_left(position: Position) -> int:
    """How many city tiles the active seat can still lay: amounts, front stock and points."""
    (road_base, _), (base, enhanced) = position.card.roads, position.card.cities
    if position.x == 0:
        left = enhanced - position.y
    elif position.x <= road_base:
        left = base - position.y
    else:
        left = 0
    cost = position.table.rules["city_tile_cost"]
    payable = position.scores[position.active] // cost if cost else left
    return max(0, min(left, payable, position.front_cities[position.active]))


def road_left(position: Position) -> bool:
    """Whether the active seat may lay one more road tile, wherever that may be."""
    base, enhanced = position.card.roads
    if position.front_roads[position.active] < 1 or position.unfinished:
        return False
    if position.y == 0:
        return position.x < enhanced
    return bool(position.x < base and position.y <= position.card.cities[0])


def may_end_actions(position: Position) -> bool:
    """MG-23: whether nothing is left to mend."""
    return not position.debt and not position.unfinished


def most_drawn(position: Position) -> int:
    """How many tiles the active seat may draw, as far as the card goes."""
    base, enhanced = position.card.draw
    if position.x == 0 and position.y == 0:
        return enhanced
    if position.x and position.y:
        return 0
    within = position.x <= position.card.roads[0] and position.y <= position.card.cities[0]
    return base if within else 0


def counted(number: int, one: str, more: str) -> str:
    """Words such as " 1 city"; nothing for none."""
    return f" {number} {one if number == 1 else more}" if number else ""


def draw_moves(position: Position) -> set[str]:
    """MG-11: every mix of road and city tiles that the active seat may draw."""
    if not may_end_actions(position):
        return set()
    seat, most = position.active, most_drawn(position)
    return {
        "draw" + counted(roads, "road", "roads") + counted(cities, "city", "cities")
        for roads in range(min(most, position.reserve_roads[seat]) + 1)
        for cities in range(min(most - roads, position.reserve_cities[seat]) + 1)
        if roads + cities
    }

"""What happens when a city tile is laid: founding, merging, markets, oracles (MG-18 to MG-27)."""

from __future__ import annotations

from dataclasses import replace

from tests.support.magna_grecia_twin.board import Cell
from tests.support.magna_grecia_twin.cities import debt_after
from tests.support.magna_grecia_twin.places import Place, Places, places_of
from tests.support.magna_grecia_twin.position import Position, with_one
from tests.support.magna_grecia_twin.touching import is_extension
from tests.support.magna_grecia_twin.whole_city import is_finished, with_tiles


def lay_city(position: Position, cell: Cell) -> Position:
    """The position after the active seat has laid a city tile, all consequences but control."""
    seat = position.active
    founds_at_once = not (position.table.whole_city or is_extension(position, cell))
    after = replace(
        with_tiles(position, {cell}),
        debt=debt_after(position, cell),
        y=position.y + 1,
        front_cities=with_one(position.front_cities, seat, -1),
        scores=with_one(position.scores, seat, -position.table.rules["city_tile_cost"]),
    )
    group = after.unfinished
    founding = bool(group) and (founds_at_once or is_finished(after))
    if founding:
        after = replace(after, unfinished=frozenset(), founded=True)
    after = with_markets_moved(after, places_of(position), places_of(after))
    after = with_control_moved(after, places_of(position), places_of(after))
    return with_free_market(after, places_of(after).at[min(group)]) if founding else after


def with_markets_moved(position: Position, before: Places, now: Places) -> Position:
    """MG-27, MG-A13: every market in the place that its hex belongs to now, one a seat and place."""
    together: dict[tuple[Place, int], list[str]] = {}
    for (place, seat), kind in before.position.markets.items():
        together.setdefault((now.at[place], seat), []).append(kind)
    markets, supply = {}, position.supply
    for (place, seat), kinds in together.items():
        kept = kinds[0]
        if len(set(kinds)) > 1:
            owner_asked = position.table.rules["merge_choice"] == "owner"
            kept = "both" if owner_asked else "unsold"
        markets[place, seat] = kept
        staying = 2 if kept == "both" else 1
        supply = with_one(supply, seat, taken_back(position, len(kinds) - staying))
    return replace(position, markets=markets, supply=supply)


def taken_back(position: Position, leaving: int) -> int:
    """MG-A27: how many of the markets that leave a merged city their owner takes back."""
    return leaving if position.table.rules["merged_markets"] == "returned" else 0


def with_control_moved(position: Position, before: Places, now: Places) -> Position:
    """MG-A12: oracles whose controlling city has grown or merged."""
    merged = {city for city in now.owner if sum(now.at[old] == city for old in before.owner) > 1}
    released = position.table.rules["merged_control"] == "released"
    oracles: dict[Cell, Cell | None] = {}
    for oracle, controller in position.oracles.items():
        city = None if controller is None else now.at[controller]
        oracles[oracle] = None if released and city in merged else city
    return replace(position, oracles=oracles)


def with_free_market(position: Position, place: Place) -> Position:
    """MG-26, MG-A20: the founder's free market in the new city."""
    seat = position.active
    present = position.markets.get((place, seat))
    if present is None and position.supply[seat] > 0:
        return replace(
            position,
            markets={**position.markets, (place, seat): "unsold"},
            supply=with_one(position.supply, seat, -1),
        )
    if present == "sold" and position.table.rules["sold_blocks_founding"] == "refreshed":
        return replace(position, markets={**position.markets, (place, seat): "unsold"})
    return position


def keep_due(position: Position) -> list[tuple[Place, int]]:
    """The choices of a kind of market that are due, in the order in which they are made."""
    first = position.order.index(position.active)
    seats = position.order[first:] + position.order[:first]
    both = sorted(spot for spot, kind in position.markets.items() if kind == "both")
    return sorted(both, key=lambda spot: seats.index(spot[1]))


def keep(position: Position, kind: str) -> Position:
    """The position after the seat asked has said which kind of market stays."""
    place, seat = keep_due(position)[0]
    return replace(
        position,
        markets={**position.markets, (place, seat): kind},
        supply=with_one(position.supply, seat, taken_back(position, 1)),
    )

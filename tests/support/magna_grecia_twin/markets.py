"""Buying and selling in the market step (MG-31 to MG-37)."""

from __future__ import annotations

from dataclasses import replace

from tests.support.magna_grecia_twin.places import Place, Places, places_of
from tests.support.magna_grecia_twin.position import Position, with_one


def may_buy(position: Position, places: Places, place: Place) -> bool:
    """MG-32, MG-33, MG-A7, MG-A26: whether the active seat may buy a market in the place."""
    seat, rules = position.active, position.table.rules
    if place in position.oracles or (place, seat) in position.markets:
        return False
    if places.owner.get(place) == seat and rules["own_city_purchase"] == "no":
        return False
    if rules["market_reach"] == "network" and not places.in_network(place, seat):
        return False
    return position.supply[seat] > 0 and places.price(place) <= position.scores[seat]


def may_sell(position: Position, places: Places, place: Place) -> bool:
    """MG-37, MG-A18, MG-A19: whether the active seat may sell its market in the place."""
    seat, rules = position.active, position.table.rules
    if position.markets.get((place, seat)) != "unsold":
        return False
    if rules["last_round_sale"] == "forbidden" and position.round == rules["rounds"] - 1:
        return False
    return bool(
        {
            "worth_a_point": places.market_value(place, seat) >= 1,
            "any": True,
            "active": places.is_active(place, seat),
        }[rules["sellable"]]
    )


def market_moves(position: Position) -> set[str]:
    """The moves of the market step."""
    places, names = places_of(position), position.table.board.names
    buy = {f"buy {names[place]}" for place in places.hexes if may_buy(position, places, place)}
    sell = {f"sell {names[place]}" for place in places.hexes if may_sell(position, places, place)}
    return buy | sell | {"pass"}


def bought(position: Position, place: Place) -> Position:
    """The position with a new market of the active seat, paid for."""
    seat = position.active
    return replace(
        position,
        scores=with_one(position.scores, seat, -places_of(position).price(place)),
        markets={**position.markets, (place, seat): "unsold"},
        supply=with_one(position.supply, seat, -1),
    )


def sold(position: Position, place: Place) -> Position:
    """The position with a market of the active seat sold."""
    seat = position.active
    value = places_of(position).market_value(place, seat)
    return replace(
        position,
        scores=with_one(position.scores, seat, value),
        markets={**position.markets, (place, seat): "sold"},
    )

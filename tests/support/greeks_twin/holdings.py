"""Rows of lands with their buildings: what is laid there and what is lost (GR-16, GR-Q18, GR-Q24)."""

from __future__ import annotations

from tests.support.greeks_twin.cards import Event
from tests.support.greeks_twin.position import Holding, Position


def lay_land(position: Position, seat: int, land: Event, *, left: bool) -> None:
    """Lay a land at one end of a seat's row (GR-16)."""
    row = position.rows[seat]
    row.insert(0 if left else len(row), Holding(land))
    land.move("owned", seat)


def has_room(position: Position, holding: Holding, building: Event) -> bool:
    """Whether a building may stand on a land (GR-16, GR-Q18)."""
    if len(holding.buildings) >= position.rules["buildings"]:
        return False
    if position.rules["sites"] == "any" or building.site == "any":
        return True
    return holding.land.kind == building.site


def sites_for(position: Position, seat: int, building: Event) -> list[Holding]:
    """The lands of a seat on which a building may stand, from the left."""
    return [holding for holding in position.rows[seat] if has_room(position, holding, building)]


def build(holding: Holding, seat: int, building: Event) -> None:
    """Lay a building on a land."""
    holding.buildings.append(building)
    holding.buildings.sort(key=lambda card: card.number)
    building.move("owned", seat)


def holding_of(position: Position, seat: int, text: str) -> Holding:
    """The land of a seat that a move names."""
    return next(holding for holding in position.rows[seat] if holding.land.text == text)


def shielded(holding: Holding) -> bool:
    """Whether disasters spare a land with its buildings."""
    return any(card.has("shield") for card in holding.cards)


def lose_lands(position: Position, seat: int, doomed: list[Holding], number: int) -> None:
    """Lose up to `number` of the lands given, in that order; shielded ones are passed over.

    With last_land = safe it stops when one land is left (GR-Q33).
    """
    for holding in [holding for holding in doomed if not shielded(holding)][:number]:
        if position.rules["last_land"] == "safe" and len(position.rows[seat]) == 1:
            return
        lose_land(position, seat, holding)


def lose_land(position: Position, seat: int, holding: Holding) -> None:
    """Discard a land; its buildings go with it or move to the nearest lands (GR-Q24)."""
    row = position.rows[seat]
    place = row.index(holding)
    row.remove(holding)
    holding.land.move("discarded")
    for building in holding.buildings:
        site = None
        if position.rules["lost_buildings"] == "moved":
            site = nearest_site(position, seat, place, building)
        if site is None:
            building.move("discarded")
        else:
            build(site, seat, building)


def nearest_site(position: Position, seat: int, place: int, building: Event) -> Holding | None:
    """The nearest land with room, seen from where a land stood; left before right."""
    row = position.rows[seat]
    for distance in range(len(row)):
        for index in (place - 1 - distance, place + distance):
            if 0 <= index < len(row) and has_room(position, row[index], building):
                return row[index]
    return None


def lose_buildings(position: Position, seat: int, number: int) -> None:
    """Discard buildings from the rightmost land on, the highest number first on each."""
    doomed = [
        (holding, building)
        for holding in reversed(position.rows[seat])
        if not shielded(holding)
        for building in reversed(holding.buildings)
    ]
    for holding, building in doomed[:number]:
        holding.buildings.remove(building)
        building.move("discarded")

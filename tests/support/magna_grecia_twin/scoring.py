"""Final scores and who wins (MG-42, MG-43)."""

from __future__ import annotations

from tests.support.magna_grecia_twin.places import places_of
from tests.support.magna_grecia_twin.position import Position


def standing(position: Position) -> list[int]:
    """The final score of each seat if the game ended now.

    While a seat owes a choice between a sold and an unsold market, the unsold one counts.
    """
    places, scores = places_of(position), list(position.scores)
    for (place, seat), kind in position.markets.items():
        if kind != "sold":
            scores[seat] += places.market_value(place, seat)
    for city in position.oracles.values():
        if city is not None:
            scores[places.owner[places.at[city]]] += position.table.rules["oracle_value"]
    return scores


def tiles_that_count(position: Position, seat: int) -> int:
    """MG-A3: the tiles that break a tie."""
    front = position.front_roads[seat] + position.front_cities[seat]
    reserve = position.reserve_roads[seat] + position.reserve_cities[seat]
    reading = position.table.rules["tie_break"]
    return {"front_stock": front, "all_unlaid": front + reserve, "shared": 0}[reading]


def ranking(position: Position) -> list[int]:
    """MG-43: the place of each seat; equal seats share one."""
    merits = [
        (score, tiles_that_count(position, seat)) for seat, score in enumerate(standing(position))
    ]
    order = sorted(merits, reverse=True)
    return [1 + order.index(merit) for merit in merits]


def outcome(position: Position) -> list[float]:
    """Each seat's share of the win."""
    places = ranking(position)
    return [1 / places.count(1) if place == 1 else 0.0 for place in places]
